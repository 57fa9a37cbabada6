// The core verbs, said again in plain words.

#include <algorithm>

#include "tests/reference/interpreter.h"

namespace verbatim::reference {

int Interpreter::verb(const std::string& name, const std::vector<int>& a) {
  const auto clamp = [](int v) { return std::min(32767, std::max(-32768, v)); };
  if (name == "move") return world.move(a[0], a[1], End::Bottom);
  if (name == "move to top") return world.move(a[0], a[1], End::Top);
  if (name == "shuffle in") return world.move(a[0], a[1], End::Mixed);
  if (name == "shuffle") return world.shuffle(a[0]), 1;
  if (name == "add" || name == "set") {
    if (a[1] < 0 || a[1] >= static_cast<int>(d_.counters.size())) return 0;
    int& counter = world.counters[{a[0], a[1]}];
    const int before = counter;
    counter = clamp(name == "add" ? before + a[2] : a[2]);
    return name == "add" ? a[2] : a[2] - before;
  }
  if (name == "clear all flags") {
    if (a[0] < 0 || a[0] >= static_cast<int>(d_.flags.size())) return 0;
    for (Thing& t : world.things) t.flags.erase(a[0]);
    return 1;
  }
  if (name == "eliminate") return static_cast<int>(world.living.erase(a[0]));
  if (name == "stop listening") {
    if (a[0] < 0 || a[0] >= static_cast<int>(d_.triggers.size())) return 0;
    for (int o = 0; o < world.none; ++o) world.listening.erase({a[0], o});
    return 1;
  }
  Thing* t = world.existing(a[0]);
  if (t == nullptr) return 0;
  if (name == "add on object") {
    if (a[1] < 0 || a[1] >= static_cast<int>(d_.object_counters.size())) return 0;
    t->counters[a[1]] = clamp(t->counters[a[1]] + a[2]);
    return a[2];
  }
  const bool flag = name == "set flag" || name == "clear flag";
  if (flag && (a[1] < 0 || a[1] >= static_cast<int>(d_.flags.size()))) return 0;
  if (name == "set flag") return t->flags.insert(a[1]).second;
  if (name == "clear flag") return static_cast<int>(t->flags.erase(a[1]));
  if (name == "attach") {
    if (a[0] == a[1]) return 0;
    t->bearer = a[1];
    return 1;
  }
  if (name == "give") return t->controller = a[1], 1;
  if (name == "reveal") {
    for (int seat : seats_of(a[1])) t->known_to.insert(seat);
    return 1;
  }
  throw std::logic_error("the reference does not know the verb " + name);
}

}  // namespace verbatim::reference
