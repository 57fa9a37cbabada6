// What is offered, not offered or tried is something that can be done in the game, with cards that are in it;
// otherwise "not offered" and "refused" would be true of every misspelling.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

const std::string kTable =
    "Given a card \"Tank\" (3/3/3)\nAnd a card \"Rig\" (permanent): \"Cooldown: Gain 1 crystal.\"\n"
    "And a card \"Pick\": \"Deploy: Choose one: gain 1 crystal; or gain 10 crystals.\"\n"
    "And the edition is current\nAnd Ada's hand is \"Tank\", \"Rig\" and \"Pick\"\n";

void expect_no_action(const std::string& words, const std::string& part) {
  expect_fails(kTable + "Then Ada is not offered to " + words + "\n", part);
  expect_fails(kTable + "Then Ada is offered to " + words + "\n", part);
  expect_fails(kTable + "When Ada tries to " + words + "\nThen it is refused\n", part);
}

TEST(ScenarioActions, WordsAreThoseOfAnAction) {
  expect_no_action("fly to the moon", "nobody can ever \"fly to the moon\"");
  expect_no_action("play \"Tank\" to the Minning lane", "the nearest action: play {} to the Mining lane");
  expect_no_action("use the Upgrde of \"Rig\"", "nobody can ever");
  expect_no_action("p...", "nobody can ever");
  expect_no_action("...", "nobody can ever");
  expect_fails(kTable + "When Ada flies to the moon\nThen the game goes on\n", "nobody can ever");
  expect_passes(
      kTable +
      "Then Ada is not offered to draw from the basic deck\nAnd Ada is not offered to remove 2 Shields\n"
      "And Ada is not offered to choose yes\nAnd Ada is not offered to choose the Mining lane\n"
      "And Ada is not offered to choose \"gain 1 crystal\"\nAnd Ada is not offered to enlist it\n"
      "And Ada is not offered to pay\n");
}

TEST(ScenarioActions, CardsAreThoseOfTheScenario) {
  expect_no_action("play \"Tnak\" to the Mining lane", "there is no card \"Tnak\"\n  did you mean: Tank");
  expect_no_action("choose \"Tnak\"", "there is no card \"Tnak\"");
  expect_no_action("choose \"Tank\" and Ben's \"Tnak\"", "there is no card \"Tnak\"");
  expect_no_action("put \"Tank\" on top and \"Tnak\" on the bottom", "there is no card \"Tnak\"");
  expect_no_action("play \"Air Strike\" to the Attack lane", "no Given says where \"Air Strike\" lies");
  expect_no_action("play Cy's \"Tank\" to the Attack lane", "Cy is not at the table");
  expect_fails("Given a card \"Tank\"\nThen Ada is not offered to play \"Tank\" to the Mining lane\n",
               "no Given says where \"Tank\" lies");
  for (const char* check :
       {"Ada's \"Tnak\" is not disabled", "Ada's hand holds no \"Tnak\"", "\"Tnak\" costs Ada 0 crystals",
        "Ada sees no \"Tnak\" in Ada's hand", "\"Tnak\" has power 3"}) {
    expect_fails(kTable + "Then " + check + "\n", "there is no card \"Tnak\"");
  }
}

// Words of a branch end where a word ends: "gain 1" does not begin "gain 10 crystals".
TEST(ScenarioActions, WordsOfABranchAreWhole) {
  expect_no_action("choose \"\"", "there is no card \"\"");
  expect_no_action("choose \"gai\"", "there is no card \"gai\"");
  expect_no_action("choose \"gain 2 crystals\"", "and no branch of a text begins so\n  did you mean: gain ");
  const std::string picks = kTable + "When Ada plays \"Pick\" to the Mining lane\n";
  expect_passes(picks + "And Ada chooses \"gain 10\"\nThen Ada has 13 crystals\n");
  expect_passes(picks + "And Ada chooses \"Gain 1\"\nThen Ada has 4 crystals\n");
}

// A card with several abilities to use is used by the words of one.
TEST(ScenarioActions, OneOfSeveralAbilities) {
  const std::string mine =
      "Given the edition is current\nAnd a card \"Mine\" (permanent):\n| Cooldown: Gain 1 crystal.\n"
      "| Cooldown: You may gain 2 hit points.\nAnd Ada has \"Mine\" in play\n";
  expect_fails(mine + "When Ada uses \"Mine\"\nThen Ada has 4 crystals\n", "which one?");
  expect_passes(mine + "When Ada uses \"Mine\" to gain 1 crystal\nThen Ada has 4 crystals\n");
  expect_passes(mine +
                "Then Ada is offered to use \"Mine\" to gain 1\nWhen Ada uses \"Mine\" to gain 2 hit points\n"
                "Then Ada has 22 hit points\nAnd Ada is not offered to use \"Mine\" to gain 1 crystal\n");
  expect_fails(mine + "Then Ada is not offered to use \"Mine\" to gain 3 crystals\n", "nobody can ever");
}

// The card that is played stands for its own abilities, beside those that answer to it.
TEST(ScenarioActions, ThePlayedCardFirst) {
  const std::string played =
      "Given the edition is current\nAnd a card \"Lead\" (Drone): \"Deploy: Gain 1 crystal.\"\n"
      "And a card \"Cheer\" (permanent): \"When you play a Drone, gain 1 hit point.\"\nAnd a card \"Other\"\n"
      "And Ada has \"Cheer\" in play\nAnd Ada's hand is \"Lead\" and \"Other\"\nWhen Ada plays \"Lead\" to "
      "the Mining lane\n";
  expect_passes(played + "And Ada resolves \"Lead\" first\nThen Ada has 4 crystals\n");
  expect_passes(played + "And Ada resolves \"Cheer\" first\nThen Ada has 21 hit points\n");
  expect_fails(played + "And Ada resolves \"Other\" first\nThen Ada has 4 crystals\n", "not offered");
}

TEST(ScenarioActions, AClauseIsOneOfTheRulebook) {
  const std::string tried =
      "Given Ada has 0 tech\nWhen Ada tries to play a Basic Trooper to the Mining lane\n";
  expect_passes(tried + "Then it is refused with CF 4.2\n");
  expect_fails(tried + "Then it is refused with CF 4\n", "the rulebook has no clause CF 4");
  expect_fails(tried + "Then it is refused with CF 4.99\n", "the rulebook has no clause CF 4.99");
  expect_fails(tried + "Then it is refused with CF 4.1\n", "refused with CF 4.2");
  expect_fails("When Ada passes\nThen the log cites CF 4.99\n", "the rulebook has no clause CF 4.99");
  expect_fails("When Ada passes\nThen the log does not say \"\"\n", "say which words");
  expect_fails("When Ada passes\nThen the log says \"\"\n", "say which words");
}

}  // namespace
}  // namespace verbatim::testing
