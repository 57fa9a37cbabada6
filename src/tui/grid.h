#pragma once
// A screen before it is shown: cells with a letter and an ink. What is drawn here can be compared in tests,
// and shown by any terminal.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace verbatim::tui {

// What a piece of text is, not how it looks: a terminal without colours shows it otherwise.
enum class Ink : std::uint8_t {
  Plain,
  Faint,   // less important
  Strong,  // names, questions
  Number,  // the keys to press
  Own,     // what belongs to the reader
  Other,   // what belongs to opponents
  Bar,     // the first and the last line
  Alert,   // what must not be missed
};

struct Cell {
  std::string letter = " ";  // empty: the right half of a wide letter
  Ink ink = Ink::Plain;
};

class Grid {
 public:
  Grid(int rows, int columns)
      : rows_(rows), columns_(columns), cells_(static_cast<std::size_t>(rows * columns)) {}
  int rows() const { return rows_; }
  int columns() const { return columns_; }
  const Cell& at(int row, int column) const {
    return cells_[static_cast<std::size_t>(row * columns_ + column)];
  }

  // Writes what fits before `end` (default: the edge) and returns the column after it.
  int put(int row, int column, std::string_view text, Ink ink = Ink::Plain, int end = -1);
  void fill(int row, int column, int end, char letter, Ink ink);
  std::string line(int row) const;  // without blanks at its end
  std::string text() const;

 private:
  Cell& cell(int row, int column) { return cells_[static_cast<std::size_t>(row * columns_ + column)]; }
  int rows_, columns_;
  std::vector<Cell> cells_;
};

}  // namespace verbatim::tui
