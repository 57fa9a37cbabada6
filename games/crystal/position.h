#pragma once
// Positions that are set up by hand instead of played.

#include <string>

#include "kernel/table.h"
#include "rules/edition.h"

namespace verbatim::crystal {

// What there can never be on a table of this edition, with the clause in front; empty if there is nothing.
std::string impossible(const Edition&, const Table&);

}  // namespace verbatim::crystal
