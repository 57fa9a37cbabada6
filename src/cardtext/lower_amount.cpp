// Amounts: numbers as written, counted, halved, multiplied by "for each", and capped last.

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// "Its power" is that of the card it points to, "the power of this card" names one.
Obj Lowering::whose_number(const Node& n) {
  if (const Node* c = slot(n, "c")) {
    const CardSet set = cards(*c, Unsaid::Lanes, you);
    if (set.how != CardSet::Known) refuse(*c, "which card?");
    return set.how == CardSet::Known ? set.known : m.source();
  }
  if (n.antecedent == Antecedent::self) return m.source();
  if (n.antecedent == Antecedent::loop_card && loop_card) return *loop_card;
  if (const Obj* named = known_at<Obj>(n.antecedent_span)) return *named;
  if (last_card) return *last_card;
  if (!probing) refuse(n, "whose?", Code::pronoun_nothing);
  return m.source();
}

Num Lowering::amount(const Node& n) {
  if (is_number(n)) return {&m, Operand::constant(n.value)};
  const std::string& word = op(n);
  const Core core = core_of(g, n);
  if (core == Core::that_many || word == "that") {
    const Node* unit = slot(n, "u");
    const bool of_cards = !gave_one && (unit == nullptr || g.entries[unit->entry].has("things"));
    if (taken && gave && taken->operand == gave->operand && !of_cards)
      refuse(n, "so many cards, or as much as they gave? Say which, such as \"damage equal to its power\"");
    if (taken && !probing) that_many = taken;
    const Node* twice = slot(n, "k");
    if (twice && paying) refuse(n, "so many cannot be a cost: say it behind the cost");
    if (taken) return twice ? *taken * twice->value : *taken;
    if (!probing) refuse(n, "how many?");
    return probing ? 1 : 0;
  }
  if (core == Core::variable) {
    if (!said_x && !probing)
      refuse(n, "X stands for what was paid or done before: \"pay X crystals to ...\"");
    return said_x ? *said_x : Num(probing ? 1 : 0);
  }
  if (core == Core::capped) return m.least(amount(*slot(n, "q")), slot(n, "m")->value);
  if (core == Core::scaled) return amount(*slot(n, "q")) * count(*slot(n, "d"));
  if (core == Core::equal) {
    const Num x = amount(*slot(n, "x"));
    return slot(n, "m") ? m.least(x, slot(n, "m")->value) : x;
  }
  if (word == "double") return amount(*slot(n, "x")) * 2;
  if (word == "half_up" || word == "half_down") {
    const Node* o = slot(n, "o");
    const auto has = [&](Who w) { return unit_of(w, *slot(n, "u")); };
    const Num x = slot(n, "x") ? amount(*slot(n, "x")) : of_one(owner(o), o ? *o : n, has);
    return word == "half_up" ? m.half_up(x) : m.half_down(x);
  }
  if (word == "plus") return amount(*slot(n, "x")) + slot(n, "n")->value;
  if (word == "count" && slot(n, "d")) return count(*slot(n, "d"));
  if (word == "all" || word == "all_of" || word == "supply") {
    const Node* o = slot(n, "o");
    if (o == nullptr) return unit_of(word == "supply" ? m.you() : you, *slot(n, "u"));
    return of_one(owner(o), *o, [&](Who w) { return unit_of(w, *slot(n, "u")); });
  }
  if (word == "power_of" || word == "power_of_this" || word == "cost_of" || word == "production_cost") {
    const Obj card = whose_number(n);
    if (word == "power_of") asks_power_of(card, n);
    const Native* f = need(n);
    if (f == nullptr || f->kind != Native::Kind::Function) return 0;
    if (word.rfind("power_of", 0) == 0) return power_it_had(card, m.call(FnId(f->id), {card}));
    if (f->parameters.size() == 1) return m.call(FnId(f->id), {card});
    return m.call(FnId(f->id), {card, m.owner(card)});
  }
  if (word == "attribute") {
    const Native* f = need(n);
    if (f == nullptr || f->kind != Native::Kind::Function) return 0;
    const Node* l = slot(n, "l");
    const Node* o = slot(n, "o");
    LaneSet set;
    if (l) {
      set = lanes(*l);
    } else {
      set.owner = owner(o);
      const Native* attack = native("lane:attack");
      set.index = attack ? attack->id : 0;
    }
    return of_one(set.owner,
                  l   ? *l
                  : o ? *o
                      : n,
                  [&](Who w) {
                    LaneSet of_theirs = set;
                    of_theirs.owner = SeatSet::just(w);
                    const LaneRef lane = the_lane(of_theirs, l ? *l : n);
                    return m.call(FnId(f->id), {lane.seat, lane.index});
                  });
  }
  // A plain number of something.
  if (const Node* number = slot(n, "n")) return amount(*number);
  refuse(n, "this amount cannot be played yet");
  return 0;
}

// For each, then the cap.
Num Lowering::times(const Clause& c, Num one) {
  Num n{&m, one.operand};
  for (const Node* post : c.posts) {
    switch (core_of(g, *post)) {
      case Core::per:
        n = n * count(*slot(*post, "d"));
        break;
      case Core::per_down:
        n = n * m.num(NodeKind::divide_down, 0, count(*slot(*post, "d")), Num(slot(*post, "k")->value));
        break;
      case Core::per_up:
        n = n * m.num(NodeKind::divide_up, 0, count(*slot(*post, "d")), Num(slot(*post, "k")->value));
        break;
      case Core::per_taken:
        if (!taken && !probing) refuse(*post, "for each what?");
        if (taken && !probing) that_many = taken;
        n = n * (taken ? *taken : Num(1));
        break;
      case Core::equal_to:
        n = amount(*slot(*post, "x"));
        break;
      case Core::cap:
        if (const auto given = given_in_loops(*post, *c.effect, c.posts)) {
          n = m.most(0, m.least(n, Num(slot(*post, "m")->value) - *given));
        } else {
          n = m.least(n, slot(*post, "m")->value);
        }
        break;
      case Core::cap_each:
        n = m.least(n, slot(*post, "m")->value);
        break;
      default:
        if (op(*post) != "rate") break;
        // "(2 per token)": so many for each that was paid or done just before, and no more than said.
        if (!taken && !probing) refuse(*post, "per what? Nothing was paid before it");
        n = m.least(n, Num(&m, Operand::constant(slot(*post, "n")->value)) * (taken ? *taken : Num(1)));
        break;
    }
  }
  return n;
}

