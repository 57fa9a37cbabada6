// What is tried and what is said to be offered is all of an answer, and play goes on behind what is accepted.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

std::string played(const std::string& text, const std::string& laid) {
  return "Given a card \"X\": \"Deploy: " + text + "\"\n" + laid +
         "When Ada plays \"X\" to the Production lane\n";
}

void expect_offered(const std::string& steps, const std::string& words) {
  expect_passes(steps + "Then Ada is offered to " + words + "\n");
  expect_fails(steps + "Then Ada is not offered to " + words + "\n", "it is offered");
  expect_passes(steps + "And Ada tries to " + words + "\nThen it is accepted\nAnd the game goes on\n");
}

void expect_not_offered(const std::string& steps, const std::string& words) {
  expect_passes(steps + "Then Ada is not offered to " + words + "\n");
  expect_fails(steps + "Then Ada is offered to " + words + "\n", "not offered");
  expect_passes(steps + "And Ada tries to " + words + "\nThen it is refused\nAnd Ben is asked nothing\n");
  expect_fails(steps + "And Ada tries to " + words + "\nThen it is accepted\n", "it was refused");
}

TEST(ScenarioTries, ANumberForEachPlace) {
  const std::string dist = played("Gain 3 corruption.", "And Ada's hand is \"X\"\n");
  expect_offered(dist, "choose 2 on the Mining lane and 1 on the Attack lane");
  expect_offered(dist, "choose 3 on the Attack lane");
  expect_fails(dist + "Then Ada is not offered to choose 2 on the Mining lane and 1 on the Mining lane\n",
               "a place is named twice");
  expect_not_offered(dist, "choose 99 on the Attack lane");
  expect_not_offered(dist, "choose 2 on the Mining lane and 9 on the Attack lane");
  expect_not_offered(dist, "choose 2 on the Mining lane");
  expect_passes(dist +
                "And Ada tries to choose 2 on the Mining lane and 1 on the Attack lane\nThen it is accepted\n"
                "And Ada's Mining lane has 2 corruption\nAnd Ada's Attack lane has 1 corruption\n");
}

TEST(ScenarioTries, SeveralCards) {
  const std::string two = played("Discard 2 cards.",
                                 "And a card \"A\"\nAnd a card \"B\"\nAnd a card \"C\"\nAnd Ada's hand is "
                                 "\"X\", \"A\", \"B\" and \"C\"\n"
                                 "And Ben's hand is a card of power 3\n");
  expect_offered(two, "choose \"A\" and \"B\"");
  expect_not_offered(two, "choose \"A\" and \"Power 3\"");
  expect_not_offered(two, "choose \"A\", \"B\" and \"C\"");
  // Whichever is handed in first.
  expect_passes(two + "Then Ada is offered to choose \"C\"\n");
  expect_offered(two, "choose \"C\" and \"B\"");
  // One of two is offered, but it is no answer.
  expect_passes(two + "Then Ada is offered to choose \"A\"\n");
  expect_fails(two + "And Ada tries to choose \"A\"\nThen it is accepted\n", "more must be chosen");
}

TEST(ScenarioTries, CardsToBeSorted) {
  const std::string search =
      played("Search 2.",
             "And a card \"A\"\nAnd a card \"B\"\nAnd a card \"C\"\nAnd Ada's hand is \"X\"\n"
             "And Ada's deck is \"A\", \"B\" and \"C\"\n");
  expect_offered(search, "put \"A\" on top and \"B\" on the bottom");
  expect_not_offered(search, "put \"C\" on top and \"B\" on the bottom");
  expect_not_offered(search, "put \"A\" on top and \"C\" on the bottom");
  expect_passes(search +
                "And Ada tries to put \"B\" on top and \"A\" on the bottom\nThen it is accepted\n"
                "And Ada's deck is \"B\", \"C\" and \"A\"\n");
}

TEST(ScenarioTries, WhatHasNoAlternativeIsTaken) {
  expect_passes(
      "Given a card \"A\": \"Deploy: Deal 1 damage to target opponent. Gain 1 crystal.\"\n"
      "And Ada's hand is \"A\"\nWhen Ada tries to play \"A\" to the Mining lane\nThen it is accepted\n"
      "And Ben has 19 hit points\nAnd Ada has 6 crystals\nWhen Ada chooses Ben\nThen Ada has 6 crystals\n");
}

