#include "match/match.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

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

// What would break a line is escaped, in every value.
TEST(Record, AValueMayBeAnyText) {
  for (const std::string value : {"", " ", " a ", "a\nb", "\n", "a\r", "a\r\nb\r\n", "\\", "\\n", "a\\",
                                  "a\\\\nb\\", "choices", "\nchoices\n0"}) {
    Record r = setup(1);
    r.setup.emplace_back("title", value);
    r.pins.emplace_back("note", value);
    r.choices = {0, 1};
    const auto back = read_record(write_record(r));
    ASSERT_TRUE(back) << value;
    EXPECT_EQ(back->setup, r.setup);
    EXPECT_EQ(back->pins, r.pins);
    EXPECT_EQ(back->choices, r.choices);
  }
}

// Those written before a value was escaped, but for cards.
TEST(Record, ABackslashThatEscapesNothingIsOne) {
  const auto r =
      read_record("verbatim record 1\nsetup deck a\\b: 1 C\\D\\\nsetup card x\\ny\\\\z\nchoices\n");
  ASSERT_TRUE(r);
  EXPECT_EQ(*r->find("deck"), "a\\b: 1 C\\D\\");
  EXPECT_EQ(*r->find("card"), "x\ny\\z");
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

// A folder of its own for files.
class RecordFiles : public testing::Test {
 protected:
  RecordFiles() { std::filesystem::create_directory(folder_); }
  ~RecordFiles() override { std::filesystem::remove_all(folder_); }
  std::string path(const std::string& name) const { return folder_ + "/" + name; }
  static std::string bytes(const std::string& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  static void write(const std::string& file, const std::string& content) { std::ofstream(file) << content; }

 private:
  std::string folder_ =
      std::filesystem::temp_directory_path() / ("verbatim-record-files-" + std::to_string(::getpid()));
};

// Cut at any byte a packed record is whole, or says that it is not, or is refused; no choice is made up.
TEST_F(RecordFiles, APackedOneThatIsCutOffSaysSo) {
  const Game game = duel::make(2);
  const Record whole = play(game, 6).record();
  ASSERT_TRUE(save_file(path("a.gz"), write_record(whole)));
  const std::string packed = bytes(path("a.gz"));
  std::size_t read = 0;
  for (std::size_t cut = 0; cut < packed.size(); ++cut) {
    write(path("b.gz"), packed.substr(0, cut));
    const auto part = load_record(path("b.gz"));
    if (!part) continue;
    ++read;
    EXPECT_TRUE(part->damaged) << cut;
    EXPECT_NE(part->warning.find("cut off; it is read up to choice"), std::string::npos) << part->warning;
    ASSERT_LE(part->choices.size(), whole.choices.size());
    EXPECT_TRUE(std::equal(part->choices.begin(), part->choices.end(), whole.choices.begin()));
    EXPECT_FALSE(load_file(path("b.gz")).has_value()) << "of other files a part is not enough";
  }
  EXPECT_GT(read, packed.size() / 4);
  const auto all = load_record(path("a.gz"));
  ASSERT_TRUE(all.has_value());
  EXPECT_EQ(all->warning, "");
  EXPECT_FALSE(all->damaged);
}

TEST_F(RecordFiles, APackedOneThatWasChangedSaysSoOrIsTheSame) {
  const Game game = duel::make(2);
  const Record whole = play(game, 6).record();
  ASSERT_TRUE(save_file(path("a.gz"), write_record(whole)));
  const std::string packed = bytes(path("a.gz"));
  for (std::size_t at = 0; at < packed.size(); ++at) {
    for (const char bit : {'\x01', '\x55', '\x80'}) {
      std::string other = packed;
      other[at] = static_cast<char>(other[at] ^ bit);
      write(path("b.gz"), other);
      const auto read = load_record(path("b.gz"));
      if (!read || !read->warning.empty()) continue;
      EXPECT_EQ(write_record(*read), write_record(whole)) << at;
    }
  }
  write(path("b.gz"), packed + "more");
  EXPECT_NE(load_record(path("b.gz"))->warning, "");
  write(path("b.gz"), packed.substr(0, 0));
  EXPECT_FALSE(load_record(path("b.gz")).has_value());
}

TEST_F(RecordFiles, ALinkStaysALinkAndReadersStayTheSame) {
  namespace fs = std::filesystem;
  write(path("real"), "old");
  ::chmod(path("real").c_str(), 0600);
  fs::create_symlink("real", path("link"));
  ASSERT_TRUE(save_file(path("link"), "new"));
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(bytes(path("real")), "new");
  EXPECT_EQ(fs::status(path("real")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("not there yet", path("ahead"));
  ASSERT_TRUE(save_file(path("ahead"), "new"));
  EXPECT_EQ(bytes(path("not there yet")), "new");
}

// Whatever lies beside the file stays, whatever it is called; and what is begun leaves nothing behind.
TEST_F(RecordFiles, NothingElseIsTouched) {
  namespace fs = std::filesystem;
  for (const char* name : {"game.new", "game.tmp", "game~", ".game"}) write(path(name), "mine");
  write(path("target"), "mine");
  fs::create_symlink("target", path("other.new"));
  for (const char* name : {"game", "other"}) {
    ASSERT_TRUE(save_file(path(name), "record"));
    ASSERT_TRUE(save_file(path(name), "record again"));
    EXPECT_EQ(bytes(path(name)), "record again");
    EXPECT_FALSE(fs::is_symlink(path(name)));
  }
  for (const char* name : {"game.new", "game.tmp", "game~", ".game", "target"})
    EXPECT_EQ(bytes(path(name)), "mine") << name;
  EXPECT_TRUE(fs::is_symlink(path("other.new")));
  fs::create_directory(path("taken"));
  EXPECT_FALSE(save_file(path("taken"), "x").has_value());
  FileHold hold;
  EXPECT_FALSE(save_file(path("game"), "x", &hold).has_value());
  std::size_t files = 0;
  for (const auto& entry : fs::directory_iterator(path("."))) files += entry.exists();
  EXPECT_EQ(files, 9u);
  // A new file is for whoever may read any other.
  write(path("any"), "");
  EXPECT_EQ(fs::status(path("game")).permissions() | fs::perms::group_write | fs::perms::others_write,
            fs::status(path("any")).permissions() | fs::perms::group_write | fs::perms::others_write);
}

// Two games that begin in one file: one has it, the other is told.
TEST_F(RecordFiles, TheFirstToBeginAFileHasIt) {
  const std::string file = path("game");
  auto first = FileHold::take(file), second = FileHold::take(file);
  ASSERT_TRUE(first && second) << "it is not there yet";
  ASSERT_TRUE(save_file(file, "first", &*first));
  const auto refused = save_file(file, "second", &*second);
  ASSERT_FALSE(refused.has_value());
  EXPECT_NE(refused.error().find("was not there when this game began"), std::string::npos) << refused.error();
  ASSERT_TRUE(save_file(file, "first again", &*first));
  EXPECT_FALSE(save_file(file, "second", &*second).has_value());
  EXPECT_EQ(bytes(file), "first again");
}

// Also while the file is replaced again and again.
TEST_F(RecordFiles, OnlyOneHoldsAFile) {
  const std::string file = path("game");
  auto first = FileHold::take(file);
  ASSERT_TRUE(first.has_value()) << "it is not there yet";
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(save_file(file, "x", &*first));
    const auto second = FileHold::take(file);
    ASSERT_FALSE(second.has_value());
    EXPECT_NE(second.error().find("another window"), std::string::npos) << second.error();
  }
  *first = FileHold();
  auto third = FileHold::take(file);
  ASSERT_TRUE(third.has_value());
  const FileHold moved = std::move(*third);
  EXPECT_FALSE(FileHold::take(file).has_value());
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
