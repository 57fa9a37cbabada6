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
int next_slot(const Table&, int from, bool whole);
int next_turn(Table&, int from);  // passes for those who have nothing to do
void reveal_hidden(Table&);       // before the first turn

// More than a counter holds: where crystals are not looked at in a phase.
inline constexpr int kNoCrystals = 32768;

}  // namespace verbatim::crystal
