// Timing [AB 1.13]: before, when, after; once for each occurrence; the order of players by phase.

#include <gtest/gtest.h>

#include "tests/clauses/moment.h"

namespace verbatim::clauses {
namespace {

// [AB 1.14] A ship destroyed by the first cannon is answered before the next player's cannon fires.
TEST(Clause_1_14, T1_14a_AtOnce) {
  Synthetic g(3);
  const Obj ship = g.unit("Cruiser", A);
  g.component("Lament", A, {.on = g.destroy.after, .may = true});
  g.game([&](Proc& p) {
    const auto who = p.seat();
    p.each_seat(g.m.opponents(g.seat(A)), g.seat(A), who, [&] {
      g.happens(p, g.roll, {}, who);
      p.when(g.m.same(who, g.seat(B)), [&] { g.happens(p, g.destroy, ship); });
    });
  });
  EXPECT_EQ(g.play({"Lament"}).story, "roll destroy(Cruiser) Lament roll");
}

// [AB 1.14] Before comes before the event and after it, with nothing in between.
TEST(Clause_1_14, T1_14_AroundTheCommit) {
  Synthetic g(2);
  g.component("After", A, {.on = g.roll.after});
  g.component("When", A, {.on = g.roll.when});
  g.component("Before", A, {.on = g.roll.before});
  g.game([&](Proc& p) {
    g.happens(p, g.roll);
    g.say(p, "next");
  });
  EXPECT_EQ(g.play({}).story, "Before When roll After next");
}

// [AB 1.14.1] A missed moment does not come back: in round 2 only a ship destroyed then can be answered.
TEST(Clause_1_14_1, T1_14_1a_MissedIsMissed) {
  for (const bool again : {false, true}) {
    Synthetic g(2);
    const Obj first = g.unit("First", A), second = g.unit("Second", A);
    g.card("Courageous", A, {.on = g.destroy.after});
    g.game([&](Proc& p) {
      g.happens(p, g.destroy, first);
      g.say(p, "round 2");
      if (again) g.happens(p, g.destroy, second);
      g.say(p, "over");
    });
    EXPECT_EQ(g.play({"-", "Courageous"}).story,
              again ? "destroy(First) round 2 destroy(Second) Courageous over"
                    : "destroy(First) round 2 over never: Courageous");
  }
}

// [AB 1.15] When a ship sustains, the reflected hits exist before Direct Hit can answer after it.
TEST(Clause_1_15, T1_15a_WhenIsAtTheMoment) {
  Synthetic g(2);
  const Obj ship = g.unit("Dreadnought", B);
  g.card("Direct Hit", A,
         {.on = g.sustain.after, .does = [&](Proc& p) { g.happens(p, g.destroy, g.what()); }});
  g.card("Reflective Shielding", B,
         {.on = g.sustain.when, .does = [&](Proc& p) { g.happens(p, g.assign, {}, g.seat(A), 2); }});
  g.game([&](Proc& p) { g.happens(p, g.sustain, ship, g.seat(B)); });
  const Told t = g.play({"Reflective Shielding", "Direct Hit"});
  EXPECT_EQ(t.story, "Reflective Shielding assign sustain(Dreadnought) Direct Hit destroy(Dreadnought)");
  EXPECT_EQ(t.counter(A, Hits), 2);
}

// [AB 1.15] The event is pending and can be changed: what `when` writes is what is committed.
TEST(Clause_1_15, T1_15_Mutable) {
  Synthetic g(2);
  g.component("Double", A, {.on = g.gain.when, .does = [&](Proc& p) { p.edit(2, g.amount() * 2); }});
  g.component("Plus", B, {.on = g.gain.when, .does = [&](Proc& p) { p.edit(2, g.amount() + 1); }});
  g.game([&](Proc& p) { g.happens(p, g.gain, {}, g.seat(A), 3); });
  EXPECT_EQ(g.play({}).counter(A, Goods), 7) << "doubled, then one more: in the order of resolution";
}

// [AB 1.15.1] Propagation: three tokens instead of researching; `when` abilities fire, `after` ones do not.
TEST(Clause_1_15_1, T1_15_1a_ReplacedHasNoAfter) {
  Synthetic g(2);
  const Obj tech = g.put("Technology", A, Reserve);
  g.component("Propagation", A, {.on = g.research.when, .does = [&](Proc& p) {
                                   p.replace();
                                   g.add(p, g.m.you(), Tokens, 3);
                                 }});
  g.component("Also When", B, {.on = g.research.when});
  g.component("Revolution", B, {.on = g.research.after});
  g.game([&](Proc& p) { g.happens(p, g.research, tech, g.seat(A)); });
  const Told t = g.play({});
  EXPECT_EQ(t.story, "Propagation Also When");
  EXPECT_TRUE(t.in(tech, Reserve));
  EXPECT_EQ(t.counter(A, Tokens), 3);
}

// [AB 1.15.1] Veto: no after of the vetoed agenda; the replacement has its own when and after.
TEST(Clause_1_15_1, T1_15_1b_ReplacementIsRevealedAnew) {
  Synthetic g(2);
  const Obj first = g.put("First", A, Deck), second = g.put("Second", A, Deck);
  g.card("Veto", B, {.on = g.reveal.when, .does = [&](Proc& p) {
                       p.cancel();
                       g.to(p, g.what(), Discard);
                       g.happens(p, g.reveal, second);
                     }});
  g.component("Omen", A, {.on = g.reveal.when});
  g.component("Rider", A, {.on = g.reveal.after});
  g.game([&](Proc& p) { g.happens(p, g.reveal, first); });
  const Told t = g.play({"Veto"});
  EXPECT_EQ(t.story, "Omen Veto Omen reveal(Second) Rider");
  EXPECT_TRUE(t.in(first, Discard));
}

// [AB 1.15.1] Public Disgrace: the choice is undone, so the goods lying on the card are not gained.
TEST(Clause_1_15_1, T1_15_1c_GoodsOfACancelledChoice) {
  Synthetic g(2);
  const Happening choose =
      g.happening("choose", [&](Proc& p, auto, auto who, auto n) { g.happens(p, g.gain, {}, who, n); });
  g.card("Public Disgrace", B, {.on = choose.when, .does = [](Proc& p) { p.cancel(); }});
  g.game([&](Proc& p) { g.happens(p, choose, {}, g.seat(A), 2); });
  EXPECT_EQ(g.play({"Public Disgrace"}).counter(A, Goods), 0);
  EXPECT_EQ(g.play({}).counter(A, Goods), 2);
}

// [AB 1.15.1] A cancelled event has no moment left: what else could have answered it is not offered.
TEST(Clause_1_15_1, T1_15_1_CancelledEndsItsMoment) {
  Synthetic g(3);
  g.card("Stop", B, {.on = g.gain.when, .does = [](Proc& p) { p.cancel(); }});
  g.card("Late", C, {.on = g.gain.when});
  g.game([&](Proc& p) {
    g.happens(p, g.gain, {}, g.seat(A), 2);
    g.say(p, "on");
  });
  EXPECT_EQ(g.play({"Stop", "Late"}).story, "Stop on never: Late");
  EXPECT_EQ(g.play({"-", "Late"}).story, "Late gain on");
}

// [AB 1.16] The speaker's rider is for after, the last player's veto for when: the veto is offered first.
TEST(Clause_1_16, T1_16a_WhenBeforeAfter) {
  Synthetic g(4);
  const Obj agenda = g.put("Agenda", A, Deck);
  g.set_table(Speaker, B);
  g.card("Rider", B, {.on = g.reveal.after});
  g.card("Veto", A, {.on = g.reveal.when, .does = [](Proc& p) { p.cancel(); }});
  g.game([&](Proc& p) { g.happens(p, g.reveal, agenda); });
  const Told t = g.play({"-", "Rider"});
  EXPECT_EQ(t.asked, (std::vector<std::string>{"A: Veto -", "B: Rider -"}));
  EXPECT_EQ(g.play({"Veto", "Rider"}).story, "Veto never: Rider");
}

// [AB 1.18] Two combats on two planets: once in each.
TEST(Clause_1_18, T1_18a_OncePerOccurrence) {
  Moment g(2);
  g.abilities(A, {"Indoctrination"});
  const ProgramId combat = g.opens(g.now);
  g.game([&](Proc& p) {
    for (const char* planet : {"planet 1", "planet 2"}) {
      g.say(p, planet);
      g.Synthetic::opens(p, combat);
    }
  });
  EXPECT_EQ(g.play({"Indoctrination", "Indoctrination", "Indoctrination"}).story,
            "planet 1 Indoctrination planet 2 Indoctrination never: Indoctrination");
}

// [AB 1.18] Three goods gained one at a time are three occurrences, three at once are one.
TEST(Clause_1_18, T1_18b_OneAtATimeOrAtOnce) {
  for (const bool at_once : {false, true}) {
    Synthetic g(2);
    g.component("Pillage", B, {.on = g.gain.after, .may = true, .does = [&](Proc& p) {
                                 g.lose(p, g.who(), Goods, 1);
                                 g.add(p, g.m.you(), Goods, 1);
                               }});
    g.game([&](Proc& p) {
      if (at_once)
        g.happens(p, g.gain, {}, g.seat(A), 3);
      else
        p.repeat(3, [&] { g.happens(p, g.gain, {}, g.seat(A), 1); });
    });
    EXPECT_EQ(g.play({"Pillage"}).counter(B, Goods), 1);
    const Told t = g.play({"Pillage", "Pillage", "Pillage"});
    EXPECT_EQ(t.counter(B, Goods), at_once ? 1 : 3);
    EXPECT_EQ(t.counter(A, Goods), at_once ? 2 : 0);
  }
}

// [AB 1.19] Initiatives 1, 3, 5, 8 with 5 active: 5, 8, 1, 3.
TEST(Clause_1_19, T1_19b_FromTheActivePlayer) {
  Moment g(4);
  const int initiative[] = {1, 3, 5, 8};
  for (int s = 0; s < 4; ++s) g.set(s, Initiative, initiative[s]);
  g.set_table(Active, C);
  g.abilities(A, {"I1"});
  g.abilities(B, {"I3"});
  g.abilities(C, {"I5"});
  g.abilities(D, {"I8"});
  g.ready();
  EXPECT_EQ(g.play({"I5", "I8", "I1", "I3"}).trace, "I5 I8 I1 I3 [C] [D] [A] [B]");
}

// [AB 1.19] Passing ends the turns of a player, not what they may answer.
TEST(Clause_1_19, T1_19_PassedPlayersAreIncluded) {
  Synthetic g(3);
  g.component("Reply", A, {.on = g.activate.after, .may = true});
  g.component("Campaign", B,
              {.on = g.action, .may = true, .does = [&](Proc& p) { g.happens(p, g.activate); }});
  g.game([&](Proc& p) {
    for (const int s : {A, B}) g.take_turn(p, g.seat(s));
  });
  EXPECT_EQ(g.play({"pass", "Campaign", "Reply"}).trace, "pass activate [B] [C] Reply [B] [C] [A]");
}

// [AB 1.20] The same abilities in the agenda phase, with the speaker in the third seat: seats 3, 4, 1, 2.
TEST(Clause_1_20, T1_20a_ClockwiseFromTheSpeaker) {
  Moment g(4);
  const int initiative[] = {1, 3, 8, 5};
  for (int s = 0; s < 4; ++s) g.set(s, Initiative, initiative[s]);
  g.set_table(Active, A);
  g.set_table(Speaker, C);
  g.abilities(A, {"S1"});
  g.abilities(B, {"S2"});
  g.abilities(C, {"S3"});
  g.abilities(D, {"S4"});
  g.ready(Order::Speaker);
  EXPECT_EQ(g.play({"S3", "S4", "S1", "S2"}).trace, "S3 S4 S1 S2 [C] [D] [A] [B]");
}

// [AB 1.20, K10] The speaker changes inside a window: its order is kept, the next one has the new order.
TEST(Clause_1_20, T1_20b_OrderIsFrozen) {
  Moment g(3);
  g.component("Payout", A, {.on = g.now, .may = true, .does = [&](Proc& p) { g.let(p, Speaker, Num(C)); }});
  g.abilities(B, {"B1"});
  const ProgramId window = g.opens(g.now, Order::Speaker);
  g.game([&](Proc& p) {
    p.repeat(2, [&] {
      g.say(p, "window");
      g.Synthetic::opens(p, window);
    });
  });
  EXPECT_EQ(g.play({"Payout"}).trace, "window Payout [B] [C] [A] window [C] [A] [B]");
}

}  // namespace
}  // namespace verbatim::clauses
