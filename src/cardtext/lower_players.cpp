// Players: who a phrase means, one of them, each of them, or one to be chosen.

#include <algorithm>
#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// "Their opponents" are those of the player who is meant, whoever acts. [CF 12.41]
Whos Lowering::opponents_of(const Node& whose) {
  const SeatSet set = owner(&whose);
  if (set.how != SeatSet::One && probing) return m.everyone();
  return m.opponents(the_one(set, whose));
}

// Players of one kind; `of` says whose opponents they are, where the text says it.
Whos Lowering::kind_of_players(const Node& noun, const Node* of) {
  const Node* head = slot(noun, "h");
  if (head == nullptr) head = &noun;
  if (slot(noun, "x")) return kind_of_players(*slot(noun, "x"), of);
  bool others = false;  // "each other player"
  const Node* other = nullptr;
  while (slot(*head, "h")) {
    const Node& adj = *slot(*head, "a");
    if (op(adj) != "other") refuse(adj, "this cannot be asked of a player here");
    if (adj.antecedent == Antecedent::none) {
      others = true;
    } else {
      other = &adj;
    }
    head = slot(*head, "h");
  }
  // Other opponents than somebody who was named are those of the card's player, whoever acts.
  const Who whose = other ? m.you() : you;
  if (of && other && op(*of) != "your") refuse(*other, "other than whom?");
  if (of && op(*head) != "opponent") refuse(noun, "somebody's players are their opponents: write that");
  const Whos all = of                                  ? opponents_of(*of)
                   : others || op(*head) == "opponent" ? m.opponents(whose)
                                                       : m.everyone();
  Whos left = other ? others_of(all, *other) : all;
  const int mods = g.entries[noun.entry].slot("m");
  for (const Child& c : noun.children)
    if (c.slot == mods) left = those_with(c.node, left);
  return left;
}

// "With more crystals than you", "who controls a Drone": does it hold of a player? Nothing if it is no
// question.
Lowering::SeatTest Lowering::asked_of_player(const Node& mod, Whos among) {
  const std::string& word = op(mod);
  if (word == "of_choice") return your_choice(mod), nullptr;
  const Node* q = slot(mod, "q");
  if (word == "with_bound" || word == "who_has" || word == "who_controls")
    return [this, q](Who seat) { return bound(*q, seat, true); };
  if (!slot(mod, "u") && !slot(mod, "x"))
    return refuse(mod, "this cannot be asked of a player here"), nullptr;
  if (p == nullptr && !probing) return refuse(mod, "this can be asked only when something is done"), nullptr;
  const bool more = word.find("_mo") != std::string::npos;  // "more" and "most"
  const auto beats = [this, &mod, more](Who a, Who b) {
    return more ? compared(mod, a) > compared(mod, b) : compared(mod, a) < compared(mod, b);
  };
  const SeatSet than = q ? settled(players(*q), *q) : SeatSet::every(among, mod.span);
  if (q && than.how != SeatSet::One && !probing) refuse(*q, "than whom?");
  return [this, q, than, beats](Who seat) {
    return q ? holds(than, *q, [&](Who other) { return beats(seat, other); })
             : !some_seat(than, [&](Who other) { return beats(other, seat); });
  };
}

// Those of them that have it now; who it is, is known when it is done.
Whos Lowering::those_with(const Node& mod, Whos among) {
  const SeatTest test = asked_of_player(mod, among);
  if (test == nullptr || probing) return among;
  if (p == nullptr) return refuse(mod, "this can be asked only when something is done"), among;
  return left_of(among, test);
}

// Those of them for whom it holds now.
Whos Lowering::left_of(Whos among, const SeatTest& test) {
  const auto left = p->local<Sort::Seats>();
  const auto seat = p->seat();
  p->set(left, among);
  p->each_seat(among, m.you(), seat,
               [&] { p->when(!test(seat), [&] { p->set(left, m.without(left, m.only(seat))); }); });
  return left;
}

