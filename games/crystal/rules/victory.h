#pragma once
// How a game ends (CF 6.4, CF 6.5, chapter CF 10).

#include "lanes.h"

namespace verbatim::crystal {

// These seats are out; one left wins, none left is a draw among those who fell. Returns how many fell.
int eliminate(Table&, int fell);
// The same for all players with 0 or fewer hit points: after most damage, nobody.
[[gnu::always_inline]] inline int eliminate_fallen(Table& t, int seats) {
  int fell = 0;
  for (int s = 0; s < seats; ++s) fell |= (t.counter(s, kHitPoints) <= 0) << s;
  fell &= t.living();
  return fell == 0 ? 0 : eliminate(t, fell);
}
// [CF 10.4, 10.5, 10.6] One of these wins by crystals.
void crystals_win(Table&, int candidates, LogClause);
// [CF 10.2, 10.3] Who has so many crystals wins; the log cites the clause.
[[gnu::always_inline]] inline bool check_crystals(Table& t, int seats, int least, LogClause clause) {
  int candidates = 0;
  for (int s = 0; s < seats; ++s) candidates |= (t.counter(s, kCrystals) >= least) << s;
  candidates &= t.living();
  if (candidates != 0) crystals_win(t, candidates, clause);
  return candidates != 0;
}

}  // namespace verbatim::crystal
