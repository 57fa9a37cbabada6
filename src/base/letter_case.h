#pragma once
// Names are compared in capitals or small letters: those of ASCII, whatever the locale.

#include <algorithm>
#include <string>
#include <string_view>

namespace verbatim {

inline char small_letter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

inline std::string in_small_letters(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), small_letter);
  return out;
}

inline bool same_in_any_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return small_letter(x) == small_letter(y); });
}

inline bool begins_in_any_case(std::string_view text, std::string_view with) {
  return same_in_any_case(text.substr(0, with.size()), with);
}

}  // namespace verbatim
