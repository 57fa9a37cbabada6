#pragma once
// The table as a player sees it.

#include "kernel/board.h"
#include "kernel/view.h"
#include "rules/edition.h"

namespace verbatim::crystal {

Board make_board(const Edition&, const Game&, const View&);

}  // namespace verbatim::crystal
