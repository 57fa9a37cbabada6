#pragma once
// Positions that are set up by hand instead of played.

#include <string>

#include "kernel/table.h"
#include "rules/edition.h"

namespace verbatim::crystal {

// What there can never be on a table of this edition, with the clause in front; empty if there is nothing.
std::string impossible(const Edition&, const Table&);
// [CF 13.57] Under an upgraded permanent lies its second copy; false if the table is full.
bool lay_copies_beneath(Table&);

}  // namespace verbatim::crystal
