#include "tui/words.h"

#include <utf8proc.h>

#include <algorithm>
#include <cctype>

namespace verbatim::tui {

Letter first_letter(std::string_view text) {
  if (text.empty()) return {};
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  utf8proc_int32_t point = 0;
  auto used = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &point);
  if (used <= 0 || point < 0x20 || (point >= 0x7f && point < 0xa0)) return {"?", 1};
  const int columns = utf8proc_charwidth(point);
  if (columns <= 0) return {"?", 1};
  // Marks that combine with the letter belong to it.
  auto size = static_cast<std::size_t>(used);
  while (size < text.size()) {
    used = utf8proc_iterate(bytes + size, static_cast<utf8proc_ssize_t>(text.size() - size), &point);
    if (used <= 0 || point < 0x300 || utf8proc_charwidth(point) != 0) break;
    size += static_cast<std::size_t>(used);
  }
  return {text.substr(0, size), columns};
}

namespace {

// How many bytes a letter took from the text, also where something else is shown for it.
std::size_t taken(std::string_view text, const Letter& letter) {
  if (letter.bytes.data() == text.data()) return letter.bytes.size();
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  utf8proc_int32_t point = 0;
  const auto used = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &point);
  return used <= 0 ? 1 : static_cast<std::size_t>(used);
}

std::size_t bytes_within(std::string_view text, int columns) {
  std::size_t at = 0;
  while (at < text.size()) {
    const Letter letter = first_letter(text.substr(at));
    columns -= letter.width;
    if (columns < 0) break;
    at += taken(text.substr(at), letter);
  }
  return at;
}

}  // namespace

int width(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    const Letter letter = first_letter(text);
    columns += letter.width;
    text.remove_prefix(taken(text, letter));
  }
  return columns;
}

std::string fit(std::string_view text, int columns) {
  if (columns <= 0) return {};
  if (width(text) <= columns) return std::string(text);
  if (columns <= 3) return std::string(text.substr(0, bytes_within(text, columns)));
  return std::string(text.substr(0, bytes_within(text, columns - 3))) + "...";
}

std::vector<std::string> wrap(std::string_view text, int columns, int indent) {
  std::vector<std::string> lines;
  columns = std::max(columns, 8);
  indent = std::min(indent, columns / 2);
  const auto pad = [&] { return std::string(lines.empty() ? 0 : static_cast<std::size_t>(indent), ' '); };
  std::string line;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    std::string_view paragraph = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    line = pad();
    bool fresh = true;
    for (std::size_t gap = 0; !paragraph.empty(); ++gap) {
      const auto blank = std::min(paragraph.find(' '), paragraph.size());
      std::string_view word = paragraph.substr(0, blank);
      paragraph.remove_prefix(std::min(blank + 1, paragraph.size()));
      if (word.empty()) continue;
      std::string before(fresh ? 0 : gap, ' ');
      gap = 0;
      if (!fresh && width(line) + width(before) + width(word) > columns) {
        lines.push_back(std::move(line));
        line = pad();
        before.clear();
      }
      // A word that is longer than a line is cut.
      while (width(line) + width(before) + width(word) > columns) {
        const std::size_t cut = std::max<std::size_t>(1, bytes_within(word, columns - width(line)));
        lines.push_back(line + std::string(word.substr(0, cut)));
        word.remove_prefix(std::min(cut, word.size()));
        line = pad();
      }
      line += before + std::string(word);
      fresh = false;
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) text.remove_suffix(1);
  return std::string(text);
}

std::string with_amount(const std::string& question, int n) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= question.size();) {
    const auto blank = std::min(question.find(' ', at), question.size());
    words.push_back(question.substr(at, blank - at));
    at = blank + 1;
  }
  const auto number = [](const std::string& w) {
    return !w.empty() &&
           std::all_of(w.begin(), w.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
  };
  // Where the amount stands, and how many words it takes.
  std::size_t from = words.size(), taken = 1;
  for (std::size_t i = 0; i < words.size() && from == words.size(); ++i) {
    const bool up_to =
        i + 2 < words.size() && words[i] == "up" && words[i + 1] == "to" && number(words[i + 2]);
    const bool any = i + 2 < words.size() && words[i] == "any" && words[i + 2] == "of";
    if (up_to || any || words[i] == "X") from = i, taken = words[i] == "X" ? 1 : 3;
  }
  if (from == words.size()) return "choose " + std::to_string(n);
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > from && i < from + taken) continue;
    out += (i == 0 ? "" : " ") + (i == from           ? std::to_string(n)
                                  : i == from + taken ? word_for(n, words[i])
                                                      : words[i]);
  }
  return out;
}

}  // namespace verbatim::tui
