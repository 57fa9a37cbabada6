#pragma once
// Letters of a text in UTF-8.

#include <string_view>

namespace verbatim {

// How many bytes the letter has that a text begins with; 0: it is not UTF-8 (RFC 3629, section 4).
inline std::size_t letter_size(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  const auto follows = [&](std::size_t i, unsigned from, unsigned to) {
    return byte(i) >= from && byte(i) <= to;
  };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  // Neither longer than it need be, nor half of a pair, nor beyond the last letter.
  const unsigned least = first == 0xe0 ? 0xa0u : first == 0xf0 ? 0x90u : 0x80u;
  const unsigned most = first == 0xed ? 0x9fu : first == 0xf4 ? 0x8fu : 0xbfu;
  if (first < 0xc2 || first > 0xf4 || !follows(1, least, most)) return 0;
  if (first < 0xe0) return 2;
  if (!follows(2, 0x80, 0xbf)) return 0;
  if (first < 0xf0) return 3;
  return follows(3, 0x80, 0xbf) ? 4 : 0;
}

}  // namespace verbatim
