// The program as a shell sees it: exit codes, what is on which stream, JSON that parses.

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/commands/program.h"

namespace verbatim {
namespace {

namespace fs = std::filesystem;

TEST(Sim, JsonHasItsFieldsAndIsTheSameForAnyThreads) {
  const std::string command = "sim crystal -n 41 --seats greedy,random --seed 7 --json --threads ";
  const Ran one = expect_json(
      command + "1", {"games", "seats", "player", "wins", "win_rate", "ci95", "draws", "length", "endings",
                      "games_per_second", "results_hash", "reproduce", "seed", "partial"});
  EXPECT_EQ(value_of(one.out, "games"), "41");
  EXPECT_EQ(value_of(one.out, "seed"), "7");
  EXPECT_EQ(value_of(one.out, "partial"), "false");
  const std::string hash = value_of(one.out, "results_hash");
  EXPECT_EQ(hash.size(), 18u) << hash;
  for (const char* threads : {"2", "3"}) {
    EXPECT_EQ(value_of(expect_json(command + threads, {}).out, "results_hash"), hash);
  }
  const std::string other = "sim crystal -n 41 --seats greedy,random --seed 8 --json";
  EXPECT_NE(value_of(expect_json(other, {}).out, "results_hash"), hash);
}

TEST(Sim, EndingsInTheWordsOfTheGameAndTwoToFourSeats) {
  expect_says("sim crystal -n 20 --seats random,random --decks all", 0, "ended by elimination");
  expect_says("sim -n 6 --seats random,random,random --edition current", 0, "6 games of crystal");
  expect_says("sim -n 8 --seats random,random,random,random --decks raiders", 0, "by seat");
  expect_says("sim -n 2 --seats search:5,search:5x2", 0, "search:5x2");
}

// A card file is one word: the game may stand behind it, and a second file has its own --cards.
TEST(Sim, TheGameMayStandBehindACardFile) {
  const std::string file = testing::TempDir() + "commands_test_cards.toml";
  std::ofstream(file)
      << "[[card]]\nname = \"Test Drone\"\nkind = \"unit\"\ntext = \"Deploy: Draw a card.\"\n";
  const std::string cards = " --cards " + file;
  expect_says("sim -n 2 --seats random,random" + cards + " crystal", 0, cards + " --seed 1");
  expect_says("sim -n 2 --seats random,random" + cards + " chess", 2, "no game \"chess\"; there is: crystal");
  expect_says("sim -n 2 --seats random,random" + cards + cards + " crystal", 0, cards + cards + " --seed 1");
  fs::remove(file);
}

// A bot that sees no reason to stop plays a card that costs nothing and comes back until nothing is triggered
// any more [CF 12.50]; with twenty choices each time the game is ended before that.
TEST(Sim, AGameThatDoesNotEndIsToldOf) {
  const std::string file = testing::TempDir() + "commands_test_endless.toml";
  std::ofstream(file) << "[[card]]\nname = \"Air Strike\"\nfaction = \"Outer Rim Raiders\"\nkind = \"unit\"\n"
                         "quantity = 2\ntext = \"Deploy: You may gain 1 hit point. Repeat 20. "
                         "Return this card to your hand. Draw a card.\"\n";
  expect_says("sim -n 20 --seats greedy,greedy --decks raiders --seed 7 --cards " + file, 1,
              "does not end: after 20000 choices");
  fs::remove(file);
}

// What is wrong, where, and what was probably meant.
TEST(Play, WrongFilesAreTold) {
  const std::string file = testing::TempDir() + "commands_test_deck.txt";
  std::ofstream(file) << "# mine\n2 Hunter Drone\n2 Hunter Dron\n";
  expect_says("play --decks " + file, 2,
              file + ":3: deck commands_test_deck: there is no card \"Hunter Dron\"");
  expect_says("play --decks " + file, 2, "did you mean Hunter Drone?");
  expect_says("play --record " + testing::TempDir(), 2, "is no file");
  expect_says("play --from " + file + "@last", 2, "behind the @ stands the number of a choice");
  fs::remove(file);
}

TEST(Sim, HelpNamesEveryKindOfPlayer) {
  for (const char* kind : {"random", "greedy", "search:1000 ", "search:200ms", "search:1000x2"})
    expect_says("sim --help", 0, kind);
  EXPECT_EQ(run("sim --help").out.find("human"), std::string::npos) << "it is refused";
  expect_says("play --help", 0, "human");
}

TEST(Sim, UsageErrorsAreKind) {
  expect_says("sim chess", 2, "there is: crystal");
  expect_says("sim -n 0", 2, "from 1 to");
  expect_says("sim -n ten", 2, "");
  expect_says("sim --threads -1", 2, "from 0 to");
  expect_says("sim --seats greedy,robot", 2, "there is: human, random, greedy, search");
  expect_says("sim --seats greedy,search:0", 2, "search:1000");
  expect_says("sim --seats human,random", 2, "human");
  expect_says("sim --seats random", 2, "CF 1.1");
  expect_says("sim --edition modern", 2, "there is: classic");
  expect_says("sim --decks pirates", 2, "there is: collective");
  expect_says("sim --seed x", 2, "--seed x");
  expect_says("sim --nonsense", 2, "");
  expect_says("", 2, "");
}

TEST(Bench, JsonHasItsFields) {
  expect_json("bench crystal --runs 2 --seconds 0.01 --json",
              {"choices_per_second", "games_per_second", "clone_ns", "state_bytes", "allocations_per_choice",
               "search_iterations_per_second", "spread"});
  expect_says("bench --runs 0", 2, "--runs 0");
}

TEST(Doctor, SaysWhatItFound) {
  expect_says("doctor < /dev/null", 0, "cards of crystal");
  expect_json("doctor --json < /dev/null", {"ok", "findings", "advice"});
  const Ran homeless = run("doctor < /dev/null");
  EXPECT_NE(homeless.out.find("threads"), std::string::npos);
}

TEST(Sim, SeatsMayHaveBlanksButNoGaps) {
  expect_says("sim -n 2 --seats 'random, greedy '", 0, "--seats random,greedy");
  expect_says("sim -n 2 --seats ,random", 2, "seat 1 is empty");
  expect_says("sim -n 2 --seats random,,greedy", 2, "seat 2 is empty");
  expect_says("sim -n 2 --seats random,", 2, "seat 2 is empty");
  expect_says("sim -n 2 --seats ' '", 2, "nobody sits down");
}

TEST(Sim, SaysWhatCanBePlayedAgainAndCountsWell) {
  expect_says("sim -n 1 --seats random,random", 0, "1 game of crystal");
  expect_says("sim -n 1 --seats random,random --threads 1", 0, "on 1 thread;");
  expect_says("sim -n 2 --seats random,search:1ms", 0, "again (not exactly: a player thinks by the clock):");
  EXPECT_EQ(value_of(run("sim -n 2 --seats random,search:1ms --json").out, "reproducible"), "false");
  EXPECT_EQ(value_of(run("sim -n 2 --seats random,search:9 --json").out, "reproducible"), "true");
  const std::string one = run("sim -n 1 --json").out;
  EXPECT_EQ(value_of(one.substr(std::min(one.find("\"length\""), one.size())), "ci95"), "null") << one;
  expect_says("sim -n 99999999999999999999", 2, "99999999999999999999 is too large");
  expect_says("sim -n 100000001", 2, "from 1 to 100000000");
  expect_says("play --help", 0, "verbatim play --from evening.record@12");
}

// Ctrl-C is answered at once, and in JSON also where there is nothing to tell yet.
TEST(Sim, StoppedBeforeTheFirstGame) {
  const fs::path program = fs::read_symlink("/proc/self/exe").parent_path() / "verbatim";
  const std::string command = "timeout --foreground -s INT 3 " + program.string() +
                              " sim -n 4 --threads 2 --json --seats search:50000,search:50000 2>&1";
  FILE* pipe = popen(command.c_str(), "r");
  ASSERT_NE(pipe, nullptr);
  std::string out;
  char buffer[4096];
  for (std::size_t n = 0; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) out.append(buffer, n);
  pclose(pipe);
  EXPECT_NE(out.find("stopping; waiting for the games"), std::string::npos) << out;
  const auto from = out.find('{'), to = out.rfind('}');
  ASSERT_NE(from, std::string::npos) << out;
  const std::string json = out.substr(from, to - from + 1);
  EXPECT_TRUE(JsonCheck::valid(json)) << json;
  EXPECT_EQ(value_of(json, "partial"), "true");
  EXPECT_EQ(value_of(json, "games"), "0");
}

TEST(Card, ShowOfWhatIsNotUnderstoodIsAnError) {
  expect_says("card show Battalion", 0, "read:");
  expect_says("card show Nobody", 2, "there is no card");
  const fs::path here = fs::path(testing::TempDir()) / "commands_test_here",
                 cards = here / "games/crystal/cards";
  fs::create_directories(cards);
  std::ofstream(cards / "a.toml")
      << "[[card]]\nname = \"Odd\"\nkind = \"unit\"\ntext = \"Deploy: Gian 2.\"\n";
  for (const char* command : {"card show Odd", "card show Odd --json"})
    EXPECT_EQ(run(command, "cd " + here.string() + " && ").exit, 5) << command;
  fs::remove_all(here);
}

// [CF 16.1] An edition file that contradicts itself is refused with the line, and one that has a name is
// called so.
TEST(Sim, SaysWhichEditionFileItPlays) {
  const std::string file = testing::TempDir() + "commands_test_edition.toml";
  const auto write = [&](const std::string& text) {
    std::ofstream(file) << "based_on = \"current\"\n" << text;
  };
  const std::string command = "sim -n 2 --seats random,random --edition " + file;
  write("name = \"short\"\ncrystal_target = 20\n");
  expect_says(command, 0, "edition short,");
  write("crystal_target = 20\n");
  expect_says(command, 0, "edition commands_test_edition,");
  write("\nhand_draw = 3\n");
  expect_says(command, 2, file + ":3: CF 16.1: hand_keep is 4, more than hand_draw");
  fs::remove(file);
}

// A job on a full disk has not done its work.
TEST(Output, ThatCannotBeWrittenIsAFailure) {
  for (const char* command :
       {"--help", "--version", "sim -n 2 --seats random,random --json", "rules crystal 4.2",
        "card show Battalion", "completion bash", "test --steps", "doctor < /dev/null"}) {
    const Ran r = run(std::string(command) + " 2>&1 >/dev/full");
    EXPECT_EQ(r.exit, 1) << command;
    EXPECT_NE(r.out.find("the output could not be written"), std::string::npos) << command << "\n" << r.out;
  }
}

TEST(Card, AHintNamesTheNumberThatIsToGo) {
  const std::string file = testing::TempDir() + "commands_test_texts";
  std::ofstream(file) << "Deploy: Draw -1 cards.\n";
  expect_says("card read < " + file, 5, "leave out \"-1\"");
  fs::remove(file);
}

TEST(Usage, ACommandThatDoesNotExistIsNamed) {
  expect_says("foo", 2, "there is no command \"foo\"");
  expect_says("replai x", 2, "did you mean replay?");
}

// What stands between quotation marks is something a test says; comments cite.
TEST(Rules, OnlyCommentsOfTestsCite) {
  for (const char* clause : {"1.1", "4.2", "5.4"}) {
    const Ran r = run(std::string("rules crystal ") + clause);
    for (const char* none : {"wordings_test.cpp", "screen_test.cpp", "log_test.cpp", "test_test.cpp"})
      EXPECT_EQ(r.out.find(none), std::string::npos) << clause << "\n" << r.out;
  }
  expect_says("rules crystal 16.1", 0, "src/match/edition_file_test.cpp:");
  expect_says("rules crystal 6.6", 0, "// [CF 6.6]");
}

TEST(Rules, AClauseMayBeTwoWords) {
  expect_says("rules crystal CF 4.2", 0, "CF 4.2  ");
  expect_says("rules crystal 'CF 4.2'", 0, "CF 4.2  ");
  expect_says("rules crystal 'CF 4.2, cf 4.3'", 0, "CF 4.3  ");
  expect_says("rules crystal CF 99.1", 1, "has no clause CF 99.1");
}

TEST(Check, TheSummaryCountsWhatIsWrong) {
  const std::string file = testing::TempDir() + "commands_test_cards.toml";
  std::ofstream(file) << "[[card]]\nname = \"A\"\ncost_crystals = \"four\"\n";
  expect_says("check " + file, 5, "0 not understood; 1 other error");
  expect_json("check --json " + file, {"other_errors"}, 5);
  fs::remove(file);
}

TEST(Check, ReadsTheTextOfEachEditionInIt) {
  const std::string file = testing::TempDir() + "commands_test_texts.toml";
  const std::string card = "[[card]]\nname = \"A\"\ntext = \"Deploy: Draw a card.\"\n";
  std::ofstream(file) << card + "text_alternating = \"Deploy: Spend 1 corruption to draw a card.\"\n";
  expect_says("check " + file, 0, "1 cards: 1 read, 0 with warnings, 0 not understood\n");
  std::ofstream(file) << card + "text_current = \"Deploy: Daw a card.\"\n";
  expect_says("check " + file, 5, file + ":4:25  CT010");
  expect_says("check " + file, 5, "1 cards: 0 read, 0 with warnings, 1 not understood\n");
  expect_says("check --edition current " + file, 5, file + ":4:25  CT010");
  expect_says("check --edition classic " + file, 0, "1 cards: 1 read");
  fs::remove(file);
}

TEST(Check, ComparesTheFilesAndKnowsTheGame) {
  const std::string one = testing::TempDir() + "commands_test_one.toml",
                    two = testing::TempDir() + "commands_test_two.csv";
  const auto card = [](const std::string& more) { return "[[card]]\nname = \"A\"\nid = \"a\"\n" + more; };
  const std::string both = "check " + one + " " + two;
  std::ofstream(one) << card("");
  std::ofstream(two) << "name,id\nB,b\n";
  expect_says(both, 0, "2 cards: 2 read, 0 with warnings, 0 not understood\n");
  std::ofstream(two) << "name,id\nB,b\nA,c\n";
  expect_says(both, 5, two + ":3:1  CT106");
  expect_says(both, 5, "it is in " + one + ":1");
  std::ofstream(two) << "name,id\nB,a\n";
  expect_says(both, 5, "another card has the id \"a\"");
  expect_says("check " + one + " " + one, 0, "1 cards: 1 read");
  std::ofstream(one) << card("faction = \"Outer Rim Raidrs\"\n");
  expect_says("check " + one, 5, one + ":4:12  CT105");
  expect_says("check " + one, 5, "did you mean \"Outer Rim Raiders\"?");
  std::ofstream(one) << card("faction = \"Pirates\"\n");
  expect_says("check " + one, 0, "0 not understood; 1 other warning");
  std::ofstream(one) << card("types = [\"Mech\", \"Aeriall\"]\n");
  expect_says("check " + one, 0, one + ":4:19  warning CT105");
  expect_says("check " + one, 0, "did you mean \"Aerial\"?");
  std::ofstream(one) << "";
  expect_says("check " + one, 5, "there is no card in this file");
  fs::remove(one);
  fs::remove(two);
}

// [CF 14.3] Of what kind a card is decides what its text may say, here as at the table.
TEST(Check, ReadsATextAsThatOfItsCard) {
  const std::string file = testing::TempDir() + "commands_test_kind.toml";
  const std::string text = "text = \"Deploy: Add 1 boost to this lane.\"\n";
  std::ofstream(file) << "[[card]]\nname = \"A\"\n" + text;
  expect_says("check " + file, 0, "1 read");
  for (const char* kind : {"permanent", "ability"}) {
    std::ofstream(file) << "[[card]]\nname = \"A\"\nkind = \"" + std::string(kind) + "\"\n" + text;
    expect_says("check --edition current " + file, 5, "this card lies in no lane [CF 14.3]");
  }
  fs::remove(file);
}

// [CF 15.5] What an edition leaves out is not read with its words.
TEST(Commands, CheckLeavesOutWhatTheEditionDoes) {
  expect_says("check games/crystal/cards --edition alternating", 0,
              "0 not understood; 11 not of this edition");
  expect_says("check games/crystal/cards --edition alternating", 0,
              "left out: CF 15.5: Strife needs corruption");
  expect_says("check games/crystal/cards --edition current", 0, "0 with warnings, 0 not understood\n");
}

// [CF 16.1] An edition that is not for two has texts like any other.
TEST(Check, ReadsForAnEditionOfThreeOrFour) {
  const std::string edition = testing::TempDir() + "commands_test_many.toml";
  std::ofstream(edition) << "based_on = \"current\"\nplayers_min = 3\n";
  expect_says("check games/crystal/cards/basic.toml --edition " + edition, 0, "1 read");
  expect_says("card show Battalion --edition " + edition, 0, "Battalion");
  std::ofstream(edition) << "based_on = \"current\"\nplayers_min = 4\nplayers_max = 3\n";
  expect_says("check games/crystal/cards/basic.toml --edition " + edition, 2,
              "CF 16.1: players_min is 4, more");
  fs::remove(edition);
}

TEST(Card, ANameThatIsNotQuiteRightIsAnswered) {
  expect_says("card show air strike", 0, "Air Strike  (raiders.toml)");
  expect_says("card show 'air strik'", 2, "did you mean Air Strike?");
  expect_says("card show 'Mining Technicians'", 2, "did you mean Mining Technician?");
  expect_says("card show Zyzzyva", 2, "there is no card \"Zyzzyva\"\n");
}

TEST(Help, BeginsWithExamples) {
  for (const char* command :
       {"sim", "replay", "bench", "doctor", "completion", "play", "check", "card", "test", "rules"}) {
    const Ran r = run(std::string(command) + " --help");
    EXPECT_EQ(r.exit, 0) << command;
    EXPECT_EQ(r.out.rfind("Example", 0), 0u) << r.out;
    EXPECT_NE(r.out.find("Exit codes:"), std::string::npos) << r.out;
  }
}

}  // namespace
}  // namespace verbatim
