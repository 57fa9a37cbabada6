#include "cardtext/token.h"

#include <array>

#include "base/letter_case.h"

namespace verbatim::cardtext {
namespace {

bool digit(char c) { return c >= '0' && c <= '9'; }
bool letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

struct Tokeniser {
  std::string_view text;
  std::size_t at = 0;
  std::vector<Token> out;

  char peek(std::size_t ahead = 0) const { return at + ahead < text.size() ? text[at + ahead] : '\0'; }

  // U+2019 and U+2018 are apostrophes, U+2022 a bullet, U+2013 and U+2014 dashes.
  std::string_view typographic() const {
    if (text.substr(at, 2) != "\xE2\x80") return {};
    return text.substr(at, 3);
  }
  // How many bytes of blank stand here. Text that was pasted has blanks that do not break a line and others
  // that nobody sees: U+00A0, U+2000 to U+200B, U+202F, U+2060, U+3000 and U+FEFF.
  std::size_t blank() const {
    const char c = peek();
    if (c == ' ' || c == '\t' || c == '\r') return 1;
    if (text.substr(at, 2) == "\xC2\xA0") return 2;
    const std::string_view three = text.substr(at, 3);
    if (three == "\xE2\x80\xAF" || three == "\xE2\x81\xA0" || three == "\xE3\x80\x80" ||
        three == "\xEF\xBB\xBF")
      return 3;
    const bool general = three.size() == 3 && three.substr(0, 2) == "\xE2\x80";
    return general && static_cast<unsigned char>(three[2]) <= 0x8B ? 3 : 0;
  }
  bool apostrophe() const {
    return peek() == '\'' || typographic() == "\xE2\x80\x99" || typographic() == "\xE2\x80\x98";
  }

  Token& push(TokenKind kind, std::size_t begin) {
    Token t;
    t.kind = kind;
    t.span = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at)};
    out.push_back(std::move(t));
    return out.back();
  }

  int digits() {
    int value = 0;
    while (digit(peek())) {
      if (value <= kLargestNumber) value = value * 10 + (peek() - '0');
      ++at;
    }
    return value;
  }

  void number(std::size_t begin, bool sign, bool negative) {
    const int value = digits();
    const bool dash = peek() == '-' || typographic() == "\xE2\x80\x93";
    const std::size_t dash_size = peek() == '-' ? 1 : 3;
    if (sign) {
      Token& t = push(TokenKind::plus, begin);
      t.value = negative ? -value : value;
    } else if (peek() == '+') {
      ++at;
      Token& t = push(TokenKind::threshold, begin);
      t.value = value;
    } else if (dash && digit(peek(dash_size))) {
      at += dash_size;
      const int upper = digits();
      Token& t = push(TokenKind::range, begin);
      t.value = value;
      t.upper = upper;
    } else {
      Token& t = push(TokenKind::number, begin);
      t.value = value;
      t.numeric = true;
    }
  }

  void word(std::size_t begin) {
    while (at < text.size() && blank() == 0) {
      if (typographic().size() == 3 && !apostrophe()) break;
      if (apostrophe()) {
        at += peek() == '\'' ? 1 : 3;
      } else if (letter(peek()) || (digit(peek()) && at > begin) || (peek() == '-' && letter(peek(1)))) {
        ++at;
      } else {
        break;
      }
    }
    std::string key = word_key(text.substr(begin, at - begin));
    // "card(s)" says one or several: the plural reading holds both.
    if (text.substr(at, 3) == "(s)") {
      at += 3;
      key += 's';
    }
    const int value = number_word(key);
    Token& t = push(TokenKind::word, begin);
    t.key = std::move(key);
    t.numeric = value >= 0;
    t.value = value;
  }

  bool icon(std::size_t begin) {
    const auto close = text.substr(at, 40).find(']');
    if (close == std::string_view::npos || close < 2) return false;
    const std::string_view inside = text.substr(at + 1, close - 1);
    for (const char c : inside)
      if (!letter(c) && !digit(c) && c != '-' && c != ' ') return false;
    at += close + 1;
    push(TokenKind::word, begin).key = "[" + word_key(inside) + "]";
    return true;
  }

  void step() {
    const std::size_t begin = at;
    const char c = peek();
    if (c == '\n') {
      ++at;
      push(TokenKind::end_line, begin);
    } else if (blank() > 0) {
      at += blank();
    } else if (digit(c)) {
      number(begin, false, false);
    } else if ((c == '+' || c == '-') && digit(peek(1)) && (begin == 0 || !letter(text[begin - 1]))) {
      ++at;
      number(begin, true, c == '-');
    } else if (typographic().size() == 3 && !apostrophe()) {
      const bool bullet = typographic() == "\xE2\x80\xA2";
      at += 3;
      push(TokenKind::mark, begin).key = bullet ? "*" : "-";
    } else if (letter(c)) {
      word(begin);
    } else if (c != '[' || !icon(begin)) {
      ++at;
      push(TokenKind::mark, begin).key = std::string(1, c);
    }
  }
};

}  // namespace

std::string word_key(std::string_view word) {
  std::string key;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word[i] == '\'') continue;
    if (word.substr(i, 3) == "\xE2\x80\x99" || word.substr(i, 3) == "\xE2\x80\x98") {
      i += 2;
      continue;
    }
    key += small_letter(word[i]);
  }
  return key;
}

int number_word(std::string_view key) {
  static constexpr std::array<std::string_view, 21> names = {
      "zero",     "one",     "two",     "three",     "four",     "five",     "six",
      "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
      "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"};
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == key) return static_cast<int>(i);
  return -1;
}

std::vector<Token> tokenise(std::string_view text) {
  Tokeniser t{text, 0, {}};
  while (t.at < text.size()) t.step();
  return std::move(t.out);
}

}  // namespace verbatim::cardtext
