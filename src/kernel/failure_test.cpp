// Bounds that are reached fail cleanly and by name; a loop is named.

#include "kernel/save.h"
#include "kernel/small_game.h"

namespace verbatim {
namespace {

struct Failing : testing::Test {
  SmallGame g;
  GameMaker& m = g.m;

  std::string fails_with(Failure failure) {
    Kernel k(*g.game);
    State s = k.blank(1);
    k.begin(s);
    EXPECT_EQ(k.run(s), Stop::Failed);
    EXPECT_EQ(static_cast<Failure>(s.header().failure), failure);
    EXPECT_EQ(find_damage(*g.game, s), "");
    const State before = s;
    EXPECT_EQ(k.run(s), Stop::Failed);  // and stays so
    const std::string words = k.explain_failure(s);
    EXPECT_EQ(s, before);
    return words;
  }
};

TEST_F(Failing, ALoopNamesItsCycle) {
  m.declaration.bounds.instructions_per_choice = 500;
  const ProgramId ping = m.promise("ping"), pong = m.promise("pong");
  Proc(m, pong).set_done(1);
  Proc(m, ping).call(pong);
  g.write([&](Proc& p) {
    p.loop([&] {
      p.call(ping);
      p.call(pong);
    });
  });
  const std::string words = fails_with(Failure::Loop);
  EXPECT_NE(words.find("500 instructions without a choice"), std::string::npos) << words;
  const bool named = words.find("ping -> pong -> pong -> ping") != std::string::npos ||
                     words.find("pong -> pong -> ping -> pong") != std::string::npos ||
                     words.find("pong -> ping -> pong -> pong") != std::string::npos;
  EXPECT_TRUE(named) << words;
}

TEST_F(Failing, ALoopWithoutCallsNamesWhatRuns) {
  m.declaration.bounds.instructions_per_choice = 100;
  g.write([&](Proc& p) { p.loop([&] { p.set_done(1); }); });
  EXPECT_NE(fails_with(Failure::Loop).find("running game"), std::string::npos);
}

TEST_F(Failing, AFullStackNamesItsBoundAndWhoRuns) {
  m.declaration.bounds.stack = 100;
  const ProgramId deeper = m.promise("deeper");
  Proc(m, deeper).call(deeper);
  g.write([&](Proc& p) { p.call(deeper); });
  const std::string words = fails_with(Failure::StackFull);
  EXPECT_NE(words.find("the stack of 100 cells is full"), std::string::npos) << words;
  EXPECT_NE(words.find("running deeper, for deeper"), std::string::npos) << words;
}

TEST_F(Failing, AListThatDoesNotFit) {
  m.declaration.bounds.stack = 64;
  g.write([&](Proc& p) { p.each_number(1, 1000, p.number(), [] {}); });
  EXPECT_NE(fails_with(Failure::StackFull).find("running game"), std::string::npos);
}

TEST_F(Failing, TooManyModifiers) {
  m.declaration.bounds.modifiers = 3;
  const int turn = m.duration("turn");
  std::vector<int> stuck;  // the same again takes no more room, others do
  for (const char* action : {"move", "turn", "stay", "leave"}) {
    stuck.push_back(m.modifier({.force = Force::Forbid,
                                .what = static_cast<std::uint8_t>(m.action(action)),
                                .duration = static_cast<std::uint8_t>(turn),
                                .on_seat = true}));
  }
  g.write([&](Proc& p) {
    for (int again = 0; again < 2; ++again) p.modify(stuck.front(), Operand::constant(0));
    for (const int one : stuck) p.modify(one, Operand::constant(0));
  });
  EXPECT_NE(fails_with(Failure::ModifiersFull).find("all 3 modifiers are in force"), std::string::npos);
}

TEST_F(Failing, AGameThatEndsWithoutAnOutcome) {
  {
    Proc p(m, "game");
    m.code.start = p.id();
  }
  g.finish();
  EXPECT_EQ(fails_with(Failure::Ended), "the first program ended without an outcome");
}

TEST_F(Failing, AStateOfOtherRules) {
  SmallGame other;
  other.m.declaration.name = "other";
  const Game& rules = g.idle();
  Kernel mine(rules), theirs(other.idle());
  State s = mine.blank(1);
  mine.begin(s);
  EXPECT_EQ(theirs.run(s), Stop::Failed);
  EXPECT_EQ(theirs.explain_failure(s), "this state belongs to other rules or another card set");
}

}  // namespace
}  // namespace verbatim
