// Drawing: one card at a time, from the deck that the edition or the player names [CF 3.2, CF 13.22].

#include "book.h"
#include "lanes.h"

namespace verbatim::crystal {
namespace {

int take_basic(Table& t, const int* a) {
  const auto pile = t.in(t.zone(kBasic, a[0]));
  if (pile.empty()) return 0;
  t.move(pile.front(), t.zone(kHand, a[0]));
  return 1;
}

}  // namespace

void make_draw(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  b.take_basic = m.native("take a Basic Trooper", {Seat}, take_basic);
  {
    Proc p(m, "draw from the faction deck");
    b.draw_faction = p.id();
    const auto seat = p.parameter<Seat>();
    const auto card = p.object();
    p.take(card, m.zone(kDeck, seat));  // none from an empty deck
    p.verb(b.core.move, {card, m.zone(kHand, seat)});
    if (b.e.empty_draw_loss > 0) {
      // [CF 3.6] A player who draws from an empty faction deck loses hit points for each card not drawn.
      p.when(!m.done(), [&] {
        p.call(b.lose_hp, {seat, Operand::constant(b.e.empty_draw_loss)});
        p.set_done(0);
      });
    }
  }
  const FnId left = m.pure(
      "cards left", {Seat, Number},
      [](const Table& t, const int* a) { return t.zone_size(t.zone(a[1], a[0])); }, Truth);
  Proc p(m, "draw");
  b.draw = p.id();
  const auto seat = p.parameter<Seat>();
  const auto number = p.parameter<Number>();
  p.loop_while(number > 0, [&] {
    if (b.e.draw_source == DrawSource::Faction) {
      p.call(b.draw_faction, {seat});
    } else {
      // [CF 3.3] If one of the two decks is empty the other must be used; with both empty nothing is lost.
      p.ask(seat)
          .prompt("draw from which deck?")
          .clause("CF 3.2")
          .option(
              "draw from the deck", [&] { p.call(b.draw_faction, {seat}); }, m.size(m.zone(kDeck, seat)) > 0,
              "CF 3.3")
          .option(
              "draw from the basic deck", [&] { p.verb(b.take_basic, {seat}); },
              m.call<Truth>(left, {seat, Operand::constant(kBasic)}), "CF 3.3")
          .end();
    }
    p.set(number, number - 1);
  });
}

}  // namespace verbatim::crystal
