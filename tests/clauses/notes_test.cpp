// The notes on gaining abilities inside a window, and on using the same thing twice.

#include <gtest/gtest.h>

#include "tests/clauses/moment.h"

namespace verbatim::clauses {
namespace {

// A note of Bob's and an offer of his to hand it over, once in a window.
struct Transaction : Synthetic {
  Obj iff;
  Transaction() : Synthetic(2) {
    iff = note("IFF", B, B, {.on = start_of_turn, .does = [this](Proc& p) { say(p, "wormhole"); }});
    component("Trade", B,
              {.on = start_of_turn,
               .may = true,
               .applies = m.same(m.controller(iff), m.you()),
               .does = [this](Proc& p) { hand_over(p, iff, seat(A)); }});
  }
};

// [AB N1] A note that comes in a transaction at the start of my turn is offered at once.
TEST(Clause_N1, TN1a_GainedInTheWindow) {
  Transaction g;
  g.game([&](Proc& p) { g.take_turn(p, g.seat(A)); });
  EXPECT_EQ(g.play({"Trade", "IFF", "pass"}).story, "Trade IFF wormhole returned pass");
  EXPECT_EQ(g.play({"-", "pass", "IFF"}).story, "pass never: IFF");
}

// [AB N1] A technology gained by destroying a ship at the start of combat is usable in that same window.
TEST(Clause_N1, TN1b_GainedByAnInnerEvent) {
  Moment g(2);
  const Obj ship = g.unit("Cruiser", B);
  g.prints("Valefar", {.on = g.now, .may = true});
  const Obj tech = g.put("Valefar", A, Reserve);
  g.component("Singularity", A,
              {.on = g.destroy.after, .does = [&](Proc& p) { g.move(p, tech, g.m.zone(Play, g.m.you())); }});
  g.component("Cannon", A,
              {.on = g.now, .may = true, .does = [&](Proc& p) { g.happens(p, g.destroy, ship); }});
  g.ready();
  EXPECT_EQ(g.play({"Cannon", "Valefar"}).story, "Cannon destroy(Cruiser) Singularity Valefar");
}

// [AB N1.1] The same condition, once for the trigger and once for the resolution, in both directions.
TEST(Clause_N1_1, TN1_1_TriggerOrResolution) {
  for (const int before : {0, 1}) {
    Moment g(2);
    g.set(A, Tokens, before);
    const Truth token = g.has(g.seat(A), Tokens) == 1;
    g.component("Flip", A, {.on = g.now, .may = true, .does = [&](Proc& p) {
                              p.verb(g.v.set_counter, {g.seat(A), Num(Tokens), Num(1 - before)});
                            }});
    g.component("On Trigger", A, {.on = g.now, .may = true, .triggered = token});
    g.component("On Resolution", A, {.on = g.now, .may = true, .applies = token});
    g.ready();
    const Told t = g.play({"Flip", "-"});
    using Asked = std::vector<std::string>;
    if (before == 1)
      EXPECT_EQ(t.asked, (Asked{"A: Flip On Trigger On Resolution -", "A: On Trigger -"}));
    else
      EXPECT_EQ(t.asked, (Asked{"A: Flip -", "A: On Resolution -"}));
  }
}

// [AB N1.2] Awaken: what lay in the system when it was activated counts, not what came while it was.
TEST(Clause_N1_2, TN1_2a_SettledAtActivation) {
  for (const bool there : {false, true}) {
    Synthetic g(2);
    const int sleeper = g.m.tag("sleeper");
    const Obj system = g.put("System", A, Play);
    g.face("Token", {sleeper});
    const Obj token = g.unit("Token", A);
    const TriggerId when = g.moment("when activated", Stage::When), after = g.moment("after activated");
    ProgramId activation;
    {
      // The event keeps what lay there as its list: facts of the trigger are part of the event.
      Proc p(g.m, "activation");
      const auto what = p.parameter<Sort::Object>();
      p.seat(), p.number();
      p.list_of(g.m.from({Play}).where(g.m.same(g.m.bearer(g.m.it()), what)));
      Stages s;
      s.has_when = s.has_after = true;
      s.when = g.window(when);
      s.after = g.window(after);
      p.event(g.m.event("activation"), s, [&] { g.say(p, "activated"); });
      activation = p.id();
    }
    g.component("Scanlink", A,
                {.on = when, .may = true, .does = [&](Proc& p) { p.verb(g.v.attach, {token, system}); }});
    g.component("Awaken", A,
                {.on = after,
                 .may = true,
                 .triggered = g.m.any(g.m.from_event().where(g.m.tagged(g.m.it(), sleeper)))});
    g.game([&](Proc& p) {
      if (there) p.verb(g.v.attach, {token, system});
      p.call(activation, {system});
      g.tell(p, g.m.count(g.m.from({Play}).where(g.m.same(g.m.bearer(g.m.it()), system))));
    });
    EXPECT_EQ(g.play({"Scanlink", "Awaken"}).story,
              there ? "Scanlink activated Awaken =1" : "Scanlink activated =1 never: Awaken");
  }
}

// Assault Cannon for one player: three ships when it would resolve; the opponent loses one.
void cannon(Moment& g, const std::string& name, int owner, int victim) {
  g.component(name, owner,
              {.on = g.now, .applies = g.m.count(g.units(g.m.you())) >= 3, .does = [&g, victim](Proc& p) {
                 const auto ship = p.object();
                 p.ask(g.seat(victim))
                     .objects(g.units(g.seat(victim)), ship, [&] { g.happens(p, g.destroy, ship); })
                     .end();
               }});
}

// [AB N1.3] Four ships against exactly three: after the attacker's, the defender's no longer applies.
TEST(Clause_N1_3, TN1_3a_LostWhileWaiting) {
  Moment g(2);
  for (int i = 0; i < 4; ++i) g.unit("Attacker", A);
  for (int i = 0; i < 3; ++i) g.unit("Defender", B);
  cannon(g, "Cannon A", A, B);
  cannon(g, "Cannon B", B, A);
  g.ready();
  EXPECT_EQ(g.play({}).trace, "Cannon A destroy(Defender) [B] [A]");
}

// [AB N1.3] Two ships and an ability that adds one: it becomes applicable, but the opponent acts first.
TEST(Clause_N1_3, TN1_3b_GainedWhileWaiting) {
  Moment g(2);
  for (int i = 0; i < 2; ++i) g.unit("Attacker", A);
  g.face("Third", {Ship});
  const Obj third = g.put("Third", A, Reserve);
  g.unit("Defender", B);
  cannon(g, "Cannon A", A, B);
  g.component("Muster", A, {.on = g.now, .may = true, .does = [&](Proc& p) {
                              g.move(p, third, g.m.zone(Play, g.m.you()));
                            }});
  g.abilities(B, {"Reply"});
  g.ready();
  EXPECT_EQ(g.play({"Muster", "Reply"}).trace, "Muster Reply Cannon A destroy(Defender) [B] [A]");
}

// [AB N2] The note returns and comes back in the same window: not again until the next turn.
TEST(Clause_N2, TN2a_SameNoteSameWindow) {
  Transaction g;
  g.game([&](Proc& p) {
    g.hand_over(p, g.iff, g.seat(A));
    p.repeat(2, [&] { g.take_turn(p, g.seat(A)); });
  });
  const Told t = g.play({"IFF", "Trade", "pass", "IFF", "pass"});
  EXPECT_EQ(t.story, "IFF wormhole returned Trade pass IFF wormhole returned pass");
  EXPECT_EQ(t.asked, (std::vector<std::string>{"A: IFF -", "B: Trade -", "A: pass",  // the first turn
                                               "A: IFF -", "B: Trade -", "A: pass"}));
}

// [AB N2] The very same card, in another player's hand by now, stays used.
TEST(Clause_N2, TN2b_SameCardOtherPlayer) {
  Moment g(2);
  const Obj funding = g.card("War Funding", B, {.on = g.now});
  g.component("Recover", A,
              {.on = g.now, .may = true, .applies = g.m.in_zone(funding, Discard), .does = [&](Proc& p) {
                 g.hand_over(p, funding, g.m.you());
               }});
  const ProgramId window = g.opens(g.now);
  g.game([&](Proc& p) {
    p.repeat(2, [&] {
      g.say(p, "round");
      g.Synthetic::opens(p, window);
    });
  });
  EXPECT_EQ(g.play({"War Funding", "Recover", "War Funding"}).story,
            "round War Funding Recover round War Funding");
}

// [AB N2] An agent that is readied right after its use is not offered again in this window.
TEST(Clause_N2, TN2c_ReadiedAgent) {
  Moment g(2);
  const Obj agent = g.component(
      "Agent", A,
      {.on = g.now, .may = true, .payable = !g.m.is(g.m.source(), Exhausted), .pay = [&](Proc& p) {
         g.flag(p, g.m.source(), Exhausted);
       }});
  g.component("Ready", B,
              {.on = g.now, .may = true, .does = [&](Proc& p) { g.unflag(p, agent, Exhausted); }});
  g.ready();
  const Told t = g.play({"Agent", "Ready", "Agent"});
  EXPECT_EQ(t.story, "Agent Ready never: Agent");
  EXPECT_FALSE(t.flag(agent, Exhausted));
}

// [AB N2.1] Two units of one kind are two objects: both may be used, in turn with the opponent.
TEST(Clause_N2_1, TN2_1a_EachUnit) {
  Moment g(2);
  g.unit("Exotrireme", A);
  g.unit("Exotrireme", A);
  g.prints("Exotrireme", {.on = g.now, .may = true});
  g.abilities(B, {"Reply"});
  g.ready();
  EXPECT_EQ(g.play({"Exotrireme", "Reply", "Exotrireme", "Exotrireme"}).story,
            "Exotrireme Reply Exotrireme never: Exotrireme");
}

}  // namespace
}  // namespace verbatim::clauses
