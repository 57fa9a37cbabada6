#pragma once
// Where a state's stack holds objects: registers, list items, sources, marks. Views hide some of them.

#include "kernel/eval.h"

namespace verbatim {

// Calls each(cell, offset) for every cell of the stack that holds an object; the cell's value is the object
// plus the offset. Outermost frames last.
template <class Each>
void each_object_cell(const Game& game, const Table& t, Each each) {
  const std::int16_t* stack = t.stack();
  for (int frame = t.header().frame; frame != 0; frame = stack[frame + kPrevious]) {
    each(frame + kSource, 0);
    const Program& p = game.code().programs[static_cast<std::size_t>(stack[frame + kProgram])];
    for (std::size_t r = 0; r < p.registers.size(); ++r) {
      if (p.registers[r] == Sort::Object) each(frame + kRegisters + static_cast<int>(r), 0);
    }
    for (int list = stack[frame + kList]; list != 0; list = stack[list + kOuterList]) {
      if ((stack[list + kListSort] & ~kListInTheMaking) != static_cast<int>(Sort::Object)) continue;
      for (int i = 0; i < stack[list + kListCount]; ++i) each(list + kListCells + i, 0);
    }
    if (const int window = stack[frame + kWindow]; window != 0) {
      if (stack[window + kObject] != 0) each(window + kObject, 1);
      const int marks = window + kWindowCells + stack[window + kEligible];
      for (int i = 0; i < stack[window + kMarks]; ++i) each(marks + 3 * i, 0);
    }
  }
}

}  // namespace verbatim
