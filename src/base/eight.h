#pragma once
// Eight small numbers at once.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>
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

// What `at` says of 0 to 7. Written out: compilers find longer ways.
template <class At>
[[gnu::always_inline]] inline Eight eight_of(At at) {
#ifdef __SSE2__
  __m128i all = _mm_cvtsi32_si128(at(0));
  all = _mm_insert_epi16(all, at(1), 1);
  all = _mm_insert_epi16(all, at(2), 2);
  all = _mm_insert_epi16(all, at(3), 3);
  all = _mm_insert_epi16(all, at(4), 4);
  all = _mm_insert_epi16(all, at(5), 5);
  all = _mm_insert_epi16(all, at(6), 6);
  return reinterpret_cast<Eight>(_mm_insert_epi16(all, at(7), 7));
#else
  return Eight{at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)};
#endif
}

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

// Bit i: does the i-th equal one of `those` that stand as many places before it as these say, and one more?
// What stands in front of them is `front`.
template <int... By>
unsigned equal_to_earlier(Eight eight, Eight front, Eight those, std::integer_sequence<int, By...>) {
  const auto same = ((eight == __builtin_shufflevector(front, those, 7 - By, 8 - By, 9 - By, 10 - By, 11 - By,
                                                       12 - By, 13 - By, 14 - By)) |
                     ...);
  return signs(reinterpret_cast<EightSigns>(same));
}

// Bit i: does the i-th equal one before it? Not of numbers 65535.
inline unsigned repeated(Eight eight) {
  const Eight more = eight + 1;  // none of them is 0, which stands in front
  return equal_to_earlier(more, Eight{}, more, std::make_integer_sequence<int, 7>());
}

// Bit i: is the i-th any of those? They stand in front of themselves, so each is met once.
inline unsigned among(Eight eight, Eight those) {
  return equal_to_earlier(eight, those, those, std::make_integer_sequence<int, 8>());
}

// Where the n-th of the bits that are set among eight is, counted from 0.
inline constexpr auto kPlaceOfBit = [] {
  std::array<std::array<std::uint8_t, 8>, 256> places{};
  for (unsigned bits = 0; bits < 256; ++bits) {
    for (unsigned i = 0, n = 0; i < 8; ++i) {
      if ((bits >> i & 1) != 0) places[bits][n++] = static_cast<std::uint8_t>(i);
    }
  }
  return places;
}();
// The same among sixteen; there are more than n. Which one it is cannot be guessed, so no branch asks.
inline int place_of_bit(unsigned bits, int n) {
  const int in_low = std::popcount(bits & 0xff), beyond = n >= in_low ? -1 : 0;
  const unsigned eight_bits = bits >> (beyond & 8) & 0xff;
  n -= in_low & beyond;
  return (beyond & 8) + kPlaceOfBit[eight_bits][static_cast<std::size_t>(n)];
}

}  // namespace verbatim
