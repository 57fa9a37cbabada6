// The table of lines, as a script uses it: through a pipe.

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <sstream>

#include "match/record.h"
#include "tests/tui/command.h"

namespace verbatim::tui {
namespace {

namespace fs = std::filesystem;

class Lines : public testing::Test {
 protected:
  // Plays with a file that is always the same.
  Ran play(const std::string& arguments, const std::string& input) {
    return run(program().string() + " play " + arguments, input, folder_);
  }
  std::string file() const { return folder_.path("game.record"); }
  Record record() const {
    const auto text = load_file(file());
    const auto r = read_record(text.value_or(""));
    return r.value_or(Record());
  }
  static std::string ones(int n) {
    std::string out;
    for (int i = 0; i < n; ++i) out += "1\n";
    return out;
  }
  static int count(const std::string& text, const std::string& part) {
    int n = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
    return n;
  }
  Folder folder_;
};

#define EXPECT_IN(part, text) EXPECT_NE((text).find(part), std::string::npos) << (text)
#define EXPECT_NOT_IN(part, text) EXPECT_EQ((text).find(part), std::string::npos) << (text)

TEST_F(Lines, AWholeGameAgainstABot) {
  const Ran ran = play("crystal --seed 11 --no-coach --record " + file(), ones(3000));
  EXPECT_EQ(ran.exit, 0);
  EXPECT_IN("seed 11", ran.out);
  EXPECT_IN("The game is over.", ran.out);
  EXPECT_IN("[CF 4.2]", ran.out);
  EXPECT_FALSE(record().outcome.empty());
  // Nothing that a screen reader would stumble over.
  for (const char c : ran.out) ASSERT_TRUE((c >= ' ' && c < 127) || c == '\n') << static_cast<int>(c);
  // The same seed and the same answers are the same game.
  fs::remove(file());
  EXPECT_EQ(play("crystal --seed 11 --no-coach --record " + file(), ones(3000)).out, ran.out);
}

// Of seven cards four are kept: while the last of them are not yet on offer, the question says in what order.
TEST_F(Lines, ThatCardsArePickedInOrderIsSaidWhereItMatters) {
  const Ran ran = play("crystal --edition current --seed 3 --no-coach --record " + file(), ones(4));
  EXPECT_IN("keep which cards? (0 of 4, in this order) [CF 1.9]", ran.out);
  EXPECT_IN("keep which cards? (2 of 4, in this order) [CF 1.9]", ran.out);
  EXPECT_IN("keep which cards? (3 of 4) [CF 1.9]", ran.out);
}

TEST_F(Lines, WhatIsNotUnderstoodIsAnsweredAndChangesNothing) {
  const Ran ran = play("--seed 7 --no-coach --record " + file(),
                       "0\n99\n-1\n99999999999999999999\nfoo\n\n1x\npl\n\x01\xff\ninspect nothing\nlog x\n");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_IN("There is no option 0.", ran.out);
  EXPECT_IN("There is no option 99.", ran.out);
  EXPECT_IN("There is no option 99999999999999999999.", ran.out);
  EXPECT_IN("No option begins with \"foo\".", ran.out);
  EXPECT_IN("There is nothing like that to look at.", ran.out);
  EXPECT_EQ(record().choices.size(), 0u);
}

TEST_F(Lines, CommandsAreReadInAnyCase) {
  const Ran ran = play("--seed 7 --no-coach --record " + file(), "HELP\nQuit\n1\n");
  EXPECT_IN("why         what you may not do now", ran.out);
  EXPECT_NOT_IN("begins with", ran.out);
  EXPECT_EQ(record().choices.size(), 0u);
}

TEST_F(Lines, WordsChoose) {
  const Ran ran = play("--seed 7 --no-coach --record " + file(), "DONE\ndraw from the d\ndraw\nplay\n");
  EXPECT_IN("You: draw from the deck [CF 3.2]", ran.out);
  EXPECT_IN("options begin with \"play\": 1 (", ran.out);
}

TEST_F(Lines, SaysWhyNot) {
  const Ran ran = play("--seed 7 --no-coach --record " + file(), "1\n1\nwhy\nwhy annihilator\nwhy zebra\n");
  EXPECT_IN("[CF 4.2] A card may be played only in your own slot", ran.out);
  EXPECT_EQ(count(ran.out, "play Annihilator Drone to the Mining, Attack, Production"), 2) << ran.out;
  EXPECT_EQ(count(ran.out, "play EMP Blast to the"), 1);
  EXPECT_IN("Nothing with \"zebra\" is refused", ran.out);
}

// Every card of the hand that is not on offer is refused with a reason, before the first pick and after it.
TEST_F(Lines, SaysWhyACardCannotBePickedNow) {
  const std::string table =
      "crystal --edition current --decks raiders,endracor --seed 2 --no-coach --record ";
  const Ran first = play(table + file(), "why\nwhy UAV Scout\n");
  EXPECT_EQ(count(first.out, "[CF 1.9] it comes after others that must be picked first"), 2) << first.out;
  EXPECT_EQ(count(first.out, "\n  UAV Scout\n"), 2) << first.out;
  EXPECT_NOT_IN("Nothing", first.out);
  fs::remove(file());
  const Ran second = play("--seed 1 --no-coach --record " + file(), "3\nwhy drone c\nwhy emp\n");
  EXPECT_IN("[CF 1.7] it was passed over", second.out);
  EXPECT_IN("[CF 1.7] it is picked already\n  EMP Blast\n", second.out);
}

TEST_F(Lines, TakesNumbersAndCardsApart) {
  const Ran ran = play("--seed 7 --no-coach --record " + file(),
                       "1\n1\n1\n1\ninspect production power\ninspect hunter\n");
  EXPECT_IN("+1  base card [CF 1.3]", ran.out);
  EXPECT_IN("[CF 5.2] The power of a lane is", ran.out);
  EXPECT_IN("Deploy: Search 1.", ran.out);
}

TEST_F(Lines, UndoUntilSomethingWasSeen) {
  const Ran ran = play("--seed 7 --no-coach --record " + file(), "undo\n1\n1\nundo\n4\nundo\nlog 1\n");
  EXPECT_IN("There is nothing to take back yet.", ran.out);
  EXPECT_IN("Too late to undo", ran.out);  // a card was drawn
  EXPECT_IN("Taken back.", ran.out);       // a card was only put down
  const std::vector<std::uint16_t> kept = record().choices;
  // After the undo the log ends where it ended before the choice.
  const auto last = ran.out.rfind("\n- ");
  ASSERT_NE(last, std::string::npos);
  EXPECT_EQ(ran.out.substr(last + 1, ran.out.find('\n', last + 1) - last - 1),
            "- You: +1 tech left [CF 3.7]");
  fs::remove(file());
  play("--seed 7 --no-coach --record " + file(), "1\n1\n");
  EXPECT_EQ(record().choices, kept) << "as if the choice had never been made";
}

TEST_F(Lines, TheEndOfTheInputKeepsTheGameAndItGoesOn) {
  const Ran first = play("--seed 7 --no-coach --record " + file(), ones(6));
  EXPECT_EQ(first.exit, 0);
  EXPECT_IN("Continue with: verbatim play --from " + file(), first.out);
  const std::size_t choices = record().choices.size();
  EXPECT_GE(choices, 6u);
  // The same question again, and the same game as if it had never stopped.
  const Ran second = play("--no-coach --from " + file(), ones(3000));
  EXPECT_IN("The game is over.", second.out);
  const Record whole = record();
  fs::remove(file());
  play("--seed 7 --no-coach --record " + file(), ones(3000));
  EXPECT_EQ(record().choices, whole.choices);
}

TEST_F(Lines, GoesOnFromAnEarlierChoiceAsANewGame) {
  play("--seed 7 --no-coach --record " + file(), ones(8));
  const Record before = record();
  const Ran ran =
      play("--no-coach --from " + file() + "@2 --record " + folder_.path("fork.record"), "quit\n");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_EQ(record().choices, before.choices) << "the old game is untouched";
  const auto fork = read_record(load_file(folder_.path("fork.record")).value_or(""));
  ASSERT_TRUE(fork.has_value());
  EXPECT_GE(fork->choices.size(), 2u);
  EXPECT_EQ(play("--from " + file() + "@9999", "").exit, 2);
}

TEST_F(Lines, AFileThatWasCutOffLoads) {
  play("--seed 7 --no-coach --record " + file(), ones(8));
  std::string text = *load_file(file());
  text.resize(text.size() - 1);
  std::ofstream(file()) << text;
  const Ran ran = play("--no-coach --from " + file(), "quit\n");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_IN("cut off", ran.out);
}

// A packed file that is not whole says so, and is not written over: it may hold more than could be read.
TEST_F(Lines, ADamagedPackedFileStaysAsItIs) {
  const std::string packed = folder_.path("game.record.gz");
  play("--seed 7 --no-coach --record " + packed, ones(40));
  const auto bytes = [&] {
    std::ifstream in(packed);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  std::string cut = bytes();
  cut.resize(cut.size() - 10);
  std::ofstream(packed) << cut;
  const Ran ran = play("--no-coach --from " + packed, "quit\n");
  EXPECT_EQ(ran.exit, 0) << ran.out;
  EXPECT_IN("the packed file is cut off; it is read up to choice", ran.out);
  EXPECT_EQ(bytes(), cut);
  EXPECT_IN("The game is kept in " + folder_.path("data/verbatim/crystal-"), ran.out);
}

// What is advised where a record does not fit works, and goes on from the last choice that certainly fits.
TEST_F(Lines, AfterAChangedChoiceTheAdviceWorks) {
  play("--seed 7 --no-coach --seats human,random --record " + file(), ones(60));
  Record r = record();
  ASSERT_GT(r.choices.size(), 40u);
  const std::string name = folder_.path("a changed.record");
  const std::size_t at = 20;  // between the fingerprints of choice 16 and 32
  for (std::uint16_t other = 0; other < 4; ++other) {
    Record changed = r;
    if (changed.choices[at] == other) continue;
    changed.choices[at] = other;
    ASSERT_TRUE(save_file(name, write_record(changed)));
    const Ran ran = play("--no-coach --from '" + name + "'", "quit\n");
    EXPECT_EQ(ran.exit, 1);
    EXPECT_IN("somewhere in choices 17 to ", ran.out);
    EXPECT_EQ(*load_file(name), write_record(changed)) << "the file stays as it was";
    const std::string advice = "play --from '" + name + "@16'";
    EXPECT_IN(advice, ran.out);
    const Ran again = play("--no-coach --from '" + name + "@16'", "quit\n");
    EXPECT_EQ(again.exit, 0) << again.out;
    // Asked for a part, all of it is looked at: the fingerprint that does not fit stands behind that.
    const Ran part = play("--no-coach --from '" + name + "@24'", "quit\n");
    EXPECT_EQ(part.exit, 1) << part.out;
    EXPECT_IN(advice, part.out);
  }
}

TEST_F(Lines, ARecordCutInItsSetupSaysSo) {
  play("--seed 7 --no-coach --seats human,random --record " + file(), ones(3));
  const std::string text = *load_file(file());
  for (const std::size_t cut :
       {text.find("setup seed"), text.rfind("setup deck") + 20, text.rfind("setup deck")}) {
    std::ofstream(file()) << text.substr(0, cut);
    const Ran ran = play("--no-coach --from " + file(), "quit\n");
    EXPECT_EQ(ran.exit, 1) << ran.out;
    EXPECT_IN(file() + ": the record is cut off", ran.out);
    EXPECT_IN("the record ends inside its setup", ran.out);
  }
}

// Of more decks than seats only those that are played are on the table, and in the record.
TEST_F(Lines, WithAllDecksTheGameGoesOn) {
  play("--seed 7 --no-coach --decks all --seats human,random --record " + file(), ones(20));
  const std::size_t choices = record().choices.size();
  EXPECT_GT(choices, 15u);
  const Ran ran = play("--no-coach --from " + file(), "quit\n");
  EXPECT_EQ(ran.exit, 0) << ran.out;
  EXPECT_EQ(count(ran.out, "changed"), 0) << ran.out;
  EXPECT_EQ(record().choices.size(), choices);
}

TEST_F(Lines, AfterAChangedCardTheAdviceWorks) {
  const std::string cards = folder_.path("cards.toml");
  std::ofstream(cards) << "[[card]]\nname = \"Hunter Drone\"\nfaction = \"Cybernetic Collective\"\n"
                       << "kind = \"unit\"\ntypes = [\"Drone\"]\ncost_crystals = 2\ncost_production = 1\n"
                       << "power_mining = 1\npower_attack = 1\npower_production = 1\nquantity = 2\n"
                       << "text = \"Deploy: Draw a card.\"\n";
  play("--seed 7 --no-coach --seats human,random --cards " + cards + " --record " + file(), ones(60));
  std::string text = *load_file(file());
  const auto at = text.find("Draw a card.");
  ASSERT_NE(at, std::string::npos) << text;
  text.replace(at, 12, "Draw 2 cards.");
  std::ofstream(file()) << text;
  const Ran ran = play("--no-coach --from " + file(), "quit\n");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_IN("before its first choice the game leaves its record", ran.out);
  // The command that is printed, as it is printed.
  const auto from = ran.out.find("verbatim play --from ");
  ASSERT_NE(from, std::string::npos) << ran.out;
  const std::string advised = ran.out.substr(from + 14, ran.out.find('\n', from) - from - 14);
  const Ran again = play("--no-coach " + advised, "quit\n");
  EXPECT_EQ(again.exit, 0) << advised << "\n" << again.out;
  // Whoever names a file for it goes on at once.
  const Ran on = play("--no-coach --from " + file() + " --record " + folder_.path("on.record"), "quit\n");
  EXPECT_EQ(on.exit, 0) << on.out;
}

TEST_F(Lines, SavesOnlyWhereNothingOfOthersLies) {
  const std::string precious = folder_.path("precious.txt"), copy = folder_.path("a copy.record");
  std::ofstream(precious) << "mine\n";
  const Ran ran = play("--seed 7 --no-coach --record " + file(),
                       "save " + precious + "\nsave " + copy + "\n1\nsave " + copy + "\nsave " + file() +
                           "\nsave\nsave " + folder_.path() + "\n");
  EXPECT_IN(precious + " is there already", ran.out);
  EXPECT_EQ(*load_file(precious), "mine\n");
  EXPECT_EQ(count(ran.out, "Written to " + copy), 2) << "a copy from this table may be written again";
  EXPECT_EQ(count(ran.out, "Written to " + file()), 2) << ran.out;
  EXPECT_EQ(*load_file(copy), *load_file(file()));
  const Ran later = play("--no-coach --from " + file(), "save " + copy + "\n");
  EXPECT_IN("is there already", later.out);
}

TEST_F(Lines, TheRecordFixesAllButTheSeats) {
  play("--seed 7 --no-coach --seats human,random --record " + file(), ones(3));
  const std::string before = *load_file(file());
  for (const char* option :
       {"--edition classic", "--seed 7", "--decks raiders", "--cards x.toml", "crystal"}) {
    const Ran ran = play("--no-coach --from " + file() + " " + option, "quit\n");
    EXPECT_EQ(ran.exit, 2) << option;
    EXPECT_IN("with --from the record fixes", ran.out);
  }
  EXPECT_EQ(*load_file(file()), before);
  // The default too, if somebody writes it.
  const Ran ran = play("--no-coach --seats human,greedy --from " + file(), "quit\n");
  EXPECT_EQ(ran.exit, 0);
  EXPECT_IN("seats human,greedy", ran.out);
  EXPECT_IN("seats human,greedy", play("--no-coach --from " + file(), "quit\n").out);
  const Ran three = play("--no-coach --seats human,greedy,greedy --from " + file(), "quit\n");
  EXPECT_EQ(three.exit, 2);
  EXPECT_IN("a game of 2 players", three.out);
}

TEST_F(Lines, CommandsToCopyAreQuoted) {
  const std::string name = folder_.path("my game's.record");
  const Ran ran = play("--seed 7 --no-coach --record \"" + name + "\"", "quit\n");
  EXPECT_IN("verbatim play --from '" + folder_.path("my game'\\''s.record") + "'", ran.out);
  EXPECT_IN("--from '", play("--record \"" + name + "\"", "").out);
}

TEST_F(Lines, TheTitleNamesTheDecksThatArePlayed) {
  const Ran ran = play("--seed 7 --no-coach --decks all --record " + file(), "quit\n");
  const std::string title = ran.out.substr(0, ran.out.find('\n'));
  EXPECT_EQ(count(title.substr(title.find("decks")), ", "), 1) << title;
}

TEST_F(Lines, AGameIsPlayedInOneWindow) {
  play("--seed 7 --no-coach --record " + file(), "quit\n");
  const std::string shown = folder_.path("first");
  const std::string first = program().string() + " play --no-coach --from " + file() + " > " + shown;
  const std::string before = *load_file(file());
  FILE* window = popen(first.c_str(), "w");
  ASSERT_NE(window, nullptr);
  while (load_file(shown).value_or("").find("(help)") == std::string::npos) usleep(10'000);
  const auto second = [&] { return play("--no-coach --from " + file(), "1\n"); };
  Ran ran = second();
  EXPECT_EQ(ran.exit, 1);
  EXPECT_IN("another window", ran.out);
  // Also after the first one has put a new file in its place.
  fputs("1\n", window);
  fflush(window);
  while (record().choices.empty()) usleep(10'000);
  ran = second();
  EXPECT_EQ(ran.exit, 1);
  EXPECT_IN("another window", ran.out);
  EXPECT_EQ(play("--no-coach --from " + file() + "@0", "quit\n").exit, 0) << "a fork is another game";
  fputs("quit\n", window);
  pclose(window);
  EXPECT_NE(*load_file(file()), before);
  EXPECT_EQ(play("--no-coach --from " + file(), "quit\n").exit, 0);
}

TEST_F(Lines, RefusesWhatCannotBePlayed) {
  EXPECT_EQ(play("--seats greedy,greedy", "").exit, 2);
  EXPECT_EQ(play("--seats human", "").exit, 2);
  EXPECT_EQ(play("chess", "").exit, 2);
  EXPECT_EQ(play("--from " + folder_.path("nothing"), "").exit, 2);
  std::ofstream(file()) << "not a record\n";
  EXPECT_EQ(play("--from " + file(), "").exit, 1);
  const Ran taken = play("--record " + file(), "");
  EXPECT_EQ(taken.exit, 2);
  EXPECT_IN("exists already", taken.out);
}

TEST_F(Lines, SeveralPeoplePassTheKeyboard) {
  const Ran ran = play("--seats human,human --seed 3 --no-coach --record " + file(), "\n1\n\n1\n\n1\n\n");
  EXPECT_IN("Pass the keyboard to Player 1, then press Enter.", ran.out);
  EXPECT_IN("Pass the keyboard to Player 2, then press Enter.", ran.out);
}

// Only an empty line shows a hand.
TEST_F(Lines, WhoIsPassedTheKeyboardMayQuit) {
  for (const char* way : {"quit\n", "q\n", " QUIT \n"}) {
    fs::remove(file());
    const Ran ran = play("--seats human,human --seed 3 --no-coach --record " + file(), way);
    EXPECT_NOT_IN("1. ", ran.out);
    EXPECT_IN("Continue with:", ran.out);
  }
  fs::remove(file());
  const Ran ran = play("--seats human,human --seed 3 --no-coach --record " + file(), "1\nhand\n");
  EXPECT_NOT_IN("1. ", ran.out);
  EXPECT_EQ(count(ran.out, "Press Enter alone"), 2) << ran.out;
}

TEST_F(Lines, TheCoachSpeaksAtFirst) {
  EXPECT_IN("This is Crystal Factions.", play("--seed 7 --record " + file(), "quit\n").out);
  fs::create_directories(folder_.path("state/verbatim"));
  std::ofstream(folder_.path("state/verbatim/coach-dismissed")) << "";
  fs::remove(file());
  EXPECT_NOT_IN("This is Crystal Factions.", play("--seed 7 --record " + file(), "quit\n").out);
}

// The file is there before the first answer, in the user's own folder.
TEST_F(Lines, KeepsGamesInTheUsersFolder) {
  const Ran ran = play("--seed 7 --no-coach", "quit\n");
  EXPECT_IN("The game is kept in " + folder_.path("data/verbatim/crystal-"), ran.out);
  EXPECT_FALSE(fs::is_empty(folder_.path("data/verbatim")));
}

}  // namespace
}  // namespace verbatim::tui
