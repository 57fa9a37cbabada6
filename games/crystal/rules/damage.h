#pragma once
// The parts of a damage event [CF 6.2]; the amounts are named in kIncoming.

#include "kernel/table.h"

namespace verbatim::crystal {

// The seats that damage is named for.
int hit_seats(const Table&);
// [CF 13.34] Prevent is used up by itself, before Shields. How many Shields there are to ask about.
int prevent(Table&, int hit);
// Hit points fall together. How many.
int suffer(Table&, int hit, int dealers, bool in_battle);

}  // namespace verbatim::crystal
