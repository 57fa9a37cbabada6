#include "playable.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "cost.h"
#include "kernel/deal.h"

namespace verbatim::crystal {

int copy_in_play(const Table& t, int card, int seat) {
  for (const int o : t.in(t.zone(kPermanents, seat))) {
    if (t.record(o).face == t.record(card).face) return o;
  }
  return t.none();
}

namespace {

// [CF 13.57] No third copy, and no second one without upgrades. (card, seat, upgrades)
int copy_allowed(const Table& t, const int* a) {
  const int first = copy_in_play(t, a[0], a[1]);
  return first == t.none() || (a[2] != 0 && !t.flag(first, kUpgraded));
}

// [CF 13.50] Only if no other card was played this round.
int solo_allowed(const Table& t, const int* a) {
  return !printed_tag(t, a[0], kTagSolo) || t.counter(a[1], kPlayed) == 0;
}

// Of some cards, which cost what is printed on them, and of which it can be paid: eight at a time.
struct Prices {
  std::uint64_t payable = 0, unusual = 0;
  [[gnu::always_inline]] Prices(const Table& t, const Cards& cards, std::uint16_t supplies) {
    static_assert(kLookedAtClosely < 0);
    for (std::size_t i = 0; i < cards.objects.size(); i += kReadTogether) {
      const Eight prices = eight_of([&, faces = cards.faces + i](int k) {
        return static_cast<std::uint16_t>(printed_on(t, faces[k])[kPlainPrice]);
      });
      payable |= std::uint64_t{equal((supplies - prices) & kOverBoth, kOverBoth)} << i;
      unusual |= std::uint64_t{signs(reinterpret_cast<EightSigns>(prices))} << i;
    }
  }
};

// Things by their plain price, in sets: those that so many crystals pay, those for which so much production
// is enough, and those that are looked at closely.
constexpr int kMostSorted = 15;
enum Set : int { kPaid, kProduced = kPaid + kMostSorted + 1, kClosely = kProduced + kMostSorted + 1 };
bool closely(const Face& face, int) {
  if (face.fields.size() < kFields) return true;
  return face.fields[kPlainPrice] < 0 || face.fields[kCrystalCost] > kMostSorted ||
         face.fields[kProductionCost] > kMostSorted;
}
template <Field Price>
bool at_most(const Face& face, int supply) {
  return !closely(face, 0) && face.fields[Price] <= supply;
}
void sort_prices(GameMaker& m) {
  for (int n = 0; n <= kMostSorted; ++n) m.face_set({at_most<kCrystalCost>, n});
  for (int n = 0; n <= kMostSorted; ++n) m.face_set({at_most<kProductionCost>, n});
  [[maybe_unused]] const int last = m.face_set({closely});
  assert(last == kClosely);
}

std::uint64_t first_bits(std::size_t n) { return n == 0 ? 0 : ~std::uint64_t{0} >> (64 - n); }

// All that is asked of a card that is to be played, for many cards at once.
class Playable {
 public:
  [[gnu::always_inline]] Playable(const Table& t, int seat)
      : t_(t),
        seat_(seat),
        crystals_(t.counter(seat, kCrystals)),
        allowance_(t.counter(seat, kAllowance)),
        as_printed_(!t.changed_now(kPriceCrystals) && !t.changed_now(kPriceProduction)),
        open_(t.header().modifiers == 0 &&
              t.game().listeners_of(Force::Forbid, kPlayCards) == Game::kNoListeners) {
    barred_ = std::uint64_t{t.counter(seat, kPlayed) != 0} << kTagSolo;  // [CF 13.50]
  }

  // Bit i: can the i-th be played? Not one that has a tag of these. Most cards cost what is printed on them,
  // and no branch tells those that can be paid from those that cannot.
  [[gnu::always_inline]] std::uint64_t which(const Cards& cards, std::uint64_t without) const {
    std::uint64_t plain = 0, payable = 0;
    if (as_printed_ && crystals_ >= 0 && allowance_ >= 0) [[likely]] {
      const Prices of(t_, cards, supplies());
      plain = ~of.unusual;
      payable = of.payable;
    }
    const std::uint64_t all = first_bits(cards.objects.size());
    std::uint64_t can = payable & all;
    if (const std::uint64_t unusual = ~plain & all; unusual != 0)
      can |= unusual_of(cards, unusual, barred_ | without);
    return open_ ? can : allowed_of(cards.objects, can);
  }

  // The same of one, and of some that are all looked at closely.
  [[gnu::always_inline]] bool can_be(int card, int face, std::uint64_t without) const {
    const std::int16_t price = printed_on(t_, face)[kPlainPrice];
    if (price < 0 || !as_printed_ || crystals_ < 0 || allowance_ < 0) {
      if ((t_.game().tags_of(face) & (barred_ | without)) != 0 || !by_any_means(card, face)) return false;
    } else if (((supplies() - price) & kOverBoth) != kOverBoth) {
      return false;
    }
    return open_ || t_.allowed(kPlayCards, seat_, card).allowed;
  }
  [[gnu::always_inline]] std::uint64_t closely_of(const Cards& cards, std::uint64_t some) const {
    const std::uint64_t can = unusual_of(cards, some, barred_);
    return open_ ? can : allowed_of(cards.objects, can);
  }

