// What the connectives mean, seen in play.

#include "text_table.h"

namespace verbatim::crystal {
namespace {

// One card is played by seat 0 in its slot.
struct Played : TextTable {
  explicit Played(const std::string& words, int seats = 2, const std::string& edition = "current")
      : TextTable(edition, seats), face(text(words)), plain(card("Plain", {3, 3, 3, 0, 0})) {
    begin();
    put(face, 0, kHand);
    for (int s = 0; s < seats; ++s) {
      for (int i = 0; i < 5; ++i) put(plain, s, kDeck);
    }
  }
  bool go(int lane = kMiningLane) { return play(face, lane); }
  bool in_slot() { return run() == Stop::Decision && chooser() == 0 && offered("pass"); }
  FaceId face, plain;
};

TEST(Connectives, AndDoesWhatItCan) {
  Played t("Deploy: Destroy a card with power 9 or more and draw a card.");
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.size(0, kHand), 1);
}

TEST(Connectives, ThenNeedsTheFirst) {
  Played t("Deploy: Destroy a card with power 9 or more, then draw a card.");
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.size(0, kHand), 0);
  EXPECT_TRUE(t.in_slot());
}

TEST(Connectives, TwoSentencesAreIndependent) {
  Played t("Deploy: Destroy a card with power 9 or more. Draw a card.");
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.size(0, kHand), 1);
}

TEST(Connectives, MayWithACostIsAskedOnlyWhenItCanBePaid) {
  Played t("Deploy: Draw a card. You may pay 2 crystals to draw a card.");
  t.set(0, kCrystals, 1);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.size(0, kHand), 1);
  EXPECT_TRUE(t.in_slot());
}

TEST(Connectives, ANoSkipsItAYesPaysAndDoes) {
  for (const bool yes : {true, false}) {
    Played t("Deploy: You may pay 2 crystals to draw a card.");
    t.set(0, kCrystals, 2);
    ASSERT_TRUE(t.go());
    ASSERT_TRUE(t.take(yes ? "yes" : "no"));
    EXPECT_EQ(t.get(0, kCrystals), yes ? 0 : 2);
    EXPECT_EQ(t.size(0, kHand), yes ? 1 : 0);
  }
}

TEST(Connectives, PartsOfACostAreAddedUp) {
  for (const int crystals : {4, 5}) {
    Played t("Deploy: You may pay 2 crystals and pay 3 crystals to draw a card.");
    t.set(0, kCrystals, crystals);
    ASSERT_TRUE(t.go());
    EXPECT_EQ(t.take("yes"), crystals == 5);
    EXPECT_EQ(t.get(0, kCrystals), crystals == 5 ? 0 : 4);
  }
}

TEST(Connectives, MayWithoutALegalTargetIsNotAsked) {
  Played t("Deploy: You may destroy a card with power 9 or more.");
  ASSERT_TRUE(t.go());
  EXPECT_TRUE(t.in_slot());
}

TEST(Connectives, IfYouDo) {
  for (const bool yes : {true, false}) {
    Played t("Deploy: You may discard a card from your hand. If you do, gain 5 hit points.");
    t.put(t.plain, 0, kHand);
    ASSERT_TRUE(t.go());
    ASSERT_TRUE(t.take(yes ? "yes" : "no"));
    EXPECT_EQ(t.get(0, kHitPoints), yes ? 25 : 20);
    EXPECT_EQ(t.size(0, kHand), yes ? 0 : 1);
  }
}

TEST(Connectives, InsteadReplaces) {
  for (const int crystals : {4, 5}) {
    Played t(
        "Deploy: Deal 2 damage to each opponent. If you have at least 5 crystals, deal 3 damage instead.");
    t.set(0, kCrystals, crystals);
    ASSERT_TRUE(t.go());
    EXPECT_EQ(t.get(1, kHitPoints), crystals == 5 ? 17 : 18);
  }
}

TEST(Connectives, InsteadInsideAMayAsksOnce) {
  Played t(
      "Deploy: You may pay 1 crystal to gain 2 hit points. If you have at least 2 crystals, gain 3 hit "
      "points "
      "instead.");
  t.set(0, kCrystals, 3);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("no"));
  EXPECT_EQ(t.get(0, kHitPoints), 20);
  EXPECT_TRUE(t.in_slot());
}

TEST(Connectives, OtherwiseIsTheOtherBranch) {
  Played t("Deploy: If you have at least 9 crystals, draw a card. Otherwise, gain 4 crystals.");
  t.set(0, kCrystals, 1);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.get(0, kCrystals), 5);
  EXPECT_EQ(t.size(0, kHand), 0);
}

