// "For each ...,": the sentence once for each player, lane or card that is meant.

#include <utility>

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

// One turn of a loop. What was looked at in it goes back before the next one begins, so that "it" is one
// card.
void Lowering::one_turn(const Node& body) {
  const bool before = std::exchange(looked, false);
  statement(body);
  if (const Native* back = native("verb:put_back"); looked && back) {
    const auto done = p->number();
    p->set(done, Num(&m, m.done()));
    p->verb(VerbId(back->id), {you});
    p->set_done(done > 0);
  }
  looked = before;
}

void Lowering::for_each(const Node& n) {
  const Node& over = *slot(n, "x");
  const Node& noun = *slot(over, "x");
  const std::string& c = category(noun);
  const auto any = p->number();
  const auto turn = [&] {
    ++loops;
    one_turn(*slot(n, "b"));
    --loops;
    p->when(m.done(), [&] { p->set(any, any + 1); });
  };
  p->set(any, 0);
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
    noun_of_lanes(noun, set);
    if (o != nullptr) set.owner = owner(o);
    if (o == nullptr) anybodys(set, SeatSet::every(m.everyone(), noun.span));
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
