// What the text of every shipped card says is checked by what happens: each of its abilities resolves in some
// scenario, in one of the editions that read this text on it.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <tuple>

#include "games/crystal/crystal.h"
#include "scenario/run.h"

namespace verbatim::testing {
namespace {

namespace fs = std::filesystem;

using AbilityOf = std::tuple<std::string, std::string, int>;  // a card, its text, which of its abilities

std::set<scenario::UsedAbility> used_in(const scenario::World& world, const fs::path& folder) {
  std::set<scenario::UsedAbility> out;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".feature") continue;
    std::ostringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    const auto feature = scenario::read_feature(entry.path().filename().string(), text.str());
    for (auto& outcome : scenario::run_feature(world, feature)) out.merge(outcome.used);
  }
  return out;
}

TEST(Scenarios, UseEveryAbilityOfEveryCard) {
  const fs::path folder = fs::path(VERBATIM_ROOT) / "games/crystal";
  const auto world = scenario::load_world(crystal::rules(), folder.string());
  ASSERT_TRUE(world) << world.error();
  ASSERT_GT(world->cards.size(), 90u);
  const std::set<scenario::UsedAbility> used = used_in(*world, folder / "scenarios");
  std::map<AbilityOf, std::string> all;  // and what it says
  std::set<AbilityOf> tested;
  for (const std::string& edition : crystal::rules().editions()) {
    const auto printing = crystal::rules().print(edition, 2, {});
    ASSERT_TRUE(printing) << printing.error();
    for (const Card& card : world->cards) {
      if (!(*printing)->excludes(card).empty()) continue;
      const auto made = scenario::add_card(*world, **printing, card);
      ASSERT_TRUE(made) << card.name << ": " << made.error().what;
      const Code& code = (*printing)->maker().code;
      const Face& face = code.faces[made->value];
      for (int i = 0; i < static_cast<int>(face.abilities.size()); ++i) {
        const AbilityOf ability{card.name, (*printing)->text_of(card), i};
        const Ability& a = code.abilities[face.abilities[static_cast<std::size_t>(i)].value];
        all.emplace(ability, edition + ": " + code.labels[a.text.value]);
        if (used.contains({edition, card.name, i})) tested.insert(ability);
      }
    }
  }
  ASSERT_GT(all.size(), 100u);
  for (const auto& [ability, text] : all) {
    EXPECT_TRUE(tested.contains(ability)) << "no scenario uses, of " << std::get<0>(ability) << ", " << text;
  }
}

}  // namespace
}  // namespace verbatim::testing
