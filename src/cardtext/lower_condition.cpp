// Conditions: what is asked when a sentence is reached.

#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// "In each of your lanes", "in all of your lanes", as a noun says it: the lanes, or null. "In your lanes" is
// all of them together.
const Node* Lowering::lanes_apart(const Node& noun) const {
  const int mods = g.entries[noun.entry].slot("m");
  for (const Child& c : noun.children) {
    if (c.slot != mods || op(c.node) != "in_lane") continue;
    const Node& said = *slot(c.node, "l");
    const std::string& word = op(said);
    if (word == "each_of" || word == "each" || word == "all") return &said;
    const Node* o = slot(said, "o");  // only the words tell "all of your lanes" from "your lanes"
    if (word == "owned_all" && o && said.span.begin < o->span.begin) return &said;
  }
  return nullptr;
}

// "A Drone in each of your lanes": asked of one lane after another, and each must have it.
Truth Lowering::in_each_lane(const Node& said, Who who, bool controlled, const std::function<Truth()>& ask) {
  const bool all = op(said) == "all" || op(said) == "owned_all";
  if (all) refuse(said, "in all of them together, or in each of them? Write \"each of\" them");
  const LaneSet set = lanes(said);
  if (!set.owned) refuse(said, "whose lanes? Write \"each of your lanes\"");
  if (controlled && (set.owner.how != SeatSet::One || !(set.owner.who().operand == who.operand)))
    refuse(said, "whoever controls these cards has them in lanes of their own: say the lanes of that player");
  if (all || !set.owned) return {&m, kAlways};
  return holds(set, said, [&](const LaneRef& lane) {
    const auto before = std::exchange(asked_lane, std::pair{&said, lane});
    const Truth out = ask();
    asked_lane = before;
    return out;
  });
}

Truth Lowering::bound(const Node& q, Who who, bool controlled) {
  if (op(q) == "both" || op(q) == "either") {
    const Node &a = *slot(q, "a"), &b = *slot(q, "b");
    const std::function<const Node*(const Node&)> apart = [&](const Node& part) -> const Node* {
      if (const Node* noun = slot(part, "x")) return lanes_apart(*noun);
      const Node* in_a = slot(part, "a") ? apart(*slot(part, "a")) : nullptr;
      return in_a || !slot(part, "b") ? in_a : apart(*slot(part, "b"));
    };
    const Node* said = apart(b);
    if (said && !apart(a))
      refuse(*said, "both in each of them? Say it of each: \"... in each of your lanes\"");
    const Truth first = bound(a, who, controlled), second = bound(b, who, controlled);
    return op(q) == "both" ? first && second : first || second;
  }
  const Node* noun = slot(q, "x");
  const Node* apart = noun ? lanes_apart(*noun) : nullptr;
  if (apart && !(asked_lane && asked_lane->first == apart))
    return in_each_lane(*apart, who, controlled, [&] { return bound(q, who, controlled); });
  const bool another = op(q) == "another";
  const int n = slot(q, "n") ? slot(q, "n")->value : another || op(q) == "one" ? 1 : 0;
  Num there = 0;
  if (const Node* unit = slot(q, "u")) {
    there = unit_of(who, *unit);
  } else {
    // "A Drone in a lane" is one in any lane; of "3 Drones in a lane" a plain count would not tell which
    // lane.
    const bool existence = op(q) == "none" || n == 1;
    const Asked before = std::exchange(asked_of, existence ? Asked::One : Asked::Number);
    Pick pick = pick_of(*noun, Unsaid::Lanes, who);
    asked_of = before;
    if (another) pick.where(!m.same(m.it(), m.source()));  // like "other" [CF 12.16]
    if (controlled) also_of(pick, *noun, m.only(who));
    if (asked_in) pick = in_lane(std::move(pick), *asked_in);
    there = so_many(pick);
  }
  const std::string& word = op(q);
  if (word == "at_least" || word == "one" || another) return there >= n;
  if (word == "at_most") return there <= n;
  return there == n;
}

Truth Lowering::gate(const Node& n) { return bound(*slot(n, "q"), you, true); }

// How much of what is compared one player has: crystals, or cards.
Num Lowering::compared(const Node& n, Who w) {
  if (const Node* unit = slot(n, "u")) return unit_of(w, *unit);
  if (const Node* apart = lanes_apart(*slot(n, "x")))
    refuse(*apart, "together, or lane by lane? Write \"in your lanes\"");
  const Asked before = std::exchange(asked_of, Asked::Number);
  const Node& noun = *slot(n, "x");
  Pick pick = pick_of(noun, Unsaid::Lanes, w);
  asked_of = before;
  return so_many(also_of(pick, noun, m.only(w)));
}

