// The words of cards, called as lowered card text calls them: by their row in the table.

#include <gtest/gtest.h>

#include <set>

#include "testing.h"

namespace verbatim::crystal {
namespace {

Operand number(int v) { return Operand::constant(v); }

// A card that does one thing when it is played, and a table on which seat 0 is about to play it.
struct OneCard {
  TestTable t;
  FaceId face;
  GameMaker& m;

  OneCard(const std::function<void(TestTable&, Proc&)>& body, const std::string& edition = "classic",
          int seats = 2)
      : t(edition, seats), face(t.card("Card")), m(t.m()) {
    t.ability(face, kOnDeploy, [&](Proc& p) { body(t, p); });
  }
  void begin() {
    t.begin();
    t.put(face, 0, kHand);
    t.run();
  }
  void play(const char* lane = "Production") {
    ASSERT_TRUE(t.take(std::string("play Card to the ") + lane + " lane"));
  }
};

Who you(TestTable& t) { return t.m().you(); }

// [CF 13.67] Every native name of the vocabulary is bound, or refused with a clause, in every edition.
TEST(Words, TheTableIsWellFormed) {
  for (const std::string& edition : Edition::names()) {
    TestTable t(edition);
    std::set<std::string> keys;
    for (const Native& w : t.printing().natives()) {
      EXPECT_TRUE(keys.insert(w.key).second) << w.key << " is bound twice";
      EXPECT_EQ(w.parameters.size(), w.meanings.size()) << w.key;
      EXPECT_TRUE(w.kind != Native::Kind::Refused || !w.clause.empty()) << w.key;
      if (w.can >= 0) {
        EXPECT_EQ(t.m().code.functions[static_cast<std::size_t>(w.can)].parameters, w.parameters) << w.key;
      }
      if (w.kind == Native::Kind::Program) {
        const Program& p = t.m().code.programs[static_cast<std::size_t>(w.id)];
        EXPECT_EQ(std::vector(p.registers.begin(), p.registers.begin() + p.parameters), w.parameters)
            << w.key;
      }
      if (w.kind == Native::Kind::Action) {
        EXPECT_EQ(t.m().code.verbs[static_cast<std::size_t>(w.id)].parameters, w.parameters) << w.key;
      }
    }
  }
}

// Names that tools have learnt from one edition hold in another.
TEST(Words, NamesMeanTheSameInEveryEdition) {
  TestTable classic;
  const Names& first = classic.printing().names();
  for (const std::string& edition : Edition::names()) {
    TestTable t(edition, 3);
    const Names& names = t.printing().names();
    ASSERT_EQ(names.readings.size(), first.readings.size());
    for (std::size_t i = 0; i < first.readings.size(); ++i) {
      EXPECT_EQ(names.readings[i].names, first.readings[i].names) << edition;
    }
  }
}

// [CF 13.37, CF 13.38, CF 13.39] Cards of this round do not count; the lane then reads 0; once a round.
TEST(Words, Reallocate) {
  OneCard c([](TestTable& t, Proc& p) { t.say(p, "verb:reallocate", {you(t), number(kMiningLane)}); });
  c.begin();
  c.t.trooper(0, kMiningLane);
  c.t.table().set_flag(c.t.trooper(0, kMiningLane), kFresh);
  c.t.set(0, kLaneCorruption, 1);
  EXPECT_EQ(c.t.reads(0, kMiningLane), 3);
  c.play();
  EXPECT_EQ(c.t.get(0, kAllowance), 1 + 2);
  EXPECT_EQ(c.t.reads(0, kMiningLane), 0);
}

// [CF 13.52] Every opponent gets as many on each same lane.
TEST(Words, Spread) {
  OneCard c([](TestTable& t, Proc& p) { t.say(p, "verb:spread", {you(t), number(3)}); }, "classic", 4);
  c.begin();
  c.t.set(0, static_cast<Counter>(kLaneCorruption + kAttackLane), 2);
  c.t.set(0, kLaneCorruption, 1);
  c.play();
  ASSERT_TRUE(c.t.take("1: the Mining lane"));
  ASSERT_TRUE(c.t.take("2: the Attack lane"));
  for (int s = 1; s < 4; ++s) {
    EXPECT_EQ(c.t.get(s, kLaneCorruption), 1);
    EXPECT_EQ(c.t.get(s, kLaneCorruption + kAttackLane), 2);
  }
  EXPECT_EQ(c.t.get(0, kLaneCorruption) + c.t.get(0, kLaneCorruption + kAttackLane), 0);
}

// [CF 13.43, CF 13.2] Its own value, tokens ignored; a Trooper goes to the basic deck.
TEST(Words, Scuttle) {
  for (const bool trooper : {false, true}) {
    OneCard c([](TestTable& t, Proc& p) {
      const auto o = p.object();
      p.ask(you(t))
          .objects(t.m().from({kAttack}).whose(t.m().only(you(t))), o, [&] { t.say(p, "verb:scuttle", {o}); })
          .end();
    });
    const FaceId big = c.t.card("Big", {2, 5, 3});
    c.begin();
    c.t.set(0, static_cast<Counter>(kBoost + kAttackLane), 3);
    if (trooper)
      c.t.trooper(0, kAttackLane);
    else
      c.t.put(big, 0, kAttack);
    const int basics = c.t.size(0, kBasic);
    c.play();
    EXPECT_EQ(c.t.get(0, kHitPoints), trooper ? 21 : 25);
    EXPECT_EQ(c.t.size(0, kBasic), trooper ? basics + 1 : basics);
    EXPECT_EQ(c.t.size(0, kDiscard), trooper ? 0 : 1);
  }
}

// [CF 13.44, CF 13.45] Each card on the top or the bottom, in any order, seen by the searcher only.
TEST(Words, Search) {
  OneCard c([](TestTable& t, Proc& p) { t.say(p, "verb:search", {you(t), you(t), number(3)}); });
  std::vector<FaceId> cards;
  for (const char* name : {"A", "B", "C", "D"}) cards.push_back(c.t.card(name));
  c.begin();
  std::vector<int> o;
  for (const FaceId f : cards) o.push_back(c.t.put(f, 0, kDeck));
  c.play();
  ASSERT_TRUE(c.t.take("put A on the bottom"));
  EXPECT_TRUE(c.t.table().known_to(o[1], 0));
  EXPECT_FALSE(c.t.table().known_to(o[1], 1));
  ASSERT_TRUE(c.t.take("put C on the bottom"));
  ASSERT_TRUE(c.t.take("the others on top"));
  const Table t = c.t.table();
  const auto deck = t.in(t.zone(kDeck, 0));
  EXPECT_EQ(std::vector<int>(deck.begin(), deck.end()), (std::vector<int>{o[1], o[3], o[0], o[2]}));
}

// [CF 13.48] Up to N cards, each to another lane; what is disabled stays so.
TEST(Words, ShiftN) {
  OneCard c([](TestTable& t, Proc& p) { t.say(p, "verb:shift_n", {you(t), number(1)}); });
  const FaceId tank = c.t.card("Tank", {4, 1, 2});
  c.begin();
  const int o = c.t.put(tank, 0, kMining);
  c.t.table().set_flag(o, kDisabled);
  c.play();
  ASSERT_TRUE(c.t.take("Tank"));
  EXPECT_EQ(c.t.labels(), (std::vector<std::string>{"the Attack lane", "the Production lane"}));
  ASSERT_TRUE(c.t.take("the Attack lane"));
  EXPECT_EQ(c.t.size(0, kAttack), 1);
  EXPECT_TRUE(c.t.table().flag(o, kDisabled));
}

// [CF 13.18] A card that leaves the lanes is no longer disabled.
TEST(Words, LeavingTheLanesEndsDisabled) {
  OneCard c([](TestTable& t, Proc& p) {
    const auto o = p.object();
    p.each(t.m().from({kAttack}).whose(t.m().only(you(t))), o, [&] { t.say(p, "verb:return", {o, you(t)}); });
  });
  const FaceId tank = c.t.card("Tank", {4, 1, 2, 9, 9});
  c.begin();
  const int o = c.t.put(tank, 0, kAttack);
  c.t.table().set_flag(o, kDisabled);
  c.play();
  EXPECT_TRUE(c.t.table().in_kind(o, kHand));
  EXPECT_FALSE(c.t.table().flag(o, kDisabled));
}

// [CF 13.41] Used up by the next card, whether or not it profits.
TEST(Words, TheNextCardCostsLess) {
  OneCard c([](TestTable& t, Proc& p) { t.say(p, "verb:reduce_cost", {you(t), number(0), number(1)}); });
  const FaceId probe = c.t.card("Probe", {1, 1, 1, 0, 1});
  c.begin();
  c.t.put(probe, 0, kHand);
  c.t.put(probe, 0, kHand);
  c.t.set(0, kAllowance, 1);
  c.play();
  ASSERT_TRUE(c.t.take("play Probe to the Mining lane"));
  EXPECT_EQ(c.t.get(0, kAllowance), 1);
  ASSERT_TRUE(c.t.take("play Probe to the Mining lane"));
  EXPECT_EQ(c.t.get(0, kAllowance), 0);
}

// [CF 11.5, CF 11.6] An extra payment is part of the price, and can be what makes the card payable.
TEST(Words, ExtraPayment) {
  TestTable t;
  const FaceId depot = t.card("Depot", {0, 0, 0, 5, 0}), filler = t.card("Filler", {0, 0, 0, 9, 9});
  t.m().code.faces[depot.value].fields[kSavesCrystals] = 2;
  const Pick others =
      t.m().from_zone(t.m().zone(kHand, you(t))).where(!t.m().same(t.m().it(), t.m().source()));
  t.ability(
      depot, kOnPrice,
      [&](Proc& p) {
        const auto o = p.object();
        p.ask(you(t)).objects(others, o, [&] { t.say(p, "verb:discard", {o, you(t)}); }).end();
      },
      Need::Optional, Truth(1), t.m().any(others));
  t.begin();
  t.set(0, kStarted, 1);
  t.put(depot, 0, kHand);
  t.put(depot, 0, kHand);
  t.put(filler, 0, kHand);
  t.set(0, kCrystals, 8);
  ASSERT_TRUE(t.take("play Depot to the Mining lane"));
  ASSERT_TRUE(t.take("no"));
  EXPECT_EQ(t.get(0, kCrystals), 3);
  ASSERT_TRUE(t.take("play Depot to the Mining lane"));  // only with the payment, and only one way to pay it
  EXPECT_EQ(t.get(0, kCrystals), 0);
  EXPECT_EQ(t.size(0, kDiscard), 1);
}

// [CF 13.57, CF 13.58, CF 14.4] A second copy upgrades and neither readies nor exhausts; a third permanent
// replaces one.
TEST(Words, PermanentsAndUpgrades) {
  TestTable t("current");
  const FaceId rig = t.card("Rig", {}, {}, "permanent"), mill = t.card("Mill", {}, {}, "permanent"),
               dam = t.card("Dam", {}, {}, "permanent");
  t.cooldown(rig, [&](Proc& p) { t.say(p, "verb:gain_crystals", {you(t), number(1)}); });
  t.begin();
  for (const FaceId f : {rig, rig, rig, mill, dam}) t.put(f, 0, kHand);
  ASSERT_TRUE(t.take("play Rig"));
  ASSERT_TRUE(t.take("use Rig"));
  ASSERT_TRUE(t.take("play Rig"));
  const int first = t.table().in(t.table().zone(kPermanents, 0)).front();
  EXPECT_TRUE(t.table().flag(first, kUpgraded));
  EXPECT_TRUE(t.table().flag(first, kExhausted));
  EXPECT_FALSE(t.offered("play Rig")) << "no third copy";
  ASSERT_TRUE(t.take("play Mill"));
  ASSERT_TRUE(t.take("play Dam"));
  ASSERT_TRUE(t.take("Rig"));
  EXPECT_EQ(t.size(0, kPermanents), 2);
  EXPECT_EQ(t.size(0, kDiscard), 2) << "the copy beneath goes with it";
}

// [CF 4.5] The owner decides whether a permanent answers before or after the card's own text.
TEST(Words, AnswersToACardPlayed) {
  for (const bool own_first : {true, false}) {
    OneCard c(
        [](TestTable& t, Proc& p) {
          t.say(p, "verb:add_tokens", {number(kBoostToken), you(t), t.here(), number(3)});
        },
        "current");
    const FaceId swarm = c.t.card("Swarm", {}, {}, "permanent");
    c.t.ability(swarm, kOnPlayed, [&](Proc& p) {
      c.t.say(p, "verb:double_tokens", {number(kBoostToken), you(c.t), c.m.of_event<Sort::Number>(1)});
    });
    c.begin();
    c.t.put(swarm, 0, kPermanents);
    c.play("Attack");
    ASSERT_TRUE(c.t.take(own_first ? "the card's own abilities" : "Swarm"));
    EXPECT_EQ(c.t.get(0, kBoost + kAttackLane), own_first ? 6 : 3);
  }
}

// [CF 13.64] Crystals on a card pay for abilities, as the owner chooses, not for cards.
TEST(Words, CrystalsOnACard) {
  OneCard c([](TestTable& t, Proc& p) { t.say(p, "verb:pay_crystals", {you(t), number(4)}); }, "current");
  const FaceId vault = c.t.card("Vault", {}, {}, "permanent"), dear = c.t.card("Dear", {0, 0, 0, 4, 0});
  c.begin();
  const int o = c.t.put(vault, 0, kPermanents);
  c.t.put(dear, 0, kHand);
  c.t.table().put_on_object(o, kStored, 3);
  EXPECT_FALSE(c.t.offered("play Dear to the Mining lane"));
  c.play();
  EXPECT_EQ(c.t.labels(), (std::vector<std::string>{"1 from cards", "2 from cards", "3 from cards"}));
  ASSERT_TRUE(c.t.take("3 from cards"));
  EXPECT_EQ(c.t.get(0, kCrystals), 2);
  EXPECT_EQ(c.t.table().on_object(o, kStored), 0);
}

// [CF 13.29] Who cannot pay returns the card; [CF 13.66] one sees a hand and chooses from it.
TEST(Words, PayOrReturnAndChooseDiscard) {
  OneCard c([](TestTable& t, Proc& p) {
    t.say(p, "verb:choose_discard", {t.m().left_of(you(t)), you(t)});
    t.say(p, "keyword:pay_cost", {t.m().source(), number(9)});
  });
  const FaceId a = c.t.card("A"), b = c.t.card("B");
  c.begin();
  const int first = c.t.put(a, 1, kHand);
  c.t.put(b, 1, kHand);
  c.play();
  EXPECT_TRUE(c.t.table().known_to(first, 0));
  EXPECT_EQ(c.t.chooser(), 0);
  ASSERT_TRUE(c.t.take("B"));
  EXPECT_EQ(c.t.size(1, kDiscard), 1);
  EXPECT_EQ(c.t.size(0, kHand), 2) << "the card came back; the other is the Trooper drawn";
}

// [CF 13.11, CF 13.12] Corruption on lanes as the player likes, or on the player.
TEST(Words, GainCorruption) {
  for (const char* edition : {"current", "alternating"}) {
    OneCard c([](TestTable& t, Proc& p) { t.say(p, "verb:gain_corruption", {you(t), number(2)}); }, edition);
    c.begin();
    c.play();
    if (std::string(edition) == "current") {
      ASSERT_TRUE(c.t.take("2: the Mining lane"));
      EXPECT_EQ(c.t.get(0, kLaneCorruption), 2);
    } else {
      EXPECT_EQ(c.t.get(0, kCorruption), 2);
      EXPECT_EQ(c.t.reads(0, kMiningLane), 3);
    }
  }
}

}  // namespace
}  // namespace verbatim::crystal
