// Cards: where they lie, what is asked of them, how many.

#include <algorithm>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

Truth Lowering::has_type(const Node& types, Obj o) {
  if (op(types) == "either") return has_type(*slot(types, "a"), o) || has_type(*slot(types, "b"), o);
  const Native* n = need(types);
  return n && n->kind == Native::Kind::Tag ? m.tagged(o, n->id) : Truth(1);
}

Place Lowering::place(const Node& n, Who who) {
  const Node* z = slot(n, "z");
  if (op(n) == "own_hand") {
    const Native* hand = native("zone:hand");
    return m.zone(hand ? hand->id : 0, who);
  }
  const Native* zone = z ? need(*z) : nullptr;
  if (zone == nullptr || zone->kind != Native::Kind::Zone) {
    refuse(n, "name one place");
    return m.zone_of(m.source());
  }
  const Node* o = slot(n, "o");
  return m.zone(zone->id, o ? the_one(owner(o), *o) : who);
}

void Lowering::in_place(Pick& pick, const Node& place_node, Who who, CardSet* set) {
  const std::function<void(const Node&)> add = [&](const Node& z) {
    if (op(z) == "either") {
      add(*slot(z, "a"));
      add(*slot(z, "b"));
    } else if (const Native* n = need(z); n && n->kind == Native::Kind::Zone) {
      pick.selection.zones |= 1u << n->id;
    }
  };
  pick.selection.zones = 0;
  if (op(place_node) == "own_hand") {
    const Native* hand = native("zone:hand");
    pick.selection.zones = 1u << (hand ? hand->id : 0);
    pick.whose(m.only(who));
    return;
  }
  add(*slot(place_node, "z"));
  const Node* o = slot(place_node, "o");
  belongs_to(pick, o ? owner(o) : SeatSet::just(who), place_node, set);
}

// Whose cards: kept for what is chosen before them, or settled now where they are only counted.
void Lowering::belongs_to(Pick& pick, const SeatSet& whose, const Node& said, CardSet* set,
                          const Node* noun) {
  const Whos of = set ? all_of(whose) : counted(whose, said);
  set || !noun ? pick.whose(of) : also_of(pick, *noun, of);
  if (set) set->whose = whose;
}

void Lowering::in_lanes(Pick& pick, const Node& said, CardSet* cards_set) {
  LaneSet set = lanes(said);
  if (cards_set && op(said) == "the" && !set.owned && !set.index && !loop_player) {
    set.owner =
        SeatSet::chosen(m.everyone(), said.span);  // "a card in the Attack lane": any player's [CF 12.11]
    set.unowned = true;
  }
  const bool of_many =
      set.owner.how == SeatSet::Choose || (set.how == LaneSet::One && !set.index && set.among.size() > 1);
  const bool anywhere = (set.unowned && op(said) == "any") || (asked_of == Asked::One && !set.owner.target);
  if (asked_of == Asked::Number && of_many && !anywhere)
    refuse(said, "so many in which lane? Name it, or all of them");
  if (cards_set) {
    if (op(said) == "all") set.apart = true;
    cards_set->where = set;
  } else if (!anywhere && set.owner.how != SeatSet::Every) {
    // Only counted: in the one that is chosen now, or in all of them.
    if (set.how == LaneSet::Several) refuse(said, "in one lane, or in all of them?");
    if (!probing) set.owner.is(the_one(set.owner, said));
    if (!probing && set.how == LaneSet::One && !set.index) set.index = the_lane(set, said).index;
  }
  pick.selection.zones = 0;
  for (const int l : set.index ? row() : set.among) pick.selection.zones |= 1u << zone_of_lane(l);
  pick.whose(all_of(set.owner));
  const Native* lane_of = native("number:lane_of");
  if (lane_of == nullptr) return;
  const Num lane = m.call(FnId(lane_of->id), {m.it()});
  if (set.index) pick.where(lane == *set.index);
  const bool one_owner = set.owner.how == SeatSet::One;
  if (set.except) pick.where(!left_out(set, {one_owner ? set.owner.who() : m.controller(m.it()), lane}));
  if (set.filters.empty()) return;
  LaneSet filtered;
  filtered.among = row();
  filtered.filters = set.filters;
  pick.where(lane_fits(filtered, {m.controller(m.it()), lane}));
}

