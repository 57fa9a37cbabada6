// Every scenario of every game passes, or waits in waiting.txt with a reason. The list only gets shorter: a
// waiting scenario that passes fails here.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "games/crystal/crystal.h"
#include "scenario/run.h"

namespace verbatim::testing {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

// "file | name" -> reason
std::map<std::string, std::string> waiting() {
  std::map<std::string, std::string> out;
  std::istringstream text(contents(fs::path(VERBATIM_ROOT) / "tests/scenarios/waiting.txt"));
  std::string line;
  while (std::getline(text, line)) {
    if (line.empty() || line.front() == '#') continue;
    const std::size_t first = line.find(" | "), last = line.rfind(" | ");
    if (first == std::string::npos || first == last) {
      ADD_FAILURE() << "waiting.txt: \"file | name | reason\", not: " << line;
      continue;
    }
    out[line.substr(0, last)] = line.substr(last + 3);
  }
  return out;
}

void run_game(const Rules& rules) {
  const fs::path root = VERBATIM_ROOT, folder = root / "games" / rules.name();
  const auto world = scenario::load_world(rules, folder.string());
  ASSERT_TRUE(world) << world.error();
  std::map<std::string, std::string> left = waiting();
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder / "scenarios")) {
    if (entry.path().extension() == ".feature") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  int passed = 0;
  for (const fs::path& file : files) {
    const std::string name = fs::relative(file, root).string();
    for (const auto& outcome : scenario::run_feature(*world, scenario::read_feature(name, contents(file)))) {
      const std::string key = name + " | " + outcome.scenario;
      const bool waits = left.erase(key) > 0;
      passed += outcome.passed();
      if (outcome.passed()) {
        EXPECT_FALSE(waits) << key << "\n  passes now: take it out of tests/scenarios/waiting.txt";
      } else {
        EXPECT_TRUE(waits) << outcome.text();
      }
    }
  }
  EXPECT_GT(passed, 0);
  for (const auto& [key, reason] : left) {
    if (key.starts_with("games/" + rules.name() + "/")) ADD_FAILURE() << "waits, but does not exist: " << key;
  }
}

TEST(Scenarios, Crystal) { run_game(crystal::rules()); }

}  // namespace
}  // namespace verbatim::testing
