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

// Of numbers in groups of neighbours: the lowest of each group. The groups are given by their first and last
// numbers and hold all that is in the set. With the last of each group added, taking 1 from each of them
// borrows from none; what it takes away is the lowest.
inline SmallSet lowest_of_each(SmallSet s, SmallSet firsts, SmallSet lasts) {
  return s & ~((s | lasts) - firsts);
}

// Of a set in such groups, and a part of it: has every group all of it in the part, or nothing?
inline bool keeps_groups(SmallSet s, SmallSet part, SmallSet firsts, SmallSet lasts) {
  return count(lowest_of_each(part, firsts, lasts)) + count(lowest_of_each(s & ~part, firsts, lasts)) ==
         count(lowest_of_each(s, firsts, lasts));
}

// Which of 64 bytes are this one.
[[gnu::always_inline]] inline SmallSet bytes_equal(const std::uint8_t* first, std::uint8_t to) {
  SmallSet all = 0;
#ifdef __SSE2__
  const __m128i that = _mm_set1_epi8(static_cast<char>(to));
  for (int i = 48; i >= 0; i -= 16) {
    __m128i sixteen;
    std::memcpy(&sixteen, first + i, sizeof sixteen);
    all = all << 16 | static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(sixteen, that)));
  }
#else
  for (int i = 63; i >= 0; --i) all = all << 1 | (first[i] == to);
#endif
  return all;
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

}  // namespace verbatim
