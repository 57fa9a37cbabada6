// Where running steps and Givens of a player's turn stop.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

const std::string kCorruption = "Given each player's Attack lane holds 3 corruption\n";

// What is asked there has a default, which a run takes; the turn is still that player's.
TEST(ScenarioRuns, ReachATurnInWhichNothingButSilentChoicesIsAsked) {
  expect_passes(kCorruption + "When play reaches Ben's Regroup\nThen it is Ben's Regroup\n");
  expect_passes(kCorruption +
                "When play reaches Ben's Regroup\nAnd Ben keeps 1 corruption on the Attack lane\n"
                "Then Ben's Attack lane has 1 corruption\nAnd the round is 2\n");
  expect_passes(kCorruption +
                "And it is Ben's Regroup\nWhen Ben keeps 1 corruption on the Attack lane\n"
                "Then Ben's Attack lane has 1 corruption\nAnd Ada's Attack lane has 0 corruption\n");
  expect_passes(kCorruption +
                "And it is Ada's Regroup\nAnd Ben has priority\n"
                "When Ada keeps 1 corruption on the Attack lane\nThen Ada's Attack lane has 1 corruption\n");
  expect_passes(kCorruption +
                "And it is Ben's Start of Round\nAnd the switch corruption_removal is \"pay-at-start\"\n"
                "When Ben pays off 1 corruption on the Attack lane\n"
                "Then Ben's Attack lane has 2 corruption\n");
  expect_fails("Given it is Ben's Regroup\nThen the game goes on\n", "Ben is asked nothing in the Regroup");
}

TEST(ScenarioRuns, ReachATurnWithOneOption) {
  const std::string f =
      "Given the edition is alternating\nAnd a card \"F\": \"Aftermath: Gain 5 crystals.\"\n";
  expect_passes(f +
                "And Ada's Mining lane holds \"F\" (entered this round)\nAnd it is Ada's Aftermath\n"
                "When Ada tries to pass\nThen it is refused with CF 8.7\n");
  expect_passes(f +
                "And Ben's Mining lane holds \"F\" (entered this round)\nAnd it is Ben's Aftermath\n"
                "When Ben tries to pass\nThen it is refused with CF 8.7\n");
  expect_passes(f +
                "And Ben's Mining lane holds \"F\" (entered this round)\nWhen play reaches Ben's Aftermath\n"
                "And Ben activates \"F\"\nThen the log says \"Ben: +5 crystals\"\nAnd the round is 2\n");
}

TEST(ScenarioRuns, ATryInAPhaseThatAsksNobodyStaysThere) {
  expect_passes(
      "When the Aftermath begins\nAnd Ada tries to pass\nThen it is refused\nAnd it is the Aftermath\n");
}

TEST(ScenarioRuns, DoNotGoOnToAnotherRound) {
  const std::string reactor =
      "Given the edition is current\nAnd a card \"Reactor\" (permanent): \"Cooldown: Gain 1 crystal.\"\n"
      "And Ada has \"Reactor\" in play\n";
  expect_fails(reactor + "When Ada uses \"Reactor\"\nAnd play reaches Ada's Aftermath\nThen the round is 2\n",
               "Ada is not asked in the Aftermath of this round");
  expect_passes(reactor +
                "When play reaches Ada's Aftermath\nThen the round is 2\nAnd it is Ada's Aftermath\n");
  expect_fails(kCorruption +
                   "When play reaches Ada's Regroup\nAnd play reaches Ada's Aftermath\nThen the round is 3\n",
               "Ada is not asked in the Aftermath of this round");
  // The phase has been, or the player has had a turn in it: the next one.
  expect_passes("When the Aftermath begins\nAnd play reaches Ben's Deploy\nThen the round is 3\n");
  expect_passes("When Ada passes\nAnd Ben passes\nAnd play reaches Ada's Deploy\nThen the round is 3\n");
}

TEST(ScenarioRuns, APhaseThatTheEditionDoesNotHave) {
  expect_fails("When the Draw resolves\nThen Ada is not out\n", "a whole round has passed without Draw");
  expect_passes(
      "Given the edition is current\nAnd the round is 1\nAnd each player's deck is 4 other cards\n"
      "When the Draw ends\nThen each player's hand has 1 card\nAnd the round is 2\n");
}

// The choice that ends a phase leaves nothing of it to run, and the one of the next round is not meant.
TEST(ScenarioRuns, APhaseThatAChoiceHasEnded) {
  const std::string last = "When Ada passes\nAnd Ben passes\n";
  expect_passes(last + "And the Deploy resolves\nThen it is the Battle\nAnd the round is 2\n");
  expect_passes(last + "And the Deploy resolves\nAnd the Deploy resolves\nThen the round is 3\n");
  expect_passes(last + "And the Battle resolves\nAnd the Deploy resolves\nThen the round is 3\n");
  expect_passes(
      "When Ada passes\nAnd Ben tries to pass\nThen it is accepted\nWhen the Deploy resolves\n"
      "Then the round is 2\n");
  expect_passes(
      "Given Ada's Attack lane holds 2 corruption\nWhen the Regroup begins\n"
      "And Ada keeps 1 corruption on the Attack lane\nAnd the Regroup ends\nThen the round is 2\n"
      "And Ada has priority\n");
}

TEST(ScenarioRuns, ARoundEndsWhenTheTokenHasPassed) {
  expect_passes(
      "Given 3 players\nAnd the round is 4\nWhen the round ends\nThen Ben has priority\nAnd the round is 4\n"
      "When the next round begins\nThen the round is 5\nAnd it is Ben's Deploy\n"
      "When the round ends\nAnd the round ends\nThen Ada has priority\nAnd the round is 6\n");
  expect_passes(
      "Given the round is 60\nAnd Ada has 9 crystals\nWhen the round ends\nThen Ada wins by the round "
      "limit\n");
  expect_passes("Given it is the Pass\nWhen the round ends\nThen Ben has priority\n");
}

}  // namespace
}  // namespace verbatim::testing
