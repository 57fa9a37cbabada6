// The phases, on positions set up by hand with cards whose abilities the Maker writes. Scenario files test
// the same clauses through card text.

#include <gtest/gtest.h>

#include "testing.h"

namespace verbatim::crystal {
namespace {

Operand n(int v) { return Operand::constant(v); }

// [CF 5.4] The two examples of the rules: 7 against 3, and 7, 3 and 5.
TEST(Battle, TheDifferenceToTheHighest) {
  for (const int seats : {2, 3}) {
    TestTable t("classic", seats);
    const FaceId cards[] = {t.card("Seven", {0, 7}), t.card("Three", {0, 3}), t.card("Five", {0, 5})};
    t.begin(kBattlePhase);
    for (int s = 0; s < seats; ++s) t.put(cards[s], s, kAttack);
    ASSERT_TRUE(t.run_to(kDeployPhase));
    EXPECT_EQ(t.get(0, kHitPoints), 20);
    EXPECT_EQ(t.get(1, kHitPoints), 16);
    EXPECT_EQ(t.get(seats - 1, kHitPoints), seats == 3 ? 18 : 16);
    EXPECT_TRUE(t.cites("CF 5.4"));
  }
}

// [CF 5.3, CF 5.4] Corruption pushes Attack below zero, and the gap is the damage; Mining reads 0.
TEST(Battle, AttackMayBeNegative) {
  TestTable t;
  const FaceId three = t.card("Three", {0, 3});
  t.begin(kBattlePhase);
  t.put(three, 0, kAttack);
  t.trooper(1, kAttackLane);
  t.set(1, static_cast<Counter>(kLaneCorruption + kAttackLane), 3);
  t.set(1, static_cast<Counter>(kLaneCorruption + kMiningLane), 9);
  EXPECT_EQ(t.reads(1, kAttackLane), -2);
  EXPECT_EQ(t.reads(1, kMiningLane), 0);
  ASSERT_TRUE(t.run_to(kRegroupPhase));
  EXPECT_EQ(t.get(1, kHitPoints), 15);
}

// [CF 13.26] Own gambit tokens and those of the highest.
TEST(Battle, GambitCutsBothWays) {
  TestTable t("classic", 3);
  const FaceId five = t.card("Five", {0, 5}), three = t.card("Three", {0, 3});
  t.begin(kBattlePhase);
  t.put(five, 0, kAttack);
  t.put(three, 1, kAttack);
  t.set(0, kGambit, 1);
  t.set(1, kGambit, 2);
  ASSERT_TRUE(t.run_to(kDeployPhase));
  EXPECT_EQ(t.get(1, kHitPoints), 15);
  EXPECT_EQ(t.get(2, kHitPoints), 14);
  EXPECT_EQ(t.get(0, kHitPoints), 20);
}

// [CF 6.2, CF 13.34, CF 13.47] Prevent by itself, then Shields by choice, then hit points.
TEST(Damage, PreventThenShields) {
  TestTable t;
  const FaceId bolt = t.card("Bolt");
  t.ability(bolt, kOnDeploy, [&](Proc& p) { t.say(p, "verb:damage", {t.m().opponents(t.m().you()), n(4)}); });
  t.begin();
  t.put(bolt, 0, kHand);
  t.set(1, kPrevention, 1);
  t.set(1, kShield, 2);
  t.run();
  ASSERT_TRUE(t.take("play Bolt to the Mining lane"));
  EXPECT_EQ(t.chooser(), 1);
  EXPECT_EQ(t.labels(),
            (std::vector<std::string>{"remove 0 Shields", "remove 1 Shields", "remove 2 Shields"}));
  ASSERT_TRUE(t.take("remove 1 Shields"));
  EXPECT_EQ(t.get(1, kHitPoints), 18);
  EXPECT_EQ(t.get(1, kShield), 1);
  EXPECT_EQ(t.get(1, kPrevention), 0);
}

// [CF 6.5] All fall in one event: a draw among those who fell, not among those who fell earlier.
TEST(Damage, AllFallTogether) {
  TestTable t("classic", 3);
  const FaceId blast = t.card("Blast");
  t.ability(blast, kOnDeploy, [&](Proc& p) { t.say(p, "verb:damage", {t.m().everyone(), n(3)}); });
  t.begin();
  t.put(blast, 0, kHand);
  t.table().eliminate(2);
  t.set(0, kHitPoints, 3);
  t.set(1, kHitPoints, 2);
  t.run();
  ASSERT_TRUE(t.take("play Blast to the Attack lane"));
  EXPECT_EQ(t.run(), Stop::Over);
  EXPECT_EQ(t.state().header().winners, 0b011);
  EXPECT_TRUE(t.cites("CF 6.5"));
}

// [CF 6.6, CF 6.7] Who falls by their own card leaves with all cards; the rest of the card is not done, and
// the token moves on.
TEST(Damage, WhoFallsInTheirOwnSlot) {
  TestTable t("classic", 3);
  const FaceId recoil = t.card("Recoil");
  t.ability(recoil, kOnDeploy, [&](Proc& p) {
    t.say(p, "verb:damage", {t.m().only(t.m().you()), n(2)});
    t.say(p, "verb:damage", {t.m().opponents(t.m().you()), n(5)});
  });
  t.begin();
  t.put(recoil, 0, kHand);
  t.set(0, kHitPoints, 2);
  t.trooper(0, kAttackLane);
  t.run();
  ASSERT_TRUE(t.take("play Recoil to the Attack lane"));
  EXPECT_FALSE(t.table().lives(0));
  EXPECT_EQ(t.get(1, kHitPoints), 20);
  EXPECT_EQ(t.size(0, kAttack), 0);
  EXPECT_EQ(t.token(), 1);
  EXPECT_EQ(t.chooser(), 1);
}

// [CF 10.4] Most crystals, then hit points, then attack, then production, else a draw.
TEST(Victory, TieBreaks) {
  const auto winners = [](int counter, int value, int lane) {
    TestTable t;
    const FaceId one = t.card("One", {1, 1, 1});
    t.begin(kIncomePhase);
    t.set(0, kCrystals, 50);
    t.set(1, kCrystals, 50);
    if (counter >= 0) t.set(1, static_cast<Counter>(counter), value);
    if (lane > 0) t.put(one, 1, static_cast<Zone>(kMining + lane));
    t.run();
    return static_cast<int>(t.state().header().winners);
  };
  EXPECT_EQ(winners(-1, 0, 0), 0b11);
  EXPECT_EQ(winners(kCrystals, 51, 0), 0b10);
  EXPECT_EQ(winners(kHitPoints, 21, 0), 0b10);
  EXPECT_EQ(winners(-1, 0, kAttackLane), 0b10);
  EXPECT_EQ(winners(-1, 0, kProductionLane), 0b10);
}

// [CF 10.3, CF 10.2] At least 50 after Income in classic, more than 50 after Aftermath in current.
TEST(Victory, TheTestAndItsTime) {
  TestTable classic;
  classic.begin(kIncomePhase);
  classic.set(0, kCrystals, 48);
  EXPECT_EQ(classic.run(), Stop::Over);
  EXPECT_TRUE(classic.cites("CF 7.4"));
  TestTable current("current");
  current.begin(kIncomePhase);
  current.set(0, kCrystals, 47);
  ASSERT_TRUE(current.run_to(kDrawPhase));
  EXPECT_EQ(current.get(0, kCrystals), 50);
  EXPECT_EQ(current.run(), Stop::Decision);
}

// [CF 9.6] The round limit.
TEST(Victory, RoundLimit) {
  TestTable t("classic", 2, {{"round_limit", "2"}});
  t.begin(kRegroupPhase);
  t.set(1, kCrystals, 6);
  EXPECT_EQ(t.run(), Stop::Over);
  EXPECT_EQ(t.state().header().winners, 0b10);
  EXPECT_EQ(t.state().header().ending, kByRoundLimit);
}

// [CF 3.7, CF 3.8] The limit is read in one's own slot; a disabled card gives nothing.
TEST(Deploy, TheLimitIsASnapshot) {
  TestTable t;
  const FaceId lab = t.card("Lab", {0, 0, 3});
  t.begin();
  const int o = t.put(lab, 0, kProduction);
  t.put(lab, 0, kProduction);
  t.table().set_flag(o, kDisabled);
  t.run();
  EXPECT_EQ(t.get(0, kAllowance), 4);
  t.table().set_flag(o, kDisabled, false);
  EXPECT_EQ(t.get(0, kAllowance), 4);
}

// [CF 4.2, CF 13.50] Refusals name their clause.
TEST(Deploy, RefusalsCiteTheirClause) {
  TestTable t;
  const FaceId dear = t.card("Dear", {1, 1, 1, 6, 1}), wolf = t.card("Lone Wolf", {4, 4, 4, 0, 0});
  t.m().code.faces[wolf.value].tags |= 1u << kTagSolo;
  t.begin();
  const int o = t.put(dear, 0, kHand), w = t.put(wolf, 0, kHand);
  t.set(0, kPlayed, 1);
  t.run();
  EXPECT_EQ(t.refused(o, 0), "CF 4.2");
  EXPECT_EQ(t.refused(w, 0), "CF 13.50");
}

// [CF 13.51] After a Solo card the slot is over.
TEST(Deploy, SoloEndsTheSlot) {
  for (const char* edition : {"current", "alternating"}) {
    TestTable t(edition);
    const FaceId wolf = t.card("Lone Wolf", {4, 4, 4, 0, 0});
    t.m().code.faces[wolf.value].tags |= 1u << kTagSolo;
    t.begin();
    t.put(wolf, 0, kHand);
    t.set(0, kCrystals, 9);
    t.set(0, kAllowance, 9);
    t.set(1, kCrystals, 9);
    ASSERT_TRUE(t.take("play Lone Wolf to the Attack lane"));
    EXPECT_EQ(t.chooser(), 1) << edition;
    EXPECT_EQ(t.get(0, kPassed), 1);
  }
}

// [CF 4.2] What can be paid can be played, whatever the numbers are; one too many, of either, and it cannot.
TEST(Deploy, PricesOfAnySize) {
  for (const int price : {0, 1, 126, 127, 128, 129, 255, 256, 300, 1000}) {
    for (const int other : {0, 127, 128, 500}) {
      for (const auto& [crystals, tech] : {std::pair(price, other), std::pair(other, price)}) {
        TestTable t;
        const FaceId ship = t.card("Ship", {.crystals = crystals, .tech = tech});
        const FaceId more = t.card("Fleet", {.crystals = crystals + 1, .tech = tech});
        const FaceId most = t.card("Armada", {.crystals = crystals, .tech = tech + 1});
        t.begin();
        for (const FaceId face : {ship, more, most}) t.put(face, 0, kHand);
        t.set(0, kStarted, 1);
        t.set(0, kCrystals, crystals);
        t.set(0, kAllowance, tech);
        EXPECT_FALSE(t.offered("play Fleet to the Mining lane")) << crystals << " and " << tech;
        EXPECT_FALSE(t.offered("play Armada to the Mining lane")) << crystals << " and " << tech;
        ASSERT_TRUE(t.take("play Ship to the Mining lane")) << crystals << " and " << tech;
        EXPECT_EQ(t.get(0, kCrystals), 0);
      }
    }
  }
}

// [CF 13.31, CF 13.32] The rest of the slot comes last, once a round; the token moves left.
TEST(Deploy, PostponedSlotsComeLast) {
  TestTable t("classic", 3);
  const FaceId delay = t.card("Delay");
  t.ability(delay, kOnDeploy, [&](Proc& p) { t.say(p, "verb:postpone", {t.m().you()}); });
  t.begin();
  for (const int s : {0, 0, 1}) t.put(delay, s, kHand);
  for (int s = 0; s < 3; ++s) t.set(s, kStarted, 1);
  ASSERT_TRUE(t.take("play Delay to the Mining lane"));
  EXPECT_EQ(t.chooser(), 1);
  EXPECT_EQ(t.token(), 1);
  ASSERT_TRUE(t.take("play Delay to the Mining lane"));
  EXPECT_EQ(t.token(), 2);
  EXPECT_EQ(t.chooser(), 0);  // seat 2 has nothing to play and passes by itself
  EXPECT_EQ(t.get(0, kPostponed), 2);
  ASSERT_TRUE(t.take("play Delay to the Mining lane"));
  EXPECT_EQ(t.get(3, kRound), 3) << "a second time it does nothing, and seat 1 had nothing left to play";
}

// [CF 8.1, CF 14.2] Abilities come once, in the round the card enters.
TEST(Aftermath, OnlyCardsOfThisRound) {
  TestTable t("classic", 2, {{"draw_count", "0"}});
  const FaceId sting = t.card("Sting");
  t.ability(sting, kOnAftermath,
            [&](Proc& p) { t.say(p, "verb:damage", {t.m().opponents(t.m().you()), n(2)}); });
  t.begin();
  t.put(sting, 0, kHand);
  ASSERT_TRUE(t.take("play Sting to the Mining lane"));
  while (t.run() == Stop::Decision && t.get(2, kRound) < 4) t.take("pass");
  EXPECT_EQ(t.get(1, kHitPoints), 18);
}

// [CF 8.7, CF 8.8] Alternating: no pass before what is mandatory; a permanent does not use up the turn.
TEST(Aftermath, MandatoryAndPermanents) {
  TestTable t("alternating");
  const FaceId sting = t.card("Sting"), gift = t.card("Gift"), rig = t.card("Rig", {}, {}, "permanent");
  t.ability(sting, kOnAftermath,
            [&](Proc& p) { t.say(p, "verb:damage", {t.m().opponents(t.m().you()), n(2)}); });
  t.ability(
      gift, kOnAftermath, [&](Proc& p) { t.say(p, "verb:gain_crystals", {t.m().you(), n(1)}); },
      Need::Optional);
  t.cooldown(rig, [&](Proc& p) { t.say(p, "verb:gain_crystals", {t.m().you(), n(1)}); });
  t.begin(kAftermathPhase);
  t.put(sting, 0, kMining);
  t.put(gift, 0, kMining);
  t.put(rig, 0, kPermanents);
  EXPECT_FALSE(t.offered("pass"));
  ASSERT_TRUE(t.take("use Rig"));
  EXPECT_EQ(t.chooser(), 0);
  EXPECT_FALSE(t.offered("use Rig"));  // [CF 13.6]
  ASSERT_TRUE(t.take("activate Sting"));
  EXPECT_EQ(t.get(1, kHitPoints), 18);
  EXPECT_TRUE(t.offered("pass"));
}

// [CF 8.2] The only card that waits is resolved unasked, unless there is something else to choose.
TEST(Aftermath, TheOnlyCard) {
  struct Case {
    const char* edition;
    Need need;
    bool cooldown, everyone, asks;
  };
  for (const Case c : {Case{"classic", Need::Mandatory, false, false, false},
                       Case{"classic", Need::Mandatory, false, true, true},
                       Case{"alternating", Need::Mandatory, false, false, false},
                       Case{"alternating", Need::Optional, false, false, true},
                       Case{"current", Need::Mandatory, true, false, true}}) {
    TestTable t(c.edition);
    const FaceId sting = t.card("Sting"), rig = t.card("Rig", {}, {}, "permanent");
    t.ability(
        sting, kOnAftermath, [&](Proc& p) { t.say(p, "verb:damage", {t.m().opponents(t.m().you()), n(2)}); },
        c.need);
    t.cooldown(rig, [&](Proc& p) { t.say(p, "verb:gain_crystals", {t.m().you(), n(1)}); });
    t.begin(kAftermathPhase);
    t.put(sting, 0, kMining);
    if (c.cooldown) t.put(rig, 0, kPermanents);
    if (c.everyone) t.state().header().options |= kAskEveryone;
    EXPECT_EQ(t.offered("activate Sting"), c.asks) << c.edition;
    EXPECT_EQ(t.get(1, kHitPoints), c.asks ? 20 : 18) << c.edition;
  }
}

// [CF 8.2] Nobody is asked about an only card; what it brings is still resolved before the next player's.
TEST(Aftermath, WhatTheLastCardBrings) {
  TestTable t;
  const FaceId sting = t.card("Sting"), muster = t.card("Muster");
  t.ability(sting, kOnAftermath,
            [&](Proc& p) { t.say(p, "verb:damage", {t.m().opponents(t.m().you()), n(2)}); });
  t.ability(muster, kOnAftermath, [&](Proc& p) {
    const auto card = p.object();
    p.take(card, t.m().zone(kHand, t.m().you()));
    t.say(p, "verb:put_into_play", {card, n(kMiningLane)});
  });
  t.begin(kAftermathPhase);
  t.put(muster, 0, kMining);
  t.put(sting, 0, kHand);
  t.put(sting, 1, kMining);
  for (const int seat : {0, 1}) t.set(seat, kHitPoints, 2);
  EXPECT_EQ(t.run(), Stop::Over);
  EXPECT_EQ(t.state().header().winners, 1);
}

// [CF 13.19] Whether a disabled card still has its Aftermath.
TEST(Aftermath, DisabledCards) {
  for (const char* edition : {"classic", "current"}) {
    TestTable t(edition);
    const FaceId sting = t.card("Sting");
    t.ability(sting, kOnAftermath,
              [&](Proc& p) { t.say(p, "verb:damage", {t.m().opponents(t.m().you()), n(2)}); });
    t.begin(kAftermathPhase);
    t.table().set_flag(t.put(sting, 0, kMining), kDisabled);
    t.run_to(kDeployPhase);
    EXPECT_EQ(t.get(1, kHitPoints), std::string(edition) == "classic" ? 18 : 20);
  }
}

// [CF 9.1, CF 9.2, CF 9.5] What ends, what the owner keeps, and the token.
TEST(Regroup, TokensAndCorruption) {
  TestTable t;
  t.begin(kRegroupPhase);
  t.set(0, kBoost, 2);
  t.set(0, kShield, 2);
  t.set(0, kLaneCorruption, 3);
  t.table().set_flag(t.trooper(1, kAttackLane), kDisabled);
  ASSERT_TRUE(t.take("keep 1 corruption on the Mining lane"));
  EXPECT_EQ(t.get(0, kLaneCorruption), 1);
  EXPECT_EQ(t.get(0, kBoost), 0);
  EXPECT_EQ(t.get(0, kShield), 0);
  EXPECT_EQ(t.reads(1, kAttackLane), 1);
  EXPECT_EQ(t.token(), 1);
}

// [CF 9.3] The older price: corruption stays, and is paid off at the start of a round.
TEST(Regroup, CorruptionPaidOff) {
  TestTable t("classic", 2, {{"corruption_removal", "pay-at-start"}});
  t.begin(kRegroupPhase);
  t.set(1, kLaneCorruption, 3);
  t.set(1, kCrystals, 5);
  EXPECT_EQ(t.run(), Stop::Decision);
  EXPECT_EQ(t.labels().size(), 3u);
  ASSERT_TRUE(t.take("pay off 2 corruption on the Mining lane"));
  EXPECT_EQ(t.get(1, kLaneCorruption), 1);
  EXPECT_EQ(t.get(1, kCrystals), 1);
}

// [CF 9.4] Boosts that stay.
TEST(Regroup, PermanentBoosts) {
  TestTable t("classic", 2, {{"boost_life", "permanent"}});
  t.begin(kRegroupPhase);
  t.set(0, kBoost, 2);
  t.run();
  EXPECT_EQ(t.get(0, kBoost), 2);
}

}  // namespace
}  // namespace verbatim::crystal
