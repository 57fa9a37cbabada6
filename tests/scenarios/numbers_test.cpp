// A number that cannot be what it says is refused before anything runs, wherever it stands.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

TEST(ScenarioNumbers, ThingsAreNotCountedBelowZero) {
  for (const char* given :
       {"Given Ada's basic deck holds -3 cards", "Given Ada's Attack lane holds -3 boosts",
        "Given Ada's Attack lane holds -2 Shields", "Given Ada has played -1 cards this round",
        "Given Ada's hand holds -3 other cards", "Given Ada's hand holds -3 Basic Troopers",
        "Given Ada has -40 crystals", "Given a card \"X\" (-2 crystals)",
        "Given the round is -99999999999"}) {
    expect_fails(std::string(given) + "\nThen the game goes on\n", "this cannot be less than 0");
  }
  expect_fails("Given the round is 0\nThen the game goes on\n", "rounds count from 1");
  expect_fails("When this deck is checked for Outer Rim Raiders:\n| -1 Air Strike\nThen it is refused\n",
               "this cannot be less than 0");
}

TEST(ScenarioNumbers, FiguresOfACardAreNumbersOfATable) {
  for (const char* figures : {"40000 crystals", "99999999999 crystals", "40000/1/1"}) {
    expect_fails("Given a card \"X\" (" + std::string(figures) + ")\nThen the game goes on\n",
                 "numbers go to 32767");
  }
  expect_fails("Given a card \"X\" (1/-40000/1)\nThen the game goes on\n", "numbers begin at -32767");
  expect_fails("Given Ada's Attack lane holds a card of power -99999\nThen Ada's attack is 0\n",
               "numbers begin at -32767");
}

TEST(ScenarioNumbers, APowerMayLieBelowZero) {
  expect_passes(
      "Given a card \"X\" (1/-2/1)\nAnd Ada's Attack lane holds \"X\" and a card of power -3\n"
      "Then Ada's attack is -5\nAnd Ada's \"X\" has power -2\n");
}

}  // namespace
}  // namespace verbatim::testing
