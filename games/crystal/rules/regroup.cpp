// Regroup: what lasted for the round ends [CF 9.1], and corruption stays or goes [CF 9.2, CF 9.3].

#include <algorithm>

#include "book.h"
#include "lanes.h"
#include "moves.h"
#include "pending.h"
#include "quiet.h"
#include "usual.h"

namespace verbatim::crystal {

namespace {

template <Trigger... These>
void stop(Table& t) {
  (t.stop_listening(TriggerId(These)), ...);
}

// [CF 13.6] A Cooldown of a card in a lane waits in every round, whatever it waits for.
template <Trigger... These>
void stop_all_but_cooldowns(Table& t) {
  const auto stays = [&t](Trigger on) {
    return [&t, on](int o) { return lane_of(t, o) != kNoLane && has_cooldown(t, o, on); };
  };
  (t.stop_listening_unless(TriggerId(These), stays(These)), ...);
}

// [CF 14.7] Permanents work in every round.
[[gnu::always_inline]] inline void permanents_work(Table& t, int seats) {
  for (int s = 0; s < seats; ++s) {
    for (const int o : t.in(own_zone(t, kPermanents, s))) t.start_listening(o);
  }
}

// [CF 14.2] Abilities of cards come once, in the round the card enters; "Start of next round" is still to
// come.
[[gnu::always_inline]] inline void stop_round_abilities(Table& t, int seats) {
  stop<kOnDeploy, kOnBattle, kOnOperations, kOnAftermath, kOnRegroup>(t);
  stop_all_but_cooldowns<kOnPlayed, kOnEntered, kOnDestroyed, kOnDiscarded, kOnReturned, kOnShifted,
                         kOnTokensAdded, kOnTokensRemoved>(t);
  permanents_work(t, seats);
}

[[gnu::always_inline]] inline int corrupted(const Table& t, int seats) {
  int found = 0;
  for (int s = 0; s < seats; ++s) {
    const std::int16_t* on = t.counters(s) + kLaneCorruption;
    found |= ((on[kMiningLane] | on[kAttackLane] | on[kProductionLane]) != 0) << s;
  }
  return found & t.living();
}

// Calls each(card) for every card in a lane.
template <class Each>
void each_unit(const Table& t, Each each) {
  for (int s = 0; s < t.seats(); ++s) {
    for (int l = 0; l < kLanes; ++l) {
      for (const int o : t.in(t.zone(kMining + l, s))) each(o);
    }
  }
}

// [CF 13.68] Nothing is freshly revealed any more.
void end_ways(Table& t) {
  each_unit(t, [&t](int o) {
    if (t.flag(o, kRevealed)) t.set_flag(o, kRevealed, false);
  });
}

// Is there a card that was enlisted for the round?
bool anyone_enlisted(const Table& t) {
  bool found = false;
  if (t.anyone_has(kGoesHome))
    each_unit(t, [&](int o) { found |= t.flag(o, kFresh) && t.flag(o, kGoesHome); });
  return found;
}

[[gnu::always_inline]] inline void tidy_up(Table& t, int seats) {
  under(t, kCf91);
  const bool boosts_stay = switched(t, kBoostsStay);  // [CF 9.4]
  for (int s = 0; s < seats; ++s) {
    if (!t.lives(s)) continue;
    if (!boosts_stay) t.clear_counters(s, kBoost, kLanes);
    t.clear_counters(s, kBonus, kPostponed + 1 - kBonus);
    t.clear_counters(s, kShield, 2);  // and gambit tokens
    t.set_counter(s, kPrevention, 0);
    t.clear_counters(s, kDealt, kTook + 1 - kDealt);
  }
  if (t.anyone_has(kRevealed)) end_ways(t);
  t.clear_flags(kDisabled, kMoved + 1 - kDisabled);  // exhausted, entered, activated, moved
  if (t.header().modifiers != 0) {
    t.expire(kThisRound);
    t.expire(kNextCard);
  }
  stop_round_abilities(t, seats);
}

// [CF 2.3] Those of the round before have had their say; cards that entered in this very phase have theirs in
// the next round.
int stop_start(Table& t, const int*) {
  stop<kOnStart>(t);
  for (int o = 0; o < t.objects() && t.anyone_has(kFresh); ++o) {
    if (t.flag(o, kFresh)) t.start_listening(o);
  }
  permanents_work(t, t.seats());
  return corrupted(t, t.seats());
}

// One seat, lane by lane: how many tokens stay, or are paid off.
void corruption_choices(Book& b, Proc& p, FnId corrupted_fn) {
  GameMaker& m = b.m;
  const auto seat = p.seat();
  const auto lane = p.number();
  const auto number = p.number();
  const bool pays = b.e.corruption_removal == CorruptionRemoval::PayAtStart;
  const Whos seats = m.call<Sort::Seats>(corrupted_fn, {});
  ProgramId off;  // (lane, number): removed by the rule that lets the player choose
  {
    Proc q(m, "corruption leaves a lane");
    q.cites(pays ? "CF 9.3" : "CF 9.2");
    off = q.id();
    const auto from = q.parameter<Sort::Number>();
    const auto n = q.parameter<Sort::Number>();
    q.call(b.remove_tokens, {Operand::constant(kCorruptionToken), m.you(), from, n});
  }
  const Num there = m.counter_at(seat, kLaneCorruption, lane, kLanes);
  const auto remove = [&](Num n) {
    p.verb(b.take_tokens, {seat, lane, n, Operand::constant(kCorruptionToken)});
    p.when(!m.done(), [&] {
      p.call_for(seat, off, {lane, n});
      p.set_done(1);  // as if at once
    });
  };
  const char* keep[] = {"keep {} corruption on the Mining lane", "keep {} corruption on the Attack lane",
                        "keep {} corruption on the Production lane"};
  const char* pay[] = {"pay off {} corruption on the Mining lane", "pay off {} corruption on the Attack lane",
                       "pay off {} corruption on the Production lane"};
  p.when(m.done(), [&] {
    p.each_seat(seats, b.holder(), seat, [&] {
      for (int l = 0; l < kLanes; ++l) {
        p.set(lane, l);
        p.when(there > 0, [&] {
          if (pays) {
            const int price = b.e.corruption_price;
            const Num most = price == 0 ? there
                                        : m.least(there, m.num(NodeKind::divide_down, 0,
                                                               m.counter_of(seat, kCrystals), Num(price)));
            p.ask(seat)
                .prompt("remove how much corruption?")
                .clause("CF 9.3")
                .numbers(
                    0, most, number,
                    [&] {
                      p.verb(b.core.add, {seat, Operand::constant(kCrystals), Num(0) - number * price});
                      remove(number);
                    },
                    pay[l])
                .end();
          } else {
            p.ask(seat)
                .prompt("keep how much corruption?")
                .clause("CF 9.2")
                .numbers(
                    0, there, number, [&] { remove(there - number); }, keep[l])
                .end();
          }
        });
      }
    });
  });
}

// [CF 13.69] What was enlisted for the round returns to its owner's hand, and that is answered.
void enlisted_go_home(Book& b, Proc& p) {
  GameMaker& m = b.m;
  const auto card = p.object();
  ProgramId home;  // (card)
  {
    Proc q(m, "an enlisted card goes home");
    q.cites("CF 13.69");
    home = q.id();
    const auto it = q.parameter<Sort::Object>();
    q.call(b.return_to_hand, {it, m.you()});
  }
  const FnId any = m.pure(
      "someone has enlisted", {}, [](const Table& t, const int*) -> int { return anyone_enlisted(t); },
      Sort::Truth);
  p.when(m.call<Sort::Truth>(any, {}), [&] {
    p.list_of(
        m.from({kMining, kAttack, kProduction}).where(m.is(m.it(), kFresh)).where(m.is(m.it(), kGoesHome)));
    p.each_listed(card, [&] {
      // What answers the first may take the second out of its lane.
      p.when(m.call(b.lane_of, {card}) != kNoLane, [&] { p.call_for(m.controller(card), home, {card}); });
    });
  });
}

[[gnu::always_inline]] inline bool regroup_at_once(Table& t, int seats, bool corruption_asks) {
  if (anyone_listens(t, kOnRegroup) || (corruption_asks && corrupted(t, seats) != 0)) return false;
  if (anyone_enlisted(t)) return false;
  tidy_up(t, seats);
  return true;
}

}  // namespace

void end_abilities_of_earlier_rounds(Table& t) {
  stop<kOnStart>(t);
  stop_round_abilities(t, t.seats());
}

// Nobody listens: there is nothing to stop.
bool quiet_start(const Table& t, bool corruption_asks) {
  return !anyone_listens(t, kOnStart) && !(corruption_asks && corrupted(t, t.seats()) != 0);
}

[[gnu::noinline]] bool quiet_regroup(Table& t, bool corruption_asks) {
  return in_two_copies<regroup_at_once>(t, corruption_asks);
}

void write_start(Book& b, Proc& p) {
  GameMaker& m = b.m;
  b.corrupted = m.pure(
      "corrupted", {}, [](const Table& t, const int*) { return corrupted(t, t.seats()); }, Sort::Seats);
  // [CF 2.3] The abilities of cards that entered in the round before.
  phase_abilities(b, p, kOnStart, "Start of Round", "CF 2.3", nullptr);
  p.verb(m.native("the start is over", {}, stop_start));
  if (b.e.corruption == CorruptionKind::Lane && b.e.corruption_removal == CorruptionRemoval::PayAtStart) {
    corruption_choices(b, p, b.corrupted);
  }
}

void write_regroup(Book& b, Proc& p) {
  GameMaker& m = b.m;
  phase_abilities(b, p, kOnRegroup, "Regroup", "CF 9.1", nullptr);
  // Corruption first: what answers its removal is of this round, and ends with it.
  if (b.e.corruption == CorruptionKind::Lane && b.e.corruption_removal == CorruptionRemoval::Regroup) {
    p.verb(m.native("is there corruption to ask about", {},
                    [](Table& t, const int*) { return corrupted(t, t.seats()); }));
    corruption_choices(b, p, b.corrupted);
  }
  enlisted_go_home(b, p);
  p.verb(m.native("tidy up", {}, [](Table& t, const int*) { return tidy_up(t, t.seats()), 1; }));
}

}  // namespace verbatim::crystal
