#pragma once
// The kinds of node that need nothing but their operands and the table.

#include <algorithm>
#include <bit>

#include "kernel/table.h"

namespace verbatim {

// Numbers stay within sixteen bits: what would be more is the most there is.
inline int number(int v) { return std::clamp(v, -32768, 32767); }

inline int divide_down(int x, int y) {
  return y == 0 ? 0 : x / y - ((x % y != 0 && (x < 0) != (y < 0)) ? 1 : 0);
}

// Does it look at the table, and is that all it does?
inline bool only_looks(NodeKind kind) {
  switch (kind) {
    case NodeKind::counter:
    case NodeKind::on_object:
    case NodeKind::flag:
    case NodeKind::owner:
    case NodeKind::controller:
    case NodeKind::home:
    case NodeKind::bearer:
    case NodeKind::zone_of:
    case NodeKind::in_zone:
    case NodeKind::zone_size:
    case NodeKind::printed:
    case NodeKind::tagged:
    case NodeKind::same_face:
    case NodeKind::knows:
    case NodeKind::has_seat:
    case NodeKind::quantity:
    case NodeKind::allowed:
      return true;
    default:
      return false;
  }
}

// The value of a node that needs nothing but its operands and the table; `y` is asked only by those that need
// it. What is none of them is `other`.
template <class Y, class Other>
[[gnu::always_inline]] inline int look(const Table& t, NodeKind kind, int a, int x, Y y, Other other) {
  switch (kind) {
    case NodeKind::counter:
      return t.counter(x, a);
    case NodeKind::on_object:
      return t.on_object(x, a);
    case NodeKind::flag:
      return t.flag(x, a);
    case NodeKind::owner:
      return t.owner(x);
    case NodeKind::controller:
      return t.controller(x);
    case NodeKind::home:
      return t.home(x);
    case NodeKind::bearer:
      return t.bearer(x);
    case NodeKind::printed:
      return t.printed(x, a);
    case NodeKind::tagged:
      return t.tagged(x, a);
    case NodeKind::zone:
      return t.zone(a, x);
    case NodeKind::zone_of:
      return t.zone_of(x);
    case NodeKind::in_zone:
      return t.in_kind(x, a);
    case NodeKind::zone_size:
      return t.zone_size(x);
    case NodeKind::same_object:
    case NodeKind::same_seat:
    case NodeKind::same_zone:
    case NodeKind::equal:
      return x == y();
    case NodeKind::same_face:
      return t.record(x).face == t.record(y()).face;
    case NodeKind::knows:
      return t.known_to(x, y());
    case NodeKind::below:
      return x < y();
    case NodeKind::at_most:
      return x <= y();
    case NodeKind::both:
      return x != 0 && y() != 0;
    case NodeKind::either:
      return x != 0 || y() != 0;
    case NodeKind::negation:
      return x == 0;
    case NodeKind::only:
      return x < t.seats() ? 1 << x : 0;
    case NodeKind::others:
      return t.living() & ~(1 << x);
    case NodeKind::without:
      return x & ~y();
    case NodeKind::has_seat:
      return x >> y() & 1;
    case NodeKind::next_seat:
      return t.next_living(x);
    case NodeKind::first_seat:
      return x == 0 ? t.nobody() : std::countr_zero(static_cast<unsigned>(x));
    case NodeKind::seat_count:
      return std::popcount(static_cast<unsigned>(x));
    case NodeKind::add:
      return number(x + y());
    case NodeKind::subtract:
      return number(x - y());
    case NodeKind::multiply:
      return number(x * y());
    case NodeKind::divide_down:
      return number(divide_down(x, y()));
    case NodeKind::divide_up:
      return number(-divide_down(-x, y()));
    case NodeKind::least:
      return std::min(x, y());
    case NodeKind::most:
      return std::max(x, y());
    case NodeKind::quantity:
      return t.quantity(a, x, y());
    case NodeKind::allowed:
      return t.allowed(a, x, y()).allowed;
    default:
      return other();
  }
}

}  // namespace verbatim
