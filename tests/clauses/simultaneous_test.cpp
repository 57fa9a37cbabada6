// Several things at the same time: one event with several parts.

#include <gtest/gtest.h>

#include "tests/clauses/synthetic.h"

namespace verbatim::clauses {
namespace {

// Two ships are destroyed together. Afterwards there is one window for each of them, or one for both.
struct Volley : Synthetic {
  TriggerId when, after;
  Obj one, two;
  explicit Volley(bool each)
      : Synthetic(2), when(moment("when destroyed", Stage::When)), after(moment("after")) {
    one = unit("One", A);
    two = unit("Two", A);
    ProgramId volley;
    {
      Proc p(m, "volley");
      const auto part = p.object();
      p.seat(), p.number();
      const auto ship = p.object();
      p.list_of(units(seat(A)));
      Stages s;
      s.has_when = s.has_after = true;
      s.when = window(when);
      s.after = window(after);
      s.after_each_part = each;
      s.part_register = part.index;
      p.event(m.event("volley"), s, [&] {
        p.each(m.from_list(), ship, [&] { move(p, ship, m.zone(Reserve, seat(A))); });
        say(p, "destroyed");
      });
      volley = p.id();
    }
    game([&](Proc& p) {
      p.call(volley);
      say(p, "on");
    });
  }
};

// [AB 1.14, 1.18] Each part is an occurrence of its own, and all of them have happened before the first
// answer.
TEST(Clause_1_14, T1_14_AfterEachPart) {
  Volley g(true);
  g.component("Lament", A, {.on = g.after, .may = true, .does = [&](Proc& p) {
                              g.say(p, "for", g.what());
                              g.tell(p, g.m.count(g.units(g.seat(A))));
                            }});
  EXPECT_EQ(g.play({"Lament", "Lament"}).story, "destroyed Lament for(One) =0 Lament for(Two) =0 on");
}

// [AB 1.18] At once: one occurrence for both, which knows its parts.
TEST(Clause_1_18, T1_18_AfterAllParts) {
  Volley g(false);
  g.component("Lament", A,
              {.on = g.after, .may = true, .does = [&](Proc& p) { g.tell(p, g.m.event_parts()); }});
  EXPECT_EQ(g.play({"Lament", "Lament"}).story, "destroyed Lament =2 on never: Lament");
}

// [AB 1.15.1] One part is saved when it would be destroyed: it has no after, the other has.
TEST(Clause_1_15_1, T1_15_1_OnePartTakenOut) {
  Volley g(true);
  g.card("Save", A, {.on = g.when, .does = [&](Proc& p) { p.take_part(g.one); }});
  g.component("Lament", A, {.on = g.after, .may = true, .does = [&](Proc& p) { g.say(p, "for", g.what()); }});
  const Told t = g.play({"Save", "Lament", "Lament"});
  EXPECT_EQ(t.story, "Save destroyed Lament for(Two) on never: Lament");
  EXPECT_TRUE(t.in(g.one, Play));
  EXPECT_TRUE(t.in(g.two, Reserve));
}

// [AB 1.15.1] The whole of it cancelled: nothing happens and nothing is answered.
TEST(Clause_1_15_1, T1_15_1_AllPartsCancelled) {
  for (const bool each : {false, true}) {
    Volley g(each);
    g.card("Stop", A, {.on = g.when, .does = [](Proc& p) { p.cancel(); }});
    g.component("Lament", A, {.on = g.after});
    const Told t = g.play({"Stop"});
    EXPECT_EQ(t.story, "Stop on");
    EXPECT_TRUE(t.in(g.two, Play));
  }
}

}  // namespace
}  // namespace verbatim::clauses