TEST(Connectives, TheCapBoundsTheProduct) {
  Played t("Deploy: Add 1 boost to this lane for each card in your Attack lane (max: 3).");
  for (int i = 0; i < 5; ++i) t.trooper(0, kAttackLane);
  t.set(0, static_cast<Counter>(kBoost + kMiningLane), 4);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.get(0, kBoost + kMiningLane), 7);
}

TEST(Connectives, TheCapOfALoopBoundsTheWholeLoop) {
  Played t(
      "Deploy: For each card in your Attack lane, you may pay 1 crystal to add 2 boosts to your Attack lane "
      "(max: 3).");
  for (int i = 0; i < 3; ++i) t.trooper(0, kAttackLane);
  t.set(0, kCrystals, 9);
  ASSERT_TRUE(t.go());
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(t.take("yes"));
  t.take("yes");
  EXPECT_EQ(t.get(0, kBoost + kAttackLane), 3);
}

TEST(Connectives, ForEachOpponentYouMayAsksOnceForEach) {
  Played t("Deploy: For each opponent, you may destroy a card with power 3 or less in their lanes.", 4);
  for (int s = 1; s < 4; ++s) t.put(t.plain, s, kMining);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("yes"));
  ASSERT_TRUE(t.take("no"));
  ASSERT_TRUE(t.take("yes"));
  EXPECT_EQ(t.size(1, kMining), 0);
  EXPECT_EQ(t.size(2, kMining), 1);
  EXPECT_EQ(t.size(3, kMining), 0);
}

TEST(Connectives, EachOpponentIsOneEvent) {
  Played t("Deploy: Deal 2 damage to each opponent.", 3);
  t.set(1, kHitPoints, 2);
  t.set(2, kHitPoints, 1);
  t.go();
  EXPECT_EQ(t.run(), Stop::Over);
}

TEST(Connectives, UpToLeavesTheNumberOpenWithinWhatCanBePaid) {
  Played t("Deploy: Pay up to 5 crystals to add that many boosts to your Attack lane.");
  t.set(0, kCrystals, 3);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.labels().size(), 4u);
  ASSERT_TRUE(t.take("2"));
  EXPECT_EQ(t.get(0, kCrystals), 1);
  EXPECT_EQ(t.get(0, kBoost + kAttackLane), 2);
}

TEST(Connectives, ChooseOneOffersWhatCanBeDone) {
  Played t(
      "Deploy: Choose one: (9+ crystals) draw 2 cards; or pay 9 crystals to draw 3 cards; or gain 1 "
      "crystal.");
  t.set(0, kCrystals, 2);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.get(0, kCrystals), 3);  // the only branch is taken without a question
  EXPECT_TRUE(t.in_slot());
}

TEST(Connectives, EachOpponentChoosesForThemselves) {
  Played t(
      "Deploy: Each opponent chooses one: discard a card from their hand; or take damage equal to half the "
      "number of cards in their hand, rounded up.",
      3);
  for (int i = 0; i < 3; ++i) t.put(t.plain, 1, kHand);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.chooser(), 1);
  ASSERT_EQ(t.labels().size(), 2u);
  t.kernel().answer_unchecked(t.state(), 1);
  t.run();
  EXPECT_EQ(t.get(1, kHitPoints), 18);
  EXPECT_EQ(t.get(2, kHitPoints), 20);  // neither a card nor damage: nothing is owed
  EXPECT_TRUE(t.in_slot());
}

TEST(Connectives, RepeatGoesOnUntilANo) {
  Played t("Deploy: You may pay 1 crystal to gain 2 hit points. Repeat 3.");
  t.set(0, kCrystals, 9);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("yes"));
  ASSERT_TRUE(t.take("yes"));
  ASSERT_TRUE(t.take("no"));
  EXPECT_EQ(t.get(0, kHitPoints), 24);
  EXPECT_TRUE(t.in_slot());
}

TEST(Connectives, PayOrReturn) {
  Played t("Aftermath: Pay 5 crystals or return this card to your hand.");
  ASSERT_TRUE(t.go());
  t.set(0, kCrystals, 0);
  ASSERT_TRUE(t.take("pass"));
  ASSERT_TRUE(t.run_to(kRegroupPhase) || true);
  EXPECT_EQ(t.size(0, kMining), 0);  // who cannot pay returns it
}

TEST(Connectives, ThatLaneIsTheLaneOfTheLoop) {
  Played t(
      "Deploy: For each of your lanes, add 1 boost to that lane for each card in that lane (max: 2 per "
      "lane).");
  for (int i = 0; i < 4; ++i) t.trooper(0, kAttackLane);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.get(0, kBoost + kMiningLane), 1);
  EXPECT_EQ(t.get(0, kBoost + kAttackLane), 2);
  EXPECT_EQ(t.get(0, kBoost + kProductionLane), 0);
}

}  // namespace
}  // namespace verbatim::crystal
