// What an ability is: where it comes from, which rule is stronger, how long it lasts, when it is an action.

#include <gtest/gtest.h>

#include "tests/clauses/synthetic.h"

namespace verbatim::clauses {
namespace {

// [AB 1.0] The phase only says what happens; with no ability for it, the window opens and closes unseen.
TEST(Clause_1_0, T1_0a_AbilitiesAreData) {
  for (const bool present : {false, true}) {
    Synthetic g(2);
    const Obj system = g.put("Ring", A, Play);
    g.prints("Drive", {.on = g.activate.after, .may = true});
    if (present) g.put("Drive", A, Play);
    g.game([&](Proc& p) {
      g.happens(p, g.activate, system, g.seat(A));
      g.say(p, "move");
    });
    const Told t = g.play({"Drive"});
    EXPECT_EQ(t.trace, present ? "activate(Ring) Drive [B] [A] move" : "activate(Ring) move never: Drive");
    EXPECT_EQ(t.asked.size(), present ? 1u : 0u);
  }
}

// [AB 1.1] The booklet says seat order, the reference initiative order: each draws in initiative order.
TEST(Clause_1_1, T1_1a_ReferenceOverBooklet) {
  Synthetic g(3);
  const int initiative[] = {4, 1, 2};
  for (int s = 0; s < 3; ++s) g.set(s, Initiative, initiative[s]);
  const Obj cards[] = {g.put("X", A, Deck), g.put("Y", A, Deck), g.put("Z", A, Deck)};
  g.game([&](Proc& p) {
    const auto n = p.number();
    p.each_number(1, 3, n, [&] { g.happens(p, g.draw, {}, g.in_initiative(n)); });
  });
  const Told t = g.play({});
  EXPECT_EQ(t.holder(cards[0]), B);
  EXPECT_EQ(t.holder(cards[1]), C);
  EXPECT_EQ(t.holder(cards[2]), A);
}

// A rule of the game that forbids something to everybody; the table's own card carries it.
void rule(Synthetic& g, int forbidden, Truth applies) {
  g.always("Rules",
           {.force = Force::Forbid, .what = static_cast<std::uint8_t>(forbidden), .applies = applies});
}

// [AB 1.2] A card that lets ships pass others lifts that rule only: a ship under a token still cannot leave.
TEST(Clause_1_2, T1_2a_NarrowestRule) {
  for (const bool deflector : {false, true}) {
    Synthetic g(2);
    const int pass = g.m.action("pass ships"), leave = g.m.action("leave a token");
    rule(g, pass, 1);
    rule(g, leave, g.m.on(g.m.bearer(g.m.it()), g.m.object_counter("token")) > 0);
    g.put("Rules", A, Play);
    g.always(
        "Deflector",
        {.force = Force::Protect, .what = static_cast<std::uint8_t>(pass), .seats = g.m.only(g.m.you())});
    if (deflector) g.put("Deflector", A, Play);
    const Obj held = g.put("Held", A, Play), free = g.put("Free", A, Play);
    g.unit("Stuck", A, held);
    g.unit("Loose", A, free);
    g.game([&](Proc& p) {
      p.verb(g.v.add_on_object, {held, Num(0), Num(1)});
      const auto ship = p.object();
      const Truth may = g.m.can(pass, g.m.controller(g.m.it()), g.m.it()) &&
                        g.m.can(leave, g.m.controller(g.m.it()), g.m.it());
      p.each(g.units(g.seat(A)).where(may), ship, [&] { g.say(p, "moves", ship); });
    });
    EXPECT_EQ(g.play({}).story, deflector ? "moves(Loose)" : "");
  }
}

// [AB 1.2] A card allows producing on a captured planet; ships are still blocked by ships.
TEST(Clause_1_2, T1_2b_FollowBoth) {
  Synthetic g(2);
  const int captured = g.m.action("produce on a captured planet"), blocked = g.m.action("produce ships");
  rule(g, captured, 1);
  rule(g, blocked, g.m.tagged(g.m.it(), Ship));
  g.put("Rules", A, Play);
  g.always("Economy", {.force = Force::Protect, .what = static_cast<std::uint8_t>(captured)});
  g.put("Economy", A, Play);
  g.face("Cruiser", {Ship});
  g.face("Infantry", {Ground});
  g.put("Cruiser", A, Reserve);
  g.put("Infantry", A, Reserve);
  g.game([&](Proc& p) {
    const auto unit = p.object();
    const Truth may = g.m.can(captured, g.seat(A), g.m.it()) && g.m.can(blocked, g.seat(A), g.m.it());
    p.each(g.m.from({Reserve}).where(may), unit, [&] { g.say(p, "produces", unit); });
  });
  EXPECT_EQ(g.play({}).story, "produces(Infantry)");
}

// [AB 1.3] Direct Hit answers the use of sustain damage, not a ship that is made damaged.
TEST(Clause_1_3, T1_3a_OnlyItsOwnTiming) {
  Synthetic g(2);
  const Obj ship = g.unit("Dreadnought", B), other = g.unit("War Sun", B);
  g.card("Direct Hit", A,
         {.on = g.sustain.after, .does = [&](Proc& p) { g.happens(p, g.destroy, g.what()); }});
  g.game([&](Proc& p) {
    g.flag(p, ship, Damaged);
    g.say(p, "then");
    g.happens(p, g.sustain, other);
  });
  EXPECT_EQ(g.play({"Direct Hit"}).story, "then sustain(War Sun) Direct Hit destroy(War Sun)");
}

// [AB 1.5] An ACTION that cannot be resolved completely is not offered.
TEST(Clause_1_5, T1_5a_ActionNeedsAllOfIt) {
  for (const int goods : {3, 4}) {
    Synthetic g(2);
    g.set(A, Goods, goods);
    g.card("Focused Research", A, {.on = g.action, .feasible = g.has(g.m.you(), Goods) >= 4});
    g.game([&](Proc& p) { g.take_turn(p, g.seat(A)); });
    EXPECT_EQ(g.play({"pass"}).question(0), goods == 4 ? "A: Focused Research pass" : "A: pass");
  }
}

// [AB 1.5] A cancelled ACTION card costs nothing and is no action: take another, or pass.
TEST(Clause_1_5, T1_5b_CancelledActionIsNoAction) {
  Synthetic g(2);
  g.set(A, Goods, 4);
  g.card("Research", A,
         {.on = g.action,
          .payable = g.has(g.m.you(), Goods) >= 4,
          .pay = [&](Proc& p) { g.lose(p, g.m.you(), Goods, 4); },
          .does = [&](Proc& p) { g.say(p, "researched"); }});
  g.component("Agent", A, {.on = g.action, .may = true, .does = [&](Proc& p) { g.say(p, "acted"); }});
  const Obj sabotage = g.card("Sabotage", B, {.on = g.played, .does = [](Proc& p) { p.cancel(); }});
  g.game([&](Proc& p) { g.take_turn(p, g.seat(A)); });
  const Told t = g.play({"Research", "Sabotage", "Agent"});
  EXPECT_EQ(t.story, "Sabotage acted");
  EXPECT_EQ(t.counter(A, Goods), 4);
  EXPECT_EQ(t.last_question(), "A: Agent pass") << "the card is gone, the action is not";
  EXPECT_TRUE(t.in(sabotage, Discard));
  const Told paid = g.play({"Research"});
  EXPECT_EQ(paid.story, "researched");
  EXPECT_EQ(paid.counter(A, Goods), 0);
}

// [AB 1.5] Nobody takes an ACTION on another player's turn, nor in a window.
TEST(Clause_1_5, T1_5c_OnlyOnesOwnTurn) {
  Synthetic g(2);
  g.component("Mine", A, {.on = g.action, .may = true});
  g.component("Theirs", B, {.on = g.action, .may = true});
  g.component("Reply", B, {.on = g.start_of_turn, .may = true});
  g.game([&](Proc& p) { g.take_turn(p, g.seat(A)); });
  const Told t = g.play({"Mine"});
  EXPECT_EQ(t.asked, (std::vector<std::string>{"B: Reply -", "A: Mine pass"}));
}

}  // namespace
}  // namespace verbatim::clauses
