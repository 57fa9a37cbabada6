#pragma once
// Phases in which nobody has anything to resolve or to decide: gone through at once. Each is asked when its
// phase has begun, and answers whether the phase is over; otherwise it has done nothing that the program of
// the phase does, and that program is run (round.cpp).

#include "ids.h"
#include "kernel/table.h"

namespace verbatim::crystal {

bool quiet_start(const Table&, bool corruption_asks);
bool quiet_battle(Table&);
bool quiet_income(Table&, bool production, int crystals_to_win);
// Reveals what lies face down and passes for those who have nothing to do, up to the first who has.
bool quiet_aftermath(Table&, int crystals_to_win);
bool quiet_regroup(Table&, bool corruption_asks);
void pass_token(Table&, int round_limit);

// More than a counter holds: where crystals are not looked at in a phase.
inline constexpr int kNoCrystals = 32768;

}  // namespace verbatim::crystal
