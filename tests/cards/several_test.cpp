// More than one thing at once, seen in play: several targets, tokens on the move, rates, payments that answer
// a clause, rows of a result table.

#include "text_table.h"

namespace verbatim::crystal {
namespace {

// One card is played by seat 0; everybody has plain cards in the deck.
struct Several : TextTable {
  explicit Several(const std::string& words, int seats = 3) : TextTable("current", seats), face(text(words)) {
    plain = card("Plain", {3, 3, 3, 0, 0});
    begin();
    put(face, 0, kHand);
    for (int s = 0; s < seats; ++s)
      for (int i = 0; i < 5; ++i) put(plain, s, kDeck);
    for (int s = 0; s < seats; ++s) table().set_counter(s, kCrystals, 9);
  }
  bool go(int lane = kMiningLane) { return play(face, lane); }
  bool in_slot() { return run() == Stop::Decision && chooser() == 0 && offered("pass"); }
  int corruption(int seat, int lane) { return get(seat, kLaneCorruption + lane); }
  int boosts(int seat, int lane) { return get(seat, kBoost + lane); }
  void corrupt(int seat, int mining, int attack, int production) {
    for (const auto& [lane, n] : {std::pair(0, mining), {1, attack}, {2, production}})
      table().set_counter(seat, kLaneCorruption + lane, n);
  }
  std::string shown() {
    std::string out;
    if (run() != Stop::Decision) return "no decision";
    for (const auto& l : labels()) out += l + " | ";
    return out;
  }
  FaceId face, plain;
};

TEST(SeveralTargets, DamageWithoutAPlayerIsForAChosenOpponent) {
  Several t("Deploy: Deal 2 damage.");
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("player 2")) << t.shown();
  EXPECT_EQ(t.get(0, kHitPoints), 20);
  EXPECT_EQ(t.get(1, kHitPoints), 18);
  EXPECT_EQ(t.get(2, kHitPoints), 20);
}

TEST(SeveralTargets, UpToTwoTargetOpponents) {
  Several t("Deploy: Deal 2 damage to up to 2 target opponents.", 4);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("player 2")) << t.shown();
  ASSERT_TRUE(t.take("player 4")) << t.shown();
  EXPECT_TRUE(t.in_slot()) << t.shown();
  EXPECT_EQ(t.get(1, kHitPoints), 18);
  EXPECT_EQ(t.get(2, kHitPoints), 20);
  EXPECT_EQ(t.get(3, kHitPoints), 18);
}

TEST(SeveralTargets, UpToMayBeNone) {
  Several t("Deploy: Deal 2 damage to up to 2 target opponents.");
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("done")) << t.shown();
  EXPECT_EQ(t.get(1, kHitPoints) + t.get(2, kHitPoints), 40);
  EXPECT_TRUE(t.in_slot());
}

TEST(SeveralTargets, TwoLanesAreTwoDifferentOnes) {
  Several t("Deploy: Add 1 Boost token to 2 of your lanes.");
  ASSERT_TRUE(t.go(kAttackLane));
  ASSERT_TRUE(t.take("the Mining lane")) << t.shown();
  ASSERT_TRUE(t.take("the Production lane")) << t.shown();
  EXPECT_EQ(t.boosts(0, kMiningLane), 1);
  EXPECT_EQ(t.boosts(0, kAttackLane), 0);
  EXPECT_EQ(t.boosts(0, kProductionLane), 1);
  EXPECT_TRUE(t.in_slot());
}

TEST(SeveralTargets, ThisCardAndAnother) {
  Several t("Deploy: Destroy this card and another card you control. Gain 1 crystal.");
  t.trooper(0, kAttackLane);
  ASSERT_TRUE(t.go());
  EXPECT_TRUE(t.in_slot()) << t.shown();
  EXPECT_EQ(t.size(0, kMining) + t.size(0, kAttack), 0);
  EXPECT_EQ(t.get(0, kCrystals), 10);
}

TEST(SeveralTargets, YouOrAnOpponentIsAChoice) {
  Several t("Deploy: You or target opponent draw a card.", 2);
  ASSERT_TRUE(t.go());
  const std::string shown = t.shown();
  EXPECT_NE(shown.find("you draw"), std::string::npos) << shown;
}

