#pragma once
// A set of numbers below 64, in one word of the machine.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/eight.h"

namespace verbatim {

using SmallSet = std::uint64_t;
inline constexpr int kMostOfSmallSet = 64;

inline SmallSet just(int n) { return SmallSet{1} << n; }
inline int count(SmallSet s) { return std::popcount(s); }
// Of a set that is not empty.
inline int lowest(SmallSet s) { return std::countr_zero(s); }
inline SmallSet lowest_bit(SmallSet s) { return s & (0 - s); }
inline int highest(SmallSet s) { return 63 - std::countl_zero(s); }

// Of numbers in groups of neighbours: the lowest of each group. The groups are given by their first and last
// numbers and hold all that is in the set. With the last of each group added, taking 1 from each of them
// borrows from none; what it takes away is the lowest.
inline SmallSet lowest_of_each(SmallSet s, SmallSet firsts, SmallSet lasts) {
  return s & ~((s | lasts) - firsts);
}

// The n-th of a set in order, counted from 0; there are more than n, or it is any number below 64. Which it
// is cannot be guessed, so no branch asks.
inline int nth(SmallSet s, unsigned n) {
  constexpr std::uint64_t kOnes = 0x0101010101010101, kTops = 0x80 * kOnes;
  // How many there are in each byte, and those before it.
  std::uint64_t sums = s - (s >> 1 & 0x55 * kOnes);
  sums = (sums & 0x33 * kOnes) + (sums >> 2 & 0x33 * kOnes);
  sums = ((sums + (sums >> 4)) & 0x0f * kOnes) * kOnes;
  // Bytes that end before it.
  const int at = std::popcount(((n * kOnes | kTops) - sums) & kTops) * 8 & 63;
  const std::uint64_t before = sums << 8 >> at & 0xff;
  return at + kPlaceOfBit[s >> at & 0xff][(n - before) & 7];
}

// Zeros for as many cells as are read together, then ones.
inline constexpr auto kZerosThenOnes = [] {
  std::array<std::uint16_t, 16> cells{};
  for (std::size_t i = 8; i < 16; ++i) cells[i] = 0xffff;
  return cells;
}();

// How far these numbers are from the first that can be in the set. False if one of them is not among so many
// from there on. Eight of them are read at a time.
[[gnu::always_inline]] inline bool set_of(const std::uint16_t* numbers, int size, int from, int many,
                                          SmallSet& out) {
  out = 0;
  Eight farthest{};
  const Eight first = Eight{} + *numbers, start = Eight{} + static_cast<std::uint16_t>(from);
  for (; size > 0; size -= 8, numbers += 8) {
    // In the place of what is beyond the last stands the first.
    const Eight beyond = eight_at(kZerosThenOnes.data() + (size < 8 ? 8 - size : 0));
    const Eight eight = ((eight_at(numbers) & ~beyond) | (first & beyond)) - start;
    farthest = eight > farthest ? eight : farthest;
    for (int i = 0; i < 8; ++i) out |= SmallSet{1} << (eight[i] & 63);
  }
  return out == 0 ||
         equal(at_most(farthest, static_cast<std::uint16_t>(many)), static_cast<std::uint16_t>(many)) == 0;
}

}  // namespace verbatim
