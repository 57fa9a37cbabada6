#include "apps/card_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "apps/games.h"
#include "apps/json_text.h"
#include "apps/scenario_files.h"
#include "match/card_schema.h"

namespace verbatim::app {
namespace {

namespace fs = std::filesystem;

Exit complain(const std::string& what) {
  std::cerr << "verbatim card: " << what << '\n';
  return Exit::usage;
}

// Why this cannot be read as a file; empty if it can.
std::string unreadable(const fs::path& path) {
  if (fs::is_directory(path)) return "cannot read " + path.string() + ": Is a directory";
  return fs::exists(path) ? "" : "there is no file " + path.string();
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

void write(const Rules& rules, const std::vector<cardtext::CardData>& cards, SheetForm form) {
  const cardtext::CardSchema schema = schema_of(rules);
  switch (form) {
    case SheetForm::Toml:
      std::cout << cardtext::write_toml(schema, cards);
      break;
    case SheetForm::Csv:
      std::cout << cardtext::write_csv(schema, cards);
      break;
    case SheetForm::Json:
      for (const cardtext::CardData& card : cards)
        std::cout << "{" << json_fields(card) << ", \"text\": " << json_text(card.text) << "}\n";
      break;
  }
}

}  // namespace

std::string json_fields(const cardtext::CardData& card) {
  std::string out = fmt::format(R"("name": {}, "quantity": {})", json_text(card.name), card.quantity);
  for (const auto& [field, value] : card.fields) {
    out += ", " + json_text(field) + ": ";
    if (const int* n = std::get_if<int>(&value)) {
      out += std::to_string(*n);
    } else if (const auto* s = std::get_if<std::string>(&value)) {
      out += json_text(*s);
    } else {
      std::string list;
      for (const std::string& item : std::get<2>(value)) list += (list.empty() ? "" : ", ") + json_text(item);
      out += "[" + list + "]";
    }
  }
  return out;
}

Exit export_cards(const Rules& rules, const std::vector<std::string>& paths, SheetForm form) {
  std::vector<fs::path> files(paths.begin(), paths.end());
  if (files.empty()) {
    for (const auto& entry : fs::directory_iterator(game_folder(rules.name()) / "cards"))
      if (entry.path().extension() == ".toml") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
  }
  std::vector<cardtext::CardData> cards;
  bool good = true;
  for (const fs::path& file : files) {
    if (const std::string why = unreadable(file); !why.empty()) return complain(why);
    good = collect(rules, file, cards) && good;
  }
  if (!good) return Exit::unread;
  write(rules, cards, form);
  return Exit::ok;
}

Exit import_cards(const Rules& rules, const std::string& path, SheetForm form) {
  if (const std::string why = unreadable(path); !why.empty()) return complain(why);
  if (!cardtext::is_sheet(path)) return complain(path + " is no CSV file; its name must end in .csv");
  std::vector<cardtext::CardData> cards;
  if (!collect(rules, path, cards)) return Exit::unread;
  write(rules, cards, form);
  return Exit::ok;
}

}  // namespace verbatim::app
