// Costs: several parts are paid one after another, or one of two. [CF 11.9]

#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// All of it or nothing, and payability first.
void Lowering::cost(const Node& n, bool willing) {
  const auto go = [&] {
    pay(*slot(n, "a"), willing ? 1 : 0);
    then_statement(*slot(n, "a"), *slot(n, "b"));
    p->set_done(Truth(1));
  };
  if (willing) return go();  // the question was asked because it can be paid
  const bool before = std::exchange(probing, true);
  const Truth can_pay = payable(*slot(n, "a"));
  probing = before;
  p->when(can_pay, go, [&] { p->set_done(Truth(0)); });
}

void Lowering::pay(const Node& n, int least) {
  if (op(n) == "costs_or") return pay_one_of(n, least);
  if (op(n) == "costs") {
    const auto before = most_x;
    bound_by_all(n);
    paid_apart(*slot(n, "a"), *slot(n, "b"));
    pay(*slot(n, "a"), least);
    most_x = before;
    return pay(*slot(n, "b"), least);
  }
  const Node *first = nullptr, *second = nullptr;
  if (joint(n, first, second) == Joint::Both) paid_apart(*first, *second);
  const bool before = std::exchange(paying, true);
  clause(n, least);
  paying = before;
}

// What follows speaks of the one that was paid: "that many", and X.
void Lowering::pay_one_of(const Node& n, int least) {
  Fork one = fork();
  const auto x_before = said_x;
  const auto x = p->number();
  int sets_x = 0;
  Asking ask = p->ask(you);
  ask.prompt(phrase(n));
  for (const char* side : {"a", "b"}) {
    const Node* part = slot(n, side);
    const Truth paid = payable(*part);
    ask.option(
           phrase(*part),
           [&, part] {
             said_x = x_before;
             branch(one, [&] { pay(*part, least); });
             if (x_before || !said_x) return;
             ++sets_x;
             p->set(x, *said_x);
           },
           paid)
        .because({{paid, rule("rule:cost")}});
  }
  ask.end();
  if (sets_x == 1) refuse(n, "X is not said in each of these costs");
  join(one);
  said_x = x_before;
  if (sets_x == 2) said_x = Num(x);
}

// Is it the player who says how much of it is paid?
bool Lowering::leaves_open(const Node& part) const {
  const Node& effect = *slot(part, "e");
  for (const char* name : {"n", "c"})
    if (const Node* said = slot(effect, name); said && (names_x(*said) || op(*said).rfind("any_", 0) == 0))
      return true;
  return false;
}

// How much there is to pay such a part with.
Num Lowering::at_hand(const Node& part) {
  Clause c;
  if (!understand(part, c)) return 0;
  if (const Node* said = card_slot(c)) {
    CardSet set = targets(c);
    if (set.how == CardSet::Known || set.top || set.total || set.first != CardSet::Cards) {
      refuse(*said, "how many of them there are to pay with cannot be asked: name that cost first");
      return 0;
    }
    c.card = m.it();
    const auto card_before = std::exchange(clause_card, m.it());
    set.pick.where(fits_somewhere(c));
    clause_card = card_before;
    return m.count(set.pick);
  }
  const Node* number = slot(*c.effect, "n");
  const Node* unit = number ? slot(*number, "u") : nullptr;
  if (unit && !lane_slot(c) && !slot(*c.effect, "f")) return unit_of(you, *unit);
  refuse(part, "how much there is to pay with cannot be asked: name that cost first");
  return 0;
}

// "Pay X crystals and discard X cards": the first says how much, and no more than each of them can pay. What
// follows the open part and is paid from the same supply would find it empty. [CF 12.37]
void Lowering::bound_by_all(const Node& n) {
  std::vector<const Node*> parts;
  parts_of_cost(n, parts);
  const Node& first = *parts.front();
  if (op(first) == "costs_or" || !leaves_open(first)) return;
  const bool x = first_of(first, [this](const Node& at) { return names_x(at); });
  Clause open;
  if (!understand(first, open)) return;
  const bool before_paying = std::exchange(paying, true), before_probing = std::exchange(probing, true);
  for (auto at = parts.begin() + 1; at != parts.end(); ++at) {
    const bool same_number = first_of(
        **at, [&](const Node& part) { return x ? names_x(part) : core_of(g, part) == Core::that_many; });
    Clause next;
    if (op(**at) == "costs_or") {
      if (same_number) refuse(**at, "one of these costs cannot be of the same number as another");
      continue;
    }
    if (!understand(**at, next)) break;
    if (next.native == open.native)
      refuse(**at, "both are paid from the same supply: say the fixed cost first, or one number for both");
    if (!same_number) continue;
    const Num there = at_hand(**at);
    most_x = most_x ? m.least(*most_x, there) : there;
  }
  paying = before_paying;
  probing = before_probing;
}

}  // namespace verbatim::cardtext
