#include "cardtext/card_fields.h"

#include <algorithm>
#include <limits>

#include "base/letter_case.h"
#include "cardtext/suggest.h"

namespace verbatim::cardtext {

Position CardData::place_of(std::string_view field) const {
  for (const auto& [which, at] : places)
    if (which == field) return at;
  return position;
}

bool CardData::operator==(const CardData& other) const {
  return name == other.name && quantity == other.quantity && text == other.text && fields == other.fields;
}

std::vector<Field> all_fields(const CardSchema& schema) {
  std::vector<Field> out = {{"name", FieldKind::text, true},
                            {"quantity", FieldKind::number, false, 1, kMostCopies}};
  out.insert(out.end(), schema.fields.begin(), schema.fields.end());
  out.push_back({"text", FieldKind::text});
  return out;
}

const Field* field_named(const std::vector<Field>& fields, std::string_view name) {
  const auto found =
      std::find_if(fields.begin(), fields.end(), [name](const Field& f) { return f.name == name; });
  return found == fields.end() ? nullptr : &*found;
}

namespace {

// Files written on Windows end their lines in two characters; the card is the same.
std::string with_plain_line_ends(std::string text) {
  for (auto at = text.find("\r\n"); at != std::string::npos; at = text.find("\r\n", at - (at > 0)))
    text.erase(at, 1);
  return text;
}

// Lists, records and scenarios name a card within a line, and read back what they have written.
bool is_name(const std::string& text) {
  const auto blank = [](char c) { return c == ' '; };
  const auto control = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
  return !text.empty() && !blank(text.front()) && !blank(text.back()) &&
         std::none_of(text.begin(), text.end(), control);
}

// The one of these words that a field of the card has; empty if it has none of them.
std::string word_of(const CardData& card, const std::pair<std::string, std::vector<std::string>>& words) {
  for (const std::string& word : words.second) {
    const std::pair<std::string, FieldValue> field(words.first, word);
    if (std::find(card.fields.begin(), card.fields.end(), field) != card.fields.end()) return word;
  }
  return "";
}

}  // namespace

void FieldChecker::report(Code code, Span span, std::string message, std::string hint) {
  diagnostics.push_back({code, Severity::error, span, std::move(message), std::move(hint), {}});
}

void FieldChecker::unknown(const std::string& name, Span span) {
  const Field* nearest = nullptr;
  int least = 3;
  for (const Field& f : fields) {
    const std::size_t longer = std::max(f.name.size(), name.size());
    if (longer - std::min(f.name.size(), name.size()) >= static_cast<std::size_t>(least)) continue;
    if (const int distance = edit_distance(f.name, name); distance < least) {
      least = distance;
      nearest = &f;
    }
  }
  report(Code::field_unknown, span, "a card has no field \"" + name + "\"",
         nearest ? "did you mean \"" + nearest->name + "\"?" : "");
}

bool FieldChecker::fits(const Field& field, const FieldValue& value, Span span) {
  static constexpr const char* kinds[] = {"a text", "a whole number", "a list of texts"};
  const bool kind =
      (field.kind == FieldKind::number && std::holds_alternative<int>(value)) ||
      (field.kind == FieldKind::text && std::holds_alternative<std::string>(value)) ||
      (field.kind == FieldKind::list && std::holds_alternative<std::vector<std::string>>(value));
  if (!kind) {
    report(Code::field_type, span, "\"" + field.name + "\" is " + kinds[static_cast<int>(field.kind)]);
    return false;
  }
  if (const int* number = std::get_if<int>(&value);
      number && (*number < field.least || *number > field.most)) {
    // One that is too long to be counted was read as the last that can be.
    const bool last =
        *number == std::numeric_limits<int>::max() || *number == std::numeric_limits<int>::min();
    report(Code::field_range, span,
           "\"" + field.name + "\" cannot be " +
               (!last         ? std::to_string(*number)
                : *number > 0 ? "so large"
                              : "so small"),
           "it is between " + std::to_string(field.least) + " and " + std::to_string(field.most));
    return false;
  }
  if (field.name == "name" && !is_name(std::get<std::string>(value))) {
    report(Code::field_range, span, "this cannot be the name of a card",
           "a name is one line without a tab, and no blank stands before or behind it");
    return false;
  }
  if (const auto* list = std::get_if<std::vector<std::string>>(&value);
      list && !std::all_of(list->begin(), list->end(), is_name)) {
    report(Code::field_range, span, "this cannot stand in \"" + field.name + "\"",
           "what is listed is one line without a tab each, and no blank stands before or behind it");
    return false;
  }
  const auto check_item = [&](const std::string& item) {
    if (field.allowed.empty() ||
        std::find(field.allowed.begin(), field.allowed.end(), item) != field.allowed.end())
      return true;
    std::string all;
    for (const auto& a : field.allowed) all += (all.empty() ? "" : ", ") + a;
    report(Code::field_range, span, "\"" + item + "\" is not a " + field.name, "it is one of: " + all);
    return false;
  };
  if (const auto* text = std::get_if<std::string>(&value)) return check_item(*text);
  if (const auto* list = std::get_if<std::vector<std::string>>(&value))
    return std::all_of(list->begin(), list->end(), check_item);
  return true;
}

void FieldChecker::store(CardData& card, const Field& field, FieldValue value) {
  if (auto* text = std::get_if<std::string>(&value)) *text = with_plain_line_ends(std::move(*text));
  if (field.name == "name") {
    card.name = std::get<std::string>(value);
  } else if (field.name == "quantity") {
    card.quantity = std::get<int>(value);
  } else if (field.name == "text") {
    card.text = std::get<std::string>(value);
  } else {
    card.fields.emplace_back(field.name, std::move(value));
  }
}

void FieldChecker::finish(const CardData& card, const std::set<std::string>& given, Span span) {
  for (const Field& f : fields)
    if (f.required && !given.count(f.name))
      report(Code::field_missing, span, "this card has no \"" + f.name + "\"", "every card needs one");
  if (!card.name.empty() && !taken.emplace("name", card.name).second)
    report(Code::name_twice, span, "two cards are named \"" + card.name + "\"",
           "give the number of copies with quantity, or choose another name");
  for (const auto& [name, value] : card.fields) {
    const Field* field = field_named(fields, name);
    const std::string never = field == nullptr ? "" : word_of(card, field->never_with);
    if (!never.empty() && value != FieldValue(0))
      report(Code::field_range, span,
             "no card with the " + field->never_with.first + " \"" + never + "\" has \"" + name + "\"",
             "leave it out");
    const auto* text = std::get_if<std::string>(&value);
    if (field == nullptr || !field->unique || text == nullptr || text->empty()) continue;
    if (!taken.emplace(name, *text).second)
      report(Code::name_twice, span, "two cards have the " + name + " \"" + *text + "\"",
             "choose another for " + (card.name.empty() ? "one of them" : card.name));
  }
}

void FieldChecker::nothing(const CardFile& file, std::string hint) {
  if (file.cards.empty() && diagnostics.empty())
    report(Code::file_syntax, {0, 1}, "there is no card in this file", std::move(hint));
}

bool is_sheet(std::string_view path) {
  return same_in_any_case(path.substr(path.size() - std::min<std::size_t>(path.size(), 4)), ".csv");
}

CardFile read_cards(const CardSchema& schema, std::string_view path, std::string_view file) {
  return is_sheet(path) ? read_csv(schema, file) : read_toml(schema, file);
}

}  // namespace verbatim::cardtext
