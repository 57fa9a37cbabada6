// Pronouns, questions and choices that could mean two things: refused, never read as one of them. Each
// refusal names the words.

#include <gtest/gtest.h>

#include "text_table.h"

namespace verbatim::crystal {
namespace {

struct Refused {
  const char* code;
  const char* text;
};

class TheyAndIts : public ::testing::TestWithParam<Refused> {};

TEST_P(TheyAndIts, IsRefused) {
  TextTable t("current", 3);
  const FaceId face = t.card("Try", {1, 1, 1});
  EXPECT_NE(t.wrong_with(face, GetParam().text).find(GetParam().code), std::string::npos) << GetParam().text;
}

INSTANTIATE_TEST_SUITE_P(
    Texts, TheyAndIts,
    ::testing::Values(
        // [CF 12.40] The card is chosen only after the question.
        Refused{"CT041", "Deploy: Destroy another card if its power is 2 or less."},
        Refused{"CT041", "Deploy: Destroy another card unless its power is 5 or more."},
        Refused{"CT041", "Deploy: Choose a card. Destroy another card if it is a Drone."},
        Refused{"CT041", "Deploy: Destroy another card. If its power is 3 or more, destroy a Drone instead."},
        Refused{"CT041", "Deploy: Gain crystals equal to its power."},
        // [CF 12.31] Other than which of them?
        Refused{"CT050", "Deploy: Deal 2 damage to each opponent for each other opponent."},
        // [CF 12.38] Who chooses?
        Refused{"CT050", "Deploy: Target opponent pays 2 crystals or you gain 4 crystals."},
        Refused{"CT050", "Deploy: Each opponent discards a card, or you draw a card."},
        // [CF 12.39] Whether they paid, or whether it was done?
        Refused{"CT020",
                "Deploy: Deal 3 damage to target opponent unless they pay 2 crystals. If they do, gain 1 "
                "crystal."},
        Refused{"CT050",
                "Deploy: For each opponent, deal 2 damage unless they pay 1 crystal; if they do, draw a "
                "card."}));

}  // namespace
}  // namespace verbatim::crystal
