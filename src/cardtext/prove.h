#pragma once
// The overlap test: every wording of a game's table, printed with sample fillers, must read back to exactly
// one reading, and to the entry it came from. Rows added in a hurry fail here and not on a designer's card.

#include "cardtext/compile.h"

namespace verbatim::cardtext {

TableProblems prove(const Grammar& g);

}  // namespace verbatim::cardtext
