#pragma once
// What a player might want to do now and may not, each with the clause that forbids it.

#include <string>
#include <vector>

#include "match/match.h"
#include "tui/teller.h"

namespace verbatim::tui {

struct Refused {
  std::string words;  // the option that is not there
  std::string reason;
  std::string clause;
  int object = -1;  // the card it is about
};

// Only about things that the view shows: an opponent's hidden card is never asked about.
std::vector<Refused> refused_options(Match&, const View&, const Teller&);

}  // namespace verbatim::tui