TEST(TokensOnTheMove, AnyNumberOfYoursToAnotherOfYourLanes) {
  Several t("Deploy: Move any number of corruption tokens from your lanes to another of your lanes.");
  t.corrupt(0, 2, 1, 0);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("the Production lane")) << t.shown();
  ASSERT_TRUE(t.take("1: the Mining lane")) << t.shown();
  ASSERT_TRUE(t.take("1: the Attack lane")) << t.shown();
  EXPECT_EQ(t.corruption(0, kMiningLane), 1);
  EXPECT_EQ(t.corruption(0, kAttackLane), 0);
  EXPECT_EQ(t.corruption(0, kProductionLane), 2);
  EXPECT_TRUE(t.in_slot()) << t.shown();
}

TEST(TokensOnTheMove, TransferExactlyAsManyAsThereAre) {
  Several t("Deploy: Transfer 3 corruption tokens from your lanes to target opponent's Attack lane.");
  t.corrupt(0, 1, 1, 0);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("player 3")) << t.shown();
  EXPECT_TRUE(t.in_slot()) << t.shown();
  EXPECT_EQ(t.corruption(0, 0) + t.corruption(0, 1) + t.corruption(0, 2), 0);
  EXPECT_EQ(t.corruption(2, kAttackLane), 2);
  EXPECT_EQ(t.corruption(1, kAttackLane), 0);
}

TEST(TokensOnTheMove, ToOpponentsLanesOneAfterAnother) {
  Several t("Deploy: Transfer up to 2 corruption tokens from your Mining lane to your opponents' lanes.");
  t.corrupt(0, 3, 0, 0);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("2")) << t.shown();
  ASSERT_TRUE(t.take("player 2")) << t.shown();
  ASSERT_TRUE(t.take("the Attack lane")) << t.shown();
  ASSERT_TRUE(t.take("player 3")) << t.shown();
  ASSERT_TRUE(t.take("the Mining lane")) << t.shown();
  EXPECT_EQ(t.corruption(0, kMiningLane), 1);
  EXPECT_EQ(t.corruption(1, kAttackLane), 1);
  EXPECT_EQ(t.corruption(2, kMiningLane), 1);
  EXPECT_TRUE(t.in_slot()) << t.shown();
}

TEST(TokensOnTheMove, AllOfALaneGoesWithWhatLiesThere) {
  Several t("Deploy: Remove all corruption tokens from target opponent's Attack lane.", 2);
  t.corrupt(0, 4, 4, 4);
  t.corrupt(1, 1, 2, 3);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.corruption(1, kAttackLane), 0);
  EXPECT_EQ(t.corruption(1, kMiningLane), 1);
  EXPECT_EQ(t.corruption(0, kAttackLane), 4);
}

TEST(Rates, SoMuchPerTokenPaid) {
  Several t("Deploy: You may remove up to 3 boosts to deal up to 6 damage (2 per boost) to your opponents.");
  t.set(0, kBoost, 2);
  ASSERT_TRUE(t.go(kAttackLane));
  ASSERT_TRUE(t.take("yes")) << t.shown();
  ASSERT_TRUE(t.take("2: the Mining lane")) << t.shown();
  EXPECT_EQ(t.get(1, kHitPoints), 16);
  EXPECT_EQ(t.get(2, kHitPoints), 16);
  EXPECT_EQ(t.boosts(0, kMiningLane), 0);
}

TEST(Rates, TheLimitBoundsTheYield) {
  Several t("Deploy: Discard any number of cards from your hand to gain up to 3 crystals (2 per card).");
  for (int i = 0; i < 4; ++i) t.put(t.plain, 0, kHand);
  ASSERT_TRUE(t.go());
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(t.take("Plain")) << t.shown();
  ASSERT_TRUE(t.take("done")) << t.shown();
  EXPECT_EQ(t.get(0, kCrystals), 12);
  EXPECT_EQ(t.size(0, kHand), 1);
}

TEST(Rates, ThePlayersHitBuyThemselvesOff) {
  Several t(
      "Deploy: Starting with you, each player takes 4 damage. All players may pay 2 crystals per damage to "
      "reduce the damage they take.",
      2);
  t.set(0, kCrystals, 3);
  t.set(1, kCrystals, 5);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("0")) << t.shown();
  ASSERT_EQ(t.chooser(), 1);
  EXPECT_FALSE(t.offered("3"));
  ASSERT_TRUE(t.take("2")) << t.shown();
  EXPECT_EQ(t.get(0, kHitPoints), 16);
  EXPECT_EQ(t.get(1, kHitPoints), 18);
  EXPECT_EQ(t.get(1, kCrystals), 1);
  EXPECT_EQ(t.get(1, kPrevention), 0);
}

