#include <gtest/gtest.h>

#include <optional>

#include "kernel/game_maker.h"
#include "kernel/kernel.h"
#include "program/proc.h"

namespace verbatim {
namespace {

// What a verb does is logged with the rule that is carried out and the card text that caused it; a program
// called by an ability speaks for the ability.
TEST(Log, NamesTheRuleAndTheSentence) {
  GameMaker m;
  m.declaration.name = "log";
  m.declaration.bounds.objects = 2;
  const int play = m.zone({.name = "play"});
  const int gold = m.counter("gold");
  const TriggerId moment = m.trigger("moment", Stage::After);
  const CoreVerbs core = add_core_verbs(m);
  Face miner;
  miner.name = "Miner";
  const FaceId face = m.face(miner);
  const ProgramId gain = m.promise("gain");
  {
    Proc p(m, gain);
    p.cites("XX 3");
    p.verb(core.add, {m.you(), Operand::constant(gold), Operand::constant(2)});
  }
  ProgramId text;
  {
    Proc p(m, "Miner's text");
    p.call(gain);
    text = p.id();
  }
  m.ability({.face = face,
             .trigger = moment,
             .zones = 1u << play,
             .program = text,
             .text = m.label("Gain 2 gold.")});
  {
    Proc p(m, "game");
    p.cites("XX 1");
    p.verb(core.add, {m.nobody(), Operand::constant(gold), Operand::constant(1)});
    Window w;
    w.trigger = moment;
    w.first = Operand::constant(0);
    p.window(w);
    p.outcome(m.everyone(), 0);
    m.code.start = p.id();
  }
  const auto game = m.finish();
  ASSERT_TRUE(game.has_value()) << game.error().text();
  LogList log;
  Kernel k(*game, &log);
  State s = k.blank(1);
  const int object = Table(*game, s).add_object(face, 0, game->layout().zone(play, 0));
  k.begin(s);
  ASSERT_EQ(k.run(s), Stop::Over);
  std::vector<LogEntry> counted;
  for (const auto& e : log.entries) {
    if (e.kind == LogKind::Counted) counted.push_back(e);
  }
  ASSERT_EQ(counted.size(), 2u);
  EXPECT_EQ(game->code().clauses[counted[0].clause.value], "XX 1");
  EXPECT_EQ(counted[0].cause, -1);
  EXPECT_EQ(game->code().clauses[counted[1].clause.value], "XX 3");
  EXPECT_EQ(game->code().labels[counted[1].label.value], "Gain 2 gold.");
  EXPECT_EQ(counted[1].cause, object);
}

// Who reads the log may keep the state at an entry; played on from there, it ends the same.
TEST(Log, AStateKeptAtAnEntryGoesOn) {
  GameMaker m;
  m.declaration.name = "log";
  m.declaration.bounds.objects = 2;
  m.zone({.name = "play"});
  const int gold = m.counter("gold");
  const CoreVerbs core = add_core_verbs(m);
  {
    Proc p(m, "game");
    for (const int n : {1, 10, 100}) {
      p.verb(core.add, {m.nobody(), Operand::constant(gold), Operand::constant(n)});
    }
    p.outcome(m.everyone(), 0);
    m.code.start = p.id();
  }
  const auto game = m.finish();
  ASSERT_TRUE(game.has_value()) << game.error().text();
  struct Keeper final : LogSink {
    const Layout& layout;
    State& state;
    std::optional<State> kept;
    Keeper(const Layout& l, State& s) : layout(l), state(s) {}
    void write(const LogEntry& e) override {
      if (e.kind != LogKind::Counted || e.amount != 10) return;
      state.header().used = layout.stack_at + state.header().sp * 2u;
      kept = state;
    }
  };
  State s = Kernel(*game).blank(1);
  Keeper keeper(game->layout(), s);
  Kernel k(*game, &keeper);
  k.begin(s);
  ASSERT_EQ(k.run(s), Stop::Over);
  ASSERT_TRUE(keeper.kept);
  State again = *keeper.kept;
  EXPECT_EQ(Table(*game, again).counter(game->layout().seats, gold), 1) << "an entry comes before its change";
  ASSERT_EQ(Kernel(*game).run(again), Stop::Over);
  EXPECT_EQ(Table(*game, again).counter(game->layout().seats, gold), 111);
}

}  // namespace
}  // namespace verbatim
