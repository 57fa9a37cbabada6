#pragma once
// Operands and conditions, laid out for running: what can be found when the game is made is at hand.

#include <utility>

#include "kernel/steps.h"

namespace verbatim {

class OperandLayer {
 public:
  OperandLayer(const Code& code, const Layout& layout, const Natives& natives, Steps& out)
      : code_(code), layout_(layout), natives_(natives), out_(out) {}

  Quick quick(Operand) const;
  Test test(Operand) const;
  // A list of arguments, if it is short enough.
  template <std::size_t N>
  bool arguments(std::uint16_t list, Quick (&of)[N], std::uint8_t& count) const {
    const Operand* o = code_.operands.data() + list;
    const auto n = static_cast<std::size_t>(o->constant_value());
    if (n > N) return false;
    count = static_cast<std::uint8_t>(n);
    for (std::size_t i = 0; i < n; ++i) of[i] = quick(o[i + 1]);
    return true;
  }

 protected:
  // A condition without its negations, and whether they are an odd number.
  std::pair<Operand, bool> bare(Operand) const;
  const Node& node(Operand o) const { return code_.nodes[static_cast<std::size_t>(o.index())]; }
  static std::uint16_t cell(int reg) {
    return reg == kNoRegister ? std::uint16_t{0} : static_cast<std::uint16_t>(kRegisters + reg);
  }
  // What is kept nowhere is written where the outcome is written after it.
  static std::uint16_t cell_or_outcome(int reg) {
    return reg == kNoRegister ? std::uint16_t{kDone} : cell(reg);
  }

  const Code& code_;
  const Layout& layout_;
  const Natives& natives_;
  Steps& out_;

 private:
  Quick part(const Test&) const;
};

}  // namespace verbatim
