// Ten decisions where the published rules leave the kernel a choice.

#include <gtest/gtest.h>

#include "tests/clauses/moment.h"

namespace verbatim::clauses {
namespace {

// [AB K1] The status phase goes by initiative from the lowest, whoever was active last.
TEST(Decision_K1, StatusPhaseFromTheLowest) {
  Moment g(3);
  const int initiative[] = {4, 8, 2};
  for (int s = 0; s < 3; ++s) g.set(s, Initiative, initiative[s]);
  g.set_table(Active, B);
  g.abilities(A, {"A1"});
  g.game([&](Proc& p) {
    p.object(), p.seat(), p.number();
    Window w = g.window(g.now);
    w.first = g.in_initiative(1);
    p.window(w);
  });
  EXPECT_EQ(g.play({}).trace, "[C] [A] [B]");
}

// [AB K3] An inner window completes before the outer one goes on, with the NEXT player.
TEST(Decision_K3, NestedWindowsLastInFirstOut) {
  Moment g(3);
  const Obj ship = g.unit("Cruiser", C);
  g.component("A1", A, {.on = g.now, .may = true, .does = [&](Proc& p) { g.happens(p, g.destroy, ship); }});
  g.abilities(A, {"A2"});
  g.abilities(B, {"B1"});
  g.component("Mourn", B, {.on = g.destroy.after, .may = true, .does = [&](Proc& p) {
                             g.happens(p, g.gain, {}, g.m.you(), 1);
                           }});
  g.component("Tithe", C, {.on = g.gain.after, .may = true});
  g.ready();
  const Told t = g.play({"A1", "Mourn", "Tithe", "B1", "A2"});
  EXPECT_EQ(t.story, "A1 destroy(Cruiser) Mourn gain Tithe B1 A2");
  EXPECT_EQ(t.trace,
            "A1 destroy(Cruiser) [A] Mourn gain [A] [B] Tithe [A] [B] [C] [C] [A] [B] B1 [C] A2 [B] [C] [A]");
}

// [AB K4] Checks come after each resolved ability, before the next player: the fleet pool at once, capacity
// only when no combat is on.
TEST(Decision_K4, ChecksAfterEachAbility) {
  for (const bool combat : {false, true}) {
    Moment g(2);
    g.set_table(Combat, combat);
    g.set(A, Fleet, 1);
    g.set(A, Capacity, 1);
    g.face("Cruiser", {Ship});
    g.face("Fighter", {Fighter});
    g.put("Cruiser", A, Play);
    g.put("Fighter", A, Play);
    const Obj more[] = {g.put("Cruiser", A, Reserve), g.put("Fighter", A, Reserve)};
    g.component("Muster", A, {.on = g.now, .may = true, .does = [&](Proc& p) {
                                for (const Obj o : more) g.move(p, o, g.m.zone(Play, g.m.you()));
                              }});
    g.component("Count", B, {.on = g.now, .may = true, .does = [&](Proc& p) {
                               g.tell(p, g.m.count(g.units(g.seat(A))));
                               g.tell(p, g.m.count(g.units(g.seat(A), Fighter)));
                             }});
    g.ready();
    if (combat)
      EXPECT_EQ(g.play({"Muster", "Cruiser", "Count"}).story, "Muster removed(Cruiser) Count =1 =2");
    else
      EXPECT_EQ(g.play({"Muster", "Cruiser", "Fighter", "Count"}).story,
                "Muster removed(Cruiser) removed(Fighter) Count =1 =1");
  }
}

// [AB K4] Victory ends the game after the ability that reached it, inside the window.
TEST(Decision_K4, VictoryInsideAWindow) {
  Moment g(2);
  g.set_table(Goal, 1);
  g.component("Score", B,
              {.on = g.now, .may = true, .does = [&](Proc& p) { g.add(p, g.m.you(), Points, 1); }});
  g.abilities(A, {"A1"});
  g.ready();
  const Told t = g.play({"Score", "A1"});
  EXPECT_EQ(t.story, "Score wins never: A1");
  EXPECT_EQ(t.winners(), 1 << B);
}

// A turn that can be ended from within.
struct Endable : Synthetic {
  Endable() : Synthetic(2) {
    component("End It", A, {.on = activate.after, .may = true, .does = [](Proc& p) { p.unwind(TheTurn); }});
    component("Late", B, {.on = activate.after, .may = true});
    component("Campaign", A, {.on = action, .may = true, .does = [this](Proc& p) {
                                happens(p, activate);
                                say(p, "invasion");
                              }});
    component("Rest", B, {.on = end_of_turn, .may = true});
  }
};

// [AB K5] A turn ended inside a window: the window and the remaining steps are dropped, its end opens.
TEST(Decision_K5, TurnEndedInsideAWindow) {
  Endable g;
  g.game([&](Proc& p) {
    g.take_turn(p, g.seat(A));
    g.say(p, "next turn");
  });
  EXPECT_EQ(g.play({"Campaign", "End It", "Rest"}).story, "activate End It Rest next turn");
  EXPECT_EQ(g.play({"Campaign", "Late", "Rest"}).story, "activate Late invasion Rest next turn");
  EXPECT_EQ(g.play({"Campaign", "End It", "Late"}).story, "activate End It next turn never: Late");
}

// [AB K5] A turn that is at its end cannot be ended again: the end opens once.
TEST(Decision_K5, EndingAnEndedTurnDoesNothing) {
  Endable g;
  g.component("End Again", A,
              {.on = g.end_of_turn, .may = true, .does = [&](Proc& p) { p.unwind(TheTurn); }});
  g.game([&](Proc& p) {
    g.take_turn(p, g.seat(A));
    g.say(p, "next turn");
  });
  EXPECT_EQ(g.play({"pass", "End Again", "End Again"}).story, "pass End Again next turn never: End Again");
  EXPECT_EQ(g.play({"Campaign", "End It", "End Again", "End Again", "Rest"}).story,
            "activate End It End Again next turn never: End Again never: Rest");
}

// [AB K5] An event that was cancelled does not close the windows that its program opens later.
TEST(Decision_K5, CancelledEventLeavesLaterWindowsOpen) {
  Moment g(2);
  g.component("Stop", A, {.on = g.now, .does = [](Proc& p) { p.cancel(); }});
  const TriggerId later = g.moment("later");
  g.component("Later", B, {.on = later, .may = true});
  g.game([&](Proc& p) {
    p.object(), p.seat(), p.number();
    Stages stages;
    stages.has_when = true;
    stages.when = g.window(g.now);
    p.event(g.m.event("inlined"), stages, [&] { g.say(p, "happened"); });
    p.window(g.window(later));
  });
  EXPECT_EQ(g.play({"Later"}).story, "Stop Later");
}

// A moment with a deal of Bob's that needs nobody's turn: it gives Alice a card.
struct Deal : Moment {
  Obj gift;
  Deal() : Moment(2) {
    prints("Gift", {.on = now}, Kind::Card, Hand);
    gift = put("Gift", B, Reserve);
    component("Deal", B,
              {.on = now, .does = [this](Proc& p) { hand_over(p, gift, seat(A)); }, .need = Need::Free});
    abilities(B, {"B1"});
  }
};

// [AB K6] What has no timing of its own is done between priorities, and uses none up.
TEST(Decision_K6, FreeActionKeepsPriority) {
  Deal g;
  g.ready();
  EXPECT_EQ(g.play({"Deal", "B1", "Gift"}).trace, "[A] Deal B1 Gift [B] [A]");
  EXPECT_EQ(g.play({"Deal", "-", "Gift"}).trace, "[A] Deal [B] Gift [B] [A]")
      << "Alice had declined, and may use what she was given";
  EXPECT_EQ(g.play({"Deal", "Deal"}).trace, "[A] Deal [B] [A] never: Deal") << "once in a window";
}

// [AB K6] Not while an ability is being resolved.
TEST(Decision_K6, NotInsideAResolution) {
  Deal g;
  g.component("Ask", A, {.on = g.now, .may = true, .does = [&](Proc& p) {
                           p.ask(g.seat(B)).option("left", nullptr).option("right", nullptr).end();
                         }});
  g.ready();
  const Told t = g.play({"Ask", "left", "Deal"});
  EXPECT_EQ(t.question(1), "B: left right");
  EXPECT_EQ(t.story, "Ask Deal");
}

// [AB K7] "Your opponent" in a combat: an ability that names one is for its two participants only.
TEST(Decision_K7, OnlyParticipantsHaveAnOpponent) {
  Moment g(3);
  const Happening combat = g.happening("combat", [](Proc&, auto, auto, auto) {});
  // The defender is in the event's seat, the attacker is active.
  const Truth takes_part = g.m.same(g.m.you(), g.who()) || g.m.same(g.m.you(), g.active());
  for (const int s : {A, B, C}) {
    const std::string name(1, static_cast<char>('A' + s));
    g.component(name + "-names", s, {.on = combat.before, .may = true, .applies = takes_part});
    g.component(name + "-any", s, {.on = combat.before, .may = true});
  }
  g.game([&](Proc& p) { g.happens(p, combat, {}, g.seat(B)); });
  EXPECT_EQ(g.play({}).asked,
            (std::vector<std::string>{"A: A-names A-any -", "B: B-names B-any -", "C: C-any -"}));
}

// [AB K8] Rerolls: a window right after each player's roll, the attacker's first.
TEST(Decision_K8, RerollsAfterEachRoll) {
  Synthetic g(2);
  g.component("Reroll A", A, {.on = g.roll.after, .may = true, .applies = g.m.same(g.who(), g.m.you())});
  g.component("Reroll B", B, {.on = g.roll.after, .may = true, .applies = g.m.same(g.who(), g.m.you())});
  g.game([&](Proc& p) {
    const auto who = p.seat();
    p.each_seat(g.m.everyone(), g.active(), who, [&] { g.happens(p, g.roll, {}, who); });
    g.happens(p, g.assign);
  });
  EXPECT_EQ(g.play({"Reroll A", "Reroll B"}).story, "roll Reroll A roll Reroll B assign");
}

// [AB K9] The target is gone before the card resolves: no effect, and the card stays discarded.
TEST(Decision_K9, TargetGone) {
  Synthetic g(2);
  const Obj ship = g.unit("Cruiser", B);
  const Obj card =
      g.card("Ray", A, {.on = g.activate.after, .does = [&](Proc& p) {
                          p.when(g.m.in_zone(ship, Play), [&] { g.happens(p, g.destroy, ship); });
                        }});
  g.component("Scuttle", B, {.on = g.played, .may = true, .does = [&](Proc& p) {
                               g.move(p, ship, g.m.zone(Reserve, g.seat(B)));
                             }});
  g.game([&](Proc& p) { g.happens(p, g.activate); });
  EXPECT_EQ(g.play({"Ray"}).story, "activate Ray destroy(Cruiser)");
  const Told t = g.play({"Ray", "Scuttle"});
  EXPECT_EQ(t.story, "activate Ray Scuttle");
  EXPECT_TRUE(t.in(card, Discard));
}

}  // namespace
}  // namespace verbatim::clauses
