// Sentences that cannot be played as they are meant are errors, and what is offered instead does not turn
// them round.

#include "text_table.h"

namespace verbatim::crystal {
namespace {

struct Refused {
  const char* text;
  const char* because;
};

TEST(Refused, WithAReason) {
  const Refused rows[] = {
      {"Deploy: Gain 3.", "CT012"},
      {"Deploy: Swap all cards in your Attack lane with a card in your Mining lane. Swap this card with 2 "
       "cards.",
       "one card changes places with one card"},
      {"Deploy: Swap a card in your Attack lane with a card in target opponent's Attack lane.",
       "two cards of one player"},
      {"Deploy: Draw it.", "which one?"},
      {"Deploy: Return up to 2 cards to your hand. You may play it for 0 crystals.", "which of them?"},
      {"When the card is destroyed, draw a card.", "one card at a time"},
      {"Deploy: Play that card for 0 crystals.", "which one?"},
      {"Deploy: Draw a card. You may play it for 0 crystals.", "is not known to what follows"},
      {"Deploy: Discard this card. Draw a card. Gain crystals equal to its crystal cost.",
       "is not known to what follows"},
      {"Deploy: Discard this card. Look at the top 2 cards of your deck. Draw it.", "which of them?"},
      {"When 2 Drones are destroyed, draw a card.", "one card at a time"},
      {"When all cards are destroyed, draw a card.", "one card at a time"},
      {"When a card is returned to your deck, draw a card.", "cannot be asked about that place"},
      {"When 2 boost tokens are added to this lane, gain 1 crystal.", "does not ask how many"},
      {"When a disabled card is destroyed, draw a card.", "cannot be asked of the card here"},
      {"When you shift a card with power 2 or less, draw a card.", "cannot be asked of the card here"},
      {"Deploy: Target opponent discards a card of your choice.", "whoever does it chooses"},
      {"Deploy: Each opponent adds 1 corruption to a lane of your choice.", "whoever does it chooses"},
      {"Deploy: Add 2 Shield tokens to your Mining lane.", "Attack lane only"}};
  for (const Refused& row : rows) {
    TextTable t("classic");
    const FaceId face = t.card("Card", {1, 1, 1, 0, 0});
    std::string wrong = t.wrong_with(face, row.text);
    EXPECT_NE(wrong.find(row.because), std::string::npos) << row.text << "\n" << wrong;
  }
}

// A number that no operand holds would run as another one.
TEST(Refused, NumbersThatAreTooLarge) {
  for (const char* const text :
       {"Deploy: Gain 1000 crystals.", "Deploy: Lose 8192 crystals.", "Deploy: Gain up to 101 crystals.",
        "Deploy: If you have at least 9999 crystals, gain 1 crystal.", "Deploy: Deal 1-8192 damage.",
        "This card has +8193 power.", "Deploy: Draw 99999999999999999999 cards."}) {
    TextTable t("classic");
    const std::string wrong = t.wrong_with(t.card("Card", {1, 1, 1, 0, 0}), text);
    EXPECT_NE(wrong.find("CT003"), std::string::npos) << text << "\n" << wrong;
  }
  TextTable t("classic");
  for (const char* const text :
       {"Deploy: Gain 999 crystals.", "Deploy: Gain up to 100 crystals.", "This card has -999 power.",
        "Deploy: Pay 999 crystals to gain 999 crystals for each crystal paid this way."})
    t.text(text);
  t.begin();
}

// What is read back to the designer agrees in number.
TEST(Canonical, SubjectsAgreeWithTheirVerbs) {
  const std::pair<const char*, const char*> rows[] = {
      {"When corruption is removed from your lanes, gain 2 crystals.",
       "When corruption tokens are removed from your lanes, gain 2 crystals.\n"},
      {"When one of your cards is discarded, gain 1 crystal.",
       "When 1 of your cards is discarded, gain 1 crystal.\n"},
      {"When Drones you control are destroyed, gain 1 crystal.",
       "When Drone cards you control are destroyed, gain 1 crystal.\n"},
      {"When a boost token is added to this lane, gain 1 crystal.",
       "When 1 Boost token is added to this lane, gain 1 crystal.\n"},
      {"Deploy: Target player prevents 3 damage.", "Deploy: Target player prevents 3 damage.\n"}};
  TextTable t("classic");
  for (const auto& [text, canonical] : rows) EXPECT_EQ(t.read_back(text), canonical);
}

TEST(Refused, NoRepairTurnsItRound) {
  for (const char* text : {"Deploy: Deal no damage.", "Deploy: Destroy a wounded card.",
                           "Deploy: Draw a secret card.", "Deploy: Gain 3 golden crystals."}) {
    TextTable t("classic");
    const FaceId face = t.card("Card", {1, 1, 1, 0, 0});
    const std::string wrong = t.wrong_with(face, text);
    EXPECT_NE(wrong, "") << text;
    EXPECT_EQ(wrong.find("leave out"), std::string::npos) << wrong;
  }
}

}  // namespace
}  // namespace verbatim::crystal
