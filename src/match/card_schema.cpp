#include "match/card_schema.h"

namespace verbatim {

cardtext::CardSchema schema_of(const Rules& rules) {
  cardtext::CardSchema schema;
  for (const CardField& f : rules.card_fields()) {
    const cardtext::FieldKind kind = f.kind == CardField::Kind::Number ? cardtext::FieldKind::number
                                     : f.kind == CardField::Kind::List ? cardtext::FieldKind::list
                                                                       : cardtext::FieldKind::text;
    schema.fields.push_back({f.name, kind, false, f.least, f.most, f.allowed, f.name == "id", f.never_with});
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
