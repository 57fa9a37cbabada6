#include "apps/known_cards.h"

#include <algorithm>
#include <filesystem>

#include "apps/games.h"
#include "apps/scenario_files.h"
#include "cardtext/suggest.h"
#include "match/card_schema.h"

namespace verbatim::app {
namespace {

using cardtext::CardData;
using cardtext::Code;
using cardtext::Diagnostic;
using cardtext::FieldValue;
using cardtext::meant;
using cardtext::Severity;
using cardtext::Span;

const FieldValue* field(const CardData& card, const std::string& name) {
  for (const auto& [key, value] : card.fields) {
    if (key == name) return &value;
  }
  return nullptr;
}

std::string word(const CardData& card, const std::string& name) {
  const FieldValue* value = name == "name" ? nullptr : field(card, name);
  if (name == "name") return card.name;
  return value != nullptr && std::holds_alternative<std::string>(*value) ? std::get<std::string>(*value) : "";
}

std::vector<std::string> types_of(const CardData& card) {
  const FieldValue* value = field(card, "types");
  const auto* list = value == nullptr ? nullptr : std::get_if<std::vector<std::string>>(value);
  return list == nullptr ? std::vector<std::string>{} : *list;
}

// Where the value of a field stands in the lines of a card, in quotes or, in a sheet, without; the first line
// if it cannot be told.
Span place_of(const CardData& card, const std::string& value, std::string_view text) {
  std::size_t begin = 0;
  for (int line = 1; line < card.position.line && begin < text.size(); ++line)
    begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
  const std::string_view own = text.substr(0, std::min(text.find("[[card]]", begin + 1), text.size()));
  std::size_t at = own.find('"' + value + '"', begin);
  at = at == std::string_view::npos ? own.find(value, begin) : at + 1;
  const bool found = at != std::string_view::npos;
  const std::size_t from = found ? at : begin;
  const std::size_t to = found ? at + value.size() : std::min(text.find('\n', begin), text.size());
  return {static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(std::max(from + 1, to))};
}

}  // namespace

KnownCards::KnownCards(const Rules& rules) {
  const cardtext::CardSchema schema = schema_of(rules);
  for (const cardtext::Field& f : schema.fields) {
    if (f.unique) unique_.insert(f.name);
  }
  unique_.insert("name");
  for (const auto& entry : std::filesystem::directory_iterator(game_folder(rules.name()) / "cards")) {
    if (entry.path().extension() != ".toml") continue;
    for (const CardData& card : cardtext::read_toml(schema, contents(entry.path())).cards) {
      factions_.insert(word(card, "faction"));
      for (const std::string& t : types_of(card)) types_.insert(t);
    }
  }
  factions_.erase("");
}

std::vector<Diagnostic> KnownCards::look_at(const cardtext::CardFile& file, const std::string& path,
                                            std::string_view text) {
  told_.clear();
  path_ = path;
  for (const CardData& card : file.cards) {
    const std::string place = path + ":" + std::to_string(card.position.line);
    for (const std::string& f : unique_) {
      const std::string value = word(card, f);
      if (!value.empty()) once(f, value, place, place_of(card, value, text));
    }
    const std::string own = word(card, "faction");
    if (!own.empty() && !factions_.contains(own)) faction(card, own, place_of(card, own, text));
    for (const std::string& t : types_of(card)) {
      if (!types_.contains(t)) type(t, place_of(card, t, text));
    }
  }
  return told_;
}

// Within one file the reader tells it.
void KnownCards::once(const std::string& field, const std::string& value, const std::string& place,
                      Span span) {
  const auto [at, first] = taken_.try_emplace({field, value}, place);
  if (first || at->second.starts_with(path_ + ":")) return;
  told_.push_back({Code::name_twice,
                   Severity::error,
                   span,
                   field == "name" ? "another card is named \"" + value + "\""
                                   : "another card has the " + field + " \"" + value + "\"",
                   "it is in " + at->second,
                   {}});
}

// A deck is of one faction, so a card of a misspelt one fits into none. A new one is a designer's right.
void KnownCards::faction(const CardData& card, const std::string& name, Span span) {
  const std::string near = meant(factions_, name);
  std::string all;
  for (const std::string& f : factions_) all += (all.empty() ? "" : ", ") + f;
  if (near.empty()) {
    told_.push_back({Code::field_range,
                     Severity::warning,
                     span,
                     "no card of the game is of the faction \"" + name + "\"",
                     "its factions are: " + all,
                     {}});
  } else {
    told_.push_back({Code::field_range,
                     Severity::error,
                     span,
                     card.name + " is of no faction of the game: \"" + name + "\"",
                     "did you mean \"" + near + "\"?",
                     {}});
  }
}

void KnownCards::type(const std::string& name, Span span) {
  const std::string near = meant(types_, name);
  if (near.empty()) return;
  told_.push_back({Code::field_range,
                   Severity::warning,
                   span,
                   "no card of the game has the type \"" + name + "\"",
                   "did you mean \"" + near + "\"?",
                   {}});
}

}  // namespace verbatim::app
