// A game: the setup, then rounds of eight phases until somebody wins [CF 2.1].

#include <algorithm>

#include "book.h"
#include "lanes.h"
#include "quiet.h"
#include "usual.h"
#include "victory.h"

namespace verbatim::crystal {
namespace {

// How rounds go in an edition, as far as phases that are gone through at once must know.
enum Course : int {
  kDrawPhaseAlways = 1,
  kDrawPhaseLater = 2,  // not in the first round
  kProductionIncome = 4,
  kCrystalsAfterIncome = 8,  // otherwise after Aftermath
  kCorruptionAtStart = 16,   // is asked about
  kCorruptionAtRegroup = 32,
  kWholeSlots = 64,   // otherwise Deploy goes turn by turn
  kWholeTurns = 128,  // otherwise Aftermath goes card by card
};

int course_of(const Edition& e) {
  int course = 0;
  if (e.draw_time == DrawTime::Phase) course |= e.skip_first_draw ? kDrawPhaseLater : kDrawPhaseAlways;
  if (e.allowance == AllowanceKind::Production) course |= kProductionIncome;
  if (e.crystal_check == CrystalCheck::EndOfIncome) course |= kCrystalsAfterIncome;
  if (e.deploy_mode == DeployMode::WholeTurn) course |= kWholeSlots;
  if (e.aftermath_mode == AftermathMode::PlayerByPlayer) course |= kWholeTurns;
  if (e.corruption != CorruptionKind::Lane) return course;
  return course |
         (e.corruption_removal == CorruptionRemoval::Regroup ? kCorruptionAtRegroup : kCorruptionAtStart);
}

// Where a game stands: in a phase, in a slot of Deploy, the first of its player in this round or a later one,
// or in a turn of Aftermath; slots and turns say whose.
// Below zero: a phase has begun, or is over, and is not to be played.
inline constexpr int kTurnOf = 16, kSlotOf = 32, kFirstSlotOf = 64, kWhose = 15, kOver = -16;

// What go_on is told. (where it stands, course, crystals that win, round limit)
struct Going {
  const int* told;
  int seats;
  int stands() const { return told[0]; }
  bool is(Course c) const { return (told[1] & c) != 0; }
  int crystals() const { return told[2]; }
  int rounds() const { return told[3]; }
  // Is there such a phase in this round?
  bool takes_place(const Table& t, Phase phase) const {
    return phase != kDrawPhase || is(kDrawPhaseAlways) ||
           (is(kDrawPhaseLater) && t.counter(seats, kRound) > 1);
  }
};

// A slot begins. [CF 3.1, CF 4.8] In the first of the round cards are drawn and the limit is set.
[[gnu::always_inline]] inline int begin_slot(Table& t, int seat, Going g) {
  under(t, g.is(kWholeSlots) ? kCf31 : kCf48);
  t.set_counter(g.seats, kSlot, seat);
  if (t.counter(seat, kPostponed) == 1) t.set_counter(seat, kPostponed, 2);
  if (t.counter(seat, kStarted) != 0) return kSlotOf + seat;
  t.set_counter(seat, kStarted, 1);
  return kFirstSlotOf + seat;
}
// The slot or turn that comes next, looking from this seat to the left; 0 when the phase is over.
[[gnu::always_inline]] inline int slot_from(Table& t, int seat, Going g) {
  const int next = next_slot(t, g.seats, seat, g.is(kWholeSlots));
  return next == g.seats ? 0 : begin_slot(t, next, g);
}
// The slot of this seat is over: whose is next? Who did not postpone has had theirs.
[[gnu::always_inline]] inline int slot_after(Table& t, int seat, Going g) {
  if (g.is(kWholeSlots) && t.counter(seat, kPostponed) != 1) t.set_counter(seat, kPassed, 1);
  return slot_from(t, seat + 1, g);
}
[[gnu::always_inline]] inline int turn_from(Table& t, int seat, Going g) {
  const int next = next_turn(t, seat);
  if (next != g.seats) return kTurnOf + next;
  if (!g.is(kCrystalsAfterIncome)) check_crystals(t, g.seats, g.crystals(), kCf89);
  return 0;
}

// A phase that has begun: 0 when it is over, otherwise where somebody has something to resolve or to decide.
[[gnu::always_inline]] inline int go_through(Table& t, Phase phase, Going g) {
  switch (phase) {
    case kStartPhase:
      return quiet_start(t, g.is(kCorruptionAtStart)) ? 0 : phase;
    case kDeployPhase:
      return slot_from(t, opener(t, g.seats, phase), g);
    case kBattlePhase:
      return quiet_battle(t) ? 0 : phase;
    case kIncomePhase:
      return quiet_income(t, g.is(kProductionIncome), g.is(kCrystalsAfterIncome) ? g.crystals() : kNoCrystals)
                 ? 0
                 : phase;
    case kAftermathPhase:
      begin_aftermath(t);
      return turn_from(t, opener(t, g.seats, phase), g);
    case kRegroupPhase:
      return quiet_regroup(t, g.is(kCorruptionAtRegroup)) ? 0 : phase;
    case kPassPhase:
      pass_token(t, g.rounds());
      return 0;
    default:
      return phase;
  }
}

// Can the game have ended just before this phase? In Battle, Income and Aftermath somebody may win, and a
// round may be the last.
constexpr bool may_be_over(Phase phase) {
  return phase == kStartPhase || phase == kIncomePhase || phase == kAftermathPhase || phase == kRegroupPhase;
}

// Begins a phase, unless it has begun, and goes through it; 0 to go on with the next. Who keeps a log may
// also keep the state in which a phase begins, and go on from there: then it is one thing at a time, a
// beginning or what follows.
[[gnu::always_inline]] inline int take(Table& t, Phase phase, bool& begun, Going g) {
  if (may_be_over(phase) && t.over()) return kPassPhase;
  if (!begun) {
    if (!g.takes_place(t, phase)) return 0;
    under(t, kNoClause);
    t.set_counter(g.seats, kPhase, phase);
    t.set_counter(g.seats, kResolved, 0);
    if (t.sink() != nullptr) return -phase;
  }
  begun = false;
  const int next = go_through(t, phase, g);
  return next == 0 && t.sink() != nullptr ? kOver - phase : next;
}

// Those of a round's phases that come from this one on, until one of them is played: 0 after the last.
template <Phase... Of>
[[gnu::always_inline]] inline int take_from(Table& t, int phase, bool begun, Going g) {
  int next = 0;
  (void)((phase <= Of && (next = take(t, Of, begun, g)) != 0) || ...);
  return next;
}

// Round after round, after the phase that was played or, where one has begun, from it.
[[gnu::always_inline]] inline int rounds_after(Table& t, int seats, int last, bool begun, const int* told) {
  const Going g{told, seats};
  t.clear_flag(kActivated);  // of the phase that was played: others activate nothing
  // A position set up in the middle of a round begins with a later phase.
  int phase = last == kPassPhase ? kStartPhase : std::max(last + 1, t.counter(seats, kFrom) & kFromPhase);
  for (;; phase = kStartPhase, begun = false) {
    const int next = take_from<kStartPhase, kDrawPhase, kDeployPhase, kBattlePhase, kIncomePhase,
                               kAftermathPhase, kRegroupPhase, kPassPhase>(t, phase, begun, g);
    if (next != 0) return next;
  }
}

[[gnu::noinline]] int go_on_after(Table& t, int last, bool begun, const int* told) {
  return in_two_copies<rounds_after>(t, last, begun, told);
}

// Goes on from what was played last to the next that somebody has to resolve or to decide; what lies between
// is gone through at once.
int go_on(Table& t, const int* a) {
  const Going g{a, t.seats()};
  const int last = g.stands();
  if (last >= kSlotOf) {
    const int next = g.seats == 2 ? slot_after(t, last & kWhose, {a, 2}) : slot_after(t, last & kWhose, g);
    return next != 0 ? next : go_on_after(t, kDeployPhase, false, a);
  }
  if (last >= kTurnOf) {
    // [CF 8.2] A player's turns follow each other while there is something left to do.
    const int next = turn_from(t, (last & kWhose) + (g.is(kWholeTurns) ? 0 : 1), g);
    return next != 0 ? next : go_on_after(t, kAftermathPhase, false, a);
  }
  if (last >= 0) return go_on_after(t, last, false, a);
  const bool begun = last > kOver;
  return go_on_after(t, begun ? -last - 1 : kOver - last, begun, a);
}

}  // namespace

void make_round(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  const VerbId go_on_verb = m.native("go on", {Number, Number, Number, Number}, go_on);
  const FnId whose_fn =
      m.pure("whose", {Number}, [](const Table&, const int* a) { return a[0] & kWhose; }, Seat);
  make_deploy(b);
  const ProgramId first_slot = deploy_slot(b, true), slot = deploy_slot(b, false), turn = aftermath_turn(b);
  Proc p(m, "game");
  const auto now = p.number();
  const Who whose = m.call<Seat>(whose_fn, {now});
  p.when(b.on_table(kFrom) == kSetupPhase, [&] { p.call(b.setup); });
  p.loop([&] {
    p.verb_to(now.index, go_on_verb,
              {now, Operand::constant(course_of(b.e)), Operand::constant(crystals_to_win(b.e)),
               Operand::constant(b.e.round_limit)});
    const auto at = [&](verbatim::Truth there, const Body& play) {
      p.when(there, [&] {
        play();
        p.again();
      });
    };
    const auto phase = [&](Phase which, void (*write)(Book&, Proc&)) {
      at(now == which, [&] { write(b, p); });
    };
    at(Num(kFirstSlotOf) <= now, [&] { p.call_for(whose, first_slot); });
    at(Num(kSlotOf) <= now, [&] { p.call_for(whose, slot); });
    at(Num(kTurnOf) <= now, [&] { p.call_for(whose, turn); });
    phase(kStartPhase, write_start);
    if (b.e.draw_time == DrawTime::Phase) phase(kDrawPhase, write_draw_phase);
    phase(kBattlePhase, write_battle);
    phase(kIncomePhase, write_income);
    phase(kRegroupPhase, write_regroup);
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
  make_returns(b);
  make_setup(b);
  make_round(b);
}

}  // namespace verbatim::crystal
