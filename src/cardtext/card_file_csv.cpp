#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

#include "cardtext/card_fields.h"

namespace verbatim::cardtext {
namespace {

// Positions in rising order: what lies before the last one is not read again.
class Rising {
 public:
  explicit Rising(std::string_view file) : file_(file) {}
  Position at(std::uint32_t offset) {
    const std::size_t start =
        offset == 0 ? 0 : file_.rfind('\n', offset - 1) + 1;  // npos + 1 is the beginning
    line_ += static_cast<int>(std::count(file_.begin() + static_cast<std::ptrdiff_t>(start_),
                                         file_.begin() + static_cast<std::ptrdiff_t>(start), '\n'));
    start_ = start;
    const Position here = position_of(file_.substr(start), static_cast<std::uint32_t>(offset - start));
    return {line_ + here.line, here.column};
  }

 private:
  std::string_view file_;
  std::size_t start_ = 0;  // of the line
  int line_ = 0;           // lines before it
};

bool blank(char c) { return c == ' ' || c == '\t'; }

struct CsvCell {
  std::string text;
  Span span;
  bool behind_quote = false;  // something stands between its closing quote and the next comma
};

// Rows of cells: quotes hold commas, line ends and doubled quotes. Where a quote is never closed is reported
// by the caller.
struct Cells {
  std::string_view file;
  std::size_t at = 0;
  std::optional<std::size_t> open_quote{};

  bool next_row(std::vector<CsvCell>& row) {
    row.clear();
    if (at >= file.size()) return false;
    while (true) {
      row.push_back(cell());
      if (at < file.size() && file[at] == ',') {
        ++at;
        continue;
      }
      if (file.substr(at, 2) == "\r\n") ++at;
      if (at < file.size()) ++at;
      return true;
    }
  }

  // Blanks around a cell are nothing; those inside quotes are part of it.
  void skip_blanks() {
    while (at < file.size() && blank(file[at])) ++at;
  }

  CsvCell cell() {
    CsvCell c;
    skip_blanks();
    const std::size_t begin = at;
    bool quoted = false;
    if (at < file.size() && file[at] == '"') {
      quoted = true;
      ++at;
      while (at < file.size() && (file[at] != '"' || file.substr(at, 2) == "\"\"")) {
        if (file[at] == '"') ++at;
        c.text += file[at++];
      }
      if (at >= file.size()) open_quote = begin;
      if (at < file.size()) ++at;
      skip_blanks();
      c.behind_quote =
          at < file.size() && file[at] != ',' && file[at] != '\n' && file.substr(at, 2) != "\r\n";
    }
    while (at < file.size() && file[at] != ',' && file[at] != '\n' && file.substr(at, 2) != "\r\n")
      c.text += file[at++];
    while (!quoted && !c.text.empty() && blank(c.text.back())) c.text.pop_back();
    c.span = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(std::max(at, begin + 1))};
    return c;
  }
};

// Items stand between ";". Blanks around them are nothing, unless a "\" stands before.
std::vector<std::string> items_of(const std::string& text) {
  std::vector<std::string> items;
  std::string now;
  std::size_t meant = 0;  // so many characters are not blanks behind the item
  const auto close = [&] {
    while (now.size() > meant && blank(now.back())) now.pop_back();
    items.push_back(std::move(now));
    now.clear();
    meant = 0;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size()) {
      now += text[++i];
      meant = now.size();
    } else if (text[i] == ';') {
      close();
    } else if (!now.empty() || !blank(text[i])) {
      now += text[i];
    }
  }
  close();
  return items;
}

// Where a file stops being UTF-8, the only way in which TOML can hold a card; its size: nowhere.
std::size_t end_of_utf8(std::string_view file) {
  const auto byte = [&](std::size_t i) { return i < file.size() ? static_cast<unsigned char>(file[i]) : 0u; };
  std::size_t at = 0;
  while (at < file.size()) {
    const unsigned first = byte(at);
    const std::size_t more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    if (more > 0 && (first < 0xc2 || first > 0xf4)) return at;
    unsigned point = more == 0 ? first : first & (0x3fu >> more);
    for (std::size_t i = 1; i <= more; ++i) {
      if ((byte(at + i) & 0xc0u) != 0x80) return at;
      point = point << 6 | (byte(at + i) & 0x3fu);
    }
    // Each character is written in the shortest way; halves of pairs are none.
    if ((more == 2 && point < 0x800) || (more == 3 && (point < 0x10000 || point > 0x10ffff)) ||
        (point >= 0xd800 && point < 0xe000))
      return at;
    at += more + 1;
  }
  return at;
}

// A list is one cell, its items kept apart by ";"; the empty list is "[]", for an empty cell means no such
// field.
std::string cell_of(const FieldValue& value) {
  if (const int* number = std::get_if<int>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  const auto& items = std::get<std::vector<std::string>>(value);
  if (items.empty()) return "[]";
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i) out += ';';
    const std::string& item = items[i];
    const std::size_t first = std::min(item.find_first_not_of(" \t"), item.size());
    const std::size_t last = item.find_last_not_of(" \t");
    for (std::size_t at = 0; at < item.size(); ++at) {
      const char c = item[at];
      const bool outside = at < first || at > last;  // a blank that would be taken for nothing
      if (c == ';' || c == '\\' || c == '[' || outside) out += '\\';
      out += c;
    }
  }
  return out;
}

