#pragma once
// Card files: TOML with one [[card]] table for each card, checked against the fields a game declares. CSV is
// the same cards for people who live in spreadsheets; both directions lose nothing.

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "cardtext/diagnostic.h"

namespace verbatim::cardtext {

enum class FieldKind : std::uint8_t { text, number, list };  // list: of texts

struct Field {
  std::string name;
  FieldKind kind = FieldKind::text;
  bool required = false;
  int least = 0;
  int most = 999;
  std::vector<std::string> allowed{};  // texts and list items; empty: anything
  bool unique = false;                 // no two cards of a file have the same
  // A number other than 0 and one of these words of another field.
  std::pair<std::string, std::vector<std::string>> never_with{};
};

// `name` (text, required), `quantity` (number, 1 when absent) and `text` belong to every schema.
struct CardSchema {
  std::vector<Field> fields;
};

using FieldValue = std::variant<int, std::string, std::vector<std::string>>;

struct CardData {
  std::string name;
  int quantity = 1;
  std::string text;
  std::vector<std::pair<std::string, FieldValue>> fields;  // in the order of the schema; absent ones left out
  Position position;                                       // of the card in its file
  std::vector<std::pair<std::string, Position>> places;    // where the fields that are texts begin

  // Where the first character of this field stands; where the card does, if it has no such text.
  Position place_of(std::string_view field) const;

  bool operator==(const CardData& other) const;  // places do not count
};

struct CardFile {
  std::vector<CardData> cards;
  std::vector<Diagnostic> diagnostics;  // spans are offsets into the file
};

CardFile read_toml(const CardSchema& schema, std::string_view file);
std::string write_toml(const CardSchema& schema, const std::vector<CardData>& cards);

// The first row names the columns: name, quantity, text and the schema's fields, in any order.
CardFile read_csv(const CardSchema& schema, std::string_view file);
std::string write_csv(const CardSchema& schema, const std::vector<CardData>& cards);

// The end of its name says what a file is: .csv in any case is CSV, all else TOML.
bool is_sheet(std::string_view path);
CardFile read_cards(const CardSchema& schema, std::string_view path, std::string_view file);

}  // namespace verbatim::cardtext
