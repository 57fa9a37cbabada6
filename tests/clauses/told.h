#pragma once
// What a scripted playing of a test game tells.

#include <string>
#include <vector>

#include "kernel/kernel.h"
#include "kernel/log.h"
#include "program/maker.h"

namespace verbatim::clauses {

// A player who names what they want, in order. With priority they use the next thing named if they can, and
// decline otherwise; "-" names a decline. Any other question must be answered by the next name. What was
// never possible is told at the end: "never: X".
struct Told {
  std::string trace;               // abilities resolved, "[A]" for a decline, what was said
  std::string story;               // the same without the declines
  std::vector<std::string> asked;  // "A: X Y -": who was asked, and every option
  std::vector<std::string> calls;  // "A": every priority call that was put to somebody
  State state;
  const Game* game = nullptr;

  std::string question(std::size_t n) const { return n < asked.size() ? asked[n] : "nothing was asked"; }
  std::string last_question() const { return question(asked.size() - 1); }
  int counter(int seat, int id) const { return Table(*game, state).counter(seat, id); }
  int quantity(int q, Obj o, int seat) const { return Table(*game, state).quantity(q, index(o), seat); }
  bool in(Obj o, int kind) const { return Table(*game, state).in_kind(index(o), kind); }
  int holder(Obj o) const { return Table(*game, state).controller(index(o)); }
  bool flag(Obj o, int id) const { return Table(*game, state).flag(index(o), id); }
  int bearer(Obj o) const { return Table(*game, state).bearer(index(o)); }
  int winners() const { return state.header().winners; }
  static int index(Obj o) { return o.operand.constant_value(); }
};

// Plays a begun state to its end.
Told tell(const Game&, State, const std::vector<std::string>& script, const std::vector<std::string>& words);

}  // namespace verbatim::clauses
