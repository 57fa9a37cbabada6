#pragma once
// One game by uniformly random answers, as every benchmark of play has it.

#include "kernel/kernel.h"

namespace verbatim {

// Plays `s` to its end, a copy of `opening` with another seed. How many choices had two options or more.
inline std::int64_t play_at_random(Kernel& k, State& s, const State& opening, Random& random) {
  std::int64_t choices = 0;
  s = opening;
  s.header().random = random.next();
  k.play_out(s, random, &choices);
  return choices;
}

// The same, every choice with all its options: what a player is asked, and what whoever trains one looks at.
inline std::int64_t play_by_lists(Kernel& k, State& s, const State& opening, Random& random) {
  std::int64_t choices = 0;
  s = opening;
  s.header().random = random.next();
  while (k.run(s) == Stop::Decision) {
    const auto n = static_cast<std::uint32_t>(k.decision().options.size());
    choices += n > 1;
    k.answer_unchecked(s, static_cast<int>(random.below(n)));
  }
  return choices;
}

}  // namespace verbatim