TEST(ScenarioTries, ACheckComesAfterSilentChoices) {
  const std::string draw =
      played("Draw a card.", "And Ada's hand is \"X\"\nAnd Ada's deck is 3 other cards\n");
  expect_passes(draw + "Then Ada's hand has 1 card\nAnd Ada's deck has 2 cards\n");
  expect_fails(draw + "Then Ada's hand is empty\n", "expected no cards");
  expect_passes(draw + "And Ada draws from the faction deck\nThen Ada's hand has 1 card\n");
}

// Unless another step speaks of them.
TEST(ScenarioTries, ACheckAnswersNothingThatIsScripted) {
  const std::string draw =
      played("Draw a card.", "And Ada's hand is \"X\"\nAnd Ada's deck is 3 other cards\n");
  expect_passes(draw + "Then Ada is offered to draw from the basic deck\nAnd Ada's hand is empty\n");
  expect_passes(draw +
                "Then Ada's hand is empty\nWhen Ada draws from the basic deck\n"
                "Then Ada's hand is a Basic Trooper\nAnd Ada's deck has 3 cards\n");
  expect_fails(draw + "Then Ada's hand has 1 card\nWhen Ada draws from the basic deck\n",
               "Ada has not answered \"draw from which deck?\" yet");
  expect_passes(draw +
                "Then it is Ada's Deploy\nAnd Ada's hand has 1 card\nWhen Ada passes\nThen Ada's hand has 1 "
                "card\n");
  // What was refused has changed nothing.
  expect_passes(draw +
                "And Ben tries to pass\nThen it is refused\nAnd Ada's hand is empty\nWhen Ada draws from "
                "the basic deck\nThen Ada's deck has 3 cards\n");
}

TEST(ScenarioTries, ARunGoesOn) {
  const std::string run =
      "Given a card \"A\": \"Aftermath: You may gain 3 crystals.\"\nAnd Ada's Mining lane holds \"A\" "
      "(entered this "
      "round)\nAnd it is the Aftermath\nWhen the Aftermath resolves\nAnd Ada tries to choose yes\nThen it is "
      "accepted\n";
  expect_passes(run + "And Ada has 8 crystals\nAnd it is the Regroup\n");
  // The run stops where nobody says what is chosen.
  expect_fails(
      "Given a card \"A\": \"Aftermath: You may gain 3 crystals.\"\nAnd Ada's Mining lane holds 2 \"A\" "
      "(entered this round)\n"
      "And it is the Aftermath\nWhen the Aftermath resolves\nAnd Ada tries to choose yes\nThen it is "
      "accepted\n",
      "before the run has reached its goal");
  expect_passes(
      "Given a card \"A\": \"Aftermath: You may deal 3 damage to target opponent.\"\nAnd Ben has 3 hit "
      "points\n"
      "And Ada's Mining lane holds \"A\" (entered this round)\nAnd it is the Aftermath\nWhen the Aftermath "
      "resolves\n"
      "And Ada tries to choose yes\nThen it is accepted\nAnd Ada wins\n");
}

// Where somebody else is asked, or nobody, the rules of the action say why not.
TEST(ScenarioTries, OutOfTurn) {
  const std::string gen =
      "Given the edition is current\nAnd a card \"G\" (permanent): \"Cooldown: You may gain 1 crystal.\"\n";
  const std::string bens = gen + "And Ben has \"G\" in play\nWhen Ben tries to use \"G\"\n";
  expect_passes(bens + "Then it is refused with CF 13.7\n");
  expect_passes(bens + "Then it is refused with CF 4.2\n");
  expect_fails(bens + "Then it is refused with CF 13.6\n", "CF 13.7");
  const std::string used = gen + "And Ada has \"G\" in play\nWhen Ada uses \"G\"\nAnd the Aftermath begins\n";
  expect_passes(used + "And Ada tries to use \"G\"\nThen it is refused with CF 13.6\n");
  const std::string ready =
      gen + "And Ada has \"G\" in play\nWhen the Battle begins\nAnd Ada tries to use \"G\"\n";
  expect_fails(ready + "Then it is refused with CF 13.6\n", "CF 13.7");
  expect_passes(ready + "Then it is refused with CF 13.7\n");
  expect_passes(
      "Given the edition is current\nWhen the Battle begins\nAnd Ada tries to play a Trooper to Mining\n"
      "Then it is refused with CF 4.2\n");
}

}  // namespace
}  // namespace verbatim::testing