TEST(Unless, PayingTurnsItAway) {
  for (const bool pays : {true, false}) {
    Several t("Deploy: Destroy this card unless you pay 3 crystals.");
    t.set(0, kCrystals, 4);
    ASSERT_TRUE(t.go());
    ASSERT_TRUE(t.take(pays ? "yes" : "no")) << t.shown();
    EXPECT_EQ(t.get(0, kCrystals), pays ? 1 : 4);
    EXPECT_EQ(t.size(0, kMining), pays ? 1 : 0);
  }
}

TEST(Unless, WhoCannotPayIsNotAsked) {
  Several t("Deploy: Destroy this card unless you pay 3 crystals.");
  t.set(0, kCrystals, 2);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.size(0, kMining), 0);
  EXPECT_TRUE(t.in_slot());
}

TEST(Unless, TheOpponentMayPay) {
  Several t("Deploy: Gain 5 crystals unless target opponent pays 1 crystal.", 2);
  t.set(1, kCrystals, 1);
  ASSERT_TRUE(t.go());
  ASSERT_EQ(t.chooser(), 1);
  ASSERT_TRUE(t.take("yes")) << t.shown();
  EXPECT_EQ(t.get(0, kCrystals), 9);
  EXPECT_EQ(t.get(1, kCrystals), 0);
}

TEST(EitherPlace, EachCardFromWhereThePlayerSays) {
  Several t("Deploy: Draw 2 cards from your deck or discard pile.");
  const FaceId old = t.plain;
  t.put(old, 0, kDiscard);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("draw 1 card from your discard pile")) << t.shown();
  EXPECT_EQ(t.size(0, kDiscard), 0);
  // Nothing is left there: the second comes from the deck without a question.
  EXPECT_TRUE(t.in_slot()) << t.shown();
  EXPECT_EQ(t.size(0, kHand), 2);
  EXPECT_EQ(t.size(0, kDeck), 4);
}

TEST(Converting, EitherWay) {
  Several t(
      "Deploy: You may convert a corruption token to a boost or a boost to a corruption token. Repeat 2.");
  t.corrupt(0, 1, 0, 0);
  ASSERT_TRUE(t.go());
  const std::string shown = t.shown();
  ASSERT_TRUE(t.take("convert 1 corruption token to 1 Boost token")) << shown;
  EXPECT_EQ(t.corruption(0, kMiningLane), 0);
  EXPECT_EQ(t.boosts(0, kMiningLane), 1);
  ASSERT_TRUE(t.take("no")) << t.shown();
  EXPECT_TRUE(t.in_slot());
}

TEST(Choosing, ACardIsKnownToTheNextSentence) {
  Several t("Deploy: Choose a card in target opponent's lanes. Disable it.", 2);
  const int o = t.trooper(1, kAttackLane);
  ASSERT_TRUE(t.go());
  EXPECT_TRUE(t.in_slot()) << t.shown();
  EXPECT_TRUE(t.table().flag(o, kDisabled));
}

TEST(Returning, ToYourHandMeansACardOfYours) {
  Several t("Deploy: Return a card with power 1 or less to your hand.", 2);
  t.trooper(1, kAttackLane);
  ASSERT_TRUE(t.go());
  // The opponent's Trooper cannot go to your hand; the card itself is worth 1 and can.
  EXPECT_EQ(t.size(1, kAttack), 1);
  EXPECT_EQ(t.size(0, kHand), 1);
}

TEST(ExtraPayment, ADeployHeadBuysTheCardItself) {
  TextTable t("classic", 2);
  const FaceId face = t.text(
      "When Played: You may discard a Satellite in play to play this card for 0 tech. Still pay the crystal "
      "cost.",
      {1, 1, 1, 2, 9});
  const FaceId satellite = t.card("Sat", {0, 0, 0, 0, 0}, {"Satellite"});
  t.begin();
  t.put(face, 0, kHand);
  t.put(satellite, 0, kAttack);
  t.set(0, kCrystals, 3);
  ASSERT_TRUE(t.play(face));
  while (t.run() == Stop::Decision && !t.offered("pass")) {
    if (!t.take("Sat") && !t.take("yes")) break;
  }
  EXPECT_EQ(t.get(0, kCrystals), 1);
  EXPECT_EQ(t.size(0, kAttack), 0);
  EXPECT_EQ(t.size(0, kMining), 1);
}

}  // namespace
}  // namespace verbatim::crystal
