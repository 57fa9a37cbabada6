#include "scenario/feature.h"

#include <gtest/gtest.h>

namespace verbatim::scenario {
namespace {

TEST(Feature, ScenariosStepsAndLines) {
  const Feature f = read_feature("a.feature",
                                 "Feature: Battle\n"
                                 "# a comment\n"
                                 "Background:\n"
                                 "  Given 3 players\n"
                                 "\n"
                                 "Scenario: [CF 5.3, CF 5.4] below zero\n"
                                 "  Given a card \"X\":\n"
                                 "    | Deploy: Draw a card.\n"
                                 "  When Ada passes\n"
                                 "  Then Ada has 15 hit points\n"
                                 "  But Ben is out\n");
  ASSERT_TRUE(f.problems.empty());
  EXPECT_EQ(f.title, "Battle");
  ASSERT_EQ(f.scenarios.size(), 1u);
  const Scenario& s = f.scenarios[0];
  EXPECT_EQ(s.name(), "[CF 5.3, CF 5.4] below zero");
  EXPECT_EQ(s.line, 6);
  ASSERT_EQ(s.steps.size(), 5u);
  EXPECT_EQ(s.steps[0].sentence, "3 players");
  EXPECT_EQ(s.steps[1].block, std::vector<std::string>{"Deploy: Draw a card."});
  EXPECT_EQ(s.steps[2].kind, StepKind::When);
  EXPECT_EQ(s.steps[4].kind, StepKind::Then);
  EXPECT_EQ(s.steps[4].line, 11);
  EXPECT_EQ(s.steps[4].column, 7);
}

std::string problem(const std::string& body) {
  const Feature f = read_feature("a.feature", "Feature: F\nScenario: [CF 1.1] a\n" + body);
  return f.problems.empty() ? "" : std::to_string(f.problems[0].line) + " " + f.problems[0].what;
}

TEST(Feature, WhatIsWrongWithAFile) {
  EXPECT_EQ(problem("  Given x\n"), "2 a scenario without a Then proves nothing");
  EXPECT_EQ(problem("  Then x\n  Given y\n"), "4 a Given comes before the first When and Then");
  EXPECT_EQ(problem("  And x\n"), "3 the first step begins with Given, When or Then");
  EXPECT_EQ(problem("  Perhaps x\n"), "3 a step begins with Given, When, Then, And or But");
  EXPECT_EQ(problem("  Then x\n  | y\n"), "4 a line of text follows a step that ends in a colon");
  EXPECT_EQ(problem("  Then x\nScenario: [CF 1.1] a\n  Then x\n"),
            "4 two scenarios of this file have this name");
  EXPECT_EQ(problem("  Then x\nScenario: b\n  Then x\n"),
            "4 a scenario cites a clause: \"Scenario: [CLAUSE] what it shows\"");
  EXPECT_EQ(problem("  Then x\nScenario: [CF 1.1 b\n  Then x\n"),
            "4 what is cited ends with \"]\": \"Scenario: [CLAUSE] what it shows\"");
  EXPECT_EQ(problem("  Then x\n"), "");
  EXPECT_EQ(problem("  When x:\n  Then x\n"),
            "3 after a step that ends in a colon come lines that begin with \"|\"");
}

}  // namespace
}  // namespace verbatim::scenario
