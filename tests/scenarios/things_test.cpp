// What a Then says of cards and tokens is compared with all it says: marks, none of something, exactly these.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

const std::string kThings =
    "Given a card \"Tank\" (3/3/3)\n"
    "And Ben's Attack lane holds \"Tank\", a Basic Trooper and 2 boosts\n"
    "And each player's hand is \"Tank\"\n";

TEST(ScenarioThings, MarksAreLookedAt) {
  for (const char* check :
       {"Ben's Attack lane holds \"Tank\" (disabled)",
        "Ben's Attack lane holds a Basic Trooper (entered this round)", "Ada's hand is \"Tank\" (exhausted)",
        "Ben sees \"Tank\" (disabled) in Ben's hand",
        "Ben's Attack lane is \"Tank\" (disabled) and a Basic Trooper"}) {
    expect_fails(kThings + "Then " + check + "\n", "expected");
  }
  const std::string marked =
      "Given a card \"A\" (3/3/3)\nAnd Ben's Attack lane holds \"A\" (disabled, entered this round) and "
      "\"A\" (disabled)\n";
  expect_passes(marked +
                "Then Ben's Attack lane holds \"A\" (disabled) and \"A\" (entered this round)\n"
                "And Ben's Attack lane is \"A\" and \"A\" (entered this round)\n"
                "And Ben's Attack lane holds 2 \"A\" (disabled)\n");
  expect_fails(marked + "Then Ben's Attack lane holds 2 \"A\" (entered this round)\n",
               "expected \"A\" (entered this round) there, was \"A\" (disabled), ");
}

TEST(ScenarioThings, NoneMeansNone) {
  for (const char* check : {"Ben's Attack lane holds nothing", "Ben's hand holds nothing",
                            "Ben's Attack lane holds no Basic Troopers", "Ben's hand holds no \"Tank\"",
                            "Ben's Attack lane holds no boosts", "Ben sees nothing in Ben's hand",
                            "Ben sees no \"Tank\" in Ben's hand", "Ben's Attack lane is nothing"}) {
    expect_fails(kThings + "Then " + check + "\n", "expected");
  }
  expect_fails(kThings + "Then Ben's Attack lane holds -1 \"Tank\"\n", "this cannot be less than 0");
  expect_fails(kThings + "Then Ben's Attack lane holds 0 cards of power 3\n", "there is no card \"Power 3\"");
  expect_fails(kThings + "Then Ben's hand holds \"Tank\" and no other cards\n", "is said by \"is\"");
  expect_fails(kThings + "Then Ben's hand is no \"Tank\"\n", "is said by \"holds no\"");
  expect_fails("Given Ada's Mining lane holds a boost\nThen Ada's Mining lane holds nothing\n",
               "expected 0 boosts");
  expect_passes(kThings +
                "Then Ada's Attack lane holds nothing\nAnd Ada's hand holds no Basic Troopers\n"
                "And Ada's Attack lane holds no boosts\nAnd Ben sees nothing in Ada's hand\n"
                "And Ben's Attack lane holds \"Tank\" and no corruption\nAnd Ben's Mining lane is nothing\n");
}

TEST(ScenarioThings, PlacesAreComparedExactly) {
  expect_passes(kThings +
                "Then Ben's Attack lane is a Basic Trooper and \"Tank\"\n"
                "And Ben's Attack lane is a Basic Trooper, \"Tank\" and 2 boosts\n"
                "And Ben's Attack lane has 2 cards\nAnd Ben's Attack lane is not empty\n"
                "And each player's Mining lane has 0 cards\nAnd each player's hand is not empty\n");
  expect_fails(kThings + "Then Ben's Attack lane is \"Tank\"\n",
               "expected \"Tank\", was \"Tank\", \"Basic Trooper\"");
  expect_fails(kThings + "Then Ben's Attack lane is \"Tank\", a Basic Trooper and 1 boost\n",
               "expected 1 boosts, was 2");
  expect_fails(kThings + "Then Ben's Attack lane has 1 card\n", "expected 1 cards, was 2");
  expect_fails(kThings + "Then each player's Attack lane is not empty\n", "Ada: there are no cards");
  expect_fails(kThings + "Then Ada's hand is \"Tank\" and 2 boosts\n", "boosts do not stand there");
}

