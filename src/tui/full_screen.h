#pragma once
// The table on a whole terminal.

#include <functional>
#include <string>

#include "base/result.h"
#include "tui/sitting.h"

namespace verbatim::tui {

struct Coaching {
  bool speaks = false;
  std::function<void()> dismissed;  // somebody does not want to see it again
};

// Plays until the game is over or somebody leaves. The terminal is as it was when this returns: 0, or the
// signal that ended it. An error: the terminal cannot show it.
Result<int, std::string> play_full_screen(Sitting&, const Coaching&);

}  // namespace verbatim::tui
