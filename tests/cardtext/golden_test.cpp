#include "tests/cardtext/golden.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace verbatim::testing {
namespace {

namespace fs = std::filesystem;

const fs::path kGoldens = fs::path(VERBATIM_ROOT) / "tests/cardtext/goldens";

std::string first_difference(const std::string& now, const std::string& stored) {
  std::istringstream a(now), b(stored);
  std::string x, y;
  while (std::getline(a, x) && std::getline(b, y))
    if (x != y) return x + "\n stored: " + y;
  return "the end";
}

// VERBATIM_UPDATE_GOLDENS=1 rewrites the files; then read the difference before you keep it.
TEST(CardTextGoldens, EveryFileReadsAsItStands) {
  int files = 0;
  for (const auto& entry : fs::directory_iterator(kGoldens)) {
    const std::string stored = file_text(entry.path().string());
    const std::string now = regenerate_golden(stored);
    if (std::getenv("VERBATIM_UPDATE_GOLDENS")) std::ofstream(entry.path(), std::ios::binary) << now;
    EXPECT_TRUE(now == stored) << entry.path().filename()
                               << " differs first at: " << first_difference(now, stored);
    ++files;
  }
  EXPECT_GE(files, 4);
}

}  // namespace
}  // namespace verbatim::testing
