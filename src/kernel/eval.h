#pragma once
// The pure form at work: costs, conditions, filters, amounts. Looks, never pauses, never writes.

#include <algorithm>
#include <bit>
#include <span>

#include "kernel/table.h"

namespace verbatim {

// For whom and about what an expression is asked.
struct Scope {
  const std::int16_t* frame = nullptr;  // registers; null for conditions of abilities, which have none yet
  const std::int16_t* event = nullptr;  // the frame that opened the window
  int source = 0;
  int controller = 0;
  int it = 0;
};

inline Scope scope_of(const Table& t, int frame) {
  const std::int16_t* f = t.stack() + frame;
  return {f, f[kEvent] != 0 ? t.stack() + f[kEvent] : f, f[kSource], f[kController], t.none()};
}

int eval_node(const Table&, const Scope&, const Node&);
int eval_special(const Table&, const Scope&, Operand);

// Small enough to be inlined everywhere: what is not a node is answered on the spot.
[[gnu::always_inline]] inline int eval(const Table& t, const Scope& s, Operand o) {
  if (o.is_constant()) return o.constant_value();
  if (o.is_node()) return eval_node(t, s, t.code().nodes[static_cast<std::size_t>(o.index())]);
  if (o.is_register()) return s.frame[kRegisters + o.index()];
  if (o == Operand::special(Special::It)) return s.it;
  if (o == Operand::special(Special::Controller)) return s.controller;
  return eval_special(t, s, o);
}
inline int eval_bits(const Table& t, const Scope& s, std::uint16_t bits) {
  return eval(t, s, Operand::from_bits(bits));
}

// Do all requirements hold for It? Otherwise the first that does not.
const Requirement* unmet(const Table&, const Scope&, Run requirements);

// Calls `each(object)` for every object of the selection, in the order of zones; stops when it returns false.
template <class Each>
void select(const Table& t, Scope s, const Selection& sel, Each each);

// Arguments of a call, evaluated into `out`; returns how many.
inline constexpr int kMostArguments = 12;
inline int arguments(const Table& t, const Scope& s, std::uint16_t list, int* out) {
  const Operand* o = t.code().operands.data() + list;
  const int n = o->constant_value();
  for (int i = 0; i < n; ++i) out[i] = eval(t, s, o[i + 1]);
  return n;
}

// The newest list of a frame: items and how many. One that is still being made or chosen is none yet, so that
// a list can be made from another.
struct ListView {
  const std::int16_t* items = nullptr;
  int count = 0;
  Sort sort = Sort::None;
};
ListView newest_list(const Table&, const std::int16_t* frame);

// The window a frame has open, or null.
// After these cells: bits over objects for conditions settled at the trigger, then marks of three cells each
// (object, ability, target) for what was used.
enum WindowCell : int {
  kDescriptor,
  kPosition,
  kDeclines,
  kOrderLow,
  kOrderHigh,
  kOrderSeats,
  kPhase,
  kObject,
  kEligible,
  kMarks,
  kWindowCells
};
inline constexpr std::int16_t kNoTargetYet = -32768;  // of a mark: used, on nothing in particular
const std::int16_t* open_window(const Table&, const std::int16_t* frame);
int window_seat(const std::int16_t* window);
inline const std::int16_t* window_marks(const std::int16_t* window) {
  return window + kWindowCells + window[kEligible];
}

// ---- details

enum ListCell : int { kOuterList, kListSort, kListCount, kListNext, kListCells };
inline constexpr int kListInTheMaking = 0x100;  // in kListSort

template <class Each>
void select(const Table& t, Scope s, const Selection& sel, Each each) {
  const Fn quick = sel.quick == kNoTarget ? nullptr : t.game().function(sel.quick).call;
  const Sieve sieve = sel.quick == kNoTarget ? nullptr : t.game().natives().sieves[sel.quick];
  const auto offer = [&](int o) {
    if (quick != nullptr) {
      const int asked[] = {o, s.controller};
      return quick(t, asked) == 0 || each(o);
    }
    s.it = o;
    return unmet(t, s, sel.requirements) != nullptr || each(o);
  };
  // False when `each` wants no more.
  const auto offer_all = [&](std::span<const std::uint16_t> objects) {
    if (sieve == nullptr) {
      for (const int o : objects) {
        if (!offer(o)) return false;
      }
      return true;
    }
    for (std::size_t first = 0; first < objects.size(); first += 64) {
      const auto some = objects.subspan(first, std::min<std::size_t>(64, objects.size() - first));
      for (std::uint64_t left = sieve(t, some, s.controller); left != 0; left &= left - 1) {
        if (!each(some[static_cast<std::size_t>(std::countr_zero(left))])) return false;
      }
    }
    return true;
  };
  switch (sel.domain) {
    case Domain::Zones: {
      const int seats = eval(t, s, sel.seats);
      std::uint32_t kinds = sel.zones;
      bool shared_done = false;
      for (int seat = 0; seat < t.seats(); ++seat) {
        if ((seats >> seat & 1) == 0) continue;
        for (std::uint32_t k = kinds; k != 0; k &= k - 1) {
          const int kind = std::countr_zero(k);
          if (t.layout().kinds[static_cast<std::size_t>(kind)].stride == 0 && shared_done) continue;
          if (!offer_all(t.in(t.zone(kind, seat)))) return;
        }
        shared_done = true;
      }
      return;
    }
    case Domain::OneZone:
      offer_all(t.in(eval(t, s, sel.zone)));
      return;
    case Domain::Top: {
      // The top card of an unordered deck does not exist before it is taken: there is nothing to point at.
      const int z = eval(t, s, sel.zone);
      if (t.choices_on_top(z) == 1) offer_all(t.in(z).first(1));
      return;
    }
    case Domain::List:
    case Domain::EventList: {
      const ListView list = newest_list(t, sel.domain == Domain::List ? s.frame : s.event);
      if (list.sort != Sort::Object) return;
      for (int i = 0; i < list.count; ++i) {
        if (!offer(list.items[i])) return;
      }
      return;
    }
  }
}

}  // namespace verbatim
