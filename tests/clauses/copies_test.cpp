// Cards of one name in one window, and the notes on order between events.

#include <gtest/gtest.h>

#include "tests/clauses/moment.h"

namespace verbatim::clauses {
namespace {

// Two Morale Boosts of one player: the mark is on their side.
struct Boosts : Moment {
  Boosts() : Moment(2) {
    const Text boost{.on = now, .applies = !m.name_marked(m.you()), .target = m.you()};
    card("Morale Boost", A, boost);
    put("Morale Boost", A, Hand);
    card("Sabotage", B, {.on = played, .does = [](Proc& p) { p.cancel(); }});
    ready();
  }
};

// [AB N3] A second card of the name on the same units is illegal.
TEST(Clause_N3, TN3a_SecondCopy) {
  Boosts g;
  EXPECT_EQ(g.play({"Morale Boost", "Morale Boost"}).story, "Morale Boost never: Morale Boost");
}

// [AB N3] The first was cancelled: the second is legal.
TEST(Clause_N3, TN3b_CancelledCopyDoesNotCount) {
  Boosts g;
  EXPECT_EQ(g.play({"Morale Boost", "Sabotage", "Morale Boost"}).story, "Morale Boost Sabotage Morale Boost");
}

// [AB N3] A card that was used on nothing in particular marks nothing, not even the number -1.
TEST(Clause_N3, TN3e_NoTargetNoMark) {
  Moment g(2);
  const Text rally{.on = g.now, .applies = !g.m.name_marked(Num(-1))};
  g.card("Rally", A, rally);
  g.put("Rally", A, Hand);
  g.ready();
  EXPECT_EQ(g.play({"Rally", "Rally"}).story, "Rally Rally");
}

// [AB N3] Two Direct Hits on two ships that sustained together; a third finds no ship that was not hit.
TEST(Clause_N3, TN3c_OtherTarget) {
  Synthetic g(2);
  const Obj one = g.unit("One", B), two = g.unit("Two", B);
  const TriggerId after = g.moment("after ships sustain");
  ProgramId both;
  {
    Proc p(g.m, "both sustain");
    const auto ship = p.object();
    p.seat(), p.number();
    p.new_list();
    p.push(one);
    p.push(two);
    Stages s;
    s.has_after = true;
    s.after = g.window(after);
    p.event(g.m.event("both sustain"), s,
            [&] { p.each(g.m.from_list(), ship, [&] { g.flag(p, ship, Damaged); }); });
    both = p.id();
  }
  const Pick fresh = g.m.from_event().where(!g.m.name_marked(g.m.it()));
  Reg<Sort::Object> target;
  Text hit{.on = after, .feasible = g.m.any(fresh)};
  hit.choose = [&](Proc& p) {
    target = p.object();
    p.ask(g.m.you()).every_copy().objects(fresh, target, nullptr).end();
  };
  hit.target = Operand::reg(1);  // the register after the first, see `choose`
  hit.does = [&](Proc& p) { g.happens(p, g.destroy, target); };
  g.card("Direct Hit", A, hit);
  g.put("Direct Hit", A, Hand);
  g.put("Direct Hit", A, Hand);
  g.game([&](Proc& p) { p.call(both); });
  EXPECT_EQ(g.play({"Direct Hit", "One", "Direct Hit", "Direct Hit"}).story,
            "Direct Hit destroy(One) Direct Hit destroy(Two) never: Direct Hit");
}

// [AB N3] The same player on a different target.
TEST(Clause_N3, TN3d_OtherPlayerAsTarget) {
  Moment g(3);
  Text pressure{.on = g.now, .feasible = !g.m.name_marked(g.seat(B)) || !g.m.name_marked(g.seat(C))};
  pressure.choose = [&](Proc& p) {
    const auto who = p.seat();
    p.ask(g.m.you())
        .option(
            "B", [&] { p.set(who, g.seat(B)); }, !g.m.name_marked(g.seat(B)))
        .option(
            "C", [&] { p.set(who, g.seat(C)); }, !g.m.name_marked(g.seat(C)))
        .end();
  };
  pressure.target = Operand::reg(1);
  pressure.does = [&](Proc& p) { g.add(p, {&g.m, Operand::reg(1)}, Points, -1); };
  for (int i = 0; i < 3; ++i) i == 0 ? g.card("Pressure", A, pressure) : g.put("Pressure", A, Hand);
  g.ready();
  const Told t = g.play({"Pressure", "C", "Pressure", "Pressure"});
  EXPECT_EQ(t.story, "Pressure Pressure never: Pressure");
  EXPECT_EQ(t.counter(B, Points), -1);
  EXPECT_EQ(t.counter(C, Points), -1);
}

// [AB N5] Secondaries go clockwise, whatever the initiative, and each is over before the next player decides.
TEST(Clause_N5, TN5a_Clockwise) {
  Synthetic g(3);
  g.set(B, Initiative, 9);
  g.component("Toll", C, {.on = g.gain.after, .may = true});
  g.game([&](Proc& p) {
    const auto who = p.seat();
    g.say(p, "primary");
    p.each_seat(g.m.opponents(g.active()), g.m.left_of(g.active()), who,
                [&] { p.may(who, "the secondary?", 1, [&] { g.happens(p, g.gain, {}, who, 1); }); });
  });
  const Told t = g.play({"yes", "Toll", "yes", "Toll"});
  EXPECT_EQ(t.story, "primary gain Toll gain Toll");
  EXPECT_EQ(t.asked, (std::vector<std::string>{"B: yes no", "C: Toll -", "C: yes no", "C: Toll -"}));
}

// [AB N6] The start of a turn on which one passes is a start all the same, and so is its end.
TEST(Clause_N6, TN6a_PassingTurn) {
  Synthetic g(2);
  g.component("Chaos Mapping", A,
              {.on = g.start_of_turn, .may = true, .does = [&](Proc& p) { g.say(p, "unit"); }});
  g.component("Rest", A, {.on = g.end_of_turn, .may = true});
  g.game([&](Proc& p) { g.take_turn(p, g.seat(A)); });
  EXPECT_EQ(g.play({"Chaos Mapping", "pass", "Rest"}).story, "Chaos Mapping unit pass Rest");
}

// [AB N6] Each of my turns in a row has its own start and end; a second action in one turn has not.
TEST(Clause_N6, TN6b_TurnsNotActions) {
  Synthetic g(2);
  g.component("Start", A, {.on = g.start_of_turn});
  g.component("End", A, {.on = g.end_of_turn});
  g.component("Build", A, {.on = g.action, .may = true, .does = [&](Proc& p) { g.say(p, "built"); }});
  ProgramId another;
  {
    Proc p(g.m, "another action");
    const auto o = p.object();
    p.seat(), p.number();
    const auto a = p.local<Sort::Ability>();
    p.ask(g.m.you()).abilities(g.action, o, a, [&] { p.use(o, a); }).end();
    another = p.id();
  }
  g.component("Logistics", A,
              {.on = g.action, .may = true, .does = [&](Proc& p) { p.repeat(2, [&] { p.call(another); }); }});
  g.game([&](Proc& p) { p.repeat(2, [&] { g.take_turn(p, g.seat(A)); }); });
  EXPECT_EQ(g.play({"Logistics", "Build", "Build", "pass"}).story, "Start built built End Start pass End");
}

// [AB N7] Trade Agreement, when: it has the commodities before the Minister, after, counts.
TEST(Clause_N7, TN7a_AllWhenBeforeAnyAfter) {
  Synthetic g(2);
  const Happening replenish =
      g.happening("replenish", [&](Proc& p, auto, auto who, auto n) { g.add(p, who, Goods, n); });
  g.component("Minister", A,
              {.on = replenish.after, .does = [&](Proc& p) { g.tell(p, g.has(g.seat(A), Goods)); }});
  g.card("Trade Agreement", B, {.on = replenish.when, .does = [&](Proc& p) {
                                  g.add(p, g.m.you(), Goods, g.amount());
                                  p.edit(2, Num(0));
                                }});
  g.game([&](Proc& p) { g.happens(p, replenish, {}, g.seat(A), 3); });
  EXPECT_EQ(g.play({"Trade Agreement"}).story, "Trade Agreement replenish Minister =0");
  EXPECT_EQ(g.play({}).story, "replenish Minister =3");
}

// [AB N8] Rerolls after the roll are over before hits can be cancelled before they are assigned.
TEST(Clause_N8, TN8a_AllAfterBeforeTheNextBefore) {
  Synthetic g(2);
  g.card("Jets", A, {.on = g.assign.before});
  g.card("Scramble", B, {.on = g.roll.after});
  g.game([&](Proc& p) {
    g.happens(p, g.roll);
    g.happens(p, g.assign);
  });
  EXPECT_EQ(g.play({"Scramble", "Jets"}).story, "roll Scramble Jets assign");
  EXPECT_EQ(g.play({"Jets", "Scramble"}).story, "roll Jets assign never: Scramble");
}

// [AB N8] After a ship has moved in comes before any before of the first cannon roll.
TEST(Clause_N8, TN8b_MovedInBeforeTheCannons) {
  Synthetic g(2);
  const Obj ship = g.unit("Cruiser", A), system = g.put("System", A, Play);
  const Happening enter =
      g.happening("enter", [&](Proc& p, auto what, auto, auto) { p.verb(g.v.attach, {what, system}); });
  g.component("Foresight", B, {.on = enter.after, .may = true});
  g.component("Before", A, {.on = g.roll.before, .may = true});
  g.component("When", A, {.on = g.roll.when, .may = true});
  g.game([&](Proc& p) {
    g.happens(p, enter, ship);
    g.happens(p, g.roll);
  });
  EXPECT_EQ(g.play({"Foresight", "Before", "When"}).story, "enter(Cruiser) Foresight Before When roll");
}

}  // namespace
}  // namespace verbatim::clauses
