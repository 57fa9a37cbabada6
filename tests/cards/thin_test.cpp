// The thinnest line: a card's text, played.

#include "text_table.h"

namespace verbatim::crystal {
namespace {

TEST(Thin, DrawACard) {
  TextTable t;
  const FaceId drawer = t.text("Deploy: Draw a card.");
  t.begin();
  t.put(drawer, 0, kHand);
  t.put(drawer, 0, kDeck);
  t.put(drawer, 0, kDeck);
  ASSERT_TRUE(t.play(drawer));
  EXPECT_EQ(t.size(0, kHand), 1);
  EXPECT_EQ(t.size(0, kDeck), 1);
  EXPECT_EQ(t.reads(0, kMiningLane), 4);
}

}  // namespace
}  // namespace verbatim::crystal
