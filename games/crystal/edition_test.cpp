// Editions as data: what files may say, and that the built-in ones are what the files say.

#include "rules/edition.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace verbatim::crystal {
namespace {

// `key = value  # comment`, one a line, is all that an edition file uses.
std::vector<std::pair<std::string, std::string>> read_file(const std::string& name) {
  std::ifstream in(std::string(VERBATIM_ROOT) + "/games/crystal/editions/" + name + ".toml");
  std::vector<std::pair<std::string, std::string>> rows;
  for (std::string line; std::getline(in, line);) {
    const auto equals = line.find(" = ");
    if (line.empty() || line[0] == '#' || equals == std::string::npos) continue;
    std::string value = line.substr(equals + 3, line.find(" #") - equals - 3);
    while (!value.empty() && value.back() == ' ') value.pop_back();
    if (value.size() >= 2 && value.front() == '"') value = value.substr(1, value.size() - 2);
    rows.emplace_back(line.substr(0, equals), value);
  }
  return rows;
}

// [CF 16.1]
TEST(Edition, EveryFileGivesEverySwitchAndIsTheBuiltInOne) {
  for (const std::string& name : Edition::names()) {
    const auto rows = read_file(name);
    std::vector<std::string> keys;
    Edition e;
    for (const auto& [key, value] : rows) {
      keys.push_back(key);
      const auto set = e.set(key, value);
      EXPECT_TRUE(set) << name << ": " << set.error();
    }
    std::sort(keys.begin(), keys.end());
    EXPECT_EQ(keys, Edition::switches()) << name;
    EXPECT_EQ(e, *Edition::named(name)) << name;
  }
}

// [CF 16.1] A wrong value is refused with the name of the switch and the values it takes, and changes
// nothing.
TEST(Edition, RefusesWhatASwitchDoesNotTake) {
  Edition e;
  const auto refusal = [&](const char* key, const char* value) {
    const auto set = e.set(key, value);
    return set ? std::string("taken") : set.error();
  };
  EXPECT_EQ(refusal("crystal_target", "many"),
            "CF 16.1: the switch crystal_target takes a whole number from 1 to 999, not \"many\"");
  EXPECT_EQ(refusal("crystal_target", "0"),
            "CF 16.1: the switch crystal_target takes a whole number from 1 to 999, not \"0\"");
  EXPECT_EQ(refusal("deploy_mode", "sideways"),
            "CF 16.1: the switch deploy_mode takes \"whole-turn\" or \"alternating\", not \"sideways\"");
  EXPECT_EQ(refusal("draw_optional", "maybe"),
            "CF 16.1: the switch draw_optional takes true or false, not \"maybe\"");
  EXPECT_EQ(refusal("crystal_targett", "40"), "CF 16.1: there is no switch \"crystal_targett\"");
  EXPECT_EQ(e, Edition());
  EXPECT_EQ(refusal("crystal_target", "40"), "taken");
  EXPECT_EQ(e.crystal_target, 40);
}

TEST(Edition, AnUnknownNameIsRefusedWithThoseThatExist) {
  const auto none = Edition::named("modern");
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().find("\"classic-2024\""), std::string::npos);
}

}  // namespace
}  // namespace verbatim::crystal
