// Moments: "when you play a Drone" is a trigger, and which of its occurrences are meant. The trigger's
// parameters say by their meanings which part of the phrase they answer. What the phrase says and the trigger
// cannot answer is an error.

#include <algorithm>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

Happening Lowering::happening(const Native& trigger) {
  Happening h;
  h.trigger = &trigger;
  for (std::size_t i = 0; i < trigger.meanings.size(); ++i) {
    const int r = static_cast<int>(i);
    const std::string& meaning = trigger.meanings[i];
    if (meaning == "which card") {
      h.card = m.of_event<Sort::Object>(r);
      h.has_card = true;
    } else if (meaning == "lane" || meaning == "lane it left") {
      h.lane.index = m.of_event<Sort::Number>(r);
      h.has_lane = true;
    } else if (meaning == "lane it went from") {
      // "That lane" is the one it is in now, this one is "the lane it came from". [CF 12.17]
      h.from = m.of_event<Sort::Number>(r);
      h.has_lane = true;
    } else if (meaning == "whose lane") {
      h.lane.seat = m.of_event<Sort::Seat>(r);
      h.has_seat = true;
    } else if (meaning == "who") {
      h.by = m.of_event<Sort::Seat>(r);
      h.has_by = true;
    } else if (meaning == "power it had") {
      h.worth = m.of_event<Sort::Number>(r);
    }
  }
  if (h.from) {
    const Native* lane_of = native("number:lane_of");
    h.lane = {{}, lane_of ? m.call(FnId(lane_of->id), {h.card}) : *h.from, true};
  }
  if (h.has_card && !h.has_by) h.by = m.controller(h.card);
  if (h.has_card && !h.has_seat) h.lane.seat = m.controller(h.card);
  return h;
}

void Lowering::event(const Node& e, const Node& said, Head& head) {
  const bool acts = core_of(g, e) == Core::does;
  const Node& what = acts ? *slot(e, "e") : e;
  const std::string& name = g.entries[what.entry].native;
  const Native* t = acts ? native("when " + name) : native(name);
  if (t == nullptr || t->kind != Native::Kind::Trigger || t->parameters.size() != t->meanings.size())
    return refuse(e, "nothing happens at that moment in these rules", Code::not_in_rules);
  waits_for(*t, said, head);
  const Happening h = happening(*t);
  const auto also = [&](const Truth& test) { head.triggered = head.triggered && test; };
  also(tokens_meant(what, h));
  if (const Node* s = acts ? slot(e, "s") : nullptr) {
    also(seat_meant(players(*s), h.by, *s));
    known.emplace_back(s->span, h.by);  // "that player"
  }
  for (const Child& child : what.children) {
    const std::string& c = category(child.node);
    if (c == "one<card>" || c == "sel<card>") {
      also(card_meant(child.node, h, head));
    } else if (c == "one<lane>" || c == "sel<lane>") {
      also(lane_meant(child.node, h.lane));
      known.emplace_back(child.node.span, h.lane);
    } else if (c == "place") {
      also(place_meant(child.node, h));
    } else if (c.rfind("one<", 0) == 0 || c.rfind("sel<", 0) == 0) {
      refuse(child.node, "this moment concerns nothing of that kind");
    }
  }
  // It is settled when it happens who hears it: a card that comes in the midst of it was not there.
  if (t->asks && head.triggered.operand == kAlways) head.triggered = !m.same(m.you(), m.nobody());
  event_lane = h.lane;
  came_from = h.lane.index;
  came_from_of = h.lane.seat;
  if (h.has_lane) left_lane = h.lane;
  if (h.from) left_lane = LaneRef{h.lane.seat, *h.from};
}

// "When this card is destroyed, return it to your hand instead": abilities answer what has happened.
void Lowering::undoes_nothing(const std::vector<Node>& statements) {
  const std::function<bool(const Node&)> undoes = [&](const Node& n) {
    if (core_of(g, n) == Core::do_ && slot(n, "i")) {
      refuse(n, "it has happened already; say what follows, without \"instead\"");
      return true;
    }
    return core_of(g, n) != Core::replace &&
           std::any_of(n.children.begin(), n.children.end(), [&](const Child& c) { return undoes(c.node); });
  };
  for (const Node& n : statements) undoes(n);
}

