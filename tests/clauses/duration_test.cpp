// How long effects last, and what belongs to which paragraph.

#include <gtest/gtest.h>

#include "tests/clauses/synthetic.h"

namespace verbatim::clauses {
namespace {

// A number printed on a face that effects may change.
struct WithSpeed : Synthetic {
  int speed;
  explicit WithSpeed(int seats = 2) : Synthetic(seats) {
    speed =
        m.quantity("speed", m.pure("printed", {Sort::Object, Sort::Seat},
                                   [](const Table& t, const int* a) { return t.printed(a[0], Strength); }));
    face("Cruiser", {Ship}, 2);
  }
  int faster(int duration, Truth applies = 1) {
    return m.modifier({.force = Force::Add,
                       .what = static_cast<std::uint8_t>(speed),
                       .duration = static_cast<std::uint8_t>(duration),
                       .on_seat = true,
                       .applies = applies});
  }
  Num speed_of(Obj o) { return m.quantity_of(speed, o, m.controller(o)); }
};

// [AB 1.3.1] The effect lives on although its card is discarded, reshuffled, and drawn by somebody else.
TEST(Clause_1_3_1, T1_3_1a_DurationOutlivesItsCard) {
  WithSpeed g;
  const Obj ship = g.put("Cruiser", A, Play), theirs = g.put("Cruiser", B, Play);
  const int faster = g.faster(ThisAction, g.mine(g.m.it()));
  const Obj card = g.card("Flank Speed", A,
                          {.on = g.activate.after, .does = [&](Proc& p) { p.modify(faster, g.m.you(), 1); }});
  g.game([&](Proc& p) {
    g.happens(p, g.activate, {}, g.seat(A));
    g.tell(p, g.speed_of(ship));
    p.verb(g.v.mix_in, {card, g.m.table_zone(Deck)});
    g.tell(p, g.speed_of(ship));
    g.hand_over(p, card, g.seat(B));
    g.tell(p, g.speed_of(ship));
    g.tell(p, g.speed_of(theirs));
    p.expire(ThisAction);
    g.tell(p, g.speed_of(ship));
  });
  EXPECT_EQ(g.play({"Flank Speed"}).story, "activate Flank Speed =3 =3 =3 =2 =2");
}

// [AB 1.3.1] A boost of one round is over in the next.
TEST(Clause_1_3_1, T1_3_1b_OneRoundOnly) {
  WithSpeed g;
  const Obj ship = g.put("Cruiser", A, Play);
  const TriggerId round = g.moment("start of a round");
  const int boost = g.faster(ThisRound);
  g.card("Morale Boost", A, {.on = round, .does = [&](Proc& p) { p.modify(boost, g.m.you(), 1); }});
  const ProgramId start = g.opens(round);
  g.game([&](Proc& p) {
    p.repeat(2, [&] {
      g.opens(p, start);
      g.tell(p, g.speed_of(ship));
      p.expire(ThisRound);
    });
  });
  EXPECT_EQ(g.play({"Morale Boost"}).story, "Morale Boost =3 =2");
}

// [AB 1.3.1] In contrast, what has no duration ends with its source.
TEST(Clause_1_3_1, T1_3_1c_SourceBound) {
  WithSpeed g;
  const Obj law = g.put("Law", A, Play), ship = g.put("Cruiser", A, Play);
  g.always("Law",
           {.force = Force::Add, .what = static_cast<std::uint8_t>(g.speed), .amount = Operand::constant(2)});
  for (int i = 0; i < 3; ++i) g.unit("PDS", A, {}, {Ground});
  g.game([&](Proc& p) {
    const auto excess = [&] {
      const auto one = p.object();
      p.loop_while(g.m.count(g.units(g.seat(A), Ground)) > g.speed_of(ship), [&] {
        p.ask(g.seat(A))
            .objects(g.units(g.seat(A), Ground), one,
                     [&] {
                       g.say(p, "removed", one);
                       g.move(p, one, g.m.zone(Reserve, g.seat(A)));
                     })
            .end();
      });
    };
    excess();
    g.to(p, law, Discard);
    excess();
  });
  EXPECT_EQ(g.play({}).story, "removed(PDS)");
}

// [AB 1.3.1] What joined "that combat" stays in it when the flagship that let it join is gone.
TEST(Clause_1_3_1, T1_3_1d_JoinedForTheCombat) {
  Synthetic g(2);
  const Obj flagship = g.unit("Flagship", A);
  g.unit("Infantry", A, {}, {Ground});
  const TriggerId start = g.moment("start of combat");
  const int joins = g.m.modifier({.force = Force::Grant, .what = Ship, .duration = ThisCombat});
  g.prints("Flagship", {.on = start, .does = [&](Proc& p) {
                          const auto one = p.object();
                          p.each(g.units(g.m.you(), Ground), one, [&] { p.modify(joins, one); });
                        }});
  const ProgramId opening = g.opens(start);
  g.game([&](Proc& p) {
    const auto ships = [&] { g.tell(p, g.m.count(g.units(g.seat(A)))); };
    ships();
    g.opens(p, opening);
    ships();
    g.happens(p, g.destroy, flagship);
    ships();
    p.expire(ThisCombat);
    ships();
  });
  EXPECT_EQ(g.play({}).story, "=1 Flagship =2 destroy(Flagship) =1 =0");
}

// [AB 1.4] The passive paragraph of an exhausted card works on; the one that exhausts it is not offered.
TEST(Clause_1_4, T1_4a_ParagraphsAreApart) {
  for (const bool exhausted : {false, true}) {
    WithSpeed g;
    const Obj ship = g.put("Cruiser", A, Play);
    g.always("Gate", {.force = Force::Add,
                      .what = static_cast<std::uint8_t>(g.speed),
                      .seats = g.m.only(g.m.you()),
                      .amount = Operand::constant(1)});
    g.prints("Gate", {.on = g.start_of_turn,
                      .may = true,
                      .payable = !g.m.is(g.m.source(), Exhausted),
                      .pay = [&](Proc& p) { g.flag(p, g.m.source(), Exhausted); }});
    const Obj gate = g.put("Gate", A, Play);
    g.game([&](Proc& p) {
      if (exhausted) g.flag(p, gate, Exhausted);
      g.take_turn(p, g.seat(A));
      g.tell(p, g.speed_of(ship));
    });
    EXPECT_EQ(g.play({"pass"}).question(0), exhausted ? "A: pass" : "A: Gate -");
    EXPECT_EQ(g.play({"pass"}).story, "pass =3");
  }
}

// [AB 1.4, N2] One paragraph was resolved; the other for the same moment is still offered, the first is not.
TEST(Clause_1_4, T1_4b_OncePerParagraph) {
  Synthetic g(2);
  g.prints("Scroll", {.on = g.activate.after, .may = true});
  g.prints("Scroll", {.on = g.activate.after, .may = true});
  g.put("Scroll", A, Play);
  g.game([&](Proc& p) { g.happens(p, g.activate); });
  const Told t = g.play({"Scroll#1", "Scroll#2"});
  EXPECT_EQ(t.story, "activate Scroll#1 Scroll#2");
  EXPECT_EQ(t.asked, (std::vector<std::string>{"A: Scroll#1 Scroll#2 -", "A: Scroll#2 -"}));
}

}  // namespace
}  // namespace verbatim::clauses
