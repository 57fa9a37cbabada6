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
int count(const Table&, const Scope&, int selection);  // how many match

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
// The selection is that of the code with this number, or one that is no part of the code.
inline constexpr int kNoSelection = -1;
template <class Each>
void select(const Table& t, Scope s, const Selection& sel, Each each, int id = kNoSelection);
template <class Each>
void select(const Table& t, const Scope& s, int id, Each each) {
  select(t, s, t.code().selections[static_cast<std::size_t>(id)], each, id);
}

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

// The zones of a selection, in order.
struct ZoneRow {
  Stretch stretches[Layout::kMostZones];
  int count = 0;
  void add(int zone) {
    if (count > 0 && stretches[count - 1].last + 1 == zone)
      ++stretches[count - 1].last;
    else
      stretches[count++] = {static_cast<std::uint8_t>(zone), static_cast<std::uint8_t>(zone)};
  }
};
void zones_of(const Table&, const Scope&, const Selection&, int id, ZoneRow&);

// Does an object meet the requirements of a selection?
class Matcher {
 public:
  Matcher(const Table& t, const Scope& s, const Selection& sel, int id)
      : t_(t),
        s_(s),
        sel_(sel),
        sift_(t.game().sift(id)),
        quick_(sel.quick == kNoTarget ? nullptr : t.game().function(sel.quick).call),
        // Where texts give tags, what is printed is not all there is.
        sifts_(id != kNoSelection && t.header().modifiers == 0 && !t.game().grants_tags()) {}

  bool operator()(int o) {
    if (quick_ != nullptr) {
      const int asked[] = {o, s_.controller};
      return quick_(t_, asked) != 0;
    }
    if (!sifts_) {
      s_.it = o;
      return unmet(t_, s_, sel_.requirements) == nullptr;
    }
    if ((t_.game().tags_of(t_.record(o).face) & sift_.tags) != sift_.tags) return false;
    if (sift_.count == 0) return true;
    s_.it = o;
    for (const Operand test : t_.game().tests(sift_)) {
      if (eval(t_, s_, test) == 0) return false;
    }
    return true;
  }

 private:
  const Table& t_;
  Scope s_;
  const Selection& sel_;
  const Game::Sift& sift_;
  Fn quick_;
  bool sifts_;
};

template <class Each>
void select(const Table& t, Scope s, const Selection& sel, Each each, int id) {
  Matcher matches(t, s, sel, id);
  if (sel.domain == Domain::List || sel.domain == Domain::EventList) {
    const ListView list = newest_list(t, sel.domain == Domain::List ? s.frame : s.event);
    if (list.sort != Sort::Object) return;
    for (int i = 0; i < list.count; ++i) {
      if (matches(list.items[i]) && !each(list.items[i])) return;
    }
    return;
  }
  ZoneRow row;
  zones_of(t, s, sel, id, row);
  for (int z = 0; z < row.count; ++z) {
    auto objects = t.in(row.stretches[z]);
    if (sel.domain == Domain::Top) objects = objects.first(1);
    for (const int o : objects) {
      if (matches(o) && !each(o)) return;
    }
  }
}

}  // namespace verbatim