  // The same of a set.
  [[gnu::always_inline]] SmallSet which(const Owned& owned, SmallSet cards, std::uint64_t without) const {
    SmallSet can = 0, close = cards;
    if (as_printed_ && crystals_ >= 0 && allowance_ >= 0) [[likely]] {
      const SmallSet* const of = owned.of.data();
      can = cards & of[kPaid + std::min(crystals_, kMostSorted)] &
            of[kProduced + std::min(allowance_, kMostSorted)];
      close = cards & of[kClosely];
    }
    for (; close != 0; close &= close - 1) {
      const int o = owned.from + lowest(close), face = t_.record(o).face;
      const bool open = (t_.game().tags_of(face) & (barred_ | without)) == 0;
      can |= open && by_any_means(o, face) ? lowest_bit(close) : 0;
    }
    return open_ ? can : allowed_of(owned, can);
  }

 private:
  // Both supplies, neither below 0, as prices are noted.
  [[gnu::always_inline]] std::uint16_t supplies() const {
    return static_cast<std::uint16_t>(
        kOverBoth | in_bytes(std::min(crystals_, kMostOfPart), std::min(allowance_, kMostOfPart)));
  }

  // [CF 12.19] Those of them that nothing forbids to play.
  std::uint64_t allowed_of(std::span<const std::uint16_t> cards, std::uint64_t can) const {
    std::uint64_t out = can;
    for (; can != 0; can &= can - 1) {
      const int i = std::countr_zero(can);
      if (!t_.allowed(kPlayCards, seat_, cards[static_cast<std::size_t>(i)]).allowed)
        out &= ~(std::uint64_t{1} << i);
    }
    return out;
  }

  SmallSet allowed_of(const Owned& owned, SmallSet can) const {
    SmallSet out = can;
    for (; can != 0; can &= can - 1) {
      if (!t_.allowed(kPlayCards, seat_, owned.from + lowest(can)).allowed) out &= ~lowest_bit(can);
    }
    return out;
  }

  // Those that are looked at closely, and have none of these tags.
  [[gnu::always_inline]] std::uint64_t unusual_of(const Cards& cards, std::uint64_t unusual,
                                                  std::uint64_t barred) const {
    std::uint64_t can = 0;
    for (; unusual != 0; unusual &= unusual - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(unusual));
      const bool open = (t_.game().tags_of(cards.faces[i]) & barred) == 0;
      can |= std::uint64_t{open && by_any_means(cards.objects[i], cards.faces[i])} << i;
    }
    return can;
  }

  [[gnu::always_inline]] bool by_any_means(int card, int face) const {
    const std::int16_t* printed = printed_on(t_, face);
    if (affords(card, face, printed)) return true;
    if ((printed[kSavesCrystals] | printed[kSavesProduction] | printed[kEnlistCrystals]) == 0) return false;
    return (has_saving(t_, card, seat_) && payable(t_, card, seat_, true)) || can_enlist(t_, card, seat_);
  }
  // Of two prices, one that is as printed is looked at first: the other may take a count of the whole table.
  [[gnu::always_inline]] bool affords(int card, int face, const std::int16_t* printed) const {
    const bool crystals_printed = as_printed_ && !t_.game().changes_own(face, kPriceCrystals);
    const bool production_printed = as_printed_ && !t_.game().changes_own(face, kPriceProduction);
    if (crystals_printed && crystals_ < printed[kCrystalCost]) return false;
    if (production_printed && allowance_ < printed[kProductionCost]) return false;
    return (crystals_printed || t_.at_most(crystals_, kPriceCrystals, card, seat_)) &&
           (production_printed || t_.at_most(allowance_, kPriceProduction, card, seat_));
  }

  const Table& t_;
  int seat_, crystals_, allowance_;
  bool as_printed_;           // nothing in force changes prices of other cards
  bool open_;                 // nothing in force can forbid to play a card
  std::uint64_t barred_ = 0;  // tags of which a card has none
};

// Often of one card: the top of a deck.
std::uint64_t playable_units(const Table& t, const Cards& cards, int seat) {
  constexpr std::uint64_t permanents = std::uint64_t{1} << kTagPermanent;
  if (cards.objects.size() == 1)
    return Playable(t, seat).can_be(cards.objects.front(), cards.faces[0], permanents) ? 1 : 0;
  return Playable(t, seat).which(cards, permanents);
}
SmallSet playable_units_of(const Table& t, const Owned& owned, SmallSet cards, int seat) {
  return Playable(t, seat).which(owned, cards, std::uint64_t{1} << kTagPermanent);
}
template <bool Upgrades>
std::uint64_t playable_permanents(const Table& t, const Cards& cards, int seat) {
  std::uint64_t permanent = 0;  // most hands have none
  for (std::size_t i = 0; i < cards.objects.size(); ++i)
    permanent |= (t.game().tags_of(cards.faces[i]) >> kTagPermanent & 1) << i;
  if (permanent == 0) return 0;
  std::uint64_t can = Playable(t, seat).closely_of(cards, permanent);  // no permanent has a plain price
  for (std::uint64_t left = can; left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    const int args[] = {cards.objects[static_cast<std::size_t>(i)], seat, Upgrades};
    if (copy_allowed(t, args) == 0) can &= ~(std::uint64_t{1} << i);
  }
  return can;
}

}  // namespace

void make_playable(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  b.copy_allowed = m.pure("copy allowed", {Object, Seat, Truth}, copy_allowed, Truth);
  b.playable_unit = m.pure_of_many<playable_units>("can be played as a unit", playable_units_of);
  sort_prices(m);
  const char* permanent = "can be played as a permanent";
  b.playable_permanent = b.e.upgrade_by_copy ? m.pure_of_many<playable_permanents<true>>(permanent)
                                             : m.pure_of_many<playable_permanents<false>>(permanent);
  b.solo_allowed = m.pure("Solo allowed", {Object, Seat}, solo_allowed, Truth);
}

}  // namespace verbatim::crystal
