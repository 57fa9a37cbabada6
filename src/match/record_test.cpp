#include "match/record.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "tests/conformance/duel_match.h"

namespace verbatim {
namespace {

using duel::play;
using duel::setup;

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

}  // namespace
}  // namespace verbatim
