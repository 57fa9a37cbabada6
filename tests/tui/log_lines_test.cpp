// How much of the log is printed at the table of lines.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/tui/command.h"

namespace verbatim::tui {
namespace {

TEST(LogLines, AreAllOrANumberOfTheLast) {
  const Folder folder;
  const auto say = [&](const std::string& words) {
    return run(program().string() + " play --seed 11 --no-coach", "1\n" + words + "\nquit\n", folder).out;
  };
  const std::string refusal = "Say: log, for all of it, or log 20, for the last 20 lines\n";
  const auto lines = [](const std::string& out) { return std::count(out.begin(), out.end(), '\n'); };
  const std::string all = say("log");
  EXPECT_EQ(lines(say("log 99999999999999999999")), lines(all));
  EXPECT_EQ(all.find(refusal), std::string::npos) << all;
  for (const char* wrong : {"log x", "log -1", "log 0", "log 2 3"}) {
    const std::string out = say(wrong);
    EXPECT_NE(out.find(refusal), std::string::npos) << wrong << "\n" << out;
    EXPECT_LT(lines(out), lines(all)) << wrong;
  }
}

}  // namespace
}  // namespace verbatim::tui
