#pragma once
// How decks lie at the seats of a series, so that no player, deck or seat has the better of it.

#include "base/result.h"
#include "lab/series.h"
#include "match/laid_table.h"

namespace verbatim::app {

// One deck: everybody has it. As many as seats: turned around the table. More (--decks all): every choice of
// as many as there are seats, each turned around the table.
Result<std::vector<lab::Deal>, std::string> make_deals(const LaidTable&);

}  // namespace verbatim::app
