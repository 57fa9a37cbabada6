#pragma once
// Several cards that are chosen at once: which they are, when only their names are said.

#include <vector>

#include "scenario/stage.h"

namespace verbatim::scenario {

struct Together {
  enum class Trouble : unsigned char {
    None,
    Several,  // the names may as well mean other cards: "which one?"
    TooFew,   // they can be chosen, but not they alone
    Never,
  } trouble = Trouble::Never;
  std::vector<int> options;  // one after the other, and then no further one; of several readings the first
};

// What the cards of this want are in the choice at hand, which is of some at once. Options that come up only
// after the first card is chosen count as well.
Together together(const Stage&, const Want&);

// Is one of these cards among those to choose from, be it only after another? Of several at once the kernel
// asks for one after the other, in an order of its own.
bool is_among(const Stage&, const Stage::Sight&, const Want&);

}  // namespace verbatim::scenario
