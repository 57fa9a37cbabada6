#pragma once
// Random statements, for the bodies of random programs.

#include "kernel/game_maker.h"
#include "tests/reference/values.h"

namespace verbatim::reference {

class Statements {
 public:
  Statements(Maker& maker, Values& v) : m_(maker), values_(v) {}

  CoreVerbs core;
  std::vector<ProgramId> callable;  // each takes an object and a number

  // At most so many, with blocks nested so deep. The first two registers of each sort must be there.
  void some(Proc&, int depth, int most);

 private:
  void statement(Proc&, int depth);
  void verb(Proc&);
  void ask_one(Proc&, int depth);
  void ask_several(Proc&, int depth);
  void loop(Proc&, int depth);
  void call(Proc&);
  Who chooser();
  int below(int n) { return values_.below(n); }
  bool chance(int percent) { return values_.chance(percent); }

  Maker& m_;
  Values& values_;
};

}  // namespace verbatim::reference
