// Every shipped card that has a text is played by some scenario, so that what its text says is checked by
// what happens.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/crystal/crystal.h"
#include "scenario/world.h"

namespace verbatim::testing {
namespace {

namespace fs = std::filesystem;

std::string all_scenarios(const fs::path& folder) {
  std::ostringstream out;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".feature") out << std::ifstream(entry.path()).rdbuf();
  }
  return out.str();
}

TEST(Scenarios, NameEveryCardThatHasAText) {
  const fs::path folder = fs::path(VERBATIM_ROOT) / "games/crystal";
  const auto world = scenario::load_world(crystal::rules(), folder.string());
  ASSERT_TRUE(world) << world.error();
  ASSERT_GT(world->cards.size(), 90u);
  const std::string scenarios = all_scenarios(folder / "scenarios");
  for (const Card& card : world->cards) {
    const bool says_something = card.text.find_first_not_of(" \n") != std::string::npos;
    const bool named = scenarios.find('"' + card.name + '"') != std::string::npos;
    EXPECT_TRUE(named || !says_something) << "no scenario plays " << card.name << " of " << card.file;
  }
}

}  // namespace
}  // namespace verbatim::testing
