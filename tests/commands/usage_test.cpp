// What is answered to words that were not understood, and that no option is ignored in silence.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
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
  expect_says("sim -n", 2, "verbatim sim: --games needs a value behind it\n");
  expect_says("sim -n many", 2, "verbatim sim: --games takes a whole number, not \"many\"\n");
  expect_says("sim -x", 2, "verbatim sim: there is no option -x\n");
  expect_says("sim crystal more", 2, "verbatim sim: what is \"more\" for?");
  expect_says("-V", 2, "verbatim: there is no option -V\n");
  expect_says("simulate", 2, "did you mean sim?");
  expect_says("replays", 2, "did you mean replay?");
  expect_says("help", 2, "write --help");
  expect_says("card shwo Battalion", 2, "did you mean show?");
  expect_says("--help", 0, "Examples:\n  verbatim play\n");
  expect_says("play --plain=5", 2, "verbatim play: --plain takes no value");
  expect_says("play --decks raider", 2, "there is no deck \"raider\"; did you mean raiders?");
}

// A shell variable that nobody has set is not an option that was left out.
TEST(Usage, AnOptionHasAValue) {
  for (const char* option : {"play --from", "play --record", "play --seats", "sim --decks", "sim --edition",
                             "sim --seed", "sim --cards", "check games --edition", "sim --games"})
    expect_says(option + std::string(" ''"), 2, ": it has no value; write one, or leave it out");
  expect_says("sim --decks raiders,", 2, "--decks raiders,: deck 2 is empty");
  expect_says("sim --decks raiders,,raiders", 2, "deck 2 is empty");
  expect_says("sim --seats greedy,,random", 2, "seat 2 is empty");
  expect_says("sim -n 1 --seats random,random --decks ' raiders , collective '", 0, "1 game");
}

TEST(Usage, AFolderIsNoFile) {
  const std::string folder = fs::temp_directory_path().string();
  for (const std::string command : {"card import ", "card export ", "replay "})
    expect_says(command + folder, command == "replay " ? 1 : 2, "cannot read " + folder + ": Is a directory");
  expect_says("card import nowhere.csv", 2, "there is no file nowhere.csv");
  const Ran edition = run("sim --edition " + folder + " 2>&1");
  EXPECT_EQ(edition.exit, 2);
  EXPECT_NE(edition.out.find("or name a file, whose name ends in .toml\n"), std::string::npos) << edition.out;
  expect_says("sim --edition mine", 2, "for example ./mine.toml");
}

// A terminal obeys no file that is complained of.
TEST(Usage, ControlCharactersAreShownNotSent) {
  const std::string deck = testing::TempDir() + "usage_test_deck.txt";
  const std::string feature = testing::TempDir() + "usage_test.feature";
  std::ofstream(deck) << "2 \x1b[31mAir\x01 Strike\n";
  std::ofstream(feature)
      << "Feature: x\nScenario: [CF 4.2] y\n  Given \x1b[31mzz\x01\n  Then Ada has priority\n";
  for (const std::string& command :
       {"play --decks " + deck, "test " + feature, std::string("sim \"$(printf 'a\\033[31m')\"")}) {
    const Ran r = run(command + " 2>&1");
    EXPECT_NE(r.exit, 0) << command;
    const bool whole = !command.starts_with("sim ");  // refused as a whole: such a file is no text
    EXPECT_NE(r.out.find(whole ? "no plain text" : "\xEF\xBF\xBD"), std::string::npos) << command << "\n"
                                                                                       << r.out;
    for (const char c : r.out) ASSERT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= ' ') << command;
  }
  fs::remove(deck);
  fs::remove(feature);
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
