// "For each ...,": the sentence once for each player, lane or card that is meant.

#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// "For each opponent", "for each of your opponents".
SeatSet Lowering::loop_players(const Node& over) {
  const Node& noun = *slot(over, "x");
  return SeatSet::every(kind_of_players(noun, slot(over, "o")), noun.span);
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
  const Memory before = memory;
  const auto taken_before = taken;
  turn();
  const bool counts = taken && (!taken_before || !(taken->operand == taken_before->operand));
  if (counts) p->set(sum, sum + *taken);
  const auto forget = [this](const auto& now, const auto& then, const auto& none) {
    for (std::size_t i = then.size(); i < now.size(); ++i) p->set(now[i], none);
  };
  forget(memory.amounts, before.amounts, Num(0));
  forget(memory.cards, before.cards, m.nothing());
  forget(memory.seats, before.seats, m.nobody());
  forget(memory.lanes, before.lanes, Num(-1));
  if (counts) taken = Num(sum);
  that_many.reset();
  several_left(before.lanes.size());
}

// Several players who do several things, one after another, are such turns too: whoever is asked and does
// nothing does not speak of what the one before did. [CF 12.35]
void Lowering::each_in_turn(const SeatSet& set, const std::string& prompt,
                            const std::function<void(Who)>& body) {
  if (set.how == SeatSet::One || set.how == SeatSet::Choose) return each_seat(set, prompt, nullptr, body);
  const auto sum = p->number();
  p->set(sum, 0);
  each_seat(set, prompt, nullptr, [&](Who w) { each_turn(sum, [&] { body(w); }); });
}

// One turn of a loop. What was looked at in it goes back before the next one begins, so that "it" is one
// card.
void Lowering::one_turn(const Node& body) {
  const bool before = std::exchange(looked, false), named_before = can_name;
  statement(body);
  if (const Native* back = native("verb:put_back"); looked && back) {
    const auto done = p->number();
    p->set(done, Num(&m, m.done()));
    p->verb(VerbId(back->id), {you});
    p->set_done(done > 0);
  }
  looked = before;
  can_name = named_before;
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
      const auto lane_before = here;
      this_lane_after(n);
      one_turn(*slot(n, "b"));
      here = lane_before;
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
    const Pick each = loop_cards(over);
    lies(card, each.selection.zones);
    p->each(each, card, [&] {
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