// "Card", "Drones you control", "boost on this lane", "corruption you have", "card discarded this way".
Num Lowering::count(const Node& n) {
  if (this_way(n)) return done_this_way(n);
  if (op(n) == "units") return count_units(n);
  const Node* noun = slot(n, "x");
  if (noun == nullptr) {
    // A number of its own that the game counts for each player: "cards you played this turn".
    const Native* f = need(n);
    if (f == nullptr || f->kind != Native::Kind::Function) return 0;
    check_moment(*f, n, "this cannot be told at that moment");
    return m.call(FnId(f->id), {m.you()});
  }
  if (category(*noun) == "noun<player>") return m.how_many(kind_of_players(*noun, slot(n, "o")));
  if (category(*noun) == "noun<lane>") {
    LaneSet set;
    const Node* o = slot(n, "o");
    noun_of_lanes(*noun, set);
    set.how = LaneSet::Every;
    if (o == nullptr && !loop_player) anybodys(set, SeatSet::every(m.everyone(), n.span));  // [CF 12.33]
    if (o != nullptr || loop_player) set.owner = o ? owner(o) : SeatSet::just(*loop_player);
    return over(set, o ? *o : n, [](const LaneRef&) { return Num(1); });
  }
  const Node* o = slot(n, "o");
  said_once(*noun, o);
  Pick pick = pick_of(*noun, Unsaid::Lanes, you);
  if (o) also_of(pick, *noun, counted(owner(o), *o));
  return so_many(pick);
}

Num Lowering::count_units(const Node& n) {
  const Node& unit = *slot(n, "u");
  const int mods = g.entries[n.entry].slot("m");
  Num here_only = 0;
  bool said = false, yours = false;
  for (const Child& c : n.children) {
    if (c.slot != mods) continue;
    const std::string& word = op(c.node);
    if (word == "on") {
      if (said) refuse(c.node, "where do they lie? It is said twice");
      const Node& where = *slot(c.node, "l");
      here_only = over(lanes(where), where, [&](const LaneRef& l) { return tokens_on(unit, l); });
      said = true;
    } else if (word == "in_place") {
      // "Cards in their hand": the unit is a thing that lies somewhere.
      const Node& z = *slot(c.node, "z");
      const Node* o = slot(z, "o");
      if (o == nullptr || probing == false) return m.size(place(z, you));
      return of_one(owner(o), *o, [&](Who w) {
        chosen.emplace_back(o, w);
        const Num there = m.size(place(z, you));
        chosen.pop_back();
        return there;
      });
    } else if (word == "you_have") {
      yours = true;
    } else if (word == "they_have") {
      if (said) refuse(c.node, "where do they lie? It is said twice");
      here_only = of_one(players(c.node), c.node, [&](Who w) { return unit_of(w, unit); });
      said = true;
    } else {
      refuse(c.node, "this cannot be counted yet");
    }
  }
  return said ? here_only : unit_of(yours ? m.you() : you, unit);
}

Num Lowering::unit_of(Who who, const Node& unit) {
  const Native* n = native("unit:" + op(unit));
  if (n && n->kind == Native::Kind::Counter) return m.counter_of(who, n->id);
  if (n && n->kind == Native::Kind::Function) return m.call(FnId(n->id), {who});
  const Native* kind = native("token:" + op(unit));
  if (kind && kind->kind == Native::Kind::Tokens && native("number:tokens")) {
    Num sum = 0;
    for (const int l : row()) sum = sum + tokens_on(unit, {who, l});
    return sum;
  }
  if (g.entries[unit.entry].has("things"))
    return refuse(unit, "where do they lie? Write \"cards in hand\", or say who \"controls\" them"), 0;
  refuse(unit, "a player has none of these to count", Code::not_in_rules);
  return 0;
}

Num Lowering::tokens_on(const Node& unit, const LaneRef& l) {
  const Native* kind = native("token:" + op(unit));
  const Native* f = native("number:tokens");
  if (kind == nullptr || kind->kind != Native::Kind::Tokens || f == nullptr) return no_token(unit, kind), 0;
  return m.call(FnId(f->id), {Operand::constant(kind->id), l.seat, l.index});
}

Num Lowering::power(Obj o, const Node& at) {
  const Native* f = native("number:power");
  if (f == nullptr) {
    refuse(at, "cards have no such number here", Code::not_in_rules);
    return 0;
  }
  return m.call(FnId(f->id), {o});
}

Truth Lowering::compare(Num x, const Node& c) {
  const std::string& word = op(c);
  const Num limit = slot(c, "n") ? amount(*slot(c, "n")) : amount(*slot(c, "x"));
  if (word.rfind("at_most", 0) == 0 || word == "most_amount") return x <= limit;
  if (word.rfind("at_least", 0) == 0 || word == "least_amount") return x >= limit;
  if (word == "greater_amount") return x > limit;
  if (word == "fewer_amount") return x < limit;
  return x == limit;
}

}  // namespace verbatim::cardtext
