// Tokens on lanes: boosts, corruption, Shields, gambit tokens.

#include <algorithm>

#include "book.h"
#include "lanes.h"

namespace verbatim::crystal {
namespace {

bool valid(const Table& t, const int* a) {
  return a[0] >= kBoostToken && a[0] <= kGambitToken && a[1] < t.seats() && t.lives(a[1]) && a[2] >= 0 &&
         a[2] < kLanes;
}

int put_tokens(Table& t, const int* a) {
  if (!valid(t, a) || a[3] <= 0) return 0;
  t.add(a[1], token_counter(a[0], a[2]), a[3]);
  return a[3];
}

int take_tokens(Table& t, const int* a) {
  if (!valid(t, a)) return 0;
  const int c = token_counter(a[0], a[2]), n = std::min(a[3], t.counter(a[1], c));
  if (n <= 0) return 0;
  t.add(a[1], c, -n);
  return n;
}

}  // namespace

void make_tokens(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  const VerbId put = m.native("put tokens", {Number, Seat, Number, Number}, put_tokens);
  const VerbId take = m.native("take tokens", {Number, Seat, Number, Number}, take_tokens);
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
    p.set_done(number > 0);
    return p.id();
  };
  b.add_tokens = with_window("add tokens", put, kOnTokensAdded);
  b.remove_tokens = with_window("remove tokens", take, kOnTokensRemoved);
}

}  // namespace verbatim::crystal
