// What the verbs of cards do, seen in play.

#include "text_table.h"

namespace verbatim::crystal {
namespace {

struct Verbs : TextTable {
  explicit Verbs(const std::string& words, int seats = 2, const std::string& edition = "current",
                 std::vector<std::string> types = {})
      : TextTable(edition, seats),
        face(text(words, {1, 1, 1, 0, 0}, types)),
        small(card("Small", {2, 2, 2, 3, 0}, {"Drone", "Infiltration"})),
        big(card("Big", {5, 5, 5, 4, 5}, {"Drone"})) {
    begin();
    put(face, 0, kHand);
  }
  bool go(int lane = kMiningLane) { return play(face, lane); }
  bool disabled(int o) { return table().flag(o, kDisabled); }
  FaceId face, small, big;
};

TEST(Verbs, DisableOnlyWhatFitsAndIsNotDisabledYet) {
  Verbs t("Deploy: Disable a card with power 3 or less in target player's lanes.");
  const int a = t.put(t.small, 1, kAttack);
  const int b = t.put(t.big, 1, kAttack);
  t.put(t.small, 1, kMining);
  ASSERT_TRUE(t.go());
  ASSERT_EQ(t.labels().size(), 3u);  // its own card is one of them
  t.kernel().answer_unchecked(t.state(), 2);
  t.run();
  EXPECT_TRUE(t.disabled(a) || t.disabled(a + 2) || t.reads(0, kMiningLane) == 3);
  EXPECT_FALSE(t.disabled(b));
}

TEST(Verbs, DestroyForEachOpponentInTheCorrespondingLane) {
  Verbs t("Deploy: For each opponent, destroy a card with power 3 or less in the corresponding lane.", 3);
  t.put(t.small, 1, kAttack);
  t.put(t.small, 1, kMining);
  t.put(t.small, 2, kMining);
  ASSERT_TRUE(t.go(kAttackLane));
  EXPECT_EQ(t.size(1, kAttack), 0);
  EXPECT_EQ(t.size(1, kMining), 1);
  EXPECT_EQ(t.size(2, kMining), 1);
  EXPECT_EQ(t.size(1, kDiscard), 1);
}

TEST(Verbs, CardsWithTotalPower) {
  Verbs t(
      "Deploy: For each opponent, you may disable any number of cards with total power 5 or less in the "
      "corresponding lane.");
  for (int i = 0; i < 3; ++i) t.put(t.small, 1, kMining);
  t.put(t.big, 1, kMining);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("yes"));
  ASSERT_TRUE(t.take("Small"));
  EXPECT_FALSE(t.offered("Big"));
  ASSERT_TRUE(t.take("Small"));
  EXPECT_TRUE(t.offered("pass"));  // nothing else fits
  EXPECT_EQ(t.reads(1, kMiningLane), 3 + 2 + 5);
}

TEST(Verbs, AnyNumberAsACostAndForEachOfThem) {
  Verbs t(
      "Deploy: You may disable any number of other Drones you control to add 2 boosts to this lane for each "
      "card disabled this way.",
      2, "current", {"Drone"});
  t.put(t.small, 0, kAttack);
  t.put(t.big, 0, kAttack);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("yes"));
  ASSERT_TRUE(t.take("Small"));
  ASSERT_TRUE(t.take("Big"));
  EXPECT_EQ(t.get(0, kBoost + kMiningLane), 4);
  EXPECT_EQ(t.reads(0, kAttackLane), 0);
}

TEST(Verbs, DiscardTakesFromTheHandAndTheDiscarderChooses) {
  Verbs t("Deploy: Each opponent discards a card.");
  t.put(t.small, 1, kHand);
  t.put(t.big, 1, kHand);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.chooser(), 1);
  ASSERT_TRUE(t.take("Big"));
  EXPECT_EQ(t.size(1, kDiscard), 1);
}

TEST(Verbs, AsManyAsThereAre) {
  Verbs t("Deploy: Discard 3 cards from your hand.");
  t.put(t.small, 0, kHand);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.size(0, kHand), 0);
  EXPECT_EQ(t.size(0, kDiscard), 1);
}

