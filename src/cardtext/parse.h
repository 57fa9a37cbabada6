#pragma once
// All readings of one sentence: top-down over token spans, memoised, nothing committed early. Of readings
// that differ only in where a modifier hangs, the nearest host wins; what is still different is an ambiguity.

#include <span>
#include <string>
#include <vector>

#include "cardtext/node.h"

namespace verbatim::cardtext {

struct ParseResult {
  std::vector<Node> readings;         // as the table says, before the normal form
  std::size_t furthest = 0;           // token index no reading got past, when there is none
  std::vector<std::string> expected;  // what could have stood there, in words for a person
  bool too_long = false;  // gave up: more tokens or more partial readings than a sentence may have
  std::size_t work = 0;   // partial readings made
};

struct ParseLimits {
  std::size_t tokens = 120;
  std::size_t work = 60000;
  bool explain = false;  // collect `furthest` and `expected`; costs time, so only after a failure
};

ParseResult parse(const Grammar& g, std::span<const Token> tokens, CategoryId start,
                  const ParseLimits& limits = {});

}  // namespace verbatim::cardtext
