#pragma once
// Operands and conditions of a running frame, as they are laid out in steps.

#include "kernel/eval.h"
#include "kernel/steps.h"

namespace verbatim {

int other_value(const Table&, const std::int16_t* frame, const Quick&);
bool other_holds(const Table&, const std::int16_t* frame, const Test&);

// The value of a cell or a constant: no branch tells them apart.
[[gnu::always_inline]] inline int value_of(const Table& t, const std::int16_t* frame, const Quick& q) {
  static_assert(Quick::Cell == 0 && Quick::Constant == 1);
  if (q.kind <= Quick::Constant) [[likely]]
    return (frame[q.cell] & (q.kind - 1)) + q.i;
  if (q.kind == Quick::Zone) return t.zone(q.i, frame[q.cell]);
  return other_value(t, frame, q);
}

// The values of a few operands. What has fewer than two has constants in their place: most have one or two,
// and which is not asked.
template <int N, int Of>
[[gnu::always_inline]] inline void values_of(const Table& t, const std::int16_t* frame, const Quick (&of)[Of],
                                             int count, int (&out)[N]) {
  static_assert(N >= 2 && Of >= 2 && N <= Of);
  out[0] = value_of(t, frame, of[0]);
  out[1] = value_of(t, frame, of[1]);
  for (int k = 2; k < count; ++k) out[k] = value_of(t, frame, of[k]);
}
// The same of those that is_of_cell is true of.
[[gnu::always_inline]] inline void values_of_cell(const std::int16_t* frame, const Quick (&of)[3],
                                                  int (&out)[3]) {
  out[0] = frame[of[0].cell];
  out[1] = of[1].i;
  out[2] = of[2].i;
}

[[gnu::always_inline]] inline bool holds(const Table& t, const std::int16_t* frame, const Test& test) {
  if (test.kind == Test::CallOfCell) {
    int args[3];
    values_of_cell(frame, test.of, args);
    return (test.call(t, args) != 0) != test.negated;
  }
  if (test.kind <= Test::Equal) {
    const int x = value_of(t, frame, test.of[0]), y = value_of(t, frame, test.of[1]);
    const bool below = x < y, equal = x == y;
    return (test.kind == Test::Equal ? equal : below) != test.negated;
  }
  if (test.kind == Test::Done) return ((frame[kDone] & kWasDone) != 0) != test.negated;
  return other_holds(t, frame, test);
}

// Is a group of options open? `before` says it of the group in front of it.
[[gnu::always_inline]] inline bool is_open(const Table& t, const std::int16_t* frame, const GroupStep& step,
                                           bool before) {
  if (step.open == GroupStep::Always) return true;
  return step.open == GroupStep::IfItsGuardHolds ? holds(t, frame, step.guard)
                                                 : before == (step.open == GroupStep::AsBefore);
}

// Calls each(group) for the groups of a choice that are open, one of those that offer the same objects, until
// it returns false. Has it gone through all of them?
template <class Each>
[[gnu::always_inline]] inline bool each_open(const Table& t, const std::int16_t* frame, const ChoiceStep& c,
                                             Each each) {
  const GroupStep* step = t.game().steps().groups.data() + c.groups.first;
  const GroupStep* const end = step + c.groups.count;
  for (bool open = true; step < end; step += step->same + 1) {
    open = is_open(t, frame, *step, open);
    if (open && !each(*step)) return false;
  }
  return true;
}

// The order in which cards came into a zone that the chooser does not see is nobody's business, even when the
// cards themselves were shown: they are offered in the order of their numbers, as views have them.
inline bool hides_order(const Table& t, int zone, int chooser) {
  return (t.layout().visible_to[static_cast<std::size_t>(zone)] >> chooser & 1) == 0 &&
         t.segments(zone).empty();
}

}  // namespace verbatim
