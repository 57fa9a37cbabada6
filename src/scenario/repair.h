#pragma once
// What somebody meant who misspelt a word: only words after which the whole sentence is a step are offered.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scenario/form.h"

namespace verbatim::scenario {

struct Repair {
  std::size_t at = 0;  // where the word stands in the sentence
  std::string meant;
};
// One word of the sentence, at `from` or behind it, spelled otherwise.
std::optional<Repair> repair(const Words&, const Step&, std::size_t from);

// The name that is spelled most like what was written; empty if none is near.
std::string nearest_name(std::string_view written, const std::vector<std::string>& names);

}  // namespace verbatim::scenario
