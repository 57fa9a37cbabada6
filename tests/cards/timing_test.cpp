// Cooldowns, events, upgrades, prices and keyword lines from text, seen in play.

#include "text_table.h"

namespace verbatim::crystal {
namespace {

struct Timing : TextTable {
  explicit Timing(const std::string& edition = "current", int seats = 2) : TextTable(edition, seats) {
    small = card("Small", {2, 2, 2, 0, 0}, {"Drone", "Satellite"});
  }
  FaceId small;
};

TEST(Timing, ACooldownIsUsedOnceARound) {
  Timing t;
  const FaceId p = t.permanent("Cooldown: During your Deploy phase, you may pay 2 crystals to Shield 3.");
  t.begin();
  t.put(p, 0, kPermanents);
  t.put(t.small, 0, kHand);
  t.set(0, kCrystals, 1);
  EXPECT_FALSE(t.uses(p));
  t.set(0, kCrystals, 9);
  ASSERT_TRUE(t.play(t.small));  // the question is made anew
  ASSERT_TRUE(t.uses(p));
  EXPECT_EQ(t.get(0, kShield), 3);
  EXPECT_EQ(t.get(0, kCrystals), 7);
  EXPECT_FALSE(t.uses(p));
}

TEST(Timing, ACooldownOfAnotherPhaseWaitsForIt) {
  Timing t;
  const FaceId p = t.permanent(
      "Cooldown: During your Aftermath phase, put 1 crystal on this card for each Drone you control.");
  t.begin();
  const int o = t.put(p, 0, kPermanents);
  t.put(t.small, 0, kMining);
  t.put(t.small, 0, kMining);
  EXPECT_FALSE(t.uses(p));
  ASSERT_TRUE(t.run_to(kAftermathPhase));
  ASSERT_TRUE(t.uses(p));
  EXPECT_EQ(t.table().on_object(o, kStored), 2);
}

TEST(Timing, AnUpgradeIsUsableBesideItsBase) {
  Timing t;
  const FaceId p = t.permanent(
      "Cooldown: During your Deploy phase, you may add 1 boost to one of your lanes.\nUpgrade: Add 1 boost "
      "to each of your lanes instead.");
  t.begin();
  const int o = t.put(p, 0, kPermanents);
  t.run();
  const std::size_t before = t.labels().size();
  t.table().set_flag(o, kUpgraded);
  t.put(t.small, 0, kHand);
  ASSERT_TRUE(t.kernel().look(t.state()));
  EXPECT_EQ(t.labels().size(), before + 1 + 3);
}

TEST(Timing, WhenYouPlayADrone) {
  Timing t;
  const FaceId p =
      t.permanent("When you play a Drone, add 1 boost to that lane for each Drone in that lane.");
  const FaceId other = t.card("Other", {1, 1, 1, 0, 0});
  t.begin();
  t.put(p, 0, kPermanents);
  t.put(t.small, 0, kHand);
  t.put(other, 0, kHand);
  t.put(t.small, 0, kAttack);
  ASSERT_TRUE(t.play(other, kAttackLane));
  EXPECT_EQ(t.get(0, kBoost + kAttackLane), 0);
  ASSERT_TRUE(t.play(t.small, kAttackLane));
  while (!t.offered("pass")) t.kernel().answer_unchecked(t.state(), 0);
  EXPECT_EQ(t.get(0, kBoost + kAttackLane), 2);
}

TEST(Timing, WhenYouShift) {
  Timing t;
  const FaceId p = t.permanent(
      "Cooldown: When you shift one of your cards, you may spend 1 unused production to put a Basic Trooper "
      "into play in the lane it came from.");
  const FaceId mover = t.text("Deploy: Shift 1.");
  t.begin();
  t.put(p, 0, kPermanents);
  t.put(mover, 0, kHand);
  t.put(t.small, 0, kAttack);
  t.set(0, kAllowance, 3);
  ASSERT_TRUE(t.play(mover));
  ASSERT_TRUE(t.take("Small"));
  ASSERT_TRUE(t.take("the Production lane"));
  ASSERT_FALSE(t.offered("pass"));
  t.kernel().answer_unchecked(t.state(), 0);
  t.run();
  EXPECT_EQ(t.size(0, kAttack), 1);
  EXPECT_EQ(t.get(0, kAllowance), 2);
  EXPECT_TRUE(t.offered("pass"));
}

TEST(Timing, WhenCorruptionIsAdded) {
  Timing t;
  const FaceId p =
      t.permanent("Cooldown: When you add corruption to a lane, you may add 1 more corruption to that lane.");
  const FaceId giver = t.text("Deploy: Add 1 corruption to each opponent's Attack lane.");
  t.begin();
  t.put(p, 0, kPermanents);
  t.put(giver, 0, kHand);
  ASSERT_TRUE(t.play(giver));
  ASSERT_EQ(t.run(), Stop::Decision);
  t.kernel().answer_unchecked(t.state(), 0);
  t.run();
  EXPECT_EQ(t.get(1, kLaneCorruption + kAttackLane), 2);
  EXPECT_TRUE(t.offered("pass"));  // used up: its own token asks nothing
}

TEST(Timing, WhenCorruptionIsRemoved) {
  Timing t;
  const FaceId p = t.permanent("Cooldown: When corruption is removed from your lanes, gain 2 crystals.");
  const FaceId cleaner = t.text("Deploy: Remove 1 corruption from your Mining lane.");
  t.begin();
  t.put(p, 0, kPermanents);
  t.put(cleaner, 0, kHand);
  t.set(0, static_cast<Counter>(kLaneCorruption + kMiningLane), 1);
  t.set(0, kCrystals, 0);
  ASSERT_TRUE(t.play(cleaner));
  for (int i = 0; i < 3 && !t.offered("pass"); ++i) t.kernel().answer_unchecked(t.state(), 0);
  EXPECT_EQ(t.get(0, kCrystals), 2);
}

TEST(Timing, APriceThatFalls) {
  Timing t;
  const FaceId dear =
      t.text("This card costs 2 crystals less for each Satellite you control.", {1, 1, 1, 24, 0});
  t.begin();
  t.put(dear, 0, kHand);
  for (int i = 0; i < 3; ++i) t.put(t.small, 0, kMining);
  t.set(0, kCrystals, 19);
  ASSERT_TRUE(t.play(dear));
  EXPECT_EQ(t.get(0, kCrystals), 1);
}

TEST(Timing, AnExtraPaymentBuysThePrice) {
  Timing t;
  const FaceId mech =
      t.text("You may discard a Satellite you control to play this card for 0 production.", {7, 7, 7, 0, 5});
  t.begin();
  t.put(mech, 0, kHand);
  t.put(t.small, 0, kAttack);
  t.set(0, kAllowance, 0);
  ASSERT_TRUE(t.play(mech));
  EXPECT_EQ(t.size(0, kAttack), 0);
  EXPECT_EQ(t.size(0, kMining), 1);
}

TEST(Timing, TheNextBasicCard) {
  Timing t;
  const FaceId p = t.permanent(
      "Cooldown: During your Deploy phase, reduce the cost of your next Basic card by 1 crystal this turn.");
  t.begin();
  t.put(p, 0, kPermanents);
  t.put(t.small, 0, kHand);
  t.set(0, kCrystals, 9);
  t.set(0, kAllowance, 9);
  ASSERT_TRUE(t.uses(p));
  ASSERT_TRUE(t.play(t.small));  // not Basic: the reduction waits
  ASSERT_TRUE(t.take("play Basic Trooper to the Mining lane"));
  EXPECT_EQ(t.get(0, kCrystals), 8);
  ASSERT_TRUE(t.take("play Basic Trooper to the Mining lane"));
  EXPECT_EQ(t.get(0, kCrystals), 6);
}

TEST(Timing, ReturnedAndPlayedElsewhereForNothing) {
  Timing t;
  const FaceId p = t.permanent(
      "Cooldown: During your Deploy phase, you may return a Drone you control to your hand. If you do, you "
      "may play it to a different lane for 0 crystals.");
  const FaceId dear = t.text("Deploy: Gain 3 hit points.", {4, 1, 1, 30, 0}, {"Drone"});
  t.begin();
  t.put(p, 0, kPermanents);
  t.put(dear, 0, kAttack);
  t.set(0, kCrystals, 0);
  ASSERT_TRUE(t.uses(p));
  ASSERT_TRUE(t.take("yes"));
  EXPECT_FALSE(t.offered("the Attack lane"));
  ASSERT_TRUE(t.take("the Mining lane"));
  EXPECT_EQ(t.size(0, kMining), 1);
  EXPECT_EQ(t.get(0, kHitPoints), 23);
}

TEST(Timing, RepeatWithATokenCost) {
  Timing t("classic");
  const FaceId drill =
      t.text("Deploy: You may remove a boost from one of your lanes to gain 2 crystals. Repeat 5.");
  t.begin();
  t.put(drill, 0, kHand);
  t.set(0, static_cast<Counter>(kBoost + kAttackLane), 4);
  t.set(0, kCrystals, 0);
  ASSERT_TRUE(t.play(drill));
  ASSERT_TRUE(t.take("yes"));
  ASSERT_TRUE(t.take("yes"));
  ASSERT_TRUE(t.take("no"));
  EXPECT_EQ(t.get(0, kBoost + kAttackLane), 2);
  EXPECT_EQ(t.get(0, kCrystals), 4);
  EXPECT_TRUE(t.offered("pass"));
}

TEST(Timing, AnExtraPaymentIsNotPaidWithTheCardItself) {
  Timing t;
  const FaceId depot = t.text(
      "You may discard a card from your hand to reduce this card's cost by 2 crystals.", {1, 1, 1, 5, 0});
  t.begin();
  t.put(depot, 0, kHand);
  t.set(0, kCrystals, 3);
  EXPECT_FALSE(t.play(depot));
}

TEST(Timing, ACardFromTheDiscardPileIntoPlay) {
  Timing t("classic");
  const FaceId exhume = t.text("Deploy: Put a card from your discard pile into play in this lane.");
  t.begin();
  t.put(exhume, 0, kHand);
  t.put(t.small, 0, kDiscard);
  ASSERT_TRUE(t.play(exhume, kAttackLane));
  EXPECT_EQ(t.reads(0, kAttackLane), 3);
}

TEST(Timing, KeywordLines) {
  Timing t;
  const FaceId solo = t.text("Solo", {3, 3, 3, 0, 0});
  const FaceId merc = t.text("Pay Cost 5", {3, 3, 3, 0, 0});
  t.begin();
  t.put(solo, 0, kHand);
  t.put(merc, 0, kHand);
  t.set(0, kCrystals, 0);
  ASSERT_TRUE(t.play(merc));
  EXPECT_FALSE(t.offered("play " + t.name(solo) + " to the Mining lane"));
}

TEST(Timing, WholeOptionalAftermathCanBePassedOver) {
  Timing t("alternating");
  const FaceId may = t.text("Aftermath: You may pay 1 crystal to gain 2 hit points.");
  const FaceId must = t.text("Aftermath: Gain 1 crystal.");
  t.begin();
  t.run();
  int optional = 0, mandatory = 0;
  for (const Ability& a : t.game().code().abilities) (a.need == Need::Optional ? optional : mandatory) += 1;
  EXPECT_EQ(optional, 1);
  EXPECT_EQ(mandatory, 1);
  (void)may;
  (void)must;
}

TEST(Timing, WhatCannotRunIsRefusedWhole) {
  Timing t;
  const FaceId f = t.card("Refused", {1, 1, 1, 0, 0});
  EXPECT_NE(t.wrong_with(f, "Untargetable"), "");
  EXPECT_NE(t.wrong_with(f, "Draw a card."), "");
  EXPECT_NE(t.wrong_with(f, "Deploy: Gain 2 crystals.\nDeploy: Play a card from your hand in Stealth."), "");
  EXPECT_TRUE(t.m().code.faces[f.value].abilities.empty());
}

}  // namespace
}  // namespace verbatim::crystal
