#pragma once
// Four words at once.

#include <cstdint>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace verbatim {

using Four [[gnu::vector_size(16)]] = std::uint32_t;

// Bit i: the highest bit of the i-th.
inline unsigned highest_bits(Four four) {
#ifdef __SSE2__
  return static_cast<unsigned>(_mm_movemask_ps(reinterpret_cast<__m128>(four)));
#else
  return four[0] >> 31 | four[1] >> 31 << 1 | four[2] >> 31 << 2 | four[3] >> 31 << 3;
#endif
}

}  // namespace verbatim
