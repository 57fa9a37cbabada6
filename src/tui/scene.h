#pragma once
// Everything that the screen shows at one moment, and how it is laid out on a terminal of any size. Pure: the
// same scene and size give the same cells.

#include <optional>
#include <string>
#include <vector>

#include "kernel/board.h"
#include "tui/grid.h"
#include "tui/prompt.h"

namespace verbatim::tui {

// A page that covers the table: help, the log, a card, what is refused.
struct Page {
  std::string title;
  std::vector<std::string> lines;
  int top = 0;       // the first line shown
  std::string keys;  // what can be pressed
};

struct Scene {
  Board board;
  int seat = 0;  // whose view it is
  std::vector<std::string> names;
  std::vector<std::string> card_texts;  // of the hand, card by card
  std::vector<std::string> log;
  Prompt prompt;
  int prompt_top = 0;  // the first row of options shown
  std::string typed;   // digits so far
  std::string notice;  // what was just said
  std::string keys;
  std::optional<Page> page;
};

// How many lines a page shows at this size, and how many it has once they are broken.
struct PageFit {
  int shown = 0, all = 0;
};
PageFit page_fit(const Page&, int rows, int columns);

Grid draw(const Scene&, int rows, int columns);

inline constexpr int kLeastRows = 16, kLeastColumns = 60, kWide = 120;

}  // namespace verbatim::tui
