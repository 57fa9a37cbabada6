#pragma once
// The law that what is laid out when a game is made says the same as the code it was made from.

#include <string>

#include "kernel/game.h"
#include "kernel/state.h"

namespace verbatim {

// At this state: what the selections of the programs that are running require of cards, and what the
// abilities of all objects ask. The first difference, or nothing.
std::string differs_from_code(const Game&, const State&);

}  // namespace verbatim
