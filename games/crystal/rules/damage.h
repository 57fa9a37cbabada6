#pragma once
// The parts of a damage event [CF 6.2]; the amounts are named in kIncoming.

#include "victory.h"

namespace verbatim::crystal {

// The seats that damage is named for.
int hit_seats(const Table&);
// [CF 13.34] Prevent is used up by itself, before Shields. How many Shields there are to ask about.
int prevent(Table&, int hit);
// [CF 6.2] One more amount of the event that is being named. (seats, how many)
int name_also(Table&, const int*);
// Hit points fall together. How many.
[[gnu::always_inline]] inline int hit_points_fall(Table& t, int seats, int hit, int dealers, bool in_battle) {
  int total = 0;
  for (int s = 0; s < seats; ++s) {
    const int n = (hit >> s & 1) != 0 ? t.counter(s, kIncoming) : 0;
    if (n <= 0) {  // not hit, or prevented
      hit &= ~(1 << s);
      continue;
    }
    t.add(s, kHitPoints, -n);
    t.set_counter(s, kIncoming, 0);
    t.set_counter(s, kTook, 1);
    total += n;
  }
  if (total == 0) return 0;
  for (int s = 0; s < seats; ++s) {
    if ((dealers >> s & 1) == 0 || (hit & ~(1 << s)) == 0) continue;
    t.set_counter(s, kDealt, 1);
    if (in_battle) t.set_counter(s, kDealtInBattle, 1);
  }
  eliminate_fallen(t, seats);
  return total;
}

}  // namespace verbatim::crystal
