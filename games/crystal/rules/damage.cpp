// Damage: one event names all amounts, then Prevent, then Shields, then hit points fall together, then
// elimination is looked at once [CF 6.2].

#include "damage.h"

#include <algorithm>
#include <bit>

#include "book.h"
#include "lanes.h"
#include "victory.h"

namespace verbatim::crystal {
namespace {

int name_damage(Table& t, const int* a) {
  int hit = 0;
  for (int s = 0; s < t.seats(); ++s) {
    const bool named = (a[0] >> s & 1) != 0 && t.lives(s);
    t.set_counter(s, kIncoming, named ? std::max(0, a[1]) : 0);
    hit += named && a[1] > 0;
  }
  return hit;
}

int shielded(const Table& t, const int*) {
  int seats = 0;
  for (int s = 0; s < t.seats(); ++s) {
    if (t.lives(s) && t.counter(s, kIncoming) > 0 && t.counter(s, kShield) > 0) seats |= 1 << s;
  }
  return seats;
}

// [CF 13.47] Each Shield removed takes away 1 of the damage.
int use_shields(Table& t, const int* a) {
  t.add(a[0], kShield, -a[1]);
  t.add(a[0], kIncoming, -a[1]);
  return a[1];
}

// [CF 6.8] All of them at once. (seats, number of each)
int lose(Table& t, const int* a) {
  const int losing = a[0] & t.living();
  if (losing == 0 || a[1] <= 0) return 0;
  for (int s = 0; s < t.seats(); ++s) {
    if ((losing >> s & 1) != 0) t.add(s, kHitPoints, -a[1]);
  }
  eliminate_fallen(t, t.seats());
  return note_done(t, a[1] * std::popcount(static_cast<unsigned>(losing)));
}

// [CF 6.8] Everybody's own number, at once.
int lose_named(Table& t, const int*) {
  int lost = 0;
  for (int s = 0; s < t.seats(); ++s) {
    const int n = t.counter(s, kIncoming);
    t.set_counter(s, kIncoming, 0);
    t.add(s, kHitPoints, -n);
    lost += n;
  }
  if (lost > 0) eliminate_fallen(t, t.seats());
  return note_done(t, lost);
}

}  // namespace

int name_also(Table& t, const int* a) {
  const int hit = a[1] > 0 ? a[0] & t.living() : 0;
  for (int s = 0; s < t.seats(); ++s) {
    if ((hit >> s & 1) != 0) t.add(s, kIncoming, a[1]);
  }
  return hit != 0;
}

int hit_seats(const Table& t) {
  int hit = 0;
  for (int s = 0; s < t.seats(); ++s) hit |= (t.counter(s, kIncoming) > 0) << s;
  return hit;
}

int prevent(Table& t, int hit) {
  int shields = 0;
  for (unsigned left = static_cast<unsigned>(hit); left != 0; left &= left - 1) {
    const int s = std::countr_zero(left);
    if (!may_do(t, s, kTakeDamage)) t.set_counter(s, kIncoming, 0);  // [CF 12.19]
    const int n = std::min(t.counter(s, kPrevention), t.counter(s, kIncoming));
    if (n > 0) {
      t.add(s, kPrevention, -n);
      t.add(s, kIncoming, -n);
    }
    if (t.counter(s, kIncoming) > 0) shields += t.counter(s, kShield);
  }
  return shields;
}

void make_damage(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  const VerbId prevent_verb =
      m.native("prevent", {}, [](Table& t, const int*) { return prevent(t, hit_seats(t)); });
  const VerbId shields = m.native("use Shields", {Seat, Number}, use_shields);
  const VerbId suffer_verb = m.native("suffer", {Seats, Truth}, [](Table& t, const int* a) {
    return note_done(t, hit_points_fall(t, t.seats(), hit_seats(t), a[0], a[1] != 0));
  });
  const VerbId name = m.native("name damage", {Seats, Number}, name_damage);
  const VerbId lose_verb = m.native("lose hit points", {Seats, Number}, lose);
  const VerbId lose_named_verb = m.native("lose what was named", {}, lose_named);
  b.did =
      m.native("note how much was done", {Number}, [](Table& t, const int* a) { return note_done(t, a[0]); });
  b.how_much =
      m.pure("how much was done", {}, [](const Table& t, const int*) { return t.counter(t.nobody(), kDid); });
  const FnId shielded_fn = m.pure("hit and shielded", {}, shielded, Seats);
  {
    Proc p(m, "hurt");
    p.cites("CF 6.2");
    b.hurt = p.id();
    const auto dealers = p.parameter<Seats>();
    const auto in_battle = p.parameter<Truth>();
    const auto seat = p.seat();
    const auto removed = p.number();
    p.verb(prevent_verb);
    const Whos who = m.call<Seats>(shielded_fn, {});
    p.when(m.done(), [&] {
      // [CF 6.2] Shields are offered to the players hit, the priority holder first.
      p.each_seat(who, b.holder(), seat, [&] {
        p.ask(seat)
            .prompt("how many Shields to remove?")
            .clause("CF 13.47")
            .numbers(
                0, m.least(m.counter_of(seat, kShield), m.counter_of(seat, kIncoming)), removed,
                [&] { p.verb(shields, {seat, removed}); }, "remove {} Shields")
            .end();
      });
    });
    p.verb(suffer_verb, {dealers, in_battle});
  }
  {
    // [CF 13.14] One damage event, the same amount for each of the players named.
    Proc p(m, "damage");
    b.damage = p.id();
    const auto seats = p.parameter<Seats>();
    const auto amount = p.parameter<Number>();
    p.verb(name, {seats, amount});
    p.when(m.done(), [&] { p.call(b.hurt, {m.only(m.you()), Operand::constant(0)}); });
  }
  {
    // [CF 6.8] A loss is not damage: neither Prevent nor Shield applies.
    Proc p(m, "lose hit points");
    p.cites("CF 6.8");
    b.lose_hp = p.id();
    const auto seats = p.parameter<Seats>();
    const auto amount = p.parameter<Number>();
    p.verb(lose_verb, {seats, amount});
  }
  {
    // [CF 13.14] One event, another amount for each player.
    Proc p(m, "damage to each");
    b.damage_named = p.id();
    p.call(b.hurt, {m.only(m.you()), Operand::constant(0)});
  }
  {
    Proc p(m, "each loses hit points");
    p.cites("CF 6.8");
    b.loss_named = p.id();
    p.verb(lose_named_verb);
  }
}

}  // namespace verbatim::crystal
