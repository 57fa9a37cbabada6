#pragma once
// The notation of one pattern: words, {slot:category}, {slot=constant}, [optional], noun(s), verb~.
// A pattern with options stands for several plain ones.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace verbatim::cardtext {

struct PatternPart {
  enum class Kind { word, slot, star, constant } kind = Kind::word;
  std::string text;   // word: first form; slot: its category
  std::string other;  // word: second form, empty when it has one form
  bool verb = false;  // the second form is the third person, not the plural
  std::string slot;
  bool required = false;
  char need = 0;      // '+', '-' or 0
  bool bare = false;  // {n:qty<crystal>?}: also a number without its unit
  int value = 0;      // constant
};

using PlainPattern = std::vector<PatternPart>;

// All plain patterns a pattern stands for; the ones with fewer optional words first. The error says what to
// write instead.
Result<std::vector<PlainPattern>, std::string> expand_pattern(std::string_view pattern);

}  // namespace verbatim::cardtext
