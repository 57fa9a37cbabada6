// Conditions laid out as questions, at work.

#include "kernel/eval.h"
#include "kernel/look.h"

namespace verbatim {
namespace {

// No branch tells a number from a cell.
[[gnu::always_inline]] inline int value_of(const Known& known, const Given& g) {
  return *(g.constant ? &g.i : known.cells + g.i);
}

[[gnu::noinline]] int other_answer(const Table& t, const Known& known, const Question& q) {
  if (q.kind == Question::Look || q.kind == Question::LookAtEvent) {
    const int x = q.kind == Question::Look ? value_of(known, q.of[0])
                  : known.event != nullptr ? known.event[q.of[0].i]
                                           : 0;
    return look(t, q.node, q.a, x, [&] { return value_of(known, q.of[1]); }, [] { return 0; });
  }
  const Scope s{known.frame, known.event, known.cells[Known::Source], known.cells[Known::Controller],
                known.cells[Known::It]};
  if (q.kind == Question::Count) return count(t, s, q.i);
  if (q.kind == Question::Exists) return exists(t, s, q.i);
  return eval_bits(t, s, q.i);
}

[[gnu::always_inline]] inline int answer(const Table& t, const Known& known, const Question& q) {
  if (q.kind == Question::Call) {
    int arguments[std::size(Question{}.of)];
    for (int i = 0; i < q.count; ++i) arguments[i] = value_of(known, q.of[i]);
    const int v = q.call(t, arguments);
    return q.number ? number(v) : v;
  }
  return q.kind == Question::Plain ? value_of(known, q.of[0]) : other_answer(t, known, q);
}

}  // namespace

bool go_through(const Table& t, const Known& known, int question) {
  const Question* const all = t.game().steps().questions.all.data();
  do {
    const Question& q = all[question];
    question = q.next[q.bounds.hold(answer(t, known, q), value_of(known, q.that))];
  } while (question >= 0);
  return question == Question::kHolds;
}

}  // namespace verbatim
