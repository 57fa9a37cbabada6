#pragma once
// A small card game of no rulebook, for the suites that every game gets: hidden hands, decks of three
// kinds of order, windows of both kinds, costs, durations, choices of all five kinds.

#include "kernel/game.h"
#include "kernel/state.h"

namespace verbatim::duel {

Game make(int seats = 2);
State start(const Game&, std::uint64_t seed);

}  // namespace verbatim::duel
