#include "cardtext/sentence.h"

#include <gtest/gtest.h>

namespace verbatim::cardtext {
namespace {

std::string line_shapes(std::string_view text) {
  std::string out;
  for (const Sentence& s : split_sentences(tokenise(text))) {
    if (!out.empty()) out += " | ";
    out += s.reminder ? "R" : s.begins_line ? "L" : "S";
    for (const Token& t : s.tokens)
      out += " " + (t.kind == TokenKind::number ? std::to_string(t.value) : t.key);
  }
  return out;
}

TEST(Sentences, FullStopsAndLines) {
  EXPECT_EQ(line_shapes("Draw. Gain.\nPay."), "L draw | S gain | L pay");
  EXPECT_EQ(line_shapes("Draw\nGain"), "L draw | L gain");
  EXPECT_EQ(line_shapes(" . .. \n\n"), "");
}

TEST(Sentences, BracketsAtTheStartAreReminders) {
  EXPECT_EQ(line_shapes("Solo. (Play nothing else.)"), "L solo | R play nothing else");
  EXPECT_EQ(line_shapes("Swarming (Swarm: Add tokens.)"), "L swarming | R swarm : add tokens");
  EXPECT_EQ(line_shapes("(Only a note)."), "R only a note");
}

TEST(Sentences, ItalicsAreReminders) {
  EXPECT_EQ(line_shapes("Solo. *(Play nothing else.)*"), "L solo | R play nothing else");
  EXPECT_EQ(line_shapes("Solo.\n_Play nothing else._\nDraw."), "L solo | R play nothing else | L draw");
}

TEST(Sentences, CapsRatesAndThresholdsAreNot) {
  EXPECT_EQ(line_shapes("Gain. (max: 3)"), "L gain | S ( max : 3 )");
  EXPECT_EQ(line_shapes("Gain (2 per token)"), "L gain ( 2 per token )");
  EXPECT_EQ(line_shapes("Gain (rounded up)"), "L gain ( rounded up )");
}

TEST(Sentences, BulletsContinueTheLineBefore) {
  EXPECT_EQ(line_shapes("Choose one:\n- Draw.\n- Gain."), "L choose one : draw ; gain");
  EXPECT_EQ(line_shapes("Choose one:\n\xE2\x80\xA2 Draw\n\xE2\x80\xA2 Gain\nPay."),
            "L choose one : draw ; gain | L pay");
}

TEST(Sentences, AnOpenBracketDoesNotSwallowTheRest) {
  EXPECT_EQ(line_shapes("(open. Draw.\nGain."), "L ( open | S draw | L gain");
}

}  // namespace
}  // namespace verbatim::cardtext
