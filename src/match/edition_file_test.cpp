#include "match/edition_file.h"

#include <gtest/gtest.h>

#include <fstream>

#include "games/crystal/crystal.h"

namespace verbatim {
namespace {

std::string error_of(const std::string& toml) {
  const auto read = whole_edition(crystal::rules(), toml, "mine.toml");
  return read ? "" : read.error();
}
std::string value_of(const std::vector<Switch>& all, const std::string& key) {
  for (const Switch& s : all) {
    if (s.key == key) return s.value;
  }
  return "missing";
}

// [CF 16.1] A file says what differs from the edition that it is based on.
TEST(EditionFile, TakesTheRestFromTheEditionItIsBasedOn) {
  const auto read = whole_edition(crystal::rules(),
                                  "based_on = \"current\"\nname = \"mine\"\ncrystal_target = 40\n"
                                  "draw_optional = false\ndeploy_mode = \"alternating\"\n",
                                  "mine.toml");
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(value_of(*read, "name"), "mine");
  EXPECT_EQ(value_of(*read, "crystal_target"), "40");
  EXPECT_EQ(value_of(*read, "draw_optional"), "false");
  EXPECT_EQ(value_of(*read, "deploy_mode"), "alternating");
  EXPECT_EQ(value_of(*read, "hand_keep"), "4") << "as in current";
  EXPECT_EQ(read->size(), crystal::Edition::switches().size());
}

// [CF 16.1] What is wrong is told with its line, the values that are right, and the name that was meant.
TEST(EditionFile, SaysWhatIsWrongAndWhere) {
  const std::string base = "based_on = \"classic\"\n";
  EXPECT_EQ(error_of(base + "\ndraw_cont = 2\n"),
            "mine.toml:3: CF 16.1: there is no switch \"draw_cont\"; did you mean draw_count?");
  EXPECT_EQ(error_of(base + "draw_count = 21\n"),
            "mine.toml:2: CF 16.1: the switch draw_count takes a whole number from 0 to 20, not \"21\"");
  EXPECT_EQ(error_of(base + "deploy_mode = \"sideways\"\n"),
            "mine.toml:2: CF 16.1: the switch deploy_mode takes \"whole-turn\" or \"alternating\", not "
            "\"sideways\"");
  EXPECT_EQ(error_of(base + "draw_optional = \"maybe\"\n"),
            "mine.toml:2: CF 16.1: the switch draw_optional takes true or false, not \"maybe\"");
  EXPECT_EQ(error_of(base + "draw_count = [1, 2]\n"),
            "mine.toml:2: draw_count is neither a whole number, true or false, nor a word in quotes");
  EXPECT_NE(error_of(base + "draw_count = \n").find("mine.toml:2: "), std::string::npos);
  EXPECT_NE(error_of("based_on = \"modern\"\n").find("mine.toml:1: there is no edition \"modern\""),
            std::string::npos);
  const std::string missing = error_of("draw_count = 1\n");
  EXPECT_NE(missing.find("no value for aftermath_mode, allowance"), std::string::npos) << missing;
  EXPECT_EQ(missing.find("draw_count"), std::string::npos) << missing;
}

// [CF 16.1] Values that contradict each other are refused when the edition is printed.
TEST(EditionFile, IsPrintedByItsPath) {
  const std::string path = testing::TempDir() + "verbatim-own-edition.toml";
  const auto print = [&](const std::string& toml) {
    std::ofstream(path) << "based_on = \"current\"\n" << toml;
    const auto printed = print_edition(crystal::rules(), path, 2, {});
    return printed ? std::string() : printed.error().substr(path.size());
  };
  EXPECT_EQ(print("crystal_target = 40\n"), "");
  EXPECT_EQ(print("hand_draw = 3\n"), ": CF 16.1: hand_keep is 4, more than hand_draw, which is 3");
  EXPECT_EQ(print("players_min = 4\nplayers_max = 3\n"),
            ": CF 16.1: players_min is 4, more than players_max, which is 3");
  EXPECT_EQ(print("permanent_limit = 0\n"),
            ": CF 16.1: permanents are \"played\", so permanent_limit must be at least 1");
  EXPECT_EQ(print("players_min = 3\n"), ": CF 1.1: 3 to 4 players, not 2");
  EXPECT_FALSE(print_edition(crystal::rules(), "nowhere/edition.toml", 2, {}));
  EXPECT_TRUE(print_edition(crystal::rules(), "classic", 2, {}));
}

}  // namespace
}  // namespace verbatim
