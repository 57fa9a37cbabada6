#include "match/match.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "tests/conformance/duel.h"

namespace verbatim {
namespace {

Record setup(std::uint64_t seed) {
  Record r;
  r.setup = {{"game", "duel"}, {"seed", std::to_string(seed)}};
  r.pins = {{"kernel", "test"}};
  return r;
}

Match play(const Game& game, std::uint64_t seed) {
  Match m(game, duel::start(game, seed), setup(seed));
  Random random(seed);
  while (!m.over() && !m.failed()) {
    EXPECT_TRUE(
        m.choose(static_cast<int>(random.below(static_cast<std::uint32_t>(m.decision().options.size())))));
  }
  return m;
}

TEST(Record, WrittenAndReadIsTheSame) {
  const Game game = duel::make(2);
  const Record r = play(game, 5).record();
  const auto back = read_record(write_record(r));
  ASSERT_TRUE(back.has_value());
  EXPECT_EQ(write_record(*back), write_record(r));
  EXPECT_EQ(back->warning, "");
  EXPECT_EQ(*back->find("seed"), "5");
}

// Cut at any byte: what stands before the cut is there, and nothing else.
TEST(Record, CutAtEveryByteLoadsUpToTheLastWholeChoice) {
  const Game game = duel::make(2);
  const Record whole = play(game, 6).record();
  const std::string text = write_record(whole);
  for (std::size_t cut = 0; cut < text.size(); ++cut) {
    const auto part = read_record(std::string_view(text).substr(0, cut));
    if (!part) {
      EXPECT_LT(cut, text.find('\n') + 1) << part.error().text;
      continue;
    }
    ASSERT_LE(part->choices.size(), whole.choices.size());
    EXPECT_TRUE(std::equal(part->choices.begin(), part->choices.end(), whole.choices.begin()));
    if (cut > 0 && text[cut - 1] != '\n') {
      EXPECT_NE(part->warning, "");
    }
  }
}

TEST(Record, RefusesWhatIsNoRecord) {
  for (const char* text :
       {"", "hello\n", "verbatim record 99\n", "verbatim record x\n", "verbatim record 1\nnonsense\n",
        "verbatim record 1\nchoices\n-1\n", "verbatim record 1\nchoices\n70000\n",
        "verbatim record 1\nchoices\n0\n= 7 00000000\n", "verbatim record 1\nchoices\nend x\n1\n"}) {
    const auto r = read_record(text);
    ASSERT_FALSE(r.has_value()) << text;
    EXPECT_FALSE(r.error().text.empty());
    EXPECT_GE(r.error().line, 1);
  }
}

TEST(Record, LineEndsOfOtherSystemsAreNoPartOfAValue) {
  for (const std::string end : {"\n", "\r\n", "\r\r\n"}) {
    const auto r =
        read_record("verbatim record 1" + end + "setup seed 5" + end + "choices" + end + "3" + end);
    ASSERT_TRUE(r) << r.error().text;
    EXPECT_EQ(*r->find("seed"), "5");
    EXPECT_EQ(r->choices.size(), 1u);
  }
}

TEST(Record, FilesPackedOrNotComeBack) {
  const std::string folder =
      std::filesystem::temp_directory_path() / ("verbatim-record-" + std::to_string(::getpid()));
  std::filesystem::create_directory(folder);
  for (const char* name : {"/a.rec", "/a.rec.gz"}) {
    ASSERT_TRUE(save_file(folder + name, "verbatim record 1\nchoices\n1\n"));
    const auto back = load_file(folder + name);
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ(*back, "verbatim record 1\nchoices\n1\n");
    EXPECT_FALSE(std::filesystem::exists(folder + name + ".new"));
  }
  EXPECT_FALSE(load_file(folder + "/none").has_value());
  EXPECT_FALSE(save_file(folder + "/no/such/folder", "x").has_value());
  // What cannot take its place is not left behind.
  std::filesystem::create_directory(folder + "/taken");
  EXPECT_FALSE(save_file(folder + "/taken", "x").has_value());
  EXPECT_FALSE(std::filesystem::exists(folder + "/taken.new"));
  std::filesystem::remove_all(folder);
}

TEST(Match, ReplaysItsRecord) {
  const Game game = duel::make(2);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Record r = play(game, seed).record();
    Match again(game, duel::start(game, seed), setup(seed));
    EXPECT_FALSE(again.replay(r).has_value());
    EXPECT_EQ(write_record(again.record()), write_record(r));
  }
}

// Another deal is another game: the replay says at which choice it noticed.
TEST(Match, NoticesDrift) {
  const Game game = duel::make(2);
  const Record r = play(game, 1).record();
  Match other(game, duel::start(game, 2), setup(2));
  const auto drift = other.replay(r);
  ASSERT_TRUE(drift.has_value());
  EXPECT_LE(drift->choice, Match::kFingerprintEvery);
  EXPECT_FALSE(drift->why.empty());
}

TEST(Match, RewindAndForkGoBackExactly) {
  const Game game = duel::make(2);
  const Match m = play(game, 3);
  Match half = m.fork(m.choices() / 2);
  EXPECT_EQ(half.choices(), m.choices() / 2);
  EXPECT_FALSE(half.over());
  Record rest = m.record();
  rest.choices.erase(rest.choices.begin(), rest.choices.begin() + half.choices());
  rest.fingerprints.clear();
  rest.outcome.clear();
  EXPECT_FALSE(half.replay(rest).has_value());
  EXPECT_EQ(half.record().choices, m.record().choices);
  EXPECT_EQ(half.record().outcome, m.record().outcome);
}

// What may be taken back is told by what the seat knows: never across another seat's choice or a draw.
TEST(Match, UndoStopsAtTheInformationBarrier) {
  const Game game = duel::make(2);
  Random random(9);
  int allowed = 0, refused = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Match m(game, duel::start(game, seed), setup(seed));
    int last = -1;
    while (!m.over()) {
      const int seat = m.decision().seat;
      if (last >= 0 && last != seat) {
        EXPECT_EQ(m.undoable(seat), 0u);
      }
      last = seat;
      const View before = m.seen_by(seat);
      const std::string record = write_record(m.record());
      ASSERT_TRUE(
          m.choose(static_cast<int>(random.below(static_cast<std::uint32_t>(m.decision().options.size())))));
      if (m.over() || m.undoable(seat) == 0) {
        ++refused;
        continue;
      }
      Match back = m;
      ASSERT_TRUE(back.undo(seat));
      EXPECT_TRUE(back.seen_by(seat) == before);
      EXPECT_EQ(write_record(back.record()), record);
      ++allowed;
    }
  }
  EXPECT_GT(allowed, 20);
  EXPECT_GT(refused, 20);
}

}  // namespace
}  // namespace verbatim
