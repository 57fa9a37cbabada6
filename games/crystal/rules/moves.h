#pragma once
// Cards between lanes, hands, piles and decks.

#include "lanes.h"

namespace verbatim::crystal {

// A Basic Trooper from its deck into the hand; false if there is none left.
bool take_basic(Table&, int seat);
// Into a lane of its owner: it counts there, and it has entered this round.
[[gnu::always_inline]] inline void enter_lane(Table& t, int o, int lane) {
  t.move(o, own_zone(t, kMining + lane, t.owner(o)));
  t.set_flag(o, kFresh);
}
// From one lane of its owner to another: nothing enters, marks stay.
void change_lane(Table&, int object, int lane);
// To its owner's hand, discard pile or deck; [CF 13.2] a Basic Trooper goes to the basic deck instead, and
// [CF 13.57] a permanent takes the copy beneath it along.
void send(Table&, int object, Zone, Where = Where::Bottom);
// The copy beneath a permanent in play, or nothing.
int copy_beneath(const Table&, int object);

}  // namespace verbatim::crystal
