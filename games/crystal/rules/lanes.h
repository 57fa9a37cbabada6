#pragma once
// Lanes: what a card is worth where it lies, and what a lane is worth.

#include <algorithm>
#include <cassert>

#include "ids.h"
#include "kernel/table.h"

namespace verbatim::crystal {

inline int lane_of_zone(const Table& t, int zone) {
  const int lane = t.kind_of(zone) - kMining;
  return lane >= 0 && lane < kLanes ? lane : kNoLane;
}
inline int lane_of(const Table& t, int o) { return lane_of_zone(t, t.zone_of(o)); }

// [CF 13.64] Can crystals lie on cards?
inline bool stores(const Table& t) { return t.layout().object_counters > kStored; }

// What is printed on a face: as many fields on each.
inline const std::int16_t* printed_on(const Table& t, int face) {
  const std::int16_t* first = t.game().fields_of(0);
  assert(t.game().fields_of(face) == first + face * kFields);
  return first + static_cast<std::size_t>(face) * kFields;
}
inline bool printed_tag(const Table& t, int o, Tag tag) { return t.has_printed_tag(o, tag); }
inline bool is_trooper(const Table& t, int o) { return printed_tag(t, o, kTagTrooper); }
inline bool is_permanent(const Table& t, int o) { return printed_tag(t, o, kTagPermanent); }

// The zone of one of the players: theirs lie side by side, in the order of Zone.
inline int own_zone([[maybe_unused]] const Table& t, int kind, int seat) {
  assert(seat < t.seats() && kind + seat * kZones == t.zone(kind, seat));
  return kind + seat * kZones;
}

inline std::span<const std::uint16_t> own_zones(const Table& t, int first, int last, int seat) {
  return t.in(Stretch{static_cast<std::uint8_t>(own_zone(t, first, seat)),
                      static_cast<std::uint8_t>(own_zone(t, last, seat))});
}

inline int priority(const Table& t) { return t.counter(t.nobody(), kPriority); }
// Who begins a phase of slots or turns: the priority holder, or the player whose turn a position begins with.
inline int opener(const Table& t, int nobody, Phase phase) {
  const int from = t.counter(nobody, kFrom);
  return from < kFromSeat || (from & kFromPhase) != phase ? t.counter(nobody, kPriority)
                                                          : from / kFromSeat - 1;
}
inline bool switched(const Table& t, Switches s) { return (t.counter(t.nobody(), kSwitches) & s) != 0; }
inline bool is_out(const Table& t, int seat) { return seat < t.seats() && !t.lives(seat); }

// What a rule of the phases does is logged under its clause; abilities bring their own.
inline void under(Table& t, LogClause clause) {
  if (t.sink() != nullptr) t.set_cause({ClauseId(static_cast<std::uint16_t>(clause)), {}, -1});
}

// [CF 12.20] What was done this way is what was done.
inline int note_done(Table& t, int number) {
  t.set_counter(t.nobody(), kDid, number);
  return number;
}

// [CF 12.19] Does nothing say that it cannot?
inline bool may_be(const Table& t, Action done, int o) { return t.allowed(done, t.controller(o), o).allowed; }
inline bool may_do(const Table& t, int seat, Action does) {
  return seat < t.seats() && t.allowed(does, seat, t.none()).allowed;
}

// [CF 13.26, CF 13.46] Shields and gambit tokens stand on the Attack lane, and on no other.
inline bool may_lie(int kind, int lane) { return kind <= kCorruptionToken || lane == kAttackLane; }
// The counter that holds tokens of a kind on a lane where they may lie.
inline int token_counter(int kind, int lane) {
  return kind == kBoostToken        ? kBoost + lane
         : kind == kCorruptionToken ? kLaneCorruption + lane
         : kind == kShieldToken     ? kShield
                                    : kGambit;
}
inline int corruption_of(const Table& t, int seat) {  // [CF 13.11, CF 13.12]: only one of the two is in use
  return t.counter(seat, kCorruption) + t.counter(seat, kLaneCorruption) +
         t.counter(seat, kLaneCorruption + 1) + t.counter(seat, kLaneCorruption + 2);
}

int value(const Table&, int object);  // [CF 12.12]

int raw_power(const Table&, int seat, int lane);                // [CF 5.2]
int raw_power_of(const Table&, int seat, int lane, int cards);  // if these were the value of its cards
[[gnu::pure]] int power(const Table&, int seat, int lane);      // [CF 5.3]

// Is every card worth what is printed on it, as far as others have a say? Nothing disables any, and no text
// in force changes what others are worth.
[[gnu::always_inline]] inline bool cards_undisturbed(const Table& t) {
  return !t.anyone_has(kDisabled) && !t.changed_now(kCardPower);
}
// The power of a player's lane. Most are the sum of what lies there [CF 5.2]; one look at all that could make
// it another number tells which.
[[gnu::always_inline]] inline int lane_power(const Table& t, int seat, int lane, bool undisturbed) {
  const std::int16_t* has = t.counters(seat);
  const int corruption = has[kLaneCorruption + lane];
  int sum = has[kBase + lane] + has[kBonus + lane] + has[kBoost + lane] - corruption;
  const Table::Sum cards = t.sum_in(own_zone(t, kMining + lane, seat));
  sum += cards.of;
  const int unusual = has[kReallocated] | has[kIgnored] | static_cast<int>(!undisturbed | cards.marked);
  if (unusual != 0 || (corruption != 0 && switched(t, kFloorAtBase))) [[unlikely]]
    return power(t, seat, lane);
  return lane == kAttackLane ? sum : std::max(0, sum);
}

}  // namespace verbatim::crystal
