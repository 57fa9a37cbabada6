// docs/crystal-cards.md says of every shipped card what its file says.

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "cardtext/card_file.h"
#include "games/crystal/crystal.h"
#include "match/card_schema.h"

namespace verbatim {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::ostringstream out;
  out << std::ifstream(path).rdbuf();
  return out.str();
}

std::string row_of(const Card& card, bool library) {
  const bool ability = std::find(card.types.begin(), card.types.end(), "Faction Ability") != card.types.end();
  const bool in_lanes = card.numbers.contains("power_mining");
  const std::string types = fmt::format("{}", fmt::join(card.types, ", "));
  const std::string power = fmt::format("{}/{}/{}", card.number("power_mining"), card.number("power_attack"),
                                        card.number("power_production"));
  return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} |", card.name,
                     library   ? "library"
                     : ability ? "ability"
                               : "deck",
                     types.empty() ? "-" : types, card.number("cost_crystals"),
                     card.number("cost_production"), in_lanes ? power : "-", card.word("origin"),
                     card.word("note"));
}

// The first cells of such rows.
bool lists_a_card(const std::string& line) {
  return line.find(" | deck | ") != std::string::npos || line.find(" | library | ") != std::string::npos ||
         line.find(" | ability | ") != std::string::npos;
}

TEST(CardPage, SaysWhatTheFilesSay) {
  std::set<std::string> wanted, found;
  for (const auto& entry : fs::directory_iterator(fs::path(VERBATIM_ROOT) / "games/crystal/cards")) {
    const std::string stem = entry.path().stem().string();
    if (stem == "basic") continue;
    const auto file = cardtext::read_toml(schema_of(crystal::rules()), contents(entry.path()));
    for (const auto& data : file.cards) wanted.insert(row_of(card_of(data), stem.starts_with("library-")));
  }
  std::istringstream page(contents(fs::path(VERBATIM_ROOT) / "docs/crystal-cards.md"));
  for (std::string line; std::getline(page, line);) {
    if (lists_a_card(line)) found.insert(line);
  }
  EXPECT_GT(wanted.size(), 90u);
  for (const std::string& row : wanted) EXPECT_TRUE(found.contains(row)) << "the page lacks\n" << row;
  for (const std::string& row : found) EXPECT_TRUE(wanted.contains(row)) << "no card is like\n" << row;
}

// A note that something is ours belongs to a card whose origin says so.
TEST(CardPage, OriginAndNoteAgree) {
  for (const auto& entry : fs::directory_iterator(fs::path(VERBATIM_ROOT) / "games/crystal/cards")) {
    const auto file = cardtext::read_toml(schema_of(crystal::rules()), contents(entry.path()));
    for (const auto& data : file.cards) {
      const Card card = card_of(data);
      const bool ours = card.word("note").find("ours") != std::string::npos;
      EXPECT_EQ(ours, card.word("origin") == "ours") << card.name;
    }
  }
}

}  // namespace
}  // namespace verbatim
