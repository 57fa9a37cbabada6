#pragma once
// What can be looked at more closely: every card and every number that the board shows, and what is said
// about each.

#include <functional>
#include <string>
#include <vector>

#include "kernel/board.h"
#include "match/card_box.h"

namespace verbatim::tui {

// The sentence of a clause of the rulebook; empty when there is none.
using Clauses = std::function<std::string(const std::string& clause)>;

struct Thing {
  std::string name;                // "Air Strike", "Attack power"
  std::string where;               // "your hand", "Greedy"
  std::vector<std::string> lines;  // all there is to say
};

// The seats are named as the reader knows them; `own` comes first.
std::vector<Thing> things_on(const Board&, int own, const std::vector<std::string>& seats, const CardBox&,
                             const Clauses&);

// What a card says, for the list of a hand: "Air Strike  4 crystals, 1 production ..." and its text.
std::string headline(const BoardCard&);
std::string card_text(const CardBox&, const std::string& name);
// "4 + 1 - 2"; the number when there is nothing to add up.
std::vector<std::string> taken_apart(const Figure&, const Clauses&);
// A sentence of the rulebook without its sources.
std::string sentence(const std::string& clause_text);

}  // namespace verbatim::tui
