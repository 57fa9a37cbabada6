// A game: the setup, then rounds of eight phases until somebody wins [CF 2.1].

#include "book.h"
#include "lanes.h"

namespace verbatim::crystal {
namespace {

// Not done: a position set up in the middle of a round begins with a later phase.
int begin_phase(Table& t, const int* a) {
  if (t.counter(t.nobody(), kFrom) > a[0]) return 0;
  t.set_counter(t.nobody(), kPhase, a[0]);
  t.clear_flag(kActivated);
  // Who passed in Deploy has not passed in Aftermath.
  if (a[0] == kAftermathPhase) {
    for (int s = 0; s < t.seats(); ++s) t.set_counter(s, kPassed, 0);
  }
  return 1;
}

}  // namespace

void make_round(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  b.begin_phase = m.native("begin a phase", {Number}, begin_phase);
  Proc p(m, "game");
  const auto phase = [&](Phase which, void (*write)(Book&, Proc&)) {
    p.verb(b.begin_phase, {Operand::constant(which)});
    p.when(m.done(), [&] { write(b, p); });
  };
  p.when(b.on_table(kFrom) == kSetupPhase, [&] { p.call(b.setup); });
  p.loop([&] {
    phase(kStartPhase, write_start);
    if (b.e.draw_time == DrawTime::Phase && b.e.skip_first_draw) {
      p.when(b.on_table(kRound) > 1, [&] { phase(kDrawPhase, write_draw_phase); });
    } else if (b.e.draw_time == DrawTime::Phase) {
      phase(kDrawPhase, write_draw_phase);
    }
    phase(kDeployPhase, write_deploy);
    phase(kBattlePhase, write_battle);
    phase(kIncomePhase, write_income);
    phase(kAftermathPhase, write_aftermath);
    phase(kRegroupPhase, write_regroup);
    p.verb(b.begin_phase, {Operand::constant(kPassPhase)});
    p.verb(b.next_round, {Operand::constant(b.e.round_limit)});
  });
  m.code.start = p.id();
}

void write_rules(Book& b) {
  declare(b);
  make_lanes(b);
  make_pending(b);
  make_cost(b);
  make_victory(b);
  make_damage(b);
  make_draw(b);
  make_play(b);
  make_tokens(b);
  make_setup(b);
  make_round(b);
}

}  // namespace verbatim::crystal
