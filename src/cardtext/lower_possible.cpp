// Is it possible? Pure questions about statements: what a "may" is offered by, what a branch needs, whether
// a cost can be paid in full.

#include <map>
#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {
namespace {

// If it holds the one, otherwise the other; where both ask the same the condition does not matter.
Truth one_of(const std::pair<Truth, Truth>& holds_or_not, Truth yes, Truth no) {
  if (yes.operand == no.operand) return yes;
  return (holds_or_not.first && yes) || (holds_or_not.second && no);
}

}  // namespace

Truth Lowering::possible(const Node& n) {
  const bool before = std::exchange(probing, true);
  const Truth out = could_be_done(n) && below_caps(n);
  probing = before;
  return out;
}

// In a loop a cap may be used up: then there is nothing left to do, and nothing to pay for [CF 12.3,
// CF 12.9].
Truth Lowering::below_caps(const Node& n) {
  switch (core_of(g, n)) {
    case Core::cost:
      return below_caps(*slot(n, "b"));
    case Core::and_:
    case Core::then:
      return below_caps(*slot(n, "a")) || below_caps(*slot(n, "b"));
    case Core::do_:
      break;
    default:
      return {&m, kAlways};
  }
  std::vector<const Node*> posts;
  for (const Child& c : n.children)
    if (c.slot == g.entries[n.entry].slot("p")) posts.push_back(&c.node);
  for (const Node* post : posts) {
    if (core_of(g, *post) != Core::cap) continue;
    if (const auto given = given_in_loops(*post, *slot(n, "e"), posts))
      return *given < Num(slot(*post, "m")->value);
  }
  return {&m, kAlways};
}

// Could one of these players do it, as far as whoever is asked can tell? [CF 12.51]
Truth Lowering::for_some_of(const SeatSet& set, const std::function<Truth(Who)>& could) {
  const Who before = you;
  const auto asker_before = asker;
  if (!asker) asker = before;
  const Truth any = some_seat(set, [&](Who w) { return you = w, could(w); });
  you = before;
  asker = asker_before;
  return any;
}

Truth Lowering::could_be_done(const Node& n) {
  const auto question = [&] { return condition(*slot(n, "c")); };
  switch (core_of(g, n)) {
    case Core::do_:
    case Core::cost_do:
      return extent == Extent::All ? clause_possible(n, false) : Truth(1);
    case Core::may: {
      // With an "otherwise" something happens whatever is answered.
      const Node& body = *slot(n, "b");
      if (core_of(g, body) == Core::if_done_else) return Truth(1);
      return for_some_of(players(*slot(n, "p")), [&](Who) { return possible(body); });
    }
    case Core::must:
    case Core::repeat:
    case Core::repeat_if:
    case Core::unless:
    case Core::then:
    case Core::semi_then:
    case Core::if_done:
    case Core::if_done_else:
      return possible(*(slot(n, "a") ? slot(n, "a") : slot(n, "b")));
    case Core::cost:
      return extent == Extent::Conditions ? Truth(1) : could_be_paid(*slot(n, "a"));
    case Core::and_:
    case Core::semi:
      return possible(*slot(n, "a")) || possible(*slot(n, "b"));
    case Core::or_:
    case Core::alt:
    case Core::choose:
    case Core::any_of: {
      const auto any_branch = [&](Who) {
        Truth any(&m, Operand::constant(0));
        for (const Node* branch : branches(n)) any = any || possible(*branch);
        return any;
      };
      const Node* subject = slot(n, "s");
      if (subject == nullptr) return any_branch(you);
      return for_some_of(players(*subject), any_branch);
    }
    case Core::gated:
      return perhaps([&] { return gate(*slot(n, "g")); }).first &&
             possible(*(slot(n, "l") ? slot(n, "l") : slot(n, "b")));
    case Core::if_:
    case Core::if_after:
      return perhaps(question).first && possible(*slot(n, "b"));
    case Core::if_else:
    case Core::if_comma_else: {
      const auto c = perhaps(question);
      return one_of(c, possible(*slot(n, "b")), possible(*slot(n, "d")));
    }
    case Core::replace: {
      const auto c = perhaps(question);
      return one_of(c, possible(*slot(n, "b")), possible(*slot(n, "a")));
    }
    case Core::for_each: {
      const Node& over = *slot(n, "x");
      const Node& noun = *slot(over, "x");
      const std::string& c = category(noun);
      if (c == "noun<player>") {
        const auto before = loop_player;
        const Truth any = some_seat(loop_players(over), [&](Who w) {
          loop_player = w;
          return possible(*slot(n, "b"));
        });
        loop_player = before;
        return any;
      }
      if (c == "noun<card>" && extent == Extent::All) return perhaps_any(loop_cards(over), you);
      return Truth(1);
    }
    default:
      return Truth(1);
  }
}

// Why a statement is not offered: its condition, its cost, or that nothing of it can be done. What holds
// anyway is not asked.
Lowering::Reasons Lowering::reasons(const Node& n, std::string_view nothing) {
  Reasons out;
  const auto ask = [&](Extent what, std::string_view key) {
    const Extent before = std::exchange(extent, what);
    const Operand test = possible(n).operand;
    extent = before;
    if (test != kAlways && (out.empty() || test != out.back().test)) out.push_back({test, rule(key)});
  };
  ask(Extent::Conditions, "rule:condition");
  ask(Extent::Costs, "rule:cost");
  ask(Extent::All, nothing);
  return out;
}

Pick Lowering::meant(Pick pick) const {
  for (Requirement& r : pick.requirements) {
    if (r.clause.value == 0) r.clause = rule("rule:target");
  }
  return pick;
}

void Lowering::parts_of_cost(const Node& n, std::vector<const Node*>& parts) const {
  if (op(n) == "costs") {
    parts_of_cost(*slot(n, "a"), parts);
    parts_of_cost(*slot(n, "b"), parts);
  } else {
    parts.push_back(&n);
  }
}

// In full, all parts together: two payments from one supply are added up before they are checked.
Truth Lowering::payable(const Node& n) {
  const bool before = std::exchange(paying, true);
  const Truth out = could_pay(n);
  paying = before;
  return out;
}

// What is offered asks as much as whoever is asked can tell; what is paid, what there is.
Truth Lowering::could_be_paid(const Node& n) {
  const bool before = std::exchange(guessing, true);
  const Truth out = payable(n);
  guessing = before;
  return out;
}

Truth Lowering::could_pay(const Node& n) {
  if (op(n) == "costs_or") return payable(*slot(n, "a")) || payable(*slot(n, "b"));
  std::vector<const Node*> parts;
  parts_of_cost(n, parts);
  if (parts.size() == 1) return clause_possible(*parts.front(), true);
  Truth all(&m, kAlways);
  std::map<const Native*, Clause> sums;
  for (const Node* part : parts) {
    if (op(*part) == "costs_or") {
      all = all && payable(*part);
      continue;
    }
    Clause c;
    if (!understand(*part, c)) return all;
    if (added_up(c)) {
      const Node* amount_node = slot(*c.effect, "n");
      c.number = amount_node ? times(c, amount(*amount_node)) : Num(1);
      const auto [at, fresh] = sums.try_emplace(c.native, c);
      if (!fresh) at->second.number = at->second.number + c.number;
    } else {
      all = all && clause_possible(*part, true);
    }
  }
  for (const auto& [native_key, c] : sums) all = all && can(c);
  return all;
}

}  // namespace verbatim::cardtext
