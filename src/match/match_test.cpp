#include "match/match.h"

#include <gtest/gtest.h>

#include "tests/conformance/duel_match.h"

namespace verbatim {
namespace {

using duel::play;
using duel::setup;

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
  EXPECT_EQ(drift->fits, 0u);
  EXPECT_FALSE(drift->why.empty());
}

// A record is checked from before its first choice to its last one, however short it is.
TEST(Match, NoChoiceAndNoOpeningGoesUnchecked) {
  const Game game = duel::make(2);
  const Record whole = play(game, 7).record();
  for (std::size_t length : {0u, 1u, 5u, 15u, 16u, 17u, 20u}) {
    Match m(game, duel::start(game, 7), setup(7));
    for (std::size_t i = 0; i < length; ++i) ASSERT_TRUE(m.choose(whole.choices[i]));
    const Record& r = m.record();
    EXPECT_EQ(r.fingerprints.front().after, 0u);
    EXPECT_EQ(r.fingerprints.back().after, length);
    EXPECT_EQ(r.fingerprints.size(), 1 + (length + 15) / 16) << "and nothing is left over of those before";
    const auto read = read_record(write_record(r));
    ASSERT_TRUE(read);
    Match other(game, duel::start(game, 8), setup(8));
    const auto opening = other.replay(*read);
    ASSERT_TRUE(opening.has_value()) << length;
    EXPECT_EQ(opening->where(), "before its first choice");
    EXPECT_EQ(other.choices(), 0u);
    if (length == 0) continue;
    Match first(game, duel::start(game, 7), setup(7));
    for (std::size_t i = 0; i + 1 < length; ++i) ASSERT_TRUE(first.choose(whole.choices[i]));
    if (first.decision().options.size() < 2) continue;
    Record changed = *read;
    changed.choices.back() = changed.choices.back() == 0 ? 1 : 0;
    Match again(game, duel::start(game, 7), setup(7));
    const auto drift = again.replay(changed);
    ASSERT_TRUE(drift.has_value()) << length;
    EXPECT_EQ(drift->choice, length);
  }
}

// Records that were written before do not have them all.
TEST(Match, ReplaysARecordWithFewerFingerprints) {
  const Game game = duel::make(2);
  Record r = play(game, 7).record();
  std::erase_if(r.fingerprints, [](const auto& f) { return f.after == 0 || f.after % 16 != 0; });
  Match again(game, duel::start(game, 7), setup(7));
  EXPECT_FALSE(again.replay(r).has_value());
  r.fingerprints.clear();
  Match once_more(game, duel::start(game, 7), setup(7));
  EXPECT_FALSE(once_more.replay(r).has_value());
}

// Whichever choice is changed: it is among those that are named, and what is said to fit does.
TEST(Match, SaysAmongWhichChoicesTheWayIsLeft) {
  const Game game = duel::make(2);
  const Record r = play(game, 7).record();
  ASSERT_GT(r.fingerprints.size(), 2u);
  int seen = 0;
  for (std::size_t i = 0; i < r.choices.size(); ++i) {
    Record changed = r;
    changed.choices[i] = changed.choices[i] == 0 ? 1 : 0;
    Match again(game, duel::start(game, 7), setup(7));
    const auto drift = again.replay(changed);
    if (!drift) continue;  // another way to the same end
    ++seen;
    EXPECT_LE(drift->fits, i);
    EXPECT_GT(drift->choice, i);
    EXPECT_LT(drift->choice - drift->fits, Match::kFingerprintEvery + 1);
    changed.choices.resize(drift->fits);
    std::erase_if(changed.fingerprints, [&](const auto& f) { return f.after > drift->fits; });
    changed.outcome.clear();
    Match shorter(game, duel::start(game, 7), setup(7));
    EXPECT_FALSE(shorter.replay(changed).has_value());
  }
  EXPECT_GT(seen, 10);
  EXPECT_EQ((Drift{16, 32, ""}.where()), "somewhere in choices 17 to 32");
  EXPECT_EQ((Drift{16, 17, ""}.where()), "at choice 17");
  EXPECT_EQ((Drift{16, 16, ""}.where()), "at its end");
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