// Always quoted when something could be mistaken; `""` is the empty text, nothing at all is no field.
std::string csv_quoted(const std::string& text, bool present) {
  if (!present) return "";
  if (!text.empty() && text.find_first_of(",\"\n\r") == std::string::npos && !blank(text.front()) &&
      !blank(text.back()))
    return text;
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + "\"";
}

bool value_of(const Field& field, const std::string& text, FieldValue& out) {
  if (field.kind == FieldKind::text) out = text;
  if (field.kind == FieldKind::list) out = text == "[]" ? std::vector<std::string>{} : items_of(text);
  if (field.kind != FieldKind::number) return true;
  int number = 0;
  const auto done = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool beyond = done.ec == std::errc::result_out_of_range;
  if (beyond)
    number = text.front() == '-' ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
  out = number;
  return (beyond || done.ec == std::errc{}) && done.ptr == text.data() + text.size();
}

}  // namespace

CardFile read_csv(const CardSchema& schema, std::string_view file) {
  CardFile out;
  const std::vector<Field> fields = all_fields(schema);
  FieldChecker check{fields, out.diagnostics};
  Cells cells{file};
  if (file.substr(0, 3) == "\xEF\xBB\xBF") cells.at = 3;  // spreadsheets put a mark before the first cell
  if (const std::size_t end = end_of_utf8(file); end < file.size()) {
    const auto at = static_cast<std::uint32_t>(end);
    check.report(Code::file_syntax, {at, at + 1}, "a letter of this file is not in UTF-8",
                 "save it as UTF-8, which spreadsheets offer where they ask for a character set");
    return out;
  }
  std::vector<CsvCell> row;
  std::vector<const Field*> columns;
  if (!cells.next_row(row)) {
    check.report(Code::file_syntax, {0, 1}, "the file is empty", "the first row names the columns");
    return out;
  }
  for (const CsvCell& c : row) {
    const Field* field = field_named(fields, c.text);
    if (!field && c.text.find_first_of(";\t") != std::string::npos) {
      check.report(Code::file_syntax, c.span, "the cells of this file are not kept apart by commas",
                   "save it with commas between the cells");
      return out;
    }
    if (!field) check.unknown(c.text, c.span);
    if (field && std::find(columns.begin(), columns.end(), field) != columns.end())
      check.report(Code::file_syntax, c.span, "two columns are named \"" + c.text + "\"", "keep one of them");
    columns.push_back(field);
  }
  Rising positions(file);
  while (cells.next_row(row)) {
    for (const CsvCell& c : row)
      if (c.behind_quote)
        check.report(Code::file_syntax, c.span, "something stands behind the closing quotation mark",
                     "a quotation mark inside a cell is written twice");
    const bool nothing = std::all_of(row.begin(), row.end(), [&](const CsvCell& c) {
      return c.text.empty() && (c.span.begin >= file.size() || file[c.span.begin] != '"');
    });
    if (nothing) continue;  // a line of a spreadsheet that nobody has filled
    const Span span{row.front().span.begin, row.back().span.end};
    if (row.size() != columns.size())
      check.report(Code::file_syntax, span,
                   "this row has " + std::to_string(row.size()) + " cells, the first row " +
                       std::to_string(columns.size()));
    CardData card;
    card.position = positions.at(span.begin);
    std::set<std::string> given;
    std::vector<std::pair<const Field*, FieldValue>> values;
    for (std::size_t i = 0; i < std::min(row.size(), columns.size()); ++i) {
      const Field* field = columns[i];
      const bool empty =
          row[i].text.empty() && file[std::min<std::size_t>(row[i].span.begin, file.size() - 1)] != '"';
      if (!field || empty) continue;
      given.insert(field->name);
      FieldValue value;
      if (!value_of(*field, row[i].text, value)) {
        check.report(Code::field_type, row[i].span, "\"" + field->name + "\" is a whole number");
        continue;
      }
      if (field->kind == FieldKind::text) {
        const bool quote = file[row[i].span.begin] == '"';
        card.places.emplace_back(field->name, positions.at(row[i].span.begin + (quote ? 1 : 0)));
      }
      if (check.fits(*field, value, row[i].span)) values.emplace_back(field, std::move(value));
    }
    for (const Field& f : fields)
      for (auto& [field, value] : values)
        if (field == &f) check.store(card, f, std::move(value));
    check.finish(card, given, span);
    out.cards.push_back(std::move(card));
  }
  if (cells.open_quote)
    check.report(
        Code::file_syntax,
        {static_cast<std::uint32_t>(*cells.open_quote), static_cast<std::uint32_t>(*cells.open_quote) + 1},
        "this quotation mark is never closed");
  check.nothing(out, "the first row names the columns, each row below it is a card");
  return out;
}

std::string write_csv(const CardSchema& schema, const std::vector<CardData>& cards) {
  const std::vector<Field> fields = all_fields(schema);
  std::string out;
  for (const Field& f : fields) out += (out.empty() ? "" : ",") + csv_quoted(f.name, true);
  out += "\n";
  for (const CardData& c : cards) {
    std::string row;
    for (const Field& f : fields) {
      if (!row.empty() || &f != &fields.front()) row += ",";
      if (f.name == "name") row += csv_quoted(c.name, true);
      if (f.name == "quantity") row += std::to_string(c.quantity);
      if (f.name == "text") row += csv_quoted(c.text, !c.text.empty());
      for (const auto& [name, value] : c.fields)
        if (name == f.name) row += csv_quoted(cell_of(value), true);
    }
    out += row + "\n";
  }
  return out;
}

}  // namespace verbatim::cardtext
