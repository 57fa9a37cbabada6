#pragma once
// Operands and conditions of a running frame, as they are laid out in steps.

#include "kernel/eval.h"
#include "kernel/steps.h"

namespace verbatim {

int other_value(const Table&, const std::int16_t* frame, const Quick&);
bool other_holds(const Table&, const std::int16_t* frame, const Test&);

// A constant stands in the step itself, all else that is common in the frame: no branch tells them apart.
[[gnu::always_inline]] inline int value_of(const Table& t, const std::int16_t* frame, const Quick& q) {
  if (q.kind <= Quick::Constant) [[likely]]
    return *(q.kind == Quick::Constant ? &q.i : frame + q.i);
  if (q.kind == Quick::Zone) return t.zone(q.a, frame[q.i]);
  return other_value(t, frame, q);
}

[[gnu::always_inline]] inline bool holds(const Table& t, const std::int16_t* frame, const Test& test) {
  switch (test.kind) {
    case Test::Always:
      return !test.negated;
    case Test::Done:
      return ((frame[kDone] & kWasDone) != 0) != test.negated;
    case Test::Call: {
      int args[3];
      for (int i = 0; i < test.count; ++i) args[i] = value_of(t, frame, test.of[i]);
      return (test.call(t, args) != 0) != test.negated;
    }
    case Test::Below:
      return (value_of(t, frame, test.of[0]) < value_of(t, frame, test.of[1])) != test.negated;
    case Test::AtMost:
      return (value_of(t, frame, test.of[0]) <= value_of(t, frame, test.of[1])) != test.negated;
    case Test::Equal:
      return (value_of(t, frame, test.of[0]) == value_of(t, frame, test.of[1])) != test.negated;
    default:
      return other_holds(t, frame, test);
  }
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
