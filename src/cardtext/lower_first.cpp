// What is chosen before the cards: the player whose they are, or the lane they lie in. "All cards in target
// opponent's Attack lane" are those of one opponent, "a card in each opponent's Attack lane" is a choice for
// each of them [CF 12.10].

#include <algorithm>
#include <functional>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {
namespace {

void pronouns_to(const Node& n, Span phrase_at, std::vector<Span>& found) {
  if (n.antecedent != Antecedent::none && n.antecedent_span == phrase_at) found.push_back(n.span);
  for (const Child& c : n.children) pronouns_to(c.node, phrase_at, found);
}

}  // namespace

// Does another clause speak of it? Then it must be known even if this clause finds no card.
bool Lowering::speaks_later(Span phrase_at) const {
  std::vector<Span> all, here_said;
  if (ability_said == nullptr || doing == nullptr) return false;
  for (const Node& n : *ability_said) pronouns_to(n, phrase_at, all);
  pronouns_to(*doing, phrase_at, here_said);
  return std::any_of(all.begin(), all.end(), [&](Span at) {
    return std::find(here_said.begin(), here_said.end(), at) == here_said.end();
  });
}

void Lowering::what_first(CardSet& set, const Node& said, bool several) {
  if (set.how == CardSet::Known || set.top) return;
  const bool one_card =
      set.how == CardSet::Some && set.number.operand == Operand::constant(1) && !several && !set.total;
  const bool all = set.how == CardSet::All;
  if (set.where && set.whose) {
    // "A card in each lane of target opponent": the player belongs to the lanes.
    if (!set.where->unowned && set.where->owner.how != SeatSet::One)
      refuse(said, "whose cards? It is said twice");
    // "One of your cards in their lanes": there are none, unless they are you.
    const SeatSet &lane = set.where->owner, &whose = *set.whose;
    const bool named = (set.where->owned || set.where->index) && lane.how == SeatSet::One &&
                       !(lane.who().operand == m.controller(m.it()).operand);
    if (named && !(whose.how == SeatSet::One && whose.who().operand == lane.who().operand))
      set.pick.where(m.same(m.controller(m.it()), lane.who()));
    set.where->owner = whose;
    set.where->unowned = false;
    set.pick.whose(all_of(*set.whose));
    set.whose.reset();
  }
  const SeatSet* whose = set.where ? &set.where->owner : set.whose ? &*set.whose : nullptr;
  set.first = CardSet::Cards;
  set.owners.clear();
  if (whose && whose->how != SeatSet::One) {
    set.owners.push_back(whose->span);
    const bool later = speaks_later(whose->span);
    const bool anybody = set.where && set.where->unowned;
    const bool player = (whose->how == SeatSet::Choose && !anybody && (!one_card || later)) ||
                        (whose->how == SeatSet::Every && whose->each && !all) ||
                        whose->how == SeatSet::Several;
    if (player) set.first = CardSet::Player;
  }
  if (!set.where) return;
  const LaneSet& lanes_said = *set.where;
  const bool of_many = !lanes_said.index && lanes_said.among.size() != 1;
  if (all && lanes_said.how == LaneSet::Shared)
    return refuse(said, "in which of these lanes? Write \"one of\" them, or \"each of\" them");
  const bool lane =
      (lanes_said.how == LaneSet::Every && lanes_said.apart && !all) ||
      (lanes_said.how == LaneSet::One && of_many && (!one_card || speaks_later(lanes_said.span))) ||
      (lanes_said.how == LaneSet::One && lanes_said.unowned && !one_card) ||
      lanes_said.how == LaneSet::Several;
  if (lane) set.first = CardSet::Lane;
}

Pick Lowering::in_lane(Pick pick, const LaneRef& l) {
  const Native* lane_of = native("number:lane_of");
  pick.whose(m.only(l.seat));
  if (lane_of) pick.where(m.call(FnId(lane_of->id), {m.it()}) == l.index);
  return pick;
}

// The cards, once for each player or lane that comes before them. Where none of those to choose from has such
// a card, any of them is chosen: other parts of the text may speak of that player.
void Lowering::each_part(const CardSet& set, const std::string& prompt,
                         const std::function<void(const Pick&)>& body) {
  if (set.first == CardSet::Cards) return body(set.pick);
  if (set.first == CardSet::Lane) {
    return each_lane(
        *set.where, prompt, [&](const LaneRef& l) { return m.any(in_lane(set.pick, l)); },
        [&](const LaneRef& l) { body(in_lane(set.pick, l)); });
  }
  const SeatSet& whose = set.where ? set.where->owner : *set.whose;
  SeatSet among = whose;
  const auto of = [&](Who w) { return Pick(set.pick).whose(m.only(w)); };
  if (whose.how == SeatSet::Choose) {
    const auto with = p->local<Sort::Seats>();
    const auto seat = p->seat();
    p->set(with, whose.set);
    p->each_seat(whose.set, m.you(), seat, [&] {
      p->when(!perhaps_any(of(seat), you), [&] { p->set(with, m.without(with, m.only(seat))); });
    });
    p->when(m.how_many(with) == Num(0), [&] { p->set(with, whose.set); });
    among.set = with;
  }
  each_seat(among, prompt, nullptr, [&](Who w) { body(of(w)); });
}

