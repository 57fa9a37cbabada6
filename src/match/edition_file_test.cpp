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

// It is called what the file says, after the file if it does not, and never after the edition it is based on.
TEST(EditionFile, HasItsOwnNameAndTitle) {
  const auto called = [](const std::string& toml) {
    const auto read = whole_edition(crystal::rules(), "based_on = \"current\"\n" + toml, "here/mine.toml");
    return read ? value_of(*read, "name") + ", " + value_of(*read, "title") : read.error();
  };
  EXPECT_EQ(called(""), "mine, mine");
  EXPECT_EQ(called("name = \"short\"\n"), "short, short");
  EXPECT_EQ(called("name = \"short\"\ntitle = \"Short\"\n"), "short, Short");
  EXPECT_EQ(called("title = \"Short\"\n"), "mine, Short");
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
  EXPECT_EQ(
      error_of(base + "draw_count = [1, 2]\n"),
      "mine.toml:2: draw_count is neither a whole number, true or false, nor a word in quotes; CF 16.1: "
      "the switch draw_count takes a whole number from 0 to 20");
  EXPECT_EQ(error_of(base + "draw_count = 1.5\n"),
            "mine.toml:2: CF 16.1: the switch draw_count takes a whole number from 0 to 20, not \"1.5\"");
  EXPECT_EQ(error_of(base + "draw_count = 1\ndraw_count = 2\n"),
            "mine.toml:3: this key stands here a second time; leave one of the two lines out");
  EXPECT_NE(error_of(base + "draw_count = \n").find("mine.toml:2: "), std::string::npos);
  EXPECT_NE(error_of("based_on = \"modern\"\n").find("mine.toml:1: there is no edition \"modern\""),
            std::string::npos);
  const std::string missing = error_of("draw_count = 1\n");
  EXPECT_NE(missing.find("no value for aftermath_mode, allowance"), std::string::npos) << missing;
  EXPECT_EQ(missing.find("draw_count"), std::string::npos) << missing;
}

// [CF 16.1] Words stand in quotes, truths do not.
TEST(EditionFile, SaysWhatToWriteWhereQuotesAreWrong) {
  EXPECT_EQ(error_of("based_on = current\n"),
            "mine.toml:1: CF 16.1: a word stands in quotes: based_on = \"current\"");
  EXPECT_EQ(error_of("based_on = \"current\"\n# turns\n  deploy_mode = whole-turn  # as ever\n"),
            "mine.toml:3: CF 16.1: a word stands in quotes: deploy_mode = \"whole-turn\"");
  EXPECT_EQ(error_of("based_on = \"current\"\ndraw_optional = True\n"),
            "mine.toml:2: CF 16.1: write draw_optional = true");
  EXPECT_EQ(error_of("based_on = \"current\"\ndeploy_mode = sideways\n"),
            "mine.toml:2: CF 16.1: the switch deploy_mode takes \"whole-turn\" or \"alternating\", not "
            "\"sideways\"");
  EXPECT_EQ(error_of("based_on = \"current\"\ndeploy_mod = alternating\n"),
            "mine.toml:2: CF 16.1: there is no switch \"deploy_mod\"; did you mean deploy_mode?");
  EXPECT_EQ(
      error_of("based_on = \"current\"\ndraw_count =  # one\n"),
      "mine.toml:2: draw_count has no value; CF 16.1: the switch draw_count takes a whole number from 0 "
      "to 20");
}

