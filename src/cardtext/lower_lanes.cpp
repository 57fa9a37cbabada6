// Lanes: the row of places that every player has. A game's natives `lane:<op>` number them, `zone:<op>` say
// which zone each of them is.

#include <algorithm>
#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

LaneRef Lowering::this_lane() {
  if (here) return {m.you(), *here};
  const Native* lane = native("number:lane_of");
  return {m.you(), lane ? m.call(FnId(lane->id), {m.source()}) : Num(0)};
}

// Which of the row: "Mining lane", "Attack or Mining lane", "lanes with a Drone".
void Lowering::noun_of_lanes(const Node& noun, LaneSet& set) {
  const Node* head = slot(noun, "h");
  std::vector<int> named;
  const std::function<void(const Node&)> name = [&](const Node& adj) {
    if (op(adj) == "either") {
      name(*slot(adj, "a"));
      name(*slot(adj, "b"));
    } else if (op(adj) == "other") {
      other_lanes(adj, set);
    } else if (const Native* n = need(adj); n && n->kind == Native::Kind::Number) {
      named.push_back(n->id);
    }
  };
  while (head && slot(*head, "h")) {
    if (const Node* adj = slot(*head, "a")) name(*adj);
    head = slot(*head, "h");
  }
  set.among = named.empty() ? row() : named;
  const int mods = g.entries[noun.entry].slot("m");
  for (const Child& c : noun.children) {
    if (c.slot != mods) continue;
    if (op(c.node) == "of_choice") {
      your_choice(c.node);
    } else {
      set.filters.push_back(&c.node);
    }
  }
}

// "That lane" is none until the phrase it points at was reached and a lane chosen.
void Lowering::no_lane_chosen(const std::vector<Node>& statements) {
  lanes_chosen.clear();
  const auto note = [&](const Node& n) {
    const bool points = category(n) == "one<lane>" && n.antecedent == Antecedent::node;
    if (!points || chosen_lane(n.antecedent_span)) return false;
    const auto lane = p->number();
    const LaneRef* of_event = known_at<LaneRef>(n.antecedent_span);
    lanes_chosen.emplace_back(n.antecedent_span, lane);
    p->set(lane, of_event ? of_event->index : Num(-1));
    if (of_event) known.emplace_back(n.antecedent_span, LaneRef{of_event->seat, lane});
    return false;
  };
  for (const Node& n : statements) first_of(n, note);
}

const Reg<Sort::Number>* Lowering::chosen_lane(Span said) const {
  for (const auto& [span, lane] : lanes_chosen)
    if (span == said) return &lane;
  return nullptr;
}

