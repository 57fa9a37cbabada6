#pragma once
// "Instead": the one earlier clause with the same verb is replaced, and slots the new clause leaves out are
// taken from it. No such clause, or two, is an error.

#include <vector>

#include "cardtext/read.h"

namespace verbatim::cardtext {

bool says_instead(const Grammar& g, const Node& n);

void replace_earlier(const Grammar& g, Node statement, Ability& ability,
                     std::vector<Diagnostic>& diagnostics);

}  // namespace verbatim::cardtext
