// Playing a card: name it and a lane, settle its price, pay, put it down, resolve its Deploy abilities
// [CF 4.3].

#include <algorithm>
#include <cstring>

#include "base/four.h"
#include "book.h"
#include "cost.h"
#include "moves.h"
#include "pending.h"
#include "usual.h"

namespace verbatim::crystal {
namespace {

int copy_in_play(const Table& t, int card, int seat) {
  for (const int o : t.in(t.zone(kPermanents, seat))) {
    if (t.record(o).face == t.record(card).face) return o;
  }
  return t.none();
}

// [CF 13.57] No third copy, and no second one without upgrades. (card, seat, upgrades)
int copy_allowed(const Table& t, const int* a) {
  const int first = copy_in_play(t, a[0], a[1]);
  return first == t.none() || (a[2] != 0 && !t.flag(first, kUpgraded));
}

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

// (card, lane, with its extra payment, free of crystals, way)
int put_down(Table& t, const int* a) {
  const int card = a[0], seat = t.owner(card);
  Price p = a[4] == kEnlisted ? enlist_price(t, card) : price(t, card, seat, a[2] != 0);
  if (a[3] != 0) p.crystals = 0;
  pay(t, card, seat, p);
  if (a[4] == kHidden) return t.move(card, t.zone(kFaceDown + a[1], seat)), 1;
  if (!is_permanent(t, card)) {
    enter_lane(t, card, a[1]);
    if (a[4] == kEnlisted) t.set_flag(card, kTurned);
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
  t.add(seat, kCrystals, -printed[kPlainCrystals]);
  t.add(seat, kAllowance, -printed[kPlainProduction]);
  t.add(seat, kPlayed, 1);
}
[[gnu::noinline]] void pay_closely(Table& t, int card, int seat) { pay(t, card, seat, price(t, card, seat)); }

// The usual card: nothing to ask before it is put down, and nobody waits for it. Returns what is left to do.
// (card, lane)
[[gnu::always_inline]] inline int play_at_once(Table& t, int, const int* a) {
  const int card = a[0], seat = t.owner(card);
  const std::int16_t* printed = printed_on(t, t.record(card).face);
  const int left = printed[kLeft];
  if (left == kAllOfIt || anyone_listens(t, kOnPlayed) || anyone_listens(t, kOnEntered)) return kAllOfIt;
  // Where everyone is asked, they are asked about the card that enters, too.
  if (left == kTextLeft && (t.header().options & kAskEveryone) != 0) return kAllOfIt;
  under(t, kCf43);
  if (printed[kPlainProduction] == kLookedAtClosely || t.changed_now(kPriceCrystals) ||
      t.changed_now(kPriceProduction)) {
    pay_closely(t, card, seat);
  } else {
    pay_plainly(t, seat, printed);
  }
  enter_lane(t, card, a[1]);
  return left;
}

int discard_from_play(Table& t, const int* a) {
  if (a[0] >= t.none()) return 0;
  discard_permanent(t, a[0]);
  return 1;
}

// [CF 13.50] Only if no other card was played this round.
int solo_allowed(const Table& t, const int* a) {
  return !printed_tag(t, a[0], kTagSolo) || t.counter(a[1], kPlayed) == 0;
}

// Two prices side by side, or two supplies, in halves of one word. A guard bit over each half of the supplies
// is what a price that is too high takes away.
constexpr std::uint32_t kGuards = 0x8000'8000;
static_assert(kLookedAtClosely < 0);  // its price has the highest bit set
std::uint32_t plain_price(const std::int16_t* printed) {
  static_assert(kPlainProduction == kPlainCrystals + 1);
  std::uint32_t both;
  std::memcpy(&both, printed + kPlainCrystals, sizeof both);
  return both;
}
std::uint32_t supplies(int crystals, int allowance) {
  return kGuards | static_cast<std::uint16_t>(crystals) |
         static_cast<std::uint32_t>(static_cast<std::uint16_t>(allowance)) << 16;
}

// Which of the prices can be paid, and which are no plain prices; four at a time, so three more are read.
struct Prices {
  std::uint64_t payable = 0, unusual = 0;
  Prices(const std::uint32_t* prices, std::size_t count, std::uint32_t supplies) {
    for (std::size_t i = 0; i < count; i += 4) {
      const Four four = {prices[i], prices[i + 1], prices[i + 2], prices[i + 3]};
      const Four left = supplies - four;
      payable |= std::uint64_t{highest_bits(left & left << 16)} << i;
      unusual |= std::uint64_t{highest_bits(four)} << i;
    }
  }
};
std::uint64_t first_bits(std::size_t n) { return n == 0 ? 0 : ~std::uint64_t{0} >> (64 - n); }

// All that is asked of a card that is to be played, for many cards at once.
class Playable {
 public:
  [[gnu::always_inline]] Playable(const Table& t, int seat)
      : t_(t),
        seat_(seat),
        crystals_(t.counter(seat, kCrystals)),
        allowance_(t.counter(seat, kAllowance)),
        as_printed_(!t.changed_now(kPriceCrystals) && !t.changed_now(kPriceProduction)),
        open_(t.header().modifiers == 0 &&
              t.game().listeners_of(Force::Forbid, kPlayCards) == Game::kNoListeners) {
    if (t.counter(seat, kPlayed) != 0) barred_ = 1u << kTagSolo;  // [CF 13.50]
  }

  // Bit i: can the i-th be played? Not one that has a tag of these. Most cards cost what is printed on them,
  // and no branch tells those that can be paid from those that cannot.
  [[gnu::always_inline]] std::uint64_t which(std::span<const std::uint16_t> cards,
                                             std::uint64_t without) const {
    std::uint64_t plain = 0, payable = 0;
    if (as_printed_ && crystals_ >= 0 && allowance_ >= 0) [[likely]] {
      std::uint32_t prices[64 + 4];
      for (std::size_t i = 0; i < cards.size(); ++i)
        prices[i] = plain_price(printed_on(t_, t_.record(cards[i]).face));
      std::fill_n(prices + cards.size(), 4, 0u);
      const Prices of(prices, cards.size(), supplies(crystals_, allowance_));
      plain = ~of.unusual;
      payable = of.payable;
    }
    std::uint64_t can = payable & plain & first_bits(cards.size());
    if (const std::uint64_t unusual = ~plain & first_bits(cards.size()); unusual != 0)
      can |= unusual_of(cards, unusual, barred_ | without);
    return open_ ? can : allowed_of(cards, can);
  }

 private:
  // [CF 12.19] Those of them that nothing forbids to play.
  std::uint64_t allowed_of(std::span<const std::uint16_t> cards, std::uint64_t can) const {
    std::uint64_t out = can;
    for (; can != 0; can &= can - 1) {
      const int i = std::countr_zero(can);
      if (!t_.allowed(kPlayCards, seat_, cards[static_cast<std::size_t>(i)]).allowed)
        out &= ~(std::uint64_t{1} << i);
    }
    return out;
  }

  // Those that are looked at closely, and have none of these tags.
  [[gnu::always_inline]] std::uint64_t unusual_of(std::span<const std::uint16_t> cards, std::uint64_t unusual,
                                                  std::uint64_t barred) const {
    std::uint64_t can = 0;
    for (; unusual != 0; unusual &= unusual - 1) {
      const int i = std::countr_zero(unusual), card = cards[static_cast<std::size_t>(i)];
      const bool open = (t_.game().tags_of(t_.record(card).face) & barred) == 0;
      can |= std::uint64_t{open && by_any_means(card)} << i;
    }
    return can;
  }

  [[gnu::always_inline]] bool by_any_means(int card) const {
    const int face = t_.record(card).face;
    const std::int16_t* printed = printed_on(t_, face);
    if (affords(card, face, printed)) return true;
    if ((printed[kSavesCrystals] != 0 || printed[kSavesProduction] != 0) && has_saving(t_, card, seat_) &&
        payable(t_, card, seat_, true))
      return true;
    return can_enlist(t_, card, seat_);
  }
  // Of two prices, one that is as printed is looked at first: the other may take a count of the whole table.
  [[gnu::always_inline]] bool affords(int card, int face, const std::int16_t* printed) const {
    const bool crystals_printed = as_printed_ && !t_.game().changes_own(face, kPriceCrystals);
    const bool production_printed = as_printed_ && !t_.game().changes_own(face, kPriceProduction);
    if (crystals_printed && crystals_ < printed[kCrystalCost]) return false;
    if (production_printed && allowance_ < printed[kProductionCost]) return false;
    return (crystals_printed || t_.at_most(crystals_, kPriceCrystals, card, seat_)) &&
           (production_printed || t_.at_most(allowance_, kPriceProduction, card, seat_));
  }

  const Table& t_;
  int seat_, crystals_, allowance_;
  bool as_printed_;           // nothing in force changes prices of other cards
  bool open_;                 // nothing in force can forbid to play a card
  std::uint64_t barred_ = 0;  // tags of which a card has none
};

std::uint64_t playable_units(const Table& t, std::span<const std::uint16_t> cards, int seat) {
  return Playable(t, seat).which(cards, std::uint64_t{1} << kTagPermanent);
}
template <bool Upgrades>
std::uint64_t playable_permanents(const Table& t, std::span<const std::uint16_t> cards, int seat) {
  std::uint64_t permanent = 0;  // most hands have none
  for (std::size_t i = 0; i < cards.size(); ++i) permanent |= std::uint64_t{is_permanent(t, cards[i])} << i;
  if (permanent == 0) return 0;
  std::uint64_t can = Playable(t, seat).which(cards, 0) & permanent;
  for (std::uint64_t left = can; left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    const int args[] = {cards[static_cast<std::size_t>(i)], seat, Upgrades};
    if (copy_allowed(t, args) == 0) can &= ~(std::uint64_t{1} << i);
  }
  return can;
}

// How the card is played, where its text opens more than one way.
void choose_way(Book& b, Proc& p, Obj card, Truth free, Reg<Sort::Number> way) {
  using enum Sort;
  GameMaker& m = b.m;
  const FnId several = m.pure(
      "can be played in another way", {Object},
      [](const Table& t, const int* a) -> int { return has_another_way(t, a[0]); }, Truth);
  const FnId in_full = m.pure(
      "can be paid in full", {Object, Seat},
      [](const Table& t, const int* a) -> int {
        return payable(t, a[0], a[1], false) || (has_saving(t, a[0], a[1]) && payable(t, a[0], a[1], true));
      },
      Truth);
  const FnId enlist = m.pure(
      "can be enlisted", {Object, Seat},
      [](const Table& t, const int* a) -> int { return can_enlist(t, a[0], a[1]); }, Truth);
  const FnId stealth = m.pure(
      "has Stealth", {Object},
      [](const Table& t, const int* a) -> int { return printed_tag(t, a[0], kTagStealth); }, Truth);
  const verbatim::Truth full = free || m.call<Truth>(in_full, {card, m.you()});
  p.when(m.call<Truth>(several, {card}), [&] {
    p.ask(m.you())
        .prompt("play it how?")
        .clause("CF 13.68")
        .option("play it as printed", nullptr, full, "CF 4.2")
        .option(
            "enlist it", [&] { p.set(way, kEnlisted); }, !free && m.call<Truth>(enlist, {card, m.you()}),
            "CF 13.69")
        .option(
            "play it face down", [&] { p.set(way, kHidden); }, full && m.call<Truth>(stealth, {card}),
            "CF 13.68")
        .end();
  });
}

// The cards of a player that have something for the card just played.
void offer_answers(Book& b, Proc& p, Asking& ask, Who whose, Obj card, Reg<Sort::Object> other) {
  GameMaker& m = b.m;
  const Pick answering = m.from({kMining, kAttack, kProduction, kPermanents})
                             .whose(m.only(whose))
                             .where(!m.same(m.it(), card))
                             .where(m.call<Sort::Truth>(b.answers, {m.it()}));
  ask.objects(answering, other, [&p, &b, other] {
    p.verb(b.core.set_flag, {other, Operand::constant(kAnswered)});
    p.window(written(b, kOnPlayed, other, "CF 4.5"));
  });
}

// [CF 4.5] "When you play" abilities of other cards resolve together with the card's own; their owner decides
// which come first.
void resolve_with_answers(Book& b, Proc& p, Obj card) {
  GameMaker& m = b.m;
  const auto own = p.number();
  const auto other = p.object();
  p.set(own, 0);
  p.when(m.call<Sort::Truth>(b.has_deploy_text, {card}), [&] { p.set(own, 1); });
  p.loop([&] {
    Asking ask = p.ask(m.you());
    ask.prompt("resolve which first?")
        .clause("CF 4.5")
        .option(
            "the card's own abilities",
            [&] {
              p.set(own, 0);
              p.window(written(b, kOnDeploy, card, "CF 4.5"));
            },
            own == 1);
    offer_answers(b, p, ask, m.you(), card, other);
    ask.end([&] { p.leave(); });
  });
}

// [CF 4.5] Then those of the opponents, who are told of the card and its lane by the first two parameters.
ProgramId answers_of_others(Book& b) {
  GameMaker& m = b.m;
  Proc p(m, "answers of opponents");
  const auto card = p.parameter<Sort::Object>();
  p.parameter<Sort::Number>();
  const auto seat = p.seat();
  const auto other = p.object();
  p.each_seat(m.opponents(m.you()), m.you(), seat, [&] {
    p.loop([&] {
      Asking ask = p.ask(seat);
      ask.prompt("resolve which first?").clause("CF 4.5");
      offer_answers(b, p, ask, seat, card, other);
      ask.end([&] { p.leave(); });
    });
  });
  return p.id();
}

}  // namespace

// The moment's card and lane are the first two registers of the program that says this.
void finish_play(Book& b, Proc& p, Reg<Sort::Object> card, Reg<Sort::Number> lane, Reg<Sort::Number> left) {
  p.when(
      left == kTextLeft, [&] { p.window(written(b, kOnDeploy, card, "CF 4.3")); },
      [&] { p.when(left == kAllOfIt, [&] { p.call(b.play, {card, lane, Operand::constant(0)}); }); });
}

void make_play(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  const VerbId put = m.native("put down", {Object, Number, Truth, Truth, Number}, put_down);
  b.play_at_once = m.native("play at once", {Object, Number}, verb<play_at_once>);
  const VerbId discard = m.native("discard a permanent", {Object}, discard_from_play);
  const FnId crowded = m.pure("too many permanents", {Object, Seat, Number}, over_limit, Truth);
  b.copy_allowed = m.pure("copy allowed", {Object, Seat, Truth}, copy_allowed, Truth);
  b.playable_unit = m.pure_of_many<playable_units>("can be played as a unit");
  const char* permanent = "can be played as a permanent";
  b.playable_permanent = b.e.upgrade_by_copy ? m.pure_of_many<playable_permanents<true>>(permanent)
                                             : m.pure_of_many<playable_permanents<false>>(permanent);
  b.solo_allowed = m.pure("Solo allowed", {Object, Seat}, solo_allowed, Truth);
  b.is_permanent = m.pure(
      "is a permanent", {Object}, [](const Table& t, const int* a) -> int { return is_permanent(t, a[0]); },
      Truth);

  const ProgramId others = answers_of_others(b);
  Proc p(m, "play");
  p.cites("CF 4.3");
  b.play = p.id();
  const auto card = p.parameter<Object>();
  const auto lane = p.parameter<Number>();
  const auto free = p.parameter<Truth>();
  const auto saving = p.local<Truth>();
  const auto way = p.number();
  choose_way(b, p, card, free, way);
  // [CF 11.5] An optional extra payment is part of the price and is chosen now.
  p.when(way != kEnlisted && m.call<Truth>(b.has_saving, {card, m.you()}), [&] {
    const Window w = written(b, kOnPrice, card, "CF 11.5");
    p.ask(m.you())
        .prompt("make the extra payment?")
        .clause("CF 11.5")
        .option(
            "yes",
            [&] {
              p.set(saving, verbatim::Truth(1));
              p.window(w);
            },
            m.call<Truth>(b.payable_with_saving, {card, m.you()}))
        .option("no", nullptr, m.call<Truth>(b.payable_plainly, {card, m.you()}))
        .end();
  });
  if (b.e.permanents != Permanents::None) {
    // [CF 14.4] To play one more, the player first discards one of theirs.
    const auto old = p.object();
    p.when(m.call<Truth>(b.is_permanent, {card}) &&
               m.call<Truth>(crowded, {card, m.you(), Operand::constant(b.e.permanent_limit)}),
           [&] {
             p.ask(m.you())
                 .prompt("discard which permanent?")
                 .clause("CF 14.4")
                 .objects(m.from({kPermanents}).whose(m.only(m.you())), old, [&] { p.verb(discard, {old}); })
                 .end();
           });
  }
  p.verb(put, {card, lane, saving, free, way});
  // [CF 13.68] Nothing resolves for a card that nobody sees.
  p.when(way != kHidden, [&] {
    // The moment's card and lane are the first two parameters.
    p.when(m.call(b.lane_of, {card}) != kNoLane, [&] { p.window(moment(b, kOnEntered)); });
    p.when(
        m.call<Truth>(b.anyone_answers, {card}),
        [&] {
          resolve_with_answers(b, p, card);
          p.call(others, {card, lane});
          p.verb(b.core.clear_all_flags, {Operand::constant(kAnswered)});
        },
        [&] { p.window(written(b, kOnDeploy, card, "CF 4.3")); });
  });
  p.set_done(verbatim::Truth(1));
}

}  // namespace verbatim::crystal
