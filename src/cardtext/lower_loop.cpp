// "For each ...,": the sentence once for each player, lane or card that is meant.

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// "For each opponent", "for each of your opponents".
SeatSet Lowering::loop_players(const Node& over) {
  const Node& noun = *slot(over, "x");
  const Node* o = slot(over, "o");
  if (o && op(*o) != "your") refuse(*o, "whose players? Write \"for each player\" or \"for each opponent\"");
  return SeatSet::every(o ? m.opponents(m.you()) : kind_of_players(noun), noun.span);
}

// "For each Drone", "for each of target opponent's cards".
Pick Lowering::loop_cards(const Node& over) {
  Pick pick = pick_of(*slot(over, "x"), Unsaid::Lanes, you);
  if (const Node* o = slot(over, "o")) pick.whose(counted(owner(o), *o));
  return pick;
}

// Each turn begins without what the one before remembers: a sentence that is skipped in this turn says
// nothing of the last one. Afterwards "that many" is what all of them did together. [CF 12.20]
void Lowering::each_turn(Reg<Sort::Number> sum, const Then& turn) {
  const auto amounts = memory.amounts.size(), cards_before = memory.cards.size(), seats = memory.seats.size();
  const auto before = taken;
  turn();
  const bool counts = taken && (!before || !(taken->operand == before->operand));
  if (counts) p->set(sum, sum + *taken);
  for (auto i = amounts; i < memory.amounts.size(); ++i) p->set(memory.amounts[i], 0);
  for (auto i = cards_before; i < memory.cards.size(); ++i) p->set(memory.cards[i], m.nothing());
  for (auto i = seats; i < memory.seats.size(); ++i) p->set(memory.seats[i], m.nobody());
  if (counts) taken = Num(sum);
}

void Lowering::for_each(const Node& n) {
  const Node& over = *slot(n, "x");
  const Node& noun = *slot(over, "x");
  const std::string& c = category(noun);
  const auto any = p->number();
  const auto sum = p->number();
  const auto turn = [&] {
    ++loops;
    each_turn(sum, [&] {
      start_ways(n);
      statement(*slot(n, "b"));
      p->when(m.done(), [&] { p->set(any, any + 1); });
    });
    --loops;
  };
  p->set(any, 0);
  p->set(sum, 0);
  if (c == "noun<player>") {
    const auto before = loop_player;
    each_seat(loop_players(over), "", nullptr, [&](Who w) {
      loop_player = w;
      turn();
    });
    loop_player = before;
  } else if (c == "noun<lane>") {
    LaneSet set;
    const Node* o = slot(over, "o");
    set.owner = o ? owner(o) : SeatSet::every(m.everyone(), noun.span);
    noun_of_lanes(noun, set);
    set.how = LaneSet::Every;
    const auto before = loop_lane;
    each_lane(set, phrase(over), nullptr, [&](LaneRef lane) {
      loop_lane = lane;
      turn();
    });
    loop_lane = before;
  } else if (c == "noun<card>") {
    const auto before = loop_card;
    const auto card = p->object();
    p->each(loop_cards(over), card, [&] {
      loop_card = card;
      turn();
    });
    loop_card = before;
  } else {
    refuse(over, "a loop over this cannot be played yet");
  }
  p->set_done(any > 0);
}

}  // namespace verbatim::cardtext
