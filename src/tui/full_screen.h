#pragma once
// The table on a whole terminal.

#include <functional>
#include <string>

#include "base/result.h"
#include "tui/plain.h"
#include "tui/sitting.h"

namespace verbatim::tui {

struct Coaching {
  bool speaks = false;
  std::function<void()> dismissed;
};

// Plays until the game is over or somebody leaves. The terminal is as it was when this returns. An error: the
// terminal cannot show it.
Result<Left, std::string> play_full_screen(Sitting&, const Coaching&);

}  // namespace verbatim::tui
