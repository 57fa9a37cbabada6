#pragma once
// Stable 64-bit hashing: the same bytes give the same number on every platform and in every release.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace verbatim {

std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t seed = 0);

inline std::uint64_t hash_text(std::string_view text, std::uint64_t seed = 0) {
  return hash_bytes(text.data(), text.size(), seed);
}

}  // namespace verbatim
