#pragma once
// Who "they" are and what "it" is, by fixed rules: the innermost loop, else the player or thing named last.
// Nothing found is an error; a loop never reaches over a full stop.

#include <vector>

#include "cardtext/read.h"

namespace verbatim::cardtext {

void resolve_pronouns(const Grammar& g, std::vector<Ability>& abilities,
                      std::vector<Diagnostic>& diagnostics);

}  // namespace verbatim::cardtext
