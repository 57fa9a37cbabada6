// The terminal table driven for real: keys in, screens out. Nothing waits for a fixed time; every step waits
// until the screen shows what it should.

#include "tests/tui/screen.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <sstream>

#include "match/record.h"

namespace verbatim::tui {
namespace {

std::string contents(const std::string& file) {
  std::ifstream in(file);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// A screen that is just being drawn shows only half of it: what is expected is waited for.
#define EXPECT_COMES(part, screen) EXPECT_TRUE((screen).wait_for(part)) << (screen).text()
#define EXPECT_SHOWS(part, screen) EXPECT_NE((screen).find(part), std::string::npos) << (screen)

// Lines with a path or a time in them are not compared.
void expect_golden(const std::string& name, const std::string& screen) {
  const std::string file = std::string(VERBATIM_ROOT) + "/tests/tui/goldens/" + name + ".txt";
  if (std::getenv("VERBATIM_WRITE_GOLDENS") != nullptr) std::ofstream(file) << screen;
  EXPECT_EQ(screen, contents(file)) << name << ": to accept it, run with VERBATIM_WRITE_GOLDENS=1";
}

class Screens : public testing::Test {
 protected:
  std::string file() const { return folder_.path("game.record"); }
  // The bot that answers by the seed alone: screens must not change when another one learns to play better.
  std::string arguments(const std::string& more = "") const {
    return "crystal --seed 7 --no-coach --record " + file() +
           (more.empty() ? " --seats human,random" : " " + more);
  }
  Record record() const { return read_record(load_file(file()).value_or("")).value_or(Record()); }
  void expect_restored(Screen& s) {
    EXPECT_TRUE(s.wait_for(Screen::kEnded)) << s.text();
    EXPECT_EQ(contents(folder_.path("before")), contents(folder_.path("after")))
        << "the terminal is as it was";
  }
  // Always the first option, until the game is over.
  void play_out(Screen& s) {
    std::string now = s.settled();
    int steps = 0;
    while (now.find("The game is over") == std::string::npos && ++steps < 2000) {
      // With ten options or more a 1 could become a longer number.
      const std::size_t before = record().choices.size();
      s.type("1");
      s.wait([&](const std::string& t) {
        return record().choices.size() > before || t.find("> 1_") != std::string::npos;
      });
      if (s.text().find("> 1_") != std::string::npos) s.type("Enter");
      s.wait([&](const std::string&) { return record().choices.size() > before; });
      now = s.settled();
    }
    EXPECT_SHOWS("The game is over. Winner:", now);
  }
  Folder folder_;
};

// Whoever kills a test kills its terminals: a child shows a screen and dies without saying goodbye.
TEST_F(Screens, TheTerminalEndsWithItsOwner) {
  const int owner = fork();
  if (owner == 0) {
    const Screen s(folder_, 80, 24, arguments());
    s.wait_for("which cards on the bottom");
    ::raise(SIGKILL);
  }
  ::waitpid(owner, nullptr, 0);
  int program = 0;
  std::ifstream(folder_.path("pid")) >> program;
  ASSERT_GT(program, 0);
  for (int i = 0; i < 1000 && ::kill(program, 0) == 0; ++i) usleep(20'000);
  EXPECT_NE(::kill(program, 0), 0) << "the game in it has ended too";
  EXPECT_EQ(record().choices.size(), 0u);
}

TEST_F(Screens, AWholeGameIn80x24) {
  Screen s(folder_, 80, 24, arguments());
  EXPECT_TRUE(s.wait_for("which cards on the bottom"));
  expect_golden("opening-80x24", s.settled());
  play_out(s);
  s.type("q");
  expect_restored(s);
  EXPECT_COMES("ENDED:0", s);
  EXPECT_FALSE(record().outcome.empty());
}

TEST_F(Screens, AWholeGameIn160x50) {
  Screen s(folder_, 160, 50, arguments());
  EXPECT_TRUE(s.wait_for("which cards on the bottom"));
  expect_golden("opening-160x50", s.settled());
  play_out(s);
  s.type("Enter");
  expect_restored(s);
}

TEST_F(Screens, DeployAskUndoInspect) {
  Screen s(folder_, 80, 24, arguments());
  s.wait_for("which cards on the bottom");
  s.press("1");
  ASSERT_TRUE(s.wait_for("draw from which deck?")) << s.text();
  s.press("1");
  ASSERT_TRUE(s.wait_for("Deploy [CF 4.2]")) << s.text();
  const std::string before = s.settled();
  expect_golden("deploy-80x24", before);
  expect_golden("why-not-80x24", s.press("?"));
  EXPECT_EQ(s.press("Escape"), before);

  // A card is put down and taken up again.
  s.type("1");
  ASSERT_TRUE(s.wait_for("Search: which card")) << s.text();
  EXPECT_SHOWS("Hunter Drone 1 (new)", s.settled());
  s.type("u");
  ASSERT_TRUE(s.wait([](const std::string& t) {
    return t.find("Taken back.") != std::string::npos || t.find("Too late") != std::string::npos;
  }));
  EXPECT_COMES("Too late to undo", s);  // Search has shown a card of the deck

  s.press("i");
  EXPECT_TRUE(s.wait_for("Inspect what?"));
  s.type("4");
  s.wait_for("> 4_");
  s.type("Enter");
  EXPECT_TRUE(s.wait_for("base card [CF 1.3]")) << s.text();
  EXPECT_COMES("[CF 5.2]", s);
  s.press("Escape");
  s.press("Escape");
  s.press("l");
  EXPECT_COMES("-- Deploy --", s);
  s.press("Escape");
  s.press("h");
  EXPECT_COMES("Help", s);
}

TEST_F(Screens, UndoSaveResizeQuit) {
  Screen s(folder_, 80, 24, arguments());
  s.wait_for("which cards on the bottom");
  const std::string before = s.settled();
  s.press("2");
  EXPECT_TRUE(s.wait_for("(1 of up to 7)")) << s.text();
  EXPECT_EQ(record().choices.size(), 1u);
  s.type("u");
  ASSERT_TRUE(s.wait_for("Taken back.")) << s.text();
  EXPECT_TRUE(s.wait_for("(0 of up to 7)"));
  EXPECT_EQ(record().choices.size(), 0u);
  s.type("s");
  EXPECT_TRUE(s.wait_for("Saved in ")) << s.text();
  s.resize(160, 50);
  EXPECT_TRUE(s.wait_for("-- Hand 7 ---")) << s.text();
  EXPECT_COMES("Deploy: Search 1.", s);
  s.resize(50, 12);
  EXPECT_TRUE(s.wait_for("This table needs 60x16")) << s.text();
  s.resize(80, 24);
  EXPECT_TRUE(s.wait_for("Hand (7)")) << s.text();
  s.type("q");
  EXPECT_TRUE(s.wait_for("Leave?"));
  s.type("n");
  EXPECT_TRUE(s.wait_gone("Leave?"));
  EXPECT_EQ(s.settled(), before);
  s.type("q");
  EXPECT_TRUE(s.wait_for("Leave?"));
  s.type("y");
  expect_restored(s);
  EXPECT_COMES("Continue with: verbatim play --from", s);
}

// Whatever ends the program, the terminal is put back and the game goes on at the same choice.
TEST_F(Screens, SignalsLoseNothing) {
  for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
    Folder own;
    const std::string file = own.path("game.record");
    Screen s(own, 80, 24, "--seed 7 --no-coach --record " + file);
    s.wait_for("which cards on the bottom");
    s.settled();
    s.type("2");
    EXPECT_TRUE(s.wait_for("(1 of up to 7)")) << s.text();
    s.signal(signal);
    EXPECT_TRUE(s.wait_for(Screen::kEnded)) << s.text();
    EXPECT_COMES("ENDED:" + std::to_string(128 + signal), s);
    EXPECT_EQ(contents(own.path("before")), contents(own.path("after"))) << signal;
    const auto kept = read_record(load_file(file).value_or(""));
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(kept->choices.size(), 1u);
  }
}

// Nobody waits for a bot that thinks: it has hours to go here.
TEST_F(Screens, LeavingDoesNotWaitForABot) {
  for (const char* seats : {"human,search:100000000", "human,search:3000000ms", "human,search:90000000x2"}) {
    Folder own;
    Screen s(own, 80, 24,
             "--seed 42 --no-coach --record " + own.path("game.record") + " --seats " + std::string(seats));
    s.wait([](const std::string& t) {
      return t.find("which cards on the bottom") != std::string::npos ||
             t.find("is thinking") != std::string::npos;
    });
    if (s.text().find("is thinking") == std::string::npos) s.type("1");
    ASSERT_TRUE(s.wait_for("is thinking")) << s.text();
    s.type("q");
    ASSERT_TRUE(s.wait_for("Leave?")) << s.text();
    s.type("y");
    EXPECT_TRUE(s.wait_for(Screen::kEnded)) << s.text();
    EXPECT_COMES("ENDED:0", s);
    EXPECT_COMES("Continue with:", s);
    EXPECT_EQ(contents(own.path("before")), contents(own.path("after")));
  }
}

TEST_F(Screens, WhatIsNotSeenIsNotChosen) {
  Screen s(folder_, 80, 24, arguments());
  s.wait_for("which cards on the bottom");
  s.settled();
  s.resize(50, 12);
  ASSERT_TRUE(s.wait_for("This table needs 60x16")) << s.text();
  s.type("2");
  s.type("u");
  s.type("i");
  s.type("q");
  EXPECT_COMES("Leave?", s);
  s.type("n");
  EXPECT_TRUE(s.wait_gone("Leave?"));
  s.resize(80, 24);
  EXPECT_COMES("(0 of up to 7)", s);
  EXPECT_TRUE(record().choices.empty());
  s.resize(50, 12);
  ASSERT_TRUE(s.wait_for("This table needs 60x16")) << s.text();
  s.type("q");
  s.wait_for("Leave?");
  s.type("y");
  EXPECT_COMES("ENDED:0", s);
}

TEST_F(Screens, WhoIsPassedTheKeyboardMayLeaveOrReadTheHelp) {
  Screen s(folder_, 80, 24, arguments("--seats human,human"));
  ASSERT_TRUE(s.wait_for("Pass the keyboard to Player"));
  s.type("h");
  EXPECT_COMES("Help", s);
  s.type("Escape");
  ASSERT_TRUE(s.wait_for("Pass the keyboard to Player")) << s.text();
  s.type("q");
  EXPECT_COMES("Leave?", s);
  s.type("n");
  EXPECT_TRUE(s.wait_gone("Leave?"));
  EXPECT_COMES("Pass the keyboard to Player", s);
  s.type("q");
  s.wait_for("Leave?");
  s.type("y");
  expect_restored(s);
}

TEST_F(Screens, ATerminalOfLinesIsToldTheWay) {
  for (const char* term : {"dumb", "unknown-thing"}) {
    Folder own;
    Screen s(own, 80, 24, "--seed 7 --no-coach", "TERM=" + std::string(term));
    EXPECT_COMES("ENDED:1", s);
    EXPECT_COMES("cannot show a whole screen", s);
  }
}

// What must be known is on the screen, not behind it.
TEST_F(Screens, AWarningIsReadBeforeTheGameGoesOn) {
  run(program().string() + " play " + arguments(), "quit\n", folder_);
  std::string text = *load_file(file());
  std::ofstream(file()) << text + "1";
  Folder own;
  Screen s(own, 80, 24, "--no-coach --from " + file());
  EXPECT_COMES("Before the game goes on", s);
  EXPECT_COMES("cut off", s);
  s.type("Enter");
  EXPECT_COMES("which cards on the bottom", s);
}

TEST_F(Screens, KilledAndContinued) {
  {
    Screen s(folder_, 80, 24, arguments());
    s.wait_for("which cards on the bottom");
    s.settled();
    s.type("3");
    EXPECT_TRUE(s.wait_for("(1 of up to 7)")) << s.text();
    s.signal(SIGKILL);
    EXPECT_TRUE(s.wait_for(Screen::kEnded));
  }
  Folder again;
  Screen s(again, 80, 24, "--no-coach --from " + file());
  EXPECT_TRUE(s.wait_for("(1 of up to 7)")) << s.text();
}

TEST_F(Screens, SeveralPeopleSeeOnlyTheirOwnHands) {
  Screen s(folder_, 80, 24, arguments("--seats human,human"));
  ASSERT_TRUE(s.wait_for("Pass the keyboard to Player"));
  EXPECT_EQ(s.text().find("Hand ("), std::string::npos) << s.text();
  s.press("Enter");
  ASSERT_TRUE(s.wait_for("which cards on the bottom"));
  const std::string first = s.settled();
  EXPECT_SHOWS("Hand (7)", first);
  s.type("1");
  ASSERT_TRUE(s.wait_for("Pass the keyboard to Player")) << s.text();
  const std::string between = s.settled();
  EXPECT_EQ(between.find("Hand ("), std::string::npos) << between;
  EXPECT_EQ(between.find("deck to hand"), std::string::npos) << between;
  s.press("Enter");
  EXPECT_TRUE(s.wait_for("Hand (7)"));
  const std::string log = s.press("l");
  EXPECT_SHOWS("a card, deck to hand [CF 1.7] (7 times)", log);
}

TEST_F(Screens, TheCoachCanBeDismissed) {
  {
    Screen s(folder_, 80, 24, "--seed 7");
    ASSERT_TRUE(s.wait_for("Your first game")) << s.text();
    s.type("d");
    ASSERT_TRUE(s.wait_for("which cards on the bottom")) << s.text();
  }
  Screen again(folder_, 80, 24, "--seed 7");
  ASSERT_TRUE(again.wait_for("which cards on the bottom")) << again.text();
  EXPECT_EQ(again.text().find("Your first game"), std::string::npos);
}

// Without colours and without UTF-8 the words are the same.
TEST_F(Screens, NoColoursNeeded) {
  std::string coloured;
  {
    Screen s(folder_, 80, 24, arguments());
    s.wait_for("which cards on the bottom");
    coloured = s.settled();
  }
  Folder own;
  Screen s(own, 80, 24, "--seed 7 --no-coach --seats human,random", "NO_COLOR=1 LC_ALL=C TERM=vt100");
  EXPECT_TRUE(s.wait_for("which cards on the bottom"));
  EXPECT_EQ(s.settled(), coloured);
}

}  // namespace
}  // namespace verbatim::tui
