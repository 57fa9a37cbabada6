// Faction abilities, the seven named unit abilities, and "this system", as far as they need no board.

#include <gtest/gtest.h>

#include "tests/clauses/moment.h"

namespace verbatim::clauses {
namespace {

std::uint8_t code_of(int n) { return static_cast<std::uint8_t>(n); }

int printed(const Table& t, const int* a) { return t.printed(a[0], Strength); }

// [AB 1.25] A perpetual faction ability changes combat rolls and no other rolls; a flagship's text lives on
// the board.
TEST(Clause_1_25, T1_25a_PerpetualOnItsOwnRolls) {
  Synthetic g(2);
  const FnId base = g.m.pure("printed strength", {Sort::Object, Sort::Seat}, printed);
  const int combat = g.m.quantity("combat", base), barrage = g.m.quantity("barrage", base);
  g.face("Cruiser", {Ship}, 5);
  const Obj mine = g.put("Cruiser", A, Play), theirs = g.put("Cruiser", B, Play);
  const auto bonus = [&](const std::string& name, int n) {
    g.always(name, {.force = Force::Add,
                    .what = code_of(combat),
                    .seats = g.m.only(g.m.you()),
                    .amount = Operand::constant(n)});
  };
  bonus("Fragile", -1);
  bonus("Flagship", 2);
  g.put("Fragile", A, Play);
  const Obj flagship = g.put("Flagship", B, Reserve);
  g.game([&](Proc& p) {
    g.tell(p, g.m.quantity_of(combat, mine, g.seat(A)));
    g.tell(p, g.m.quantity_of(barrage, mine, g.seat(A)));
    g.tell(p, g.m.quantity_of(combat, theirs, g.seat(B)));
    g.move(p, flagship, g.m.zone(Play, g.seat(B)));
    g.tell(p, g.m.quantity_of(combat, theirs, g.seat(B)));
    g.happens(p, g.destroy, flagship);
    g.tell(p, g.m.quantity_of(combat, theirs, g.seat(B)));
  });
  EXPECT_EQ(g.play({}).story, "=4 =5 =5 =7 destroy(Flagship) =5");
}

// [AB 1.25] The secret stops abilities that are chosen; passive ones work on.
TEST(Clause_1_25, T1_25b_PassiveWorksOn) {
  Moment g(2);
  const int use = g.m.action("use faction abilities"), trade = g.m.action("trade with anyone");
  g.always("Rules", {.force = Force::Forbid, .what = code_of(trade)});
  g.put("Rules", A, Play);
  g.always("Arbiters", {.force = Force::Protect, .what = code_of(trade), .seats = g.m.only(g.m.you())});
  g.put("Arbiters", B, Play);
  g.component("Quash", B, {.on = g.now, .may = true, .applies = g.m.can(use, g.m.you(), g.m.source())});
  const int secret =
      g.m.modifier({.force = Force::Forbid, .what = code_of(use), .duration = ThisAgenda, .on_seat = true});
  const ProgramId window = g.opens(g.now);
  g.game([&](Proc& p) {
    p.modify(secret, g.seat(B));
    g.Synthetic::opens(p, window);
    p.when(g.m.can(trade, g.seat(B), g.m.nothing()), [&] { g.say(p, "trades"); });
  });
  EXPECT_EQ(g.play({"Quash"}).story, "trades never: Quash");
}

// [AB 1.26.1] Anti-fighter barrage: without fighters the step happens and counts; nobody sustains its hits.
TEST(Clause_1_26_1, T1_26_AFB) {
  for (const int fighters : {0, 1}) {
    Synthetic g(2);
    g.unit("Dreadnought", B);
    g.prints("Dreadnought", {.on = g.assign.before, .may = true});
    for (int i = 0; i < fighters; ++i) g.unit("Fighter", B, {}, {Fighter});
    const Happening barrage = g.happening("barrage", [&](Proc& p, auto, auto, auto hits) {
      const auto one = p.object();
      g.tell(p, hits);
      p.repeat(hits, [&] {
        p.ask(g.seat(B))
            .objects(g.units(g.seat(B), Fighter), one, [&] { g.happens(p, g.destroy, one); })
            .end();
      });
    });
    g.game([&](Proc& p) { g.happens(p, barrage, {}, g.seat(A), 2); });
    EXPECT_EQ(g.play({"Dreadnought"}).story, fighters == 0
                                                 ? "barrage =2 never: Dreadnought"
                                                 : "barrage =2 destroy(Fighter) never: Dreadnought");
  }
}

// [AB 1.26.2] Bombardment by all of them or none, and Plasma Scoring adds a die only to a roll that is made.
TEST(Clause_1_26_2, T1_26_BOM) {
  Synthetic g(2);
  for (int i = 0; i < 3; ++i) g.unit("Dreadnought", A);
  const Happening bombard = g.happening("bombard", [&](Proc& p, auto, auto, auto dice) { g.tell(p, dice); });
  g.component("Plasma Scoring", A,
              {.on = bombard.when, .may = true, .does = [&](Proc& p) { p.edit(2, g.amount() + 1); }});
  g.game([&](Proc& p) {
    p.may(g.seat(A), "bombard?", 1,
          [&] { g.happens(p, bombard, {}, g.seat(A), g.m.count(g.units(g.seat(A)))); });
  });
  EXPECT_EQ(g.play({"no", "Plasma Scoring"}).story, "never: Plasma Scoring");
  EXPECT_EQ(g.play({"yes"}).story, "bombard =3");
  EXPECT_EQ(g.play({"yes", "Plasma Scoring"}).story, "Plasma Scoring bombard =4");
}

// [AB 1.26.3] Deploy: no mech left in the reserve, no offer; and once in a round's window.
TEST(Clause_1_26_3, T1_26_DEP) {
  for (const int left : {0, 2}) {
    Moment g(2);
    const Obj planet = g.put("Planet", A, Play);
    for (int i = 0; i < left; ++i) g.put("Mech", A, Reserve);
    const Pick mechs = g.m.from({Reserve}).whose(g.m.only(g.m.you()));
    g.component("Deploy", A, {.on = g.now, .may = true, .feasible = g.m.any(mechs), .does = [&](Proc& p) {
                                const auto mech = p.object();
                                p.ask(g.m.you())
                                    .objects(mechs, mech,
                                             [&] {
                                               g.move(p, mech, g.m.zone(Play, g.m.you()));
                                               p.verb(g.v.attach, {mech, planet});
                                             })
                                    .end();
                              }});
    g.ready();
    EXPECT_EQ(g.play({"Deploy", "Deploy"}).story,
              left == 0 ? "never: Deploy never: Deploy" : "Deploy never: Deploy");
  }
}

// [AB 1.26.4] A shield protects its own planet; a war sun takes all shields away, for every unit.
TEST(Clause_1_26_4, T1_26_PSH) {
  for (const bool war_sun : {false, true}) {
    Synthetic g(2);
    const int bombard = g.m.action("bombard");
    g.face("War Sun", {Ship});
    const Obj one = g.put("One", B, Play), two = g.put("Two", B, Play);
    const Truth suns = g.m.any(
        g.m.from({Play}).whose(g.m.opponents(g.m.you())).where(g.m.face_is(g.m.it(), g.face("War Sun"))));
    g.always("PDS", {.force = Force::Forbid,
                     .what = code_of(bombard),
                     .active = !suns,
                     .applies = g.m.same(g.m.it(), g.m.bearer(g.m.source()))});
    g.unit("PDS", B, one, {Ground});
    if (war_sun) g.put("War Sun", A, Play);
    g.game([&](Proc& p) {
      for (const Obj planet : {one, two})
        p.when(g.m.can(bombard, g.seat(A), planet), [&] { g.say(p, "bombards", planet); });
    });
    EXPECT_EQ(g.play({}).story, war_sun ? "bombards(One) bombards(Two)" : "bombards(Two)");
  }
}

// [AB 1.26.5] Production: two docks pool their value; under a blockade ground forces only.
TEST(Clause_1_26_5, T1_26_PRO) {
  for (const bool blockade : {false, true}) {
    Synthetic g(2);
    g.face("Dock", {Planet}, 2);
    g.face("Cruiser", {Ship});
    g.face("Infantry", {Ground});
    for (int i = 0; i < 2; ++i) g.put("Dock", A, Play);
    for (int i = 0; i < 3; ++i) g.put("Infantry", A, Reserve);
    for (int i = 0; i < 3; ++i) g.put("Cruiser", A, Reserve);
    if (blockade) g.unit("Enemy", B);
    const Truth blocked = g.m.any(g.units(g.seat(B)));
    g.game([&](Proc& p) {
      const auto unit = p.object();
      const Pick able = g.m.from({Reserve}).where(!blocked || g.m.tagged(g.m.it(), Ground));
      p.repeat(g.m.sum(g.units(g.seat(A), Planet), g.m.printed(g.m.it(), Strength)), [&] {
        p.ask(g.seat(A))
            .objects(able, unit,
                     [&] {
                       g.say(p, "makes", unit);
                       g.move(p, unit, g.m.zone(Play, g.seat(A)));
                     })
            .end();
      });
    });
    const Told t = g.play(blockade ? std::vector<std::string>{}
                                   : std::vector<std::string>{"Cruiser", "Cruiser", "Infantry", "Cruiser"});
    EXPECT_EQ(t.story, blockade ? "makes(Infantry) makes(Infantry) makes(Infantry)"
                                : "makes(Cruiser) makes(Cruiser) makes(Infantry) makes(Cruiser)");
  }
}

// [AB 1.26.6] Space cannon: clockwise from the active player, all of a player's or none, capacity in between.
TEST(Clause_1_26_6, T1_26_SC) {
  Synthetic g(4);
  g.set_table(Active, B);
  g.set(A, Initiative, 3);  // initiative does not matter here
  g.set(D, Initiative, 1);
  g.set(B, Capacity, 2);
  const Obj carrier = g.unit("Carrier", B);
  for (int i = 0; i < 2; ++i) g.unit("Fighter", B, {}, {Fighter});
  g.game([&](Proc& p) {
    const auto who = p.seat();
    p.each_seat(g.m.opponents(g.active()), g.active(), who, [&] {
      p.may(who, "fire all your cannons?", 1, [&] {
        g.happens(p, g.roll, {}, who);
        p.when(g.m.same(who, g.seat(D)), [&] {
          g.happens(p, g.destroy, carrier);
          g.lose(p, g.seat(B), Capacity, 1);
        });
        p.call(g.checks);
      });
    });
  });
  const Told t = g.play({"no", "yes", "Fighter", "yes"});
  EXPECT_EQ(t.story, "roll destroy(Carrier) removed(Fighter) roll");
  EXPECT_EQ(t.asked, (std::vector<std::string>{"C: yes no", "D: yes no", "B: Fighter Fighter", "A: yes no"}));
}

// [AB 1.26.7] Sustain damage cancels one hit; what is destroyed directly sustains nothing.
TEST(Clause_1_26_7, T1_26_SUS) {
  Synthetic g(2);
  const Obj ship = g.unit("Dreadnought", A);
  g.prints("Dreadnought", {.on = g.assign.before,
                           .may = true,
                           .applies = g.amount() > 0 && !g.m.is(g.m.source(), Damaged),
                           .does = [&](Proc& p) {
                             g.happens(p, g.sustain, g.m.source());
                             p.edit(2, g.amount() - 1);
                           }});
  g.game([&](Proc& p) {
    g.happens(p, g.assign, {}, g.seat(A), 2);
    g.happens(p, g.destroy, ship);
  });
  const Told t = g.play({"Dreadnought", "Dreadnought"});
  EXPECT_EQ(t.story, "Dreadnought sustain(Dreadnought) assign destroy(Dreadnought) never: Dreadnought");
  EXPECT_EQ(t.counter(A, Hits), 1);
}

// [AB 1.26] The seven are printed with numbers, and effects grant them and take them away.
TEST(Clause_1_26, T1_26_GrantedAndTakenAway) {
  Synthetic g(2);
  const int bombards = g.m.tag("bombardment");
  const Obj ship = g.unit("Cruiser", A);
  const int blitz = g.m.modifier({.force = Force::Grant, .what = code_of(bombards), .duration = ThisAction});
  const int use = g.m.action("use bombardment");
  const int disable = g.m.modifier({.force = Force::Forbid, .what = code_of(use), .duration = ThisRound});
  g.game([&](Proc& p) {
    const auto show = [&] {
      g.tell(p, g.m.either(g.m.tagged(ship, bombards) && g.m.can(use, g.seat(A), ship), 1, 0));
    };
    show();
    p.modify(blitz, ship);
    show();
    p.modify(disable, ship);
    show();
    p.expire(ThisRound);
    show();
    p.expire(ThisAction);
    show();
  });
  EXPECT_EQ(g.play({}).story, "=0 =1 =0 =1 =0");
}

// An activation that keeps what lay in the system when it was activated.
struct Activation : Synthetic {
  TriggerId when, after;
  Obj here, there, flagship;
  ProgramId program;
  Activation() : Synthetic(2), when(moment("when activated", Stage::When)), after(moment("after activated")) {
    here = put("Here", A, Play);
    there = put("There", A, Play);
    flagship = unit("Flagship", A, here);
    prints("Flagship", {.on = after, .may = true, .triggered = m.event_has(m.source())});
    Proc p(m, "activation");
    const auto what = p.parameter<Sort::Object>();
    p.seat(), p.number();
    p.list_of(m.from({Play}).where(m.same(m.bearer(m.it()), what)));
    Stages s;
    s.has_when = s.has_after = true;
    s.when = window(when);
    s.after = window(after);
    p.event(m.event("activation"), s, [&] { say(p, "activated", what); });
    program = p.id();
  }
};

// [AB 1.27] "This system" is where the unit is by then.
TEST(Clause_1_27, T1_27a_LateBinding) {
  Activation g;
  g.game([&](Proc& p) {
    p.call(g.program, {g.there});
    p.call(g.program, {g.here});
    p.verb(g.v.attach, {g.flagship, g.there});
    p.call(g.program, {g.here});
    p.call(g.program, {g.there});
  });
  EXPECT_EQ(g.play({"Flagship", "Flagship"}).story,
            "activated(There) activated(Here) Flagship activated(Here) activated(There) Flagship");
}

// [AB 1.27, N1.2] A flagship that moves in while the system is active was not there at the activation.
TEST(Clause_1_27, T1_27b_WasNotThere) {
  Activation g;
  g.component("Pull", A, {.on = g.when, .may = true, .does = [&](Proc& p) {
                            p.verb(g.v.attach, {g.flagship, g.there});
                          }});
  g.game([&](Proc& p) { p.call(g.program, {g.there}); });
  EXPECT_EQ(g.play({"Pull", "Flagship"}).story, "Pull activated(There) never: Flagship");
}

}  // namespace
}  // namespace verbatim::clauses
