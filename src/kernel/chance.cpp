// Chance events: settled here, or left to the caller.

#include <algorithm>

#include "kernel/kernel.h"

namespace verbatim {

void Kernel::describe_chance(const Table& t, const Instruction& i) {
  const int x = eval_bits(t, scope_of(t, t.header().frame), i.x);
  const int n = i.op == Op::take ? t.choices_on_top(x) : std::max(x, 1);
  options_.clear();
  for (int k = 0; k < n; ++k)
    options_.push_back({OptionKind::Chance, 0, static_cast<std::int16_t>(k), 0, {}});
  decision_ = {};
  decision_.chance = true;
  decision_.seat = static_cast<std::uint8_t>(t.nobody());
  decision_.options = options_;
}

void Kernel::settle_chance(Table& t, const Instruction& i, int k) {
  Header& h = t.header();
  const int result = i.op == Op::take ? t.settle_top(eval_bits(t, scope_of(t, h.frame), i.x), k) : k;
  t.stack()[h.frame + kRegisters + i.dst] = static_cast<std::int16_t>(result);
  ++h.pc;
}

// Settles a chance event, or stops for the caller to settle it.
bool Kernel::chance(Table& t, const Instruction& i) {
  Header& h = t.header();
  const int x = eval_bits(t, scope_of(t, h.frame), i.x);
  const int n = i.op == Op::take ? t.choices_on_top(x) : std::max(x, 1);
  if (n > 1 && (h.options & kChanceOpen) != 0) {
    describe_chance(t, i);
    h.status = Status::Chance;
    return false;
  }
  settle_chance(t, i, n > 1 ? static_cast<int>(t.below(n)) : 0);
  return true;
}

}  // namespace verbatim
