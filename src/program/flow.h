#pragma once
// The ways through a program: what is open at each instruction, whichever way one came.

#include <optional>
#include <string>
#include <vector>

#include "program/code.h"

namespace verbatim {

// What is open in a frame just before an instruction.
struct Open {
  std::vector<Sort> lists;  // oldest first
  bool window = false;      // only at the window's own next
  bool marked = false;      // a frame remembers one place to unwind to
  bool operator==(const Open&) const = default;
};

struct Flow {
  std::vector<std::optional<Open>> at;  // by instruction of the program; nothing where no way leads
  std::string wrong;                    // empty when all ways agree
  int wrong_at = 0;                     // the instruction, counted over the whole code
};

// The program's instructions, targets and registers must already have been found to exist.
Flow flow_of(const Code&, const Program&);

// The sort of the items that a choice of several things puts into its list.
Sort sort_of_items(const Code&, const Choice&);

}  // namespace verbatim
