// A player who is not at the table has no hand, no lane and no turn: whatever is said of one is an error.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

TEST(ScenarioPlayers, NothingIsTrueOfOneWhoIsNotThere) {
  for (const char* step : {"Then Dot is out",
                           "Then Dot is not out",
                           "Then Dot's attack is 0",
                           "Then Dot's hand is empty",
                           "Then Dot's hand has 0 cards",
                           "Then Dot's Attack lane has 0 boosts",
                           "Then Dot's Attack lane is empty",
                           "Then Dot's hand holds nothing",
                           "Then Dot does not have priority",
                           "Then Dot is asked nothing",
                           "Then Dot is not offered to pass",
                           "Then Dot does not see Ada's hand",
                           "Then Ada does not see Dot's hand",
                           "Then Dot has 20 hit points",
                           "Then \"Basic Trooper\" costs Dot 2 crystals",
                           "Then Dot wins",
                           "Then the game is a draw between Ada and Dot",
                           "Then the chance that Dot has priority is 0/2",
                           "Then the top of Dot's deck is \"Basic Trooper\" with chance 0/1",
                           "Then it is Dot's Deploy",
                           "When Dot tries to pass\nThen it is refused",
                           "When Dot passes\nThen the game goes on",
                           "When play reaches Dot's Aftermath\nThen the game goes on",
                           "When Ada tries to choose Dot\nThen it is refused",
                           "Then Ada is not offered to choose Dot's \"Basic Trooper\"",
                           "Given Dot's hand is empty\nThen the game goes on",
                           "Given Dot has priority\nThen the game goes on"}) {
    expect_fails(std::string(step) + "\n", "Dot is not at the table");
  }
  expect_fails("Given 3 players\nThen Dot is out\n", "Dot is not at the table");
  expect_passes("Given 4 players\nThen Dot is not out\nAnd Dot's attack is 0\nAnd Dot's hand is empty\n");
}

// Seen before anything is done: the step that is wrong is told, not one before it that fails.
TEST(ScenarioPlayers, IsSaidBeforeAnythingRuns) {
  expect_fails("Then Ada has 1 hit point\nAnd Cy's Mining lane has 0 boosts\n", "Cy is not at the table");
}

}  // namespace
}  // namespace verbatim::testing
