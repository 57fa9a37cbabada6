#include "cardtext/diagnostic.h"

#include <gtest/gtest.h>

#include "cardtext/suggest.h"

namespace verbatim::cardtext {
namespace {

TEST(Diagnostics, ShowsPlaceCaretSentenceAndHint) {
  const std::string text = "Solo.\nDeploy: Gian 2 crystals.";
  const Diagnostic d{Code::unknown_word, Severity::error, {14, 18}, "no such word", "write a verb", {"gain"}};
  EXPECT_EQ(show(d, "raiders.toml", text, {41, 9}),
            "raiders.toml:42:9  CT010\n"
            "  Deploy: Gian 2 crystals.\n"
            "          ^^^^ no such word\n"
            "  did you mean: gain\n"
            "  write a verb\n");
}

TEST(Diagnostics, ColumnsCountCharactersNotBytes) {
  EXPECT_EQ(position_of("\xC3\xA9\xC3\xA9x", 4).column, 3);
  EXPECT_EQ(position_of("a\nb", 2).line, 2);
}

TEST(Diagnostics, APlacePastTheEndIsShownAtTheEnd) {
  const Diagnostic d{Code::breaks_off, Severity::error, {4, 5}, "breaks off", "", {}};
  EXPECT_EQ(show(d, "f", "Draw"), "f:1:5  CT012\n  Draw\n      ^ breaks off\n");
}

// A terminal is told what a text says, and does not do it.
TEST(Diagnostics, ControlCharactersAreShownAsOneSign) {
  const std::string text = "Deploy: \x1B[2JGian\t2.";
  const Diagnostic d{Code::unknown_word,           Severity::error, {8, 16},
                     "no \"\x1B[2JGian\xC2\x9B\"", "a\nb\r",        {}};
  EXPECT_EQ(show(d, "f", text),
            "f:1:9  CT010\n"
            "  Deploy: \xEF\xBF\xBD[2JGian 2.\n"
            "          ^^^^^^^^ no \"\xEF\xBF\xBD[2JGian\xEF\xBF\xBD\"\n"
            "  a\nb\xEF\xBF\xBD\n");
}

TEST(Diagnostics, EditDistanceCountsSwapsAsOne) {
  EXPECT_EQ(edit_distance("gian", "gain"), 1);
  EXPECT_EQ(edit_distance("damamge", "damage"), 1);
  EXPECT_EQ(edit_distance("", "abc"), 3);
  EXPECT_EQ(edit_distance("same", "same"), 0);
}

}  // namespace
}  // namespace verbatim::cardtext
