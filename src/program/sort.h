#pragma once
// The sorts of values that programs compute with. Every register, operand and slot has one; the verifier
// demands that they agree, so a run needs no checks of its own.

#include <cstdint>
#include <string_view>

namespace verbatim {

enum class Sort : std::uint8_t {
  None,     // no value here
  Number,   // -32768 .. 32767
  Truth,    // 0 or 1
  Seat,     // a player, or nobody
  Seats,    // a set of players
  Object,   // a physical thing, or none
  Zone,     // a place that holds objects
  Ability,  // a paragraph of a face
};

constexpr std::string_view name_of(Sort sort) {
  constexpr std::string_view names[] = {"nothing", "number", "truth", "seat",
                                        "seats",   "object", "zone",  "ability"};
  return names[static_cast<int>(sort)];
}

// A number may stand where a truth is wanted (0 is false) and the other way round; nothing else mixes.
constexpr bool fits(Sort given, Sort wanted) {
  const auto numeric = [](Sort s) { return s == Sort::Number || s == Sort::Truth; };
  return given == wanted || (numeric(given) && numeric(wanted));
}

}  // namespace verbatim
