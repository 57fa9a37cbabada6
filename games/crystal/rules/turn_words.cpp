// Words about damage, the token, slots, the allowance and playing cards [CF 13.14, CF 13.31, CF 13.37,
// CF 13.53].

#include <algorithm>

#include "choices.h"
#include "cost.h"
#include "damage.h"
#include "pending.h"
#include "playable.h"
#include "words.h"

namespace verbatim::crystal {
namespace {

bool in_own_slot(const Table& t, int seat) {
  return t.counter(t.nobody(), kPhase) == kDeployPhase && t.counter(t.nobody(), kSlot) == seat;
}

// [CF 13.53]
int take_priority(Table& t, const int* a) {
  if (a[0] >= t.seats() || !t.lives(a[0]) || priority(t) == a[0]) return 0;
  t.set_counter(t.nobody(), kPriority, a[0]);
  return 1;
}
int can_take_priority(const Table& t, const int* a) { return a[0] < t.seats() && priority(t) != a[0]; }

// [CF 13.31, CF 13.32] In one's own slot, once a round; the token moves to the left if the player holds it.
int can_postpone(const Table& t, const int* a) {
  return in_own_slot(t, a[0]) && t.counter(a[0], kPostponed) == 0;
}
int postpone(Table& t, const int* a) {
  if (can_postpone(t, a) == 0) return 0;
  t.set_counter(a[0], kPostponed, 1);
  if (priority(t) == a[0]) t.set_counter(t.nobody(), kPriority, t.next_living(a[0]));
  return 1;
}

// [CF 13.37] Only cards that were in the lane when the round began count; boosts and corruption do as they
// are now, and [CF 13.13] so does the floor of a printing.
int can_reallocate(const Table& t, const int* a) {
  return a[0] < t.seats() && (a[1] == kMiningLane || a[1] == kAttackLane) && in_own_slot(t, a[0]) &&
         (t.counter(a[0], kReallocated) >> a[1] & 1) == 0;
}
int reallocate(Table& t, const int* a) {
  if (can_reallocate(t, a) == 0) return 0;
  const int seat = a[0], lane = a[1];
  int cards = 0;
  for (const int o : t.in(t.zone(kMining + lane, seat))) {
    cards += t.flag(o, kFresh) || t.flag(o, kMoved) ? 0 : value(t, o);
  }
  t.add(seat, kAllowance, std::max(0, raw_power_of(t, seat, lane, cards)));
  t.set_counter(seat, kReallocated, t.counter(seat, kReallocated) | 1 << lane);
  return 1;
}

// Does the text of one of its abilities for this moment do this?
bool uses_to(const Table& t, int o, int trigger, Verb what) {
  const Code& code = t.code();
  return std::any_of(t.face(o).abilities.begin(), t.face(o).abilities.end(), [&](AbilityId id) {
    const Ability& a = code.abilities[id.value];
    const Program& p = code.programs[a.program.value];
    const auto at = code.instructions.begin();
    return a.trigger.value == trigger && std::any_of(at + p.entry, at + p.end, [&](const Instruction& i) {
             return i.op == Op::verb && t.game().natives().verbs[i.y] == what;
           });
  });
}

// One cooldown, one use [CF 13.6]; said by the ability itself when it begins.
int exhaust(Table& t, const int* a) {
  if (a[0] >= t.none() || t.flag(a[0], kExhausted)) return 0;
  under(t, kCf136);
  t.set_flag(a[0], kExhausted);
  return 1;
}
int is_ready(const Table& t, const int* a) { return a[0] < t.none() && !t.flag(a[0], kExhausted); }

int can_hit(const Table& t, const int* a) { return a[1] > 0 && (a[0] & t.living()) != 0; }

// [CF 13.51] What a Solo card's own text would let one play is lost: its slot takes no further card.
bool slot_is_over(const Table& t, int seat) {
  return t.counter(t.nobody(), kPhase) == kDeployPhase && t.counter(t.nobody(), kSlot) == seat &&
         t.counter(seat, kPassed) != 0;
}
// (card, of what it is free): can its owner play it, and pay for it, from where it lies?
template <bool CopiesUpgrade>
int can_play(const Table& t, const int* a) {
  if (a[0] >= t.none() || lane_of(t, a[0]) != kNoLane) return 0;
  const int seat = t.owner(a[0]);
  if (!t.lives(seat) || slot_is_over(t, seat) || !t.allowed(kPlayCards, seat, a[0]).allowed)
    return 0;                                                                     // [CF 6.6, CF 12.19]
  if (printed_tag(t, a[0], kTagSolo) && t.counter(seat, kPlayed) != 0) return 0;  // [CF 13.50]
  if (is_permanent(t, a[0])) {
    const int first = copy_in_play(t, a[0], seat);  // [CF 13.57, CF 13.59]
    if (first != t.none() && (!CopiesUpgrade || first == a[0] || t.flag(first, kUpgraded))) return 0;
  }
  // [CF 11.5, CF 13.69]
  return payable_in_full(t, a[0], seat, a[1]) || (a[1] == 0 && can_enlist(t, a[0], seat));
}

// [CF 4.11] Also the top card of a deck: how it can be played hangs on which it is.
int seen_by_its_player(Table& t, const int* a) {
  if (a[0] >= t.none()) return 0;
  t.reveal(a[0], 1 << t.owner(a[0]));
  return 1;
}

}  // namespace

bool has_cooldown(const Table& t, int o, int trigger) { return uses_to(t, o, trigger, exhaust); }

int in_time_to_postpone(const Table& t, const int* a) {
  const int seat = t.controller(a[0]);
  return !uses_to(t, a[0], kOnUse, postpone) || can_postpone(t, &seat);
}

void words_of_turns(Words& w) {
  using enum Sort;
  Book& b = w.book;
  GameMaker& m = b.m;
  const Param who{Seat, "who"}, number{Number, "how many"}, card{Object, "which card"};
  w.counted("verb:damage", {{Seats, "to whom, else an opponent"}, number}, b.damage, can_hit);
  w.counted("verb:take_damage", {{Seats, "who"}, number}, b.damage, can_hit);
  // [CF 6.2, CF 6.8] With another amount for each player all of them are named, then it is one event.
  const std::pair<const char*, ProgramId> named[] = {
      {"verb:damage", b.damage_named}, {"verb:take_damage", b.damage_named}, {"verb:lose_hp", b.loss_named}};
  const VerbId name_each = m.native("name for each", {Seats, Number}, name_also);
  for (const auto& [verb, event] : named) {
    const bool dealt = std::string(verb) == "verb:damage";
    w.thing(("each " + std::string(verb)).c_str(), Native::Kind::Action, name_each.value);
    w.table.back().parameters = {Seats, Number};
    w.table.back().meanings = {dealt ? "to whom" : "who", "how many"};
    w.counted(("all " + std::string(verb)).c_str(), {}, event);
  }
  w.action("verb:take_priority", {who}, take_priority, can_take_priority);
  w.action("verb:postpone", {who}, postpone, can_postpone);
  w.action("verb:reallocate", {who, {Number, "lane"}}, reallocate, can_reallocate);
  w.thing("reach verb:reallocate", Native::Kind::Zones, 1 << kMining | 1 << kAttack);
  w.table.back().clause = "CF 13.37";
  // In one's own slot only: never where no slot is open.
  const int no_slot =
      1 << kOnStart | 1 << kOnBattle | 1 << kOnOperations | 1 << kOnAftermath | 1 << kOnRegroup;
  for (const auto& [key, clause] :
       {std::pair("not at verb:reallocate", "CF 13.37"), std::pair("not at verb:postpone", "CF 13.32")}) {
    w.thing(key, Native::Kind::Moments, no_slot);
    w.table.back().clause = clause;
  }
  // What is still there until Regroup, so that a text may say so [CF 9.1].
  for (const char* key :
       {"verb:power_more", "verb:power_less", "verb:lane_power_more", "verb:lane_power_less",
        "verb:prevent_damage", "verb:reduce_attack", "verb:gain_attack", "verb:disable", "verb:ignore_tokens",
        "verb:shield", "verb:gambit", "verb:reduce_cost", "verb:play_extra"})
    w.thing(("lasts " + std::string(key)).c_str(), Native::Kind::Number, 0);
  w.action("limit:round", {card}, exhaust, is_ready);
  {
    // [CF 4.11] A card that an ability plays triggers its Deploy abilities and counts as played, but is not
    // the card of a deploy turn. [CF 12.2] Whose card it is plays it, whoever's ability says so.
    // (card, of what it is free, the lane it may not go to or -1)
    const Fn can_be_played = b.e.upgrade_by_copy ? can_play<true> : can_play<false>;
    Proc p(m, "play by an ability");
    const auto o = p.parameter<Object>();
    const auto free = p.parameter<Number>();
    const auto not_to = p.parameter<Number>();
    const auto lane = p.number();
    const Who whose = m.owner(o);
    const FnId can = m.pure("can play it", {Object, Number}, can_be_played, Truth);
    p.verb(m.native("is seen by its player", {Object}, seen_by_its_player), {o});
    p.when(
        m.call<Truth>(can, {o, free}),
        [&] {
          p.when(
              m.call<Truth>(b.is_permanent, {o}),
              [&] { p.call_for(whose, b.play, {o, Operand::constant(kNoLane), free}); },
              [&] {
                pick_lane(
                    b, p, whose, lane, [&](int l) { return not_to != l; },
                    [&] { p.call_for(whose, b.play, {o, lane, free}); }, "CF 4.11", "CF 12.17");
              });
          p.set_done(verbatim::Truth(1));
        },
        [&] { p.set_done(verbatim::Truth(0)); });
    const std::vector<Param> params{{Object, "which card in hand"},
                                    {Number, "for 0 crystals"},
                                    {Number, "the lane it may not go to, or -1"}};
    w.program("verb:play_card", params, p.id(), can_be_played);
  }
  {
    // "Return it, then play it to a different lane for 0 crystals" in one word (card)
    const ProgramId play(w.table.back().id);
    Proc p(m, "Recall");
    const auto o = p.parameter<Object>();
    const auto left = p.number();
    p.set(left, m.call(b.lane_of, {o}));
    p.call(b.return_to_hand, {o, m.you()});
    p.when(m.done(), [&] {
      p.call(play, {o, Operand::constant(1), left});
      p.set_done(verbatim::Truth(1));
    });
    w.thing("moves verb:recall", Native::Kind::Number, 0);
    w.program("verb:recall", {card}, p.id(), [](const Table& t, const int* a) -> int {
      return a[0] < t.none() && lane_of(t, a[0]) != kNoLane;
    });
  }
  {
    // [CF 13.41] The next card you play this turn costs less. (who, crystals less, production less)
    const int crystals =
        m.modifier({.force = Force::Add, .what = kPriceCrystals, .duration = kNextCard, .on_seat = true});
    const int production =
        m.modifier({.force = Force::Add, .what = kPriceProduction, .duration = kNextCard, .on_seat = true});
    Proc p(m, "the next card costs less");
    const auto seat = p.parameter<Seat>();
    const auto c = p.parameter<Number>();
    const auto q = p.parameter<Number>();
    p.when(c != 0, [&] { p.modify(crystals, seat, Num(0) - c); });
    p.when(q != 0, [&] { p.modify(production, seat, Num(0) - q); });
    p.set_done(c != 0 || q != 0);
    const std::vector<Param> params{who, {Number, "crystals less"}, {Number, "production less"}};
    w.program("verb:reduce_cost", params, p.id());
    w.program("verb:play_extra", params, p.id());
  }
  const auto power_change = [&](const char* name, const char* key, int sign) {
    const int power = m.modifier({.force = Force::Add, .what = kCardPower, .duration = kThisRound});
    Proc p(m, name);
    const auto o = p.parameter<Object>();
    const auto n = p.parameter<Number>();
    p.modify(power, o, sign > 0 ? Num(n) : Num(0) - n);
    w.program(key, {card, number}, p.id(),
              [](const Table& t, const int* a) -> int { return a[1] != 0 && lane_of(t, a[0]) != kNoLane; });
  };
  power_change("more power", "verb:power_more", 1);
  power_change("less power", "verb:power_less", -1);
}

}  // namespace verbatim::crystal
