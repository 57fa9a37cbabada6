#pragma once
// Small random games: sound by construction, and full of everything the tables know.

#include <vector>

#include "base/random.h"
#include "kernel/game_maker.h"

namespace verbatim::reference {

struct Placement {
  int face, owner, kind;
};

struct RandomGame {
  Game game;
  std::vector<Placement> placements;
  std::vector<int> shuffled;  // kinds of zone that are shuffled at the start
  std::uint64_t seed = 0;
  bool chance_open = false, ask_everyone = false;
};

RandomGame make_random_game(std::uint64_t seed);

// Everything that was generated, for a report.
std::string listing_of(const RandomGame&);

}  // namespace verbatim::reference
