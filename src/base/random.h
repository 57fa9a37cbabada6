#pragma once
// The seeded generator. Written out here because standard distributions and shuffles differ between
// standard libraries, and the same seed must give the same game on every platform.

#include <cstdint>

namespace verbatim {

struct Random {
  std::uint64_t state = 0;

  constexpr Random() = default;
  constexpr explicit Random(std::uint64_t seed) : state(seed) {}

  // SplitMix64: a counter and a mixing function; eight bytes of state.
  constexpr std::uint64_t next() {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }

  // Uniform in [0, n); exact, by rejecting the short end of the range (Lemire). n must not be 0.
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    auto low = static_cast<std::uint32_t>(product);
    if (low < n) {
      const std::uint32_t threshold = (0u - n) % n;
      while (low < threshold) {
        product = (next() >> 32) * n;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // An independent stream, for a game, a deck or a thread.
  constexpr Random fork(std::uint64_t stream) const {
    Random r(state ^ (stream * 0xd1342543de82ef95ull + 0x2545f4914f6cdd1dull));
    r.next();
    return r;
  }

  bool operator==(const Random&) const = default;
};

}  // namespace verbatim
