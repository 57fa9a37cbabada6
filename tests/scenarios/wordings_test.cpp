// Wordings that people use for what has a form.

#include <filesystem>
#include <fstream>

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

TEST(ScenarioWordings, MeanTheSame) {
  expect_passes(
      "Given a card \"Tank\" (3/3/3)\nAnd Ada's hand contains \"Tank\" and a Trooper\n"
      "And Ben's Attack lane contains 2 Troopers\nAnd Ada's faction is \"Outer Rim Raiders\"\n"
      "When Ada plays a \"Tank\" to Mining\nAnd Battle resolves\n"
      "Then Ada's Mining lane is \"Tank\"\nAnd Ada's hand contains a Trooper\nAnd Ben is not eliminated\n");
  expect_passes(
      "Given Ada's hand holds a Trooper\nWhen Ada plays a Trooper into the Battlefield\n"
      "Then Ada's Attack lane is a Basic Trooper\n");
  expect_passes(
      "Given Ada's hand holds a basic trooper\nWhen Ada plays a trooper to Mining\nAnd Deploy ends\n"
      "Then Ada's Mining lane is a Basic Trooper\nAnd it is the Battle\n");
  expect_passes(
      "Given a card \"A\" (power 2/1/3)\nAnd a card \"B\" (Drone, power 4)\n"
      "And Ada's Attack lane holds \"A\" and \"B\"\nThen Ada's attack is 5\nAnd \"B\" has power 4\n");
  expect_fails("Given a card \"A\" (power 2/1)\nThen Ada has priority\n", "this is no power");
  expect_fails("Given a card \"A\" (power x)\nThen Ada has priority\n", "this is no power");
  expect_passes("Given 3 players\nAnd Cy is eliminated\nThen Cy is out\n");
  expect_passes("Given\tAda has 3 crystals\nThen\tAda has 3 crystals\n");
  expect_fails(
      "Given Ada's hand holds a Trooper\nWhen Ada plays a Trooper to Minning\nThen Ada has priority\n",
      "nobody can ever");
}

TEST(ScenarioWordings, CountersSeveralPlayersAndSwitches) {
  expect_passes(
      "Given the switch priority_wins_first is on\nAnd Ada and Ben have 50 crystals\n"
      "And Ben's hit points are 30\nAnd each player's allowance is 4\nAnd it is combat\n"
      "Then Ben's HP is 30\nAnd Ada and Ben have 4 tech limit\nAnd Ada's crystals are 50\n"
      "And it is the Battle\nWhen the Mining phase resolves\nThen Ada wins by crystals\n");
  expect_passes("Given 4 players\nAnd Cy and Dot are out\nThen Cy and Dot are out\nAnd Ada is not out\n");
  expect_passes(
      "Given the edition is each of Classic and CURRENT\nAnd Ben has the priority token\n"
      "Then Ben has the priority token\nAnd Ada does not have the priority token\nAnd it is Ben's Deploy "
      "slot\n");
  expect_fails("Given 3 players\nThen Ben and Cy are out\n", "Ben is still in the game");
  expect_fails("Given Ada has 3 crystals\nThen Ada and Ben have 3 crystals\n", "Ben: expected 3");
  expect_fails("Then Ada's crystals are 4\n", "expected 4 crystals, was 5");
  // A name that a lane's power has too is the power.
  expect_fails("Given Ada has 3 tech\nThen Ada's tech is 3\n", "expected 3 production, was 1");
  expect_fails("Given the switch crystal_target is on\nThen Ada has 5 crystals\n", "crystal_target");
}

