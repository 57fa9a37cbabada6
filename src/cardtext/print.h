#pragma once
// Canonical text from the same table that reads it: the first wording of an entry whose slots are exactly the
// node's. There is no second grammar to keep in step.

#include <string>

#include "cardtext/node.h"

namespace verbatim::cardtext {

// Without the closing full stop; the first letter is a capital.
std::string print_sentence(const Grammar& g, const Node& n);

// The phrase as it stands inside a sentence.
std::string print_phrase(const Grammar& g, const Node& n);

// In one particular wording of its entry, to check aliases.
std::string print_wording(const Grammar& g, const Node& n, const Production& wording);

}  // namespace verbatim::cardtext
