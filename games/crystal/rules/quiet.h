#pragma once
// What lies between two things that somebody has to resolve or to decide (round.cpp).

#include "ids.h"
#include "kernel/table.h"

namespace verbatim::crystal {

// Phases in which nobody has: gone through at once. Each is asked when its phase has begun, and answers
// whether the phase is over; otherwise it has done nothing, and the program of the phase is run.
bool quiet_start(const Table&, bool corruption_asks);
bool quiet_battle(Table&);
bool quiet_income(Table&, bool production, int crystals_to_win);
bool quiet_regroup(Table&, bool corruption_asks);
void pass_token(Table&, int round_limit);

// The phases of slots and turns: whose is next, looking from this seat to the left; nobody's when all are
// done.
//
// [CF 4.1] Who still has a slot to take, [CF 13.31] a postponed one after all others; [CF 4.10] or turn after
// turn until all have passed. [CF 4.12] The order is fixed when the phase begins, a token that moves changes
// only later phases: it goes on from the seat of the last slot.
[[gnu::always_inline]] inline int next_slot(const Table& t, int seats, int from, bool whole) {
  int postponed = seats;
  for (int k = 0, s = from < seats ? from : 0; k < seats; ++k, s = s + 1 == seats ? 0 : s + 1) {
    if (!t.lives(s) || t.counter(s, kPassed) != 0) continue;
    if (!whole || t.counter(s, kPostponed) != 1) return s;
    if (postponed == seats) postponed = s;
  }
  return postponed;
}
int next_turn(Table&, int from);  // passes for those who have nothing to do
void begin_aftermath(Table&);     // before the first turn

// More than a counter holds: where crystals are not looked at in a phase.
inline constexpr int kNoCrystals = 32768;

}  // namespace verbatim::crystal