// [CF 16.1] However long a line is, and whatever stands in it.
TEST(EditionFile, ReadsLinesOfAnyLength) {
  const std::string word(400000, 'x');
  EXPECT_EQ(error_of("name = " + word + "\n"),
            "mine.toml:1: CF 16.1: a word stands in quotes: name = \"" + word + "\"");
  EXPECT_NE(error_of(word + " = current\n").find("there is no switch"), std::string::npos);
  EXPECT_EQ(error_of("name = " + word + " # " + word + "\n").find("a word stands in quotes: name = \"x"),
            22u);
  for (const std::string& line : std::vector<std::string>{"name = " + word + "!", "name = 1" + word,
                                                          "name " + word, word, "= " + word}) {
    const std::string error = error_of(line + "\n");
    EXPECT_TRUE(error.starts_with("mine.toml:1: ")) << error.substr(0, 100);
    EXPECT_EQ(error.find("in quotes:"), std::string::npos) << error.substr(0, 100);
  }
}

// [CF 16.1] A switch has a name of one part.
TEST(EditionFile, RefusesKeysOfManyParts) {
  std::string key = "a";
  for (int i = 0; i < 300000; ++i) key += ".a";
  EXPECT_EQ(error_of("\n" + key + " = 1\n"), "mine.toml:2: a key has too many parts");
  EXPECT_EQ(error_of("[" + key + "]\n"), "mine.toml:1: a key has too many parts");
}

// [CF 16.1] The edition or the switch that was meant.
TEST(EditionFile, NamesWhatWasMeant) {
  const std::string base = error_of("based_on = \"curent\"\n");
  EXPECT_TRUE(base.ends_with("; did you mean current?")) << base;
  const auto print = [](const std::string& edition, const Switch& change) {
    const auto printed = print_edition(crystal::rules(), edition, 2, {change});
    return printed ? std::string() : printed.error();
  };
  EXPECT_EQ(print("current", {"draw_count", "2"}), "");
  EXPECT_EQ(print("current", {"crystal_taget", "40"}),
            "CF 16.1: there is no switch \"crystal_taget\"; did you mean crystal_target?");
  const std::string edition = print("Curent", {"draw_count", "2"});
  EXPECT_TRUE(edition.ends_with("; did you mean current?")) << edition;
  const std::string missing = error_of("draw_count = 1\n");
  EXPECT_NE(missing.find("CF 16.1"), std::string::npos) << missing;
  EXPECT_NE(missing.find("based_on = \"classic\""), std::string::npos) << missing;
}

// [CF 16.1] The names of the game's own editions are taken.
TEST(EditionFile, HasANameOfItsOwn) {
  const std::string base = "based_on = \"current\"\n";
  EXPECT_EQ(error_of(base + "name = \"classic\"\n"),
            "mine.toml:2: CF 16.1: there is an edition \"classic\" already; give this one another name");
  EXPECT_EQ(error_of(base + "draw_count = 2\nname = \"current\"\n"),
            "mine.toml:3: CF 16.1: there is an edition \"current\" already; give this one another name");
  EXPECT_EQ(error_of(base + "name = \"current\"\n"), "") << "it is that one";
  EXPECT_EQ(error_of(base + "name = \"\"\n"), "mine.toml:2: CF 16.1: name is empty; give the edition a name");
  EXPECT_EQ(error_of(base + "title = \" \"\n"),
            "mine.toml:2: CF 16.1: title is empty; give the edition a title");
  EXPECT_EQ(error_of(base + "name = \"a\\nb\"\n"),
            "mine.toml:2: CF 16.1: name is more than one line, or has a tab in it; write it in one line");
  EXPECT_EQ(error_of(base + "title = \"a\\tb\"\n"),
            "mine.toml:2: CF 16.1: title is more than one line, or has a tab in it; write it in one line");
}

