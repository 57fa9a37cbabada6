#pragma once
// Every slot marked `!` in the table is filled at the end: by words, by the loop or the event the clause
// stands in ("For each lane, add a boost": to that lane), or it is an error.

#include <vector>

#include "cardtext/read.h"

namespace verbatim::cardtext {

void fill_slots(const Grammar& g, std::vector<Ability>& abilities, std::vector<Diagnostic>& diagnostics);

}  // namespace verbatim::cardtext