TEST(Verbs, ChooseACardForThemToDiscard) {
  Verbs t("Deploy: For each opponent, look at their hand, then choose a card for them to discard.");
  t.put(t.small, 1, kHand);
  t.put(t.big, 1, kHand);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.chooser(), 0);
  ASSERT_TRUE(t.take("Big"));
  EXPECT_EQ(t.size(1, kDiscard), 1);
}

TEST(Verbs, LookAtTheTopAndShareThem) {
  Verbs t(
      "Deploy: Look at the top 2 cards of your deck, then put one of them into your hand and put the other "
      "into your discard pile.");
  t.put(t.small, 0, kDeck);
  t.put(t.big, 0, kDeck);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("Small"));
  EXPECT_EQ(t.size(0, kHand), 1);
  EXPECT_EQ(t.size(0, kDiscard), 1);
  EXPECT_EQ(t.size(0, kDeck), 0);
  EXPECT_EQ(t.size(0, kAside), 0);
}

TEST(Verbs, TheTopCardAndItsCost) {
  Verbs t(
      "Deploy: You may discard the top card of your deck. If you do, gain corruption equal to half its "
      "production cost, rounded up.",
      2, "alternating");
  t.put(t.big, 0, kDeck);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("yes"));
  EXPECT_EQ(t.size(0, kDiscard), 1);
  EXPECT_EQ(t.get(0, kCorruption), 3);
}

TEST(Verbs, TroopersIntoThisLaneAlsoWhenTheCardIsGone) {
  Verbs t("Deploy: You may destroy this card to put 3 Basic Troopers into play in this lane.");
  ASSERT_TRUE(t.go(kAttackLane));
  ASSERT_TRUE(t.take("yes"));
  EXPECT_EQ(t.reads(0, kAttackLane), 3);
  EXPECT_EQ(t.size(0, kDiscard), 1);
}

TEST(Verbs, TroopersIntoAnyOfYourLanes) {
  Verbs t("Deploy: Put 2 Basic Troopers into play in any of your lanes.");
  ASSERT_TRUE(t.go());
  while (t.run() == Stop::Decision && !t.offered("pass")) t.kernel().answer_unchecked(t.state(), 0);
  EXPECT_EQ(t.size(0, kMining) + t.size(0, kAttack) + t.size(0, kProduction), 3);
}

TEST(Verbs, ShieldSwarmingHitPoints) {
  Verbs t("Deploy: Shield 3.\nDeploy: Swarming 2.\nDeploy: Gain 2 hit points.", 2, "current", {"Drone"});
  t.put(t.small, 0, kMining);
  t.put(t.small, 0, kMining);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.get(0, kShield), 3);
  EXPECT_EQ(t.get(0, kBoost + kMiningLane), 2);
  EXPECT_EQ(t.get(0, kHitPoints), 22);
}

TEST(Verbs, RemoveFromYourLanesIsSharedOut) {
  Verbs t(
      "Deploy: You may remove up to 3 boosts from your lanes to deal 2 damage to each opponent for each "
      "boost removed this way.");
  t.set(0, static_cast<Counter>(kBoost + kMiningLane), 1);
  t.set(0, static_cast<Counter>(kBoost + kAttackLane), 2);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("yes"));
  for (int i = 0; i < 9 && t.run() == Stop::Decision && !t.offered("pass"); ++i)
    t.kernel().answer_unchecked(t.state(), static_cast<int>(t.labels().size()) - 1);
  const int left = t.get(0, kBoost) + t.get(0, kBoost + kAttackLane);
  EXPECT_LT(left, 3);
  EXPECT_EQ(t.get(1, kHitPoints), 20 - 2 * (3 - left));
}

