#pragma once
// Lanes: what a card is worth where it lies, and what a lane is worth.

#include "ids.h"
#include "kernel/table.h"

namespace verbatim::crystal {

inline int lane_of_zone(const Table& t, int zone) {
  const int lane = t.kind_of(zone) - kMining;
  return lane >= 0 && lane < kLanes ? lane : kNoLane;
}
inline int lane_of(const Table& t, int o) { return lane_of_zone(t, t.zone_of(o)); }

inline bool printed_tag(const Table& t, int o, Tag tag) { return t.has_printed_tag(o, tag); }
inline bool is_trooper(const Table& t, int o) { return printed_tag(t, o, kTagTrooper); }
inline bool is_permanent(const Table& t, int o) { return printed_tag(t, o, kTagPermanent); }

int value(const Table&, int object);  // [CF 12.12]
int raw_power(const Table&, int seat, int lane);
int power(const Table&, int seat, int lane);  // [CF 5.2, CF 5.3]

// What a rule of the phases does is logged under its clause; abilities bring their own.
inline void under(Table& t, LogClause clause) {
  if (t.sink() != nullptr) t.set_cause({ClauseId(static_cast<std::uint16_t>(clause)), {}, -1});
}

// [CF 12.19] Does nothing say that it cannot?
inline bool may_be(const Table& t, Action done, int o) { return t.allowed(done, t.controller(o), o).allowed; }
inline bool may_do(const Table& t, int seat, Action does) {
  return seat < t.seats() && t.allowed(does, seat, t.none()).allowed;
}

inline int priority(const Table& t) { return t.counter(t.nobody(), kPriority); }
inline bool switched(const Table& t, Switches s) { return (t.counter(t.nobody(), kSwitches) & s) != 0; }
inline bool is_out(const Table& t, int seat) { return seat < t.seats() && !t.lives(seat); }

// The counter that holds tokens of a kind on a lane. Shields and gambit tokens stand on the Attack lane.
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

}  // namespace verbatim::crystal
