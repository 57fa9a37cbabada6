// Decisions: everything is listed anew each time, then asked.

#include <algorithm>

#include "tests/reference/interpreter.h"

namespace verbatim::reference {

// Asks, unless there is only one thing to say.
int Interpreter::pick(Question q, bool ask_forced) {
  if (q.options.size() == 1 && !ask_forced && !ask_everyone) return 0;
  if (++steps_ > 200000) throw TooLong{};
  return ask(q);
}

// Nothing on the table tells the two apart.
bool Interpreter::alike(int a, int b) const {
  if (a == b) return true;
  const Thing &x = world.thing(a), &y = world.thing(b);
  if (x.face != y.face || x.zone != y.zone || x.owner != y.owner || x.controller != y.controller ||
      x.home != y.home || x.bearer != y.bearer || x.flags != y.flags)
    return false;
  for (std::size_t k = 0; k < d_.object_counters.size(); ++k) {
    const auto value = [&](const Thing& t) {
      const auto found = t.counters.find(static_cast<int>(k));
      return found == t.counters.end() ? 0 : found->second;
    };
    if (value(x) != value(y)) return false;
  }
  for (std::size_t trigger = 0; trigger < d_.triggers.size(); ++trigger) {
    const int k = static_cast<int>(trigger);
    if (world.listening.count({k, a}) != world.listening.count({k, b})) return false;
  }
  for (const InForce& m : world.in_force) {
    if (!m.what.on_seat && (m.subject == a || m.subject == b)) return false;
  }
  return std::none_of(world.things.begin(), world.things.end(), [&](const Thing& t) {
    return t.bearer != world.none && (t.bearer == a || t.bearer == b);
  });
}

void Interpreter::offer_abilities(const Scope& s, const Group& g, int index, int seat,
                                  std::vector<Option>& out) const {
  for (int o : listeners(TriggerId(g.selection))) {
    if (world.thing(o).controller != seat) continue;
    for (AbilityId id : world.face(o).abilities) {
      const Ability& a = c_.abilities.at(id.value);
      if (a.trigger.value != g.selection || !usable(*s.frame, o, a, seat)) continue;
      if (eval({nullptr, s.frame, o, seat, world.none}, a.triggered) == 0) continue;
      out.push_back({OptionKind::Ability, static_cast<std::uint8_t>(index), static_cast<std::int16_t>(o),
                     static_cast<std::int16_t>(id.value), a.text.value != 0 ? a.text : g.label});
    }
  }
}

std::vector<Option> Interpreter::all_options(const Scope& s, const Choice& c, bool merge) const {
  std::vector<Option> out;
  for (int i = 0; i < c.groups.count; ++i) {
    const Group& g = c_.groups.at(static_cast<std::size_t>(c.groups.first + i));
    if (eval(s, g.guard.test) == 0) continue;
    const auto extra = static_cast<std::int16_t>(eval(s, g.extra));
    const auto add = [&](OptionKind kind, int value) {
      out.push_back({kind, static_cast<std::uint8_t>(i), static_cast<std::int16_t>(value), extra, g.label});
    };
    switch (g.kind) {
      case GroupKind::Single:
        add(OptionKind::Single, 0);
        break;
      case GroupKind::Seats:
        for (int seat : seats_of(eval(s, g.x))) add(OptionKind::Seat, seat);
        break;
      case GroupKind::Numbers:
        for (int v = eval(s, g.x); v <= eval(s, g.y); ++v) add(OptionKind::Number, v);
        break;
      case GroupKind::Abilities:
        offer_abilities(s, g, i, eval(s, c.chooser), out);
        break;
      case GroupKind::Objects: {
        std::vector<int> cards = select(s, c_.selections.at(g.selection));
        // The order of a zone that the chooser does not see is nobody's business.
        const int chooser = eval(s, c.chooser);
        const bool hidden = std::any_of(cards.begin(), cards.end(), [&](int o) {
          const int z = world.thing(o).zone;
          return !world.is_deck(z) && world.seen_by(z).count(chooser) == 0;
        });
        // Nor has a hand an order, when cards are chosen from it alone.
        const Selection& from = c_.selections.at(g.selection);
        const bool hand =
            from.domain == Domain::OneZone && std::any_of(cards.begin(), cards.end(), [&](int o) {
              const int z = world.thing(o).zone;
              return !world.is_deck(z) && world.seen_by(z).size() < static_cast<std::size_t>(world.seats);
            });
        if (hidden || hand) std::sort(cards.begin(), cards.end());
        for (int o : cards) {
          const auto same = std::find_if(out.begin(), out.end(), [&](const Option& other) {
            return merge && other.kind == OptionKind::Object && other.group == i && alike(other.value, o);
          });
          if (same == out.end())
            add(OptionKind::Object, o);
          else if (!hidden && world.thing(o).known_to.size() > world.thing(same->value).known_to.size())
            same->value = static_cast<std::int16_t>(o);  // the one that more players know
        }
        break;
      }
    }
  }
  return out;
}

int Interpreter::choose(Activation& a, const Choice& c, int pc) {
  Question q;
  q.kind = c.kind;
  q.options = all_options(scope(a), c, c.distinct);
  if (q.options.empty()) {
    a.done = false;
    return pc + 1;
  }
  q.seat = eval(scope(a), c.chooser);
  q.least = eval(scope(a), c.least);
  q.most = eval(scope(a), c.most);
  const Option o = q.options.at(static_cast<std::size_t>(pick(q, c.ask_forced)));
  const Group& g = c_.groups.at(static_cast<std::size_t>(c.groups.first + o.group));
  if (g.dst != kNoRegister) a.registers.at(g.dst) = o.value;
  if (g.extra_dst != kNoRegister) a.registers.at(g.extra_dst) = o.extra;
  a.done = true;
  return g.target == kNoTarget ? pc + 1 : g.target;
}

// Copies side by side, those that more players know first.
static void gather(std::vector<Option>& all, const std::function<bool(const Option&, const Option&)>& same,
                   const std::function<std::size_t(const Option&)>& known) {
  std::vector<Option> out;
  while (!all.empty()) {
    std::vector<Option> copies, rest;
    for (const Option& o : all) (same(all.front(), o) ? copies : rest).push_back(o);
    std::stable_sort(copies.begin(), copies.end(),
                     [&](const Option& x, const Option& y) { return known(x) > known(y); });
    out.insert(out.end(), copies.begin(), copies.end());
    all = rest;
  }
  all = out;
}

std::vector<Option> Interpreter::step_options(const Scope& s, const Choice& c, const std::vector<int>& picked,
                                              std::size_t from, const Question& q) const {
  std::vector<Option> full = all_options(s, c, false), out;
  const auto same = [&](const Option& x, const Option& y) {
    return x.kind == OptionKind::Object && y.kind == OptionKind::Object && x.group == y.group &&
           alike(x.value, y.value);
  };
  const auto known = [&](const Option& o) { return world.thing(o.value).known_to.size(); };
  const auto offered_a_copy = [&](const Option& o) {
    return c.distinct && std::any_of(out.begin(), out.end(), [&](const Option& other) {
             return o.kind == OptionKind::Object && same(full[static_cast<std::size_t>(other.extra)], o);
           });
  };
  const auto offer = [&](std::size_t i) {
    Option o = full[i];
    o.extra = static_cast<std::int16_t>(i);
    out.push_back(o);
  };
  const int n = static_cast<int>(full.size()), have = static_cast<int>(picked.size());
  if (c.kind == ChoiceKind::SomeOf) {
    if (c.distinct && !full.empty() && full[0].kind == OptionKind::Object) gather(full, same, known);
    const int most = std::min(q.most, n), least = std::min(q.least, most);
    if (have >= most) return {};
    for (std::size_t i = from; i < full.size(); ++i) {
      if (have + n - static_cast<int>(i) >= least && !offered_a_copy(full[i])) offer(i);
    }
    if (have >= least && !out.empty())
      out.insert(out.begin(), Option{OptionKind::Finish, 0, 0, 0, LabelId()});
  } else if (c.kind == ChoiceKind::Order) {
    for (std::size_t i = 0; i < full.size(); ++i) {
      if (std::count(picked.begin(), picked.end(), full[i].value) == 0 && !offered_a_copy(full[i])) offer(i);
    }
  } else if (have < n) {
    const auto cap = [&](std::size_t i) {
      Scope inner = s;
      if (full[i].kind == OptionKind::Object) inner.it = full[i].value;
      return std::max(
          0, eval(inner, c_.groups.at(static_cast<std::size_t>(c.groups.first + full[i].group)).cap));
    };
    int spent = 0, later = 0;
    for (int v : picked) spent += v;
    for (std::size_t i = picked.size() + 1; i < full.size(); ++i) later += cap(i);
    const Option& slot = full[picked.size()];
    const int high = std::max(0, std::min(cap(picked.size()), q.most - spent));
    const int low = std::min(high, std::max(0, q.least - spent - later));
    for (int v = low; v <= high; ++v)
      out.push_back({OptionKind::Number, slot.group, static_cast<std::int16_t>(v), slot.value, slot.label});
  }
  return out;
}

void Interpreter::choose_list(Activation& a, const Choice& c) {
  const Scope s = scope(a);
  List list;
  list.sort = Sort::Number;
  if (c.kind != ChoiceKind::Distribute && c.groups.count > 0) {
    const GroupKind kind = c_.groups.at(c.groups.first).kind;
    if (kind == GroupKind::Objects) list.sort = Sort::Object;
    if (kind == GroupKind::Seats) list.sort = Sort::Seat;
  }
  std::size_t from = 0;
  for (;;) {
    Question q;
    q.kind = c.kind;
    q.seat = eval(s, c.chooser);
    q.least = eval(s, c.least);
    q.most = eval(s, c.most);
    q.picked = static_cast<int>(list.items.size());
    q.options = step_options(s, c, list.items, from, q);
    if (q.options.empty()) break;
    const Option o = q.options.at(static_cast<std::size_t>(pick(q, c.ask_forced)));
    if (o.kind == OptionKind::Finish) break;
    list.items.push_back(o.value);
    from = static_cast<std::size_t>(o.extra) + 1;
  }
  a.done = !list.items.empty();
  a.lists.push_back(list);
}

}  // namespace verbatim::reference
