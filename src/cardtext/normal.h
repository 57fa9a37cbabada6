#pragma once
// One meaning, one tree: caps and scales move from the amount they stand beside to the clause, costs become
// clauses, ", or" of plain clauses becomes "or". Two readings with one normal form are one reading.

#include "cardtext/node.h"

namespace verbatim::cardtext {

Node normal_form(const Grammar& g, Node n);

// The same node made by another row; the slots that row does not have are left out.
Node become(const Grammar& g, const Node& n, std::string_view category, std::string_view op);

// Posts in their order, the amount's own caps and scales among them.
void settle_clause(const Grammar& g, Node& clause);

// True when one verb was said for two clauses; the node is then the two of them.
bool splits(const Grammar& g, Node& clause);

// Who does the first of several things in one sentence does the others whose verb has the same form.
void share_subjects(const Grammar& g, Node& joint);

// "Your Drones get +1 power": the effect itself says who or what, and takes no player for it.
bool has_own_subject(const Grammar& g, const Node& effect);

// "For each Drone you control, deal 1 damage to target opponent" is "deal 1 damage to target opponent for
// each Drone you control": a clause with a number that says nothing of the card or lane of the loop is
// multiplied.
bool multiplies(const Grammar& g, const Node& for_each);
Node multiplied(const Grammar& g, const Node& for_each);

// False for readings the precedence rules exclude: a list head owns every separator up to the full stop.
bool admissible(const Grammar& g, const Node& n);

}  // namespace verbatim::cardtext
