// What a clause is done to: cards and lanes, chosen now, one call of the verb for each.

#include <tuple>
#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

const Node* Lowering::scaled(const Clause& c) const {
  for (const Node* post : c.posts) switch (core_of(g, *post)) {
      case Core::per:
      case Core::per_down:
      case Core::per_up:
      case Core::per_taken:
        return post;
      default:
        break;
    }
  return nullptr;
}

// The cards a clause is about. "For each" multiplies their number where the verb has none of its own.
CardSet Lowering::targets(const Clause& c) {
  check_shown(c, *card_slot(c));
  check_unplaced(c, *card_slot(c));
  const Node* each = slot(*c.effect, "n") ? nullptr : scaled(c);
  CardSet set = cards(*card_slot(c), unsaid(c), c.who, each != nullptr);
  from_place(c, set);
  what_first(set, *card_slot(c), each != nullptr);
  check_there(c, set);
  if (each == nullptr) return set;
  if (set.how != CardSet::Some && set.how != CardSet::UpTo) refuse(*each, "nothing here can be multiplied");
  set.number = times(c, set.number);
  return set;
}

// "The top card of each opponent's deck": whose deck it is.
const Node* Lowering::owner_of_top(const Clause& c) const {
  const Node* said = card_slot(c);
  const Node* z = said && op(*said) == "top" ? slot(*said, "z") : nullptr;
  return z ? slot(*z, "o") : nullptr;
}

void Lowering::over_cards(Clause& c, const Then& then) {
  const Node& said = *card_slot(c);
  if (const Node* o = owner_of_top(c); o && owner(o).how != SeatSet::One) {
    return each_seat(owner(o), phrase(*c.effect), nullptr, [&](Who w) {
      chosen.emplace_back(o, w);
      over_cards(c, then);
      chosen.pop_back();
    });
  }
  CardSet set = targets(c);
  if (takes_lane(c)) check_home(c, set);
  const Node* to = lane_slot(c);
  const bool back = to && first_of(*to, [this](const Node& n) { return op(n) == "came_from"; });
  const LeftLane meant_lane = back ? left_before() : LeftLane();
  const auto act = [&](Obj o) {
    c.card = o;
    clause_card = o;
    last_card = o;
    keep_power(o, said.span);
    lies_after(c, set, o);
    known.emplace_back(said.span, o);
    if (set.first == CardSet::Cards)
      for (const Span owner_span : set.owners) known.emplace_back(owner_span, m.controller(o));
    keep_lane(set, o);
    if (remembers_lane && !takes_lane(c) && !(set.how == CardSet::Known && came_from)) {
      const auto left = p->number();
      memory.lanes.push_back(left);
      p->set(left, m.call(FnId(native("number:lane_of")->id), {o}));
      came_from = Num(left);
      came_from_of = m.controller(o);
      if (set.how != CardSet::Known) {
        const auto whose = p->seat();
        p->set(whose, m.controller(o));
        came_from_of = Who(whose);
      }
    }
    keep_lane_of(said, o);
    if (c.only_card) {
      then();
    } else if (takes_lane(c)) {
      see_first(c, set, o);
      came_from = m.call(FnId(native("number:lane_of")->id), {o});
      came_from_of.reset();
      const LeftLane now{left_lane, left_several};
      if (back) std::tie(left_lane, left_several) = std::tie(meant_lane.lane, meant_lane.several);
      over_lanes(c, then);
      if (back) std::tie(left_lane, left_several) = std::tie(now.lane, now.several);
    } else if (swaps(c)) {
      with_partner(c, then);
    } else {
      then();
    }
  };
  const auto before_card = clause_card;
  struct Restore {
    std::optional<Obj>& to;
    const std::optional<Obj>& from;
    ~Restore() { to = from; }
  } restore{clause_card, before_card};
  if (set.how == CardSet::Known) return act(set.known);
  const auto o = place_for<Sort::Object>(said.span);
  memory.cards.push_back(o);
  if (set.top) {
    p->repeat(set.number, [&] {
      p->when(m.size(set.place) > 0, [&] {
        p->take(o, set.place);
        act(o);
      });
    });
    return;
  }
  c.card = m.it();
  clause_card = m.it();
  const auto mark = known.size();
  for (const Span owner_span : set.owners) known.emplace_back(owner_span, m.controller(m.it()));
  const Truth fits = fits_somewhere(c);
  known.resize(mark);
  set.pick = meant(set.pick);
  set.pick.where(fits, rule("rule:no_effect"));
  const bool one = set.number.operand == Operand::constant(1);
  if (set.total && paying && set.how == CardSet::Some && !one)
    refuse(said, "whether it can be paid in full cannot be asked: say \"up to\", or name one card");
  // [CF 12.51] Whether it could be paid would tell what lies there.
  if (paying && unseen(set.pick, c.who) && set.pick.requirements.size() > 1)
    refuse(said, "what is paid with must be seen: say \"if you do\", or name any card there");
  const auto from = [&](Pick pick) {
    if (set.total) {
      // Cards one by one while their powers fit into what is left, and no more than were said. [CF 12.13]
      const auto used = p->number(), count = p->number();
      const bool counted = set.how == CardSet::Some || set.how == CardSet::UpTo;
      p->set(used, 0);
      if (counted) p->set(count, set.number);
      const Native* rule = native("card:total_power");
      const std::string clause_cited = rule ? rule->clause : "";
      pick.where(power(m.it(), said) <= *set.total - used, m.clause(clause_cited));
      p->loop([&] {
        if (counted) p->when(count <= 0, [&] { p->leave(); });
        Asking ask = p->ask(c.who);
        ask.prompt(phrase(*c.effect)).clause(clause_cited).objects(pick, o, [&] {
          p->set(used, used + power(o, said));
          if (counted) p->set(count, count - 1);
          act(o);
        });
        if (set.how != CardSet::Some) ask.option("no more", [&] { p->leave(); });
        ask.end([&] { p->leave(); });
      });
      return;
    }
    if (slot(*c.effect, "j") != nullptr) {
      // "In any order": one after another, as whoever does it likes.
      const auto one_more = [&] {
        p->ask(c.who).prompt(phrase(*c.effect)).objects(pick, o, [&] { act(o); }).end([&] { p->leave(); });
      };
      if (set.how == CardSet::All) return p->loop(one_more);
      if (set.how != CardSet::Some) refuse(said, "say how many are put there in that order");
      return p->repeat(set.number, one_more);
    }
    if (set.apart) return in_different_lanes(set, c, pick, o, [&] { act(o); });
    if (set.how == CardSet::All) return p->each(pick, o, [&] { act(o); });
    if (unseen(pick, c.who))
      return unseen_cards(set, c.who, phrase(*c.effect), c.least, pick, o, [&] { act(o); });
    if (set.how == CardSet::Some && set.number.operand == Operand::constant(1)) {
      p->ask(c.who).prompt(phrase(*c.effect)).objects(pick, o, [&] { act(o); }).end();
      return;
    }
    const Num there = m.count(pick);
    const Num open = paying && most_x ? m.least(there, *most_x) : there;
    const Num most = set.how == CardSet::AnyNumber ? open : m.least(set.number, there);
    const Num least = set.how == CardSet::Some ? most : m.least(c.least, most);
    p->ask_some(c.who, least, most).prompt(phrase(*c.effect)).objects(pick, o, nullptr).end();
    p->each_listed(o, [&] { act(o); });
  };
  each_part(set, phrase(*c.effect), from);
}