// Is there a part of which this holds?
Truth Lowering::some_part(const CardSet& set, const std::function<Truth(const Pick&)>& test) {
  if (set.first == CardSet::Cards) return test(set.pick);
  if (set.first == CardSet::Lane)
    return some_lane(*set.where, [&](const LaneRef& l) { return test(in_lane(set.pick, l)); });
  const SeatSet& whose = set.where ? set.where->owner : *set.whose;
  return some_seat(whose, [&](Who w) { return test(Pick(set.pick).whose(m.only(w))); });
}

// Of every one of the lanes and players that are gone through; of those that are chosen it asks nothing.
Truth Lowering::each_part_has(const CardSet& set, const std::function<Truth(const Pick&)>& test) {
  if (set.first == CardSet::Cards) return {&m, kAlways};
  const auto missing = [&](const Pick& pick) { return !test(pick); };
  const SeatSet& whose = set.where ? set.where->owner : *set.whose;
  if (set.first == CardSet::Player)
    return whose.how == SeatSet::Every ? !some_part(set, missing) : Truth(&m, kAlways);
  if (set.where->how != LaneSet::Every) return {&m, kAlways};
  const auto all_lanes = [&](Who w) {
    LaneSet of_theirs = *set.where;
    of_theirs.owner = SeatSet::just(w);
    return !some_lane(of_theirs, [&](const LaneRef& l) { return missing(in_lane(set.pick, l)); });
  };
  if (whose.how == SeatSet::Every) return !some_seat(whose, [&](Who w) { return !all_lanes(w); });
  return some_seat(whose, all_lanes);
}

// The player a question is about, where the question stands behind what is done: "deal 2 damage to target
// opponent unless they discard a card", "... . If they have 3 cards, deal 3 damage instead".
const Node* Lowering::asked_about(const Node& question, const Node& body) const {
  const std::string& what = category(question);
  const bool back = question.antecedent == Antecedent::node || question.antecedent == Antecedent::owner;
  if (back && (what == "one<player>" || what == "owner") && !known_at<Who>(question.antecedent_span)) {
    const Node* found = nullptr;
    const std::function<void(const Node&)> find = [&](const Node& n) {
      if (n.span == question.antecedent_span && (category(n) == "one<player>" || category(n) == "owner"))
        found = &n;
      for (const Child& c : n.children) find(c.node);
    };
    find(body);
    if (found) return found;
  }
  for (const Child& c : question.children)
    if (const Node* found = asked_about(c.node, body)) return found;
  return nullptr;
}

// "Destroy a card unless they pay crystals equal to its power": the question speaks of a card that is chosen
// only after it.
bool Lowering::asks_too_early(const Node& n) {
  const Core core = core_of(g, n);
  const Node& body = *slot(n, core == Core::replace ? "a" : "b");
  std::vector<Span> cards_named;
  const std::function<void(const Node&)> collect = [&](const Node& part) {
    if (category(part) == "one<card>" && part.antecedent == Antecedent::none)
      cards_named.push_back(part.span);
    for (const Child& c : part.children) collect(c.node);
  };
  collect(body);
  const std::function<const Node*(const Node&)> speaks = [&](const Node& part) -> const Node* {
    const bool back = part.antecedent == Antecedent::node && !known_at<Obj>(part.antecedent_span);
    if (back && std::find(cards_named.begin(), cards_named.end(), part.antecedent_span) != cards_named.end())
      return &part;
    for (const Child& c : part.children)
      if (const Node* found = speaks(c.node)) return found;
    return nullptr;
  };
  const Node* early = speaks(*slot(n, "c"));
  if (early == nullptr && core == Core::unless) early = speaks(*slot(n, "p"));
  if (early)
    refuse(*early, "the card is chosen only after this is asked: \"Choose a card. ...\" before it",
           Code::pronoun_nothing);
  return early != nullptr;
}

// Whoever it is, is chosen before the question; of several each has a question of their own.
bool Lowering::chosen_before(const Node& n) {
  const bool pays = core_of(g, n) == Core::unless;
  const Node &body = *slot(n, core_of(g, n) == Core::replace ? "a" : "b"),
             &question = *slot(n, pays ? "p" : "c");
  const Node* who = core_of(g, body) == Core::may ? nullptr : asked_about(question, body);
  const Node* subject = core_of(g, body) == Core::do_ ? slot(body, "s") : nullptr;
  if (who == nullptr || (pays && subject && subject->span == who->span)) return false;
  const SeatSet set = category(*who) == "owner" ? owner(who) : players(*who);
  if (set.how == SeatSet::One) return false;
  const auto any = p->number();
  p->set(any, 0);
  each_in_turn(set, phrase(*who), [&](Who w) {
    const auto mark = chosen.size();
    const std::function<void(const Node&)> bind = [&](const Node& part) {
      if (part.span == who->span) chosen.emplace_back(&part, w);
      for (const Child& c : part.children) bind(c.node);
    };
    bind(n);
    do_statement(n);
    chosen.resize(mark, {nullptr, w});
    p->when(m.done(), [&] { p->set(any, 1); });
  });
  p->set_done(any > 0);
  return true;
}

}  // namespace verbatim::cardtext
