// A game that cannot be written: no choice is taken until it can, unless somebody says to go on all the same.

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "games/crystal/crystal.h"
#include "match/laid_table.h"
#include "tests/tui/screen.h"
#include "tui/plain.h"

namespace verbatim::tui {
namespace {

namespace fs = std::filesystem;

class Unsaved : public testing::Test {
 protected:
  Unsaved()
      : table_(LaidTable::lay(crystal::rules(), std::string(VERBATIM_ROOT) + "/games/crystal", TableWish{})),
        sitting_(make()) {}

  // Two people; the folder of the game's file is not there.
  Sitting make() {
    std::vector<Chair> chairs(2);
    chairs[0].name = "Ada";
    chairs[1].name = "Ben";
    return Sitting({table_->game(), table_->box(), [](const std::string&) { return std::string(); },
                    table_->opening(7), table_->record(7, "human,human"), std::move(chairs), file()});
  }
  std::string file() const { return folder_.path("gone/game.record"); }
  std::size_t written() const {
    return read_record(load_file(file()).value_or("")).value_or(Record()).choices.size();
  }

  Folder folder_;
  Result<LaidTable, LayError> table_;
  Sitting sitting_;
};

TEST_F(Unsaved, ChoicesWaitUntilAllBeforeThemIsWritten) {
  EXPECT_TRUE(sitting_.choose(0).has_value());
  EXPECT_FALSE(sitting_.save_problem().empty());
  const auto second = sitting_.choose(0);
  ASSERT_FALSE(second.has_value());
  EXPECT_NE(second.error().reason.find("not saved"), std::string::npos) << second.error().reason;
  EXPECT_EQ(sitting_.choices(), 1u);
  fs::create_directories(folder_.path("gone"));
  EXPECT_TRUE(sitting_.choose(0).has_value());
  EXPECT_TRUE(sitting_.save_problem().empty());
  EXPECT_EQ(written(), 2u);
}

TEST_F(Unsaved, WhoeverSaysSoGoesOnWithoutARecord) {
  std::istringstream in("\n1\n\n1\nunsaved\n1\n");
  std::ostringstream out;
  play_plain(sitting_, in, out, false);
  const std::string text = out.str();
  for (const char* part : {"NOT SAVED: cannot write", "The game is not saved: cannot write", "say: unsaved",
                           "goes on without a record", "The game could not be written"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
  EXPECT_EQ(sitting_.choices(), 2u) << text;
  fs::create_directories(folder_.path("gone"));
  EXPECT_TRUE(sitting_.choose(0).has_value());
  EXPECT_EQ(written(), 3u);
}

TEST_F(Unsaved, LeavingTriesAgain) {
  EXPECT_TRUE(sitting_.choose(0).has_value());
  fs::create_directories(folder_.path("gone"));
  std::istringstream in("\nquit\n");
  std::ostringstream out;
  play_plain(sitting_, in, out, false);
  EXPECT_NE(out.str().find("Continue with: verbatim play --from"), std::string::npos) << out.str();
  EXPECT_EQ(written(), 1u);
}

TEST_F(Unsaved, TheScreenSaysSoAndTakesNoFurtherChoice) {
  fs::create_directories(folder_.path("gone"));
  Screen s(folder_, 80, 24, "crystal --seed 7 --no-coach --seats human,random --record " + file());
  ASSERT_TRUE(s.wait_for("which cards on the bottom")) << s.text();
  fs::rename(folder_.path("gone"), folder_.path("away"));
  s.type("2");
  EXPECT_TRUE(s.wait_for("NOT SAVED.")) << s.text();
  EXPECT_TRUE(s.wait_for("(1 of up to 7)")) << s.text();
  s.type("q");
  EXPECT_TRUE(s.wait_for("The game is NOT SAVED.")) << s.text();
  s.type("n");
  EXPECT_TRUE(s.wait_for("w: go on without a record")) << s.text();
  s.type("2");
  s.type("s");
  EXPECT_TRUE(s.wait_for("It could not be written")) << s.text();
  EXPECT_TRUE(s.wait_for("(1 of up to 7)")) << s.text();
  fs::rename(folder_.path("away"), folder_.path("gone"));
  s.type("2");
  EXPECT_TRUE(s.wait_for("(2 of up to 7)")) << s.text();
  EXPECT_TRUE(s.wait_gone("NOT SAVED")) << s.text();
  EXPECT_EQ(written(), 2u);
}

}  // namespace
}  // namespace verbatim::tui