LaneSet Lowering::lanes(const Node& n) {
  LaneSet set;
  set.span = n.span;
  set.owner = SeatSet::just(you);
  const std::string& word = op(n);
  if (asked_lane && asked_lane->first == &n) {
    set.owner.is(asked_lane->second.seat);
    set.index = asked_lane->second.index;
    set.owned = true;
    return set;
  }
  if (word == "corresponding") {
    corresponding(n, set);
    return set;
  }
  if (n.antecedent == Antecedent::self) {
    const LaneRef here_now = this_lane();
    set.owner.is(here_now.seat);
    set.index = here_now.index;
    return set;
  }
  if (n.antecedent == Antecedent::loop_lane && loop_lane) {
    set.owner.is(loop_lane->seat);
    set.index = loop_lane->index;
    return set;
  }
  if (n.antecedent == Antecedent::node) {
    if (const LaneRef* l = known_at<LaneRef>(n.antecedent_span)) {
      const Reg<Sort::Number>* asked_for = chosen_lane(n.antecedent_span);
      set.owner.is(l->seat);
      set.index = l->index;
      set.left = l->perhaps || (asked_for && l->index.operand == Num(*asked_for).operand);
    } else {
      refuse(n, "which lane?");
    }
    return set;
  }
  if (word == "came_from") {
    lane_it_left(n, set);
    return set;
  }
  if (word == "played_in") {
    set.index = this_lane().index;
    return set;
  }
  if (word == "either") {
    // "Their Attack or Mining lane": the second stands without its owner.
    set = lanes(*slot(n, "a"));
    const LaneSet more = lanes(*slot(n, "b"));
    if (set.index || more.index || set.how != LaneSet::One) refuse(n, "name the lanes one by one");
    const bool same_owner = set.owner.how == SeatSet::One && more.owner.how == SeatSet::One &&
                            set.owner.who().operand == more.owner.who().operand;
    if (more.owned && !same_owner) refuse(n, "name the lanes of one player");
    set.among.insert(set.among.end(), more.among.begin(), more.among.end());
    set.span = n.span;
    return set;
  }
  const Node* noun = slot(n, "x");
  if (noun == nullptr) {
    refuse(n, "this way to name a lane cannot be played yet");
    return set;
  }
  noun_of_lanes(*noun, set);
  if (const Node* o = slot(n, "o")) {
    set.owner = owner(o);
    set.owned = true;
  } else if (loop_player) {
    set.owner.is(*loop_player);  // "for each opponent": whose it is, is said by the loop
  } else if (word == "count" || word == "any" || word == "target" || word == "any_some" ||
             word == "any_number" || word == "targets" || word == "n_targets" ||
             word.rfind("up_to", 0) == 0) {
    anybodys(set, SeatSet::chosen(m.everyone(), n.span));  // if the text does not say whose
  } else if (word == "each" || word == "all" || word == "some") {
    anybodys(set, SeatSet::every(m.everyone(), n.span));
  }
  set.apart = word == "each_of" || word == "each";
  const bool every = set.apart || word == "owned_all" || word == "all" || word == "some";
  const bool shared = word == "any_of" || word == "any_number_of" || word == "any_some";
  set.how = every ? LaneSet::Every : shared ? LaneSet::Shared : LaneSet::One;
  if (word == "another" || word == "another_of") {
    set.except = came_from ? *came_from : this_lane().index;
    if (came_from && came_from_of) set.except_of = came_from_of;  // Ben's Mining lane is none of yours
  }
  const bool counted = slot(n, "n") && (slot(n, "n")->value > 1 || word.rfind("up_to", 0) == 0);
  if (counted || word == "targets" || word == "any_number") {
    set.how = LaneSet::Several;
    set.number = counted ? amount(*slot(n, "n")) : Num(static_cast<int>(row().size()));
    set.up_to = word.rfind("up_to", 0) == 0 || word == "any_number" || word == "targets";
    if (set.unowned) refuse(n, "whose lanes? Write \"your lanes\" or \"target opponent's lanes\"");
  }
  return set;
}

Truth Lowering::lane_fits(const LaneSet& set, const LaneRef& l) {
  Truth ok(&m, kAlways);
  if (!set.index && set.among.size() < row().size()) {
    Truth named(&m, Operand::constant(0));
    for (const int lane : set.among) named = named || l.index == Num(lane);
    if (l.index.operand.is_constant()) {
      const int lane = l.index.operand.constant_value();
      named = {&m, Operand::constant(std::find(set.among.begin(), set.among.end(), lane) != set.among.end())};
    }
    ok = named;
  }
  if (set.except) ok = ok && !left_out(set, l);
  for (const Node* filter : set.filters) {
    const auto before = loop_lane;
    loop_lane = l;
    if (op(*filter) == "with_tokens") {
      const Node& q = *slot(*filter, "q");
      const Num there = tokens_on(*slot(q, "u"), l);
      const int n = slot(q, "n") ? slot(q, "n")->value : 0;
      ok = ok && (op(q) == "at_least"  ? there >= n
                  : op(q) == "at_most" ? there <= n
                  : op(q) == "none"    ? there == 0
                                       : there == n);
    } else if (op(*filter) == "with_card") {
      ok = ok && m.count(cards_there(*slot(*filter, "c"), l)) >= how_many_there(*slot(*filter, "c"));
    } else {
      refuse(*filter, "this cannot be played yet");
    }
    loop_lane = before;
  }
  return ok;
}