// [CF 16.1] An edition may be based on another file, found from where it lies.
TEST(EditionFile, IsBasedOnAnotherFile) {
  const std::string folder = testing::TempDir();
  const auto write = [&](const std::string& name, const std::string& toml) {
    std::ofstream(folder + name) << toml;
  };
  const auto read = [&](const std::string& name) {
    std::ifstream in(folder + name);
    const std::string toml((std::istreambuf_iterator<char>(in)), {});
    return whole_edition(crystal::rules(), toml, folder + name);
  };
  write("verbatim-below.toml", "based_on = \"current\"\ntitle = \"Below\"\ncrystal_target = 40\n");
  write("verbatim-above.toml", "based_on = \"verbatim-below.toml\"\ndraw_count = 2\n");
  const auto above = read("verbatim-above.toml");
  ASSERT_TRUE(above) << above.error();
  EXPECT_EQ(value_of(*above, "crystal_target"), "40");
  EXPECT_EQ(value_of(*above, "draw_count"), "2");
  EXPECT_EQ(value_of(*above, "hand_keep"), "4") << "as in current";
  EXPECT_EQ(value_of(*above, "title"), "verbatim-above");
  write("verbatim-below.toml", "based_on = \"./verbatim-above.toml\"\n");
  const auto circle = read("verbatim-above.toml");
  ASSERT_FALSE(circle);
  EXPECT_NE(circle.error().find("is based on this file itself"), std::string::npos) << circle.error();
  write("verbatim-above.toml", "based_on = \"verbatim-nowhere.toml\"\n");
  const auto nowhere = read("verbatim-above.toml");
  ASSERT_FALSE(nowhere);
  EXPECT_NE(nowhere.error().find("verbatim-above.toml:1: "), std::string::npos) << nowhere.error();
}

// [CF 16.1] Values that contradict each other are refused when the edition is printed, with the line of one.
TEST(EditionFile, IsPrintedByItsPath) {
  const std::string path = testing::TempDir() + "verbatim-own-edition.toml";
  const auto print = [&](const std::string& toml) {
    std::ofstream(path) << "based_on = \"current\"\n" << toml;
    const auto printed = print_edition(crystal::rules(), path, 2, {});
    return printed ? std::string() : printed.error().substr(path.size());
  };
  EXPECT_EQ(print("crystal_target = 40\n"), "");
  EXPECT_EQ(print("hand_draw = 3\n"), ":2: CF 16.1: hand_keep is 4, more than hand_draw, which is 3");
  EXPECT_EQ(print("players_min = 4\nplayers_max = 3\n"),
            ":3: CF 16.1: players_min is 4, more than players_max, which is 3");
  EXPECT_EQ(print("permanent_limit = 0\n"),
            ":2: CF 16.1: permanents are \"played\", so permanent_limit must be at least 1");
  EXPECT_EQ(print("hand_keep = 8\n"), ":2: CF 16.1: hand_keep is 8, more than hand_draw, which is 7");
  EXPECT_EQ(print("hand_redraw = \"basics\"\nhand_keep = 8\n"), "") << "nothing is put back: it is not read";
  EXPECT_EQ(print("permanents = \"from-start\"\npermanent_limit = 1\n"),
            ":3: CF 16.1: permanents are \"from-start\", so permanent_limit must be at least 2");
  EXPECT_EQ(print("crystal_target = \"40\"\n"), ":2: CF 16.1: it stands without quotes: crystal_target = 40");
  EXPECT_EQ(print("basics_in_hand = \"true\"\n"),
            ":2: CF 16.1: it stands without quotes: basics_in_hand = true");
  EXPECT_EQ(print("name = 5\n"), ":2: CF 16.1: a word stands in quotes: name = \"5\"");
  EXPECT_EQ(print("basics_in_hand = yes\n"),
            ":2: CF 16.1: the switch basics_in_hand takes true or false, not \"yes\"");
  EXPECT_NE(print("crystal_target = lots\n").find("takes a whole number"), std::string::npos);
  EXPECT_NE(print("start_hp = 3\n").find("did you mean start_crystals or start_hit_points"),
            std::string::npos);
  EXPECT_EQ(print("players_min = 3\n"), ": CF 1.1: 3 to 4 players, not 2");
  EXPECT_FALSE(print_edition(crystal::rules(), "nowhere/edition.toml", 2, {}));
  EXPECT_TRUE(print_edition(crystal::rules(), "classic", 2, {}));
}

}  // namespace
}  // namespace verbatim
