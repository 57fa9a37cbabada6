#include "tests/cardtext/golden.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace verbatim::testing {
namespace {

namespace fs = std::filesystem;

const fs::path kGoldens = fs::path(VERBATIM_ROOT) / "tests/cardtext/goldens";

// VERBATIM_UPDATE_GOLDENS=1 rewrites the files; then read the difference before you keep it.
TEST(CardTextGoldens, EveryFileReadsAsItStands) {
  int files = 0;
  for (const auto& entry : fs::directory_iterator(kGoldens)) {
    const std::string stored = file_text(entry.path().string());
    const std::string now = regenerate_golden(stored);
    if (std::getenv("VERBATIM_UPDATE_GOLDENS")) std::ofstream(entry.path(), std::ios::binary) << now;
    EXPECT_EQ(now, stored) << entry.path().filename();
    ++files;
  }
  EXPECT_GE(files, 4);
}

}  // namespace
}  // namespace verbatim::testing
