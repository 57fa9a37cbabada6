// What is answered to words that were not understood, and that no option is ignored in silence.

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "tests/commands/program.h"

namespace verbatim {
namespace {

namespace fs = std::filesystem;

// A command line that was not understood: which command, what is wrong, and what to write instead.
TEST(Usage, ErrorsSayWhereAndWhatToWrite) {
  expect_says("", 2, "verbatim: name a command\nThe commands are: play, check,");
  expect_says("--foo", 2, "verbatim: there is no option --foo\n");
  expect_says("--versio", 2, "did you mean --version?");
  expect_says("check", 2, "verbatim check: ");
  expect_says("check", 2, " is missing: ");
  expect_says("check", 2, "For example: verbatim check ");
  expect_says("card", 2, "verbatim card: what is missing: read [TEXT], show NAME");
  expect_says("play --seat human,greedy", 2,
              "verbatim play: there is no option --seat; did you mean --seats?");
  expect_says("sim --gmaes=3", 2, "verbatim sim: there is no option --gmaes; did you mean --games?");
  expect_says("sim --zebra", 2, "verbatim sim: there is no option --zebra\n");
  expect_says("sim -n", 2, "verbatim sim --help lists all options.");
  expect_says("play --plain=5", 2, "verbatim play: --plain takes no value");
  expect_says("play --decks raider", 2, "there is no deck \"raider\"; did you mean raiders?");
}

TEST(Usage, HelpFitsIntoEightyColumns) {
  for (const char* command : {"play", "check", "card", "test", "rules", "sim", "replay", "bench", "doctor"}) {
    std::istringstream help(run(std::string(command) + " --help").out);
    bool options = false;
    for (std::string line; std::getline(help, line);) {
      options = options || line.ends_with(":");
      if (line.starts_with("  verbatim ") || line.starts_with("  printf ")) continue;  // to be copied
      EXPECT_LE(line.size(), 80u) << command << ": " << line;
      EXPECT_EQ(line.find("=[]"), std::string::npos) << command << ": " << line;
    }
    EXPECT_TRUE(options) << command;
  }
}

// Whoever names several clauses sees them all, and one that is not there is named.
TEST(Rules, SeveralClausesInAnyCase) {
  const std::string two = run("rules crystal 4.2 4.3").out;
  EXPECT_NE(two.find("\nCF 4.3  "), std::string::npos) << two;
  EXPECT_EQ(two.substr(0, 8), "CF 4.2  ");
  for (const char* same : {"CF 4.2 CF 4.3", "cf 4.2 4.3", "'CF 4.2' 'cf 4.3'", "cf4.3 CF4.2"})
    EXPECT_EQ(run(std::string("rules crystal ") + same).out, two) << same;
  EXPECT_EQ(run("rules crystal CF 4.2").out, two.substr(0, two.find("CF 4.3  ")));
  expect_says("rules crystal 4.2 99.1", 1, "no clause CF 99.1");
  expect_json("rules crystal 4.2 4.3 --json", {"clause", "text", "tests"});
}

TEST(Card, ReadsTheTextThatIsNamed) {
  for (const char* text : {"'Deploy: Draw a card.' < /dev/null", "Deploy: Draw a card. < /dev/null"})
    expect_says(std::string("card read ") + text, 0, "read: Deploy: Draw a card.");
  EXPECT_NE(run("card read", "echo 'Deploy: Draw a card.' | ").out.find("read: Deploy: Draw a card."),
            std::string::npos);
  expect_says("card read 'Deploy: Gian 2.' < /dev/null", 5, "CT");
}

// What takes --json gives JSON, or refuses.
TEST(Card, JsonWhereItIsAskedFor) {
  const Ran shown =
      expect_json("card show Battalion --json", {"name", "faction", "types", "file", "text", "listing"});
  EXPECT_EQ(value_of(shown.out, "name"), "\"Battalion\"");
  const auto each_line = [](const std::string& out, const std::string& field) {
    std::istringstream lines(out);
    int n = 0;
    for (std::string line; std::getline(lines, line); ++n) {
      EXPECT_TRUE(JsonCheck::valid(line)) << line;
      EXPECT_NE(line.find("\"" + field + "\": "), std::string::npos) << line;
    }
    return n;
  };
  EXPECT_GT(each_line(run("card export --json").out, "name"), 50);
  const std::string file = testing::TempDir() + "commands_test_cards.csv";
  EXPECT_EQ(run("card export --csv > " + file).exit, 0);
  EXPECT_EQ(run("card import " + file + " --json").out, run("card export --json").out);
  fs::remove(file);
  expect_says("card export --json --csv", 2, "write one of them");
  expect_says("card show Battalion --csv", 2, "--csv is for export");
  expect_json("test --steps --json", {"steps"});
}

}  // namespace
}  // namespace verbatim