// "The most crystals", "the fewest Drones": whoever shares it has it too.
Truth Lowering::most_or_fewest(const Node& n) {
  const bool most = op(n) == "has_most" || op(n) == "controls_most";
  const Node& who = *slot(n, "p");
  const auto has = [&](Who w) { return compared(n, w); };
  return holds(players(who), who, [&](Who a) {
    return !some_seat(SeatSet::every(m.everyone(), n.span),
                      [&](Who b) { return most ? has(b) > has(a) : has(b) < has(a); });
  });
}

// "More crystals than you", "fewer Drones than each opponent".
Truth Lowering::more_or_fewer(const Node& n) {
  const bool more = op(n).rfind("more", 0) == 0;
  const Node &first = *slot(n, "p"), &second = *slot(n, "q");
  const SeatSet these = settled(players(first), first), others = settled(players(second), second);
  if (others.any) refuse(second, "than each of them, or than one of them? Write \"each\" or \"an\"");
  const auto has = [&](Who w) { return compared(n, w); };
  return holds(these, first, [&](Who a) {
    return holds(others, second, [&](Who b) { return more ? has(a) > has(b) : has(a) < has(b); });
  });
}

SeatSet Lowering::whoever(const Node& said) {
  return category(said) == "owner" ? owner(&said) : players(said);
}

// Who is said to have something, where more than one player may be meant, and none of them is a target: the
// owner in a phrase, or who controls the cards.
const Node* Lowering::several_meant(const Node& n) {
  const bool has_cards = op(n) == "player_controls" || op(n) == "of_player";
  if (const Node* said = category(n) == "owner" ? &n : has_cards ? slot(n, "p") : nullptr) {
    const SeatSet set = whoever(*said);
    return set.how != SeatSet::One && !set.target ? said : nullptr;
  }
  for (const Child& c : n.children)
    if (const Node* found = several_meant(c.node)) return found;
  return nullptr;
}

// "There are 3 tokens on your lanes" counts them all, "each of your lanes has 3" asks one lane after another.
Truth Lowering::tokens_lie(const Node& n) {
  const Node *owners = slot(n, "o"), &q = *slot(n, "q");
  const Node& where = owners ? *owners : *slot(n, "l");
  const int k = slot(q, "n") ? slot(q, "n")->value : 0;
  const auto enough = [&](Num there) {
    return op(q) == "at_least" ? there >= k : op(q) == "at_most" ? there <= k : there == k;
  };
  const auto lying = [&](const LaneRef& l) { return tokens_on(*slot(q, "u"), l); };
  LaneSet set;
  if (owners) {
    set.owner = owner(owners);
    set.among = row();
    set.how = LaneSet::Every;
  } else {
    set = lanes(where);
  }
  if (set.how != LaneSet::Every || set.apart)
    return holds(set, where, [&](const LaneRef& l) { return enough(lying(l)); });
  if (op(n) == "lane_has")
    refuse(where, "together, or each of them? Write \"there are ... on\" them, or \"each of\" them");
  if (set.owner.how == SeatSet::Every && !set.owner.each) return enough(over(set, where, lying));
  return holds(set.owner, where, [&](Who w) {
    LaneSet of_theirs = set;
    of_theirs.owner = SeatSet::just(w);
    return enough(over(of_theirs, where, lying));
  });
}

