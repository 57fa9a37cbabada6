// The log that a check looks through is the one that players read.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

const std::string kBattle =
    "Given a card \"Z\": \"Deploy: Gain 2 crystals.\"\nAnd Ada's hand is \"Z\"\n"
    "And Ben's Attack lane holds a card of power 3\n"
    "When Ada plays \"Z\" to the Mining lane\nAnd the Mining phase resolves\n";

TEST(ScenarioLog, SaysWhatPlayersRead) {
  for (const char* words : {"Ada: play Z to the Mining lane", "Ada: +2 crystals (Z)", "-3 hit points",
                            "-- Attack phase --", "battle damage 3", "[CF 5.4]"})
    expect_passes(kBattle + "Then the log says \"" + words + "\"\n");
  for (const char* words : {"play {} to", "yes", "is out", "Ada: -2 crystals"})
    expect_passes(kBattle + "Then the log does not say \"" + std::string(words) + "\"\n");
}

// What each player saw, and nothing else: of a card that nobody saw there is no name.
TEST(ScenarioLog, KeepsSecrets) {
  const std::string draw =
      "Given the edition is current\nAnd each player's deck holds 5 other cards\n"
      "And it is Ada's Draw\nWhen the Deploy begins\n";
  expect_passes(draw + "Then the log says \"Ada: Filler\"\nAnd the log says \"Ada: a card, deck to hand\"\n");
}

TEST(ScenarioLog, IsInTheOrderOfWhatHappened) {
  expect_fails(
      "Given the edition is current\nAnd the switch draw_optional is false\nAnd each player's deck is 5 "
      "other cards\n"
      "And it is the Draw\nWhen the Deploy begins\nThen the log says \"x\"\n",
      "all of it:\n    Ada: Filler 1, deck to hand [CF 3.4]\n    Ada: a card, deck to hand [CF 3.4]\n"
      "    Ben: a card, deck to hand [CF 3.4]\n    Ben: Filler 1, deck to hand [CF 3.4]");
}

TEST(ScenarioLog, AFailureShowsIt) {
  expect_fails(kBattle + "Then the log says \"Ada plays\"\n", "Ada: play Z to the Mining lane [CF 4.2]");
  expect_fails(kBattle + "Then the log says \"play {} to the Mining lane\"\n", "all of it:");
  expect_fails(kBattle + "Then the log does not say \"battle\"\n", "    Ada: battle damage 3");
  expect_fails("Then the log says \"x\"\n", "it is empty");
}

}  // namespace
}  // namespace verbatim::testing