SeatSet Lowering::players(const Node& n) {
  SeatSet set;
  set.is(you);
  set.span = n.span;
  set.words = &n;
  const std::string& word = op(n);
  const Core core = core_of(g, n);
  for (const auto& [phrase_meant, who] : chosen) {
    if (phrase_meant != &n) continue;
    set.is(who);
    return set;
  }
  if (core == Core::you || word == "you") {
    set.is(m.you());  // whoever acts, a card speaks to the player who has it
    return set;
  }
  if (word == "both") return both(n);
  const bool another = word == "another";
  if (n.antecedent == Antecedent::loop_player && !another) {
    if (loop_player) {
      set.is(*loop_player);
      return set;
    }
    if (probing) return SeatSet::chosen(m.everyone(), n.span);
    refuse(n, "which player?");
    return set;
  }
  if ((n.antecedent == Antecedent::node && !another) || n.antecedent == Antecedent::owner) {
    set.perhaps = true;
    if (const Who* w = known_at<Who>(n.antecedent_span)) {
      set.is(*w);
    } else if (const Obj* o = core == Core::its_owner ? known_at<Obj>(n.antecedent_span) : nullptr) {
      set.is(m.owner(*o));
    } else if (const auto owner_named =
                   core == Core::its_owner ? std::nullopt : said_before(n.antecedent_span);
               owner_named && owner_named->how == SeatSet::One) {
      set.is(owner_named->who());
    } else if (clause_card) {
      set.is(m.controller(*clause_card));  // "their lanes" after "instead": of whoever has the card
    } else if (probing) {
      return SeatSet::chosen(m.everyone(), n.span);  // who it is, is known when it is done
    } else {
      refuse(n, "which player?");
    }
    return set;
  }
  set.set = word == "opponents" ? m.opponents(m.you())
                                : kind_of_players(slot(n, "x") ? *slot(n, "x") : n, slot(n, "o"));
  const Node* noun_said = slot(n, "x");
  const int mods = probing && noun_said ? g.entries[noun_said->entry].slot("m") : -1;
  for (std::size_t i = 0; mods >= 0 && i < noun_said->children.size(); ++i) {
    const Child& c = noun_said->children[i];
    if (SeatTest test = c.slot == mods ? asked_of_player(c.node, set.set) : nullptr) set.meets = test;
  }
  set.each = word == "each" || word == "all" || word == "each_of";
  const bool every = set.each || word == "some" || word == "owned_all" || word == "opponents";
  const bool one = word == "target" || word == "any" || word == "count" || another || word == "owned" ||
                   (word == "the" && slot(*slot(n, "x"), "m"));
  if (another && n.antecedent == Antecedent::none) set.set = m.opponents(you);
  if (another && n.antecedent != Antecedent::none) {
    const Node& noun = *slot(n, "x");
    const Node& head = slot(noun, "h") ? *slot(noun, "h") : noun;
    set.set = others_of(op(head) == "opponent" ? m.opponents(m.you()) : set.set, n);
  }
  const bool counted =
      word == "n_targets" || word == "up_to_targets" || word == "up_to" || word == "count_of";
  const bool several = counted || word == "targets" || word == "any_number" || word == "any_some";
  if (!every && !one && !several) refuse(n, "this way to name players cannot be played yet");
  set.how = every ? SeatSet::Every : several ? SeatSet::Several : SeatSet::Choose;
  set.target = word == "target";
  set.any = word == "any";
  if (counted || (word == "count" && slot(n, "n") && slot(n, "n")->value != 1)) {
    set.how = SeatSet::Several;
    set.number = amount(*slot(n, "n"));
  }
  set.up_to = several && (word.rfind("up_to", 0) == 0 || word == "any_number");
  return set;
}

// "Target opponent and yourself": all who are meant, as one set. Whoever is to be chosen is chosen first.
SeatSet Lowering::both(const Node& n) {
  const Node &a = *slot(n, "a"), &b = *slot(n, "b");
  const Whos all = m.everyone();
  if (probing || p == nullptr) {
    if (p == nullptr && !probing) refuse(n, "say it of one of them, or of each player");
    const Whos rest = m.without(m.without(all, all_of(players(a))), all_of(players(b)));
    return SeatSet::every(m.without(all, rest), n.span);
  }
  const auto others = p->local<Sort::Seats>();
  p->set(others, all);
  for (const Node* side : {&a, &b}) {
    const SeatSet set = players(*side);
    if (set.how == SeatSet::One || set.how == SeatSet::Every) {
      p->set(others, m.without(others, all_of(set)));
    } else {
      each_seat(set, phrase(n), nullptr, [&](Who w) { p->set(others, m.without(others, m.only(w))); });
    }
  }
  return SeatSet::every(m.without(all, others), n.span);
}

SeatSet Lowering::owner(const Node* n) {
  if (n == nullptr) return SeatSet::just(you);
  const bool settled_before =
      std::any_of(chosen.begin(), chosen.end(), [&](const auto& c) { return c.first == n; });
  if (!settled_before && op(*n) == "your") {
    SeatSet set = SeatSet::just(m.you());
    set.span = n->span;
    return set;
  }
  if (!settled_before && n->antecedent == Antecedent::node) {  // its owner's
    if (const Obj* o = known_at<Obj>(n->antecedent_span)) {
      SeatSet set = SeatSet::just(m.owner(*o));
      set.span = n->span;
      set.perhaps = true;
      return set;
    }
  }
  return players(*n);
}