TEST(ScenarioWordings, WhoseCardMayBeSaidBeforeWhichCard) {
  const std::string aimed =
      "Given 3 players\nAnd a card \"X\": \"Deploy: Destroy a card in target opponent's lanes.\"\n"
      "And Ada's hand is \"X\"\nAnd Ben's Attack lane holds a card of power 2\n"
      "And Cy's Attack lane holds a card of power 2 and a card of power 3\n"
      "When Ada plays \"X\" to the Mining lane\n";
  expect_passes(aimed +
                "And Ada chooses Cy\nAnd Ada chooses \"Power 2\"\nThen Ben's Attack lane has 1 card\n");
  expect_fails(aimed + "And Ada chooses \"Power 2\"\nThen Ben's Attack lane has 1 card\n", "which one?");
  expect_fails(aimed + "And Ada chooses Cy\nAnd Ada chooses Ben's \"Power 2\"\nThen Ben is not out\n",
               "another player's");
  expect_fails(aimed + "And Ada chooses Cy\nThen Ben is not out\n", "nobody scripted");
  expect_fails(aimed + "And Ada chooses Ada\nThen Ben is not out\n", "not offered");
  const std::string any =
      "Given a card \"X\": \"Deploy: Destroy target card.\"\nAnd Ada's hand is \"X\"\n"
      "And Ben's Attack lane holds a card of power 2\nWhen Ada plays \"X\" to the Mining lane\n";
  expect_fails(any + "And Ada chooses Ben\nAnd Ada chooses \"Power 2\"\nThen Ben is not out\n",
               "not offered");
}

TEST(ScenarioWordings, WhatGoesToTheBottomLeavesTheOthersOnTop) {
  const auto search = [](const std::string& n, const std::string& deck) {
    return "Given a card \"A\"\nAnd a card \"B\"\nAnd a card \"C\"\nAnd a card \"X\": \"Deploy: Search " + n +
           ".\"\nAnd Ada's deck is " + deck +
           "\nAnd Ada's hand is \"X\"\nWhen Ada plays \"X\" to the Mining lane\n";
  };
  expect_passes(search("3", "\"A\"") + "And Ada puts \"A\" on the bottom\nThen Ada's deck is \"A\"\n");
  expect_passes(search("2", "\"A\", \"B\" and \"C\"") +
                "And Ada puts \"A\" on the bottom\nThen Ada's deck is \"B\", \"C\" and \"A\"\n");
  expect_passes(search("3", "\"A\", \"B\" and \"C\"") +
                "And Ada puts \"A\" on the bottom\nAnd Ada puts \"C\" on the bottom\n"
                "Then Ada's deck is \"B\", \"A\" and \"C\"\n");
  expect_fails(search("3", "\"A\", \"B\" and \"C\"") +
                   "And Ada puts \"A\" on the bottom\nThen Ada has 20 hit points\n",
               "nobody scripted");
}

TEST(ScenarioWordings, ActionsInOtherWords) {
  expect_passes(
      "Given Ada's Attack lane holds 3 Shields and 2 corruption\nAnd Ben's Attack lane holds a card of power "
      "3\n"
      "When the combat resolves\nAnd Ada removes 2 Shield tokens\nThen Ada has 17 hit points\n"
      "When the cleanup resolves\nAnd Ada keeps 1 corruption token on the Attack lane\n"
      "Then Ada's Attack lane has 1 corruption\n");
  const std::string two =
      "Given a card \"A\": \"Aftermath: Gain 3 crystals.\"\n"
      "And a card \"B\": \"Aftermath: Pay 8 crystals or return this card to your hand.\"\n"
      "And Ada's hand is \"A\" and \"B\"\nWhen Ada plays \"B\" to the Attack lane\n"
      "And Ada plays \"A\" to the Attack lane\nAnd the Aftermath resolves\n";
  expect_passes(two + "And Ada resolves \"A\" first\nAnd Ada pays\nThen Ada has 2 crystals\n");
  expect_passes(two + "And Ada activates \"A\"\nAnd Ada pays\nThen Ada has 2 crystals\n");
}

TEST(ScenarioWordings, AnEditionFileLiesBesideTheScenario) {
  const std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "scenario_wordings";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "mine.toml") << "based_on = \"classic\"\nstart_crystals = 9\n";
  const auto world = scenario::load_world(crystal::rules(), std::string(VERBATIM_ROOT) + "/games/crystal");
  ASSERT_TRUE(world);
  const std::string text =
      "\xef\xbb\xbf"
      "Feature: f\nScenario: [CF 1.1][CF 1.2] s\n  Given the edition is mine.toml\n"
      "  Then Ada has 9 crystals\n";
  const auto outcomes =
      scenario::run_feature(*world, scenario::read_feature((folder / "x.feature").string(), text));
  ASSERT_EQ(outcomes.size(), 1u);
  EXPECT_EQ(outcomes[0].trouble, "");
  EXPECT_EQ(outcomes[0].scenario, "[CF 1.1, CF 1.2] s");
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace verbatim::testing
