#include "moves.h"

namespace verbatim::crystal {
namespace {

// [CF 13.18] What was said about the card in its lane ends when it leaves the lanes. [CF 14.2] That its
// abilities of the phase are done, and [CF 13.6] its Cooldown is used, does not.
void forget_lane(Table& t, int o) {
  for (const int flag : {kDisabled, kFresh, kMoved, kRevealed}) {
    if (t.flag(o, flag)) t.set_flag(o, flag, false);
  }
  if (t.face(o).abilities.size() > 1) t.stop_resolving(o);                        // [CF 4.4]
  if (stores(t) && t.on_object(o, kStored) != 0) t.put_on_object(o, kStored, 0);  // [CF 13.64]
}

// [CF 13.37] Until Deploy is over a lane's strength of old is told apart from what came into it this round,
// so a card keeps in mind where it began; back there it is as if it had never moved. What entered this round
// counts nowhere.
void note_move(Table& t, int o, int from, int to) {
  if (t.flag(o, kFresh)) return;
  const int began = t.flag(o, kMoved) ? (from + 1 + t.flag(o, kMovedOn)) % kLanes : from;
  t.set_flag(o, kMoved, began != to);
  t.set_flag(o, kMovedOn, began == (to + 2) % kLanes);
}

}  // namespace

int copy_beneath(const Table& t, int o) {
  if (!t.flag(o, kUpgraded) || !t.in_kind(o, kPermanents)) return t.none();
  for (const int copy : t.in(t.zone(kBeneath, t.owner(o)))) {
    if (t.record(copy).face == t.record(o).face) return copy;
  }
  return t.none();
}

bool take_basic(Table& t, int seat) {
  const auto pile = t.in(t.zone(kBasic, seat));
  if (pile.empty()) return false;
  t.move(pile.front(), t.zone(kHand, seat));
  return true;
}

void change_lane(Table& t, int o, int lane) {
  const int from = lane_of(t, o);
  if (from == lane) return;
  t.move(o, t.zone(kMining + lane, t.owner(o)));
  if (t.counter(t.nobody(), kPhase) <= kDeployPhase) note_move(t, o, from, lane);
}

void send(Table& t, int o, Zone zone, Where where) {
  const int beneath = copy_beneath(t, o);
  forget_lane(t, o);
  if (is_trooper(t, o)) {
    t.move(o, t.zone(kBasic, t.owner(o)));
    return;
  }
  t.move(o, t.zone(zone, t.owner(o)), where);
  if (beneath != t.none()) t.move(beneath, t.zone(zone, t.owner(o)), where);
}

}  // namespace verbatim::crystal
