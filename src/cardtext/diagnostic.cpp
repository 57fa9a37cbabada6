#include "cardtext/diagnostic.h"

#include <algorithm>

namespace verbatim::cardtext {
namespace {

bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), starts_character));
}

}  // namespace

std::string harmless(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const bool second_set =
        c == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
    if (c == '\t') {
      out += ' ';
    } else if (second_set || c == 0x7F || (c < 0x20 && c != '\n')) {
      out += "\xEF\xBF\xBD";
      i += second_set ? 1 : 0;
    } else {
      out += text[i];
    }
  }
  return out;
}

std::string code_name(Code code) {
  std::string digits = std::to_string(static_cast<int>(code));
  while (digits.size() < 3) digits.insert(digits.begin(), '0');
  return "CT" + digits;
}

Position position_of(std::string_view text, std::uint32_t offset) {
  const std::string_view before = text.substr(0, std::min<std::size_t>(offset, text.size()));
  const auto newline = before.rfind('\n');
  const auto start = newline == std::string_view::npos ? 0 : newline + 1;
  return {1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
          1 + static_cast<int>(characters(before.substr(start)))};
}

std::string show(const Diagnostic& d, std::string_view file, std::string_view text, Position first) {
  const Position at = position_of(text, d.span.begin);
  const std::size_t begin = std::min<std::size_t>(d.span.begin, text.size());
  const auto newline = begin == 0 ? std::string_view::npos : text.rfind('\n', begin - 1);
  const std::size_t start = newline == std::string_view::npos ? 0 : newline + 1;
  const std::size_t end = std::min(text.find('\n', begin), text.size());
  const std::string_view line = text.substr(start, end - start);

  std::string out(file);
  out += ":" + std::to_string(first.line + at.line - 1);
  out += ":" + std::to_string(at.line == 1 ? first.column + at.column - 1 : at.column);
  out += d.severity == Severity::error ? "  " : "  warning ";
  out += code_name(d.code) + "\n  " + harmless(line) + "\n  ";
  out += std::string(characters(line.substr(0, begin - start)), ' ');
  const std::size_t last = std::clamp<std::size_t>(d.span.end, begin, end);
  out += std::string(std::max<std::size_t>(1, characters(text.substr(begin, last - begin))), '^');
  out += " " + harmless(d.message) + "\n";
  if (!d.suggestions.empty()) {
    out += "  did you mean: ";
    for (std::size_t i = 0; i < d.suggestions.size(); ++i)
      out += (i ? " / " : "") + harmless(d.suggestions[i]);
    out += "\n";
  }
  if (!d.hint.empty()) out += "  " + harmless(d.hint) + "\n";
  return out;
}

}  // namespace verbatim::cardtext
