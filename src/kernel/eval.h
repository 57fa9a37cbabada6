#pragma once
// The pure form at work: costs, conditions, filters, amounts. Looks, never pauses, never writes.

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

Scope scope_of(const Table&, int frame);

int eval_node(const Table&, const Scope&, const Node&);
int eval_special(const Table&, const Scope&, Operand);

inline int eval(const Table& t, const Scope& s, Operand o) {
  if (o.is_constant()) return o.constant_value();
  if (o.is_register()) return s.frame[kRegisters + o.index()];
  if (o.is_node()) return eval_node(t, s, t.code().nodes[static_cast<std::size_t>(o.index())]);
  switch (o.special_kind()) {
    case Special::It:
      return s.it;
    case Special::Source:
      return s.source;
    case Special::Controller:
      return s.controller;
    default:
      return eval_special(t, s, o);
  }
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
int arguments(const Table&, const Scope&, std::uint16_t list, int* out);

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
  const Fn quick = sel.quick == kNoTarget ? nullptr : t.game().natives().functions[sel.quick];
  const auto offer = [&](int o) {
    if (quick != nullptr) {
      const int asked[] = {o, s.controller};
      return quick(t, asked) == 0 || each(o);
    }
    s.it = o;
    return unmet(t, s, sel.requirements) != nullptr || each(o);
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
          for (int o : t.in(t.zone(kind, seat))) {
            if (!offer(o)) return;
          }
        }
        shared_done = true;
      }
      return;
    }
    case Domain::OneZone:
      for (int o : t.in(eval(t, s, sel.zone))) {
        if (!offer(o)) return;
      }
      return;
    case Domain::Top: {
      const auto pile = t.in(eval(t, s, sel.zone));
      if (!pile.empty()) offer(pile.front());
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
