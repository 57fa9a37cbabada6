// "For each ...,": the sentence once for each player, lane or card that is meant.

#include <algorithm>
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
  const Node& noun = *slot(over, "x");
  const Node* o = slot(over, "o");
  said_once(noun, o);
  Pick pick = pick_of(noun, Unsaid::Lanes, you);
  if (o) also_of(pick, noun, counted(owner(o), *o));
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

// What its caps have given is forgotten behind a loop that stands in another.
void Lowering::in_loop(Loop kind, const Then& all_turns) {
  loops.push_back(kind);
  all_turns();
  loops.pop_back();
  for (const auto& [post, given] : caps)
    if (given.outside == loops.size() && given.outside > 0) p->set(given.sum, 0);
}

// Is the amount of a clause another one in each turn of a loop? Else the loop itself multiplies it.
bool Lowering::reckoned_anew(const Node& effect, const std::vector<const Node*>& posts) const {
  const auto multiplies = [this](const Node* post) {
    const Core core = core_of(g, *post);
    return core == Core::per || core == Core::per_down || core == Core::per_up || core == Core::per_taken ||
           core == Core::equal_to || op(*post) == "rate";
  };
  const Node* amount = slot(effect, "n");
  if (amount && !is_number(*amount)) {
    const Node* number = slot(*amount, "n");
    if (number == nullptr || !is_number(*number)) return true;
  }
  return std::any_of(posts.begin(), posts.end(), multiplies);
}

// [CF 12.9] What a cap has given in the turns that it bounds together, or nothing if it bounds each by
// itself: turns of players and of lanes, unless it is those that multiply the amount.
std::optional<Num> Lowering::given_in_loops(const Node& cap, const Node& effect,
                                            const std::vector<const Node*>& posts) {
  std::size_t outside = loops.size();
  for (bool multiplied = reckoned_anew(effect, posts); outside > 0; multiplied = true, --outside)
    if (loops[outside - 1] == Loop::Apart && multiplied) break;
  if (outside == loops.size() || p == nullptr) return std::nullopt;
  auto at = caps.find(&cap);
  if (at == caps.end()) at = caps.emplace(&cap, Given{p->number(), outside}).first;
  return Num(at->second.sum);
}

// One turn of a loop. What was looked at in it goes back before the next one begins, so that "it" is one
// card.
void Lowering::one_turn(const Node& body) {
  const bool before = std::exchange(looked, false), named_before = can_name;
  statement(body);
  put_back();
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
    each_turn(sum, [&] {
      start_ways(n);
      const auto lane_before = here;
      this_lane_after(n);
      one_turn(*slot(n, "b"));
      here = lane_before;
      p->when(m.done(), [&] { p->set(any, any + 1); });
    });
  };
  p->set(any, 0);
  p->set(sum, 0);
  if (c == "noun<player>") {
    const auto before = loop_player;
    in_loop(Loop::Apart, [&] {
      each_seat(loop_players(over), "", nullptr, [&](Who w) {
        loop_player = w;
        turn();
      });
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
    in_loop(Loop::Apart, [&] {
      each_lane(set, phrase(over), nullptr, [&](LaneRef lane) {
        loop_lane = lane;
        turn();
      });
    });
    loop_lane = before;
  } else if (c == "noun<card>") {
    const auto before = loop_card;
    const auto card = p->object();
    const Pick each = loop_cards(over);
    lies(card, each.selection.zones);
    in_loop(Loop::Cards, [&] {
      p->each(each, card, [&] {
        loop_card = card;
        turn();
      });
    });
    loop_card = before;
  } else {
    refuse(over, "a loop over this cannot be played yet");
  }
  p->set_done(any > 0);
}

}  // namespace verbatim::cardtext
