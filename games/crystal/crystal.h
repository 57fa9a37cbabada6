#pragma once
// Crystal Factions, as anyone outside sees it.

#include <memory>

#include "kernel/rules.h"
#include "rules/edition.h"

namespace verbatim::crystal {

const Rules& rules();

// An edition given value by value, for those who have one.
std::unique_ptr<Printing> print(const Edition&, int seats);

}  // namespace verbatim::crystal
