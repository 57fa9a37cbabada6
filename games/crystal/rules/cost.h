#pragma once
// What a card costs now [CF 11.5, 11.6, 11.7, 11.8].

#include "lanes.h"

namespace verbatim::crystal {

// Both parts of a price, in bytes of one word. Over each part of a supply stands a bit that a part which is
// too high takes away.
inline constexpr std::uint16_t kOverBoth = 0x8080;
inline constexpr int kMostOfPart = 127;
inline std::uint16_t in_bytes(int crystals, int production) {
  return static_cast<std::uint16_t>(crystals | production << 8);
}
inline constexpr auto kLookedAtClosely = static_cast<std::int16_t>(kOverBoth);  // no supply pays it

struct Price {
  int crystals = 0, production = 0;
};
// A price that a text or the extra payment changes; most are what is printed.
Price changed_price(const Table&, int object, int seat, bool saving);
[[gnu::always_inline]] inline Price price(const Table& t, int o, int seat, bool saving = false) {
  constexpr std::uint64_t prices = 1u << kPriceCrystals | 1u << kPriceProduction;
  const int face = t.record(o).face;
  if (saving || (t.game().print(face).changes_own & prices) != 0 || t.changed_now(kPriceCrystals) ||
      t.changed_now(kPriceProduction))
    return changed_price(t, o, seat, saving);
  const std::int16_t* printed = t.game().fields_of(face);
  return {printed[kCrystalCost], printed[kProductionCost]};
}

// [CF 13.69] What it costs to enlist a card that can be; nothing reduces it.
inline Price enlist_price(const Table& t, int o) {
  return {t.printed(o, kEnlistCrystals) - 1, t.printed(o, kEnlistProduction) - 1};
}
inline bool can_enlist(const Table& t, int o, int seat) {
  return t.printed(o, kEnlistCrystals) != 0 && t.counter(seat, kCrystals) >= enlist_price(t, o).crystals &&
         t.counter(seat, kAllowance) >= enlist_price(t, o).production;
}

// Most cards cost what is printed on them and can be played whenever that can be paid. Such a price is noted
// apart; other cards are looked at closely.
void note_plain_price(const Code&, Face&);
// Most cards are worth what is printed on them; others are marked.
void note_power(const Code&, Face&);
// Most cards can be put down at once. What is then left to do of them is noted, too.
void note_left(const Code&, Face&);

// What a text says it is free of: nothing, its crystals, or all of its price.
enum Free : int { kNotFree, kFreeOfCrystals, kFreeOfAll };
bool payable(const Table&, int object, int seat, bool saving, int free = kNotFree);
bool has_saving(const Table&, int object, int seat);  // an optional extra payment that can be made now
// With its extra payment if need be.
bool payable_in_full(const Table&, int object, int seat, int free);

}  // namespace verbatim::crystal
