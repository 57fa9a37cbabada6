// toml++ is slow to compile: no other file of this folder sees it.

#include <toml++/toml.h>

#include <algorithm>
#include <limits>

#include "base/toml_keys.h"
#include "cardtext/card_fields.h"

namespace verbatim::cardtext {
namespace {

struct Lines {
  std::string_view file;
  std::vector<std::size_t> starts{0};  // of every line, found once

  explicit Lines(std::string_view text) : file(text) {
    for (std::size_t at = file.find('\n'); at != std::string_view::npos; at = file.find('\n', at + 1))
      starts.push_back(at + 1);
  }

  std::uint32_t offset(const toml::source_position& p) const {
    const std::size_t line = p.line == 0 ? 0 : p.line - 1;
    const std::size_t at = line < starts.size() ? starts[line] : file.size();
    return static_cast<std::uint32_t>(std::min(file.size(), at + (p.column ? p.column - 1 : 0)));
  }

  // The same as position_of, from the start of its line.
  Position place(std::size_t offset_in_file) const {
    const auto next = std::upper_bound(starts.begin(), starts.end(), offset_in_file);
    const std::size_t line = static_cast<std::size_t>(next - starts.begin()) - 1;
    const std::string_view text = file.substr(starts[line]);
    const Position here = position_of(text, static_cast<std::uint32_t>(offset_in_file - starts[line]));
    return {static_cast<int>(line) + 1, here.column};
  }

  Span span(const toml::source_region& r) const {
    const auto begin = offset(r.begin);
    return {begin, std::max(begin + 1, r.end ? offset(r.end) : begin + 1)};
  }

  // The text itself begins after its quotes; a newline right after """ is not part of it.
  Position inside_quotes(const toml::source_region& r) const {
    std::size_t at = offset(r.begin);
    const bool three = file.substr(at, 3) == "\"\"\"" || file.substr(at, 3) == "'''";
    at += three ? 3 : 1;
    if (three && file.substr(at, 1) == "\n") ++at;
    return place(at);
  }
};

// Nothing when the value is of a kind that no field has.
bool value_of(const toml::node& node, FieldValue& out) {
  if (const auto number = node.as_integer()) {
    out = static_cast<int>(std::clamp<std::int64_t>(number->get(), std::numeric_limits<int>::min(),
                                                    std::numeric_limits<int>::max()));
    return true;
  }
  if (const auto text = node.as_string()) {
    out = text->get();
    return true;
  }
  const auto array = node.as_array();
  if (!array) return false;
  std::vector<std::string> items;
  for (const auto& item : *array) {
    const auto text = item.as_string();
    if (!text) return false;
    items.push_back(text->get());
  }
  out = std::move(items);
  return true;
}

struct TomlReader {
  Lines lines;
  std::vector<Field> fields;
  CardFile out{};
  FieldChecker check{fields, out.diagnostics};

  TomlReader(const CardSchema& schema, std::string_view file) : lines(file), fields(all_fields(schema)) {}

  void card(const toml::table& table) {
    CardData data;
    const Span span = lines.span(table.source());
    data.position = lines.place(span.begin);
    std::set<std::string> given;
    for (const auto& [key, node] : table)
      if (!field_named(fields, key.str())) check.unknown(std::string(key.str()), lines.span(key.source()));
    for (const Field& field : fields) {
      const toml::node* node = table.get(field.name);
      if (!node) continue;
      given.insert(field.name);
      FieldValue value;
      const Span place = lines.span(node->source());
      if (!value_of(*node, value)) {
        check.report(Code::field_type, place, "\"" + field.name + "\" is of the wrong kind",
                     "fields are texts, whole numbers or lists of texts");
        continue;
      }
      if (node->is_string()) data.places.emplace_back(field.name, lines.inside_quotes(node->source()));
      if (check.fits(field, value, place)) check.store(data, field, std::move(value));
    }
    check.finish(data, given, span);
    out.cards.push_back(std::move(data));
  }

  void file() {
    toml::table root;
    if (const std::size_t at = overlong_key(lines.file); at < lines.file.size()) {
      const auto begin = static_cast<std::uint32_t>(at);
      check.report(Code::file_syntax, {begin, begin + 1}, "this key has too many parts");
      return;
    }
    try {
      root = toml::parse(lines.file);
    } catch (const toml::parse_error& e) {
      check.report(Code::file_syntax, lines.span(e.source()), std::string(e.description()));
      return;
    }
    for (const auto& [key, node] : root) {
      const auto cards = node.as_array();
      if (key.str() != "card" || !cards) {
        check.report(Code::field_unknown, lines.span(key.source()), "a card file holds [[card]] tables only");
        continue;
      }
      for (const auto& item : *cards) {
        if (const auto table = item.as_table()) {
          card(*table);
        } else {
          check.report(Code::field_type, lines.span(item.source()), "a card is a table: write [[card]]");
        }
      }
    }
  }
};

// Basic strings can hold any text; the long form keeps card text readable.
std::string toml_quoted(const std::string& text, bool several_lines) {
  std::string out = several_lines ? "\"\"\"\n" : "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += std::string("\\") + c;
    } else if (c == '\n') {
      out += several_lines ? "\n" : "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
      char code[8];
      std::snprintf(code, sizeof code, "\\u%04X", static_cast<unsigned>(c));
      out += code;
    } else {
      out += c;
    }
  }
  return out + (several_lines ? "\"\"\"" : "\"");
}

std::string toml_value(const FieldValue& value) {
  if (const int* number = std::get_if<int>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return toml_quoted(*text, false);
  std::string out = "[";
  for (const auto& item : std::get<std::vector<std::string>>(value))
    out += (out.size() > 1 ? ", " : "") + toml_quoted(item, false);
  return out + "]";
}

}  // namespace

CardFile read_toml(const CardSchema& schema, std::string_view file) {
  TomlReader r(schema, file);
  r.file();
  r.check.nothing(r.out, "a card begins with [[card]]");
  return std::move(r.out);
}

std::string write_toml(const CardSchema& schema, const std::vector<CardData>& cards) {
  std::string out;
  for (const CardData& c : cards) {
    out += out.empty() ? "[[card]]\n" : "\n[[card]]\n";
    out += "name = " + toml_quoted(c.name, false) + "\n";
    out += "quantity = " + std::to_string(c.quantity) + "\n";
    for (const Field& field : schema.fields)
      for (const auto& [name, value] : c.fields)
        if (name == field.name) out += name + " = " + toml_value(value) + "\n";
    if (!c.text.empty()) out += "text = " + toml_quoted(c.text, true) + "\n";
  }
  return out;
}

}  // namespace verbatim::cardtext
