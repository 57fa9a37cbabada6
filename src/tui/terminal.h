#pragma once
// The terminal itself: shows a grid, reads keys, and is put back as it was, whatever happens. The only place
// that knows the terminal library.

#include <memory>
#include <string>

#include "base/result.h"
#include "tui/grid.h"

namespace verbatim::tui {

// Keys beside letters and digits.
enum Key : int {
  kNoKey = -1,
  kEnter = 1000,
  kBack,
  kUp,
  kDown,
  kPageUp,
  kPageDown,
  kHome,
  kEnd,
  kEscape,
  kResized
};

class Terminal {
 public:
  static Result<std::unique_ptr<Terminal>, std::string> open();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  int rows() const;
  int columns() const;
  void show(const Grid&);
  // A letter, a digit or a Key; kNoKey when nothing was pressed for a moment.
  int key();
  // The signal that told us to leave; 0: none.
  static int signalled();

 private:
  Terminal();
  struct Saved;
  std::unique_ptr<Saved> saved_;
};

}  // namespace verbatim::tui
