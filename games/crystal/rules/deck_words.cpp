// Words about hands and decks: draw, search, look, shuffle [CF 13.22, CF 13.44, CF 13.49, CF 13.66].

#include "moves.h"
#include "words.h"

namespace verbatim::crystal {
namespace {

bool is_card(const Table& t, int o) { return o < t.none(); }
int exists(const Table& t, const int* a) { return is_card(t, a[0]); }

// [CF 13.49] Into its owner's deck, and the whole deck is shuffled.
int shuffle_in(Table& t, const int* a) {
  if (!is_card(t, a[0])) return 0;
  send(t, a[0], kDeck, Where::Mixed);
  return 1;
}
int put_on_top(Table& t, const int* a) {
  if (!is_card(t, a[0])) return 0;
  send(t, a[0], kDeck, Where::Top);
  return 1;
}
int put_on_bottom(Table& t, const int* a) {
  if (!is_card(t, a[0])) return 0;
  send(t, a[0], kDeck);
  return 1;
}
// (object, zone): where a text says; a Basic Trooper goes home [CF 13.2]. Cards do not change hands.
int goes_there(const Table& t, const int* a) { return is_card(t, a[0]) && t.seat_of(a[1]) == t.owner(a[0]); }
int put_in_place(Table& t, const int* a) {
  if (goes_there(t, a) == 0) return 0;
  const int lane = lane_of_zone(t, a[1]);
  if (lane != kNoLane) {
    enter_lane(t, a[0], lane);
  } else {
    send(t, a[0], static_cast<Zone>(t.kind_of(a[1])));
  }
  return 1;
}

// What a player looks at lies aside; the first is the topmost. Puts it back on the decks it came from.
int put_back(Table& t, const int* a) {
  const int aside = t.zone(kAside, a[0]);
  int n = 0;
  while (t.zone_size(aside) > 0) {
    const int o = t.in(aside).back();
    bool shown = true;  // everybody sees it go where everybody knows it
    for (int s = 0; s < t.seats(); ++s) shown = shown && t.known_to(o, s);
    t.move(o, t.zone(kDeck, t.owner(o)), Where::Top, shown);
    ++n;
  }
  return n;
}

// [CF 13.66] Sees every card of a zone; nobody else does. (seat, zone)
int look(Table& t, const int* a) {
  for (const int o : t.in(a[1])) t.reveal(o, 1 << a[0]);
  return t.zone_size(a[1]);
}
int can_look(const Table& t, const int* a) { return t.zone_size(a[1]) > 0; }

// (card, to whom)
int show_to(Table& t, const int* a) {
  if (!is_card(t, a[0]) || a[1] >= t.seats()) return 0;
  t.reveal(a[0], 1 << a[1]);
  return 1;
}
int reveal_to_all(Table& t, const int* a) {
  if (!is_card(t, a[0])) return 0;
  t.reveal(a[0], (1 << t.seats()) - 1);
  return 1;
}

template <bool Either>
int can_draw(const Table& t, const int* a) {
  return a[1] > 0 && may_do(t, a[0], kDrawCards) &&
         (t.zone_size(t.zone(kDeck, a[0])) > 0 || (Either && t.zone_size(t.zone(kBasic, a[0])) > 0));
}
int deck_not_empty(const Table& t, const int* a) { return a[2] > 0 && t.zone_size(t.zone(kDeck, a[1])) > 0; }
int has_hand(const Table& t, const int* a) { return t.zone_size(t.zone(kHand, a[0])) > 0; }
int discardable_in_hand(const Table& t, int seat) {
  int n = 0;
  for (const int o : t.in(t.zone(kHand, seat))) n += may_be(t, kBeDiscarded, o);
  return n;
}
int one_discardable(const Table& t, const int* a) {  // (seat, the how manyeth)
  int left = a[1];
  for (const int o : t.in(t.zone(kHand, a[0]))) {
    if (may_be(t, kBeDiscarded, o) && left-- == 0) return o;
  }
  return t.none();
}

int lies_aside(const Table& t, const int* a) { return t.zone_size(t.zone(kAside, a[0])) > 0; }

// What becomes of cards that lie aside, each on the deck it came from. [CF 13.44]
void looks(Words& w, ProgramId set_aside) {
  using enum Sort;
  Book& b = w.book;
  GameMaker& m = b.m;
  const VerbId back = m.native("put back on top", {Seat}, put_back);
  const auto in_order = [&](Proc& p, Who seat, Reg<Object> o, const char* prompt) {
    const Place aside = m.zone(kAside, seat);
    p.ask_order(seat)
        .prompt(prompt)
        .clause("CF 13.44")
        .every_copy()
        .objects(m.from_zone(aside), o, nullptr, "put {} on top")
        .end();
    p.each_listed(o, [&] { p.verb(b.core.move, {o, aside}); });
    p.verb(back, {seat});
    p.set_done(verbatim::Truth(1));
  };
  // Each card on the top or on the bottom, in any order.
  const auto either_end = [&](Proc& p, Who seat, Reg<Object> o) {
    const Place aside = m.zone(kAside, seat);
    p.when(m.size(aside) > 0, [&] {
      p.take(o, aside);
      // One card alone is top and bottom.
      const auto alone = m.size(aside) == 1 && m.size(m.zone(kDeck, m.owner(o))) == 0;
      p.loop([&] {
        p.when(alone, [&] { p.leave(); });
        p.ask(seat)
            .prompt("Search: which card next to the bottom?")
            .clause("CF 13.44")
            .objects(
                m.from_zone(aside), o, [&] { p.verb(b.core.move, {o, m.zone(kDeck, m.owner(o))}); },
                "put {} on the bottom")
            .option(
                "the others on top", [&] { p.leave(); }, m.size(aside) > 0)
            .end([&] { p.leave(); });
      });
      in_order(p, seat, o, "Search: which card on top, from the top down?");
    });
  };
  const Param who{Seat, "who"};
  {
    Proc p(m, "Search");
    const auto seat = p.parameter<Seat>();
    const auto owner = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    const auto o = p.object();
    p.call(set_aside, {seat, owner, n});
    either_end(p, seat, o);
    w.program("verb:search", {{Seat, "who searches"}, {Seat, "whose deck"}, {Number, "how many"}}, p.id(),
              deck_not_empty);
  }
  {
    Proc p(m, "put back on top or bottom");
    const auto seat = p.parameter<Seat>();
    const auto o = p.object();
    either_end(p, seat, o);
    w.program("verb:arrange", {who}, p.id(), lies_aside);
  }
  {
    Proc p(m, "put back in any order");
    const auto seat = p.parameter<Seat>();
    const auto o = p.object();
    p.when(m.size(m.zone(kAside, seat)) > 0,
           [&] { in_order(p, seat, o, "which card on top, from the top down?"); });
    w.program("verb:arrange_top", {who}, p.id(), lies_aside);
  }
  for (const char* key : {"of those verb:arrange", "of those verb:arrange_top"})
    w.thing(key, Native::Kind::Number, 1);
  {
    // Everybody sees them, and they lie aside until the text goes on without them.
    const VerbId show = m.native("show to all", {Object}, reveal_to_all);
    Proc p(m, "reveal the top");
    const auto seat = p.parameter<Seat>();
    const auto owner = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    const auto o = p.object();
    p.call(set_aside, {seat, owner, n});
    p.each(m.from_zone(m.zone(kAside, seat)), o, [&] { p.verb(show, {o}); });
    p.set_done(m.size(m.zone(kAside, seat)) > 0);
    w.program("verb:reveal_top", {{Seat, "who looks"}, {Seat, "whose deck"}, {Number, "how many"}}, p.id(),
              deck_not_empty);
  }
}

}  // namespace

void words_of_decks(Words& w) {
  using enum Sort;
  Book& b = w.book;
  GameMaker& m = b.m;
  const Param card{Object, "which card"}, who{Seat, "who"}, number{Number, "how many"};
  const bool either = b.e.draw_source == DrawSource::EitherDeck;
  w.counted("verb:draw", {who, number}, b.draw, either ? can_draw<true> : can_draw<false>);
  w.action("verb:shuffle_in", {card}, shuffle_in, exists);
  w.action("verb:put_on_top", {card}, put_on_top, exists);
  w.action("verb:put_on_bottom", {card}, put_on_bottom, exists);
  w.action("verb:put_in_place", {card, {Zone, "where"}}, put_in_place, goes_there);
  w.action(
      "verb:draw_that", {card},
      [](Table& t, const int* a) -> int {
        if (!is_card(t, a[0]) || !may_do(t, t.owner(a[0]), kDrawCards)) return 0;
        t.move(a[0], t.zone(kHand, t.owner(a[0])));
        return 1;
      },
      [](const Table& t, const int* a) -> int {
        return is_card(t, a[0]) && may_do(t, t.owner(a[0]), kDrawCards);
      });
  w.thing("own verb:draw_that", Native::Kind::Number, 1);
  w.action("verb:look", {who, {Zone, "at what"}}, look, can_look);
  w.action("verb:reveal", {card}, reveal_to_all, exists);
  w.action("seen card", {card, who}, show_to, exists);
  w.action("verb:put_back", {who}, put_back);
  w.thing("verb:shuffle", Native::Kind::Action, b.core.shuffle.value);
  w.table.back().parameters = {Zone};
  w.table.back().meanings = {"which deck"};
  ProgramId set_aside;
  {
    // The top cards of a deck lie aside, where only the looker sees them; put_back returns what is left.
    Proc p(m, "look at the top");
    set_aside = p.id();
    const auto seat = p.parameter<Seat>();
    const auto owner = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    const auto o = p.object();
    const auto seen = p.number();
    const Place deck = m.zone(kDeck, owner);
    p.loop_while(n > 0 && m.size(deck) > 0, [&] {
      p.take(o, deck);
      p.verb(b.core.move, {o, m.zone(kAside, seat)});
      p.set(n, n - 1);
      p.set(seen, seen + 1);
    });
    p.set_done(seen > 0);
    w.program("verb:look_top", {{Seat, "who looks"}, {Seat, "whose deck"}, number}, p.id(), deck_not_empty);
  }
  looks(w, set_aside);
  ProgramId discard;
  FnId can_discard;
  for (const Native& n : w.table) {
    if (n.key == "verb:discard") discard = ProgramId(n.id), can_discard = FnId(n.can);
  }
  // [CF 12.19] What cannot be discarded is not offered and pays for nothing.
  const auto discardable = [&](Place from, Who seat) {
    return m.from_zone(from).where(m.call<Truth>(can_discard, {m.it(), seat}), m.clause("CF 12.19"));
  };
  ProgramId from_hand;
  {
    // [CF 13.20] The discarding player chooses; what cannot be discarded is not owed.
    Proc p(m, "discard from hand");
    const auto seat = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    const auto o = p.object();
    const auto done = p.number();
    p.loop_while(n > 0, [&] {
      p.ask(seat)
          .prompt("discard which card?")
          .clause("CF 13.20")
          .objects(discardable(m.zone(kHand, seat), seat), o,
                   [&] {
                     p.call(discard, {o, seat});
                     p.set(done, done + 1);
                   })
          .end([&] { p.leave(); });
      p.set(n, n - 1);
    });
    p.verb(b.did, {done});
    from_hand = p.id();
    w.counted("verb:discard_from_hand", {who, number}, p.id(), [](const Table& t, const int* a) -> int {
      return a[1] > 0 && discardable_in_hand(t, a[0]) >= a[1];
    });
  }
  {
    // [CF 13.20] At random: nobody chooses. [CF 12.19] It falls on none that cannot be discarded.
    const FnId how_many =
        m.pure("cards of the hand that can be discarded", {Seat},
               [](const Table& t, const int* a) -> int { return discardable_in_hand(t, a[0]); });
    const FnId card_at = m.pure("one of them", {Seat, Number}, one_discardable, Object);
    Proc p(m, "discard at random");
    const auto seat = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    const auto at = p.number();
    const auto done = p.number();
    p.loop_while(n > 0 && m.call(how_many, {seat}) > 0, [&] {
      p.chance(at, m.call(how_many, {seat}));
      p.call(discard, {m.call<Object>(card_at, {seat, at}), seat});
      p.set(done, done + 1);
      p.set(n, n - 1);
    });
    p.verb(b.did, {done});
    const Fn can = [](const Table& t, const int* a) -> int {
      return a[1] > 0 && discardable_in_hand(t, a[0]) >= a[1];
    };
    w.counted("verb:discard_random", {{Seat, "whose hand"}, number}, p.id(), can);
    w.counted("verb:discard_random-o", {who, number}, p.id(), can);
    for (const char* key : {"draws on verb:discard_random", "draws on verb:discard_random-o"})
      w.thing(key, Native::Kind::Zones, static_cast<int>(1u << kHand));
  }
  // These texts name whose hand it is.
  for (const char* key : {"verb:discard_down says whose", "verb:draw_until says whose"})
    w.thing(key, Native::Kind::Number, 1);
  {
    // So many that N are left, or N are reached. (seat, number)
    Proc p(m, "discard down to");
    const auto seat = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    const auto over = p.number();
    p.set(over, m.size(m.zone(kHand, seat)) - n);
    p.call(from_hand, {seat, over});
    w.counted("verb:discard_down", {who, {Number, "most"}}, p.id(),
              [](const Table& t, const int* a) -> int { return t.zone_size(t.zone(kHand, a[0])) > a[1]; });
  }
  {
    Proc p(m, "draw until");
    const auto seat = p.parameter<Seat>();
    const auto n = p.parameter<Number>();
    const auto wanted = p.number();
    p.set(wanted, m.most(0, n - m.size(m.zone(kHand, seat))));
    p.call(b.draw, {seat, wanted});
    w.counted("verb:draw_until", {who, {Number, "most"}}, p.id(), [](const Table& t, const int* a) -> int {
      return t.zone_size(t.zone(kHand, a[0])) < a[1] && may_do(t, a[0], kDrawCards);
    });
  }
  {
    Proc p(m, "discard hand");
    const auto seat = p.parameter<Seat>();
    const auto o = p.object();
    const auto done = p.number();
    p.each(m.from_zone(m.zone(kHand, seat)), o, [&] {
      p.call(discard, {o, seat});
      p.when(m.done(), [&] { p.set(done, done + 1); });
    });
    p.verb(b.did, {done});
    w.counted("verb:discard_hand", {who}, p.id(), has_hand);
  }
  {
    // [CF 13.66] One player sees another's hand and chooses what is discarded from it.
    const VerbId see = m.native("see a zone", {Seat, Zone}, look);
    Proc p(m, "choose a discard");
    const auto victim = p.parameter<Seat>();
    const auto chooser = p.parameter<Seat>();
    const auto o = p.object();
    const Place hand = m.zone(kHand, victim);
    p.verb(see, {chooser, hand});
    p.ask(chooser)
        .prompt("discard which card of that hand?")
        .clause("CF 13.66")
        .objects(discardable(hand, victim), o, [&] { p.call(discard, {o, victim}); })
        .end();
    w.program("verb:choose_discard", {{Seat, "whose hand"}, {Seat, "who chooses"}}, p.id(), has_hand);
  }
}

}  // namespace verbatim::crystal
