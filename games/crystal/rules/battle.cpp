// Battle: every player below the highest attack takes the difference [CF 5.4].

#include <algorithm>

#include "book.h"
#include "damage.h"
#include "lanes.h"
#include "pending.h"
#include "quiet.h"
#include "usual.h"

namespace verbatim::crystal {
namespace {

// [CF 5.4, CF 5.5] Only the highest attack is compared with yours, with signs.
// [CF 5.6] If several share the highest attack, each of them counts as having dealt the damage.
// [CF 13.26] One more for each gambit token on the own Attack lane and on those of the highest.
// The seats that are hit.
struct Attacks {
  static constexpr int kNone = -65536;  // of who is out
  int of[8], highest = kNone;
};
[[gnu::always_inline]] inline Attacks attacks(const Table& t, int seats) {
  const int living = t.living();
  const bool undisturbed = cards_undisturbed(t);
  Attacks attack;
  for (int s = 0; s < seats; ++s) {
    attack.of[s] = (living >> s & 1) != 0 ? lane_power(t, s, kAttackLane, undisturbed) : Attacks::kNone;
    attack.highest = std::max(attack.highest, attack.of[s]);
  }
  return attack;
}

[[gnu::always_inline]] inline int compare(Table& t, int seats) {
  const Attacks attack = attacks(t, seats);
  int gambits = 0, strongest = 0, hit = 0;
  for (int s = 0; s < seats; ++s) {
    const bool is_highest = attack.of[s] == attack.highest;
    gambits += is_highest ? t.counter(s, kGambit) : 0;
    strongest |= is_highest << s;
  }
  t.set_counter(seats, kIncoming, strongest);
  for (int s = 0; s < seats; ++s) {
    const int gap = attack.of[s] != Attacks::kNone ? attack.highest - attack.of[s] : 0;
    const int incoming = gap > 0 ? gap + gambits + t.counter(s, kGambit) : 0;
    t.set_counter(s, kIncoming, incoming);
    hit |= (gap > 0) << s;
    if (gap > 0 && t.sink() != nullptr) {
      t.log({.kind = LogKind::Said,
             .seat = static_cast<std::uint8_t>(s),
             .clause = ClauseId(kCf54),
             .label = LabelId(kSaysBattle),
             .amount = static_cast<std::int16_t>(incoming)});
    }
  }
  return hit;
}

// [CF 5.7] All battle damage of a round is one event; only Shields are asked about.
[[gnu::always_inline]] inline bool battle(Table& t, int seats) {
  if (anyone_listens(t, kOnBattle)) return false;
  int shields = 0, prevention = 0;
  for (int s = 0; s < seats; ++s) {
    shields |= t.counter(s, kShield);
    prevention |= t.counter(s, kPrevention);
  }
  if (shields != 0) return false;
  const int hit = compare(t, seats);
  if (hit == 0) return true;
  under(t, kCf62);
  if (prevention != 0 || !t.nothing_forbids()) prevent(t, hit);
  hit_points_fall(t, seats, hit, t.counter(seats, kIncoming), true);
  return true;
}

}  // namespace

[[gnu::noinline]] bool quiet_battle(Table& t) { return in_two_copies<battle>(t); }

// The abilities of one moment, the priority holder's first, then to the left, and round again while a card
// that has come in the meantime waits [CF 5.1].
void phase_abilities(Book& b, Proc& p, Trigger trigger, const char* name, const char* clause,
                     const std::function<Truth(Who)>& unless) {
  GameMaker& m = b.m;
  ProgramId own;
  {
    Proc q(m, std::string(name) + " abilities");
    own = q.id();
    own_abilities(b, q, trigger, clause);
  }
  const auto seat = p.seat();
  const Truth more = m.call<Sort::Truth>(b.anyone_pending, {Operand::constant(trigger)});
  p.when(m.call<Sort::Truth>(b.anyone_waits, {Operand::constant(trigger)}), [&] {
    p.loop([&] {
      p.each_seat(m.everyone(), b.holder(), seat, [&] {
        Truth takes_part = !b.is_out(seat);
        if (unless) takes_part = takes_part && !unless(seat);
        p.when(takes_part, [&] { p.call_for(seat, own); });
      });
      p.when(!more, [&] { p.leave(); });
    });
  });
}

void write_battle(Book& b, Proc& p) {
  using enum Sort;
  GameMaker& m = b.m;
  const VerbId compare_verb =
      m.native("compare attacks", {}, [](Table& t, const int*) { return compare(t, t.seats()); });
  b.strongest = m.pure(
      "strongest", {}, [](const Table& t, const int*) { return t.counter(t.nobody(), kIncoming); }, Seats);
  phase_abilities(b, p, kOnBattle, "Battle", "CF 5.1", nullptr);
  // [CF 5.7] All battle damage of a round is one event.
  p.verb(compare_verb);
  p.when(m.done(), [&] { p.call(b.hurt, {m.call<Seats>(b.strongest, {}), Operand::constant(1)}); });
}

}  // namespace verbatim::crystal
