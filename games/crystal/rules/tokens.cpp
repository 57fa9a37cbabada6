// Tokens on lanes: boosts, corruption, Shields, gambit tokens.

#include <algorithm>

#include "book.h"
#include "lanes.h"
#include "pending.h"

namespace verbatim::crystal {
namespace {

bool valid(const Table& t, const int* a) {
  return a[0] >= kBoostToken && a[0] <= kGambitToken && a[1] < t.seats() && t.lives(a[1]) && a[2] >= 0 &&
         a[2] < kLanes && may_lie(a[0], a[2]);
}

int put(Table& t, const int* a) {
  if (!valid(t, a) || a[3] <= 0) return 0;
  t.add(a[1], token_counter(a[0], a[2]), a[3]);
  return a[3];
}

int take(Table& t, const int* a) {
  if (!valid(t, a)) return 0;
  const int c = token_counter(a[0], a[2]), n = std::min(a[3], t.counter(a[1], c));
  if (n <= 0) return 0;
  t.add(a[1], c, -n);
  return n;
}

// Where nobody waits for it, nothing else comes of it: 0 otherwise, and nothing is done. (seat, lane, number,
// kind)
template <int (*Change)(Table&, const int*), Trigger When>
int at_once(Table& t, const int* a) {
  if (t.sink() != nullptr || (t.header().options & kAskEveryone) != 0 || anyone_listens(t, When)) return 0;
  const int args[] = {a[3], a[0], a[1], a[2]};
  note_done(t, Change(t, args));
  return 1;
}

// Does it at once, if it can be done so, or by the program that also asks who waits for it. Who plays on
// cannot tell which it was: it has been dealt with, were it no token at all.
void change_tokens(Book& b, Proc& p, VerbId now, ProgramId then, Operand kind, Who seat, Num lane,
                   Num number) {
  p.verb(now, {seat, lane, number, kind});
  p.when(!b.m.done(), [&] {
    p.call(then, {kind, seat, lane, number});
    p.set_done(1);
  });
}

}  // namespace

void put_tokens(Book& b, Proc& p, TokenKind kind, Who seat, Num lane, Num number) {
  change_tokens(b, p, b.put_tokens, b.add_tokens, Operand::constant(kind), seat, lane, number);
}
void take_tokens(Book& b, Proc& p, TokenKind kind, Who seat, Num lane, Num number) {
  change_tokens(b, p, b.take_tokens, b.remove_tokens, Operand::constant(kind), seat, lane, number);
}

void make_tokens(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  const VerbId put_verb = m.native("put tokens", {Number, Seat, Number, Number}, put);
  const VerbId take_verb = m.native("take tokens", {Number, Seat, Number, Number}, take);
  b.put_tokens = m.native("put tokens at once", {Seat, Number, Number, Number}, at_once<put, kOnTokensAdded>);
  b.take_tokens =
      m.native("take tokens at once", {Seat, Number, Number, Number}, at_once<take, kOnTokensRemoved>);
  const auto with_window = [&](const char* name, VerbId verb, Trigger trigger) {
    Proc p(m, name);
    const auto kind = p.parameter<Number>();
    const auto seat = p.parameter<Seat>();
    const auto lane = p.parameter<Number>();
    const auto number = p.parameter<Number>();
    const auto by = p.local<Seat>();
    p.set(by, m.you());
    p.verb_to(number.index, verb, {kind, seat, lane, number});
    p.when(number > 0, [&] {
      Window w;
      w.trigger = TriggerId(trigger);
      w.mode = WindowMode::AllOfOne;
      w.first = m.you();
      w.clause = m.clause("CF 13.9");
      p.window(w);
    });
    p.verb(b.did, {number});
    return p.id();
  };
  b.add_tokens = with_window("add tokens", put_verb, kOnTokensAdded);
  b.remove_tokens = with_window("remove tokens", take_verb, kOnTokensRemoved);
}

}  // namespace verbatim::crystal
