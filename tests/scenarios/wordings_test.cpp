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
  expect_passes("Given 3 players\nAnd Cy is eliminated\nThen Cy is out\n");
  expect_passes("Given\tAda has 3 crystals\nThen\tAda has 3 crystals\n");
  expect_fails(
      "Given Ada's hand holds a Trooper\nWhen Ada plays a Trooper to Minning\nThen Ada has priority\n",
      "nobody can ever");
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
