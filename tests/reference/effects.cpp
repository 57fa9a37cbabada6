// Effects in force, and what cannot be done.

#include <algorithm>

#include "tests/reference/interpreter.h"

namespace verbatim::reference {

bool Interpreter::concerns(const InForce& m, int object, int seat) const {
  // An effect on the seat of nobody concerns everyone.
  if (m.what.on_seat ? m.subject != seat && m.subject != world.nobody : m.subject != object) return false;
  const Scope s{nullptr, nullptr, m.source, m.controller, object};
  return eval(s, m.what.applies) != 0;
}

void Interpreter::each_continuous(Force force, int what, int object, int seat,
                                  const std::function<void(const Continuous&, const Scope&)>& each) const {
  for (int source = 0; source < static_cast<int>(world.things.size()); ++source) {
    if (world.continuous_on.count({force, what, source}) == 0) continue;
    const int kind = world.kind_of(world.thing(source).zone);
    for (const Continuous& k : c_.continuous) {
      if (k.face.value != world.thing(source).face || k.force != force || k.what != what) continue;
      if ((k.zones >> kind & 1) == 0) continue;
      const Scope s{nullptr, nullptr, source, world.thing(source).controller, object};
      if (eval(s, k.active) == 0 || eval(s, k.applies) == 0) continue;
      if (seat != world.nobody && seats_of(eval(s, k.seats)).count(seat) == 0) continue;
      each(k, s);
    }
  }
}

int Interpreter::quantity(int q, int object, int seat) const {
  long value = world.face(object).fields.at(0);
  std::optional<int> becomes;
  for (const InForce& m : world.in_force) {
    if (m.what.what != q || !concerns(m, object, seat)) continue;
    if (m.what.force == Force::Add) value += m.amount;
    if (m.what.force == Force::Become) becomes = m.amount;
  }
  each_continuous(Force::Add, q, object, seat,
                  [&](const Continuous& k, const Scope& s) { value += eval(s, k.amount); });
  each_continuous(Force::Become, q, object, seat,
                  [&](const Continuous& k, const Scope& s) { becomes = eval(s, k.amount); });
  if (becomes) value = *becomes;
  return static_cast<int>(std::min(32767l, std::max(-32768l, value)));
}

// [AB 1.6.1] Persistent beats one-time; of equal lifetime, protecting beats forbidding.
bool Interpreter::allowed(int action, int seat, int object) const {
  std::set<std::pair<bool, bool>> said;  // persistent, protects
  for (const InForce& m : world.in_force) {
    if (m.what.what != action || (m.what.force != Force::Forbid && m.what.force != Force::Protect)) continue;
    if (concerns(m, object, seat)) said.insert({!m.what.one_time, m.what.force == Force::Protect});
  }
  for (Force force : {Force::Forbid, Force::Protect}) {
    each_continuous(force, action, object, seat, [&](const Continuous& k, const Scope&) {
      said.insert({!k.one_time, force == Force::Protect});
    });
  }
  return said.empty() || said.rbegin()->second;
}

bool Interpreter::granted(int object, int tag) const {
  const int seat = world.thing(object).controller;
  bool found = std::any_of(world.in_force.begin(), world.in_force.end(), [&](const InForce& m) {
    return m.what.force == Force::Grant && m.what.what == tag && concerns(m, object, seat);
  });
  each_continuous(Force::Grant, tag, object, seat, [&](const Continuous&, const Scope&) { found = true; });
  return found;
}

bool Interpreter::tagged(int object, int tag) const {
  return (world.face(object).tags >> tag & 1) != 0 || granted(object, tag);
}

}  // namespace verbatim::reference
