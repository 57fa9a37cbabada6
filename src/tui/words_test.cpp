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
}

}  // namespace
}  // namespace verbatim::tui
