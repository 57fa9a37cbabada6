#pragma once
// Words of a command line, for commands that are printed so that somebody can copy them.

#include <string>

namespace verbatim {

// In single quotes nothing means anything to a shell but the quote itself.
inline std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}
// One word of a command line, as it can be typed.
inline std::string as_typed(const std::string& word) {
  constexpr const char* kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:=+@%";
  return !word.empty() && word.find_first_not_of(kPlain) == std::string::npos ? word : quoted(word);
}

}  // namespace verbatim
