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

void expect_impossible(const std::string& given, const std::string& why) {
  expect_fails(given + "\nThen the game goes on\n", why);
}

TEST(ScenarioPositions, APileIsAsLargeAsIsSaid) {
  for (const char* said : {"is 3 Basic Troopers", "holds 3 Basic Troopers", "holds 3 cards"})
    expect_passes("Given Ada's basic deck " + std::string(said) + "\nThen Ada's basic deck has 3 cards\n");
  expect_passes("Given Ada's basic deck is nothing\nThen Ada's basic deck is empty\n");
  expect_impossible("Given Ada's basic deck is \"Air Strike\"", "only Basic Troopers lie there");
}

TEST(ScenarioPositions, NamesThatAreTaken) {
  expect_impossible("Given a card \"Basic Trooper\" (5/5/5)", "every game has Basic Troopers already");
  expect_impossible("Given a card \"Power 3\" (5/5/5)\nAnd Ada's hand is a card of power 3",
                    "the name of a blank card");
  expect_impossible("Given a card \"Filler 1\" (5/5/5)\nAnd Ada's hand is 2 other cards",
                    "the name of a blank card");
}

TEST(ScenarioPositions, WhatTheEditionDoesNotHave) {
  const std::string gen =
      "Given a card \"Gen\" (permanent): \"Cooldown: Gain 1 crystal.\"\nAnd a card \"Tank\" (3/3/3)\n";
  const std::string current = gen + "And the edition is current\n";
  expect_impossible(gen + "And Ada has \"Gen\" in play", "CF 14.6");
  expect_impossible(gen + "And Ada's hand is \"Gen\"", "CF 14.6");
  expect_impossible(current + "And Ada has 3 \"Gen\" in play", "CF 15.2");
  expect_impossible(current + "And Ada has \"Tank\" in play", "CF 14.3");
  expect_impossible(current + "And Ada's Mining lane holds \"Gen\"", "CF 14.3");
  expect_impossible(current + "And Ada's hand is \"Gen\" (exhausted)", "CF 13.6");
  expect_impossible(gen + "And Ada's hand is \"Tank\" (disabled)", "CF 13.18");
  expect_impossible(gen + "And Ada's deck is \"Tank\" (disabled)", "CF 13.18");
  expect_impossible(gen + "And Ada's hand is \"Tank\" (entered this round)", "CF 14.2");
  expect_impossible(gen + "And Ada's Mining lane holds \"Tank\" (upgraded)", "CF 13.57");
  expect_impossible("Given Ada's discard pile holds a Basic Trooper", "CF 13.2");
  expect_impossible("Given it is the Draw", "CF 3.1");
  expect_impossible("Given it is Ben's Draw", "CF 3.1");
  expect_impossible("Given Ada has 3 corruption", "CF 13.10");
  expect_impossible("Given the edition is alternating\nAnd Ada's Attack lane holds 2 corruption", "CF 13.12");
  expect_fails("Then Ada has 0 corruption\n", "CF 13.10");
  expect_fails("Given the edition is alternating\nThen Ada's Attack lane has 0 corruption\n", "CF 13.12");
  expect_fails("Given the edition is alternating\nThen Ada's Attack lane holds no corruption\n", "CF 13.12");
  // [CF 13.64] Crystals lie on cards, permanents or not, in editions that know them.
  const std::string on_tank = "And Ada's Mining lane holds \"Tank\"\nAnd Ada's \"Tank\" holds 2 crystals";
  expect_impossible(gen + on_tank, "CF 14.6: this edition has no permanents");
  expect_fails(gen + "And Ada's Mining lane holds \"Tank\"\nThen Ada's \"Tank\" has 0 crystals\n", "CF 14.6");
  expect_passes(current + on_tank + "\nThen Ada's \"Tank\" has 2 crystals\n");
  expect_impossible(current + "And Ada's hand is \"Tank\"\nAnd Ada's \"Tank\" holds 2 crystals", "CF 13.64");
  expect_passes(current + "And Ada has 2 \"Gen\" (exhausted) in play\nThen Ada's \"Gen\" is exhausted\n");
}

// [CF 14.4] Where they are there from the start, too.
TEST(ScenarioPositions, NoMorePermanentsThanTheLimit) {
  for (const char* edition : {"current", "alternating"}) {
    std::string three = std::string("Given the edition is ") + edition + "\n";
    for (const char* name : {"Drone Swarm", "Material Replicator", "Mining Expedition"})
      three += std::string("And Ada has \"") + name + "\" in play\n";
    expect_impossible(three, "CF 14.4: no more than 2 permanents");
  }
}

