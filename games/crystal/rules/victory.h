#pragma once
// How a game ends (CF 6.4, CF 6.5, chapter CF 10).

#include "lanes.h"

namespace verbatim::crystal {

// Players with 0 or fewer hit points are out; one left wins, none left is a draw among those who fell.
// Returns how many fell.
int eliminate_fallen(Table&);
// [CF 10.2, 10.3, 10.4, 10.5, 10.6] Who has so many crystals wins; the log cites the clause.
bool check_crystals(Table&, int least, LogClause);

}  // namespace verbatim::crystal
