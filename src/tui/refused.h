#pragma once
// What a player might want to do now and may not, each with the clause that forbids it.

#include <string>
#include <vector>

#include "kernel/board.h"
#include "match/match.h"
#include "match/teller.h"
#include "tui/inspect.h"

namespace verbatim::tui {

struct Refused {
  std::string words;  // the option that is not there
  std::string reason;
  std::string clause;
  std::string text;       // of the card, where its words forbid it
  int object = -1;        // the card it is about
  bool by_order = false;  // the rule lets it be picked; the reason says why not at this step
};

// Only about things that the view shows: an opponent's hidden card is never asked about.
std::vector<Refused> refused_options(Match&, const View&, const Teller&);

// The rules that forbid something, each with what it forbids and what the cards are like.
std::vector<std::string> refusal_lines(const std::vector<Refused>&, const Board&, const Clauses&);

}  // namespace verbatim::tui
