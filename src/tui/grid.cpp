#include "tui/grid.h"

#include <algorithm>

#include "tui/words.h"

namespace verbatim::tui {

int Grid::put(int row, int column, std::string_view text, Ink ink, int end) {
  if (end < 0 || end > columns_) end = columns_;
  if (row < 0 || row >= rows_ || column < 0) return column;
  const std::string shown = fit(text, end - column);
  std::string_view rest = shown;
  while (!rest.empty()) {
    const Letter letter = first_letter(rest);
    if (column + letter.width > end) break;
    cell(row, column) = {std::string(letter.bytes), ink};
    for (int i = 1; i < letter.width; ++i) cell(row, column + i) = {"", ink};
    column += letter.width;
    rest.remove_prefix(letter.bytes.data() == rest.data() ? letter.bytes.size() : 1);
  }
  return column;
}

void Grid::fill(int row, int column, int end, char letter, Ink ink) {
  if (row < 0 || row >= rows_) return;
  for (int c = std::max(column, 0); c < std::min(end, columns_); ++c)
    cell(row, c) = {std::string(1, letter), ink};
}

std::string Grid::line(int row) const {
  std::string out;
  for (int c = 0; c < columns_; ++c) out += at(row, c).letter;
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

std::string Grid::text() const {
  std::string out;
  for (int r = 0; r < rows_; ++r) out += line(r) + "\n";
  return out;
}

}  // namespace verbatim::tui
