// Players: who a phrase means, one of them, each of them, or one to be chosen.

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

Whos Lowering::kind_of_players(const Node& noun) {
  const Node* head = slot(noun, "h");
  if (head == nullptr) head = &noun;
  if (slot(noun, "x")) return kind_of_players(*slot(noun, "x"));
  bool others = false;  // "each other player"
  const Who* named = nullptr;
  while (slot(*head, "h")) {
    const Node& adj = *slot(*head, "a");
    if (op(adj) != "other") refuse(adj, "this cannot be asked of a player here");
    if (adj.antecedent == Antecedent::none) {
      others = true;
    } else {
      named = known_at<Who>(adj.antecedent_span);
      if (named == nullptr && !probing) refuse(adj, "other than whom?");
    }
    head = slot(*head, "h");
  }
  const Whos all = others || op(*head) == "opponent" ? m.opponents(you) : m.everyone();
  Whos left = named ? m.without(all, m.only(*named)) : all;
  const int mods = g.entries[noun.entry].slot("m");
  for (const Child& c : noun.children)
    if (c.slot == mods) left = those_with(c.node, left);
  return left;
}

// "With more crystals than you", "with the most crystals": those of them that have it now.
Whos Lowering::those_with(const Node& mod, Whos among) {
  const std::string& word = op(mod);
  if (word == "of_choice") return among;
  const Node* unit = slot(mod, "u");
  if (unit == nullptr) {
    refuse(mod, "this cannot be asked of a player here");
    return among;
  }
  if (probing) return among;  // who of them it is, is known when it is done
  if (p == nullptr) {
    refuse(mod, "this can be asked only when something is done");
    return among;
  }
  const bool more = word == "with_more" || word == "with_most";
  const auto beats = [&](Who a, Who b) {
    return more ? unit_of(a, *unit) > unit_of(b, *unit) : unit_of(a, *unit) < unit_of(b, *unit);
  };
  const Node* q = slot(mod, "q");
  const SeatSet than = q ? players(*q) : SeatSet{SeatSet::Every, {}, among, mod.span};
  if (q && than.how != SeatSet::One) refuse(*q, "than whom?");
  const auto left = p->local<Sort::Seats>();
  const auto seat = p->seat();
  p->set(left, among);
  p->each_seat(among, m.you(), seat, [&] {
    const Truth fits =
        q ? beats(seat, than.one) : !some_seat(than, [&](Who other) { return beats(other, seat); });
    p->when(!fits, [&] { p->set(left, m.without(left, m.only(seat))); });
  });
  return left;
}

SeatSet Lowering::players(const Node& n) {
  SeatSet set;
  set.span = n.span;
  const std::string& word = op(n);
  const Core core = core_of(g, n);
  if (core == Core::you || word == "you") {
    set.one = m.you();  // whoever acts, a card speaks to the player who has it
    return set;
  }
  if (n.antecedent == Antecedent::loop_player) {
    if (loop_player) {
      set.one = *loop_player;
      return set;
    }
    refuse(n, "which player?");
  }
  if (n.antecedent == Antecedent::node || n.antecedent == Antecedent::owner) {
    if (const Who* w = known_at<Who>(n.antecedent_span)) {
      set.one = *w;
    } else if (const Obj* o = core == Core::its_owner ? known_at<Obj>(n.antecedent_span) : nullptr) {
      set.one = m.owner(*o);
    } else if (clause_card) {
      set.one = m.controller(*clause_card);  // "their lanes" after "instead": of whoever has the card
    } else {
      refuse(n, "which player?");
      set.one = you;
    }
    return set;
  }
  set.set = kind_of_players(slot(n, "x") ? *slot(n, "x") : n);
  if (const Node* o = slot(n, "o"); word == "opponents" || (o && op(*o) == "your"))
    set.set = m.opponents(m.you());
  const bool every = word == "each" || word == "all" || word == "some" || word == "owned_all" ||
                     word == "each_of" || word == "opponents";
  const bool one = word == "target" || word == "any" || word == "count" || word == "another" ||
                   word == "owned" || (word == "the" && slot(*slot(n, "x"), "m"));
  if (word == "another") set.set = m.opponents(you);
  const bool counted =
      word == "n_targets" || word == "up_to_targets" || word == "up_to" || word == "count_of";
  const bool several = counted || word == "targets" || word == "any_number" || word == "any_some";
  if (!every && !one && !several) refuse(n, "this way to name players cannot be played yet");
  set.how = every ? SeatSet::Every : several ? SeatSet::Several : SeatSet::Choose;
  if (counted || (word == "count" && slot(n, "n") && slot(n, "n")->value != 1)) {
    set.how = SeatSet::Several;
    set.number = amount(*slot(n, "n"));
  }
  set.up_to = several && (word.rfind("up_to", 0) == 0 || word == "any_number");
  return set;
}

SeatSet Lowering::owner(const Node* n) {
  SeatSet set;
  set.one = you;
  if (n == nullptr) return set;
  set.span = n->span;
  const std::string& word = op(*n);
  if (word == "your") {
    set.one = m.you();
    return set;
  }
  if (n == chosen_owner) {
    set.one = chosen;
    return set;
  }
  if (n->antecedent == Antecedent::node) {  // its owner's
    if (const Obj* o = known_at<Obj>(n->antecedent_span)) set.one = m.owner(*o);
    return set;
  }
  if (n->antecedent != Antecedent::none) return players(*n);
  return players(*n);
}

void Lowering::each_seat(const SeatSet& set, const std::string& prompt, const SeatTest& open,
                         const std::function<void(Who)>& body) {
  if (set.how == SeatSet::One) return body(set.one);
  const auto seat = p->seat();
  const auto mark = known.size();
  known.emplace_back(set.span, Who(seat));
  if (set.how == SeatSet::Every) {
    p->each_seat(set.set, from_you ? m.you() : m.left_of(m.you()), seat, [&] { body(seat); });
    known.resize(mark);
    return;
  }
  Whos among = set.set;
  if (open) {
    const auto left = p->local<Sort::Seats>();
    p->set(left, set.set);
    p->each_seat(set.set, m.you(), seat,
                 [&] { p->when(!open(seat), [&] { p->set(left, m.without(left, m.only(seat))); }); });
    among = left;
  }
  if (set.how == SeatSet::Several) {
    const Num there = m.how_many(among);
    const Num most = set.number ? m.least(*set.number, there) : there;
    const Num least = set.up_to ? Num(0) : set.number ? most : m.least(1, there);
    p->ask_some(you, least, most).prompt(prompt).seats(among, seat, nullptr).end();
    p->each_listed(seat, [&] { body(seat); });
    known.resize(mark);
    return;
  }
  p->ask(you).prompt(prompt).seats(among, seat, [&] { body(seat); }).end();
}

// Unrolled over the seats: pure expressions have no loops over players.
Truth Lowering::some_seat(const SeatSet& set, const SeatTest& test) {
  if (set.how == SeatSet::One) return test(set.one);
  Truth any(&m, Operand::constant(0));
  for (int s = 0; s < m.declaration.seats; ++s) {
    const Who seat(&m, Operand::constant(s));
    const auto mark = known.size();
    known.emplace_back(set.span, seat);
    any = any || (m.has(set.set, seat) && test(seat));
    known.resize(mark);
  }
  return any;
}

}  // namespace verbatim::cardtext