TEST(ScenarioPositions, WhatComesLater) {
  expect_impossible("Given the round is 61", "CF 9.6: the game ends with round 60");
  expect_impossible("Given the round is 4\nAnd the switch round_limit is 3", "CF 9.6");
  expect_passes("Given the round is 60\nThen the round is 60\n");
  const std::string setup = "Given it is the setup\nAnd ";
  expect_impossible(setup + "the round is 2", "the setup comes before round 1");
  expect_impossible(setup + "Ada's hand is 2 other cards", "in the setup no cards are dealt yet");
  expect_impossible(setup + "Ada's Mining lane holds a Basic Trooper", "in the setup no cards are dealt yet");
  expect_passes(setup + "the round is 1\nAnd Ada's deck is 9 other cards\nThen the round is 1\n");
}

TEST(ScenarioPositions, OnlyStealthIsHidden) {
  const std::string current =
      "Given the edition is current\nAnd a card \"Tank\"\nAnd a card \"Spy\": \"Stealth.\"\n";
  expect_impossible(current + "And Ada's hidden Mining lane holds \"Tank\"", "CF 13.68");
  expect_impossible(current + "And Ada's hidden Mining lane holds a Basic Trooper", "CF 13.68");
  expect_passes(current +
                "And Ada's hidden Mining lane holds \"Spy\"\nThen Ada's hidden Mining lane has 1 card\n");
}

TEST(ScenarioPositions, WordsThatAreMisspelt) {
  expect_impossible("Given a card \"X\" (Dron, 1/1/1)", "did you mean: Drone");
  expect_impossible("Given Ada's hand is 2 Dron cards of power 1", "did you mean: Drone");
  expect_impossible("Given Ada's Mining lane holds 2 drone cards of power 1", "did you mean: Drone");
  expect_impossible("Given Ada's faction is Outer Rim Raider", "did you mean: Outer Rim Raiders");
  expect_impossible("Given a card \"X\" (drone)", "types begin with a capital");
  // A new one is free.
  expect_passes(
      "Given a card \"X\" (Gardener)\nAnd Ada's hand is 2 Quokka cards of power 1\nThen the game goes on\n");
  expect_passes(
      "Given the edition is current\nAnd a card \"Gen\" (Permanent)\nAnd Ada has \"Gen\" in play\n"
      "Then the game goes on\n");
}

TEST(ScenarioPositions, WhatIsSaidTwice) {
  for (const char* figures :
       {"3 crystals, 4 crystals", "1/1/1, 2/2/2", "Drone, Drone", "permanent, Permanent"})
    expect_impossible("Given a card \"X\" (" + std::string(figures) + ")", "this is said twice");
  expect_impossible("Given Ada has 5 crystals and 7 crystals", "said twice");
  expect_impossible("Given each player has 5 hit points, 3 crystals and 7 HP", "said twice");
  expect_fails("Then Ada has 5 crystals and 5 crystals\n", "said twice");
}

TEST(ScenarioPositions, PriorityAndTheToken) {
  expect_impossible("Given it is the setup\nAnd Ben has priority", "\"the token falls to Ben\"");
  expect_impossible("Given the token falls to Ben", "here Ben \"has priority\"");
}

TEST(ScenarioPositions, WhoIsOut) {
  expect_impossible("Given Ada has 0 hit points", "CF 6.1");
  expect_impossible("Given Cy is out", "Cy is not at the table");
  expect_impossible("Given Ben is out", "among two players or more");
  const std::string three = "Given 3 players\n";
  expect_impossible(three + "And Cy is out\nAnd Cy has priority", "Cy is out and has no turn");
  expect_impossible(three + "And Cy is out\nAnd it is Cy's Deploy", "Cy is out and has no turn");
  expect_impossible(three + "And Cy is out\nAnd Cy's hand is 2 other cards", "Cy is out and has no cards");
  expect_impossible(three + "And Cy is out\nAnd Cy has 4 crystals", "Cy is out and has nothing");
  expect_passes(three + "And Cy is out\nThen Cy is out\nAnd Ben is not out\nAnd Cy's basic deck is empty\n");
  // [CF 6.6] The token moves to the left, and nobody waits for who is out.
  expect_passes(three + "And Ada is out\nThen Ben has priority\nAnd it is Ben's Deploy\n");
  expect_passes(three + "And Ben is out\nWhen Ada passes\nThen it is Cy's Deploy\n");
  expect_passes(three +
                "And Ben is out\nAnd it is the Regroup\nWhen the next round begins\nThen Cy has priority\n");
}

}  // namespace
}  // namespace verbatim::testing
