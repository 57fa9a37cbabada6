#pragma once
// What listens to a moment.

#include <bit>
#include <cstdint>

#include "kernel/game.h"
#include "kernel/table.h"

namespace verbatim {

// Calls each(object) for every object that listens, lowest first, until it returns false.
template <class Each>
void each_listener(const Table& t, TriggerId trigger, Each each) {
  const int set = t.game().listeners_of(trigger);
  if (set == Game::kNoListeners) return;
  const std::uint64_t* words = t.listening(set);
  for (int w = 0; w < t.layout().words; ++w) {
    for (std::uint64_t left = words[w]; left != 0; left &= left - 1) {
      if (!each(w * 64 + std::countr_zero(left))) return;
    }
  }
}

}  // namespace verbatim