Truth Lowering::seat_meant(const SeatSet& set, Who seat, const Node& said) {
  if (set.target) refuse(said, "nobody is chosen when something happens: write \"an opponent\"");
  // Who did it may have fallen since, and is still who did it.
  const auto are = [&](Whos whom) { return set.how != SeatSet::One && set.set.operand == whom.operand; };
  if (are(m.everyone())) return !m.same(seat, m.nobody());
  if (are(m.opponents(m.you()))) return !m.same(seat, m.you()) && !m.same(seat, m.nobody());
  return is_among(set, seat);
}

// The kind of token; so many at a time are no part of any moment.
Truth Lowering::tokens_meant(const Node& what, const Happening& h) {
  const Native& t = *h.trigger;
  for (std::size_t i = 0; i < t.meanings.size(); ++i) {
    if (t.meanings[i] != "kind of token") continue;
    const Num kind = m.of_event<Sort::Number>(static_cast<int>(i));
    const Node* n = slot(what, "n");
    if (n && slot(*n, "n") && (!is_number(*slot(*n, "n")) || slot(*n, "n")->value != 1))
      refuse(*n, "a moment does not ask how many: write \"a " + phrase(*slot(*n, "u")) + "\"");
    if (n || slot(what, "k") || slot(what, "u")) return kind == token_kind(what);
    if (const Native* only = native("kind " + g.entries[what.entry].native)) return kind == Num(only->id);
  }
  return Truth(1);
}

Truth Lowering::card_meant(const Node& said, const Happening& h, Head& head) {
  if (category(said) == "one<card>") return one_card_meant(said, h, head);
  if (op(said) == "either")
    return card_meant(*slot(said, "a"), h, head) || card_meant(*slot(said, "b"), h, head);
  refuse(said, "a moment concerns one card: write \"or\"");
  return Truth(1);
}

Truth Lowering::one_card_meant(const Node& said, const Happening& h, Head& head) {
  const std::string& word = op(said);
  const auto is = [&](std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  if (!h.has_card) {
    refuse(said, "this moment concerns no card");
    return Truth(1);
  }
  known.emplace_back(said.span, h.card);
  last_card = h.card;
  if (h.worth) worths.emplace_back(h.card.operand, *h.worth);
  if (said.antecedent == Antecedent::self) {
    head.left = h.worth.has_value();
    if (h.worth) worths.emplace_back(m.source().operand, *h.worth);
    return m.same(h.card, m.source());
  }
  const Node* number = slot(said, "n");
  const bool one_of_many = is({"any", "each", "some", "owned", "owned_all", "each_of", "any_of"});
  const bool other = is({"another", "another_of"});
  const bool counted = is({"count", "count_of"}) && (!number || (is_number(*number) && number->value == 1));
  const Node* noun = slot(said, "x");
  if (noun == nullptr || !(one_of_many || other || counted)) {
    refuse(said, "a moment concerns one card at a time: write \"a card\" and what kind of card");
    return Truth(1);
  }
  lies_at_moment(*noun, h);
  asked_of_event = &h;
  Truth ok = about(*noun, h.card);
  asked_of_event = nullptr;
  if (other) ok = ok && !m.same(h.card, m.source());
  if (const Node* o = slot(said, "o")) {
    const Who has = m.controller(h.card);
    ok = ok && seat_meant(owner(o), has, *o);
    known.emplace_back(o->span, has);
  }
  return ok;
}

Truth Lowering::lane_meant(const Node& said, const LaneRef& lane) {
  const LaneSet set = lanes(said);
  if (set.how == LaneSet::Several) refuse(said, "a moment concerns one lane: write \"a lane\"");
  Truth ok = lane_fits(set, lane);
  if (!set.unowned) ok = ok && seat_meant(set.owner, lane.seat, said);
  return set.index ? ok && lane.index == *set.index : ok;
}

// "Returned to your hand": a card returns to the hand of its owner, and nowhere else.
Truth Lowering::place_meant(const Node& said, const Happening& h) {
  const Node* z = slot(said, "z");
  const bool hand = op(said) == "own_hand" || (z && op(*z) == "hand");
  const bool returns = h.trigger->key == "event:returned" || h.trigger->key == "when verb:return";
  if (!h.has_card || !returns || !hand) {
    refuse(said, "this moment cannot be asked about that place");
    return Truth(1);
  }
  const Node* o = slot(said, "o");
  if (o == nullptr || g.entries[o->entry].has("ref")) return Truth(1);
  return seat_meant(owner(o), m.owner(h.card), *o);
}

}  // namespace verbatim::cardtext
