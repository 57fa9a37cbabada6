// What lasts instead of being done: prices in force, extra payments, types and reductions for a while.

#include <cstdlib>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

bool Lowering::is_lasting(const Node& e) const {
  if (op(e) == "count_as") return true;
  if (op(e) != "reduce_cost") return false;
  // "Your next card" is a word of the rules; "your next Basic card" is asked of each card.
  const Node* head = slot(*slot(e, "c"), "x") ? slot(*slot(*slot(e, "c"), "x"), "h") : nullptr;
  while (head && slot(*head, "h")) head = slot(*head, "h");
  return head && op(*head) != "card";
}

// Effects with a duration that are asked about every card: they also concern cards that come later.
bool Lowering::lasts(const Node& d) {
  const Node& e = *slot(d, "e");
  if (!is_lasting(e)) return false;
  const Node* noun = slot(*slot(e, "c"), "x");
  if (noun == nullptr) {
    refuse(e, "which cards?");
    return true;
  }
  Modifier change;
  change.on_seat = true;
  Num amount_changed = 0;
  const bool counts = op(e) == "count_as";
  const Native* what = counts ? need(*slot(e, "t")) : native("static:" + op(*slot(e, "n")));
  const Native* duration = native(counts ? "period:round" : "period:next_card");
  if (what == nullptr || duration == nullptr) {
    refuse(e, "these rules do not say how long this lasts", Code::not_in_rules);
    return true;
  }
  change.force = counts ? Force::Grant : Force::Add;
  change.what = static_cast<std::uint8_t>(what->id);
  change.duration = static_cast<std::uint8_t>(duration->id);
  change.applies = about(*noun, m.it());
  if (!counts) amount_changed = Num(0) - Num(std::abs(slot(*slot(e, "n"), "n")->value));
  p->modify(m.modifier(change), counts ? m.nobody() : you, amount_changed);
  p->set_done(Truth(1));
  return true;
}

// What a noun asks, of one card that lies or lay anywhere.
Truth Lowering::about(const Node& noun, Obj card) {
  Truth ok(&m, kAlways);
  const Node* head = slot(noun, "h");
  while (head && slot(*head, "h")) {
    const Node& adj = *slot(*head, "a");
    if (op(adj) == "next") {
      // said by the duration
    } else if (op(adj) == "other") {
      ok = ok && !m.same(card, m.source());
    } else {
      refuse(adj, "this cannot be asked of the card here");
    }
    head = slot(*head, "h");
  }
  if (head && op(*head) == "typed") {
    ok = ok && has_type(*slot(*head, "t"), card);
  } else if (head && op(*head) != "card") {
    const Native* n = need(*head);
    if (n && n->kind == Native::Kind::Tag) ok = ok && m.tagged(card, n->id);
  }
  const int mods = g.entries[noun.entry].slot("m");
  for (const Child& c : noun.children) {
    if (c.slot != mods) continue;
    if (op(c.node) == "controlled") {
      ok = ok && m.same(m.controller(card), you);
    } else {
      refuse(c.node, "this cannot be asked of the card here");
    }
  }
  return ok;
}

// "This card costs N less": in force wherever the card can be played from, for this card alone.
void Lowering::in_force(const Node& n, const std::string& text) {
  const Node& e = *slot(n, "e");
  const Node* said = slot(e, "n");
  if (op(e) == "alternative_cost") return instead_of_price(e, text);
  if (op(e) != "cost_less" && op(e) != "reduce_own_cost")
    return refuse(e, "say what is paid for it: \"You may ... to ...\"");
  const Native* what = said ? native("static:" + op(*said)) : nullptr;
  if (what == nullptr || what->kind != Native::Kind::Quantity)
    return refuse(e, "a card costs nothing of that kind", Code::not_in_rules);
  Clause c;
  const int posts = g.entries[n.entry].slot("p");
  for (const Child& child : n.children)
    if (child.slot == posts) c.posts.push_back(&child.node);
  Continuous k;
  k.face = face;
  k.force = Force::Add;
  k.what = static_cast<std::uint8_t>(what->id);
  k.zones = zones("zones:playable", n);
  k.applies = m.same(m.it(), m.source());
  k.amount = Num(0) - times(c, slot(*said, "n") ? std::abs(slot(*said, "n")->value) : 0);
  k.text = m.label(text);
  lasting.push_back(k);
}

// "You may X to play this card for N": paid with the card's price, and chosen then.
void Lowering::extra_payment(const Node& n, const std::string& text) {
  const Node& body = *slot(n, "b");
  const Node* gain = core_of(g, body) == Core::cost ? slot(body, "b") : nullptr;
  const Node* e = gain && core_of(g, *gain) == Core::do_ ? slot(*gain, "e") : nullptr;
  const Native* when = native("trigger:price");
  const Native* crystals = native("field:saves_crystals");
  const Native* production = native("field:saves_production");
  if (!e || !g.entries[e->entry].has("static") || !when || !crystals || !production)
    return refuse(n, "it does not say when this happens", Code::no_trigger);
  const Node* said = slot(*e, "n");
  const int value = said && slot(*said, "n") ? std::abs(slot(*said, "n")->value) : 0;
  if (op(*e) == "play_free") {
    fields.emplace_back(crystals->id, -1);
    fields.emplace_back(production->id, -1);
  } else if (op(*e) == "play_for" && said) {
    fields.emplace_back((op(*said) == "crystals" ? crystals : production)->id, -1 - value);
  } else if ((op(*e) == "cost_less" || op(*e) == "reduce_own_cost") && said) {
    fields.emplace_back((op(*said) == "crystals" ? crystals : production)->id, value);
  } else {
    return refuse(*e, "this cannot be played yet");
  }
  at_price(*slot(body, "a"), text);
}

// "You may X instead of paying its cost": the same, and the whole price of that kind is bought.
void Lowering::instead_of_price(const Node& e, const std::string& text) {
  const Native* saves =
      native(op(*slot(e, "k")) == "crystals" ? "field:saves_crystals" : "field:saves_production");
  if (!saves || !native("trigger:price"))
    return refuse(e, "these rules have no such payment", Code::not_in_rules);
  fields.emplace_back(saves->id, -1);
  Node paid = cardtext::make(g, "cost", "cost_do");
  set(g, paid, "e", *slot(e, "e"));
  paid.span = e.span;
  kept.push_back(std::move(paid));
  at_price(kept.back(), text);
}

void Lowering::at_price(const Node& paid, const std::string& text) {
  verbatim::Ability out;
  out.face = face;
  out.trigger = TriggerId(native("trigger:price")->id);
  out.zones = zones("zones:playable", paid);
  out.need = Need::Optional;
  out.text = m.label(text);
  not_this = true;
  out.payable = payable(paid);
  Proc proc(m, m.code.faces[face.value].name);
  p = &proc;
  out.program = proc.id();
  pay(paid, 1);
  p = nullptr;
  not_this = false;
  made.push_back(out);
}

}  // namespace verbatim::cardtext
