#pragma once
// Matches of the duel, for tests of records and of what is done with them.

#include <gtest/gtest.h>

#include "base/random.h"
#include "match/match.h"
#include "tests/conformance/duel.h"

namespace verbatim::duel {

inline Record setup(std::uint64_t seed) {
  Record r;
  r.setup = {{"game", "duel"}, {"seed", std::to_string(seed)}};
  r.pins = {{"kernel", "test"}};
  return r;
}

inline Match play(const Game& game, std::uint64_t seed) {
  Match m(game, start(game, seed), setup(seed));
  Random random(seed);
  while (!m.over() && !m.failed()) {
    EXPECT_TRUE(
        m.choose(static_cast<int>(random.below(static_cast<std::uint32_t>(m.decision().options.size())))));
  }
  return m;
}

}  // namespace verbatim::duel