void Lowering::each_lane(const LaneSet& set, const std::string& prompt, const LaneTest& open,
                         const std::function<void(LaneRef)>& body) {
  const auto all = row();
  const auto usable = [&](Who w) {
    LaneSet of_theirs = set;
    of_theirs.owner = SeatSet::just(w);
    return some_lane(of_theirs, open ? open : [](const LaneRef&) { return Truth(1); });
  };
  each_seat(set.owner, prompt, set.owner.how == SeatSet::Choose ? SeatTest(usable) : nullptr, [&](Who w) {
    const auto bind = [&](LaneRef l) {
      known.emplace_back(set.span, l);
      body(l);
    };
    if (set.left && set.index) return p->when(*set.index >= 0, [&] { bind({w, *set.index}); });
    if (set.index) return bind({w, *set.index});
    if (set.among.size() == 1) return bind({w, set.among.front()});
    const Reg<Sort::Number>* pointed_at = chosen_lane(set.span);
    const auto lane = pointed_at ? *pointed_at : p->number();
    if (pointed_at) memory.lanes.push_back(lane);
    const auto lanes_before = memory.lanes.size();
    if (set.how == LaneSet::Every) {
      p->each_number(all.front(), all.back(), lane, [&] {
        const Truth fits = lane_fits(set, {w, lane});
        if (fits.operand == kAlways) return bind({w, lane});
        p->when(fits, [&] { bind({w, lane}); });
      });
      return several_left(lanes_before);
    }
    if (set.how == LaneSet::Several) {
      choose_lanes(set, w, prompt, open, bind);
      return several_left(lanes_before);
    }
    const bool before = std::exchange(probing, true);
    Asking ask = p->ask(you);
    ask.prompt(prompt);
    p->set(lane, -1);
    for (const int l : set.among) {
      const LaneRef ref{w, l};
      const Truth fits = lane_fits(set, ref), can_be = open ? open(ref) : Truth(1);
      ask.option(
             name_of_lane(l), [this, lane, l] { p->set(lane, l); }, fits && can_be)
          .because({{fits, rule("rule:target")}, {can_be, rule("rule:no_effect")}});
    }
    ask.end();
    probing = before;
    p->when(lane >= 0, [&] { bind({w, lane}); });
  });
}

Truth Lowering::some_lane(const LaneSet& set, const LaneTest& test) {
  return some_seat(set.owner, [&](Who w) {
    if (set.left && set.index) return *set.index >= 0 && test({w, *set.index});
    if (set.index) return test({w, *set.index});
    Truth any(&m, Operand::constant(0));
    for (const int l : set.among) {
      const LaneRef ref{w, l};
      any = any || (lane_fits(set, ref) && test(ref));
    }
    return any;
  });
}

// What is asked of lanes: of every one where the phrase means all of them, of one at least where it means
// one.
Truth Lowering::holds(const LaneSet& set, const Node& said, const LaneTest& test) {
  if (set.how == LaneSet::Several || (set.unowned && op(said) == "target"))
    refuse(said, "ask it of one lane, or of each of them");
  return holds(set.owner, said, [&](Who w) {
    LaneSet of_theirs = set;
    of_theirs.owner = SeatSet::just(w);
    if (set.how != LaneSet::Every) return some_lane(of_theirs, test);
    return !some_lane(of_theirs, [&](const LaneRef& l) { return !test(l); });
  });
}

// The one lane that a value is about, chosen now if need be.
LaneRef Lowering::the_lane(const LaneSet& set, const Node& said) {
  const Who w = the_one(set.owner, said);
  if (set.index) return {w, *set.index};
  if (set.among.size() == 1) return {w, set.among.front()};
  if (set.how != LaneSet::One || p == nullptr || probing || unrolled > 0) {
    refuse(said, "which lane?");
    return {w, row().front()};
  }
  LaneSet of_theirs = set;
  of_theirs.owner = SeatSet::just(w);
  const auto lane = p->number();
  p->set(lane, -1);
  each_lane(of_theirs, phrase(said), nullptr, [&](LaneRef l) { p->set(lane, l.index); });
  return {w, lane};
}

// A number summed over the lanes that are meant, or of the one that is chosen.
Num Lowering::over(const LaneSet& set, const Node& said, const std::function<Num(const LaneRef&)>& value) {
  const auto of_player = [&](Who w) -> Num {
    if (set.left && set.index) return m.either(*set.index >= 0, value({w, *set.index}), 0);
    if (set.index) return value({w, *set.index});
    LaneSet of_theirs = set;
    of_theirs.owner = SeatSet::just(w);
    if (set.how == LaneSet::One && op(said) != "any" && !probing) return value(the_lane(of_theirs, said));
    if (set.how == LaneSet::Several) refuse(said, "on one lane, or on all of them?");
    Num sum = 0;
    for (const int l : set.among) {
      const LaneRef lane{w, l};
      const Truth fits = lane_fits(set, lane);
      sum = sum + (fits.operand == kAlways ? value(lane) : m.either(fits, value(lane), 0));
    }
    return sum;
  };
  const bool all = set.owner.how == SeatSet::Every || (set.unowned && op(said) == "any");
  if (!all) return of_one(set.owner, said, of_player);
  Num sum = 0;
  ++unrolled;
  for (int s = 0; s < m.declaration.seats; ++s) {
    const Who seat(&m, Operand::constant(s));
    sum = sum + m.either(m.has(set.owner.set, seat), of_player(seat), 0);
  }
  --unrolled;
  return sum;
}

}  // namespace verbatim::cardtext
