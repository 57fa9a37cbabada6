#pragma once
// One moment, and abilities for it that do nothing but happen.

#include "tests/clauses/synthetic.h"

namespace verbatim::clauses {

struct Moment : Synthetic {
  TriggerId now;
  explicit Moment(int seats = 3) : Synthetic(seats), now(moment("now")) {}

  void abilities(int seat, std::initializer_list<const char*> names) {
    for (const char* name : names) component(name, seat, {.on = now, .may = true});
  }
  // The game is this one window.
  void ready(Order order = Order::Initiative, bool ask_forced = false) {
    ProgramId program;
    {
      Proc p(m, "the moment");
      p.object(), p.seat(), p.number();
      Window w = window(now, order);
      w.ask_forced = ask_forced;
      p.window(w);
      program = p.id();
    }
    game([&](Proc& p) { p.call(program); });
  }
};

}  // namespace verbatim::clauses
