// Values in the making: constants fold, equal expressions are one, loops and bodies leave no list open.

#include "program/maker.h"

#include <gtest/gtest.h>

#include "program/flow.h"
#include "program/listing.h"
#include "program/proc.h"
#include "program/verify.h"

namespace verbatim {
namespace {

TEST(Maker, ConstantsFold) {
  Maker m;
  const Num two{&m, Operand::constant(2)};
  EXPECT_EQ((two + 3).operand, Operand::constant(5));
  EXPECT_EQ((two * 4 - 1).operand, Operand::constant(7));
  EXPECT_EQ((two < 3).operand, kAlways);
  EXPECT_EQ((!(two == 2)).operand, Operand::constant(0));
  EXPECT_TRUE(m.code.nodes.empty());
}

// The bits of a larger number are those of a register.
TEST(Maker, AConstantFitsOrIsRefused) {
  for (const int n : {Operand::kMostNegative, 0, Operand::kMost})
    EXPECT_EQ(Operand::constant(n).constant_value(), n);
  for (const int n : {Operand::kMostNegative - 1, Operand::kMost + 1, 9999})
    EXPECT_THROW(Operand::constant(n), std::out_of_range) << n;
}

TEST(Maker, WhatIsTooLargeToFoldIsWorkedOutInPlay) {
  Maker m;
  const Num many{&m, Operand::constant(5000)};
  for (const Num n : {many + 5000, many * 2, Num(-5000) - many}) EXPECT_TRUE(n.operand.is_node());
  EXPECT_EQ((many + 3191).operand, Operand::constant(8191));
}

TEST(Maker, NeutralPartsVanish) {
  Maker m;
  const Num gold = m.counter_of(m.you(), m.counter("gold"));
  EXPECT_EQ((gold + 0).operand, gold.operand);
  EXPECT_EQ((Num(0) + gold).operand, gold.operand);
  const Truth rich = gold > 3;
  EXPECT_EQ((rich && Truth(1)).operand, rich.operand);
  EXPECT_EQ((rich || Truth(1)).operand, kAlways);
}

TEST(Maker, EqualExpressionsAreOneNode) {
  Maker m;
  const int gold = m.counter("gold");
  const Num a = m.counter_of(m.you(), gold) + 1;
  const std::size_t nodes = m.code.nodes.size();
  const Num b = m.counter_of(m.you(), gold) + 1;
  EXPECT_EQ(a.operand, b.operand);
  EXPECT_EQ(m.code.nodes.size(), nodes);
}

TEST(Maker, LabelsClausesAndTagsAreFoundAgain) {
  Maker m;
  EXPECT_EQ(m.label("pass"), m.label("pass"));
  EXPECT_NE(m.label("pass"), m.label("play"));
  EXPECT_EQ(m.clause("T 1"), m.clause("T 1"));
  EXPECT_EQ(m.label("").value, 0);
  EXPECT_EQ(m.tag("unit"), m.tag("unit"));
}

TEST(Maker, FacesGetFieldsThatAreDeclaredLater) {
  Maker m;
  Face f;
  f.name = "Knight";
  const FaceId face = m.face(f);
  m.field("cost");
  EXPECT_EQ(m.code.faces[face.value].fields.size(), 1u);
}

// ---- programs

struct Writing : testing::Test {
  Maker m;
  Writing() {
    m.declaration.bounds.objects = 4;
    m.zone({.name = "hand"});
    m.counter("gold");
  }
  // The listing, if the verifier accepts the code.
  std::string written(const std::function<void(Proc&)>& body) {
    {
      Proc p(m, "test");
      body(p);
      m.code.start = p.id();
    }
    const auto fault = verify(m.declaration, m.code);
    return fault ? fault->where + ": " + fault->what : listing(m.declaration, m.code, m.code.start);
  }
};

TEST_F(Writing, WhenAndOtherwise) {
  EXPECT_EQ(written([&](Proc& p) { p.when(m.done(), [&] { p.set_done(0); }, [&] { p.set_done(1); }); }),
            "  0  unless done go to 3\n"
            "  1  done = false\n"
            "  2  go to 4\n"
            "  3  done = true\n"
            "  4  end\n");
}

TEST_F(Writing, LeavingAWalkDropsItsList) {
  EXPECT_EQ(written([&](Proc& p) {
              p.each_number(1, 3, p.number(), [&] { p.when(m.done(), [&] { p.leave(); }); });
            }),
            "  0  list of numbers 1 to 3\n"
            "  1  r0 = next, or go to 6\n"
            "  2  unless done go to 1\n"
            "  3  go to 5\n"
            "  4  go to 1\n"
            "  5  drop list\n"
            "  6  end\n");
}

TEST_F(Writing, ThenRunsTheRightSideOnlyIfTheLeftWasDone) {
  EXPECT_EQ(written([&](Proc& p) { p.then([&] { p.set_done(0); }, [&] { p.set_done(1); }); }),
            "  0  done = false\n"
            "  1  unless done go to 3\n"
            "  2  done = true\n"
            "  3  end\n");
}

TEST_F(Writing, AnEventSkipsItsCommitWhenItIsOver) {
  const TriggerId when = m.trigger("when", Stage::When), after = m.trigger("after", Stage::After);
  const EventId event = m.event("deal");
  EXPECT_EQ(written([&](Proc& p) {
              Stages s;
              s.has_when = s.has_after = true;
              s.when.trigger = when;
              s.after.trigger = after;
              p.event(event, s, [&] { p.set_done(1); });
            }),
            "  0  event deal\n"
            "  1  window when, then 3\n"
            "  2  next in the window, then 3\n"
            "  3  if the event is over go to 8\n"
            "  4  done = true\n"
            "  5  window after, then 9\n"
            "  6  next in the window, then 9\n"
            "  7  go to 9\n"
            "  8  done = false\n"
            "  9  end\n");
}

TEST_F(Writing, TheWaysThroughAProgramKnowWhatIsOpen) {
  written([&](Proc& p) {
    auto o = p.object();
    p.each(m.from({0}), o, [&] { p.each_number(1, 2, p.number(), [] {}); });
  });
  const Flow flow = flow_of(m.code, m.code.programs[m.code.start.value]);
  EXPECT_EQ(flow.wrong, "");
  EXPECT_EQ(flow.at[0]->lists, std::vector<Sort>{});
  EXPECT_EQ(flow.at[1]->lists, std::vector{Sort::Object});
  EXPECT_EQ(flow.at[3]->lists, (std::vector{Sort::Object, Sort::Number}));
  EXPECT_EQ(flow.at.back()->lists, std::vector<Sort>{});
}

TEST_F(Writing, PromisedProgramsCanCallEachOther) {
  const ProgramId other = m.promise("other", {Sort::Number});
  const std::string main = written([&](Proc& p) { p.call(other, {Num(4)}); });
  EXPECT_EQ(main, "program other: its instructions do not exist");
  {
    Proc p(m, other);
    auto n = p.parameter<Sort::Number>();
    p.when(n > 0, [&] { p.call(other, {n - 1}); });
  }
  EXPECT_FALSE(verify(m.declaration, m.code));
  EXPECT_EQ(m.code.programs[other.value].parameters, 1);
}

}  // namespace
}  // namespace verbatim
