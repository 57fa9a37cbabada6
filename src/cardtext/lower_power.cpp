// Power is of cards in lanes. A text that asks for the power of a card of which the text itself tells that it
// lies elsewhere would always read none; where a game has `rule:power`, it is refused. [CF 12.12]

#include <algorithm>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

void Lowering::no_power_there(const Node& said, std::uint32_t zones_known) {
  const Native* rule_said = native("rule:power");
  if (rule_said == nullptr || (zones_known & lane_zones()) != 0) return;
  refuse(said, "this card lies in no lane, and only there a card has power [" + rule_said->clause + "]");
}

// Where the card lies of which a later "it" speaks, as far as the text tells.
void Lowering::lies(Obj card, std::uint32_t where, bool still) {
  places.push_back({card.operand, where, still});
}

// ... of one to which nothing was done since.
std::uint32_t Lowering::still_lies(Obj card) const {
  for (auto at = places.rbegin(); at != places.rend(); ++at)
    if (at->card == card.operand) return at->still ? at->where : ~0u;
  return ~0u;
}

void Lowering::asks_power_of(Obj card, const Node& said) {
  if (card.operand == m.source().operand) return no_power_there(said, lies_in);
  for (auto at = places.rbegin(); at != places.rend(); ++at)
    if (at->card == card.operand) return no_power_there(said, at->where);
}

// What is done to a card may bring it into a lane.
void Lowering::lies_after(const Clause& c, const CardSet& set, Obj card) {
  const bool moved =
      takes_lane(c) || takes(c, "the lane it may not") || takes(c, "with which") || takes(c, "where");
  if (moved) return lies(card, ~0u, false);
  if (set.how != CardSet::Known)
    return lies(card, set.top ? zones_said(*slot(*card_slot(c), "z")) : set.pick.selection.zones, false);
  for (NamedCard& named : places)
    if (named.card == card.operand) named.still = false;
}

// "When you discard a card": where cards are discarded from hands, unless it says which lane they were in.
void Lowering::lies_at_moment(const Node& noun, const Happening& h) {
  for (const auto& [key, n] : natives) {
    if (key.rfind("when ", 0) != 0 || n->id != h.trigger->id || n->kind != Native::Kind::Trigger) continue;
    const Native* verb = native(key.substr(5));
    const auto in_hand = [](const std::string& meaning) { return meaning == "which card in hand"; };
    if (!h.worth || !verb || std::none_of(verb->meanings.begin(), verb->meanings.end(), in_hand)) continue;
    const bool placed = first_of(noun, [this](const Node& at) {
      return op(at) == "in_lane" || op(at) == "controlled" || op(at) == "they_control" ||
             op(at) == "player_controls" || op(at) == "in_play";
    });
    if (!placed) lies(h.card, 0, false);
  }
}

}  // namespace verbatim::cardtext
