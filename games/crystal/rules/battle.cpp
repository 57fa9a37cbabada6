// Battle: every player below the highest attack takes the difference [CF 5.4].

#include <algorithm>

#include "book.h"
#include "damage.h"
#include "lanes.h"
#include "pending.h"
#include "quiet.h"

namespace verbatim::crystal {
namespace {

// [CF 5.4, CF 5.5] Only the highest attack is compared with yours, with signs.
// [CF 5.6] If several share the highest attack, each of them counts as having dealt the damage.
// [CF 13.26] One more for each gambit token on the own Attack lane and on those of the highest.
// The seats that are hit.
[[gnu::always_inline]] inline int compare(Table& t) {
  const int seats = t.seats(), living = t.living();
  int attack[8] = {}, highest = -32768, gambits = 0, strongest = 0, hit = 0;
  for (int s = 0; s < seats; ++s) {
    if ((living >> s & 1) == 0) continue;
    attack[s] = power(t, s, kAttackLane);
    highest = std::max(highest, attack[s]);
  }
  for (int s = 0; s < seats; ++s) {
    if ((living >> s & 1) == 0 || attack[s] != highest) continue;
    gambits += t.counter(s, kGambit);
    strongest |= 1 << s;
  }
  t.set_counter(t.nobody(), kIncoming, strongest);
  for (int s = 0; s < seats; ++s) {
    const int gap = (living >> s & 1) != 0 ? highest - attack[s] : 0;
    t.set_counter(s, kIncoming, gap > 0 ? gap + gambits + t.counter(s, kGambit) : 0);
    if (gap <= 0) continue;
    hit |= 1 << s;
    t.log({.kind = LogKind::Said,
           .seat = static_cast<std::uint8_t>(s),
           .clause = ClauseId(kCf54),
           .label = LabelId(kSaysBattle),
           .amount = static_cast<std::int16_t>(t.counter(s, kIncoming))});
  }
  return hit;
}

bool any_shields(const Table& t) {
  for (int s = 0; s < t.seats(); ++s) {
    if (t.counter(s, kShield) > 0) return true;
  }
  return false;
}

}  // namespace

// [CF 5.7] All battle damage of a round is one event; only Shields are asked about.
bool quiet_battle(Table& t) {
  if (anyone_listens(t, kOnBattle) || any_shields(t)) return false;
  const int hit = compare(t);
  if (hit == 0) return true;
  under(t, kCf62);
  prevent(t, hit);
  suffer(t, hit, t.counter(t.nobody(), kIncoming), true);
  return true;
}

// The abilities of one moment, the priority holder's first, then to the left [CF 5.1].
void phase_abilities(Book& b, Proc& p, Trigger trigger, const char* name, const char* clause,
                     const std::function<Truth(Who)>& unless) {
  GameMaker& m = b.m;
  ProgramId own;
  {
    Proc q(m, std::string(name) + " abilities");
    own = q.id();
    in_a_turn(b, q, [&] { own_abilities(b, q, trigger, clause); });
  }
  const auto seat = p.seat();
  p.when(m.call<Sort::Truth>(b.anyone_waits, {Operand::constant(trigger)}), [&] {
    p.each_seat(m.everyone(), b.holder(), seat, [&] {
      Truth takes_part = !b.is_out(seat);
      if (unless) takes_part = takes_part && !unless(seat);
      p.when(takes_part, [&] { p.call_for(seat, own); });
    });
  });
}

void write_battle(Book& b, Proc& p) {
  using enum Sort;
  GameMaker& m = b.m;
  const VerbId compare_verb =
      m.native("compare attacks", {}, [](Table& t, const int*) { return compare(t); });
  b.strongest = m.pure(
      "strongest", {}, [](const Table& t, const int*) { return t.counter(t.nobody(), kIncoming); }, Seats);
  phase_abilities(b, p, kOnBattle, "Battle", "CF 5.1", nullptr);
  // [CF 5.7] All battle damage of a round is one event.
  p.verb(compare_verb);
  p.when(m.done(), [&] { p.call(b.hurt, {m.call<Seats>(b.strongest, {}), Operand::constant(1)}); });
}

}  // namespace verbatim::crystal
