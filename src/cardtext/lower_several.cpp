// Clauses about more than one thing: two phrases joined by "and" or "or", tokens that move from several lanes
// to several.

#include <algorithm>
#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// "This card and another one", "you or target opponent": the clause is said once for each of the two.
Lowering::Joint Lowering::joint(const Node& d, const Node*& first, const Node*& second) {
  const auto both = [&](const Node& part, const std::string& name, bool in_effect) {
    const bool either = op(part) == "either";
    if (!either && op(part) != "both") return Joint::None;
    if (category(part).rfind("sel<", 0) != 0) return Joint::None;
    if (!either && at_once(d, part)) return Joint::None;
    if (either && category(part) == "sel<lane>") return Joint::None;  // one choice among all of them
    const auto copy = [&](const char* side) {
      Node n = d;
      Node& holder = in_effect ? *get(g, n, "e") : n;
      set(g, holder, name, *slot(part, side));
      kept.push_back(std::move(n));
      return &kept.back();
    };
    first = copy("a");
    second = copy("b");
    return either ? Joint::Either : Joint::Both;
  };
  if (const Node* s = slot(d, "s")) {
    if (const Joint j = both(*s, "s", false); j != Joint::None) return j;
  }
  const Node& e = *slot(d, "e");
  for (const Child& c : e.children) {
    const std::string& name = g.entries[e.entry].slots[c.slot].name;
    if (const Joint j = both(c.node, name, true); j != Joint::None) return j;
  }
  return Joint::None;
}

// "You and target opponent each take 2 damage": one event for all, where the verb takes a set of players.
bool Lowering::at_once(const Node& d, const Node& part) {
  if (category(part) != "sel<player>" || speaks_of(d, part.span)) return false;
  Clause c;
  if (!understand(d, c)) return false;
  const bool subject = slot(d, "s") == &part;
  for (std::size_t i = 0; i < c.native->parameters.size(); ++i) {
    if (c.native->parameters[i] != Sort::Seats) continue;
    if (subject == (c.native->meanings[i] == "who")) return true;
  }
  return false;
}

bool Lowering::joined(const Node& d, int least) {
  const Node *a = nullptr, *b = nullptr;
  const Joint j = joint(d, a, b);
  if (j == Joint::None) return false;
  if (j == Joint::Both) {
    const auto any = p->number();
    clause(*a, least);
    p->set(any, Num(&m, m.done()));
    clause(*b, least);
    p->set_done(m.done() || any > 0);
    return true;
  }
  Asking ask = p->ask(you);
  ask.prompt(phrase(d));
  for (const Node* side : {a, b})
    ask.option(
           phrase(*side), [this, side, least] { clause(*side, least); }, clause_possible(*side, false))
        .because(reasons(*side, "rule:branch"));
  ask.end([this] { p->set_done(Truth(0)); });
  return true;
}

// "Draw 3 cards from your deck or discard pile": one after another, each from the place the player names.
bool Lowering::from_either_place(const Node& d) {
  const Node& e = *slot(d, "e");
  const Node* z = slot(e, "z");
  const Node* zones = z ? slot(*z, "z") : nullptr;
  const Node* n = slot(e, "n");
  if (zones == nullptr || op(*zones) != "either" || n == nullptr) return false;
  const bool any = op(*n).rfind("any_", 0) == 0;
  if (any || (op(*n) != "count" && op(*n) != "up_to")) {
    refuse(*n, "say how many, or up to how many");
    return true;
  }
  Clause c;
  const int posts = g.entries[d.entry].slot("p");
  for (const Child& child : d.children)
    if (child.slot == posts) c.posts.push_back(&child.node);
  c.effect = &e;
  std::vector<const Node*> ways;
  for (const Node* at = zones; at != nullptr; at = op(*at) == "either" ? slot(*at, "b") : nullptr) {
    Node one = d;
    erase(g, one, "p");
    Node& effect = *get(g, one, "e");
    set(g, *get(g, effect, "z"), "z", op(*at) == "either" ? *slot(*at, "a") : *at);
    Node single = cardtext::make(g, category(*n), "count");
    set(g, single, "n", number_node(1));
    if (const Node* unit = slot(*n, "u")) set(g, single, "u", *unit);
    set(g, effect, "n", std::move(single));
    kept.push_back(std::move(one));
    ways.push_back(&kept.back());
  }
  const auto left = p->number();
  const auto got = p->number();
  p->set(left, times(c, Num(slot(*n, "n")->value)));
  p->set(got, 0);
  p->loop_while(left > 0, [&] {
    Asking ask = p->ask(you);
    ask.prompt(phrase(d));
    for (const Node* way : ways) {
      ask.option(
             phrase(*way),
             [this, way, got] {
               clause(*way);
               p->when(m.done(), [&] { p->set(got, got + 1); });
             },
             clause_possible(*way, false))
          .because(reasons(*way, "rule:branch"));
    }
    if (op(*n) == "up_to") ask.option("no more", [this] { p->leave(); });
    ask.end([this] { p->leave(); });
    p->set(left, left - 1);
  });
  taken = Num(got);
  p->set_done(got > 0);
  return true;
}