// Could it be done to the card in question, in one of the lanes it is told?
Truth Lowering::fits_somewhere(Clause& c) {
  if (!takes_lane(c)) return can(c);
  return some_lane(lanes_of(c), [&](const LaneRef& l) { return c.lane = l, can(c) && at_home(c, l); });
}

// Where the text says, or any lane of whom it concerns.
LaneSet Lowering::lanes_of(const Clause& c) {
  const Who home = card_slot(c) ? m.controller(c.card) : c.who;
  if (const Node* said = lane_slot(c)) {
    LaneSet set = lanes(*said);
    check_lanes(c, set, *said);
    one_or_each(c, set, *said);
    if (takes(c, "whose lane") || takes(c, "to whose")) return set;
    const bool own = set.owner.how == SeatSet::One && set.owner.who().operand == home.operand;
    if (!set.owned && !set.index) set.owner.is(home);
    if (set.owned && !own && card_slot(c) == nullptr)
      refuse(*said, "one can do this in one's own lanes only");
    return set;
  }
  LaneSet set;
  set.owner.is(home);
  const Node* n = slot(*c.effect, "n");
  if (n && slot(*n, "o")) set.owner = owner(slot(*n, "o"));
  // "For each opponent, remove 1 corruption": theirs, or yours?
  const bool theirs = loop_player && loop_player->operand == c.who.operand;
  if (loop_player && !theirs && takes(c, "how many in all") && !card_slot(c) && !(n && slot(*n, "o")))
    refuse(*c.effect, "from whose lanes? Write \"your lanes\" or \"their lanes\"");
  set.among = row();
  // Several tokens come from wherever the player likes.
  // So do several of what the verb counts itself, "3 Basic Troopers": each to any lane.
  const bool counted = slot(*c.effect, "c") && !card_slot(c) && takes(c, "how many");
  if ((takes(c, "how many in all") || counted) && !(c.number.operand == Operand::constant(1)))
    set.how = LaneSet::Shared;
  return set;
}

