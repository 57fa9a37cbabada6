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

std::string told(const std::vector<Problem>& problems) {
  return problems.empty() ? "" : std::to_string(problems[0].line) + " " + problems[0].what;
}

// Of the last scenario.
std::string problem(const std::string& body) {
  const Feature f = read_feature("a.feature", "Feature: F\nScenario: [CF 1.1] a\n" + body);
  EXPECT_EQ(told(f.problems), "");
  return told(f.scenarios.back().problems);
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

// The mistake of one scenario is no other's.
TEST(Feature, WhatIsNotKnownHere) {
  const std::string good = "Scenario: [CF 1.1] good\n  Then x\n";
  const auto other = [&](const std::string& lines) {
    const Feature f = read_feature("a.feature", "Feature: F\n" + good + lines);
    EXPECT_EQ(told(f.scenarios[0].problems), "");
    EXPECT_EQ(told(f.problems), "");
    return f.scenarios.size() == 2 ? told(f.scenarios[1].problems) : "";
  };
  const auto says = [&](const std::string& lines, const std::string& what) {
    const std::string told = other(lines);
    EXPECT_NE(told.find(what), std::string::npos) << lines << told;
  };
  says("@slow @ui\nScenario: [CF 1.1] b\n  Then x\n", "4 there are no tags here");
  says("Scenario Outline: [CF 1.1] b\n  Then <x>\nExamples:\n| x |\n| 1 |\n", "4 there are no outlines here");
  says("Scenario: [CF 1.1] b\n  Then x\n  Examples:\n  | x |\n", "6 there are no outlines here");
  says("Example: [CF 1.1] b\n  Then x\n", "an example is a scenario here");
  says("Scenario: [CF 1.1] b\n  Given x:\n  \"\"\"\n  some text\n  \"\"\"\n  Then x\n",
       "6 there are no texts in \"\"\" here");
  EXPECT_EQ(other("scenario: [CF 1.1] b\n  Given x\n  * y\n  Then x\n"), "");
}

TEST(Feature, WhatIsWrongWithTheFileItself) {
  const std::string good = "Scenario: [CF 1.1] good\n  Then x\n";
  const auto file = [](const std::string& text) {
    const Feature f = read_feature("a.feature", text);
    EXPECT_LE(f.problems.size(), 1u);
    return told(f.problems) + ", " + std::to_string(f.scenarios.size());
  };
  EXPECT_EQ(file("feature: F\nBACKGROUND: all of them\n  Given y\n" + good), ", 1");
  EXPECT_EQ(file(good), "1 a file begins with \"Feature:\" and a title, 1");
  EXPECT_EQ(file("Feature: F\nin order to\nas a player\n" + good),
            "2 a step stands in a scenario or in the background; \"#\" begins a comment, 1");
  EXPECT_EQ(file("Feature: F\n" + good + "Rule: r\n  Given y\nScenario: [CF 1.1] b\n  Then x\n"),
            "4 there is no \"Rule:\" here: say it in the titles of the scenarios, 2");
  EXPECT_EQ(file("Feature: F\n" + good + "Background:\n  Given y\n"),
            "4 the background comes before the scenarios, 1");
  const std::string no_text = " this is no plain text in UTF-8; save the file as that, 0";
  EXPECT_EQ(file(std::string("\xff\xfe"
                             "F\0e\0",
                             6)),
            "1" + no_text);
  EXPECT_EQ(file("Feature: F\n\x1b[2J\n\x1b[2J\n"), "2" + no_text);
  EXPECT_EQ(file("Feature: F\n" + std::string(9, '\0')), "2" + no_text);
  EXPECT_EQ(told(read_feature("a", "Feature: F\nBackground:\n  When y\n" + good).background),
            "3 the background has only Given steps");
}

TEST(Feature, CurlyQuotesAreQuotes) {
  const Feature f =
      read_feature("a", "Feature: F\nScenario: [CF 1.1] a\n  Then Ada\u2019s \u201cTank\u201d\n");
  EXPECT_EQ(f.scenarios[0].steps[0].sentence, "Ada's \"Tank\"");
}

}  // namespace
}  // namespace verbatim::scenario