Pick Lowering::pick_of(const Node& noun, Unsaid unsaid_place, Who who, CardSet* set) {
  Pick pick;
  pick.selection.seats = m.everyone();
  const Node* head = slot(noun, "h");
  std::vector<Truth> tests;
  bool placed = false, side_named = false, own = false;
  while (head && slot(*head, "h")) {
    const Node& adj = *slot(*head, "a");
    const std::string& word = op(adj);
    if (word == "other") {
      tests.push_back(!m.same(m.it(), m.source()));
    } else if (word == "discarded" && native("zone:discard")) {
      pick.selection.zones = 1u << native("zone:discard")->id;
      pick.whose(m.only(who));
      placed = true;
    } else if (word == "friendly" || word == "enemy") {
      side_named = true;
      own = word == "friendly";
      const Truth mine = m.same(m.controller(m.it()), m.you());
      tests.push_back(own ? mine : !mine);
    } else if (const Native* n = need(adj); n && n->kind == Native::Kind::Flag) {
      tests.push_back(m.is(m.it(), n->id));
    } else if (n) {
      refuse(adj, "this cannot be asked of a card here");
    }
    head = slot(*head, "h");
  }
  if (head && op(*head) == "typed") {
    tests.push_back(has_type(*slot(*head, "t"), m.it()));
  } else if (head && op(*head) != "card") {
    const Native* n = need(*head);
    if (n && n->kind == Native::Kind::Tag) tests.push_back(m.tagged(m.it(), n->id));
  }
  const auto lane_zones = [&] {
    pick.selection.zones = 0;
    for (const int l : row()) pick.selection.zones |= 1u << zone_of_lane(l);
    placed = true;
  };
  // Where they lie first, then whose they are: "a Drone you control in any lane" is one of yours.
  std::vector<const Node*> mods;
  for (const Child& child : noun.children)
    if (child.slot == g.entries[noun.entry].slot("m")) mods.push_back(&child.node);
  const auto is_place = [this](const Node* mod) {
    return op(*mod) == "in_lane" || op(*mod) == "in_place" || op(*mod) == "in_play";
  };
  std::stable_partition(mods.begin(), mods.end(), is_place);
  for (const Node* each : mods) {
    const Node& mod = *each;
    const std::string& word = op(mod);
    if (word == "in_lane") {
      in_lanes(pick, *slot(mod, "l"), set);
      placed = true;
    } else if (word == "in_place") {
      in_place(pick, *slot(mod, "z"), who, set);
      placed = true;
    } else if (word == "controlled") {
      if (!placed) lane_zones();
      belongs_to(pick, SeatSet::just(m.you()), mod, set, &noun);
    } else if (word == "they_control" || word == "player_controls") {
      if (!placed) lane_zones();
      const Node& controller = slot(mod, "p") ? *slot(mod, "p") : mod;
      belongs_to(pick, players(controller), controller, set, &noun);
    } else if (word == "except_this") {
      tests.push_back(!m.same(m.it(), m.source()));
    } else if (word == "in_play") {
      if (!placed) {
        lane_zones();
        if (!side_named) whose_unsaid(pick, unsaid_place, who);
      }
    } else if (word == "lanes_apart" && set) {
      if (!placed) lane_zones();
      if (!side_named && unsaid_place != Unsaid::Lanes) whose_unsaid(pick, unsaid_place, who);
      set->apart = true;
    } else if (word == "of_player" || word == "for_player") {
      belongs_to(pick, players(*slot(mod, "p")), *slot(mod, "p"), set, &noun);
    } else if (word == "power") {
      tests.push_back(compare(power(m.it(), mod), *slot(mod, "c")));
    } else if (word == "total_power" && set) {
      const Node& limit = *slot(mod, "c");
      if (op(limit).rfind("at_most", 0) != 0) refuse(mod, "a total has an upper limit");
      set->total = slot(limit, "n") ? Num(slot(limit, "n")->value) : amount(*slot(limit, "x"));
    } else if (word == "of_choice") {
      your_choice(mod);
    } else if (word != "including") {
      refuse(mod, "this cannot be asked of a card here");
    }
  }
  if (!placed && unsaid_place == Unsaid::Hand) {
    pick.selection.zones = 1u << (native("zone:hand") ? native("zone:hand")->id : 0);
    pick.whose(m.only(who));
  } else if (!placed) {
    lane_zones();
    pick.selection.zones |= reached;
    if (!side_named) whose_unsaid(pick, unsaid_place, who);
    // In "for each opponent, ..." the cards whose owner is not said are that opponent's [CF 12.2].
    if (set && loop_player && !own && unsaid_place != Unsaid::YourLanes) pick.whose(m.only(*loop_player));
  }
  for (const Node* mod : mods)
    if (op(*mod) == "power" || op(*mod) == "total_power") no_power_there(*mod, pick.selection.zones);
  if (not_this) pick.where(!m.same(m.it(), m.source()));
  for (const Truth& t : tests) pick.where(t);
  return pick;
}

