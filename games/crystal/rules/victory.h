#pragma once
// How a game ends (CF 6.4, CF 6.5, chapter CF 10).

#include "lanes.h"

namespace verbatim::crystal {

// These seats are out; one left wins, none left is a draw among those who fell. Returns how many fell.
int eliminate(Table&, int fell);
// The same for all players with 0 or fewer hit points: after most damage, nobody.
inline int eliminate_fallen(Table& t) {
  int fell = 0;
  for (int s = 0; s < t.seats(); ++s) fell |= (t.counter(s, kHitPoints) <= 0) << s;
  fell &= t.living();
  return fell == 0 ? 0 : eliminate(t, fell);
}
// [CF 10.2, 10.3, 10.4, 10.5, 10.6] Who has so many crystals wins; the log cites the clause.
bool check_crystals(Table&, int least, LogClause);

}  // namespace verbatim::crystal
