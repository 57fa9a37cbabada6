// Whose card it is, and so where it can go: cards stay with their players.

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// "Put a card from your discard pile into play": the place belongs to the verb, and means the card.
void Lowering::from_place(const Clause& c, CardSet& set) {
  const Node* z = slot(*c.effect, "z");
  if (z == nullptr || set.how == CardSet::Known) return;
  if (takes(c, "which card in hand")) {
    const Node* noun = slot(*card_slot(c), "x");
    if (noun && says_where(*noun)) return refuse(*z, "where does it lie? It is said twice");
    return in_place(set.pick, *z, c.who, &set);
  }
  // "Return a card to your hand": a card goes to its owner's, so it is one of yours.
  const Node* o = slot(*z, "o");
  if (o == nullptr || g.entries[o->entry].has("ref") || category(*z) != "place") return;
  const SeatSet whose = owner(o);
  if (const Node* top = set.top ? slot(*slot(*c.effect, "c"), "z") : nullptr; top && slot(*top, "o"))
    if (nobody_is_both(owner(slot(*top, "o")), whose))
      return refuse(*z, "a card goes to its owner's; say \"its owner's\" or \"their\"");
  const SeatSet* has = set.where ? &set.where->owner : set.whose ? &*set.whose : nullptr;
  if (has && nobody_is_both(*has, whose))
    return refuse(*z, "a card goes to its owner's; say \"its owner's\" or \"their\"");
  if (takes(c, "where")) return;
  const bool one = set.how == CardSet::Some && set.number.operand == Operand::constant(1);
  if (whose.each || (whose.how != SeatSet::One && whose.how != SeatSet::Every && !one))
    refuse(*o, "say whose cards they are instead: \"cards in ... lanes\"");
  set.pick.where(is_among(whose, m.owner(m.it())));
}

// What the game says is never done, or cannot be told, at the moment when the ability begins.
void Lowering::check_moment(const Native& word, const Node& said, const char* why) {
  const Native* never = native("not at " + word.key);
  const int moment = at_moment ? static_cast<int>(at_moment->value) : 31;  // the last stands for none
  if (never && (static_cast<std::uint32_t>(never->id) >> moment & 1) != 0)
    refuse(said, why + (" [" + never->clause + "]"));
}

// "Destroy this card" of a card that lies where nothing is destroyed: it could never be done.
void Lowering::check_reach(const Clause& c) {
  check_moment(*c.native, *c.effect, "it is never done at that moment");
  const Native* where = native("reach " + c.native->key);
  const Node* said = card_slot(c);
  const bool self = said ? said->antecedent == Antecedent::self : takes(c, "which card of this text");
  if (!self || !where || (static_cast<std::uint32_t>(where->id) & lies_in) != 0) return;
  const Native* mark = in_no_lane();
  refuse(said ? *said : *c.effect,
         "this card lies where this cannot be done" + (mark ? " [" + mark->clause + "]" : std::string()));
}

// "Disable a card in your hand": nothing could ever be done there.
void Lowering::check_there(const Clause& c, const CardSet& set) {
  const Native* where = native("reach " + c.native->key);
  if (where == nullptr || set.how == CardSet::Known) return;
  const Node& said = *card_slot(c);
  std::uint32_t lie = set.pick.selection.zones;
  if (set.top) {
    const Native* zone = native_of(*slot(*slot(said, "z"), "z"));
    lie = zone && zone->kind == Native::Kind::Zone ? 1u << zone->id : ~0u;
  }
  if ((lie & static_cast<std::uint32_t>(where->id)) == 0) refuse(said, "where they lie this is never done");
}

// "Reallocate your Production lane": a verb for some lanes is told of no other.
void Lowering::check_lanes(const Clause& c, const LaneSet& set, const Node& said) {
  const Native* where = card_slot(c) ? nullptr : native("reach " + c.native->key);
  if (where == nullptr || set.among.size() == row().size()) return;
  for (const int lane : set.among)
    if ((static_cast<std::uint32_t>(where->id) >> zone_of_lane(lane) & 1) == 0)
      return refuse(said, "this is never done to " + name_of_lane(lane) + " [" + where->clause + "]");
}