Truth Lowering::condition(const Node& n) {
  const std::string& word = op(n);
  if (category(n) == "question") {
    const Truth first = condition(*slot(n, "a")), second = condition(*slot(n, "b"));
    return word == "both" ? first && second : first || second;
  }
  for (const Child& c : n.children) {
    // A question has no time in which players could be told apart.
    const Node* noun = category(c.node) == "one<player>" ? slot(c.node, "x") : nullptr;
    if (noun && slot(*noun, "m")) refuse(c.node, "this cannot be asked yet");
  }
  asks_once(n);
  if (word == "have" || word == "control") {
    const Node& who = *slot(n, "p");
    return holds(players(who), who, [&](Who w) { return bound(*slot(n, "q"), w, true); });
  }
  if (word == "have_not" || word == "control_not") {
    const Node& who = *slot(n, "p");
    const Node* noun = slot(*slot(n, "q"), "x");
    if (const Node* apart = noun ? lanes_apart(*noun) : nullptr)
      refuse(*apart,
             "in none of them, or not in all of them? Write \"no ... in each of\" them, or \"unless\"");
    return holds(players(who), who, [&](Who w) { return !bound(*slot(n, "q"), w, true); });
  }
  if (word == "nobody_has" || word == "nobody_controls") {
    const Node& noun = *slot(n, "x");
    if (slot(noun, "m")) refuse(noun, "this cannot be asked yet");
    const SeatSet any = SeatSet::every(kind_of_players(noun), noun.span);
    return !some_seat(any, [&](Who w) { return bound(*slot(n, "q"), w, true); });
  }
  if (word == "has_most" || word == "has_fewest" || word == "controls_most" || word == "controls_fewest")
    return most_or_fewest(n);
  if (word == "empty") {
    const Node& z = *slot(n, "z");
    const Node* o = slot(z, "o");
    if (o == nullptr) return m.size(place(z, you)) == Num(0);
    return holds(owner(o), *o, [&](Who w) {
      chosen.emplace_back(o, w);
      const Num there = m.size(place(z, you));
      chosen.pop_back();
      return there == Num(0);
    });
  }
  if (word == "more_than" || word == "fewer_than" || word == "more_control" || word == "fewer_control")
    return more_or_fewer(n);
  if (word == "there_are_cards") {
    const Node& q = *slot(n, "q");
    const Node* of = several_meant(q);
    const auto there = [&] { return bound(q, you, false); };
    // "In each opponent's hand" asks every one of them, "in your opponents' lanes" counts together.
    const SeatSet whose = of ? whoever(*of) : SeatSet::just(you);
    if (of == nullptr || (whose.how == SeatSet::Every && !whose.each)) return there();
    return holds(whose, *of, [&](Who w) {
      chosen.emplace_back(of, w);
      const Truth ok = there();
      chosen.pop_back();
      return ok;
    });
  }
  if (word == "lane_has_cards") {
    const Node& where = *slot(n, "l");
    const LaneSet set = lanes(where);
    if (set.how == LaneSet::Every && !set.apart)
      refuse(where, "together, or each of them? Write \"there are ... in\" them, or \"each of\" them");
    return holds(set, where, [&](const LaneRef& l) {
      const auto before = std::exchange(asked_in, l);
      const Truth there = bound(*slot(n, "q"), you, false);
      asked_in = before;
      return there;
    });
  }
  if (word == "lane_has" || word == "lanes_have" || word == "there_are") return tokens_lie(n);
  if (word == "is_type") {
    const CardSet set = cards(*slot(n, "c"), Unsaid::Lanes, you);
    if (set.how != CardSet::Known) refuse(n, "which card?");
    return has_type(*slot(n, "t"), set.how == CardSet::Known ? set.known : m.source());
  }
  if (word == "has_power") {
    const CardSet set = cards(*slot(n, "c"), Unsaid::Lanes, you);
    if (set.how != CardSet::Known) refuse(n, "which card?");
    if (set.how == CardSet::Known) asks_power_of(set.known, n);
    return compare(power(set.how == CardSet::Known ? set.known : m.source(), n), *slot(n, "p"));
  }
  if (word == "this_in") {
    const LaneRef now = this_lane();
    const LaneSet set = lanes(*slot(n, "l"));
    const Truth mine = set.unowned ? Truth(1) : is_among(set.owner, now.seat);
    if (set.index) return mine && now.index == *set.index;
    return mine && lane_fits(set, now) && now.index >= 0;
  }
  if (const Node* limit = slot(n, "c"); limit && slot(n, "x") && category(*limit) == "compare") {
    const Node& x = *slot(n, "x");
    const Node* of = several_meant(x) ? several_meant(x) : several_meant(*limit);
    if (of == nullptr) return compare(amount(x), *limit);
    // "If the power of an opponent's Mining lane is 5 or more": of one of them at least.
    return holds(whoever(*of), *of, [&](Who w) {
      chosen.emplace_back(of, w);
      const Truth ok = compare(amount(x), *limit);
      chosen.pop_back();
      return ok;
    });
  }
  const Native* f = need(n);
  if (f == nullptr) return Truth(1);
  if (f->kind != Native::Kind::Function || f->parameters.size() > 1) {
    refuse(n, "this cannot be asked yet");
    return Truth(1);
  }
  check_moment(*f, n, "this cannot be told at that moment");
  if (f->parameters.empty()) return m.call<Sort::Truth>(FnId(f->id), {});
  // "You played 2 or more cards this turn": a number of yours.
  if (const Node* least = slot(n, "n")) return m.call(FnId(f->id), {m.you()}) >= amount(*least);
  // About the card that asks, about the players it names, or about its player.
  if (f->parameters[0] == Sort::Object) return m.call<Sort::Truth>(FnId(f->id), {m.source()});
  if (const Node* who = slot(n, "p"))
    return holds(players(*who), *who, [&](Who w) { return m.call<Sort::Truth>(FnId(f->id), {w}); });
  return m.call<Sort::Truth>(FnId(f->id), {m.you()});
}

}  // namespace verbatim::cardtext
