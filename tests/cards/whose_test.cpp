// Phrases that mean several players or lanes where one is needed: refused, never read as somebody in
// particular.

#include "text_table.h"

namespace verbatim::crystal {
namespace {

class Whose : public ::testing::TestWithParam<const char*> {};

TEST_P(Whose, IsRefused) {
  TextTable t("current", 3);
  const FaceId face = t.card("Card", {1, 1, 1, 0, 0});
  EXPECT_NE(t.wrong_with(face, GetParam()).find("CT050"), std::string::npos) << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    Texts, Whose,
    ::testing::Values("Deploy: Gain crystals equal to your opponents' crystals.",
                      "Deploy: Gain crystals equal to the power of each opponent's Mining lane.",
                      "Deploy: Gain crystals equal to the power of each of your lanes.",
                      "Deploy: If you have more crystals than any opponent, gain 2 crystals.",
                      "Deploy: If 2 opponents have at least 3 crystals, gain 2 crystals.",
                      "Deploy: If you control at least 3 Drones in a lane, gain 2 crystals.",
                      "Deploy: Put a Basic Trooper into play in target opponent's Attack lane.",
                      "Deploy: Return all cards to target opponent's hand.",
                      "Deploy: Destroy all cards in any of your lanes.",
                      "Deploy: Destroy one of your cards in target opponent's Attack lane.",
                      "Deploy: Add 1 boost to your Attack lane or target opponent's Mining lane.",
                      "Deploy: For each opponent, remove 1 corruption.",
                      "When target opponent plays a card, gain 1 crystal.",
                      "Cards in target opponent's Attack lane cannot be destroyed.",
                      "Costs 1 crystal less for each card in target opponent's Mining lane."));

}  // namespace
}  // namespace verbatim::crystal
