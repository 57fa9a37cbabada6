#pragma once
// What makes up a number that cards can change: its base, and every effect in force with its source.

#include <vector>

#include "kernel/board.h"
#include "kernel/table.h"

namespace verbatim {

// The parts add up to Table::quantity().
std::vector<Part> made_of(const Table&, int quantity, int object, int seat);

}  // namespace verbatim
