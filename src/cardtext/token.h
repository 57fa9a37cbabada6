#pragma once
// Card text as tokens. Capitals and apostrophes never decide a meaning: a word's key is its letters in lower
// case, and the span keeps the original for messages.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace verbatim::cardtext {

struct Span {
  std::uint32_t begin = 0;  // bytes into the card text
  std::uint32_t end = 0;
  bool operator==(const Span&) const = default;
};

enum class TokenKind : std::uint8_t {
  word,       // also icons, keyed "[action]"
  number,     // 3; number words are words that also carry a value
  plus,       // +1 or -2
  threshold,  // 3+
  range,      // 1-4
  mark,       // one punctuation character
  end_line,
};

struct Token {
  TokenKind kind = TokenKind::word;
  bool numeric = false;      // `value` may be read as a number
  std::uint32_t symbol = 0;  // filled by Symbols::intern; 0 = a word no pattern uses
  int value = 0;
  int upper = 0;  // the right end of a range
  Span span;
  std::string key;
};

// No card needs more, no figure of a card or an edition is larger, and far more fits into an operand. Larger
// literals are cut, to one that is still too large; the reader reports them.
inline constexpr int kLargestNumber = 999;

std::vector<Token> tokenise(std::string_view text);

// The key under which a word is compared: "Player's" -> "players".
std::string word_key(std::string_view word);

// 0..20 for "zero".."twenty", -1 for any other word.
int number_word(std::string_view key);

}  // namespace verbatim::cardtext
