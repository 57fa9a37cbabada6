#pragma once
// Parts of a sentence for people.

#include <cstddef>
#include <string>
#include <vector>

namespace verbatim {

// "your" for You, else "Greedy's"
inline std::string possessive(const std::string& name) { return name == "You" ? "your" : name + "'s"; }

// "a, b and c"
inline std::string list_of(const std::vector<std::string>& things) {
  std::string out;
  for (std::size_t i = 0; i < things.size(); ++i) {
    out += (i == 0 ? "" : i + 1 == things.size() ? " and " : ", ") + things[i];
  }
  return out;
}

}  // namespace verbatim
