// Result tables in play: the row of the number that was rolled is done, and no other.

#include "text_table.h"

namespace verbatim::crystal {
namespace {

// No rule of this game rolls; here the number is the one on the gambit tokens of the first seat.
int rolled(const Table& t, const int*) { return t.counter(0, kGambit); }

struct Rolled : TestTable {
  explicit Rolled(const std::string& words)
      : TestTable("current", 2),
        grammar(*cardtext::compile_grammar(printing().vocabulary(), printing().words())) {
    Native result;
    result.key = "number:result";
    result.kind = Native::Kind::Function;
    result.id = m().pure("the number rolled", {}, rolled).value;
    std::vector<Native> natives = printing().natives();
    natives.push_back(result);
    face = card("Oracle", {1, 1, 1, 0, 0});
    const auto reading = cardtext::read_card(grammar, words);
    for (const auto& d : reading.diagnostics) ADD_FAILURE() << show(d, "text", words);
    for (const auto& d : cardtext::lower_card(grammar, reading, natives, m(), face))
      ADD_FAILURE() << show(d, "text", words);
    plain = card("Plain", {3, 3, 3, 0, 0});
    begin();
    put(face, 0, kHand);
    for (int i = 0; i < 5; ++i) put(plain, 0, kDeck);
  }
  cardtext::Grammar grammar;
  FaceId face, plain;
};

TEST(ResultTables, TheRowOfTheNumberIsDoneAndNoOther) {
  const struct {
    int number, cards, crystals, hit_points;
  } rows[] = {{0, 0, 5, 20}, {1, 1, 5, 20},  {4, 1, 5, 20}, {5, 0, 8, 20},
              {9, 0, 8, 20}, {10, 0, 5, 18}, {12, 0, 5, 18}};
  for (const auto& row : rows) {
    Rolled t("Deploy: 1-4: draw a card. 5-9: gain 3 crystals. 10+: deal 2 damage to each opponent.");
    t.set(0, kCrystals, 5);
    t.set(0, kGambit, row.number);
    ASSERT_TRUE(t.take("play Oracle to the Mining lane"));
    t.run();
    EXPECT_EQ(t.size(0, kHand), row.cards) << row.number;
    EXPECT_EQ(t.get(0, kCrystals), row.crystals) << row.number;
    EXPECT_EQ(t.get(1, kHitPoints), row.hit_points) << row.number;
  }
}

TEST(ResultTables, ARowMayAskAndARowMayBeOneNumber) {
  for (const int number : {6, 7}) {
    Rolled t("Deploy: 6: you may draw a card. If you do, gain 1 crystal. 7: draw 2 cards.");
    t.set(0, kCrystals, 5);
    t.set(0, kGambit, number);
    ASSERT_TRUE(t.take("play Oracle to the Mining lane"));
    if (number == 6) {
      ASSERT_TRUE(t.take("yes"));
    }
    t.run();
    EXPECT_EQ(t.size(0, kHand), number == 6 ? 1 : 2);
    EXPECT_EQ(t.get(0, kCrystals), number == 6 ? 6 : 5);
  }
}

}  // namespace
}  // namespace verbatim::crystal
