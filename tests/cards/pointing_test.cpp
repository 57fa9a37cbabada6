// Words that point back to nobody in particular, and phrases that no card could ever fit, are errors.

#include "text_table.h"

namespace verbatim::crystal {
namespace {

struct Unpointed {
  const char* text;
  const char* because;
};

void expect_refused(std::initializer_list<Unpointed> rows) {
  for (const Unpointed& row : rows) {
    TextTable t("current");
    const FaceId face = t.card("Card", {1, 1, 1, 0, 0});
    const std::string wrong = t.wrong_with(face, row.text);
    EXPECT_NE(wrong.find(row.because), std::string::npos) << row.text << "\n" << wrong;
  }
}

TEST(Pointing, WhatALoopNamedEndsWithIt) {
  expect_refused(
      {{"Deploy: For each opponent, look at the top card of their deck. You may discard it.", "CT042"},
       {"Deploy: For each opponent, destroy a card. Gain crystals equal to its power.", "CT042"},
       {"Deploy: Each opponent destroys one of their cards. Gain crystals equal to its power.", "CT042"},
       {"Deploy: Destroy a card in each opponent's lanes. Return it to its owner's hand.", "CT042"},
       {"Deploy: Add a Boost token to each of your lanes. Add a corruption token to that lane.", "CT042"}});
}

TEST(Pointing, ACardIsNotShiftedToAnotherPlayer) {
  expect_refused(
      {{"Deploy: For each opponent, shift a card to their Mining lane.", "whose card is it?"},
       {"Deploy: Shift one of your cards to target opponent's Mining lane.", "whose card is it?"}});
}

TEST(Pointing, OtherThanSeveral) {
  expect_refused({{"Deploy: Deal 2 damage to up to 2 target opponents. Deal 1 damage to each other opponent.",
                   "other than whom?"}});
}

TEST(Pointing, LanesWithWhichCards) {
  expect_refused({{"Deploy: Add a Boost token to each of your lanes with target card.", "ask for a number"}});
}

// A word of the game in the wrong place is no slip of the pen.
TEST(Advice, KeepsTheMeaning) {
  const std::pair<const char*, const char*> rows[] = {
      {"When this card is disabled, draw a card.", "discarded\n"},
      {"Deploy: Draw a card; and gain 2 crystals.", "mean: end"}};
  for (const auto& [text, offered] : rows) {
    TextTable t("current");
    const FaceId face = t.card("Card", {1, 1, 1, 0, 0});
    const std::string wrong = t.wrong_with(face, text);
    EXPECT_EQ(wrong.find(offered), std::string::npos) << wrong;
  }
  expect_refused({{"Deploy: Draw a card, then you may draw a card.", "behind a semicolon"},
                  {"Deploy: If you control 2 Drones, draw a card.", "or more?"},
                  {"Deploy: If you have 5 crystals, draw a card.", "or more?"}});
}

TEST(Canonical, WhoBuysItOffAgreesWithTheVerb) {
  TextTable t("current");
  EXPECT_EQ(t.read_back("Deploy: Gain 2 crystals unless target opponent pays 1 crystal."),
            "Deploy: Gain 2 crystals unless target opponent pays 1 crystal.\n");
  EXPECT_EQ(t.read_back("Deploy: Deal 2 damage to each opponent unless they pay 3 crystals."),
            "Deploy: Deal 2 damage to each opponent unless they pay 3 crystals.\n");
}

}  // namespace
}  // namespace verbatim::crystal
