#include "cardtext/complete.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/cardtext/golden.h"

namespace verbatim::testing {
namespace {

bool has(const std::vector<std::string>& all, const std::string& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

TEST(Completion, OffersWhatMayStandNext) {
  const auto& g = grammar_named("crystal");
  EXPECT_TRUE(has(cardtext::complete(g, "Deploy: ").kinds, "a verb"));
  EXPECT_TRUE(has(cardtext::complete(g, "Deploy: Return this card to ").kinds, "a place"));
  EXPECT_TRUE(has(cardtext::complete(g, "Deploy: Return this card ").words, "to"));
  EXPECT_TRUE(has(cardtext::complete(g, "Deploy: Draw a card. You ").words, "may"));
}

TEST(Completion, OffersNothingAfterWordsThatDoNotRead) {
  const auto c = cardtext::complete(grammar_named("crystal"), "Deploy: Gian 2 ");
  EXPECT_TRUE(c.words.empty() && c.kinds.empty());
}

}  // namespace
}  // namespace verbatim::testing
