#include "apps/card_sheet.h"

#include <algorithm>
#include <iostream>

#include "apps/games.h"
#include "apps/scenario_files.h"
#include "match/card_schema.h"

namespace verbatim::app {
namespace {

namespace fs = std::filesystem;

Exit complain(const std::string& what) {
  std::cerr << "verbatim card: " << what << '\n';
  return Exit::usage;
}

// Adds the cards of a file; false when it has an error, which was told.
bool collect(const Rules& rules, const fs::path& path, std::vector<cardtext::CardData>& cards) {
  const std::string text = contents(path);
  cardtext::CardFile file = cardtext::read_cards(schema_of(rules), path.string(), text);
  bool good = true;
  for (const auto& d : file.diagnostics) {
    good = good && d.severity != cardtext::Severity::error;
    std::cerr << show(d, path.string(), text) << '\n';
  }
  std::move(file.cards.begin(), file.cards.end(), std::back_inserter(cards));
  return good;
}

}  // namespace

Exit export_cards(const Rules& rules, const std::vector<std::string>& paths, bool csv) {
  std::vector<fs::path> files(paths.begin(), paths.end());
  if (files.empty()) {
    for (const auto& entry : fs::directory_iterator(game_folder(rules.name()) / "cards"))
      if (entry.path().extension() == ".toml") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
  }
  std::vector<cardtext::CardData> cards;
  bool good = true;
  for (const fs::path& file : files) {
    if (!fs::is_regular_file(file)) return complain("there is no card file " + file.string());
    good = collect(rules, file, cards) && good;
  }
  if (!good) return Exit::unread;
  const cardtext::CardSchema schema = schema_of(rules);
  std::cout << (csv ? cardtext::write_csv(schema, cards) : cardtext::write_toml(schema, cards));
  return Exit::ok;
}

Exit import_cards(const Rules& rules, const std::string& path) {
  if (!fs::is_regular_file(path)) return complain("there is no file " + path);
  if (!cardtext::is_sheet(path)) return complain(path + " is no CSV file; its name must end in .csv");
  std::vector<cardtext::CardData> cards;
  if (!collect(rules, path, cards)) return Exit::unread;
  std::cout << cardtext::write_toml(schema_of(rules), cards);
  return Exit::ok;
}

}  // namespace verbatim::app
