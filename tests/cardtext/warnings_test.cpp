// Warnings: texts that can be read, and may not mean what their writer thinks.

#include <gtest/gtest.h>

#include <algorithm>

#include "cardtext/read.h"
#include "tests/cardtext/golden.h"

namespace verbatim::testing {
namespace {

bool warns(const std::string& text, cardtext::Code code) {
  auto r = cardtext::read_card(grammar_named("crystal"), text);
  cardtext::warn_if_read_otherwise(grammar_named("crystal"), r);
  EXPECT_TRUE(r.understood()) << text;
  return std::any_of(r.diagnostics.begin(), r.diagnostics.end(),
                     [&](const auto& d) { return d.code == code; });
}

// "Instead" replaces a whole phrase: what limited the earlier one no longer does.
TEST(CardTextWarnings, InsteadLosesWhatItDoesNotRepeat) {
  const auto lost = [](const std::string& text) { return warns(text, cardtext::Code::not_inherited); };
  EXPECT_TRUE(lost("Deploy: Destroy a card with power 3 or less.\nUpgrade: Destroy any card instead."));
  EXPECT_TRUE(lost("Deploy: Disable a card with power 2 or less.\nUpgrade: Disable each card instead."));
  EXPECT_FALSE(
      lost("Deploy: Add 1 boost to one of your lanes.\nUpgrade: Add 1 boost to each of your lanes instead."));
  EXPECT_FALSE(
      lost("Deploy: Destroy a card with power 3 or less.\n"
           "Upgrade: Destroy a card with power 5 or less instead."));
}

// Parts within parts, written plainly one after another, say something else.
TEST(CardTextWarnings, TheCanonicalTextIsReadInAnotherWay) {
  const auto otherwise = [](const std::string& text) { return warns(text, cardtext::Code::reads_otherwise); };
  EXPECT_TRUE(otherwise(
      "Aftermath: If you have at least 5 corruption, draw a card; if you have at least 10 corruption, "
      "draw 2 cards instead."));
  EXPECT_FALSE(otherwise(
      "Aftermath: If you have at least 5 corruption, draw a card. If you have at least 10 corruption, "
      "draw 2 cards instead."));
}

// A reminder may name its keyword first; marks alone name nothing.
TEST(CardTextWarnings, ARemindersNameIsTheWordBeforeItsColon) {
  const auto differs = [](const std::string& text) { return warns(text, cardtext::Code::reminder_differs); };
  const std::string text = "Deploy: Draw a card. ";
  EXPECT_TRUE(differs(text + "(Swarm: Nothing of the kind happens here.)"));
  EXPECT_TRUE(differs(text + "(::::)"));
  EXPECT_TRUE(differs(text + "*::::*"));
}

}  // namespace
}  // namespace verbatim::testing
