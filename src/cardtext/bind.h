#pragma once
// Sentences become abilities: heads begin one, the others continue it; instead, if you do, otherwise, repeat
// and a lone maximum find the sentence they speak of.

#include <vector>

#include "cardtext/read.h"

namespace verbatim::cardtext {

// Adds one sentence (in normal form) to the abilities read so far.
void bind_sentence(const Grammar& g, Node sentence, bool begins_line, std::vector<Ability>& abilities,
                   std::vector<Diagnostic>& diagnostics);

}  // namespace verbatim::cardtext
