#include "kernel/eval.h"

#include <algorithm>
#include <bit>
#include <string_view>

#include "kernel/look.h"
#include "kernel/quick.h"

namespace verbatim {

const Requirement* unmet(const Table& t, const Scope& s, Run run) {
  const Requirement* r = t.code().requirements.data() + run.first;
  for (const Requirement* end = r + run.count; r != end; ++r) {
    if (eval(t, s, r->test) == 0) return r;
  }
  return nullptr;
}

ListView newest_list(const Table& t, const std::int16_t* frame) {
  if (frame == nullptr || frame[kList] == 0) return {};
  const std::int16_t* list = t.stack() + frame[kList];
  if ((list[kListSort] & kListInTheMaking) != 0) {
    if (list[kOuterList] == 0) return {};
    list = t.stack() + list[kOuterList];
  }
  return {list + kListCells, list[kListCount], static_cast<Sort>(list[kListSort])};
}

const std::int16_t* open_window(const Table& t, const std::int16_t* frame) {
  return frame == nullptr || frame[kWindow] == 0 ? nullptr : t.stack() + frame[kWindow];
}

int window_seat(const std::int16_t* window) {
  const int i = window[kPosition];
  return window[i < 4 ? kOrderLow : kOrderHigh] >> (4 * (i & 3)) & 15;
}

namespace {

// Apart from calls, which are the most frequent and need few registers.
[[gnu::noinline]] int looked_up(const Table& t, const std::int16_t* f, const Quick& q) {
  if (q.kind == Quick::Node) {
    const QuickNode& n = t.game().steps().nodes[static_cast<std::size_t>(q.i)];
    return look(t, n.kind, n.a, value_of(t, f, n.x), [&] { return value_of(t, f, n.y); }, [] { return 0; });
  }
  const Scope s = scope_of(t, static_cast<int>(f - t.stack()));
  const auto i = static_cast<std::uint16_t>(q.i);
  if (q.kind == Quick::Count) return count(t, s, i);
  return q.kind == Quick::Exists ? exists(t, s, i) : eval_bits(t, s, i);
}

}  // namespace

int other_value(const Table& t, const std::int16_t* f, const Quick& q) {
  if (q.kind != Quick::Call) return looked_up(t, f, q);
  const QuickCall& call = t.game().steps().calls[static_cast<std::size_t>(q.i)];
  int args[3];
  if (call.of_cell)
    values_of_cell(f, call.of, args);
  else
    values_of(t, f, call.of, call.count, args);
  const int v = call.call(t, args);
  return call.number ? number(v) : v;
}

bool other_holds(const Table& t, const std::int16_t* f, const Test& test) {
  if (test.kind == Test::Both) {
    const Test* parts = t.game().steps().tests.data();
    return (holds(t, f, parts[test.of[0].i]) && holds(t, f, parts[test.of[1].i])) != test.negated;
  }
  if (test.kind == Test::Call) {
    int args[3];
    values_of(t, f, test.of, test.count, args);
    return (test.call(t, args) != 0) != test.negated;
  }
  return (value_of(t, f, test.of[0]) != 0) != test.negated;
}

int eval_special(const Table& t, const Scope& s, Operand o) {
  switch (o.special_kind()) {
    case Special::It:
      return s.it;
    case Special::Source:
      return s.source;
    case Special::Controller:
      return s.controller;
    case Special::Done:
      return s.frame != nullptr ? s.frame[kDone] & kWasDone : 0;
    case Special::NoObject:
      return t.none();
    case Special::Nobody:
      return t.nobody();
    case Special::Living:
      return t.living();
    case Special::EventOver: {
      // In the event's own program it is the event itself, in an ability the event it answers.
      const std::int16_t* event = s.frame != nullptr && (s.frame[kDone] & kIsEvent) != 0 ? s.frame : s.event;
      return event != nullptr && (event[kDone] & (kCancelled | kReplaced)) != 0;
    }
    case Special::ListSize:
      return newest_list(t, s.frame).count;
    case Special::EventListSize:
      return newest_list(t, s.event).count;
    case Special::EventRegister:
      return s.event != nullptr ? s.event[kRegisters + o.index()] : 0;
    case Special::WindowSeat: {
      const std::int16_t* w = open_window(t, s.event);
      return w == nullptr ? t.nobody() : window_seat(w);
    }
  }
  return 0;
}

void zones_of(const Table& t, const Scope& s, const Selection& sel, int id, ZoneRow& row) {
  static constexpr Whereabouts kAnywhere{.zone = {Quick::Other}};
  const Whereabouts& place =
      id == kNoSelection ? kAnywhere : t.game().steps().places[static_cast<std::size_t>(id)];
  if (sel.domain != Domain::Zones) {
    const bool quick = s.frame != nullptr && place.zone.kind != Quick::Other;
    const int z = quick ? value_of(t, s.frame, place.zone) : eval(t, s, sel.zone);
    // The top card of an unordered deck does not exist before it is taken: there is nothing to point at.
    if (sel.domain == Domain::OneZone || t.choices_on_top(z) == 1) row.add(z);
    return;
  }
  if (place.whose != Whereabouts::Whose::Anyone) {
    const int seat = place.whose == Whereabouts::Whose::Controller ? s.controller : eval(t, s, place.seat);
    if (seat >= t.seats()) return;
    row.stretches = t.game().steps().stretches.data() + place.first + seat * place.count;
    row.count = place.count;
    return;
  }
  const int seats = eval(t, s, sel.seats);
  bool shared_done = false;
  for (auto left = static_cast<unsigned>(seats & ((1 << t.seats()) - 1)); left != 0; left &= left - 1) {
    const int seat = std::countr_zero(left);
    for (std::uint32_t k = sel.zones; k != 0; k &= k - 1) {
      const int kind = std::countr_zero(k);
      if (shared_done && t.layout().kinds[static_cast<std::size_t>(kind)].stride == 0) continue;
      row.add(t.zone(kind, seat));
    }
    shared_done = true;
  }
}

namespace {

bool name_marked(const Table& t, const Scope& s, int target) {
  const std::int16_t* w = open_window(t, s.event);
  if (w == nullptr || target == kNoTargetYet) return false;
  const std::int16_t* mark = window_marks(w);
  const int face = t.record(s.source).face;
  for (int i = 0; i < w[kMarks]; ++i, mark += 3) {
    if (mark[2] == target && t.record(mark[0]).face == face) return true;
  }
  return false;
}

// Is the field x of this kind of node an operand, rather than an index or nothing?
constexpr bool is_operand(std::string_view role) {
  return role == "num" || role == "truth" || role == "seat" || role == "seats" || role == "object" ||
         role == "zone" || role == "any";
}
constexpr bool kXIsOperand[] = {
#define NODE(name, result, a, x, y, z, reads, meaning) is_operand(#x),
#include "program/nodes.def"
#undef NODE
};

// Most texts ask for cards of their player, in zones side by side, by tags that are printed and perhaps one
// condition more. Calls each(does it match?) for those until it returns false; false if this is something
// else.
template <class Each>
[[gnu::always_inline]] inline bool each_of_own(const Table& t, const Scope& s, int id, Each each) {
  const Selection& sel = t.code().selections[static_cast<std::size_t>(id)];
  const Steps& steps = t.game().steps();
  const Filter& filter = steps.questions.filters[static_cast<std::size_t>(id)];
  const Whereabouts& place = steps.places[static_cast<std::size_t>(id)];
  if (sel.domain != Domain::Zones || sel.quick != kNoTarget || filter.settled != 0 || t.gives_tags() ||
      place.whose != Whereabouts::Whose::Controller || place.count != 1 || s.controller >= t.seats())
    return false;
  Known known = known_to(s);
  for (const int o : t.in(steps.stretches[place.first + s.controller])) {
    bool matches = (t.game().tags_of(t.record(o).face) & filter.tags) == filter.tags;
    if (filter.first != Question::kHolds && matches) {
      known.cells[Known::It] = o;
      matches = holds(t, known, filter.first);
    }
    if (!each(matches)) return true;
  }
  return true;
}

}  // namespace

// How many match?
int count(const Table& t, const Scope& s, int id) {
  int found = 0;
  if (!each_of_own(t, s, id, [&](bool matches) { return found += matches ? 1 : 0, true; }))
    select(t, s, id, [&](int) { return ++found, true; });
  return found;
}

bool exists(const Table& t, const Scope& s, int id) {
  bool found = false;
  if (!each_of_own(t, s, id, [&](bool matches) { return !(found = matches); }))
    select(t, s, id, [&](int) { return found = true, false; });
  return found;
}

namespace {

// The kinds of node that need to know for whom and about what they are asked.
int eval_other(const Table& t, const Scope& s, const Node& n, int x) {
  switch (n.kind) {
    case NodeKind::counter_at: {
      const int i = eval_bits(t, s, n.y);
      return i < 0 || i >= n.z ? 0 : t.counter(x, n.a + i);
    }
    case NodeKind::face_is:
      return t.record(x).face == n.y;
    case NodeKind::choice_of:
      return eval_bits(t, s, x != 0 ? n.y : n.z);
    case NodeKind::count:
      return count(t, s, n.x);
    case NodeKind::exists:
      return exists(t, s, n.x);
    case NodeKind::sum:
    case NodeKind::highest: {
      int total = 0;
      bool any = false;
      Scope inner = s;
      select(t, s, n.x, [&](int o) {
        inner.it = o;
        const int v = eval_bits(t, inner, n.y);
        total = n.kind == NodeKind::sum ? number(total + v) : any ? std::max(total, v) : v;
        return any = true;
      });
      return total;
    }
    case NodeKind::list_item: {
      const ListView list = newest_list(t, s.frame);
      return x < 0 || x >= list.count ? 0 : list.items[x];
    }
    case NodeKind::event_has: {
      const ListView list = newest_list(t, s.event);
      return std::find(list.items, list.items + list.count, x) != list.items + list.count;
    }
    case NodeKind::name_marked:
      return name_marked(t, s, x);
    default:
      return 0;
  }
}

}  // namespace

int eval_node(const Table& t, const Scope& s, const Node& n) {
  if (n.kind == NodeKind::fn) {  // the most frequent kind
    int a[kMostArguments];
    arguments(t, s, n.y, a);
    const Game::Function& f = t.game().function(n.x);
    const int v = f.call(t, a);
    return f.number ? number(v) : v;
  }
  // Nearly every node asks for x, and asks for it first: once, here, keeps the cases small.
  const int x = kXIsOperand[static_cast<std::size_t>(n.kind)] ? eval_bits(t, s, n.x) : 0;
  return look(
      t, n.kind, n.a, x, [&] { return eval_bits(t, s, n.y); }, [&] { return eval_other(t, s, n, x); });
}

}  // namespace verbatim
