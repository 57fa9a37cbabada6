// Playing a card: name it and a lane, settle its price, pay, put it down, resolve its Deploy abilities
// [CF 4.3].

#include "book.h"
#include "cost.h"
#include "moves.h"
#include "pending.h"
#include "playable.h"
#include "usual.h"

namespace verbatim::crystal {
namespace {

// [CF 14.4] Must one of one's permanents go first? (card, seat, limit)
int over_limit(const Table& t, const int* a) {
  return copy_in_play(t, a[0], a[1]) == t.none() && t.zone_size(t.zone(kPermanents, a[1])) >= a[2];
}

// Pays and counts the card.
[[gnu::always_inline]] inline void pay(Table& t, int card, int seat, Price p) {
  t.add(seat, kCrystals, -p.crystals);
  t.add(seat, kAllowance, -p.production);
  if (t.header().modifiers != 0) t.use_up(kNextCard, card, seat);  // [CF 13.41]
  t.add(seat, kPlayed, 1);
  // [CF 13.51] After a Solo card the slot is over.
  if (printed_tag(t, card, kTagSolo) && t.counter(t.nobody(), kPhase) == kDeployPhase &&
      t.counter(t.nobody(), kSlot) == seat) {
    t.set_counter(seat, kPassed, 1);
  }
}

// [CF 11.5] The price is what it is when the card is named: it is paid before anything is given up for it.
// (card, with its extra payment, of what it is free, way)
int pay_price(Table& t, const int* a) {
  const int card = a[0], seat = t.owner(card);
  Price p = a[3] == kEnlisted ? enlist_price(t, card) : price(t, card, seat, a[1] != 0);
  if (a[2] != kNotFree) p.crystals = 0;
  if (a[2] == kFreeOfAll) p.production = 0;
  pay(t, card, seat, p);
  if (a[1] != 0) t.set_flag(card, kPaidFor);
  return 1;
}

// (card, lane, way, with its extra payment)
int put_down(Table& t, const int* a) {
  const int card = a[0], seat = t.owner(card);
  if (a[3] != 0) t.set_flag(card, kPaidFor, false);
  if (a[2] == kHidden) return t.move(card, t.zone(kFaceDown + a[1], seat)), 1;
  if (!is_permanent(t, card)) {
    enter_lane(t, card, a[1]);
    if (a[2] == kEnlisted) t.set_flag(card, kGoesHome);
    return 1;
  }
  // [CF 13.57] A second copy goes on top of the first; the two are one permanent.
  const int first = copy_in_play(t, card, seat);
  if (first != t.none()) t.set_flag(first, kUpgraded);
  t.move(card, t.zone(first != t.none() ? kBeneath : kPermanents, seat));
  return 1;
}

// [CF 13.68, CF 13.69] Can it be played otherwise than as printed?
bool has_another_way(const Table& t, int card) {
  return printed_tag(t, card, kTagStealth) || t.printed(card, kEnlistCrystals) != 0;
}

// Pays what is printed on a card of which nothing else need be asked, where no text changes prices.
[[gnu::always_inline]] inline void pay_plainly(Table& t, int seat, const std::int16_t* printed) {
  t.add(seat, kCrystals, -printed[kCrystalCost]);
  t.add(seat, kAllowance, -printed[kProductionCost]);
  t.add(seat, kPlayed, 1);
}
[[gnu::noinline]] void pay_closely(Table& t, int card, int seat) { pay(t, card, seat, price(t, card, seat)); }

// Is anybody asked about the card just put down? Where everyone is asked, they are asked about each card that
// has a text or that somebody may answer.
[[gnu::always_inline]] inline bool concerns_others(const Table& t, int left) {
  const bool may_answer = anyone_listens(t, kOnPlayed);
  if (anyone_listens(t, kOnEntered)) return true;
  if ((t.header().options & kAskEveryone) != 0) return may_answer || left == kTextLeft;
  return may_answer && anyone_answers(t);
}

// The usual card: there is nothing to ask before it is put down. Returns what is left to do; the first two
// registers of the program tell those who may answer of the card and its lane. (card, lane)
[[gnu::always_inline]] inline int play_at_once(Table& t, int, const int* a) {
  const int card = a[0], seat = t.owner(card);
  const std::int16_t* printed = printed_on(t, t.record(card).face);
  const int left = printed[kLeft];
  if (left == kAllOfIt) return kAllOfIt;
  under(t, kCf43);
  if (printed[kPlainPrice] == kLookedAtClosely || t.changed_now(kPriceCrystals) ||
      t.changed_now(kPriceProduction)) {
    pay_closely(t, card, seat);
  } else {
    pay_plainly(t, seat, printed);
  }
  enter_lane(t, card, a[1]);
  return concerns_others(t, left) ? kAnswersLeft : left;
}

int discard_from_play(Table& t, const int* a) {
  if (a[0] >= t.none()) return 0;
  send(t, a[0], kDiscard);
  return 1;
}

// How the card is played, where its text opens more than one way.
void choose_way(Book& b, Proc& p, Obj card, Num free, Reg<Sort::Number> way) {
  using enum Sort;
  GameMaker& m = b.m;
  const FnId several = m.pure(
      "can be played in another way", {Object},
      [](const Table& t, const int* a) -> int { return has_another_way(t, a[0]); }, Truth);
  const FnId in_full = m.pure(
      "can be paid in full", {Object, Seat, Number},
      [](const Table& t, const int* a) -> int { return payable_in_full(t, a[0], a[1], a[2]); }, Truth);
  const FnId enlist = m.pure(
      "can be enlisted", {Object, Seat},
      [](const Table& t, const int* a) -> int { return can_enlist(t, a[0], a[1]); }, Truth);
  const FnId stealth = m.pure(
      "has Stealth", {Object},
      [](const Table& t, const int* a) -> int { return printed_tag(t, a[0], kTagStealth); }, Truth);
  const verbatim::Truth full = m.call<Truth>(in_full, {card, m.you(), free});
  p.when(m.call<Truth>(several, {card}), [&] {
    p.ask(m.you())
        .prompt("play it how?")
        .clause("CF 13.68")
        .option("play it as printed", nullptr, full, "CF 4.2")
        .option(
            "enlist it", [&] { p.set(way, kEnlisted); },
            free == kNotFree && m.call<Truth>(enlist, {card, m.you()}), "CF 13.69")
        .option(
            "play it face down", [&] { p.set(way, kHidden); }, full && m.call<Truth>(stealth, {card}),
            "CF 13.68")
        .end();
  });
}

// The cards of a player that have something for the card just played, of those in the newest list: they were
// in play when it was.
void offer_answers(Book& b, Proc& p, Asking& ask, Who whose, Reg<Sort::Object> other) {
  GameMaker& m = b.m;
  const Pick answering = m.from_list()
                             .where(m.same(m.controller(m.it()), whose))
                             .where(m.call<Sort::Truth>(b.answers, {m.it(), whose}));
  ask.objects(answering, other, [&p, &b, other] {
    p.verb(b.core.set_flag, {other, Operand::constant(kAnswered)});
    p.window(written(b, kOnPlayed, other, "CF 4.5"));
  });
}

// [CF 4.5] "When you play" abilities of other cards resolve together with the card's own; their owner decides
// which come first.
void resolve_with_answers(Book& b, Proc& p, Obj card, Who player, Reg<Sort::Object> other) {
  GameMaker& m = b.m;
  const auto own = p.number();
  p.set(own, 0);
  p.when(m.call<Sort::Truth>(b.has_deploy_text, {card}), [&] { p.set(own, 1); });
  p.loop([&] {
    Asking ask = p.ask(player);
    ask.prompt("resolve which first?")
        .clause("CF 4.5")
        .option(
            "the card's own abilities",
            [&] {
              p.set(own, 0);
              p.window(written(b, kOnDeploy, card, "CF 4.5"));
            },
            own == 1 && !b.is_out(player));
    offer_answers(b, p, ask, player, other);
    ask.end([&] { p.leave(); });
  });
}

// [CF 4.5] Then those of the opponents.
void answers_of_others(Book& b, Proc& p, Who player, Reg<Sort::Object> other) {
  GameMaker& m = b.m;
  const auto seat = p.seat();
  const auto to_come = p.local<Sort::Seats>();
  p.set(to_come, m.opponents(player));
  p.set(seat, m.left_of(player));
  p.loop_while(m.has(to_come, seat), [&] {
    p.loop([&] {
      Asking ask = p.ask(seat);
      ask.prompt("resolve which first?").clause("CF 4.5");
      offer_answers(b, p, ask, seat, other);
      ask.end([&] { p.leave(); });
    });
    p.set(to_come, m.without(to_come, m.only(seat)));
    p.set(seat, m.left_of(seat));
  });
}

// What a card that was put down brings. The moment's card and lane are the first two parameters, its player
// the third: nobody controls this program, because [CF 6.7] what others answer goes on if that player falls.
ProgramId answers_to_play(Book& b) {
  GameMaker& m = b.m;
  Proc p(m, "answers to a card");
  p.cites("CF 4.3");
  const auto card = p.parameter<Sort::Object>();
  p.parameter<Sort::Number>();
  const auto player = p.parameter<Sort::Seat>();
  const auto other = p.object();
  const auto in_play = [&] { return m.from({kMining, kAttack, kProduction, kPermanents}); };
  p.when(m.call(b.lane_of, {card}) != kNoLane, [&] {
    Window entered = moment(b, kOnEntered);
    entered.first = player;
    p.window(entered);
  });
  p.when(
      m.call<Sort::Truth>(b.anyone_answers, {}),
      [&] {
        const auto forget = [&] { p.verb(b.core.clear_all_flags, {Operand::constant(kAnswered)}); };
        const auto answer = [&] {
          p.list_of(in_play()
                        .where(m.call<Sort::Truth>(b.has_text, {m.it(), Operand::constant(kOnPlayed)}))
                        .quickly(b.hears_plays));
          resolve_with_answers(b, p, card, player, other);
          answers_of_others(b, p, player, other);
          p.drop_list();
          forget();
        };
        // A card that is played while another is being answered is answered anew.
        p.when(
            m.call<Sort::Truth>(b.in_the_midst, {}),
            [&] {
              p.list_of(in_play().where(m.is(m.it(), kAnswered)));
              forget();
              answer();
              p.each_listed(other, [&] { p.verb(b.core.set_flag, {other, Operand::constant(kAnswered)}); });
            },
            answer);
      },
      [&] { p.window(written(b, kOnDeploy, card, "CF 4.3")); });
  return p.id();
}

void answer_play(Book& b, Proc& p, Obj card, Num lane) {
  p.call_for(b.m.nobody(), b.answers_to_play, {card, lane, b.m.you()});
}

}  // namespace

// The moment's card and lane are the first two registers of the program that says this.
void finish_play(Book& b, Proc& p, Reg<Sort::Object> card, Reg<Sort::Number> lane, Reg<Sort::Number> left) {
  p.when(
      left == kTextLeft, [&] { p.window(written(b, kOnDeploy, card, "CF 4.3")); },
      [&] {
        p.when(left == kAllOfIt, [&] { p.call(b.play, {card, lane, Operand::constant(0)}); });
        p.when(left == kAnswersLeft, [&] { answer_play(b, p, card, lane); });
      });
}

void make_play(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  const VerbId pay_verb = m.native("pay the price", {Object, Truth, Truth, Number}, pay_price);
  const VerbId put = m.native("put down", {Object, Number, Number, Truth}, put_down);
  b.play_at_once = m.native("play at once", {Object, Number}, verb<play_at_once>);
  const VerbId discard = m.native("discard a permanent", {Object}, discard_from_play);
  const FnId crowded = m.pure("too many permanents", {Object, Seat, Number}, over_limit, Truth);
  make_playable(b);
  b.is_permanent = m.pure(
      "is a permanent", {Object}, [](const Table& t, const int* a) -> int { return is_permanent(t, a[0]); },
      Truth);

  b.answers_to_play = answers_to_play(b);
  Proc p(m, "play");
  p.cites("CF 4.3");
  b.play = p.id();
  const auto card = p.parameter<Object>();
  const auto lane = p.parameter<Number>();
  const auto free = p.parameter<Number>();
  const auto saving = p.local<Truth>();
  const auto way = p.number();
  choose_way(b, p, card, free, way);
  // [CF 11.5] An optional extra payment is part of the price and is chosen now.
  p.when(way != kEnlisted && m.call<Truth>(b.has_saving, {card, m.you()}), [&] {
    p.ask(m.you())
        .prompt("make the extra payment?")
        .clause("CF 11.5")
        .option(
            "yes", [&] { p.set(saving, verbatim::Truth(1)); },
            m.call<Truth>(b.payable_with_saving, {card, m.you(), free}))
        .option("no", nullptr, m.call<Truth>(b.payable_plainly, {card, m.you(), free}))
        .end();
  });
  p.verb(pay_verb, {card, saving, free, way});
  p.when(saving, [&] { p.window(written(b, kOnPrice, card, "CF 11.5")); });
  unless_out(b, p, m.you(), [&] {
    if (b.e.permanents != Permanents::None) {
      // [CF 14.4] To play one more, the player first discards one of theirs.
      const auto old = p.object();
      p.when(m.call<Truth>(b.is_permanent, {card}) &&
                 m.call<Truth>(crowded, {card, m.you(), Operand::constant(b.e.permanent_limit)}),
             [&] {
               p.ask(m.you())
                   .prompt("discard which permanent?")
                   .clause("CF 14.4")
                   .objects(m.from({kPermanents}).whose(m.only(m.you())), old,
                            [&] { p.verb(discard, {old}); })
                   .end();
             });
    }
    p.verb(put, {card, lane, way, saving});
    // [CF 13.68] Nothing resolves for a card that nobody sees.
    p.when(way != kHidden, [&] {
      const verbatim::Truth heard = m.call<Truth>(b.anyone_waits, {Operand::constant(kOnEntered)}) ||
                                    m.call<Truth>(b.anyone_answers, {});
      p.when(
          heard, [&] { answer_play(b, p, card, lane); },
          [&] { p.window(written(b, kOnDeploy, card, "CF 4.3")); });
    });
  });
  p.set_done(verbatim::Truth(1));
}

}  // namespace verbatim::crystal