// So many lanes of one player, each of them once, one after another.
void Lowering::choose_lanes(const LaneSet& set, Who w, const std::string& prompt, const LaneTest& open,
                            const std::function<void(LaneRef)>& body) {
  const auto lane = p->number();
  const auto left = p->number();
  std::vector<Reg<Sort::Number>> used;
  for (std::size_t i = 0; i < set.among.size(); ++i) {
    used.push_back(p->number());
    p->set(used.back(), 0);
  }
  p->set(left, set.number);
  p->loop_while(left > 0, [&] {
    Asking ask = p->ask(you);
    ask.prompt(prompt);
    for (std::size_t i = 0; i < set.among.size(); ++i) {
      const int l = set.among[i];
      const auto mark = used[i];
      const LaneRef ref{w, l};
      const Truth fits = mark == Num(0) && lane_fits(set, ref), can_be = open ? open(ref) : Truth(1);
      ask.option(
             name_of_lane(l),
             [this, lane, l, mark] {
               p->set(lane, l);
               p->set(mark, 1);
             },
             fits && can_be)
          .because({{fits, rule("rule:target")}, {can_be, rule("rule:no_effect")}});
    }
    if (set.up_to) ask.option("no more", [this] { p->leave(); });
    ask.end([this] { p->leave(); });
    body({w, lane});
    p->set(left, left - 1);
  });
}

// ---- tokens on the move

LaneSet Lowering::from_lanes(const Clause& c) {
  if (const Node* from = slot(*c.effect, "f")) return lanes(*from);
  LaneSet set;
  const Node* n = slot(*c.effect, "n");
  set.owner = n && slot(*n, "o") ? owner(slot(*n, "o")) : SeatSet::just(c.who);
  set.among = row();
  set.how = LaneSet::Shared;
  return set;
}

// An amount over the lanes of one player, as the player likes, no lane above its limit.
void Lowering::distribute(Clause& c, Who owner_seat, Num least, Num most, const std::vector<Num>& limits,
                          const std::function<void(LaneRef, Num)>& body) {
  const auto lane = p->number();
  const auto number = p->number();
  p->when(most > 0, [&] {
    Asking ask = p->ask_distribution(c.who, least, most, Operand::kMost);
    ask.prompt(phrase(*c.effect));
    for (std::size_t i = 0; i < limits.size(); ++i)
      ask.numbers(row()[i], row()[i], lane, nullptr, name_of_lane(row()[i])).cap(limits[i]);
    ask.end();
    p->set(lane, row().front());
    p->each_listed(number, [&] {
      p->when(number > 0, [&] { body({owner_seat, lane}, number); });
      p->set(lane, lane + 1);
    });
  });
}

// To one lane all of them; to several, one after another, each to a lane of the player's choice.
void Lowering::put_down(Clause& c, const LaneSet& to, Num number, const Then& then) {
  LaneSet one = to;
  const bool plural = to.how == LaneSet::Every || to.how == LaneSet::Shared;
  if (plural) {
    one.how = LaneSet::One;
    if (one.owner.how == SeatSet::Every || one.owner.how == SeatSet::Several) one.owner.how = SeatSet::Choose;
  }
  const auto to_lane = [&](Num k) {
    each_lane(one, phrase(*c.effect), nullptr, [&](LaneRef l) {
      c.lane = l;
      c.number = k;
      then();
    });
  };
  if (!plural) return to_lane(number);
  const auto left = p->number();
  p->set(left, number);
  p->loop_while(left > 0, [&] {
    to_lane(1);
    p->set(left, left - 1);
  });
}