// "To your lanes": a card goes to one of them, what the verb counts itself is shared out [CF 13.35], and of
// tokens it must be said whether all of them are meant or so many on each.
void Lowering::one_or_each(const Clause& c, LaneSet& set, const Node& said) {
  if (moves_tokens(c)) return;
  const Node* o = slot(said, "o");
  const bool says_all = op(said) == "owned_all" && o && said.span.begin < o->span.begin;
  if (card_slot(c) != nullptr) {
    if (set.how == LaneSet::One) return;
    if (set.apart || set.how == LaneSet::Several || says_all || op(said) == "all")
      return refuse(said, "a card goes to one lane only");
    set.how = LaneSet::One;
  } else if (op(said) == "owned_all" && !says_all && takes(c, "how many") && !takes(c, "how many in all")) {
    if (slot(*c.effect, "c")) set.how = LaneSet::Shared;
    if (takes(c, "kind of token"))
      refuse(said, "so many on each of them, or in all? Write \"each of\" them or \"any of\" them");
  }
}

void Lowering::check_this_lane(const verbatim::cardtext::Ability& a) {
  const Native* mark = in_no_lane();
  if (mark == nullptr) return;
  const auto asks = [&](const Node& n) {
    const bool lane =
        category(n) == "one<lane>" && (op(n) == "this" || op(n) == "corresponding" || op(n) == "played_in");
    if (lane || op(n) == "this_in") refuse(n, "this card lies in no lane [" + mark->clause + "]");
    return false;
  };
  for (const auto* part : {&a.heads, &a.statements})
    for (const Node& n : *part) first_of(n, asks);
}

// A verb that is not told whose lane it is works on the lanes of whoever has the card, or does it [CF 13.35].
Truth Lowering::at_home(const Clause& c, const LaneRef& l) {
  const Node* said = lane_slot(c);
  const Node* o = said ? slot(*said, "o") : nullptr;
  if (o == nullptr || takes(c, "whose lane") || takes(c, "to whose") || card_slot(c) == nullptr)
    return {&m, kAlways};
  return m.same(l.seat, m.controller(c.card));
}

// You, and your opponents.
bool Lowering::nobody_is_both(const SeatSet& a, const SeatSet& b) {
  const auto is_you = [&](const SeatSet& s) {
    return s.how == SeatSet::One && s.who().operand == m.you().operand;
  };
  const auto are_others = [&](const SeatSet& s) {
    return s.how != SeatSet::One && s.set.operand == m.opponents(m.you()).operand;
  };
  return (is_you(a) && are_others(b)) || (is_you(b) && are_others(a));
}

// "Shift a card to their Mining lane": no card of yours ever gets there.
void Lowering::check_home(const Clause& c, const CardSet& set) {
  const Node* said = lane_slot(c);
  const Node* o = said ? slot(*said, "o") : nullptr;
  if (o == nullptr || takes(c, "whose lane") || takes(c, "to whose") || set.how == CardSet::Known) return;
  const SeatSet* whose = set.where ? &set.where->owner : set.whose ? &*set.whose : nullptr;
  const char* const stays =
      "a card stays with the player who has it; whose card is it? Write \"one of their cards\"";
  std::optional<Who> has;
  if (whose && whose->how == SeatSet::One) has = whose->who();
  if (whose == nullptr && unsaid(c) == Unsaid::YourLanes) has = c.who;
  const bool of_the_card = (o->antecedent == Antecedent::node || o->antecedent == Antecedent::owner) &&
                           known_at<Who>(o->antecedent_span) == nullptr;
  if (of_the_card || (!has && whose == nullptr)) return;
  const SeatSet to = owner(o);
  if (!has && nobody_is_both(*whose, to)) return refuse(*said, stays);
  if (has && !(to.how == SeatSet::One && to.who().operand == has->operand)) refuse(*said, stays);
}

}  // namespace verbatim::cardtext
