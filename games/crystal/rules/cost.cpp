#include "cost.h"

#include <algorithm>

#include "book.h"
#include "pending.h"

namespace verbatim::crystal {
namespace {

// [CF 11.5] What the extra payment saves: an amount, or below zero the price that takes the printed one's
// place, which comes after all reductions [CF 11.6].
int saved(int price, int saves) { return saves < 0 ? -1 - saves : price - saves; }

bool is_part(int price) { return price >= 0 && price <= kMostOfPart; }

}  // namespace

Price changed_price(const Table& t, int o, int seat, bool saving) {
  Price p{t.quantity(kPriceCrystals, o, seat), t.quantity(kPriceProduction, o, seat)};
  if (saving) {
    p.crystals = saved(p.crystals, t.printed(o, kSavesCrystals));
    p.production = saved(p.production, t.printed(o, kSavesProduction));
  }
  // [CF 11.6] Never below 0, and nothing is refunded.
  return {std::max(0, p.crystals), std::max(0, p.production)};
}

void note_plain_price(const Code& code, Face& face) {
  if (face.fields.size() < kFields) return;
  const auto field = [&](int f) -> std::int16_t& { return face.fields[static_cast<std::size_t>(f)]; };
  const bool changed = std::any_of(face.continuous.begin(), face.continuous.end(), [&](std::uint16_t id) {
    const int what = code.continuous[id].what;
    return what == kPriceCrystals || what == kPriceProduction;
  });
  const bool plain = !changed && (face.tags & (1u << kTagPermanent | 1u << kTagSolo)) == 0 &&
                     field(kSavesCrystals) == 0 && field(kSavesProduction) == 0 &&
                     field(kEnlistCrystals) == 0 && is_part(field(kCrystalCost)) &&
                     is_part(field(kProductionCost));
  field(kPlainPrice) = plain
                           ? static_cast<std::int16_t>(in_bytes(field(kCrystalCost), field(kProductionCost)))
                           : kLookedAtClosely;
}

void note_power(const Code& code, Face& face) {
  if (face.fields.size() < kFields) return;
  face.fields[kChangesPower] =
      std::any_of(face.continuous.begin(), face.continuous.end(), [&](std::uint16_t id) {
        const Continuous& says = code.continuous[id];
        return says.what == kCardPower && (says.force == Force::Add || says.force == Force::Become);
      });
}

void note_left(const Code& code, Face& face) {
  if (face.fields.size() < kFields) return;
  const auto field = [&](int f) -> std::int16_t& { return face.fields[static_cast<std::size_t>(f)]; };
  const auto has = [&](Trigger trigger) { return has_ability(code, face, trigger); };
  const bool asks = (face.tags & (1u << kTagPermanent | 1u << kTagStealth)) != 0 ||
                    field(kEnlistCrystals) != 0 || has(kOnPrice);
  // A card may wait for cards that enter play, as it does itself.
  field(kLeft) = asks || has(kOnEntered)             ? kAllOfIt
                 : has(kOnDeploy)                    ? kTextLeft
                 : (face.tags & 1u << kTagSolo) != 0 ? kSoloLeft
                                                     : kNothingLeft;
}

bool payable(const Table& t, int o, int seat, bool saving, int free) {
  if (free == kFreeOfAll) return true;
  if (free == kFreeOfCrystals) return t.counter(seat, kAllowance) >= price(t, o, seat, saving).production;
  if (saving) {
    const Price p = price(t, o, seat, true);
    return t.counter(seat, kCrystals) >= p.crystals && t.counter(seat, kAllowance) >= p.production;
  }
  // What is not enough is seen before the other price is asked for; supplies are never below 0.
  return t.counter(seat, kCrystals) >= t.quantity(kPriceCrystals, o, seat) &&
         t.counter(seat, kAllowance) >= t.quantity(kPriceProduction, o, seat);
}

bool has_saving(const Table& t, int o, int seat) {
  return (t.printed(o, kSavesCrystals) != 0 || t.printed(o, kSavesProduction) != 0) &&
         has_usable(t, o, kOnPrice, seat);
}

bool payable_in_full(const Table& t, int o, int seat, int free) {
  return payable(t, o, seat, false, free) || (has_saving(t, o, seat) && payable(t, o, seat, true, free));
}

void make_cost(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  b.printed_crystals = m.pure("printed crystal cost", {Object, Seat},
                              [](const Table& t, const int* a) { return t.printed(a[0], kCrystalCost); });
  b.printed_production = m.pure("printed production cost", {Object, Seat}, [](const Table& t, const int* a) {
    return t.printed(a[0], kProductionCost);
  });
  m.quantity("crystals to play", b.printed_crystals);
  m.quantity("production to play", b.printed_production);
  m.quantity("power", b.printed_power);
  b.price_crystals = m.pure("crystal cost", {Object, Seat},
                            [](const Table& t, const int* a) { return price(t, a[0], a[1]).crystals; });
  b.price_production = m.pure("production cost", {Object, Seat},
                              [](const Table& t, const int* a) { return price(t, a[0], a[1]).production; });
  b.payable = m.pure(
      "can be paid", {Object, Seat},
      [](const Table& t, const int* a) -> int {
        return payable_in_full(t, a[0], a[1], kNotFree) || can_enlist(t, a[0], a[1]);
      },
      Truth);
  b.payable_plainly = m.pure(
      "can be paid as printed", {Object, Seat, Number},
      [](const Table& t, const int* a) -> int { return payable(t, a[0], a[1], false, a[2]); }, Truth);
  b.payable_with_saving = m.pure(
      "can be paid with its extra payment", {Object, Seat, Number},
      [](const Table& t, const int* a) -> int { return payable(t, a[0], a[1], true, a[2]); }, Truth);
  b.has_saving = m.pure(
      "has an extra payment", {Object, Seat},
      [](const Table& t, const int* a) -> int { return has_saving(t, a[0], a[1]); }, Truth);
}

}  // namespace verbatim::crystal
