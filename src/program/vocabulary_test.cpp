#include "program/vocabulary.h"

#include <gtest/gtest.h>

namespace verbatim {
namespace {

TEST(Vocabulary, SplitsARowIntoItsParts) {
  const Vocabulary v = split_vocabulary(
      "game", "effect draw payable = verb:draw : draw~ {n:qty<card>} | take {n:qty<card>}\n");
  ASSERT_TRUE(v.problems.empty());
  ASSERT_EQ(v.rows.size(), 1u);
  const VocabularyRow& r = v.rows[0];
  EXPECT_EQ(r.category, "effect");
  EXPECT_EQ(r.op, "draw");
  EXPECT_EQ(r.native, "verb:draw");
  EXPECT_TRUE(r.has("payable"));
  EXPECT_EQ(r.patterns, (std::vector<std::string>{"draw~ {n:qty<card>}", "take {n:qty<card>}"}));
  EXPECT_EQ(r.line, 1);
}

TEST(Vocabulary, EditionsLimitTheRowsThatFollow) {
  const Vocabulary v = split_vocabulary("game",
                                        "@editions 1 2 3\n"
                                        "sort card\n"
                                        "@edition 2 .. 3\n"
                                        "unit gold : gold\n"
                                        "@edition all\n"
                                        "unit iron : iron\n");
  ASSERT_EQ(v.rows.size(), 3u);
  EXPECT_EQ(v.rows[0].last_edition, 2);
  EXPECT_EQ(v.rows[1].first_edition, 1);
  EXPECT_EQ(v.rows[2].first_edition, 0);
}

TEST(Vocabulary, SaysWhichLineIsWrongAndWhatToWrite) {
  const Vocabulary v =
      split_vocabulary("game", "@editions 1 2\n@edition 9\neffect\neffect x = : a | \n@edition 2 .. 1\n");
  ASSERT_EQ(v.problems.size(), 4u);
  EXPECT_EQ(v.problems[0].line, 2);
  EXPECT_NE(v.problems[0].message.find("@editions"), std::string::npos);
  EXPECT_EQ(v.problems[1].line, 3);
  EXPECT_EQ(v.problems[2].line, 4);
  EXPECT_EQ(v.problems[3].line, 5);
}

}  // namespace
}  // namespace verbatim
