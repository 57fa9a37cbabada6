// Recorded playthroughs: each edition with two, three and four players, told as text. A change of the rules,
// of a card or of the order of options shows here as a difference that a player can read.
//
//   VERBATIM_UPDATE_GOLDENS=1   writes them anew; read the difference, then give the commit the signature
//   that
//                               tools/signature prints

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/crystal/crystal.h"
#include "tests/crystal/story.h"

namespace verbatim::crystal {
namespace {

const std::filesystem::path kGoldens = std::filesystem::path(VERBATIM_ROOT) / "tests/crystal/goldens";

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

// The first line that differs, with what stands before it.
std::string difference(const std::string& stored, const std::string& now) {
  const auto old_lines = lines_of(stored), new_lines = lines_of(now);
  std::size_t at = 0;
  while (at < old_lines.size() && at < new_lines.size() && old_lines[at] == new_lines[at]) ++at;
  std::string out = fmt::format("line {}\n", at + 1);
  for (std::size_t i = at < 6 ? 0 : at - 6; i < at; ++i) out += "   " + old_lines[i] + "\n";
  for (std::size_t i = at; i < at + 4 && i < old_lines.size(); ++i) out += " - " + old_lines[i] + "\n";
  for (std::size_t i = at; i < at + 4 && i < new_lines.size(); ++i) out += " + " + new_lines[i] + "\n";
  return out;
}

TEST(Goldens, EveryRecordedGameIsPlayedAsItStands) {
  int number = 0;
  for (const std::string& edition : Edition::names()) {
    for (int seats = 2; seats <= 4; ++seats, ++number) {
      const Factions factions(edition, seats);
      ASSERT_EQ(factions.problem(), "");
      // Over the twelve games every faction meets every other.
      std::vector<int> seated;
      for (int s = 0; s < seats; ++s) seated.push_back((number + s * (1 + number / 4)) % kFactions);
      const auto path = kGoldens / fmt::format("{}-{}.txt", edition, seats);
      const std::string now = fmt::format("{}, {} players, ", edition, seats) +
                              story(factions, seated, static_cast<std::uint64_t>(number + 1));
      if (std::getenv("VERBATIM_UPDATE_GOLDENS") != nullptr) {
        std::filesystem::create_directories(kGoldens);
        std::ofstream(path, std::ios::binary) << now;
      }
      std::ifstream in(path, std::ios::binary);
      std::ostringstream stored;
      stored << in.rdbuf();
      EXPECT_TRUE(stored.str() == now)
          << path.filename().string() << " differs at " << difference(stored.str(), now)
          << "If this is meant: VERBATIM_UPDATE_GOLDENS=1, then tools/signature.";
    }
  }
}

}  // namespace
}  // namespace verbatim::crystal
