// Words that move cards between lanes, hands and piles, and that disable them [CF 13.16 to CF 13.21,
// CF 13.35, CF 13.42, CF 13.43, CF 13.48].

#include "choices.h"
#include "moves.h"
#include "words.h"

namespace verbatim::crystal {
namespace {

bool real(const Table& t, int o) { return o < t.none(); }
bool in_lane(const Table& t, int o) { return real(t, o) && lane_of(t, o) != kNoLane; }
bool in_hand(const Table& t, int o) { return real(t, o) && t.in_kind(o, kHand); }
int is_in_lane(const Table& t, const int* a) { return in_lane(t, a[0]); }

// [CF 13.16] Lane cards only: base cards and permanents are in no lane.
int can_destroy(const Table& t, const int* a) { return in_lane(t, a[0]) && may_be(t, kBeDestroyed, a[0]); }
int destroy(Table& t, const int* a) {
  if (can_destroy(t, a) == 0) return 0;
  send(t, a[0], kDiscard);
  return 1;
}

// [CF 13.20] From hand or lane, or from where it is being looked at.
int discard(Table& t, const int* a) {
  if (!real(t, a[0]) || t.in_kind(a[0], kDiscard) || !may_be(t, kBeDiscarded, a[0])) return 0;
  send(t, a[0], kDiscard);
  return 1;
}
int can_discard(const Table& t, const int* a) {
  const bool there = in_hand(t, a[0]) || in_lane(t, a[0]) || (real(t, a[0]) && t.in_kind(a[0], kAside));
  return there && may_be(t, kBeDiscarded, a[0]);
}

// [CF 13.17] To disable it again changes nothing and pays for nothing.
int can_disable(const Table& t, const int* a) {
  return in_lane(t, a[0]) && !t.flag(a[0], kDisabled) && may_be(t, kBeDisabled, a[0]);
}
int disable(Table& t, const int* a) {
  if (can_disable(t, a) == 0) return 0;
  t.set_flag(a[0], kDisabled);
  if (switched(t, kDisableStopsAftermath)) t.stop_resolving(a[0], kOnAftermath);  // [CF 13.19]
  return 1;
}
int enable(Table& t, const int* a) {
  if (!in_lane(t, a[0]) || !t.flag(a[0], kDisabled)) return 0;
  t.set_flag(a[0], kDisabled, false);
  return 1;
}
int can_enable(const Table& t, const int* a) { return in_lane(t, a[0]) && t.flag(a[0], kDisabled); }

// [CF 13.42] To its owner's hand; nothing is refunded.
int can_return(const Table& t, const int* a) {
  return real(t, a[0]) && !in_hand(t, a[0]) && may_be(t, kBeReturned, a[0]);
}
int to_hand(Table& t, const int* a) {
  if (can_return(t, a) == 0) return 0;
  send(t, a[0], kHand);
  return 1;
}

// [CF 13.48] To a different lane of the same player; the mark "disabled" goes with it, tokens do not.
int may_shift(const Table& t, const int* a) { return in_lane(t, a[0]) && may_be(t, kBeShifted, a[0]); }
int can_shift(const Table& t, const int* a) {
  return may_shift(t, a) && a[1] >= 0 && a[1] < kLanes && lane_of(t, a[0]) != a[1];
}
int can_shift_by(const Table& t, const int* a) {  // (card, by whom, to which lane)
  const int args[] = {a[0], a[2]};
  return can_shift(t, args);
}
int shift(Table& t, const int* a) {
  if (can_shift(t, a) == 0) return 0;
  change_lane(t, a[0], a[1]);
  return 1;
}

// [CF 13.35, CF 13.36] Without cost; Deploy abilities do not trigger, later ones of the round do.
int put_into_play(Table& t, const int* a) {
  if (!real(t, a[0]) || in_lane(t, a[0]) || is_permanent(t, a[0]) || a[1] < 0 || a[1] >= kLanes) return 0;
  enter_lane(t, a[0], a[1]);
  return 1;
}
int can_put(const Table& t, const int* a) {
  return real(t, a[0]) && !in_lane(t, a[0]) && !is_permanent(t, a[0]);
}
int troopers_left(const Table& t, const int* a) {
  return a[0] < t.seats() ? t.zone_size(t.zone(kBasic, a[0])) : 0;
}
int can_put_trooper(const Table& t, const int* a) { return troopers_left(t, a) > 0; }

// [CF 13.48] Two cards of one player change places; within one zone they have none to change.
bool may_go(const Table& t, int o) { return may_be(t, in_lane(t, o) ? kBeShifted : kBeReturned, o); }
int can_swap(const Table& t, const int* a) {
  return real(t, a[0]) && real(t, a[1]) && t.owner(a[0]) == t.owner(a[1]) &&
         t.zone_of(a[0]) != t.zone_of(a[1]) && !is_permanent(t, a[0]) && !is_permanent(t, a[1]) &&
         may_go(t, a[0]) && may_go(t, a[1]);
}
int swap_cards(Table& t, const int* a) {
  if (can_swap(t, a) == 0) return 0;
  const int zones[] = {t.zone_of(a[0]), t.zone_of(a[1])};
  for (int i = 0; i < 2; ++i) {
    const int lane = lane_of_zone(t, zones[1 - i]);
    if (lane == kNoLane) {
      send(t, a[i], static_cast<Zone>(t.kind_of(zones[1 - i])));
    } else if (in_lane(t, a[i])) {
      change_lane(t, a[i], lane);
    } else {
      enter_lane(t, a[i], lane);
    }
  }
  return 1;
}
int remove_card(Table& t, const int* a) {
  if (!real(t, a[0])) return 0;
  const int beneath = copy_beneath(t, a[0]);
  for (int flag = 0; flag < kFlags; ++flag) t.set_flag(a[0], flag, false);
  t.move(a[0], t.layout().nowhere());
  if (beneath != t.none()) t.move(beneath, t.layout().nowhere());
  return 1;
}

// A verb, then the window of what it did. The trigger's parameters are the first registers: (card, by whom,
// the lane it was in, the power it had there).
ProgramId leaves(Book& b, const char* name, VerbId verb, Trigger trigger) {
  using enum Sort;
  GameMaker& m = b.m;
  Proc p(m, name);
  const auto card = p.parameter<Object>();
  p.parameter<Seat>();
  const auto left = p.number(), worth = p.number();
  p.set(left, m.call(b.lane_of, {card}));
  p.set(worth, m.call(b.value, {card}));
  p.verb(verb, {card});
  p.when(m.done(), [&] {
    p.window(moment(b, trigger));
    p.set_done(verbatim::Truth(1));
  });
  return p.id();
}

// (card, by whom, to which lane); its window tells the lane it left.
ProgramId changes_lane(Book& b, const char* name, VerbId verb) {
  using enum Sort;
  GameMaker& m = b.m;
  Proc p(m, name);
  const auto card = p.parameter<Object>();
  p.parameter<Seat>();
  const auto to = p.parameter<Number>();
  const auto left = p.number();
  p.set(left, m.call(b.lane_of, {card}));
  p.verb(verb, {card, to});
  p.when(m.done(), [&] {
    p.set(to, left);
    p.window(moment(b, kOnShifted));
    p.set_done(verbatim::Truth(1));
  });
  return p.id();
}

// (card, to which lane)
ProgramId enters(Book& b, const char* name, VerbId verb) {
  using enum Sort;
  Proc p(b.m, name);
  const auto card = p.parameter<Object>();
  const auto to = p.parameter<Number>();
  p.verb(verb, {card, to});
  p.when(b.m.done(), [&] {
    p.window(moment(b, kOnEntered));
    p.set_done(verbatim::Truth(1));
  });
  return p.id();
}

// Up to N cards, one's own or those of opponents, each to a different lane of who has it.
void several_moves(Words& w, const char* key, const char* name, ProgramId move, FnId movable, bool own,
                   const char* clause, Fn can) {
  using enum Sort;
  Book& b = w.book;
  GameMaker& m = b.m;
  Proc p(m, name);
  const auto seat = p.parameter<Seat>();
  const auto n = p.parameter<Number>();
  const auto o = p.object();
  const auto to = p.number();
  const auto moved = p.number();
  Pick cards = m.from({kMining, kAttack, kProduction}).whose(own ? m.only(seat) : m.opponents(seat));
  cards.where(m.call<Truth>(movable, {m.it()}), m.clause("CF 12.19"));
  p.ask_some(seat, 0, n)
      .prompt(own ? "shift which cards?" : "displace which cards?")
      .clause(clause)
      .every_copy()
      .objects(cards, o, nullptr)
      .end();
  p.each_listed(o, [&] {
    pick_lane(
        b, p, seat, to, [&](int l) { return m.call(b.lane_of, {o}) != l; },
        [&] {
          p.call(move, {o, seat, to});
          p.when(m.done(), [&] { p.set(moved, moved + 1); });
        },
        clause);
  });
  p.verb(b.did, {moved});
  w.counted(key, {{Seat, "who"}, {Number, "up to how many"}}, p.id(), can);
}

bool has_movable(const Table& t, int seat) {
  for (int l = 0; l < kLanes; ++l) {
    for (const int o : t.in(t.zone(kMining + l, seat))) {
      if (may_be(t, kBeShifted, o)) return true;
    }
  }
  return false;
}
int can_shift_n(const Table& t, const int* a) { return a[1] > 0 && a[0] < t.seats() && has_movable(t, a[0]); }
int can_displace_n(const Table& t, const int* a) {
  for (int s = 0; s < t.seats() && a[1] > 0; ++s) {
    if (s != a[0] && t.lives(s) && has_movable(t, s)) return 1;
  }
  return 0;
}

}  // namespace

void make_returns(Book& b) {
  b.return_to_hand = leaves(b, "return", b.m.native("return card", {Sort::Object}, to_hand), kOnReturned);
}

void words_of_moves(Words& w) {
  using enum Sort;
  Book& b = w.book;
  GameMaker& m = b.m;
  const Param card{Object, "which card"}, lane{Number, "to which lane"}, who{Seat, "who"};
  const auto verb = [&](const char* name, std::vector<Sort> sorts, Verb v) {
    return m.native(name, sorts, v);
  };
  w.program("verb:destroy", {card, who},
            leaves(b, "destroy", verb("destroy card", {Object}, destroy), kOnDestroyed), can_destroy);
  w.program("verb:discard", {{Object, "which card in hand"}, who},
            leaves(b, "discard", verb("discard card", {Object}, discard), kOnDiscarded), can_discard);
  const ProgramId discard_program(w.table.back().id);
  w.program("verb:destroy_or_discard", {card, who}, discard_program, can_discard);
  {
    // [CF 13.43] A discard, and hit points by its value in its lane, read before it leaves.
    Proc p(m, "scuttle");
    const auto o = p.parameter<Object>();
    const auto gained = p.number();
    p.set(gained, m.most(0, m.call(b.value, {o})));  // it is a gain, and never takes any
    p.call(discard_program, {o, m.controller(o)});
    p.when(m.done(), [&] {
      p.when(m.can(kGainHitPoints, m.owner(o), m.nothing()),
             [&] { p.verb(b.core.add, {m.owner(o), Operand::constant(kHitPoints), gained}); });
      p.set_done(verbatim::Truth(1));
    });
    w.program("verb:scuttle", {{Object, "which card of yours"}}, p.id(),
              [](const Table& t, const int* a) -> int {
                return in_lane(t, a[0]) && may_be(t, kBeDiscarded, a[0]);
              });
  }
  w.thing("gives verb:scuttle", Native::Kind::Counter, kHitPoints);
  w.program("verb:return", {card, who}, b.return_to_hand, can_return);
  w.program("verb:shift", {{Object, "which card of yours"}, who, lane},
            changes_lane(b, "shift", verb("shift card", {Object, Number}, shift)), can_shift_by);
  const ProgramId shift_program(w.table.back().id);
  w.program("verb:put_into_play", {{Object, "which card in hand"}, lane},
            enters(b, "put into play", verb("put card into play", {Object, Number}, put_into_play)), can_put);
  const ProgramId put_program(w.table.back().id);
  w.action("verb:disable", {card}, disable, can_disable);
  w.action("verb:enable", {card}, enable, can_enable);
  w.action("verb:swap", {card, {Object, "with which"}}, swap_cards, can_swap);
  w.action("verb:remove_card", {card}, remove_card,
           [](const Table& t, const int* a) -> int { return real(t, a[0]) && !in_hand(t, a[0]); });
  {
    // Basic Troopers from their deck into one lane. (seat, lane, number)
    Proc p(m, "put Basic Troopers into play");
    const auto seat = p.parameter<Seat>();
    const auto to = p.parameter<Number>();
    const auto n = p.parameter<Number>();
    const auto done = p.number();
    const auto trooper = p.object();
    const Place pile = m.zone(kBasic, seat);
    p.set(n, m.least(n, m.size(pile)));
    p.loop_while(done < n, [&] {
      p.take(trooper, pile);
      p.call(put_program, {trooper, to});
      p.set(done, done + 1);
    });
    p.verb(b.did, {done});
    w.counted("verb:put_into_play_from_supply", {who, lane, {Number, "how many"}}, p.id(), can_put_trooper);
    // [CF 12.4] No more are shared out than there are.
    w.function("most verb:put_into_play_from_supply", {who}, troopers_left);
    w.thing("of verb:put_into_play_from_supply", Native::Kind::Tag, kTagTrooper);
    w.thing("of type verb:put_into_play_from_supply", Native::Kind::Tag, kTagBasic);
  }
  // Where it must lie to have this done to it.
  for (const char* key :
       {"reach verb:destroy", "reach verb:disable", "reach verb:enable", "reach verb:scuttle",
        "reach verb:shift", "reach verb:displace", "reach verb:swarming", "reach verb:swarming_all",
        "reach verb:power_more", "reach verb:power_less", "reach verb:recall"})
    w.thing(key, Native::Kind::Zones, static_cast<int>(kLaneZones));
  for (const char* key : {"reach verb:put_into_play", "reach verb:swap"})
    w.thing(key, Native::Kind::Zones, static_cast<int>(~(1u << kPermanents)));
  for (const char* key : {"reach verb:discard", "reach verb:destroy_or_discard"})
    w.thing(key, Native::Kind::Zones,
            static_cast<int>(kLaneZones | 1u << kHand | 1u << kAside | 1u << kDeck | 1u << kBasic));
  w.thing("card:in_no_lane", Native::Kind::Tag, kTagPermanent);
  w.table.back().clause = "CF 14.3";
  const FnId movable = m.pure("can be shifted", {Object}, may_shift, Truth);
  several_moves(w, "verb:shift_n", "Shift N", shift_program, movable, true, "CF 13.48", can_shift_n);
  w.thing("moves verb:shift_n", Native::Kind::Number, 0);  // [CF 12.17] this card too
  several_moves(w, "verb:displace_n", "Displace N", shift_program, movable, false, "CF 13.21",
                can_displace_n);
  {
    // [CF 13.29] Pay, or the card returns; who cannot pay returns it.
    const Native* pay = nullptr;
    for (const Native& n : w.table) {
      if (n.key == "verb:pay_crystals") pay = &n;
    }
    const ProgramId pay_program(pay->id);
    const FnId can_pay(pay->can);
    Proc p(m, "pay or return");
    const auto o = p.parameter<Object>();
    const auto n = p.parameter<Number>();
    p.ask(m.you())
        .prompt("pay or return it?")
        .clause("CF 13.29")
        .option(
            "pay", [&] { p.call(pay_program, {m.you(), n}); }, m.call<Truth>(can_pay, {m.you(), n}),
            "CF 13.29")
        .option("return it", [&] { p.call(b.return_to_hand, {o, m.you()}); })
        .end();
    w.program("keyword:pay_cost", {card, {Number, "price"}}, p.id(), is_in_lane);
  }
}

}  // namespace verbatim::crystal