TEST(Verbs, TokensAreTurnedDoubledIgnoredTransferred) {
  Verbs t(
      "Deploy: Double corruption on each player's lanes. Corruption does not affect your lanes this turn.");
  t.set(0, static_cast<Counter>(kLaneCorruption + kMiningLane), 1);
  t.set(1, static_cast<Counter>(kLaneCorruption + kAttackLane), 2);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.get(0, kLaneCorruption + kMiningLane), 2);
  EXPECT_EQ(t.get(1, kLaneCorruption + kAttackLane), 4);
  EXPECT_EQ(t.reads(0, kMiningLane), 4);
}

TEST(Verbs, TurnACorruptionIntoABoost) {
  Verbs t(
      "Deploy: You may choose one: turn 1 corruption on any lane into 1 boost; or turn 1 boost on any lane "
      "into 1 corruption. Repeat 2.");
  t.set(0, static_cast<Counter>(kLaneCorruption + kMiningLane), 1);
  ASSERT_TRUE(t.go());
  ASSERT_EQ(t.labels().size(), 2u);  // and no
  t.kernel().answer_unchecked(t.state(), 0);
  t.run();
  EXPECT_EQ(t.get(0, kBoost + kMiningLane), 1);
  EXPECT_EQ(t.get(0, kLaneCorruption + kMiningLane), 0);
  ASSERT_TRUE(t.take("no"));
  EXPECT_TRUE(t.offered("pass"));
}

TEST(Verbs, CountsAsAlsoForCardsThatComeLater) {
  Verbs t(
      "Deploy: Basic cards count as Drones this turn. Add 1 boost to this lane for each Drone in your Attack "
      "lane.");
  t.trooper(0, kAttackLane);
  t.trooper(0, kAttackLane);
  t.put(t.small, 0, kAttack);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.get(0, kBoost + kMiningLane), 3);
}

TEST(Verbs, DrawFromWhereTheTextSays) {
  Verbs t("Deploy: Draw 2 cards from your deck. Draw a card from your basic deck.", 2, "classic");
  for (int i = 0; i < 3; ++i) t.put(t.small, 0, kDeck);
  t.run();
  while (!t.offered("pass")) t.kernel().answer_unchecked(t.state(), 1);  // the draw of the slot
  const int hand = t.size(0, kHand), basics = t.size(0, kBasic), deck = t.size(0, kDeck);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.size(0, kHand), hand - 1 + 3);
  EXPECT_EQ(t.size(0, kBasic), basics - 1);
  EXPECT_EQ(t.size(0, kDeck), deck - 2);
}

TEST(Verbs, ReturnGoesToItsOwner) {
  Verbs t("Deploy: Return a card in target player's Attack lane to its owner's hand.");
  t.put(t.big, 1, kAttack);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.size(1, kHand), 1);
}

TEST(Verbs, ReturnFromTheDiscardPile) {
  Verbs t("Deploy: You may return a card from your discard pile to your hand.");
  t.put(t.big, 0, kDiscard);
  ASSERT_TRUE(t.go());
  ASSERT_TRUE(t.take("yes"));
  EXPECT_EQ(t.size(0, kHand), 1);
}

TEST(Verbs, PreventForEachWithACap) {
  Verbs t("Deploy: Prevent 5 damage this turn for each Drone you control (max: 8).");
  t.put(t.small, 0, kAttack);
  t.put(t.small, 0, kAttack);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.get(0, kPrevention), 8);
}

TEST(Verbs, CorruptionOnEachOpponentsLane) {
  Verbs t(
      "Deploy: Add 1 corruption to each opponent's Mining lane. If you control at least 2 other Infiltration "
      "cards, add 2 corruption instead.",
      3);
  t.put(t.small, 0, kAttack);
  t.put(t.small, 0, kAttack);
  ASSERT_TRUE(t.go());
  EXPECT_EQ(t.get(1, kLaneCorruption + kMiningLane), 2);
  EXPECT_EQ(t.get(2, kLaneCorruption + kMiningLane), 2);
  EXPECT_EQ(t.get(0, kLaneCorruption + kMiningLane), 0);
}

}  // namespace
}  // namespace verbatim::crystal
