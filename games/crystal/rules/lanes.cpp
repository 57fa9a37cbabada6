#include "lanes.h"

#include <algorithm>
#include <bit>

#include "book.h"

namespace verbatim::crystal {

namespace {

int printed_power(const Table& t, const int* a) {
  const int lane = lane_of(t, a[0]);
  return lane == kNoLane ? 0 : t.printed(a[0], kPower + lane);
}

// [CF 13.17] What the disabled cards in a zone do not count for. They are few.
int disabled_power(const Table& t, int zone, int lane) {
  const std::uint64_t* const disabled = t.flag_set(kDisabled);
  int sum = 0;
  for (int w = 0, n = t.layout().words; w < n; ++w) {
    for (std::uint64_t left = disabled[w]; left != 0; left &= left - 1) {
      const int o = w * 64 + std::countr_zero(left);
      if (t.zone_of(o) == zone) sum += t.printed(o, kPower + lane);
    }
  }
  return sum;
}

// What texts say of the power of cards is asked card by card; most count as printed.
int cards_power(const Table& t, int seat, int lane) {
  const bool changed = t.changed_now(kCardPower);
  const int zone = t.zone(kMining + lane, seat);
  if (const Table::Sum all = t.sum_in(zone); !changed && !all.marked)
    return all.of - disabled_power(t, zone, lane);
  int sum = 0;
  for (const int o : t.in(zone)) {
    if (t.flag(o, kDisabled)) continue;
    sum += changed || t.printed(o, kChangesPower) != 0 ? t.quantity(kCardPower, o, seat)
                                                       : t.printed(o, kPower + lane);
  }
  return sum;
}

}  // namespace

// [CF 13.17] A disabled card has value 0 in all three lanes.
int value(const Table& t, int o) {
  const int lane = lane_of(t, o);
  if (lane == kNoLane || t.flag(o, kDisabled)) return 0;
  if (!t.changed_now(kCardPower) && !t.game().changes_own(t.record(o).face, kCardPower))
    return t.printed(o, kPower + lane);
  return t.quantity(kCardPower, o, t.controller(o));
}

int raw_power(const Table& t, int seat, int lane) {
  return raw_power_of(t, seat, lane, cards_power(t, seat, lane));
}
// [CF 5.2] Base power, the cards, boosts, minus corruption.
int raw_power_of(const Table& t, int seat, int lane, int cards) {
  int sum = cards + t.counter(seat, kBase + lane) + t.counter(seat, kBonus + lane);
  const int ignored = t.counter(seat, kIgnored), corruption = t.counter(seat, kLaneCorruption + lane);
  if ((ignored >> (kBoostToken * kLanes + lane) & 1) == 0) sum += t.counter(seat, kBoost + lane);
  if (corruption == 0 || (ignored >> (kCorruptionToken * kLanes + lane) & 1) != 0) return sum;
  // [CF 13.13] In one printing corruption cannot bring a lane below its base power.
  if (switched(t, kFloorAtBase))
    return std::max(sum - corruption, std::min(sum, t.counter(seat, kBase + lane)));
  return sum - corruption;
}

// [CF 5.3] Mining and Production never read below zero; Attack may, and then the gap is the damage.
// [CF 13.38] A reallocated lane reads 0 for everything.
[[gnu::noinline]] int power(const Table& t, int seat, int lane) {
  if ((t.counter(seat, kReallocated) >> lane & 1) != 0) return 0;
  const int raw = raw_power(t, seat, lane);
  return lane == kAttackLane ? raw : std::max(0, raw);
}

void make_lanes(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  b.priority = m.pure("priority holder", {}, [](const Table& t, const int*) { return priority(t); }, Seat);
  b.out =
      m.pure("is out", {Seat}, [](const Table& t, const int* a) -> int { return is_out(t, a[0]); }, Truth);
  b.power = m.pure("lane power", {Seat, Number}, [](const Table& t, const int* a) {
    return a[1] < 0 || a[1] >= kLanes || a[0] >= t.seats() ? 0 : power(t, a[0], a[1]);
  });
  b.value = m.pure("power of a card", {Object}, [](const Table& t, const int* a) { return value(t, a[0]); });
  b.lane_of = m.pure("lane of", {Object}, [](const Table& t, const int* a) { return lane_of(t, a[0]); });
  b.tokens_on = m.pure("tokens on a lane", {Number, Seat, Number}, [](const Table& t, const int* a) {
    return a[2] < 0 || a[2] >= kLanes || !may_lie(a[0], a[2]) ? 0
                                                              : t.counter(a[1], token_counter(a[0], a[2]));
  });
  b.printed_power = m.pure("printed power in its lane", {Object, Seat}, printed_power);
  b.corruption =
      m.pure("corruption of", {Seat}, [](const Table& t, const int* a) { return corruption_of(t, a[0]); });
  b.reallocated = m.pure(
      "is reallocated", {Seat, Number},
      [](const Table& t, const int* a) { return t.counter(a[0], kReallocated) >> a[1] & 1; }, Truth);
}

}  // namespace verbatim::crystal
