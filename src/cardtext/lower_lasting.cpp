// What lasts instead of being done: prices in force, extra payments, types and reductions for a while.

#include <algorithm>
#include <cstdlib>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

bool Lowering::reduces_next(const Node& e) const { return g.entries[e.entry].native == "verb:reduce_cost"; }

bool Lowering::costs_less(const Node& e) const { return g.entries[e.entry].native == "static:cost_less"; }

// "Drones cost 1 crystal less", "the next card you play is free".
bool Lowering::costs_of_cards(const Node& e) const {
  return g.entries[e.entry].native == "static:cards_cost";
}

bool Lowering::sets_price(const Node& e) const { return op(e) == "cards_cost_set" || op(e) == "cards_free"; }

bool Lowering::is_lasting(const Node& e) const {
  if (op(e) == "count_as" || costs_of_cards(e)) return true;
  if (!reduces_next(e)) return false;
  // "Your next card" is a word of the rules; "your next Basic card" is asked of each card.
  const Node* noun = slot(*slot(e, "c"), "x");
  if (noun == nullptr || (!says_next(*noun) && op(*slot(e, "c")) != "count")) return true;
  const Node* head = slot(*noun, "h");
  while (head && slot(*head, "h")) head = slot(*head, "h");
  // Whose next card, or one of which more is said, is asked as well.
  const Node* o = slot(*slot(e, "c"), "o");
  return head && (op(*head) != "card" || slot(*noun, "m") || (o && op(*o) != "your"));
}

bool Lowering::says_next(const Node& noun) const {
  for (const Node* head = slot(noun, "h"); head && slot(*head, "h"); head = slot(*head, "h"))
    if (op(*slot(*head, "a")) == "next") return true;
  return false;
}

// "Drones", "your Drones", "each card": no one of them is pointed at or chosen.
bool Lowering::speaks_of_all(const Node& said) const {
  const std::string& word = op(said);
  return word == "owned_all" || word == "some" || word == "all" || word == "each" || word == "each_of";
}

// "Drones you play", "Drones you play this turn": the words, or null.
const Node* Lowering::says_you_play(const Node& noun) const {
  const int mods = g.entries[noun.entry].slot("m");
  for (const Child& c : noun.children)
    if (c.slot == mods && (op(c.node) == "you_play" || op(c.node) == "you_play_in")) return &c.node;
  return nullptr;
}

// "Drones you play this turn cost less": the noun says for how long.
const Native* Lowering::how_long_cards(const Node& d, const Node& noun) {
  const Node* played = says_you_play(noun);
  const Node* period = played ? slot(*played, "q") : nullptr;
  if (period == nullptr) return how_long(d);
  if (const Node* post = slot(d, "p")) refuse(*post, "it says already for how long");
  const Native* found = native_of(*period);
  return found && found->kind == Native::Kind::Duration ? found : nullptr;
}

// Effects with a duration that are asked about every card: they also concern cards that come later.
bool Lowering::lasts(const Node& d) {
  const Node& e = *slot(d, "e");
  if (!is_lasting(e)) return false;
  const Node& cards_said = *slot(e, "c");
  const Node* noun = slot(cards_said, "x");
  const bool counts = op(e) == "count_as", of_all = speaks_of_all(cards_said);
  // "Reduce the cost of a Basic card" means the next one, too.
  const bool one = op(cards_said) == "count" && slot(cards_said, "n")->value == 1;
  const bool next = !counts && noun && (says_next(*noun) || (reduces_next(e) && one));
  if (!counts && !of_all && !next) {
    refuse(cards_said, "say it of all cards of a kind, or of the next one");
    return true;
  }
  Modifier change;
  std::vector<const Native*> quantities;
  if (counts) {
    quantities = {need(*slot(e, "t"))};
  } else if (op(e) == "cards_free") {
    quantities = {native("static:crystals"), native("static:production")};
  } else {
    quantities = {native("static:" + op(*slot(e, "n")))};
  }
  const Native* what = quantities.front();
  // "For each Drone you control": how much that is, is settled when this is done.
  Clause so_much;
  so_much.effect = &e;
  Node timed = d;
  const auto scales = [this](const Child& post) {
    const Core c = core_of(g, post.node);
    return c == Core::per || c == Core::per_down || c == Core::per_up || c == Core::cap;
  };
  if (!counts && !sets_price(e) && (of_all || next)) {
    for (const Child& c : d.children)
      if (scales(c)) so_much.posts.push_back(&c.node);
    std::erase_if(timed.children, scales);
  }
  const Native* duration = next     ? native("period:next_card")
                           : of_all ? how_long_cards(timed, *noun)
                                    : how_long(timed);
  if (what == nullptr || duration == nullptr) {
    refuse(e, "these rules do not say how long this lasts", Code::not_in_rules);
    return true;
  }
  for (const Child& c : timed.children)
    if (next && c.slot == g.entries[d.entry].slot("p") && op(c.node) != "during" && op(c.node) != "until_end")
      refuse(c.node, "this cannot be played yet");
  change.force = counts ? Force::Grant : sets_price(e) ? Force::Become : Force::Add;
  change.what = static_cast<std::uint8_t>(what->id);
  change.duration = static_cast<std::uint8_t>(duration->id);
  if (!of_all && !next) {
    rule_on_cards(cards_said, {{change}}, phrase(d));
    p->set_done(Truth(1));
    return true;
  }
  change.on_seat = true;
  change.applies = about(*noun, m.it());
  outlasts(change.applies, cards_said);
  const Node* said = counts || op(e) == "cards_free" ? nullptr : slot(*slot(e, "n"), "n");
  const Num price = times(so_much, said ? std::abs(said->value) : 0);
  const bool adds = op(e) == "cards_cost_more" || sets_price(e);
  const Num change_of_price = adds ? price : Num(0) - price;
  const Node* o = slot(cards_said, "o");
  std::vector<int> records;
  for (const Native* quantity : quantities) {
    change.what = static_cast<std::uint8_t>(quantity->id);
    records.push_back(m.modifier(change));
  }
  const auto of = [&](Who w) {
    for (const int record : records) p->modify(record, w, counts ? Num(0) : change_of_price);
  };
  const Node* played = says_you_play(*noun);
  if (played && o) refuse(*played, "whose cards? It is said twice");
  if (played && counts) refuse(*played, "it is said of cards, not of who plays them");
  if (played) {
    const Node& who = *slot(*played, "p");
    const SeatSet set = players(who);
    if (set.how == SeatSet::Choose && !set.target)
      refuse(who, "of one of them, or of each? Write \"target opponent\" or \"each opponent\"");
    each_seat(set, phrase(d), nullptr, of);
  } else if (o) {
    each_seat(owner(o), phrase(d), nullptr, of);
  } else if (counts) {
    p->modify(records.front(), m.nobody(), 0);
  } else if (next) {
    of(you);
  } else {
    each_seat(SeatSet::every(m.everyone(), cards_said.span), phrase(d), nullptr, of);
  }
  p->set_done(Truth(1));
  return true;
}

