// Payments that answer a clause: one that makes the clause before it smaller, and "unless".

#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// "Each player takes 5 damage. They may pay 1 crystal per damage to reduce it": who pays, pays before it
// happens. The verb marked `lessens` is done for the number bought.
bool Lowering::lessens(const Node& hit, const Node& reduction) {
  const bool may = core_of(g, reduction) == Core::may;
  const Node& bought = may ? *slot(reduction, "b") : reduction;
  const Node* effect = core_of(g, bought) == Core::cost ? slot(*slot(bought, "b"), "e") : nullptr;
  if (effect == nullptr || !g.entries[effect->entry].has("lessens")) return false;
  const bool from_you_on = core_of(g, hit) == Core::pre && core_of(g, *slot(hit, "h")) == Core::starting;
  const Node& blow = from_you_on ? *slot(hit, "l") : hit;
  const Node& price = *slot(bought, "a");
  const Node* price_number = core_of(g, price) == Core::do_ ? slot(*slot(price, "e"), "n") : nullptr;
  Clause struck, paid;
  if (core_of(g, blow) != Core::do_ || !slot(*slot(blow, "e"), "n") || !price_number ||
      !understand(blow, struck) || !understand(price, paid)) {
    refuse(reduction, "it does not say what is made smaller, and at which price");
    return true;
  }
  const Native* less = need(*effect);
  if (less == nullptr) return true;
  Num most = times(struck, amount(*slot(*struck.effect, "n")));
  const int posts = g.entries[slot(bought, "b")->entry].slot("p");
  for (const Child& c : slot(bought, "b")->children)
    if (c.slot == posts && core_of(g, c.node) == Core::cap) most = m.least(most, slot(c.node, "m")->value);
  const int rate = slot(*price_number, "n") ? slot(*price_number, "n")->value : 1;
  const auto whole = p->number();
  p->set(whole, most);
  from_you = from_you_on;
  const SeatSet payers = may ? players(*slot(reduction, "p")) : SeatSet::just(you);
  const Who before = you;
  each_seat(payers, phrase(reduction), nullptr, [&](Who w) {
    you = w;
    paid.who = w;
    const Num can_pay = m.num(NodeKind::divide_down, 0, unit_of(w, *slot(*price_number, "u")), Num(rate));
    const auto number = p->number();
    p->ask_number(w).prompt(phrase(reduction)).numbers(0, m.least(whole, can_pay), number, nullptr).end();
    p->when(number > 0, [&] {
      paid.number = number * rate;
      run(paid);
      Clause smaller;
      smaller.effect = effect;
      smaller.native = less;
      smaller.who = w;
      smaller.number = number;
      run(smaller);
    });
    you = before;
  });
  from_you = false;
  statement(hit);
  return true;
}

// "B unless you pay": the one named may pay, and what is not bought off happens.
// "Each opponent loses 2 hit points unless they discard a card": each of them buys off their own.
bool Lowering::unless_they(const Node& n) {
  const Node& body = *slot(n, "b");
  const Node* s = core_of(g, body) == Core::do_ ? slot(body, "s") : nullptr;
  const Node& payer = *slot(n, "p");
  if (s == nullptr || payer.antecedent != Antecedent::node || payer.antecedent_span != s->span) return false;
  kept.push_back(without_subject(body));
  const Node& act = kept.back();
  const auto any = p->number();
  const auto paid = p->number();
  p->set(any, 0);
  each_in_turn(players(*s), phrase(n), [&](Who w) {
    const Who before = std::exchange(you, w);
    p->set(paid, 0);
    p->may(w, phrase(*slot(n, "c")), payable(*slot(n, "c")), [&] {
      pay(*slot(n, "c"), 1);
      p->set(paid, 1);
    });
    p->when(paid == Num(0), [&] {
      statement(act);
      p->when(m.done(), [&] { p->set(any, 1); });
    });
    you = before;
  });
  p->set_done(any > 0);
  return true;
}

// "Unless each opponent pays": only if all of them do. They are asked in turn while all can, up to the first
// who does not; what the others paid stays paid. [CF 12.42]
void Lowering::unless_all(const Node& n, const SeatSet& who) {
  const Node& price = *slot(n, "c");
  const auto all = p->number();
  const auto paid = p->number();
  const Who before = you;
  const Truth can_all = !some_seat(who, [&](Who w) {
    you = w;
    const Truth can_pay = payable(price);
    you = before;
    return !can_pay;
  });
  p->set(all, Num(&m, can_all));
  each_seat(who, phrase(n), nullptr, [&](Who w) {
    you = w;
    p->when(all > 0, [&] {
      p->set(paid, 0);
      p->may(w, phrase(price), payable(price), [&] {
        pay(price, 1);
        p->set(paid, 1);
      });
      p->set(all, paid);
    });
    you = before;
  });
  p->when(all == Num(0), [&] { statement(*slot(n, "b")); }, [&] { p->set_done(Truth(0)); });
}

// "Destroy a card unless its owner pays 2 crystals": the card is chosen, then its owner is asked. [CF 12.34]
bool Lowering::card_before(const Node& n) {
  const Node& body = *slot(n, "b");
  const Node* said = core_of(g, body) == Core::do_ ? slot(*slot(body, "e"), "c") : nullptr;
  if (said == nullptr || category(*said) != "one<card>" || said->antecedent != Antecedent::none ||
      !slot(*said, "x") || slot(body, "s") || slot(body, "p") || known_at<Obj>(said->span))
    return false;
  if (!speaks_of(*slot(n, "p"), said->span) && !speaks_of(*slot(n, "c"), said->span)) return false;
  Clause c;
  if (!understand(body, c) || card_slot(c) != said) return false;
  Node that = cardtext::make(g, "one<card>", "that");
  set(g, that, "x", *slot(*said, "x"));
  that.span = that.antecedent_span = said->span;
  that.antecedent = Antecedent::node;
  kept.push_back(n);
  Node& act = kept.back();
  set(g, *get(g, *get(g, act, "b"), "e"), "c", std::move(that));
  const auto any = p->number();
  p->set(any, 0);
  c.only_card = true;
  over_cards(c, [&] {
    unless(act);
    p->when(m.done(), [&] { p->set(any, 1); });
  });
  p->set_done(any > 0);
  return true;
}

void Lowering::unless(const Node& n) {
  if (unless_they(n)) return;
  const auto paid = p->number();
  const Who before = you;
  p->set(paid, 0);
  const Node& payer = *slot(n, "p");
  SeatSet who = settled(players(payer), n);
  if (who.how == SeatSet::Every && (who.each || op(payer) == "both")) return unless_all(n, who);
  if (who.how == SeatSet::Every || who.how == SeatSet::Several)
    return refuse(payer, "each of them, or any of them? Write \"each opponent\" or \"an opponent\"");
  if (who.how == SeatSet::Choose) who.how = SeatSet::Every;  // anybody of them, in turn
  each_seat(who, phrase(n), nullptr, [&](Who w) {
    you = w;
    p->when(paid == Num(0), [&] {
      p->may(w, phrase(*slot(n, "c")), payable(*slot(n, "c")), [&] {
        pay(*slot(n, "c"), 1);
        p->set(paid, 1);
      });
    });
    you = before;
  });
  p->when(paid == Num(0), [&] { statement(*slot(n, "b")); }, [&] { p->set_done(Truth(0)); });
}

}  // namespace verbatim::cardtext
