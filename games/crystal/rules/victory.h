#pragma once
// How a game ends (CF 6.4, CF 6.5, chapter CF 10).

#include "lanes.h"

namespace verbatim::crystal {

// Players with 0 or fewer hit points are out; one left wins, none left is a draw among those who fell.
// Returns how many fell.
int eliminate_fallen(Table&);

}  // namespace verbatim::crystal
