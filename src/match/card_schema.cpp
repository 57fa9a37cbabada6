#include "match/card_schema.h"

#include <toml++/toml.h>

#include <algorithm>

namespace verbatim {

cardtext::CardSchema schema_of(std::string_view text) {
  cardtext::CardSchema schema;
  toml::table root;
  try {
    root = toml::parse(text);
  } catch (const toml::parse_error&) {
    return schema;  // the reader of card files says what is wrong
  }
  const auto* cards = root["card"].as_array();
  if (cards == nullptr) return schema;
  for (const auto& node : *cards) {
    const auto* card = node.as_table();
    if (card == nullptr) continue;
    for (const auto& [key, value] : *card) {
      const std::string name(key.str());
      if (name == "name" || name == "text" || name == "quantity") continue;
      if (std::any_of(schema.fields.begin(), schema.fields.end(),
                      [&](const cardtext::Field& f) { return f.name == name; }))
        continue;
      cardtext::Field f;
      f.name = name;
      f.kind = value.is_integer() ? cardtext::FieldKind::number
               : value.is_array() ? cardtext::FieldKind::list
                                  : cardtext::FieldKind::text;
      schema.fields.push_back(f);
    }
  }
  return schema;
}

cardtext::CardSchema schema_of(const Rules& rules) {
  cardtext::CardSchema schema;
  for (const CardField& f : rules.card_fields()) {
    const cardtext::FieldKind kind = f.kind == CardField::Kind::Number ? cardtext::FieldKind::number
                                     : f.kind == CardField::Kind::List ? cardtext::FieldKind::list
                                                                       : cardtext::FieldKind::text;
    schema.fields.push_back({f.name, kind, false, f.least, f.most, f.allowed});
  }
  return schema;
}

Card card_of(const cardtext::CardData& data) {
  Card card;
  card.name = data.name;
  card.quantity = data.quantity;
  card.text = data.text;
  card.line = data.position.line;
  for (const auto& [name, value] : data.fields) {
    if (const int* n = std::get_if<int>(&value)) {
      card.numbers[name] = *n;
    } else if (const auto* word = std::get_if<std::string>(&value)) {
      card.words[name] = *word;
    } else if (name == "types") {
      card.types = std::get<std::vector<std::string>>(value);
    }
  }
  return card;
}

}  // namespace verbatim
