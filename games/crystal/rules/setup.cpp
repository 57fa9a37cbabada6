// Setup: the token, then the starting hands from its holder to the left [CF 1.6, CF 1.7].

#include <algorithm>
#include <array>

#include "book.h"
#include "moves.h"

namespace verbatim::crystal {
namespace {

int give_token(Table& t, const int* a) {
  t.set_counter(t.nobody(), kPriority, a[0]);
  return 1;
}

// [CF 1.9] What was kept returns to the hand, the others are shuffled back.
int keep_these(Table& t, const int* a) {
  const int deck = t.zone(kDeck, a[0]), hand = t.zone(kHand, a[0]), kept = t.zone(kAside, a[0]);
  while (t.zone_size(hand) > 0) t.move(t.in(hand).front(), deck);
  t.shuffle(deck);
  while (t.zone_size(kept) > 0) t.move(t.in(kept).front(), hand);
  return 1;
}

// All cards of the hand at once, unless somebody else decides what chance brings. How many are left to draw.
// (seat, number)
int draw_at_once(Table& t, const int* a) {
  if ((t.header().options & kChanceOpen) != 0) return a[1];
  const int deck = t.zone(kDeck, a[0]), hand = t.zone(kHand, a[0]);
  for (int n = std::min(a[1], t.zone_size(deck)); n > 0; --n) t.draw_into(deck, hand);
  return 0;
}

void draw_hand(Book& b, Proc& p, Reg<Sort::Object> card) {
  GameMaker& m = b.m;
  const Place deck = m.zone(kDeck, m.you());
  p.verb(m.native("draw a hand", {Sort::Seat, Sort::Number}, draw_at_once),
         {m.you(), Operand::constant(b.e.hand_draw)});
  p.when(m.done(), [&] {
    p.repeat(b.e.hand_draw, [&] {
      p.when(m.size(deck) > 0, [&] {
        p.take(card, deck);
        p.verb(b.core.move, {card, m.zone(kHand, m.you())});
      });
    });
  });
}

// (card, seat)
int exchange_card(Table& t, const int* a) {
  t.move(a[0], t.zone(kDeck, a[1]));
  return take_basic(t, a[1]);
}

// The last of them, about which nobody need be asked. Done when none is left. (seat)
int exchange_last(Table& t, const int* a) {
  const auto left = t.in(t.zone(kAside, a[0]));
  if (left.size() > 1 || (left.size() == 1 && (t.header().options & kAskEveryone) != 0)) return 0;
  if (!left.empty()) exchange_card(t, std::array{static_cast<int>(left.front()), a[0]}.data());
  return 1;
}

// [CF 1.7] Any number to the bottom, in an order of the player's choice, a Basic Trooper for each.
void hand_with_basics(Book& b, Proc& p) {
  GameMaker& m = b.m;
  const auto card = p.object();
  const Pick hand = m.from_zone(m.zone(kHand, m.you())), aside = m.from_zone(m.zone(kAside, m.you()));
  const VerbId exchange = m.native("exchange a card", {Sort::Object, Sort::Seat}, exchange_card);
  const VerbId last = m.native("exchange the last card", {Sort::Seat}, exchange_last);
  draw_hand(b, p, card);
  // [CF 1.10] No more than there are to come for them.
  const bool enough = b.e.basic_deck_size >= b.e.hand_draw;
  const Num most = enough ? Num(b.e.hand_draw) : m.least(b.e.hand_draw, m.size(m.zone(kBasic, m.you())));
  p.ask_some(m.you(), 0, most)
      .prompt("put which cards on the bottom for Basic Troopers?")
      .clause("CF 1.7")
      .every_copy()
      .objects(hand, card, nullptr)
      .end();
  p.each_listed(card, [&] { p.verb(b.core.move, {card, m.zone(kAside, m.you())}); });
  p.loop([&] {
    p.verb(last, {m.you()});
    p.when(m.done(), [&] { p.leave(); });
    p.ask(m.you())
        .prompt("which card next to the bottom?")
        .clause("CF 1.7")
        .objects(aside, card, [&] { p.verb(exchange, {card, m.you()}); })
        .end();
  });
}

// [CF 1.8] One by one, each from the deck the player names.
void hand_from_either(Book& b, Proc& p) {
  GameMaker& m = b.m;
  const auto card = p.object();
  const Place deck = m.zone(kDeck, m.you());
  p.repeat(b.e.hand_draw, [&] {
    p.ask(m.you())
        .prompt("draw from which deck?")
        .clause("CF 1.8")
        .option(
            "draw from the deck",
            [&] {
              p.take(card, deck);
              p.verb(b.core.move, {card, m.zone(kHand, m.you())});
            },
            m.size(deck) > 0)
        .option(
            "draw from the basic deck", [&] { p.verb(b.take_basic, {m.you()}); },
            m.size(m.zone(kBasic, m.you())) > 0)
        .end();
  });
}

// [CF 1.9] Keep some, shuffle the others back.
void hand_to_keep(Book& b, Proc& p, VerbId keep) {
  GameMaker& m = b.m;
  const auto card = p.object();
  draw_hand(b, p, card);
  p.ask_some(m.you(), b.e.hand_keep, b.e.hand_keep)
      .prompt("keep which cards?")
      .clause("CF 1.9")
      .every_copy()
      .objects(m.from_zone(m.zone(kHand, m.you())), card, nullptr)
      .end();
  p.each_listed(card, [&] { p.verb(b.core.move, {card, m.zone(kAside, m.you())}); });
  p.verb(keep, {m.you()});
}

}  // namespace

void make_setup(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  const VerbId token = m.native("give the token", {Number}, give_token);
  const VerbId keep = m.native("keep these", {Seat}, keep_these);
  ProgramId hand;
  {
    Proc p(m, "starting hand");
    hand = p.id();
    switch (b.e.hand_redraw) {
      case HandRedraw::Basics:
        p.cites("CF 1.7");
        hand_with_basics(b, p);
        break;
      case HandRedraw::EitherDeck:
        p.cites("CF 1.8");
        hand_from_either(b, p);
        break;
      case HandRedraw::ShuffleBack:
        p.cites("CF 1.9");
        hand_to_keep(b, p, keep);
        break;
    }
  }
  Proc p(m, "setup");
  p.cites("CF 1.6");
  b.setup = p.id();
  const auto first = p.number();
  const auto seat = p.seat();
  // [CF 1.6] Each player has the same chance of the token, once, before hands are drawn.
  p.chance(first, m.how_many(m.everyone()));
  p.verb(token, {first});
  p.each_seat(m.everyone(), b.holder(), seat, [&] { p.call_for(seat, hand); });
}

}  // namespace verbatim::crystal
