#include "cardtext/pattern.h"

#include <gtest/gtest.h>

namespace verbatim::cardtext {
namespace {

TEST(Patterns, OptionsStandForSeveralPatterns) {
  const auto all = expand_pattern("deal~ {n:qty<damage>} [to {p:sel<player>}]");
  ASSERT_TRUE(all.has_value());
  ASSERT_EQ(all->size(), 2u);
  EXPECT_EQ((*all)[0].size(), 2u);
  EXPECT_EQ((*all)[1].size(), 4u);
}

TEST(Patterns, FormsOfWords) {
  const auto all = expand_pattern("gain~ die(dice) card(s) go~goes @action");
  ASSERT_TRUE(all.has_value());
  const PlainPattern& p = all->front();
  EXPECT_EQ(p[0].other, "gains");
  EXPECT_TRUE(p[0].verb);
  EXPECT_EQ(p[1].other, "dice");
  EXPECT_EQ(p[2].other, "cards");
  EXPECT_EQ(p[3].other, "goes");
  EXPECT_EQ(p[4].text, "[action]");
}

TEST(Patterns, SlotsCarryTheirMarks) {
  const auto all = expand_pattern("{l!:sel<lane>} {x:noun<card>+} {m:mod<card>*} {n:qty<crystal>?} {k=3}");
  ASSERT_TRUE(all.has_value());
  const PlainPattern& p = all->front();
  EXPECT_TRUE(p[0].required);
  EXPECT_EQ(p[1].need, '+');
  EXPECT_EQ(p[2].kind, PatternPart::Kind::star);
  EXPECT_TRUE(p[3].bare);
  EXPECT_EQ(p[3].text, "qty<crystal>");
  EXPECT_EQ(p[4].value, 3);
}

TEST(Patterns, MistakesSayWhatToWrite) {
  for (const char* wrong : {"{n}", "{n:}", "{n=two}", "[open", "close]", "[only] [options]", "{open", "{:x}"})
    EXPECT_FALSE(expand_pattern(wrong).has_value()) << wrong;
  EXPECT_NE(expand_pattern("{n}").error().find("{slot:category}"), std::string::npos);
}

}  // namespace
}  // namespace verbatim::cardtext