Lowering::Unsaid Lowering::unsaid(const Clause& c) const {
  if (takes(c, "which card in hand")) return Unsaid::Hand;
  if (takes(c, "which card of yours")) return Unsaid::YourLanes;
  if (takes(c, "which card of theirs")) return Unsaid::TheirLanes;
  return Unsaid::Lanes;
}

// Does it point at the cards that were looked at?
bool Lowering::shown(const Node& n) const {
  if (n.antecedent != Antecedent::node || ability_said == nullptr) return false;
  return std::any_of(ability_said->begin(), ability_said->end(), [&](const Node& said) {
    return first_of(said, [&](const Node& part) {
             return part.span == n.antecedent_span && g.entries[part.entry].has("shows");
           }) != nullptr;
  });
}

CardSet Lowering::cards(const Node& n, Unsaid where, Who who, bool several) {
  CardSet set;
  set.span = n.span;
  const std::string& word = op(n);
  if (n.antecedent == Antecedent::self) {
    set.how = CardSet::Known;
    set.known = m.source();
    return set;
  }
  const bool those = word == "those";
  if (those && !shown(n)) {
    refuse(n, "which cards? Say at once what is done with them, or \"For each ..., ...\"",
           Code::pronoun_nothing);
    set.pick.selection.seats = m.everyone();
    return set;
  }
  if (n.antecedent == Antecedent::loop_card && loop_card) {
    set.how = CardSet::Known;
    set.known = *loop_card;
    return set;
  }
  const Node* noun = slot(n, "x");
  if (those || names_shown(g, n)) {
    // Of the cards that were looked at.
    const Native* aside = native("zone:aside");
    if (aside == nullptr || !(can_name || searched || probing))
      refuse(n, "which cards? Only of those that were looked at some can be named", Code::pronoun_nothing);
    if (word == "the_other" || word == "the_others") {
      if (!took_some && !probing) refuse(n, "other than which? Say first what is done with some of them");
      saw_several = false;
    }
    took_some = true;
    if (those) saw_several = false;
    set.pick.selection.zones = 1u << (aside ? aside->id : 0);
    set.pick.whose(m.only(you));
    set.how = word == "of_those"         ? CardSet::Some
              : word == "of_those_any"   ? CardSet::AnyNumber
              : word == "of_those_up_to" ? CardSet::UpTo
                                         : CardSet::All;
    if (const Node* number = slot(n, "n")) set.number = amount(*number);
    const Truth kind = noun ? about(*noun, m.it()) : Truth(&m, kAlways);  // "1 of those Drones"
    if (!(kind.operand == kAlways)) set.pick.where(kind);
    return set;
  }
  if (n.antecedent == Antecedent::node || g.entries[n.entry].has("ref")) {
    const Obj* o = known_at<Obj>(n.antecedent_span);
    set.how = CardSet::Known;
    set.known = o ? *o : last_card ? *last_card : m.nothing();
    if (o == nullptr && !last_card && !probing) refuse(n, "which card?");
    return set;
  }
  if (word == "whole_hand" || word == "whole_discard") {
    const Native* hand = native(word == "whole_hand" ? "zone:hand" : "zone:discard");
    if (hand == nullptr) refuse(n, "these rules have no such place", Code::not_in_rules);
    set.how = CardSet::All;
    set.pick.selection.zones = 1u << (hand ? hand->id : 0);
    belongs_to(set.pick, owner(slot(n, "o")), n, &set);
    what_first(set, n);
    return set;
  }
  if (word == "top") {
    set.top = true;
    set.place = place(*slot(n, "z"), who);
    set.number = slot(n, "n")->value;
    return set;
  }
  if (noun == nullptr) {
    refuse(n, "this way to name cards cannot be played yet");
    set.pick.selection.seats = m.everyone();
    return set;
  }
  said_once(*noun, slot(n, "o"));
  const auto mark = known.size();
  // "Target opponent's card in their Attack lane": theirs is whoever has it.
  if (const Node* o = slot(n, "o")) known.emplace_back(o->span, m.controller(m.it()));
  // So in "a card an opponent controls in their Attack lane".
  for (const Child& c : noun->children)
    if (op(c.node) == "player_controls") known.emplace_back(slot(c.node, "p")->span, m.controller(m.it()));
  set.pick = pick_of(*noun, where, who, &set);
  known.resize(mark);
  if (const Node* o = slot(n, "o")) {
    belongs_to(set.pick, owner(o), *o, &set);
  }
  if (const Node* number = slot(n, "n")) set.number = amount(*number);
  if (core_of(g, n) == Core::variable) {
    set.how = said_x ? CardSet::Some : CardSet::AnyNumber;
    if (said_x) set.number = *said_x;
    what_first(set, n, several);
    return set;
  }
  if (word == "that_many") set.number = amount(n);
  const bool single = set.number.operand == Operand::constant(1) && word == "count";
  if (const Node* apart = single ? lanes_apart(*noun) : nullptr; apart && op(*apart) == "owned_all")
    refuse(*apart, "one in any of them, or one in each? Write \"one of\" them, or \"each of\" them");
  if (word == "up_to" || word == "up_to_of" || word == "up_to_targets") {
    set.how = CardSet::UpTo;
  } else if (word == "any_number" || word == "any_number_of" || word == "any_some" || word == "targets") {
    set.how = CardSet::AnyNumber;
  } else if (word == "all" || word == "each" || word == "each_of" || word == "owned_all" || word == "some") {
    set.how = CardSet::All;
  } else if (word == "another" || word == "another_of") {
    set.pick.where(!m.same(m.it(), last_card ? *last_card : m.source()));
  } else if (word != "count" && word != "target" && word != "any" && word != "owned" && word != "count_of" &&
             word != "any_of" && word != "n_targets" && word != "the" && word != "that_many") {
    refuse(n, "this way to name cards cannot be played yet");
  }
  if (set.apart) {
    const Node* number = slot(n, "n");
    const bool counted = set.how == CardSet::Some || set.how == CardSet::UpTo;
    if (!counted || !number || !is_number(*number) || number->value < 2 || number->value > 6)
      refuse(n, "say how many of them: \"2 cards in different lanes\"");
  }
  what_first(set, n, several);
  return set;
}

}  // namespace verbatim::cardtext