// What a noun asks, of one card that lies or lay anywhere.
Truth Lowering::about(const Node& noun, Obj card) {
  Truth ok(&m, kAlways);
  const Node* head = slot(noun, "h");
  while (head && slot(*head, "h")) {
    const Node& adj = *slot(*head, "a");
    if (op(adj) == "next" && !asked_of_event) {
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
    if ((op(c.node) == "you_play" || op(c.node) == "you_play_in") && !asked_of_event) {
      // said by the seat that the record is about, and by its duration
    } else if (op(c.node) == "in_lane" && asked_of_event && asked_of_event->has_lane) {
      LaneRef lane = asked_of_event->lane;
      if (asked_of_event->from) lane.index = *asked_of_event->from;
      ok = ok && lane_meant(*slot(c.node, "l"), lane);
    } else if (op(c.node) == "controlled") {
      ok = ok && m.same(m.controller(card), m.you());
    } else if (op(c.node) == "player_controls" && asked_of_event) {
      const SeatSet of = players(*slot(c.node, "p"));
      if (of.how == SeatSet::Several || of.target) refuse(c.node, "whose cards? Write \"an opponent\"");
      ok = ok && m.has(all_of(of), m.controller(card));
    } else {
      refuse(c.node, "this cannot be asked of the card here");
    }
  }
  return ok;
}

// What stands is no loop: "1 less for each opponent" multiplies by how many there are.
Num Lowering::standing_times(const Clause& c, Num one) {
  Num n = one;
  for (const Node* post : c.posts)
    if (core_of(g, *post) == Core::loop) n = n * m.how_many(kind_of_players(*slot(*post, "x")));
  return times(c, n);
}

// "This card costs N less": in force wherever the card can be played from, for this card alone.
void Lowering::in_force(const Node& n, const Node* when, const std::string& text) {
  const Node& e = *slot(n, "e");
  const Node* said = slot(e, "n");
  if (op(e) == "alternative_cost" && when == nullptr) {
    saves_so_much(n, nullptr);
    return instead_of_price(e, text);
  }
  const bool cards_cost = costs_of_cards(e);
  if (op(e) == "cards_free")
    return refuse(e, "it does not say when this begins, or what is paid", Code::no_trigger);
  if (!costs_less(e) && op(e) != "reduce_own_cost" && !cards_cost)
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
  if (cards_cost) of_cards_played(*slot(e, "c"), k);
  if (cards_cost && !(k.seats == m.only(m.you()).operand)) asker = m.nobody();
  const Num change = standing_times(c, slot(*said, "n") ? std::abs(slot(*said, "n")->value) : 0);
  k.amount = op(e) == "cards_cost_more" || sets_price(e) ? change : Num(0) - change;
  if (sets_price(e)) k.force = Force::Become;
  if (when) k.active = condition(*when);
  k.text = m.label(text);
  stands(k, n);
}

// "Your Drones cost 1 crystal less": of whatever that player plays, while this card is in play.
void Lowering::of_cards_played(const Node& x, Continuous& k) {
  if (x.antecedent == Antecedent::self) return;
  const Node* noun = slot(x, "x");
  if (noun == nullptr || !speaks_of_all(x))
    return refuse(x, "say it of all cards of a kind, or of this card");
  const Node* played = says_you_play(*noun);
  if (played && slot(*played, "q")) refuse(*played, "it does not say when this begins", Code::no_trigger);
  k.zones = zones("zones:in_play", x);
  k.applies = about(*noun, m.it());
  const SeatSet whose = slot(x, "o") ? owner(slot(x, "o"))
                        : played     ? players(*slot(*played, "p"))
                                     : SeatSet::every(m.everyone(), x.span);
  if (whose.how != SeatSet::One && whose.how != SeatSet::Every) refuse(x, "whose cards?");
  k.seats = all_of(whose);
}

// A verb for a while may also stand: the game names the number it changes, `always more verb:x` or `always
// less verb:x`.
int Lowering::standing_force(const Node& effect) const {
  const std::string& key = g.entries[effect.entry].native;
  return native("always more " + key) ? 1 : native("always less " + key) ? -1 : 0;
}

// "Your other Drones get +1 power": of all cards it speaks of, while this card is in play.
void Lowering::standing_change(const Node& d, const Node* when, const std::string& text) {
  const Node& e = *slot(d, "e");
  const int sign = standing_force(e);
  const std::string& key = g.entries[e.entry].native;
  const Native* what = native((sign > 0 ? "always more " : "always less ") + key);
  Clause c;
  const int posts = g.entries[d.entry].slot("p");
  for (const Child& child : d.children) {
    if (child.slot != posts) continue;
    c.posts.push_back(&child.node);
    const std::string& word = op(child.node);
    if (word == "during" || word == "until_end")
      refuse(child.node, "it does not say when this begins", Code::no_trigger);
  }
  // A power that asks for power would never be settled.
  const std::function<bool(const Node&)> asks = [&](const Node& n) {
    const std::string& word = g.entries[n.entry].native;
    if (word.find(":power") != std::string::npos || word.find("_power") != std::string::npos) return true;
    return std::any_of(n.children.begin(), n.children.end(),
                       [&](const Child& child) { return asks(child.node); });
  };
  const Node& cards_said = *slot(e, "c");
  if (asks(cards_said) || (when && asks(*when)) ||
      std::any_of(c.posts.begin(), c.posts.end(), [&](const Node* post) { return asks(*post); }))
    return refuse(e, "power that stands cannot depend on power");
  Continuous k;
  k.face = face;
  k.force = Force::Add;
  k.what = static_cast<std::uint8_t>(what->id);
  k.zones = zones("zones:in_play", d);
  k.applies = means(cards_said);
  k.amount = standing_times(c, amount(*slot(e, "n"))) * sign;
  if (when) k.active = condition(*when);
  k.text = m.label(text);
  stands(k, d);
}

// What an extra payment saves is part of the price, and that is paid before anything is given up for it
// [CF 11.5]: no amount can count what is given up.
void Lowering::saves_so_much(const Node& gain, const Node* said) {
  const char* const why = "what it saves is settled before it is paid; say a fixed amount";
  const Node* number = said ? slot(*said, "n") : nullptr;
  if (said && (number == nullptr || !is_number(*number))) refuse(*said, why);
  for (const Child& c : gain.children)
    if (c.slot == g.entries[gain.entry].slot("p")) refuse(c.node, why);
}

// What is saved is a figure of the card: two payments would be one.
bool Lowering::has_extra_payment() const {
  const Native* when = native("trigger:price");
  return when && std::any_of(made.begin(), made.end(),
                             [when](const verbatim::Ability& a) { return a.trigger.value == when->id; });
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
  if (has_extra_payment())
    return refuse(n, "a card has one extra payment; say both in one line, or leave one out");
  if (const Node* who = slot(n, "p"); who && core_of(g, *who) != Core::you && op(*who) != "you")
    return refuse(*who, "whoever plays a card pays for it: write \"You may ...\"");
  const Node* said = slot(*e, "n");
  saves_so_much(*gain, said);
  const int value = said && slot(*said, "n") ? std::abs(slot(*said, "n")->value) : 0;
  if (op(*e) == "play_free") {
    fields.emplace_back(crystals->id, -1);
    fields.emplace_back(production->id, -1);
  } else if (op(*e) == "play_for" && said) {
    fields.emplace_back((op(*said) == "crystals" ? crystals : production)->id, -1 - value);
  } else if ((costs_less(*e) || op(*e) == "reduce_own_cost") && said) {
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
  if (has_extra_payment())
    return refuse(e, "a card has one extra payment; say both in one line, or leave one out");
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
  out.zones = lies_in = zones("zones:playable", paid);
  out.need = Need::Optional;
  out.text = m.label(text);
  not_this = at_the_price = true;
  out.payable = payable(paid);
  at_the_price = false;
  Proc proc(m, m.code.faces[face.value].name);
  p = &proc;
  out.program = proc.id();
  pay(paid, 1);
  p = nullptr;
  not_this = false;
  made.push_back(out);
}

}  // namespace verbatim::cardtext
