// A window is a loop: give the next player priority until everybody has had enough.

#include <algorithm>

#include "tests/reference/interpreter.h"

namespace verbatim::reference {

std::vector<int> Interpreter::listeners(TriggerId trigger) const {
  std::vector<int> out;
  for (const auto& [t, o] : world.listening) {
    if (t == trigger.value) out.push_back(o);
  }
  std::sort(out.begin(), out.end());
  return out;
}

bool Interpreter::usable(const Activation& event, int object, const Ability& a, int seat) const {
  const Scope s{nullptr, &event, object, seat, world.none};
  return (a.zones >> world.kind_of(world.thing(object).zone) & 1) != 0 && eval(s, a.applies) != 0 &&
         eval(s, a.payable) != 0 && eval(s, a.feasible) != 0;
}

void Interpreter::open_window(Activation& a, const Window& what) {
  a.cancelled = false;  // that was an earlier event of this program
  const bool everyone = what.ask_forced || ask_everyone;
  if (listeners(what.trigger).empty() && (!everyone || what.mode == WindowMode::Written)) return;
  OpenWindow w;
  w.what = &what;
  int first = eval(scope(a), what.first);
  if (first == world.nobody) first = 0;
  for (int k = 0; k < world.seats; ++k) {
    const int seat = (first + k) % world.seats;
    if (world.living.count(seat) != 0) w.order.push_back(seat);
  }
  if (what.order == OrderKind::ByCounter) {
    // From the first player's own number upwards, then round again from the lowest.
    const auto number = [&](int seat) {
      const auto found = world.counters.find({seat, what.counter});
      return found == world.counters.end() ? 0 : found->second;
    };
    const int anchor = number(first);
    std::stable_sort(w.order.begin(), w.order.end(), [&](int x, int y) {
      const bool x_late = number(x) < anchor, y_late = number(y) < anchor;
      return x_late != y_late ? y_late : number(x) < number(y);
    });
  }
  w.ordering = what.mode == WindowMode::MandatoryFirst;
  if (what.mode == WindowMode::Written) w.current = eval(scope(a), what.subject);
  a.window = w;  // the first player has priority when conditions of the trigger are looked at
  for (int o : listeners(what.trigger)) {
    for (AbilityId id : world.face(o).abilities) {
      const Ability& ability = c_.abilities.at(id.value);
      const Scope s{nullptr, &a, o, world.thing(o).controller, world.none};
      if (ability.trigger == what.trigger && eval(s, ability.triggered) != 0)
        a.window->eligible.insert({o, id.value});
    }
  }
  while (!a.window->closed && !a.cancelled) give_priority(a);
  a.window.reset();
}

// What the player with priority could resolve; while ordering, everybody's mandatory abilities.
std::vector<Option> Interpreter::candidates(const Activation& a, bool& mandatory) const {
  const OpenWindow& w = *a.window;
  const int subject = eval(scope(a), w.what->subject);
  std::vector<Option> out;
  mandatory = false;
  for (int o : listeners(w.what->trigger)) {
    if (!w.ordering && world.thing(o).controller != w.order.at(w.position)) continue;
    if (subject != world.none && o != subject) continue;
    for (AbilityId id : world.face(o).abilities) {
      const Ability& ability = c_.abilities.at(id.value);
      if (ability.trigger != w.what->trigger) continue;
      if (w.ordering && ability.need != Need::Mandatory) continue;
      const bool was_used = std::any_of(w.used.begin(), w.used.end(), [&](const Used& u) {
        return u.object == o && u.ability == id.value;
      });
      if (was_used) continue;
      if (ability.triggered != kAlways && w.eligible.count({o, id.value}) == 0) continue;
      if (!usable(a, o, ability, world.thing(o).controller)) continue;
      mandatory = mandatory || ability.need == Need::Mandatory;
      if (w.what->whole_object && !out.empty() && out.back().value == o) continue;
      out.push_back({OptionKind::Ability, 0, static_cast<std::int16_t>(o),
                     static_cast<std::int16_t>(id.value), ability.text});
    }
  }
  return out;
}

void Interpreter::pass_on(OpenWindow& w) const {
  if (w.what->mode == WindowMode::AllOfOne) {
    if (++w.position >= w.order.size()) w.closed = true;
    return;
  }
  for (std::size_t k = 0; k < w.order.size(); ++k) {
    w.position = (w.position + 1) % w.order.size();
    if (world.living.count(w.order[w.position]) != 0 && w.out.count(w.order[w.position]) == 0) return;
  }
  w.closed = true;
}

void Interpreter::decline(OpenWindow& w) const {
  if (w.what->decline_is_final) {
    w.out.insert(w.order.at(w.position));
  } else if (w.what->mode != WindowMode::AllOfOne) {
    ++w.declines;
    const auto still_in = std::count_if(w.order.begin(), w.order.end(),
                                        [&](int seat) { return world.living.count(seat) != 0; });
    if (w.declines >= still_in) {
      w.closed = true;
      return;
    }
  }
  pass_on(w);
}

void Interpreter::resolve(Activation& a, int object, int ability) {
  OpenWindow& w = *a.window;
  w.used.push_back({object, ability, std::nullopt});
  if (!w.current && !w.ordering) {
    w.declines = 0;
    if (w.what->whole_object)
      w.current = object;
    else if (w.what->mode != WindowMode::AllOfOne &&
             c_.abilities.at(static_cast<std::size_t>(ability)).need != Need::Free)
      pass_on(w);
  }
  // What an ability does in a window says nothing about what the program around the window did.
  call(c_.abilities.at(static_cast<std::size_t>(ability)).program.value, object,
       world.thing(object).controller, &a, {}, nullptr);
}

// The abilities of one object in the order written; one that cannot be resolved in its turn is passed over.
bool Interpreter::resolve_next_of_object(Activation& a) {
  OpenWindow& w = *a.window;
  const int o = *w.current;
  for (AbilityId id : world.face(o).abilities) {
    const Ability& ability = c_.abilities.at(id.value);
    if (ability.trigger != w.what->trigger) continue;
    if (!w.used.empty() && w.used.back().object == o && w.used.back().ability >= id.value) continue;
    if (std::any_of(w.used.begin(), w.used.end(),
                    [&](const Used& u) { return u.object == o && u.ability == id.value; }))
      continue;
    if (ability.triggered != kAlways && w.eligible.count({o, id.value}) == 0) continue;
    if (!usable(a, o, ability, world.thing(o).controller)) continue;
    resolve(a, o, id.value);
    return true;
  }
  return false;
}

void Interpreter::give_priority(Activation& a) {
  OpenWindow& w = *a.window;
  if (w.current) {
    if (resolve_next_of_object(a)) return;
    w.current.reset();
    if (w.what->mode == WindowMode::Written)
      w.closed = true;
    else if (w.what->mode != WindowMode::AllOfOne)
      pass_on(w);
    return;
  }
  const auto lives = [&](int seat) { return world.living.count(seat) != 0; };
  const auto orders = std::find_if(w.order.begin(), w.order.end(), lives);
  if (w.ordering ? orders == w.order.end() : w.order.empty() || !lives(w.order.at(w.position))) {
    if (orders == w.order.end())
      w.closed = true;
    else
      pass_on(w);
    return;
  }
  Question q;
  bool mandatory = false;
  q.window = true;
  q.options = candidates(a, mandatory);
  if (w.ordering && q.options.empty()) {
    w.ordering = false;
    return;
  }
  q.seat = w.ordering ? *orders : w.order.at(w.position);
  if (!mandatory && !w.ordering) q.options.push_back({OptionKind::Decline, 0, 0, 0, {}});
  const Option o = q.options.at(static_cast<std::size_t>(pick(q, w.what->ask_forced)));
  if (o.kind == OptionKind::Decline)
    decline(w);
  else
    resolve(a, o.value, o.extra);
}

}  // namespace verbatim::reference
