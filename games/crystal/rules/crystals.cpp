// Crystals, production and hit points that texts give, take and spend [CF 11.9, CF 13.24, CF 13.64].

#include <algorithm>

#include "cost.h"
#include "words.h"

namespace verbatim::crystal {
namespace {

bool plays(const Table& t, int seat) { return seat < t.seats() && t.lives(seat); }

// [CF 12.19] Where a "cannot" is in force nothing is gained.
bool may_gain(const Table& t, int seat, int counter) {
  if (!plays(t, seat)) return false;
  return counter == kCrystals    ? may_do(t, seat, kGainCrystals)
         : counter == kHitPoints ? may_do(t, seat, kGainHitPoints)
                                 : true;
}

int gain(Table& t, int seat, int counter, int n) {
  if (n <= 0 || !may_gain(t, seat, counter)) return 0;
  t.add(seat, counter, n);
  return n;
}
int lose(Table& t, int seat, int counter, int n) {
  if (!plays(t, seat)) return 0;
  n = std::min(n, t.counter(seat, counter));
  if (n <= 0) return 0;
  t.add(seat, counter, -n);
  return n;
}

int gain_crystals(Table& t, const int* a) { return gain(t, a[0], kCrystals, a[1]); }
int lose_crystals(Table& t, const int* a) { return lose(t, a[0], kCrystals, a[1]); }
int spend_production(Table& t, const int* a) { return lose(t, a[0], kAllowance, a[1]); }
// [CF 13.25, CF 6.3] Hit points do not bring back who is out.
int gain_hp(Table& t, const int* a) { return gain(t, a[0], kHitPoints, a[1]); }
int add_prevention(Table& t, const int* a) { return gain(t, a[0], kPrevention, a[1]); }

int steal(Table& t, const int* a) {  // (who, from, number)
  const int n = may_gain(t, a[0], kCrystals) ? lose(t, a[1], kCrystals, a[2]) : 0;
  return gain(t, a[0], kCrystals, n);
}
int give(Table& t, const int* a) {  // (who, to, number)
  const int n = may_gain(t, a[1], kCrystals) ? lose(t, a[0], kCrystals, a[2]) : 0;
  return gain(t, a[1], kCrystals, n);
}

int store(Table& t, const int* a) {  // (object, number): out of the supply of no one
  if (a[0] >= t.none() || a[1] <= 0 || !stores(t)) return 0;
  t.put_on_object(a[0], kStored, t.on_object(a[0], kStored) + a[1]);
  return a[1];
}
int stored_by(const Table& t, int seat) {
  int n = 0;
  if (!stores(t) || seat >= t.seats()) return 0;
  for (const int o : own_zones(t, kMining, kPermanents, seat)) n += t.on_object(o, kStored);
  return n;
}
int take_stored(Table& t, const int* a) {  // (seat, number)
  int left = a[1];
  for (const int o : own_zones(t, kMining, kPermanents, a[0])) {
    const int n = std::min(left, t.on_object(o, kStored));
    t.put_on_object(o, kStored, t.on_object(o, kStored) - n);
    left -= n;
  }
  return a[1] - left;
}

// [CF 11.9] A cost is paid in full or not at all; a price that comes to 0 is paid by saying so.
int can_pay(const Table& t, const int* a) {
  return a[1] >= 0 && plays(t, a[0]) && t.counter(a[0], kCrystals) + stored_by(t, a[0]) >= a[1];
}
int can_spend(const Table& t, const int* a) { return a[1] > 0 && t.counter(a[0], kAllowance) >= a[1]; }
int can_lose_hp(const Table& t, const int* a) { return a[1] > 0 && (a[0] & t.living()) != 0; }
// [CF 11.9] (seats, number of each): somebody has so many.
int can_pay_hp(const Table& t, const int* a) {
  int can = 0;
  for (int s = 0; s < t.seats(); ++s) can |= (a[0] >> s & 1) != 0 && t.counter(s, kHitPoints) >= a[1];
  return a[1] > 0 && can != 0;
}
template <int Counter>
int can_gain(const Table& t, const int* a) {
  return a[1] > 0 && may_gain(t, a[0], Counter);
}
int can_lose(const Table& t, const int* a) { return a[1] > 0 && t.counter(a[0], kCrystals) > 0; }
int can_take(const Table& t, const int* a) {
  return a[2] > 0 && t.counter(a[1], kCrystals) > 0 && may_gain(t, a[0], kCrystals);
}
int can_give(const Table& t, const int* a) {
  return a[2] > 0 && t.counter(a[0], kCrystals) >= a[2] && may_gain(t, a[1], kCrystals);
}
template <int Price::* Part>
int kept_back(const Table& t, const int* a) {
  return t.flag(a[0], kPaidFor) ? 0 : price(t, a[0], t.owner(a[0]), true).*Part;
}
int can_store(const Table& t, const int* a) { return a[0] < t.none() && a[1] > 0 && stores(t); }

}  // namespace

void words_of_crystals(Words& w) {
  using enum Sort;
  Book& b = w.book;
  GameMaker& m = b.m;
  const std::vector<Param> who_n{{Seat, "who"}, {Number, "how many"}};
  w.action("verb:gain_crystals", who_n, gain_crystals, can_gain<kCrystals>);
  w.action("verb:lose_crystals", who_n, lose_crystals, can_lose);
  w.action("verb:spend_production", who_n, spend_production, can_spend);
  w.action("verb:gain_hp", who_n, gain_hp, can_gain<kHitPoints>);
  w.action("verb:prevent_damage", who_n, add_prevention, can_gain<kPrevention>);
  w.action("verb:steal_crystals",
           {{Seat, "who"}, {Seat, "from whom, else an opponent"}, {Number, "how many"}}, steal, can_take);
  w.action("verb:give_crystals", {{Seat, "who"}, {Seat, "to whom"}, {Number, "how many"}}, give, can_give);
  w.action("verb:store_crystals", {{Object, "on which card"}, {Number, "how many"}}, store, can_store);
  w.counted("verb:lose_hp", {{Seats, "who"}, {Number, "how many"}}, b.lose_hp, can_lose_hp);
  w.function("paid with verb:lose_hp", {{Seats, "who"}, {Number, "how many"}}, can_pay_hp, Truth);

  // [CF 13.64] Crystals on cards pay for abilities of their owner, as the owner chooses.
  const VerbId from_supply = m.native("pay from the supply", {Seat, Number}, lose_crystals);
  const VerbId from_cards = m.native("pay from cards", {Seat, Number}, take_stored);
  const FnId on_cards =
      m.pure("crystals on cards", {Seat}, [](const Table& t, const int* a) { return stored_by(t, a[0]); });
  Proc p(m, "pay crystals");
  const auto seat = p.parameter<Seat>();
  const auto number = p.parameter<Number>();
  const auto part = p.number();
  const Num there = m.call(on_cards, {seat});
  p.when(there > 0, [&] {
    p.ask(seat)
        .prompt("pay how many crystals from your cards?")
        .clause("CF 13.64")
        .numbers(
            m.most(0, number - m.counter_of(seat, kCrystals)), m.least(number, there), part,
            [&] {
              p.verb(from_cards, {seat, part});
              p.set(number, number - part);
            },
            "{} from cards")
        .end();
  });
  p.verb(from_supply, {seat, number});
  p.set_done(verbatim::Truth(1));
  w.program("verb:pay_crystals", who_n, p.id(), can_pay);

  // [CF 11.9] What costs without cards are paid from: two parts of one cost may not draw on the same.
  for (const char* key : {"draws on verb:pay_crystals", "draws on verb:give_crystals"})
    w.thing(key, Native::Kind::Counter, kCrystals);
  w.thing("draws on verb:spend_production", Native::Kind::Counter, kAllowance);
  for (const char* key : {"draws on verb:lose_hp", "draws on verb:take_damage", "draws on verb:damage"})
    w.thing(key, Native::Kind::Counter, kHitPoints);

  // [CF 11.5, CF 11.9] An extra payment comes on top of what is still to pay for the card.
  const FnId kept_crystals = m.pure("crystals kept back for it", {Object}, kept_back<&Price::crystals>);
  const FnId kept_production = m.pure("production kept back for it", {Object}, kept_back<&Price::production>);
  w.function("kept back verb:pay_crystals", {{Object, "which card"}}, kept_crystals);
  w.function("kept back verb:give_crystals", {{Object, "which card"}}, kept_crystals);
  w.function("kept back verb:spend_production", {{Object, "which card"}}, kept_production);
}

}  // namespace verbatim::crystal
