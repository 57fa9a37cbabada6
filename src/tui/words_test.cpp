#include "tui/words.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace verbatim::tui {
namespace {

TEST(Words, WidthCountsColumns) {
  EXPECT_EQ(width(""), 0);
  EXPECT_EQ(width("abc"), 3);
  EXPECT_EQ(width("\xc3\xa9"), 1);                  // e with an accent
  EXPECT_EQ(width("e\xcc\x81"), 1);                 // the same, combined
  EXPECT_EQ(width("\xe6\xbc\xa2\xe5\xad\x97"), 4);  // two wide letters
  EXPECT_EQ(width("a\x1b[31m\xff"), 7);             // what could move the cursor is shown as "?"
}

TEST(Words, FitCutsBetweenLetters) {
  EXPECT_EQ(fit("Battalion", 9), "Battalion");
  EXPECT_EQ(fit("Battalion", 8), "Batta...");
  EXPECT_EQ(fit("\xe6\xbc\xa2\xe5\xad\x97\xe6\xbc\xa2", 5), "\xe6\xbc\xa2...");
  EXPECT_EQ(fit("abc", 0), "");
}

TEST(Words, WrapBreaksBetweenWords) {
  EXPECT_EQ(wrap("one two three four", 9), (std::vector<std::string>{"one two", "three", "four"}));
  EXPECT_EQ(wrap("one two three", 9, 2), (std::vector<std::string>{"one two", "  three"}));
  EXPECT_EQ(wrap("a\nb", 9), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(wrap("abcdefghijkl", 8), (std::vector<std::string>{"abcdefgh", "ijkl"}));
}

TEST(Words, WrapKeepsColumns) {
  EXPECT_EQ(wrap("q    quit the game", 14, 5), (std::vector<std::string>{"q    quit the", "     game"}));
  EXPECT_EQ(wrap("one   two", 8), (std::vector<std::string>{"one", "two"}));
}

RC_GTEST_PROP(Words, NothingIsWiderThanItsPlace, (const std::string& text)) {
  const int columns = *rc::gen::inRange(8, 40);
  RC_ASSERT(width(fit(text, columns)) <= columns);
  for (const std::string& line : wrap(text, columns, 2)) RC_ASSERT(width(line) <= columns);
}

TEST(Words, Lists) {
  EXPECT_EQ(list_of({"a"}), "a");
  EXPECT_EQ(list_of({"a", "b", "c"}), "a, b and c");
  EXPECT_EQ(possessive("You"), "your");
  EXPECT_EQ(possessive("Greedy"), "Greedy's");
  EXPECT_EQ(said_of("You", "is out"), "are out");
  EXPECT_EQ(said_of("Greedy", "is out"), "is out");
}

TEST(Words, OneOfManyThings) {
  EXPECT_EQ(counted(1, "crystals"), "1 crystal");
  EXPECT_EQ(counted(-1, "hit points"), "-1 hit point");
  EXPECT_EQ(counted(2, "crystals"), "2 crystals");
  EXPECT_EQ(counted(1, "crystals on it"), "1 crystal on it");
  EXPECT_EQ(counted(1, "loss"), "1 loss");
  EXPECT_EQ(counted(1, "production"), "1 production");
}

TEST(Words, AnAmountStandsWhereItWasAskedFor) {
  EXPECT_EQ(with_amount("pay up to 5 crystals", 1), "pay 1 crystal");
  EXPECT_EQ(with_amount("pay any number of crystals", 3), "pay 3 crystals");
  EXPECT_EQ(with_amount("pay X crystals", 2), "pay 2 crystals");
  EXPECT_EQ(with_amount("how many?", 2), "choose 2");
  EXPECT_EQ(with_amount("", 2), "choose 2");
}

}  // namespace
}  // namespace verbatim::tui
