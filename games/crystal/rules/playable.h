#pragma once
// Which cards can be played [CF 4.2].

#include "book.h"

namespace verbatim::crystal {

int copy_in_play(const Table&, int card, int seat);  // of a permanent; none() if there is none
void make_playable(Book&);

}  // namespace verbatim::crystal
