// Cards of two other games, read with their words where their texts are available; never copied here. The
// language is not shaped by one game.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "cardtext/read.h"
#include "tests/cardtext/golden.h"

namespace verbatim::testing {
namespace {

namespace fs = std::filesystem;
using cardtext::CardReading;

fs::path shared(const std::string& file) {
  const char* folder = std::getenv("VERBATIM_SHARED");
  return (folder ? fs::path(folder) : fs::path(VERBATIM_ROOT) / "../shared") / "spec" / file;
}

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

// Read, printed, and read again to the same.
void expect_read(const std::string& game, const std::string& name, const std::string& text) {
  const auto& g = grammar_named(game, "");
  const CardReading once = cardtext::read_card(g, text);
  EXPECT_TRUE(once.understood()) << name << ": " << text << "\n"
                                 << (once.diagnostics.empty() ? "" : once.diagnostics.front().message);
  if (!once.understood()) return;
  const CardReading twice = cardtext::read_card(g, cardtext::print_card(g, once.abilities));
  EXPECT_TRUE(cardtext::same_abilities(once.abilities, twice.abilities)) << name << ": " << text;
}

// A card is a line of facts and boxes; each box holds a text of its own.
TEST(OtherGames, TheFiveGrimloreCardsBoxByBox) {
  std::ifstream in(shared("grimlore/content.md"));
  if (!in) GTEST_SKIP() << "no such cards here";
  std::map<std::string, std::string> boxes;  // "card box" -> its text
  std::string line, card, box;
  bool inside = false;
  while (std::getline(in, line)) {
    if (line.rfind("```", 0) == 0) {
      if (inside) break;
      inside = true;
      continue;
    }
    if (!inside || line.empty()) continue;
    if (line[0] != ' ') {
      card = line.substr(0, line.find(" |"));
      continue;
    }
    if (const auto note = line.find("   ("); note != std::string::npos) line.resize(note);
    std::string text = trimmed(line);
    const auto colon = text.find(':');
    const bool labelled = line.rfind("  ", 0) != 0 && colon != std::string::npos;
    if (labelled) {
      box = text.substr(0, colon);
      text = trimmed(text.substr(colon + 1));
    }
    std::string& all = boxes[card + " " + box];
    all += (all.empty() ? "" : " ") + text;
  }
  EXPECT_GE(boxes.size(), 14u);
  for (const auto& [name, text] : boxes) expect_read("grimlore", name, text);
}

// The words of the test vocabulary are those of twenty cards that use every timing and connective.
TEST(OtherGames, TwentyImperiumCards) {
  std::ifstream in(shared("imperium/cards.md"));
  if (!in) GTEST_SKIP() << "no such cards here";
  const auto& g = grammar_named("imperium", "");
  std::string line;
  int total = 0, read = 0;
  while (std::getline(in, line)) {
    std::vector<std::string> cells;
    std::istringstream fields(line);
    for (std::string cell; std::getline(fields, cell, '|');) cells.push_back(trimmed(cell));
    if (cells.size() < 8 || cells[1].empty() || cells[1].find_first_of("0123456789") == std::string::npos)
      continue;
    std::string text = cells[6];
    for (auto at = text.find(" // "); at != std::string::npos; at = text.find(" // "))
      text.replace(at, 4, "\n");
    ++total;
    if (!cardtext::read_card(g, text).understood()) {
      if (std::getenv("VERBATIM_SHOW")) std::cout << cells[1] << " " << text << "\n";
      continue;
    }
    ++read;
    expect_read("imperium", cells[2], text);
  }
  std::cout << read << " of " << total << " Imperium cards read with the test words\n";
  EXPECT_GE(read, 20);
}

}  // namespace
}  // namespace verbatim::testing
