#pragma once
// The parts of the screen. A panel knows how many lines it must have and how many it would like, and draws
// itself into as many as it gets.

#include <functional>
#include <string>
#include <vector>

#include "kernel/board.h"
#include "tui/grid.h"
#include "tui/prompt.h"

namespace verbatim::tui {

struct Panel {
  int least = 1, wish = 1;
  bool grows = false;   // takes what nobody else wants
  bool yields = false;  // gets more than its least only when all others have what they wish
  std::function<void(Grid&, int row, int rows, int from, int to)> draw;
};

// Lines for each panel, top to bottom, not more than there are.
std::vector<int> share(const std::vector<Panel>&, int rows);

// Whoever is out leaves the room to the others. `spacious`: leave air below it, if there is room.
Panel panel_of_seat(const BoardSeat&, const std::string& name, bool own, bool spacious);
Panel panel_of_hand(const BoardPlace* hand, int columns);
Panel panel_of_texts(const BoardPlace* hand, const std::vector<std::string>& texts, int columns);
Panel panel_of_prompt(const Prompt&, int top, int columns);
Panel panel_of_log(const std::vector<std::string>& log, int columns);

}  // namespace verbatim::tui
