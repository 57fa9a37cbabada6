// "The lane it came from": the one that a card was in before something was done to it; and "this lane", when
// it has changed. [CF 12.17]

#include <algorithm>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// "The lane it came from": whoever's it is, and none if nothing has left a lane.
void Lowering::lane_it_left(const Node& said, LaneSet& set) {
  set.left = true;
  if (left_lane && !left_several) {
    set.owner.is(left_lane->seat);
    set.index = left_lane->index;
  } else if (probing && !left_several) {
    set.owner = SeatSet::chosen(m.everyone(), said.span);
    set.among = row();
  } else {
    refuse(said, left_several ? "which of them? More than one card was named" : "which lane?");
  }
}

// None has left its lane when an ability begins, but for the one that the ability answers.
void Lowering::no_lane_left() {
  const auto lane = p->number();
  const auto seat = p->seat();
  p->set(lane, left_lane ? left_lane->index : Num(-1));
  if (left_lane) p->set(seat, left_lane->seat);
  if (left_lane) left_lane = LaneRef{seat, lane};
  left_in = std::pair(seat, lane);
  left_several = false;
}

// Looked at before anything is done to the card. One that is in no lane, as in a hand, leaves none.
// [CF 12.36]
void Lowering::keep_lane(const CardSet& set, Obj card) {
  const Native* lane_of = native("number:lane_of");
  if (!left_in || lane_of == nullptr || (set.how == CardSet::Known && event_lane)) return;
  const Num lane = m.call(FnId(lane_of->id), {card});
  p->when(lane >= 0, [&] {
    p->set(left_in->first, m.controller(card));
    p->set(left_in->second, lane);
  });
  left_lane = LaneRef{left_in->first, left_in->second};
  memory.lanes.push_back(left_in->second);
  const bool one =
      set.how == CardSet::Known || (set.how == CardSet::Some && set.number.operand == Operand::constant(1));
  left_several = !one || (left_several && elsewhere(set));
}

// "Choose a card in target opponent's lanes. Add a Boost token to your corresponding lane.": the lane the
// card is in, before anything is done to it. [CF 12.43]
void Lowering::keep_lane_of(const Node& said, Obj card) {
  const Reg<Sort::Number>* lane = chosen_lane(said.span);
  const Native* lane_of = native("number:lane_of");
  if (lane == nullptr || lane_of == nullptr) return;
  p->set(*lane, m.call(FnId(lane_of->id), {card}));
  memory.lanes.push_back(*lane);
  known.emplace_back(said.span, LaneRef{m.controller(card), *lane});
}

// May it be a card that is in no lane? Then the lanes that were left before are still meant.
bool Lowering::elsewhere(const CardSet& set) const {
  if (set.how == CardSet::Known) return false;
  std::uint32_t in_lanes = 0;
  for (const int l : row()) in_lanes |= 1u << zone_of_lane(l);
  return (set.pick.selection.zones & ~in_lanes) != 0;
}

// "Put a card into play in the lane it came from": the one that was left before this card leaves its own.
LeftLane Lowering::left_before() {
  if (!left_in || !left_lane) return {left_lane, left_several};
  const auto lane = p->number();
  const auto seat = p->seat();
  p->set(lane, left_lane->index);
  p->set(seat, left_lane->seat);
  return {LaneRef{seat, lane}, left_several};
}

// Of the lanes that cards left in several turns none is "the" one, after the last of them.
void Lowering::several_left(std::size_t since) {
  for (std::size_t i = since; i < memory.lanes.size(); ++i)
    if (left_in && memory.lanes[i].index == left_in->second.index) left_several = true;
}

// May what is done here bring this card into another lane?
bool Lowering::may_move_this(const Node& n) const {
  return first_of(n, [this](const Node& at) {
           const Native* verb = native(g.entries[at.entry].native);
           if (verb == nullptr) return false;
           if (native("moves " + verb->key)) return true;
           return std::any_of(verb->meanings.begin(), verb->meanings.end(), [](const std::string& meaning) {
             return meaning == "to which lane" || meaning == "with which" ||
                    meaning.rfind("the lane it may not", 0) == 0;
           });
         }) != nullptr;
}

// [CF 12.17] "This lane" is the lane the card is in now; of one that is in none, the one it was in.
void Lowering::this_lane_after(const Node& done) {
  const Native* lane_of = native("number:lane_of");
  if (!here || lane_of == nullptr || !may_move_this(done)) return;
  const auto lane = p->number();
  const Num now = m.call(FnId(lane_of->id), {m.source()});
  p->set(lane, m.either(now >= 0, now, *here));
  here = Num(lane);
}

void Lowering::then_statement(const Node& a, const Node& b) {
  const auto before = here;
  this_lane_after(a);
  statement(b);
  here = before;
}

}  // namespace verbatim::cardtext
