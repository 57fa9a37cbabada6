// Conditions: what is asked when a sentence is reached.

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

Truth Lowering::bound(const Node& q, Who who, bool controlled) {
  const int n = slot(q, "n") ? slot(q, "n")->value : op(q) == "one" ? 1 : 0;
  Num there = 0;
  if (const Node* unit = slot(q, "u")) {
    there = unit_of(who, *unit);
  } else {
    Pick pick = pick_of(*slot(q, "x"), Unsaid::Lanes, who);
    if (controlled) pick.whose(m.only(who));
    there = m.count(pick);
  }
  const std::string& word = op(q);
  if (word == "at_least" || word == "one") return there >= n;
  if (word == "at_most") return there <= n;
  return there == n;
}

Truth Lowering::gate(const Node& n) { return bound(*slot(n, "q"), you, true); }

Truth Lowering::condition(const Node& n) {
  const std::string& word = op(n);
  for (const Child& c : n.children) {
    // A question has no time in which players could be told apart.
    const Node* noun = category(c.node) == "one<player>" ? slot(c.node, "x") : nullptr;
    if (noun && slot(*noun, "m")) refuse(c.node, "this cannot be asked yet");
  }
  if (word == "have" || word == "control") {
    const SeatSet who = players(*slot(n, "p"));
    return some_seat(who, [&](Who w) { return bound(*slot(n, "q"), w, true); });
  }
  if (word == "more_than" || word == "fewer_than") {
    const Node& unit = *slot(n, "u");
    const Num mine = unit_of(players(*slot(n, "p")).one, unit);
    const SeatSet others = players(*slot(n, "q"));
    const auto less = [&](Who w) {
      return word == "more_than" ? mine <= unit_of(w, unit) : mine >= unit_of(w, unit);
    };
    return others.how == SeatSet::Choose ? some_seat(others, [&](Who w) { return !less(w); })
                                         : !some_seat(others, less);
  }
  if (word == "more_control" || word == "fewer_control") {
    const auto held = [&](Who w) {
      return m.count(pick_of(*slot(n, "x"), Unsaid::Lanes, w).whose(m.only(w)));
    };
    const SeatSet mine = players(*slot(n, "p")), others = players(*slot(n, "q"));
    const auto beats = [&](Who a, Who b) {
      return word == "more_control" ? held(a) > held(b) : held(a) < held(b);
    };
    return some_seat(mine, [&](Who a) {
      return others.how == SeatSet::Every ? !some_seat(others, [&](Who b) { return !beats(a, b); })
                                          : some_seat(others, [&](Who b) { return beats(a, b); });
    });
  }
  if (word == "lane_has") {
    const LaneSet set = lanes(*slot(n, "l"));
    return some_lane(set, [&](const LaneRef& l) {
      const Node& q = *slot(n, "q");
      const Num there = tokens_on(*slot(q, "u"), l);
      const int k = slot(q, "n") ? slot(q, "n")->value : 0;
      return op(q) == "at_least" ? there >= k : op(q) == "at_most" ? there <= k : there == k;
    });
  }
  if (word == "is_type") {
    const CardSet set = cards(*slot(n, "c"), Unsaid::Lanes, you);
    if (set.how != CardSet::Known) refuse(n, "which card?");
    return has_type(*slot(n, "t"), set.how == CardSet::Known ? set.known : m.source());
  }
  if (word == "has_power") {
    const CardSet set = cards(*slot(n, "c"), Unsaid::Lanes, you);
    if (set.how != CardSet::Known) refuse(n, "which card?");
    return compare(power(set.how == CardSet::Known ? set.known : m.source(), n), *slot(n, "p"));
  }
  if (word == "this_in") {
    const LaneRef now = this_lane();
    const LaneSet set = lanes(*slot(n, "l"));
    if (set.index) return now.index == *set.index;
    return lane_fits(set, now) && now.index >= 0;
  }
  if (const Node* limit = slot(n, "c"); limit && slot(n, "x") && category(*limit) == "compare") {
    return compare(amount(*slot(n, "x")), *limit);
  }
  const Native* f = need(n);
  if (f == nullptr) return Truth(1);
  if (f->kind != Native::Kind::Function || f->parameters.size() > 1) {
    refuse(n, "this cannot be asked yet");
    return Truth(1);
  }
  if (f->parameters.empty()) return m.call<Sort::Truth>(FnId(f->id), {});
  // About the card that asks, or about its player.
  if (f->parameters[0] == Sort::Object) return m.call<Sort::Truth>(FnId(f->id), {m.source()});
  return m.call<Sort::Truth>(FnId(f->id), {m.you()});
}

}  // namespace verbatim::cardtext
