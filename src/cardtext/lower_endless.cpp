// A text that answers its own doing. "Whenever a Boost is added to this lane, add a Boost to this lane" would
// never come to an end; nor would two copies of it that answer each other. What uses something up ends by
// itself: a game names in `endless verb:x` the moments that a verb can bring about for ever. [CF 12.47]

#include <algorithm>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// The lanes that a phrase names, as bits of the row; all of them if it names none.
std::uint32_t Lowering::lanes_named(const Node* said) const {
  constexpr std::uint32_t all = ~0u;
  if (said == nullptr || said->antecedent != Antecedent::none) return all;
  if (op(*said) == "either" || op(*said) == "both")
    return lanes_named(slot(*said, "a")) | lanes_named(slot(*said, "b"));
  std::uint32_t named = 0;
  first_of(*said, [&](const Node& at) {
    const Native* n = category(at) == "adj<lane>" ? native_of(at) : nullptr;
    if (n && n->kind == Native::Kind::Number) named |= 1u << n->id;
    return false;
  });
  return named ? named : all;
}

// The kind of token of an event or an effect, or -1.
int Lowering::kind_meant(const Node& what) const {
  const std::string& key = g.entries[what.entry].native;
  if (const Native* only = native("kind " + key)) return only->id;
  const Node* said = slot(what, "u") ? slot(what, "u") : slot(what, "k");
  if (said == nullptr) said = slot(what, "n") ? slot(what, "n") : slot(what, "a");
  const Node* unit = said ? slot(*said, "u") : nullptr;
  const Native* kind = said ? native("token:" + op(unit ? *unit : *said)) : nullptr;
  return kind && kind->kind == Native::Kind::Tokens ? kind->id : -1;
}

bool Lowering::brings_about(const Node& effect, const Node& event_said, TriggerId moment) const {
  const Native* forever = native("endless " + g.entries[effect.entry].native);
  if (forever == nullptr || (static_cast<std::uint32_t>(forever->id) >> moment.value & 1) == 0) return false;
  const int waits = kind_meant(event_said), does = kind_meant(effect);
  if (waits >= 0 && does >= 0 && waits != does) return false;
  return (lanes_named(slot(event_said, "l")) & lanes_named(slot(effect, "l"))) != 0;
}

// Does it ask for something that this very doing uses up?
bool Lowering::may_end(const Node& question) const {
  return first_of(question, [this](const Node& at) {
           const std::string& word = op(at);
           return word.rfind("at_most", 0) == 0 || word == "most_amount" || word.rfind("exactly", 0) == 0 ||
                  word == "none" || word == "this_in" || word.rfind("fewer", 0) == 0;
         }) != nullptr;
}

void Lowering::answers_itself(const Node& n, const Node& event_said, TriggerId moment) {
  const auto in = [&](const char* name) {
    if (const Node* part = slot(n, name)) answers_itself(*part, event_said, moment);
  };
  const auto spends = [this](const Node& at) {
    const Entry& e = g.entries[at.entry];
    return (e.has("payable") || e.has("takes")) && native("endless " + e.native) == nullptr;
  };
  switch (core_of(g, n)) {
    case Core::do_:
    case Core::cost_do:
      if (brings_about(*slot(n, "e"), event_said, moment))
        refuse(n, "it would answer itself, or a copy of it, without end; make it a \"Cooldown\"");
      return;
    case Core::cost:
      if (first_of(*slot(n, "a"), spends)) return;
      break;
    case Core::then:
    case Core::semi_then:
    case Core::if_done:
    case Core::if_done_else:
      in("a");
      if (!first_of(*slot(n, "a"), spends)) in("b");
      return in("d");
    case Core::if_:
    case Core::if_after:
    case Core::if_else:
    case Core::if_comma_else:
    case Core::unless_if:
    case Core::replace:
      if (may_end(*slot(n, "c"))) return;
      break;
    default:
      break;
  }
  for (const Child& c : n.children) answers_itself(c.node, event_said, moment);
}

}  // namespace verbatim::cardtext
