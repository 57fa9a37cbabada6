// Warnings: texts that can be read, and may not mean what their writer thinks.

#include <gtest/gtest.h>

#include <algorithm>

#include "cardtext/read.h"
#include "tests/cardtext/golden.h"

namespace verbatim::testing {
namespace {

bool warns(const std::string& text, cardtext::Code code) {
  const auto r = cardtext::read_card(grammar_named("crystal"), text);
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

}  // namespace
}  // namespace verbatim::testing
