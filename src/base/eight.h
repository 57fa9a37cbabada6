#pragma once
// Eight small numbers at once.

#include <bit>
#include <cstdint>
#include <cstring>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace verbatim {

using Eight [[gnu::vector_size(16)]] = std::uint16_t;
using EightSigns [[gnu::vector_size(16)]] = std::int16_t;

inline Eight eight_at(const std::uint16_t* first) {
  Eight eight;
  std::memcpy(&eight, first, sizeof eight);
  return eight;
}

inline void put_eight(Eight eight, std::uint16_t* first) { std::memcpy(first, &eight, sizeof eight); }

inline Eight at_most(Eight eight, std::uint16_t most) {
  const Eight limit = Eight{} + most;
  return eight < limit ? eight : limit;
}

// Bit i: is the i-th below zero?
inline unsigned signs(EightSigns eight) {
#ifdef __SSE2__
  const auto all = reinterpret_cast<__m128i>(eight);
  return static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(all, _mm_setzero_si128())));
#else
  unsigned bits = 0;
  for (int i = 0; i < 8; ++i) bits |= static_cast<unsigned>(eight[i] < 0) << i;
  return bits;
#endif
}

// Bit i: does the i-th equal this?
inline unsigned equal(Eight eight, std::uint16_t to) {
  return signs(reinterpret_cast<EightSigns>(eight == Eight{} + to));
}

// Bit i: does the i-th equal one before it? Not of numbers 65535.
inline unsigned repeated(Eight eight) {
  const Eight more = eight + 1, nothing = {};  // none of them is 0, which stands before the first
  auto same = more == __builtin_shufflevector(nothing, more, 7, 8, 9, 10, 11, 12, 13, 14);
  same |= more == __builtin_shufflevector(nothing, more, 6, 7, 8, 9, 10, 11, 12, 13);
  same |= more == __builtin_shufflevector(nothing, more, 5, 6, 7, 8, 9, 10, 11, 12);
  same |= more == __builtin_shufflevector(nothing, more, 4, 5, 6, 7, 8, 9, 10, 11);
  same |= more == __builtin_shufflevector(nothing, more, 3, 4, 5, 6, 7, 8, 9, 10);
  same |= more == __builtin_shufflevector(nothing, more, 2, 3, 4, 5, 6, 7, 8, 9);
  same |= more == __builtin_shufflevector(nothing, more, 1, 2, 3, 4, 5, 6, 7, 8);
  return signs(reinterpret_cast<EightSigns>(same));
}

// Bit i: is the i-th any of those?
inline unsigned among(Eight eight, Eight those) {
  auto same = eight == those;
  same |= eight == __builtin_shufflevector(those, those, 7, 8, 9, 10, 11, 12, 13, 14);
  same |= eight == __builtin_shufflevector(those, those, 6, 7, 8, 9, 10, 11, 12, 13);
  same |= eight == __builtin_shufflevector(those, those, 5, 6, 7, 8, 9, 10, 11, 12);
  same |= eight == __builtin_shufflevector(those, those, 4, 5, 6, 7, 8, 9, 10, 11);
  same |= eight == __builtin_shufflevector(those, those, 3, 4, 5, 6, 7, 8, 9, 10);
  same |= eight == __builtin_shufflevector(those, those, 2, 3, 4, 5, 6, 7, 8, 9);
  same |= eight == __builtin_shufflevector(those, those, 1, 2, 3, 4, 5, 6, 7, 8);
  return signs(reinterpret_cast<EightSigns>(same));
}

// Where the n-th of the bits that are set among sixteen is, counted from 0; there are more than n. Which one
// it is cannot be guessed, so no branch asks.
inline int place_of_bit(unsigned bits, int n) {
  const int in_low = std::popcount(bits & 0xff), beyond = n >= in_low ? -1 : 0;
  const unsigned eight_bits = bits >> (beyond & 8) & 0xff;
  n -= in_low & beyond;
  constexpr std::uint64_t kOnes = 0x0101010101010101, kHighest = kOnes << 7;
  // A byte for each bit: 1 where it is set, then how many are set up to there.
  const std::uint64_t bytes = ((eight_bits * kOnes & 0x8040201008040201) + 0x7f * kOnes) >> 7 & kOnes;
  const std::uint64_t up_to = bytes * kOnes;
  const std::uint64_t enough = ((up_to | kHighest) - static_cast<unsigned>(n + 1) * kOnes) & kHighest;
  return (beyond & 8) + (std::countr_zero(enough) >> 3);
}

}  // namespace verbatim
