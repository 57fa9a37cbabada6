// A deck is checked as one of the faction that the step names.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

std::string checked_for(const std::string& faction) {
  std::string out = "When this deck is checked for " + faction + "\n";
  for (const char* card : {"Air Strike", "Battalion", "Bombing Run", "Control Tower", "Drop Troopers",
                           "Personnel Carrier", "Raiding Party", "Rallying Call", "Scrap Heap", "UAV Scout"})
    out += "| 2 " + std::string(card) + "\n";
  return out;
}

TEST(ScenarioDecks, TheFactionCounts) {
  expect_passes(checked_for("Outer Rim Raiders:") + "Then it is accepted\n");
  expect_passes(checked_for("Endracor Federation:") + "Then it is refused with CF 15.3\n");
  expect_fails(checked_for("Endracor Federation:") + "Then it is accepted\n", "a deck is of one faction");
  expect_fails(checked_for("Outer Rim Raider:") + "Then it is accepted\n",
               "there is no faction \"Outer Rim Raider\"\n  did you mean: Outer Rim Raiders");
}

TEST(ScenarioDecks, AColonAnnouncesTheLines) {
  expect_fails("When this deck is checked for Endracor Federation\nThen it is refused\n", "no such step");
  expect_fails("When this deck is checked for Endracor Federation Federation:\nThen it is refused\n",
               "lines that begin with \"|\"");
  expect_fails("Given a card \"X\":\nThen the game goes on\n", "lines that begin with \"|\"");
}

}  // namespace
}  // namespace verbatim::testing
