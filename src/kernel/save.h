#pragma once
// Saving is writing the block. Loading refuses what is cut off, corrupted or of other rules, and whatever
// passes is safe to run.

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "kernel/game.h"
#include "kernel/state.h"

namespace verbatim {

struct LoadError {
  enum class Kind : std::uint8_t { NotAState, Version, Truncated, Corrupted, OtherRules, Invalid } kind;
  std::string text;
};

std::vector<std::byte> save(const State&);
Result<State, LoadError> load(const Game&, std::span<const std::byte>);

// What is wrong with the inside of a state, or nothing: zones and records disagree, a frame points nowhere, a
// register holds what its sort cannot be.
std::string find_damage(const Game&, const State&);

}  // namespace verbatim