// Nobody looks at the order of a discard pile, and no rule does; a deck has one.
TEST(ScenarioThings, OnlyDecksAreOrdered) {
  const std::string laid =
      "Given a card \"A\"\nAnd a card \"B\"\nAnd Ada's discard pile is \"A\" and \"B\"\n"
      "And Ada's deck is \"A\" and \"B\"\n";
  expect_passes(laid + "Then Ada's discard pile is \"B\" and \"A\"\nAnd Ada's deck is \"A\" and \"B\"\n");
  expect_fails(laid + "Then Ada's deck is \"B\" and \"A\"\n", "was \"A\", \"B\"");
}

TEST(ScenarioThings, AChanceIsAFraction) {
  expect_fails("Given it is the setup\nThen the chance that Ada has priority is 0/0\n", "no chance of 0/0");
  expect_fails(
      "Given Ada's deck holds 3 other cards\nThen the top of Ada's deck is \"Filler 2\" with chance 0/0\n",
      "no chance of 0/0");
  expect_fails("Given Ada's deck is empty\nThen the top of Ada's deck is \"Basic Trooper\" with chance 0/1\n",
               "it is 0/0");
  expect_passes(
      "Given Ada's deck holds 3 other cards\nThen the top of Ada's deck is \"Filler 2\" with chance 1/3\n");
}

TEST(ScenarioThings, AMarkMayStandBeforeTheCard) {
  expect_passes(
      "Given Ada's Attack lane has 2 disabled Basic Troopers and a disabled card of power 3\n"
      "And Ben's Mining lane has a disabled Drone card of power 2 (entered this round)\n"
      "Then Ada's attack is 0\nAnd Ada's Attack lane holds a Basic Trooper (disabled)\n"
      "And Ben's \"Drone 2\" is disabled\nAnd Ben's \"Drone 2\" is entered this round\n");
  expect_fails("Given Ada's Attack lane holds a Trooper\nThen Ada's Attack lane holds a disabled Trooper\n",
               "expected \"Basic Trooper\" (disabled)");
  // A type begins with a capital: another word is not taken for one.
  expect_fails("Given Ada's Attack lane holds a lazy card of power 3\nThen Ada's attack is 3\n",
               "types begin with a capital");
}

// [CF 1.11] Which of them are drawn is chance: a check must not depend on it.
TEST(ScenarioThings, OtherCardsAreAnyOfThem) {
  const std::string drawn =
      "Given the edition is current\nAnd a card \"X\": \"Deploy: Draw 2 cards.\"\nAnd Ada's deck holds 6 "
      "other cards\n"
      "And Ada's hand is \"X\" and 3 other cards\nWhen Ada plays \"X\" to the Mining lane\n";
  expect_passes(drawn + "Then Ada's hand is 5 other cards\nAnd Ada's deck is 4 other cards\n");
  expect_fails(drawn + "Then Ada's hand is 4 other cards\n", "expected");
  expect_fails("Given Ada's hand is 3 other cards and a Trooper\nThen Ada's hand holds 4 other cards\n",
               "expected");
}

TEST(ScenarioThings, NoCardsAreNone) {
  expect_passes(
      "Given Ada's hand holds no cards\nAnd Ada's basic deck has no cards\nAnd Ben's basic deck has 3 cards\n"
      "And Ada's Attack lane has 2 boosts\nThen Ada's hand holds no cards\nAnd Ada's basic deck is empty\n"
      "And Ada's Attack lane holds no cards\nAnd Ben's basic deck has 3 cards\n");
  expect_fails("Given Ada's Attack lane holds a Trooper\nThen Ada's Attack lane holds no cards\n",
               "expected no cards");
  expect_fails("Given Ada's hand has 3 cards\nThen Ada has priority\n", "say which cards they are");
}

}  // namespace
}  // namespace verbatim::testing
