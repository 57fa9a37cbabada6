#include "cardtext/token.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace verbatim::cardtext {
namespace {

std::string shape(std::string_view text) {
  std::string out;
  for (const Token& t : tokenise(text)) {
    if (!out.empty()) out += ' ';
    switch (t.kind) {
      case TokenKind::word:
        out += t.numeric ? t.key + "=" + std::to_string(t.value) : t.key;
        break;
      case TokenKind::number:
        out += "#" + std::to_string(t.value);
        break;
      case TokenKind::plus:
        out += "s" + std::to_string(t.value);
        break;
      case TokenKind::threshold:
        out += std::to_string(t.value) + "up";
        break;
      case TokenKind::range:
        out += std::to_string(t.value) + ".." + std::to_string(t.upper);
        break;
      case TokenKind::mark:
        out += t.key;
        break;
      case TokenKind::end_line:
        out += "/";
        break;
    }
  }
  return out;
}

TEST(Tokens, WordsLoseCapitalsAndApostrophes) {
  EXPECT_EQ(shape("Target player's card"), "target players card");
  EXPECT_EQ(shape("it\xE2\x80\x99s"), "its");
  EXPECT_EQ(shape("face-down hit-points"), "face-down hit-points");
}

TEST(Tokens, NumbersOfEveryKind) {
  EXPECT_EQ(shape("Draw 2 cards"), "draw #2 cards");
  EXPECT_EQ(shape("one two Twenty"), "one=1 two=2 twenty=20");
  EXPECT_EQ(shape("+1 -2 3+ 1-4 5\xE2\x80\x93"
                  "9"),
            "s1 s-2 3up 1..4 5..9");
  EXPECT_EQ(shape("2c 3p"), "#2 c #3 p");
}

TEST(Tokens, IconsAndMarks) {
  EXPECT_EQ(shape("[action][Character] (max: 3)"), "[action] [character] ( max : #3 )");
  EXPECT_EQ(shape("and/or"), "and / or");
  EXPECT_EQ(shape("[unclosed"), "[ unclosed");
  EXPECT_EQ(shape("a\n\xE2\x80\xA2 b"), "a / * b");
}

// Pasted text has blanks that look like any other, or like nothing.
TEST(Tokens, OtherBlanksAreBlanks) {
  EXPECT_EQ(shape("draw\xC2\xA0\x61 card"), "draw a card");
  EXPECT_EQ(shape("draw 2\xE2\x80\xAF"
                  "cards"),
            "draw #2 cards");
  EXPECT_EQ(shape("\xEF\xBB\xBF"
                  "draw\xE2\x80\x8B a\xE3\x80\x80"
                  "card"),
            "draw a card");
}

TEST(Tokens, PluralInBracketsIsThePlural) { EXPECT_EQ(shape("opponent(s) lanes"), "opponents lanes"); }

TEST(Tokens, HugeNumbersAreCutAndNeverOverflow) {
  EXPECT_GT(tokenise("99999999999999999999")[0].value, kLargestNumber);
  EXPECT_GT(tokenise("1-99999999999999999999")[0].upper, kLargestNumber);
}

RC_GTEST_PROP(Tokens, SpansAreInOrderAndInsideTheText, (const std::string& text)) {
  std::uint32_t last = 0;
  for (const Token& t : tokenise(text)) {
    RC_ASSERT(t.span.begin >= last);
    RC_ASSERT(t.span.end > t.span.begin);
    RC_ASSERT(t.span.end <= text.size());
    last = t.span.end;
  }
}

}  // namespace
}  // namespace verbatim::cardtext
