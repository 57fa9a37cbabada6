#pragma once
// A whole game as a person would tell it: every choice, what followed from it under which clause, and the
// position at the end of each round. Two programs that tell the same story play the same game.

#include <string>
#include <vector>

#include "tests/crystal/factions.h"

namespace verbatim::crystal {

// Everything that lies on the table, secrets included, one line a player. It names cards and counters, never
// the bytes of the state, so that it does not change when only their layout does.
std::string position(const Game&, const State&);

// The game of these factions that the seed gives with uniformly random choices.
std::string story(const Factions&, const std::vector<int>& seated, std::uint64_t seed);

}  // namespace verbatim::crystal
