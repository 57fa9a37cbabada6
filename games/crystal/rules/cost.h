#pragma once
// What a card costs now [CF 11.5, 11.6, 11.7, 11.8].

#include "lanes.h"

namespace verbatim::crystal {

inline constexpr std::int16_t kOutOfReach = 32767;

struct Price {
  int crystals = 0, production = 0;
};
Price price(const Table&, int object, int seat, bool saving = false);

// [CF 13.69] What it costs to enlist a card that can be; nothing reduces it.
inline Price enlist_price(const Table& t, int o) {
  return {t.printed(o, kEnlistCrystals) - 1, t.printed(o, kEnlistProduction) - 1};
}
bool can_enlist(const Table&, int object, int seat);

// Most cards cost what is printed on them and can be played whenever that can be paid. Such a price is noted
// apart; that of other cards is out of reach, so that they are looked at closely.
void note_plain_price(const Code&, Face&);
// Most cards can be put down at once. What is then left to do of them is noted, too.
void note_left(const Code&, Face&);

bool payable(const Table&, int object, int seat, bool saving);
bool has_saving(const Table&, int object, int seat);  // an optional extra payment that can be made now

}  // namespace verbatim::crystal
