#pragma once
// The table without a screen: lines in, lines out. For scripts, pipes and screen readers (docs/play.md).

#include <iosfwd>
#include <string>

#include "tui/sitting.h"

namespace verbatim::tui {

enum class Left : unsigned char { Over, Quit, Interrupted };

// Plays until the game is over or the input ends. `coach`: say first what a beginner must know.
Left play_plain(Sitting&, std::istream& in, std::ostream& out, bool coach);

// A sentence for those who leave: where the game is and how to go on.
std::string farewell(const Sitting&);

}  // namespace verbatim::tui
