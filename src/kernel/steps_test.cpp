// The forms that steps have for their usual operands do what the instructions say.

#include "kernel/steps.h"

#include "kernel/small_game.h"

namespace verbatim {
namespace {

struct Played : SmallGame {
  // Leaves a mark, for marks() to find.
  void mark(Proc& p, int bit) {
    p.verb(core.add, {m.nobody(), Operand::constant(gold), Operand::constant(1 << bit)});
  }
  int marks() const {
    Kernel k(*game);
    State s = k.blank(1);
    k.begin(s);
    EXPECT_EQ(k.run(s), Stop::Over);
    const Table t(*game, s);
    return t.counter(t.nobody(), gold);
  }
  bool has(Step::Form form) const {
    const auto& steps = game->steps().steps;
    return std::any_of(steps.begin(), steps.end(), [form](const Step& s) { return s.form == form; });
  }
};

TEST(Forms, ComparisonsOfACellWithANumber) {
  for (const int x : {-8192, -1, 0, 1, 8191}) {
    for (const int y : {-8192, -1, 0, 1, 8191}) {
      SCOPED_TRACE(std::to_string(x) + " and " + std::to_string(y));
      Played g;
      const bool expected[] = {x < y, y < x, x <= y, x == y, x >= y, x != y, x<y, x> y};
      g.write([&](Proc& p) {
        const auto r = p.number();
        p.set(r, x);
        const Truth asked[] = {r < y, Num(y) < r, r <= y, r == y, !(r < y), !(r == y)};
        for (int k = 0; k < 6; ++k) p.when(asked[k], [&] { g.mark(p, k); });
        p.set_done(r < y);
        p.when(g.m.done(), [&] { g.mark(p, 6); });
        p.set_done(!(Num(y) < r));
        p.when(!g.m.done(), [&] { g.mark(p, 7); });
      });
      int marks = 0;
      for (int k = 0; k < 8; ++k) marks |= expected[k] ? 1 << k : 0;
      EXPECT_EQ(g.marks(), marks);
      EXPECT_TRUE(g.has(Step::IfBelow) && g.has(Step::IfEqual) && g.has(Step::SetDoneIfBelow));
      EXPECT_FALSE(g.has(Step::If) || g.has(Step::SetDone));
    }
  }
}

TEST(Forms, ConditionsOfSeveralParts) {
  for (int bits = 0; bits < 8; ++bits) {
    SCOPED_TRACE(bits);
    const bool a = (bits & 1) != 0, b = (bits & 2) != 0, c = (bits & 4) != 0;
    const bool expected[] = {a && b && c, a || b || c, (a || b) && !c, !(a && (b || !c))};
    Played g;
    g.write([&](Proc& p) {
      const auto x = p.number(), y = p.number(), z = p.number();
      p.set(x, a ? 1 : 0), p.set(y, b ? 1 : 0), p.set(z, c ? 1 : 0);
      const Truth first = x == 1, second = y == 1, third = z == 1;
      const Truth asked[] = {first && second && third, first || second || third, (first || second) && !third,
                             !(first && (second || !third))};
      for (int k = 0; k < 4; ++k) p.when(asked[k], [&] { g.mark(p, k); });
    });
    int marks = 0;
    for (int k = 0; k < 4; ++k) marks |= expected[k] ? 1 << k : 0;
    EXPECT_EQ(g.marks(), marks);
    EXPECT_FALSE(g.has(Step::If));
    EXPECT_GT(g.game->steps().steps.size(), g.game->code().instructions.size());
  }
}

TEST(Forms, SumsStayWithinTheBoundsOfANumber) {
  for (const bool up : {true, false}) {
    Played g;
    g.write([&](Proc& p) {
      const auto sum = p.number();
      p.repeat(5, [&] { p.set(sum, up ? 8191 + sum : sum - 8191); });
      p.verb(g.core.set_counter, {g.m.nobody(), Operand::constant(g.gold), sum});
    });
    EXPECT_TRUE(g.has(Step::SetSum));
    EXPECT_EQ(g.marks(), up ? 32767 : -32768);
  }
}

TEST(Forms, AJumpIsTheStepItLeadsTo) {
  Played g;
  g.write([&](Proc& p) {
    const auto left = p.number();
    p.set(left, 3);
    p.loop([&] {
      p.when(left == 0, [&] { p.leave(); }, [&] { g.mark(p, 0); });
      p.set(left, left - 1);
    });
  });
  EXPECT_FALSE(g.has(Step::Jump));
  EXPECT_EQ(g.marks(), 3);
}

TEST(Forms, AResultThatIsNotKeptLeavesOnlyWhetherItWasDone) {
  Played g;
  const VerbId six = g.m.native("six", {}, [](Table&, const int*) { return 6; });
  g.write([&](Proc& p) {
    p.verb(six);
    p.ask(g.m.nobody()).ask_forced().option("go on", [&] { g.mark(p, 0); }).end();
  });
  Kernel k(*g.game);
  State s = k.blank(1);
  k.begin(s);
  ASSERT_EQ(k.run(s), Stop::Decision);
  const Table t(*g.game, s);
  EXPECT_EQ(t.stack()[s.header().frame + kDone], kWasDone);
}

TEST(Forms, AVerbGetsItsArgumentsWhateverTheyAre) {
  Played g;
  const VerbId digits = g.m.native("digits", {Sort::Number, Sort::Number, Sort::Number, Sort::Number},
                                   [](Table& t, const int* a) {
                                     t.add(t.nobody(), 0, a[0] * 1000 + a[1] * 100 + a[2] * 10 + a[3]);
                                     return 1;
                                   });
  ASSERT_EQ(g.gold, 0);
  g.write([&](Proc& p) {
    const auto r = p.number(), q = p.number();
    p.set(r, 1);
    p.set(q, 2);
    p.verb(digits, {r, Operand::constant(0), Operand::constant(3), Operand::constant(4)});
    p.verb(digits, {r, q, Operand::constant(3), Operand::constant(4)});
    p.verb(digits, {Operand::constant(1), q, Operand::constant(3), r});
  });
  EXPECT_TRUE(g.has(Step::VerbOfCell) && g.has(Step::VerbOfCells) && g.has(Step::Verb));
  EXPECT_EQ(g.marks(), 1034 + 1234 + 1231);
}

TEST(Forms, EveryCallBeginsWithABlankFrame) {
  for (const int registers : {1, 5, 13, 14, 40}) {
    SCOPED_TRACE(registers);
    Played g;
    const ProgramId called = g.m.promise("called");
    {
      Proc p(g.m, called);
      const auto given = p.parameter<Sort::Number>();
      for (int k = 0; k < registers; ++k) {
        const auto r = p.number();
        p.when(r == 0 && given == 7, [&] { g.mark(p, 0); });
        p.set(r, 5);
      }
    }
    g.write([&](Proc& p) {
      const auto seven = p.number();
      p.set(seven, 7);
      p.call(called, {seven});
      p.call_for(g.m.nobody(), called, {Operand::constant(7)});
    });
    EXPECT_EQ(g.marks(), 2 * registers);
  }
}

}  // namespace
}  // namespace verbatim
