#pragma once
// Most games are played by two, and without a log. What is done often is made in two copies: in that of the
// usual game the number of players is known and nothing is told on the way, so that loops over the players
// are written out and what was read of the table need not be read again.

#include "kernel/table.h"

namespace verbatim::crystal {

template <auto Does, class... With>
[[gnu::noinline]] auto unusually(Table& t, With... with) {
  return Does(t, t.seats(), with...);
}
// Does it to the table and the number of players.
template <auto Does, class... With>
[[gnu::always_inline]] inline auto in_two_copies(Table& t, With... with) {
  if (t.sink() != nullptr || t.seats() != 2) [[unlikely]]
    return unusually<Does>(t, with...);
  return Does(t, 2, with...);
}
// A verb made so.
template <auto Does>
int verb(Table& t, const int* a) {
  return in_two_copies<Does>(t, a);
}

}  // namespace verbatim::crystal
