#pragma once
// A board in sentences: for those who listen, and for the narrow places of a screen.

#include <string>
#include <vector>

#include "kernel/board.h"

namespace verbatim::tui {

std::vector<std::string> board_lines(const Board&, int own, const std::vector<std::string>& seats);
// "Round 3, Deploy. You: 20 hit points, 5 crystals. Greedy: ..."
std::string status_line(const Board&, const std::vector<std::string>& seats);
// "20 hit points, 5 crystals, priority"
std::string seat_line(const BoardSeat&);
// What a beginner is told about the game itself.
std::vector<std::string> coach_lines(const Board&);
std::string one_line(const std::string& text);

// Equal cards side by side.
struct Stack {
  BoardCard card;
  int number = 1;
};
std::vector<Stack> stacked(const std::vector<BoardCard>&);

}  // namespace verbatim::tui
