// Texts that count or keep what nothing did, or that would change more than they say: refused, never run with
// another meaning. Each refusal names the words.

#include <gtest/gtest.h>

#include "text_table.h"

namespace verbatim::crystal {
namespace {

class NothingToCount : public ::testing::TestWithParam<const char*> {};

TEST_P(NothingToCount, IsRefused) {
  TextTable t;
  const FaceId face = t.card("Try", {1, 1, 1});
  EXPECT_NE(t.wrong_with(face, GetParam()).find("CT050"), std::string::npos) << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    Kept, NothingToCount,
    ::testing::Values(
        // [CF 12.25] Nothing before it does this, or which cards they were is not known.
        "Deploy: Draw a card. Gain 1 crystal for each card destroyed this way.",
        "Deploy: Pay 2 crystals to draw a card. Gain 1 crystal for each damage dealt this way.",
        "Deploy: Pay 2 crystals to draw a card. Gain 1 crystal for each boost removed this way.",
        "Deploy: Discard 2 cards at random. Gain 1 crystal for each Drone discarded this way.",
        "Deploy: Destroy 2 cards. Gain 1 crystal for each of your opponents' cards destroyed this way.",
        // [CF 12.17] Of several cards none is the one that left a lane; and nothing left one.
        "Deploy: Shift up to 2 other cards you control. Add a Boost token to the lane it came from.",
        "Deploy: Add a Boost token to the lane it came from.",
        "Deploy: For each opponent, destroy a card. Add a corruption token to the lane it was in.",
        // [CF 12.35] Nor is the lane that the last of several players' cards left.
        "Deploy: Each opponent returns a card they control to their hand. Add a corruption token to the lane "
        "it came from.",
        "Deploy: Each opponent may return a card they control to their hand. Add a corruption token to the "
        "lane it came from.",
        "Deploy: Return a card in each opponent's lanes to its owner's hand. Add a corruption token to the "
        "lane "
        "it came from.",
        "Deploy: Return a card in each of your lanes to your hand. Add a Boost token to the lane it came "
        "from.",
        // [CF 12.37] What X leaves of one supply is not known before X is.
        "Deploy: Pay X crystals and pay 2 crystals to deal X damage to each opponent.",
        "Deploy: Discard X cards and remove X Boost tokens from your lanes to deal X damage to each "
        "opponent.",
        "Deploy: Pay X crystals or discard a card to deal X damage to each opponent.",
        // [CF 12.27] A price is that of all cards of a kind or of the next one, for as long as it says.
        "Deploy: This card costs 1 crystal less this turn.",
        "Deploy: Target card costs 1 crystal more this turn.", "Deploy: Drones cost 1 crystal less.",
        "Deploy: Reduce the cost of this card by 1 crystal.",
        "Deploy: Reduce the cost of target card by 1 crystal this turn.",
        // [CF 12.5, CF 12.13] A cost is paid in full, and whether such cards are there cannot be asked.
        "Deploy: Destroy 2 cards with total power 4 or less to draw 3 cards.",
        // [CF 11.9] A card that could pay for both pays for one.
        "Deploy: Discard a Drone and discard a card to gain 5 crystals.",
        "Aftermath: You may destroy a Drone you control and destroy a card you control to draw 2 cards.",
        // [CF 12.28] Together, or each of them?
        "Deploy: If all of your lanes has 3 or more corruption tokens, gain 1 crystal.",
        // [CF 12.29] X is set where it is paid or taken.
        "Deploy: Gain X crystals.", "Deploy: Draw X cards.", "Deploy: Add X Boost tokens to this lane.",
        "Deploy: Gain X hit points. Pay X crystals.", "Deploy: Gain any number of crystals."));

// [CF 12.1] "One of them" is one of the cards that were looked at.
TEST(Kept, OneOfThemIsOneThatWasLookedAt) {
  TextTable t;
  const FaceId face = t.card("Try", {1, 1, 1});
  for (const char* text : {"Deploy: Disable up to 2 other Drones, then destroy one of them.",
                           "Deploy: Return up to 2 cards you control to your hand. Discard one of them."})
    EXPECT_NE(t.wrong_with(face, text).find("CT041"), std::string::npos) << text;
}

// [CF 12.27] It does not say when this begins.
TEST(Kept, WhatLastsATurnBeginsWithATrigger) {
  TextTable t;
  const FaceId face = t.card("Try", {1, 1, 1});
  EXPECT_NE(t.wrong_with(face, "Drones you play this turn cost 1 crystal less.").find("CT05"),
            std::string::npos);
}

}  // namespace
}  // namespace verbatim::crystal