// The one player that a value is about. Whoever is still to be chosen is chosen now, and is the one that the
// rest of the clause means by this phrase [CF 12.10].
Who Lowering::the_one(const SeatSet& set, const Node& said) {
  if (set.how == SeatSet::One) return set.who();
  if (set.how != SeatSet::Choose) {
    refuse(said, "whose? Write \"target opponent\", or \"For each opponent, ...\"");
  } else if (p == nullptr || probing || unrolled > 0) {
    refuse(said, "a player can be chosen only when something is done");
  } else {
    const auto seat = place_for<Sort::Seat>(set.span);
    memory.seats.push_back(seat);
    p->ask(you).prompt(phrase(said)).seats(set.set, seat, nullptr).end();
    known.emplace_back(set.span, Who(seat));
    chosen.emplace_back(set.words ? set.words : &said, seat);
    return seat;
  }
  return you;
}

// A target is chosen before anything is asked of it; "an opponent" is not.
SeatSet Lowering::settled(const SeatSet& set, const Node& said) {
  if (!set.target || probing) return set;
  SeatSet one = set;
  one.is(the_one(set, said));
  return one;
}

// A number of one player. While it is only asked what is possible it is the highest of those to choose from.
Num Lowering::of_one(const SeatSet& set, const Node& said, const std::function<Num(Who)>& value) {
  if (set.how != SeatSet::Choose || !probing) return value(the_one(set, said));
  Num best = 0;
  for (int s = 0; s < m.declaration.seats; ++s) {
    const Who seat(&m, Operand::constant(s));
    best = m.most(best, m.either(m.has(set.set, seat), value(seat), 0));
  }
  return best;
}

// Whose things are counted: of all of them, or of the one that is chosen.
Whos Lowering::counted(const SeatSet& set, const Node& said) {
  if (set.how == SeatSet::Several) refuse(said, "whose? Name one player, or all of them");
  if (set.how != SeatSet::Choose || probing) return all_of(set);
  return m.only(the_one(set, said));
}

void Lowering::each_seat(const SeatSet& set, const std::string& prompt, const SeatTest& open,
                         const std::function<void(Who)>& body) {
  if (set.how == SeatSet::One && set.perhaps) {
    // Nobody does nothing, and nothing is done to nobody.
    p->when(m.has(m.everyone(), set.who()), [&] { body(set.who()); }, [&] { p->set_done(Truth(0)); });
    return;
  }
  if (set.how == SeatSet::One) return body(set.who());
  const auto seat = set.how == SeatSet::Choose ? place_for<Sort::Seat>(set.span) : p->seat();
  const auto mark = known.size();
  memory.seats.push_back(seat);
  known.emplace_back(set.span, Who(seat));
  const auto lanes_before = memory.lanes.size();
  if (set.how == SeatSet::Every) {
    p->each_seat(set.set, from_you ? m.you() : m.left_of(m.you()), seat, [&] { body(seat); });
    several_left(lanes_before);
    known.resize(mark);
    return;
  }
  Whos among = set.set;
  if (open) {
    const auto left = p->local<Sort::Seats>();
    p->set(left, set.set);
    const bool before = std::exchange(probing, true);
    const Truth is_open = open(seat);
    probing = before;
    p->each_seat(set.set, m.you(), seat,
                 [&] { p->when(!is_open, [&] { p->set(left, m.without(left, m.only(seat))); }); });
    among = left;
  }
  if (set.how == SeatSet::Several) {
    const Num there = m.how_many(among);
    const Num most = set.number ? m.least(*set.number, there) : there;
    const Num least = set.up_to ? Num(0) : set.number ? most : m.least(1, there);
    p->ask_some(you, least, most).prompt(prompt).seats(among, seat, nullptr).end();
    p->each_listed(seat, [&] { body(seat); });
    several_left(lanes_before);
    known.resize(mark);
    return;
  }
  p->ask(you).prompt(prompt).seats(among, seat, [&] { body(seat); }).end();
}

// Unrolled over the seats: pure expressions have no loops over players.
Truth Lowering::some_seat(const SeatSet& set, const SeatTest& test) {
  if (set.how == SeatSet::One) return test(set.who());
  Truth any(&m, Operand::constant(0));
  ++unrolled;
  for (int s = 0; s < m.declaration.seats; ++s) {
    const Who seat(&m, Operand::constant(s));
    const auto mark = known.size();
    known.emplace_back(set.span, seat);
    const Truth meant_too = set.meets ? m.has(set.set, seat) && set.meets(seat) : m.has(set.set, seat);
    any = any || (meant_too && test(seat));
    known.resize(mark);
  }
  --unrolled;
  return any;
}

// What is asked of a phrase: of each of them where it means all, of one of them at least where it says "an
// opponent", and of the target that is chosen for it.
Truth Lowering::holds(const SeatSet& said_set, const Node& said, const SeatTest& test) {
  const SeatSet set = settled(said_set, said);
  if (set.how == SeatSet::One) return test(set.who());
  if (set.how == SeatSet::Several) refuse(said, "ask it of one player, or of each of them");
  if (set.how == SeatSet::Every) return !some_seat(set, [&](Who w) { return !test(w); });
  return some_seat(set, test);
}

}  // namespace verbatim::cardtext
