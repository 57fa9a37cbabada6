// Drawing: one card at a time, from the deck that the edition or the player names [CF 3.2, CF 13.22].

#include "book.h"
#include "moves.h"

namespace verbatim::crystal {
namespace {

// From the faction deck; `take` finds nothing in an empty one.
void draw_from_deck(Book& b, Proc& p, Who seat, Reg<Sort::Object> card) {
  GameMaker& m = b.m;
  p.take(card, m.zone(kDeck, seat));
  p.verb(b.core.move, {card, m.zone(kHand, seat)});
  if (b.e.empty_draw_loss == 0) return;
  // [CF 3.6] A player who draws from an empty faction deck loses hit points for each card not drawn.
  p.when(!m.done(), [&] {
    p.call(b.lose_hp, {b.m.only(seat), Operand::constant(b.e.empty_draw_loss)});
    p.set_done(0);
  });
}

// Of two decks. Nothing is offered, and nothing done, where the draw is forbidden.
void draw_from_either(Book& b, Proc& p, Who seat, Reg<Sort::Object> card) {
  GameMaker& m = b.m;
  const auto left = [&](Zone deck) {
    return m.call<Sort::Truth>(b.can_draw_from, {seat, Operand::constant(deck)});
  };
  // [CF 3.3] If one of the two decks is empty the other must be used; with both empty nothing is lost.
  p.ask(seat)
      .prompt("draw from which deck?")
      .clause("CF 3.2")
      .option(
          "draw from the deck", [&] { draw_from_deck(b, p, seat, card); }, left(kDeck), "CF 3.3")
      .option(
          "draw from the basic deck", [&] { p.verb(b.take_basic, {seat}); }, left(kBasic), "CF 3.3")
      .end();
}

}  // namespace

void draw_one(Book& b, Proc& p, Who seat, Reg<Sort::Object> card) {
  // [CF 12.19] A draw that is forbidden is not made, and no empty deck is paid for.
  if (b.e.draw_source == DrawSource::EitherDeck) return draw_from_either(b, p, seat, card);
  p.set_done(0);
  p.when(b.m.can(kDrawCards, seat, b.m.nothing()), [&] { draw_from_deck(b, p, seat, card); });
}

void make_draw(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  b.take_basic = m.native("take a Basic Trooper", {Seat},
                          [](Table& t, const int* a) -> int { return take_basic(t, a[0]); });
  b.can_draw_from = m.pure(
      "can draw from", {Seat, Number},
      [](const Table& t, const int* a) -> int {
        return t.zone_size(t.zone(a[1], a[0])) > 0 && t.allowed(kDrawCards, a[0], t.none()).allowed;
      },
      Truth);
  {
    Proc p(m, "draw from the faction deck");
    b.draw_faction = p.id();
    const auto seat = p.parameter<Seat>();
    draw_from_deck(b, p, seat, p.object());
  }
  Proc p(m, "draw");
  p.cites("CF 13.22");
  b.draw = p.id();
  const auto seat = p.parameter<Seat>();
  const auto number = p.parameter<Number>();
  const auto card = p.object();
  const auto drawn = p.number();
  p.loop_while(number > 0, [&] {
    draw_one(b, p, seat, card);
    p.when(m.done(), [&] { p.set(drawn, drawn + 1); });
    p.set(number, number - 1);
  });
  p.verb(b.did, {drawn});
}

}  // namespace verbatim::crystal