void Lowering::over_lanes(Clause& c, const Then& then) {
  if (const Node* from = slot(*c.effect, "f")) return refuse(*from, "this verb takes nothing from a lane");
  LaneSet set = lanes_of(c);
  if (c.all && set.how == LaneSet::Shared) set.how = LaneSet::Every;
  const bool several =
      set.how == LaneSet::Shared || (set.how == LaneSet::Every && !set.apart && takes(c, "how many in all"));
  if (several && takes(c, "how many") && !c.all) return share_out(c, set, then);
  each_lane(
      set, phrase(*c.effect),
      [&](const LaneRef& l) {
        c.lane = l;
        if (!c.chooses_number && !c.all) return can(c) && at_home(c, l);
        Clause one = c;
        one.number = 1;
        return can(one);
      },
      [&](LaneRef l) {
        c.lane = l;
        if (c.all) {
          const Num whole = c.number;
          c.number = tokens_on(*slot(*slot(*c.effect, "n"), "u"), l);
          p->when(c.number > 0, then);
          c.number = whole;
          return;
        }
        if (!c.chooses_number || !takes(c, "how many in all")) return then();
        // "Remove up to 2 of its tokens" from this one lane.
        const auto number = p->number();
        const Num most = m.least(c.number, tokens_on(*slot(*slot(*c.effect, "n"), "u"), l));
        p->ask_number(c.who)
            .prompt(phrase(*c.effect))
            .numbers(m.least(c.least, most), most, number, nullptr)
            .end();
        const Num whole = c.number;
        c.number = number;
        then();
        c.number = whole;
      });
}

// An amount over several lanes of one player, as the player likes.
void Lowering::share_out(Clause& c, const LaneSet& set, const Then& then) {
  each_seat(set.owner, phrase(*c.effect), nullptr, [&](Who owner_seat) {
    const bool taken_away = takes(c, "how many in all");
    Num there = 0;
    std::vector<Num> limits;
    for (const int l : row()) {
      const LaneRef ref{owner_seat, l};
      const Node* unit = slot(*c.effect, "n") ? slot(*slot(*c.effect, "n"), "u") : nullptr;
      const Num cap = taken_away && unit ? tokens_on(*unit, ref) : Num(Operand::kMost);
      limits.push_back(m.either(lane_fits(set, ref), cap, 0));
      if (taken_away) there = there + limits.back();
    }
    const Num most = taken_away ? m.least(c.number, there) : c.number;
    const Num least = c.chooses_number ? m.least(c.least, most) : most;
    distribute(c, owner_seat, least, most, limits, [&](LaneRef lane, Num number) {
      const Num whole = c.number;
      c.lane = lane;
      c.number = number;
      then();
      c.number = whole;
    });
  });
}

