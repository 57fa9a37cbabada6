// `verbatim test`: which files are run, and where what is wrong with them is said to be.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/commands/program.h"

namespace verbatim {
namespace {

namespace fs = std::filesystem;

// Where a scenario fails before it begins, the line is that of what it says wrongly.
TEST(Test, PointsAtTheFailingLine) {
  const std::string file = testing::TempDir() + "commands_test.feature";
  const auto at_line = [&](int line, const std::string& given, const std::string& what, int exit = 1) {
    std::ofstream(file) << "Feature: x\nScenario: [CF 4.2] y\n  Given Ada has 4 crystals\n"
                        << given << "  When Ada passes\n  Then Ada has 4 crystals\n";
    expect_says("test --game crystal " + file, exit, file + ":" + std::to_string(line) + ":");
    expect_says("test --game crystal " + file, exit, what);
  };
  at_line(4, "  And a card \"X\": \"Deploy: Gian 2 crystals.\"\n  And the edition is current\n",
          "did you mean", 5);
  at_line(5, "  And Ben has 4 crystals\n  And the edition is modern\n", "no edition \"modern\"");
  at_line(4, "  And the switch hand_dra is 3\n  And Ben has 4 crystals\n", "no switch \"hand_dra\"");
  at_line(4, "  And the switch hand_draw is 77\n", "from 0 to 20");
  at_line(4, "  And Ada's faction is Pirates\n", "no faction \"Pirates\"");
  at_line(4, "  And 1 player\n", "two to four players, not 1");
  at_line(4, "  And Ben has 40000 crystals\n", "numbers go to 32767");
  fs::remove(file);
}

// What is wrong with one of the files that are named does not hide what came of the others.
TEST(Test, EveryFileThatCanBeRunIsRun) {
  const fs::path folder = fs::path(testing::TempDir()) / "commands_test_files";
  fs::remove_all(folder);
  fs::create_directory(folder);
  const auto file = [&](const char* name) { return (folder / name).string(); };
  std::ofstream(file("good.feature")) << "Feature: x\nScenario: [CF 4.2] y\n  Then Ada has priority\n";
  std::ofstream(file("none.feature")) << "Feature: x\n";
  fs::create_symlink("loop.feature", file("loop.feature"));
  const std::string test = "test --game crystal ";
  expect_says(test + file("good.feature"), 0, "1 passed, 0 failed");
  expect_says(test + folder.string(), 2, "1 passed, 1 failed");
  expect_says(test + folder.string(), 2, "there is no " + file("loop.feature"));
  fs::remove(file("loop.feature"));
  expect_says(test + file("good.feature") + " " + folder.string(), 1, "1 passed, 1 failed");
  expect_says(test + file("none.feature"), 1, "there is no scenario in this file");
  expect_says(test + file("good.feature") + " " + file("missing.feature"), 2, "1 passed, 0 failed");
  expect_json(test + "--json " + file("missing.feature"), {"passed", "errors"}, 2);
  expect_json("test --json", {"errors"}, 2);
  expect_json("test --json --steps", {"steps"});
  fs::remove_all(folder);
}

TEST(Test, AFilterThatNothingMatchesIsAnError) {
  const std::string scenarios = std::string(VERBATIM_ROOT) + "/games/crystal/scenarios";
  expect_says("test --filter zzz " + scenarios, 2, "no scenario has \"zzz\" in its name");
}

}  // namespace
}  // namespace verbatim
