#pragma once
// How good a position is, for players that look ahead.

#include "kernel/table.h"
#include "rules/edition.h"

namespace verbatim::crystal {

// Between 0 and 1, for a seat still in the game.
double evaluate(const Edition&, const Table&, int seat);

}  // namespace verbatim::crystal
