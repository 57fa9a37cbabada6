// An ability is resolved whole: may, must, and, then.

#include <gtest/gtest.h>

#include "tests/clauses/synthetic.h"

namespace verbatim::clauses {
namespace {

// [AB 1.7] Skilled Retreat moves every ship, ends the combat and places the token; nothing is asked.
TEST(Clause_1_7, T1_7a_AllOfIt) {
  Synthetic g(2);
  const Obj here = g.put("Here", A, Play), there = g.put("There", A, Play);
  const Obj ships[] = {g.unit("Carrier", A, here), g.unit("Cruiser", A, here)};
  g.set_table(Combat, 1);
  g.card("Retreat", A, {.on = g.roll.before, .does = [&](Proc& p) {
                          const auto ship = p.object();
                          p.each(g.units(g.m.you()), ship, [&] { p.verb(g.v.attach, {ship, there}); });
                          g.let(p, Combat, Num(0));
                          g.lose(p, g.m.you(), Tokens, 1);
                        }});
  g.set(A, Tokens, 2);
  g.game([&](Proc& p) { g.happens(p, g.roll); });
  const Told t = g.play({"Retreat"});
  EXPECT_EQ(t.asked.size(), 1u) << "only whether it is played at all";
  for (const Obj ship : ships) EXPECT_EQ(t.bearer(ship), Told::index(there));
  EXPECT_EQ(t.counter(2, Combat), 0);
  EXPECT_EQ(t.counter(A, Tokens), 1);
}

// [AB 1.7] With shielding each use of sustain damage cancels two hits, not one.
TEST(Clause_1_7, T1_7b_BothHits) {
  for (const int hits : {3, 1}) {
    Synthetic g(2);
    g.unit("Dreadnought", A);
    g.prints("Dreadnought", {.on = g.assign.before,
                             .may = true,
                             .applies = g.m.same(g.who(), g.m.you()) && g.amount() > 0,
                             .does = [&](Proc& p) {
                               g.happens(p, g.sustain, g.m.source());
                               p.edit(2, g.m.most(g.amount() - 2, 0));
                             }});
    g.game([&](Proc& p) { g.happens(p, g.assign, {}, g.seat(A), hits); });
    EXPECT_EQ(g.play({"Dreadnought"}).counter(A, Hits), hits == 3 ? 1 : 0);
  }
}

// [AB 1.7] Salvage Operations: the trade good always, the ship only if chosen.
TEST(Clause_1_7, T1_7c_MayIsOptional) {
  Synthetic g(2);
  const Obj ship = g.put("Cruiser", A, Reserve);
  g.card("Salvage", A, {.on = g.destroy.after, .does = [&](Proc& p) {
                          g.add(p, g.m.you(), Goods, 1);
                          p.may(g.m.you(), "build a ship?", 1,
                                [&] { g.move(p, ship, g.m.zone(Play, g.m.you())); });
                        }});
  g.game([&](Proc& p) { g.happens(p, g.destroy, g.m.nothing()); });
  for (const bool yes : {false, true}) {
    const Told t = g.play({"Salvage", yes ? "yes" : "no"});
    EXPECT_EQ(t.counter(A, Goods), 1);
    EXPECT_EQ(t.in(ship, Play), yes);
  }
}

// [AB 1.8] Assault Cannon with three ships: its owner cannot decline at the start of combat.
TEST(Clause_1_8, T1_8a_CannotDecline) {
  Synthetic g(2);
  for (const char* s : {"X", "Y", "Z"}) g.unit(s, A);
  g.component("Cannon", A, {.on = g.roll.before, .applies = g.m.count(g.units(g.m.you())) >= 3});
  g.card("Bunker", A, {.on = g.roll.before});
  g.game([&](Proc& p) { g.happens(p, g.roll); });
  EXPECT_EQ(g.play({"-"}).trace, "cannot decline (A: Cannon Bunker)");
  EXPECT_EQ(g.play({"Cannon", "-"}).trace, "Cannon [B] [A] roll") << "a card in hand is voluntary";
}

// [AB 1.8] Duranium Armor repairs a unit though its owner would rather not.
TEST(Clause_1_8, T1_8b_MandatoryThoughUnwanted) {
  Synthetic g(2);
  const Obj hurt = g.unit("Dreadnought", A);
  g.component("Armor", A,
              {.on = g.assign.after,
               .feasible = g.m.any(g.units(g.m.you()).where(g.m.is(g.m.it(), Damaged))),
               .does = [&](Proc& p) {
                 const auto one = p.object();
                 p.ask(g.m.you())
                     .objects(g.units(g.m.you()).where(g.m.is(g.m.it(), Damaged)), one,
                              [&] { g.unflag(p, one, Damaged); })
                     .end();
               }});
  g.game([&](Proc& p) {
    g.flag(p, hurt, Damaged);
    g.happens(p, g.assign, {}, g.seat(A), 1);
  });
  const Told t = g.play({});
  EXPECT_EQ(t.story, "assign Armor");
  EXPECT_FALSE(t.flag(hurt, Damaged));
}

// [AB 1.8] Of two mandatory abilities a player picks which first, and others act in between.
TEST(Clause_1_8, T1_8c_OwnOrder) {
  Synthetic g(2);
  g.component("First", A, {.on = g.roll.before});
  g.component("Second", A, {.on = g.roll.before});
  g.component("Reply", B, {.on = g.roll.before, .may = true});
  g.game([&](Proc& p) { g.happens(p, g.roll); });
  EXPECT_EQ(g.play({"Second", "Reply"}).story, "Second Reply First roll");
  EXPECT_EQ(g.play({"First", "Reply"}).story, "First Reply Second roll");
}

// Reparations: ready one of mine AND exhaust one of theirs.
struct Reparations : Synthetic {
  Obj my_planet, their_planet;
  Reparations() : Synthetic(2) {
    face("Mecatol", {Planet});
    face("Jord", {Planet});
    my_planet = put("Mecatol", A, Play);
    their_planet = put("Jord", B, Play);
    const auto mine = [this] { return units(m.you(), Planet).where(m.is(m.it(), Exhausted)); };
    const auto theirs = [this] {
      return m.from({Play})
          .whose(m.opponents(m.you()))
          .where(m.tagged(m.it(), Planet) && !m.is(m.it(), Exhausted));
    };
    card("Reparations", A,
         {.on = activate.after,
          .feasible = m.any(mine()) || m.any(theirs()),
          .does = [this, mine, theirs](Proc& p) {
            const auto one = p.object();
            p.ask(m.you()).objects(mine(), one, [&] { unflag(p, one, Exhausted); }).end();
            p.ask(m.you()).objects(theirs(), one, [&] { flag(p, one, Exhausted); }).end();
          }});
  }
};

// [AB 1.9] Neither part depends on the other.
TEST(Clause_1_9, T1_9a_AsManyAsPossible) {
  Reparations g;
  g.game([&](Proc& p) { g.happens(p, g.activate); });
  const Told t = g.play({"Reparations"});
  EXPECT_EQ(t.story, "activate Reparations");
  EXPECT_TRUE(t.flag(g.their_planet, Exhausted)) << "the first part failing does not stop the second";
}

// [AB 1.9] With nothing to do at all it cannot be played.
TEST(Clause_1_9, T1_9b_NothingPossible) {
  Reparations g;
  g.game([&](Proc& p) {
    g.flag(p, g.their_planet, Exhausted);
    g.happens(p, g.activate);
  });
  EXPECT_EQ(g.play({"Reparations"}).story, "activate never: Reparations");
}

// [AB 1.9] Unstable Planet: the planet is exhausted already; up to three infantry die all the same.
TEST(Clause_1_9, T1_9c_SecondPartAlone) {
  Synthetic g(2);
  const Obj planet = g.put("Jord", A, Play);
  const Obj infantry[] = {g.unit("Infantry", A, planet, {Ground}), g.unit("Infantry", A, planet, {Ground})};
  g.card("Unstable Planet", B, {.on = g.action, .does = [&](Proc& p) {
                                  g.flag(p, planet, Exhausted);
                                  const auto one = p.object();
                                  p.list_of(g.m.from({Play}).where(g.m.same(g.m.bearer(g.m.it()), planet)));
                                  p.each_listed(one, [&] { g.happens(p, g.destroy, one); });
                                }});
  g.game([&](Proc& p) {
    g.flag(p, planet, Exhausted);
    g.take_turn(p, g.seat(B));
  });
  const Told t = g.play({"Unstable Planet"});
  EXPECT_EQ(t.story, "destroy(Infantry) destroy(Infantry)");
  for (const Obj o : infantry) EXPECT_TRUE(t.in(o, Reserve));
}

// [AB 1.17] Fires of the Gashlai: no fleet token to remove, no war sun.
TEST(Clause_1_17, T1_17a_ThenNeedsTheLeft) {
  for (const int tokens : {0, 1}) {
    Synthetic g(2);
    g.set(A, Fleet, tokens);
    g.component("Fires", A, {.on = g.action, .may = true, .does = [&](Proc& p) {
                               p.then([&] { g.lose(p, g.seat(A), Fleet, 1); }, [&] { g.say(p, "war sun"); });
                             }});
    g.game([&](Proc& p) { g.take_turn(p, g.seat(A)); });
    EXPECT_EQ(g.play({"Fires"}).story, tokens == 0 ? "" : "war sun");
  }
}

// [AB 1.17] "If able" counts as resolved: Military Support places its infantry without a token to remove.
TEST(Clause_1_17, T1_17b_IfAble) {
  Synthetic g(2);
  g.component("Support", A, {.on = g.action, .may = true, .does = [&](Proc& p) {
                               p.then(
                                   [&] {
                                     g.lose(p, g.seat(B), Tokens, 1);
                                     p.set_done(1);  // if able
                                   },
                                   [&] { g.say(p, "2 infantry"); });
                             }});
  g.game([&](Proc& p) { g.take_turn(p, g.seat(A)); });
  EXPECT_EQ(g.play({"Support"}).story, "2 infantry");
}

// [AB 1.17] Deadly Plot: if the discard is prevented, the planets stay ready.
TEST(Clause_1_17, T1_17c_PreventedLeft) {
  Synthetic g(2);
  const Obj agenda = g.put("Agenda", A, Shown);
  const Happening discards =
      g.happening("discard", [&](Proc& p, auto what, auto, auto) { g.to(p, what, Discard); });
  g.card("Guard", B, {.on = discards.when, .does = [](Proc& p) { p.cancel(); }});
  g.component("Deadly Plot", A, {.on = g.action, .may = true, .does = [&](Proc& p) {
                                   p.then([&] { g.happens(p, discards, agenda); },
                                          [&] { g.say(p, "exhausts all"); });
                                 }});
  g.game([&](Proc& p) { g.take_turn(p, g.seat(A)); });
  EXPECT_EQ(g.play({"Deadly Plot"}).story, "discard(Agenda) exhausts all");
  EXPECT_EQ(g.play({"Deadly Plot", "Guard"}).story, "Guard");
}

// [AB 1.17] Whether the left was done is about the left, not about what others did in its windows.
TEST(Clause_1_17, T1_17c_WindowsDoNotAnswerForIt) {
  for (const int tokens : {0, 1}) {
    Synthetic g(2);
    g.set(A, Tokens, tokens);
    g.component("Watcher", B, {.on = g.spend.after, .may = true, .does = [&](Proc& p) { g.say(p, "seen"); }});
    g.game([&](Proc& p) {
      p.then([&] { g.happens(p, g.spend, {}, g.seat(A), 1); }, [&] { g.say(p, "bought"); });
    });
    EXPECT_EQ(g.play({"Watcher"}).story, tokens == 0 ? "spend Watcher seen" : "spend Watcher seen bought");
  }
}

}  // namespace
}  // namespace verbatim::clauses