// "To target opponent's lanes": one player, chosen before the first token moves, for several tokens.
// [CF 12.10]
void Lowering::to_one_player(const Clause& c, const LaneSet& to,
                             const std::function<void(const LaneSet&)>& then) {
  const bool plural = to.how == LaneSet::Every || to.how == LaneSet::Shared;
  if (!plural || to.owner.how != SeatSet::Choose || to.unowned) return then(to);
  LaneSet of_one = to;
  const auto any_lane = [](const LaneRef&) { return Truth(1); };
  const auto open = [&](Who w) {
    of_one.owner = SeatSet::just(w);
    return some_lane(of_one, any_lane);
  };
  each_seat(to.owner, phrase(*c.effect), to.filters.empty() ? SeatTest() : open, [&](Who w) {
    of_one.owner = SeatSet::just(w);
    then(of_one);
  });
}

void Lowering::move_tokens(Clause& c, const Then& then) {
  const Node& amount_node = *slot(*c.effect, "n");
  const Node& unit = *slot(amount_node, "u");
  const LaneSet from = from_lanes(c);
  if (from.apart || lanes_of(c).apart)
    return refuse(*c.effect, "say how many in all, from which lanes to which");
  const Num wanted = c.number;
  const auto share = [&](Num there) {
    const Num most = m.least(wanted, there);
    return std::pair(c.chooses_number ? m.least(c.least, most) : most, most);
  };
  const bool one_lane = from.index || from.among.size() == 1 || from.how == LaneSet::One;
  if (one_lane) {
    each_lane(
        from, phrase(*c.effect), [&](const LaneRef& l) { return tokens_on(unit, l) > 0; },
        [&](LaneRef l) {
          c.from = l;
          const auto before = came_from;
          const auto whose_before = came_from_of;
          const auto left_before = left_lane;
          came_from = l.index;
          came_from_of = l.seat;
          left_lane = l;
          const auto [least, most] = share(tokens_on(unit, l));
          Num number = most;
          if (c.chooses_number) {
            const auto chosen_number = p->number();
            p->ask_number(c.who).prompt(phrase(*c.effect)).numbers(least, most, chosen_number, nullptr).end();
            number = chosen_number;
          }
          p->when(number > 0, [&] {
            to_one_player(c, lanes_of(c), [&](const LaneSet& to) { put_down(c, to, number, then); });
          });
          came_from = before;
          came_from_of = whose_before;
          left_lane = left_before;
        });
    return;
  }
  const auto collect = [&](Who owner_seat, const std::optional<LaneRef>& not_from,
                           const std::function<void(LaneRef, Num)>& body) {
    Num there = 0;
    std::vector<Num> limits;
    for (const int l : row()) {
      const LaneRef ref{owner_seat, l};
      Truth fits = lane_fits(from, ref);
      if (not_from) fits = fits && !(not_from->index == Num(l) && m.same(not_from->seat, owner_seat));
      limits.push_back(m.either(fits, tokens_on(unit, ref), 0));
      there = there + limits.back();
    }
    const auto [least, most] = share(there);
    distribute(c, owner_seat, least, most, limits, body);
  };
  // "To another of your lanes" is another than the ones they come from.
  LaneSet to = lanes_of(c);
  const Node* said = lane_slot(c);
  if (said && (op(*said) == "another" || op(*said) == "another_of")) to.except.reset();
  each_seat(from.owner, phrase(*c.effect), nullptr, [&](Who owner_seat) {
    const bool plural = to.how == LaneSet::Every || to.how == LaneSet::Shared;
    if (plural) {
      return to_one_player(c, to, [&](const LaneSet& theirs) {
        collect(owner_seat, std::nullopt, [&](LaneRef l, Num k) {
          c.from = l;
          put_down(c, theirs, k, then);
        });
      });
    }
    each_lane(to, phrase(*c.effect), nullptr, [&](LaneRef goal) {
      collect(owner_seat, goal, [&](LaneRef l, Num k) {
        c.from = l;
        c.lane = goal;
        c.number = k;
        then();
      });
    });
  });
}

Truth Lowering::can_move(Clause& c, bool in_full) {
  const Node& unit = *slot(*slot(*c.effect, "n"), "u");
  const LaneSet from = from_lanes(c);
  const bool one_lane = from.index || from.among.size() == 1 || from.how == LaneSet::One;
  const Num wanted = in_full && !c.chooses_number && !c.all ? c.number : Num(1);
  if (one_lane) return some_lane(from, [&](const LaneRef& l) { return tokens_on(unit, l) >= wanted; });
  return some_seat(from.owner, [&](Who w) {
    Num there = 0;
    for (const int l : row()) {
      const LaneRef ref{w, l};
      there = there + m.either(lane_fits(from, ref), tokens_on(unit, ref), 0);
    }
    return there >= wanted;
  });
}

}  // namespace verbatim::cardtext
