#include "match/record.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

namespace verbatim {
namespace {

constexpr std::string_view kFirstLine = "verbatim record ";

// One line at a time; the last line counts only if its end is there.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}
  bool next(std::string_view& line) {
    const auto end = rest_.find('\n');
    if (end == std::string_view::npos) return false;
    line = rest_.substr(0, end);
    while (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    rest_.remove_prefix(end + 1);
    ++number_;
    return true;
  }
  bool cut() const { return !rest_.empty(); }
  int number() const { return number_; }

 private:
  std::string_view rest_;
  int number_ = 0;
};

template <class T>
bool number(std::string_view text, T& value, int base = 10) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

std::pair<std::string_view, std::string_view> word(std::string_view line) {
  const auto blank = line.find(' ');
  if (blank == std::string_view::npos) return {line, {}};
  return {line.substr(0, blank), line.substr(blank + 1)};
}

RecordError wrong(int line, std::string text) { return {line, std::move(text)}; }

// The value that a line gives. What stands behind a backslash and means nothing there stands for itself, and
// so does the backslash: records were written before a value could hold one.
std::string value_of_line(std::string_view line) {
  std::string out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char next = line[i] == '\\' && i + 1 < line.size() ? line[i + 1] : ' ';
    const auto mark = std::string_view("\\nr").find(next);
    out += mark == std::string_view::npos ? line[i] : "\\\n\r"[mark];
    i += mark != std::string_view::npos;
  }
  return out;
}

}  // namespace

std::string line_of_value(std::string_view value) {
  std::string out;
  for (const char c : value) {
    if (c == '\\')
      out += "\\\\";
    else if (c == '\n')
      out += "\\n";
    else if (c == '\r')
      out += "\\r";
    else
      out += c;
  }
  return out;
}

const std::string* Record::find(std::string_view key) const {
  for (const auto* pairs : {&setup, &pins}) {
    for (const auto& [k, v] : *pairs) {
      if (k == key) return &v;
    }
  }
  return nullptr;
}

int Record::line_of(std::string_view key) const {
  const auto at = std::find_if(setup.begin(), setup.end(), [&](const auto& s) { return s.first == key; });
  const auto index = static_cast<std::size_t>(at - setup.begin());
  return index < setup_lines.size() ? setup_lines[index] : 0;
}

std::string choice_line(int choice) { return fmt::format("{}\n", choice); }
std::string fingerprint_line(const Record::Fingerprint& f) {
  return fmt::format("= {} {:08x}\n", f.after, f.value);
}

std::string write_record(const Record& r) {
  std::string out = fmt::format("{}{}\n", kFirstLine, Record::kVersion);
  for (const auto& [key, value] : r.setup) out += fmt::format("setup {} {}\n", key, line_of_value(value));
  for (const auto& [key, value] : r.pins) out += fmt::format("pin {} {}\n", key, line_of_value(value));
  out += "choices\n";
  auto print = r.fingerprints.begin();
  for (std::size_t i = 0; i <= r.choices.size(); ++i) {
    while (print != r.fingerprints.end() && print->after == i) out += fingerprint_line(*print++);
    if (i < r.choices.size()) out += choice_line(r.choices[i]);
  }
  if (!r.outcome.empty()) out += fmt::format("end {}\n", r.outcome);
  return out;
}

Result<Record, RecordError> read_record(std::string_view text) {
  Record r;
  Lines lines(text);
  std::string_view line;
  if (!lines.next(line) || !line.starts_with(kFirstLine)) {
    return failed(wrong(1, "this is not a record: its first line is not \"verbatim record 1\""));
  }
  int version = 0;
  if (!number(line.substr(kFirstLine.size()), version) || version < 1) {
    return failed(wrong(1, "the version of the record cannot be read"));
  }
  if (version > Record::kVersion) {
    return failed(wrong(
        1, fmt::format("the record has version {}; this program reads up to {}", version, Record::kVersion)));
  }
  r.begun = false;
  while (lines.next(line)) {
    const auto [first, rest] = word(line);
    if (!r.begun) {
      const auto [key, value] = word(rest);
      if (first == "setup" && !key.empty()) {
        r.setup.emplace_back(key, value_of_line(value));
        r.setup_lines.push_back(lines.number());
      } else if (first == "pin" && !key.empty()) {
        r.pins.emplace_back(key, value_of_line(value));
      } else if (line == "choices") {
        r.begun = true;
      } else {
        return failed(
            wrong(lines.number(), "expected \"setup KEY VALUE\", \"pin KEY VALUE\" or \"choices\""));
      }
      continue;
    }
    std::uint16_t choice = 0;
    if (!r.outcome.empty()) return failed(wrong(lines.number(), "something follows the end of the game"));
    if (number(line, choice)) {
      r.choices.push_back(choice);
    } else if (first == "=") {
      const auto [after, value] = word(rest);
      Record::Fingerprint f;
      if (!number(after, f.after) || !number(value, f.value, 16) || f.after != r.choices.size()) {
        return failed(wrong(lines.number(), "a fingerprint is \"= CHOICES HEX\", after that many choices"));
      }
      r.fingerprints.push_back(f);
    } else if (first == "end" && !rest.empty()) {
      r.outcome = rest;
    } else {
      return failed(wrong(lines.number(), "expected the index of an option"));
    }
  }
  if (!r.begun)
    r.warning = fmt::format("the record is cut off after line {}, before its first choice", lines.number());
  else if (lines.cut())
    r.warning = fmt::format("the record is cut off after line {}; it is read up to choice {}", lines.number(),
                            r.choices.size());
  return r;
}

}  // namespace verbatim
