// Positions that a Given can set up, and those that have no meaning.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

TEST(ScenarioPositions, FullDecksAndTheRestFit) {
  expect_passes(
      "Given each player's deck is 20 other cards\nAnd Ada's hand holds a card of power 3\n"
      "And Ada's Mining lane holds a Basic Trooper\n"
      "Then Ada's hand has 1 card\nAnd Ada's basic deck has 40 cards\nAnd each player's deck has 20 cards\n");
  expect_passes(
      "Given 4 players\nAnd each player's deck is 20 other cards\n"
      "And each player's hand holds 2 cards of power 3\nAnd each player's Attack lane holds 30 Basic "
      "Troopers\n"
      "And each player's basic deck holds 60 cards\n"
      "Then Dot's hand has 2 cards\nAnd each player's attack is 30\nAnd Dot's basic deck has 60 cards\n");
  expect_passes(
      "Given the edition is current\nAnd each player's deck is 16 other cards\n"
      "And each player's hand is 4 cards of power 3\nAnd each player's Attack lane holds 3 cards of power 2\n"
      "When the round ends\nThen the round is 2\n");
  expect_fails("Given Ada's deck is 1001 other cards\nThen Ada has priority\n",
               "more than 1000 cards are laid out");
  expect_fails("Given each player's deck is 32767 other cards\nThen Ada has priority\n",
               "more than 1000 cards");
}

}  // namespace
}  // namespace verbatim::testing
