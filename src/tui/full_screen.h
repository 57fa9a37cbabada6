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
  std::string note;                 // what the players should know before the game goes on
};

struct Departure {
  int signal = 0;         // that ended it; 0: none
  bool thinking = false;  // a bot has not made up its mind: the sitting must live until the process ends
};

// Plays until the game is over or somebody leaves; nobody who leaves waits for a bot. The terminal is as it
// was when this returns. An error: the terminal cannot show it.
Result<Departure, std::string> play_full_screen(Sitting&, const Coaching&);

}  // namespace verbatim::tui
