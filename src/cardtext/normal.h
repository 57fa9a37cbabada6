#pragma once
// One meaning, one tree: caps and scales move from the amount they stand beside to the clause, costs become
// clauses, ", or" of plain clauses becomes "or". Two readings with one normal form are one reading.

#include "cardtext/node.h"

namespace verbatim::cardtext {

Node normal_form(const Grammar& g, Node n);

// False for readings the precedence rules exclude: a list head owns every separator up to the full stop.
bool admissible(const Grammar& g, const Node& n);

}  // namespace verbatim::cardtext
