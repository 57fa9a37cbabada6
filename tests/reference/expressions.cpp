#include <algorithm>

#include "tests/reference/interpreter.h"

namespace verbatim::reference {
namespace {

int number(long v) { return static_cast<int>(std::min(32767l, std::max(-32768l, v))); }

int floor_div(int x, int y) {
  if (y == 0) return 0;
  int q = x / y;
  if (q * y != x && (x < 0) != (y < 0)) --q;
  return q;
}

}  // namespace

Scope Interpreter::scope(const Activation& a) const {
  return {&a, a.event != nullptr ? a.event : &a, a.source, a.controller, world.none};
}

std::set<int> Interpreter::seats_of(int mask) const {
  std::set<int> out;
  for (int seat = 0; seat < world.seats; ++seat) {
    if ((mask >> seat & 1) != 0) out.insert(seat);
  }
  return out;
}
int Interpreter::mask_of(const std::set<int>& seats) const {
  int mask = 0;
  for (int seat : seats) mask |= 1 << seat;
  return mask;
}

const List* Interpreter::newest(const Activation* a) const {
  return a == nullptr || a->lists.empty() ? nullptr : &a->lists.back();
}

int Interpreter::eval(const Scope& s, Operand o) const {
  if (o.is_constant()) return o.constant_value();
  if (o.is_register()) return s.frame->registers.at(static_cast<std::size_t>(o.index()));
  if (o.is_node()) return node(s, c_.nodes.at(static_cast<std::size_t>(o.index())));
  return special(s, o);
}

int Interpreter::special(const Scope& s, Operand o) const {
  switch (o.special_kind()) {
    case Special::It:
      return s.it;
    case Special::Source:
      return s.source;
    case Special::Controller:
      return s.controller;
    case Special::Done:
      return s.frame != nullptr && s.frame->done;
    case Special::NoObject:
      return world.none;
    case Special::Nobody:
      return world.nobody;
    case Special::Living:
      return mask_of(world.living);
    case Special::EventOver: {
      const Activation* e = s.frame != nullptr && s.frame->is_event ? s.frame : s.event;
      return e != nullptr && (e->cancelled || e->replaced);
    }
    case Special::ListSize:
      return newest(s.frame) == nullptr ? 0 : static_cast<int>(newest(s.frame)->items.size());
    case Special::EventListSize:
      return newest(s.event) == nullptr ? 0 : static_cast<int>(newest(s.event)->items.size());
    case Special::EventRegister:
      return s.event == nullptr ? 0 : s.event->registers.at(static_cast<std::size_t>(o.index()));
    case Special::WindowSeat: {
      if (s.event == nullptr || !s.event->window) return world.nobody;
      const OpenWindow& w = *s.event->window;
      return w.position < w.order.size() ? w.order[w.position] : 0;
    }
  }
  return 0;
}

std::vector<int> Interpreter::select(const Scope& outer, const Selection& sel) const {
  std::vector<int> domain;
  const auto take = [&](const std::vector<int>& some) {
    domain.insert(domain.end(), some.begin(), some.end());
  };
  switch (sel.domain) {
    case Domain::Zones: {
      bool shared = true;  // the table's own zones are looked at once
      for (int seat : seats_of(eval(outer, sel.seats))) {
        for (std::size_t kind = 0; kind < d_.zones.size(); ++kind) {
          if ((sel.zones >> kind & 1) == 0 || (!d_.zones[kind].per_seat && !shared)) continue;
          take(world.in(world.zone(static_cast<int>(kind), seat)));
        }
        shared = false;
      }
      break;
    }
    case Domain::OneZone:
      take(world.in(eval(outer, sel.zone)));
      break;
    case Domain::Top: {
      const int zone = eval(outer, sel.zone);
      if (world.choices_on_top(zone) == 1) domain.push_back(world.in(zone).front());
      break;
    }
    case Domain::List:
    case Domain::EventList: {
      const List* list = newest(sel.domain == Domain::List ? outer.frame : outer.event);
      if (list != nullptr && list->sort == Sort::Object) take(list->items);
      break;
    }
  }
  std::vector<int> out;
  for (int o : domain) {
    Scope s = outer;
    s.it = o;
    bool all = true;
    for (int k = 0; k < sel.requirements.count && all; ++k)
      all = eval(s, c_.requirements.at(static_cast<std::size_t>(sel.requirements.first + k)).test) != 0;
    if (all) out.push_back(o);
  }
  return out;
}

std::vector<int> Interpreter::arguments(const Scope& s, int list) const {
  std::vector<int> out;
  const int n = c_.operands.at(static_cast<std::size_t>(list)).constant_value();
  for (int k = 1; k <= n; ++k) out.push_back(eval(s, c_.operands.at(static_cast<std::size_t>(list + k))));
  return out;
}

int Interpreter::node(const Scope& s, const Node& n) const {
  const auto value = [&](std::uint16_t bits) { return eval(s, Operand::from_bits(bits)); };
  const auto x = [&] { return value(n.x); };
  const auto y = [&] { return value(n.y); };
  const auto thing = [&]() -> const Thing& { return world.thing(x()); };
  const auto counter = [&](int id) {
    const auto found = world.counters.find({x(), id});
    return found == world.counters.end() ? 0 : found->second;
  };
  const auto selected = [&] { return select(s, c_.selections.at(n.x)); };
  switch (n.kind) {
    case NodeKind::counter:
      return counter(n.a);
    case NodeKind::counter_at:
      return y() < 0 || y() >= n.z ? 0 : counter(n.a + y());
    case NodeKind::on_object: {
      const auto found = thing().counters.find(n.a);
      return found == thing().counters.end() ? 0 : found->second;
    }
    case NodeKind::flag:
      return thing().flags.count(n.a) != 0;
    case NodeKind::owner:
      return thing().owner;
    case NodeKind::controller:
      return thing().controller;
    case NodeKind::home:
      return thing().home;
    case NodeKind::bearer:
      return thing().bearer;
    case NodeKind::zone_of:
      return thing().zone;
    case NodeKind::in_zone:
      return world.kind_of(thing().zone) == n.a;
    case NodeKind::zone:
      return world.zone(n.a, x());
    case NodeKind::zone_size:
      return static_cast<int>(world.in(x()).size());
    case NodeKind::printed:
      return world.face(x()).fields.at(n.a);
    case NodeKind::tagged:
      return tagged(x(), n.a);
    case NodeKind::face_is:
      return thing().face == n.y;
    case NodeKind::same_object:
    case NodeKind::same_seat:
    case NodeKind::same_zone:
    case NodeKind::equal:
      return x() == y();
    case NodeKind::same_face:
      return thing().face == world.thing(y()).face;
    case NodeKind::knows:
      return thing().known_to.count(y()) != 0;
    case NodeKind::add:
      return number(x() + y());
    case NodeKind::subtract:
      return number(x() - y());
    case NodeKind::multiply:
      return number(static_cast<long>(x()) * y());
    case NodeKind::divide_down:
      return number(floor_div(x(), y()));
    case NodeKind::divide_up:
      return number(-floor_div(-x(), y()));
    case NodeKind::least:
      return std::min(x(), y());
    case NodeKind::most:
      return std::max(x(), y());
    case NodeKind::below:
      return x() < y();
    case NodeKind::at_most:
      return x() <= y();
    case NodeKind::both:
      return x() != 0 && y() != 0;
    case NodeKind::either:
      return x() != 0 || y() != 0;
    case NodeKind::negation:
      return x() == 0;
    case NodeKind::choice_of:
      return x() != 0 ? y() : value(n.z);
    case NodeKind::only:
      return x() == world.nobody ? 0 : mask_of({x()});
    case NodeKind::others: {
      auto rest = world.living;
      rest.erase(x());
      return mask_of(rest);
    }
    case NodeKind::without: {
      auto rest = seats_of(x());
      for (int seat : seats_of(y())) rest.erase(seat);
      return mask_of(rest);
    }
    case NodeKind::has_seat:
      return seats_of(x()).count(y()) != 0;
    case NodeKind::seat_count:
      return static_cast<int>(seats_of(x()).size());
    case NodeKind::next_seat: {
      for (int k = 1; k <= world.seats; ++k) {
        const int next = (x() + k) % world.seats;
        if (world.living.count(next) != 0) return next;
      }
      return world.nobody;
    }
    case NodeKind::first_seat:
      return seats_of(x()).empty() ? world.nobody : *seats_of(x()).begin();
    case NodeKind::count:
      return static_cast<int>(selected().size());
    case NodeKind::exists:
      return !selected().empty();
    case NodeKind::sum:
    case NodeKind::highest: {
      std::vector<int> values;
      for (int o : selected()) {
        Scope inner = s;
        inner.it = o;
        values.push_back(eval(inner, Operand::from_bits(n.y)));
      }
      if (values.empty()) return 0;
      if (n.kind == NodeKind::highest) return *std::max_element(values.begin(), values.end());
      int total = 0;
      for (int v : values) total = number(total + v);
      return total;
    }
    case NodeKind::fn:  // the one function of the random games
      return world.face(arguments(s, n.y)[0]).fields.at(0);
    case NodeKind::quantity:
      return quantity(n.a, x(), y());
    case NodeKind::allowed:
      return allowed(n.a, x(), y());
    case NodeKind::list_item: {
      const List* list = newest(s.frame);
      const int i = x();
      return list == nullptr || i < 0 || i >= static_cast<int>(list->items.size())
                 ? 0
                 : list->items[static_cast<std::size_t>(i)];
    }
    case NodeKind::event_has: {
      const List* list = newest(s.event);
      return list != nullptr && std::count(list->items.begin(), list->items.end(), x()) > 0;
    }
    case NodeKind::name_marked: {
      if (s.event == nullptr || !s.event->window) return 0;
      const auto& used = s.event->window->used;
      return std::any_of(used.begin(), used.end(), [&](const Used& u) {
        return u.target == x() && world.thing(u.object).face == world.thing(s.source).face;
      });
    }
  }
  return 0;
}

}  // namespace verbatim::reference
