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
int count(const Table&, const Scope&, int selection);    // how many match
bool exists(const Table&, const Scope&, int selection);  // does one?

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

// Conditions as they are laid out.
inline Known known_to(const Scope& s) { return {s.frame, s.event, {s.it, s.source, s.controller}}; }
bool go_through(const Table&, const Known&, int question);
inline bool holds(const Table& t, const Known& known, int question) {
  return question < 0 ? question == Question::kHolds : go_through(t, known, question);
}

// Of an ability of an object, asked for a seat: did its trigger concern it?
inline bool triggered(const Table& t, const std::int16_t* event, int object, const AbilityStep& a, int seat) {
  return a.asks.triggered == Question::kHolds ||
         holds(t, {nullptr, event, {t.none(), object, seat}}, a.asks.triggered);
}
// And can it be used where it lies: does it apply, can it be paid for, can enough of it be done?
inline bool usable(const Table& t, const std::int16_t* event, int object, const AbilityStep& a, int seat) {
  if ((a.zones >> t.kind_of(t.zone_of(object)) & 1) == 0) return false;
  return a.asks.usable == Question::kHolds ||
         holds(t, {nullptr, event, {t.none(), object, seat}}, a.asks.usable);
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

// The zones of a selection, in order: put together here, or where they are laid out.
struct ZoneRow {
  ZoneRow() = default;
  ZoneRow(const ZoneRow&) = delete;
  ZoneRow& operator=(const ZoneRow&) = delete;

  const Stretch* stretches = made;
  int count = 0;
  Stretch made[Layout::kMostZones];

  void add(int zone) {
    if (count > 0 && made[count - 1].last + 1 == zone)
      ++made[count - 1].last;
    else
      made[count++] = {static_cast<std::uint8_t>(zone), static_cast<std::uint8_t>(zone)};
  }
};
void zones_of(const Table&, const Scope&, const Selection&, int id, ZoneRow&);

// Does an object meet the requirements of a selection?
class Matcher {
 public:
  Matcher(const Table& t, const Scope& s, const Selection& sel, int id) : t_(t), s_(s), sel_(sel) {
    if (sel.quick != kNoTarget) {
      quick_ = t.game().function(sel.quick).call;
    } else if (id != kNoSelection) {
      filter_ = &t.game().steps().questions.filters[static_cast<std::size_t>(id)];
      known_ = known_to(s);
      for (int i = 0; i < filter_->settled; ++i)
        known_.cells[Known::Settled + i] = eval(t, s, filter_->of[i]);
    }
  }

  bool operator()(int o) {
    if (filter_ != nullptr) {
      const std::uint64_t missing = filter_->tags & ~t_.game().tags_of(t_.record(o).face);
      if (missing != 0 && !gets(o, missing)) return false;
      known_.cells[Known::It] = o;
      return holds(t_, known_, filter_->first);
    }
    if (quick_ != nullptr) {
      const int asked[] = {o, s_.controller};
      return quick_(t_, asked) != 0;
    }
    s_.it = o;
    return unmet(t_, s_, sel_.requirements) == nullptr;
  }

 private:
  // Do texts give it the tags that are not printed on it?
  bool gets(int o, std::uint64_t tags) const {
    if (!t_.gives_tags()) return false;
    for (; tags != 0; tags &= tags - 1) {
      if (!t_.granted(o, std::countr_zero(tags))) return false;
    }
    return true;
  }

  const Table& t_;
  Scope s_;
  const Selection& sel_;
  const Filter* filter_ = nullptr;
  Fn quick_ = nullptr;
  Known known_;
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
