// What the table says of why: every line of the log, and every option that is not there.

#include <gtest/gtest.h>

#include <cctype>
#include <set>
#include <sstream>

#include "tests/tui/command.h"

namespace verbatim::tui {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

class Reasons : public testing::TestWithParam<const char*> {
 protected:
  // One seat is a person's who always takes the first option; all that it may read is then told.
  std::string told(const std::string& arguments, const std::string& each_turn) {
    std::string input;
    for (int i = 0; i < 3000; ++i) input += each_turn;
    return run(program().string() + " play crystal --no-coach --record " + folder_.path("game.record") + " " +
                   arguments,
               input, folder_)
        .out;
  }
  Folder folder_;
};

// A clause in brackets, or the card whose text it is.
TEST_P(Reasons, EveryLineOfTheLogSaysWhy) {
  for (const char* seats : {"human,random", "human,random,random"}) {
    for (const int seed : {3, 5}) {
      const std::string log = told(
          std::string("--edition ") + GetParam() + " --seats " + seats + " --seed " + std::to_string(seed),
          "1\n");
      int events = 0;
      for (const std::string& line : lines_of(log)) {
        if (!line.starts_with("- ") || line.starts_with("- ==") || line.starts_with("- --")) continue;
        ++events;
        EXPECT_TRUE(line.find(" [CF ") != std::string::npos || line.ends_with(")")) << line;
      }
      EXPECT_GT(events, 100) << log;
      std::filesystem::remove(folder_.path("game.record"));
    }
  }
}

// What is refused has a rule or words of a card that forbid it, and is not on offer under the same name.
TEST_P(Reasons, NothingIsBothOfferedAndRefused) {
  const std::string all =
      told(std::string("--edition ") + GetParam() + " --seats human,random --seed 4", "why\n1\n");
  std::set<std::string> offered;
  int refused = 0;
  std::string heading;
  for (const std::string& line : lines_of(all)) {
    const auto dot = line.find(". ");
    if (line.starts_with("Round ")) {
      offered.clear();
    } else if (!line.empty() && std::isdigit(static_cast<unsigned char>(line[0])) != 0 && dot < 4) {
      offered.insert(line.substr(dot + 2));
    } else if (line.starts_with("  ") && !line.starts_with("    ")) {
      ++refused;
      EXPECT_FALSE(offered.contains(line.substr(2))) << line;
      EXPECT_TRUE(heading.starts_with("[CF ") || heading.starts_with("The text says ")) << heading << line;
    }
    if (!line.starts_with("  ")) heading = line;
  }
  EXPECT_GT(refused, 20) << all;
}

INSTANTIATE_TEST_SUITE_P(Editions, Reasons, testing::Values("classic", "current", "alternating"));

}  // namespace
}  // namespace verbatim::tui
