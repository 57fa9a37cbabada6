#pragma once
// How much work an expression can be. Expressions share their parts, and a quantity asks every effect in
// force, which may ask for quantities again: without a limit, a few dozen nodes could take for ever.

#include <cstdint>
#include <string>
#include <vector>

#include "program/code.h"

namespace verbatim {

class Weigher {
 public:
  explicit Weigher(const Code& c) : c_(c) {}

  // Empty when the expression is neither too much work, nor nested too deeply, nor part of itself.
  std::string check(Operand);
  std::uint64_t weight(Operand o) { return operand(o).value; }  // of one that was checked

 private:
  struct Weight {
    enum { Unknown, InProgress, Known } state = Unknown;
    std::uint64_t value = 0;
    int depth = 0;
  };
  Weight operand(Operand);
  Weight node(int index);
  Weight effects(std::vector<Weight>& known, int what, bool (*concerns)(Force));
  void add(Weight&, Weight part, std::uint64_t times = 1);

  const Code& c_;
  std::vector<Weight> nodes_, quantities_, actions_, tags_;
  int depth_ = 0;
  std::string wrong_;
};

}  // namespace verbatim
