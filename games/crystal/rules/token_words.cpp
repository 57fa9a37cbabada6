// Words about tokens [CF 13.4, CF 13.10, CF 13.26, CF 13.46, CF 13.52, CF 13.60, CF 13.61, CF 13.62,
// CF 13.63, CF 13.70].

#include <algorithm>

#include "choices.h"
#include "words.h"

namespace verbatim::crystal {
namespace {

bool on_a_lane(const Table& t, int kind, int seat, int lane) {
  return kind >= kBoostToken && kind <= kGambitToken && seat < t.seats() && t.lives(seat) && lane >= 0 &&
         lane < kLanes && may_lie(kind, lane);
}
int there(const Table& t, int kind, int seat, int lane) {
  return on_a_lane(t, kind, seat, lane) ? t.counter(seat, token_counter(kind, lane)) : 0;
}

int can_add(const Table& t, const int* a) { return a[3] > 0 && on_a_lane(t, a[0], a[1], a[2]); }
int can_remove(const Table& t, const int* a) { return a[3] > 0 && there(t, a[0], a[1], a[2]) >= a[3]; }
int can_remove_from(const Table& t, const int* a) { return a[5] > 0 && there(t, a[0], a[1], a[2]) > 0; }
int can_double(const Table& t, const int* a) { return there(t, a[0], a[1], a[2]) > 0; }
// [CF 13.70] Can so many of one kind on a lane be turned into the other? (kind, number, into kind, number,
// seat, lane)
int can_turn(const Table& t, const int* a) {
  return a[1] > 0 && there(t, a[0], a[4], a[5]) >= a[1] && on_a_lane(t, a[2], a[4], a[5]);
}

// This kind of token does not count on the lane this round. (kind, seat, lane)
int ignore(Table& t, const int* a) {
  if (!on_a_lane(t, a[0], a[1], a[2]) || a[0] > kCorruptionToken) return 0;
  t.set_counter(a[1], kIgnored, t.counter(a[1], kIgnored) | 1 << (a[0] * kLanes + a[2]));
  return 1;
}

// (seat, lane, number): power without tokens, for this round
int more_power(Table& t, const int* a) {
  if (!on_a_lane(t, kBoostToken, a[0], a[1]) || a[2] == 0) return 0;
  t.add(a[0], kBonus + a[1], a[2]);
  return std::abs(a[2]);
}
int less_power(Table& t, const int* a) {
  const int args[] = {a[0], a[1], -a[2]};
  return more_power(t, args);
}
int more_attack(Table& t, const int* a) {
  const int args[] = {a[0], kAttackLane, a[1]};
  return more_power(t, args);
}
int less_attack(Table& t, const int* a) {
  const int args[] = {a[0], kAttackLane, -a[1]};
  return more_power(t, args);
}

int change_corruption(Table& t, const int* a) {
  const int before = t.counter(a[0], kCorruption), after = std::max(0, before + a[1]);
  t.set_counter(a[0], kCorruption, after);
  return after - before;
}
int can_corrupt(const Table& t, const int* a) { return a[1] > 0 && a[0] < t.seats() && t.lives(a[0]); }
int can_spend_corruption(const Table& t, const int* a) {
  return a[1] > 0 && a[0] < t.seats() && corruption_of(t, a[0]) >= a[1];
}
int can_spread(const Table& t, const int* a) {
  return a[1] > 0 && a[0] < t.seats() && corruption_of(t, a[0]) > t.counter(a[0], kCorruption);
}

int drones_among(const Table& t, std::span<const std::uint16_t> cards) {
  const auto& tags = t.game().declaration().tags;
  const auto drone = std::find(tags.begin(), tags.end(), "Drone");
  if (drone == tags.end()) return 0;
  const auto is_drone = [&](int card) { return t.tagged(card, static_cast<int>(drone - tags.begin())); };
  return static_cast<int>(std::count_if(cards.begin(), cards.end(), is_drone));
}
// [CF 13.60] One for each Drone in the card's lane, the card included, at most N. (object, N)
int drones_here(const Table& t, const int* a) {
  return lane_of(t, a[0]) == kNoLane ? 0 : std::min(drones_among(t, t.in(t.zone_of(a[0]))), a[1]);
}
// [CF 13.60] In the first editions N for each other Drone in play, whosesoever. (object, N)
int drones_elsewhere(const Table& t, const int* a) {
  if (lane_of(t, a[0]) == kNoLane) return 0;
  int n = 0;
  for (int s = 0; s < t.seats(); ++s) n += drones_among(t, own_zones(t, kMining, kProduction, s));
  const std::uint16_t itself[] = {static_cast<std::uint16_t>(a[0])};
  return (n - drones_among(t, itself)) * a[1];
}

}  // namespace

void words_of_tokens(Words& w) {
  using enum Sort;
  Book& b = w.book;
  GameMaker& m = b.m;
  const Param kind{Number, "kind of token"}, seat{Seat, "whose lane"}, lane{Number, "lane"},
      number{Number, "how many"};
  w.thing("token:boost", Native::Kind::Tokens, kBoostToken);
  // [CF 15.5] Where corruption is a counter of the player, none lies on a lane.
  const bool of_lanes = b.e.corruption == CorruptionKind::Lane;
  if (of_lanes) {
    w.thing("token:corruption", Native::Kind::Tokens, kCorruptionToken);
  } else {
    w.refused("token:corruption", "CF 15.5");
  }
  w.thing("token:shield", Native::Kind::Tokens, kShieldToken);
  w.thing("token:gambit", Native::Kind::Tokens, kGambitToken);
  w.thing("lane of token:shield", Native::Kind::Number, kAttackLane);
  w.thing("lane of token:gambit", Native::Kind::Number, kAttackLane);
  w.counted("verb:add_tokens", {kind, seat, lane, number}, b.add_tokens, can_add);
  w.counted("verb:remove_tokens", {kind, seat, lane, {Number, "how many in all"}}, b.remove_tokens,
            can_remove);
  w.action("verb:ignore_tokens", {kind, seat, lane}, ignore);
  w.action("verb:lane_power_more", {seat, lane, number}, more_power);
  w.action("verb:lane_power_less", {seat, lane, number}, less_power);
  w.action("verb:gain_attack", {{Seat, "who"}, number}, more_attack);
  w.action("verb:reduce_attack", {{Seat, "whose"}, number}, less_attack);
  const VerbId change = m.native("change corruption", {Seat, Number}, change_corruption);

  const auto on_attack = [&](const char* name, const char* key, TokenKind which) {
    Proc p(m, name);
    const auto who = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    p.call(b.add_tokens, {Operand::constant(which), who, Operand::constant(kAttackLane), n});
    w.program(key, {{Seat, "who"}, number}, p.id(), can_corrupt);
  };
  on_attack("Shield", "verb:shield", kShieldToken);  // [CF 13.46]
  on_attack("gambit", "verb:gambit", kGambitToken);  // [CF 13.26]

  {
    // The number of tokens of a kind on a lane is doubled.
    Proc p(m, "double tokens");
    const auto k = p.parameter<Number>();
    const auto who = p.parameter<Seat>();
    const auto where = p.parameter<Number>();
    p.call(b.add_tokens, {k, who, where, m.call(b.tokens_on, {k, who, where})});
    w.program("verb:double_tokens", {kind, seat, lane}, p.id(), can_double);
  }
  const auto swarming = [&](const char* name, const char* key, const char* meaning, auto drones, Fn can) {
    Proc p(m, name);
    const auto card = p.parameter<Object>();
    const auto n = p.parameter<Number>();
    p.call(b.add_tokens,
           {Operand::constant(kBoostToken), m.controller(card), m.call(b.lane_of, {card}),
            m.call(m.pure(std::string("Drones: ") + name, {Object, Number}, drones), {card, n})});
    w.counted(key, {{Object, "which card of this text"}, {Number, meaning}}, p.id(), can);
  };
  swarming("Swarming", "verb:swarming", "most", drones_here,
           [](const Table& t, const int* a) -> int { return drones_here(t, a) > 0; });
  swarming("Swarming for all", "verb:swarming_all", "how many", drones_elsewhere,
           [](const Table& t, const int* a) -> int { return drones_elsewhere(t, a) > 0; });

  const auto corruption_on = [&](Who who) {
    return [&m, who](int l) { return m.counter_of(who, kLaneCorruption + l); };
  };
  {
    // [CF 13.11] On own lanes as the player likes; [CF 13.12] or on the player's counter.
    Proc p(m, "gain corruption");
    const auto who = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    if (of_lanes) {
      share_out(
          p, who, n, n, nullptr, [&](auto l, auto k) { put_tokens(b, p, kCorruptionToken, who, l, k); },
          "corruption on which lanes?", "CF 13.11");
      p.set_done(n > 0);
    } else {
      p.verb(change, {who, n});
    }
    w.program("verb:gain_corruption", {{Seat, "who"}, number}, p.id(), can_corrupt);
    w.program("verb:corrupt", {{Seat, "who"}, number}, p.id(), can_corrupt);  // [CF 13.62]
  }
  {
    Proc p(m, "spend corruption");
    const auto who = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    if (of_lanes) {
      share_out(
          p, who, n, n, corruption_on(who),
          [&](auto l, auto k) { take_tokens(b, p, kCorruptionToken, who, l, k); },
          "corruption from which lanes?", "CF 13.11");
      p.set_done(n > 0);
    } else {
      p.verb(change, {who, Num(0) - n});
    }
    w.program("verb:lose_corruption", {{Seat, "who"}, number}, p.id(), can_spend_corruption);
    if (of_lanes) {
      w.thing("draws on verb:lose_corruption", Native::Kind::Tokens, kCorruptionToken);
    } else {
      w.thing("draws on verb:lose_corruption", Native::Kind::Counter, kCorruption);
    }
  }
  {
    // [CF 13.52] Every opponent gets as many on each same lane as were removed there.
    Proc p(m, "Spread");
    const auto who = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    const auto to = p.seat();
    const auto spread = p.number();
    share_out(
        p, who, 0, n, corruption_on(who),
        [&](auto l, auto k) {
          p.set(spread, spread + k);
          take_tokens(b, p, kCorruptionToken, who, l, k);
          p.each_seat(m.opponents(who), who, to, [&] { put_tokens(b, p, kCorruptionToken, to, l, k); });
        },
        "spread how much from which lanes?", "CF 13.52");
    p.verb(b.did, {spread});
    if (of_lanes) {
      w.counted("verb:spread", {{Seat, "who"}, {Number, "up to how many"}}, p.id(), can_spread);
    } else {
      w.refused("verb:spread", "CF 15.5");
    }
  }
  {
    // [CF 13.70] Tokens of one kind are removed, and then the others are added to the same lane.
    Proc p(m, "turn tokens");
    const auto k = p.parameter<Number>();
    const auto n = p.parameter<Number>();
    const auto into = p.parameter<Number>();
    const auto others = p.parameter<Number>();
    const auto who = p.parameter<Seat>();
    const auto where = p.parameter<Number>();
    const FnId may = m.pure("can turn tokens", {Number, Number, Number, Number, Seat, Number}, can_turn);
    p.call(b.remove_tokens, {k, who, where, n * m.call(may, {k, n, into, others, who, where})});
    p.when(m.done(), [&] { p.call(b.add_tokens, {into, who, where, others}); });
    w.counted("verb:convert_tokens",
              {kind, number, {Number, "into which kind"}, {Number, "how many of those"}, seat, lane}, p.id(),
              can_turn);
  }
  {
    // [CF 13.63] Tokens from one lane to another, whosoever they are.
    Proc p(m, "move tokens");
    const auto k = p.parameter<Number>();
    const auto from = p.parameter<Seat>();
    const auto from_lane = p.parameter<Number>();
    const auto to = p.parameter<Seat>();
    const auto to_lane = p.parameter<Number>();
    const auto n = p.parameter<Number>();
    const auto can = p.number();
    p.set(can, m.least(n, m.call(b.tokens_on, {k, from, from_lane})));
    p.call(b.remove_tokens, {k, from, from_lane, can});
    p.when(m.done(), [&] { p.call(b.add_tokens, {k, to, to_lane, can}); });
    w.counted("verb:move_tokens",
              {kind,
               {Seat, "from whose lane"},
               {Number, "from lane"},
               {Seat, "to whose"},
               {Number, "to lane"},
               number},
              p.id(), can_remove_from);
  }
}

}  // namespace verbatim::crystal
