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
// [CF 13.2] To its owner's hand, discard pile or deck; a Basic Trooper goes to the basic deck instead.
void send(Table&, int object, Zone, Where = Where::Bottom);
// [CF 14.4] A permanent out of play, with the copy beneath it.
void discard_permanent(Table&, int object);

}  // namespace verbatim::crystal