Truth Lowering::can_target(Clause& c, bool in_full) {
  if (moves_tokens(c)) return can_move(c, in_full);
  if (const Node* o = owner_of_top(c); o && owner(o).how != SeatSet::One) {
    return some_seat(owner(o), [&](Who w) {
      chosen.emplace_back(o, w);
      const Truth any = can_target(c, in_full);
      chosen.pop_back();
      return any;
    });
  }
  if (const Node* said = card_slot(c)) {
    CardSet set = targets(c);
    if (set.top) return m.size(set.place) > 0;
    c.card = set.how == CardSet::Known ? set.known : m.it();
    const auto before_card = clause_card;
    clause_card = c.card;
    const auto mark = known.size();
    for (const Span owner_span : set.owners) known.emplace_back(owner_span, m.controller(m.it()));
    const Truth fits = fits_somewhere(c);
    known.resize(mark);
    clause_card = before_card;
    if (set.how == CardSet::Known) return fits;
    set.pick.where(fits);
    if (set.total) set.pick.where(power(m.it(), *said) <= *set.total);
    const bool one = set.number.operand == Operand::constant(1);
    const auto enough = [&](const Pick& pick) {
      const Who who = asker && (!paying || guessing) ? *asker : you;  // one knows what one pays with
      return in_full && set.how == CardSet::Some && !one ? perhaps_so_many(pick, who) >= set.number
                                                         : perhaps_any(pick, who);
    };
    // "A card in each of your lanes" is paid in full only where each of them has one. [CF 11.9]
    const bool all_parts = in_full && set.how == CardSet::Some;
    return some_part(set, enough) && (all_parts ? each_part_has(set, enough) : Truth(&m, kAlways));
  }
  if (!takes_lane(c)) return can(c);
  const LaneSet set = lanes_of(c);
  if (set.how != LaneSet::One && !set.apart && takes(c, "how many in all")) {
    const Node& unit = *slot(*slot(*c.effect, "n"), "u");
    if (set.owner.how != SeatSet::One) return Truth(1);
    Num there = 0;
    for (const int l : row()) {
      const LaneRef ref{set.owner.who(), l};
      there = there + m.either(lane_fits(set, ref), tokens_on(unit, ref), 0);
    }
    return there >= (in_full && !c.chooses_number && !c.all ? c.number : Num(1));
  }
  if (c.all) c.number = 1;
  const auto there = [&](const LaneRef& l) { return c.lane = l, can(c); };
  if (in_full && set.how == LaneSet::Every && !c.all && !c.chooses_number)
    return some_lane(set, there) && !some_lane(set, [&](const LaneRef& l) { return !there(l); });
  return some_lane(set, there);
}

Truth Lowering::clause_possible(const Node& d, bool in_full) {
  const bool before = std::exchange(probing, true);
  const Truth out = could_do(d, in_full);
  probing = before;
  return out;
}

Truth Lowering::could_do(const Node& d, bool in_full) {
  const Node& effect = *slot(d, "e");
  // What another amount for each player would do is known when each of them is asked.
  if (const Node* named = slot(effect, "p"); named && speaks_of(d, named->span)) return Truth(1);
  const bool plain_choice = op(effect) == "choose" && g.entries[effect.entry].native.empty();
  if (is_lasting(effect) || plain_choice || op(effect) == "by_lane") return Truth(1);
  const Node *first = nullptr, *second = nullptr;
  if (const Joint j = joint(d, first, second); j != Joint::None) {
    const Truth a = clause_possible(*first, in_full), b = clause_possible(*second, in_full);
    return j == Joint::Both && in_full ? a && b : a || b;
  }
  if (const Node* z = slot(effect, "z");
      z && slot(*z, "z") && op(*slot(*z, "z")) == "either" && slot(effect, "n"))
    return Truth(1);
  Clause c;
  if (!understand(d, c)) return Truth(1);
  const auto with_player = [&]() -> Truth {
    const Node* n = slot(*c.effect, "n");
    if (n == nullptr && takes(c, "into which kind")) n = slot(*c.effect, "a");
    const Node* said = slot(*c.effect, "c");
    if (n && !(category(*n).rfind("price", 0) == 0 || category(*n).rfind("saving", 0) == 0)) {
      c.chooses_number = op(*n).rfind("up_to", 0) == 0 || op(*n).rfind("any_", 0) == 0 || names_x(*n);
      c.all = (takes(c, "how many in all") || moves_tokens(c)) && op(*n).rfind("all", 0) == 0;
      c.number = c.chooses_number || c.all ? Num(1) : times(c, amount(*n));
    } else if (!n && said && card_slot(c) == nullptr && slot(*said, "n")) {
      c.number = times(c, amount(*slot(*said, "n")));
    }
    if (const Node* z = slot(*c.effect, "z"); z && slot(*z, "o") && owner(slot(*z, "o")).how != SeatSet::One)
      return Truth(1);
    const std::optional<SeatSet> concerned = whom(c);
    if (!concerned) return can_target(c, in_full);
    const SeatSet& set = *concerned;
    c.has_player = true;
    if (set.how != SeatSet::One && c.native->parameters.front() == Sort::Seats) {
      c.players = set.set;
      const Truth any = can_target(c, in_full);
      return set.meets ? any && some_seat(set, [](Who) { return Truth(1); }) : any;
    }
    return some_seat(set, [&](Who w) {
      c.player = w;
      c.players = m.only(w);
      return can_target(c, in_full);
    });
  };
  const Node* s = slot(d, "s");
  if (s == nullptr) return with_player();
  return for_some_of(players(*s), [&](Who w) {
    c.who = w;
    return with_player();
  });
}

}  // namespace verbatim::cardtext
