// What is wrong with one scenario of a file does not keep the others from being run.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

TEST(ScenarioFiles, TheOthersAreRun) {
  const std::string fails = "Then Ada has 9 crystals\n", right = "Then Ada has priority\n";
  for (const char* wrong :
       {"@slow\nScenario: [CF 1.1] b\n", "Scenario Outline: [CF 1.1] b\n", "Scenario: b\n",
        "Scenario: [CF 1.1] b\nGiven a card \"X\":\n", "Scenario: [CF 1.1] b\nPerhaps Ada has priority\n"}) {
    expect_fails(fails + wrong + right, "expected 9 crystals");
    EXPECT_EQ(told(fails + wrong + right).find("expected 9 crystals, was 5"), told(fails).find("expected 9"))
        << wrong;
    EXPECT_NE(told(right + wrong + right), "") << wrong;
  }
}

TEST(ScenarioFiles, StepsInOtherSigns) {
  expect_passes(
      "Given a card \"X\": \xe2\x80\x9c"
      "Deploy: Draw a card.\xe2\x80\x9d\n* Ada\xe2\x80\x99s hand is \xe2\x80\x9cX\xe2\x80\x9d\n"
      "Then Ada's hand is \"X\"\n");
}

}  // namespace
}  // namespace verbatim::testing
