#pragma once
// Saving is writing the block. Loading refuses what is cut off, corrupted or of other rules, and whatever
// passes is safe to run.
//
// A saved state, all numbers little-endian:
//   0  8 bytes  "VERBATIM"
//   8  u32      version of this format
//  12  u32      size of a state of these rules
//  16  u64      hash of the rules and cards
//  24  u32      bytes that follow the header
//  28  u64      checksum over all of the above and the bytes
//  36           the used part of the block

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "kernel/game.h"
#include "kernel/state.h"

namespace verbatim {

struct LoadError {
  enum class Kind : std::uint8_t {
    NotAState,   // not one of our files at all
    Version,     // written by a newer or older release
    Truncated,   // shorter or longer than it says
    Corrupted,   // the checksum does not agree
    OtherRules,  // another game, edition or card set
    Invalid,     // well signed, but no state the rules can be in
  } kind = Kind::NotAState;
  std::string text;
};

inline constexpr std::uint32_t kSaveVersion = 3;
inline constexpr std::size_t kSaveHeader = 36;

std::vector<std::byte> save(const State&);
Result<State, LoadError> load(const Game&, std::span<const std::byte>);

// What is wrong with the inside of a state, or nothing: zones and records disagree, a frame points nowhere, a
// register holds what its sort cannot be. A state without damage can be run, whatever it is.
std::string find_damage(const Game&, const State&);

}  // namespace verbatim
