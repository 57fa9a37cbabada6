// What the table shows is what the rules read, and every number is the sum of what is said to make it.

#include "board.h"

#include <gtest/gtest.h>

#include <numeric>

#include "kernel/made_of.h"
#include "testing.h"

namespace verbatim::crystal {
namespace {

int sum(const std::vector<Part>& parts) {
  return std::accumulate(parts.begin(), parts.end(), 0, [](int n, const Part& p) { return n + p.amount; });
}

void expect_adds_up(const Figure& f) {
  if (f.made_of.empty()) return;
  EXPECT_EQ(sum(f.made_of), f.value) << f.name;
  for (const Part& p : f.made_of) {
    if (p.what.find("[CF 11.6]") != std::string::npos) {
      EXPECT_EQ(f.value, 0) << f.name;
    } else if (p.what.find("[CF 5.3]") != std::string::npos) {
      EXPECT_EQ(f.value, 0) << f.name;
    }
  }
}

void expect_true(TestTable& t, int seat) {
  const Table table = t.table();
  const Board b = make_board(t.edition(), t.game(), view(t.game(), t.state(), seat));
  ASSERT_EQ(static_cast<int>(b.seats.size()), table.seats());
  for (int s = 0; s < table.seats(); ++s) {
    const BoardSeat& shown = b.seats[static_cast<std::size_t>(s)];
    EXPECT_EQ(shown.counters[0].value, table.counter(s, kHitPoints));
    EXPECT_EQ(shown.counters[1].value, table.counter(s, kCrystals));
    for (int l = 0; l < kLanes; ++l) {
      const BoardPlace& lane = shown.places[static_cast<std::size_t>(l)];
      EXPECT_EQ(lane.figures[0].value, power(table, s, l));  // [CF 5.2]
    }
    for (const BoardPlace& p : shown.places) {
      for (const Figure& f : p.figures) expect_adds_up(f);
      if (p.name == "Hand") {
        EXPECT_EQ(p.size(), table.zone_size(table.zone(kHand, s)));
        if (s == seat) {
          EXPECT_EQ(p.unknown, 0);  // [CF 1.11]
        }
        for (const BoardCard& c : p.cards) EXPECT_TRUE(table.known_to(c.object, seat));  // [CF 1.11]
      }
      if (p.name == "Deck") {
        EXPECT_EQ(p.size(), table.zone_size(table.zone(kDeck, s)));
        for (const BoardCard& c : p.cards) EXPECT_TRUE(table.known_to(c.object, seat));  // [CF 1.11]
      }
      for (const BoardCard& c : p.cards) {
        for (const Figure& f : c.figures) expect_adds_up(f);
        for (const int q : {kPriceCrystals, kPriceProduction, kCardPower}) {
          EXPECT_EQ(sum(made_of(table, q, c.object, s)), table.quantity(q, c.object, s)) << c.name;
        }
      }
    }
  }
}

TEST(Board, ShowsWhatTheRulesReadAndEveryNumberAddsUp) {
  for (const std::string& edition : Edition::names()) {
    for (int seats = 2; seats <= 3; ++seats) {
      TestTable t(edition, seats);
      const std::vector decks(static_cast<std::size_t>(seats), sample_deck(t));
      for (int seed = 0; seed < 6; ++seed) {
        t.begin(decks, static_cast<std::uint64_t>(seed));
        ASSERT_EQ(t.failure(), "");
        Random random(static_cast<std::uint64_t>(seed) + 5);
        for (int choices = 0; t.run() == Stop::Decision; ++choices) {
          if (choices % 7 == 0) expect_true(t, choices % seats);
          if (testing::Test::HasFailure()) return;
          const auto n = static_cast<std::uint32_t>(t.kernel().decision().options.size());
          t.kernel().answer_unchecked(t.state(), static_cast<int>(random.below(n)));
        }
      }
    }
  }
}

// [CF 3.7, CF 11.2] What is left to spend is called after what it is left of, on the table and in the log.
TEST(Board, NamesTheAllowanceAsTheEditionDoes) {
  for (const auto& [edition, name] : {std::pair{"classic", "tech left"}, {"current", "unused production"}}) {
    TestTable t(edition);
    t.begin();
    t.run();
    const Board b = make_board(t.edition(), t.game(), view(t.game(), t.state(), 0));
    EXPECT_EQ(b.seats[0].counters[2].name, name) << edition;
    EXPECT_EQ(rules().print(edition, 2, {}).value()->names().counters[2].names.front(), name) << edition;
  }
}

// [CF 10.3] Fifty are not more than fifty: the table says so before somebody counts on them.
TEST(Board, WarnsWhoeverStandsAtExactlyTheTarget) {
  const auto shown = [](const char* edition, int crystals) {
    TestTable t(edition);
    t.begin();
    t.run();
    t.set(0, kCrystals, crystals);
    return make_board(t.edition(), t.game(), view(t.game(), t.state(), 1)).seats[0].counters[1].name;
  };
  EXPECT_EQ(shown("current", 49), "crystals");
  EXPECT_EQ(shown("current", 50), "crystals (51 win)");
  EXPECT_EQ(shown("current", 51), "crystals");
  EXPECT_EQ(shown("classic", 50), "crystals");
}

// [CF 16.12] On the table and in the log a phase has the name of the edition's word list.
TEST(Board, NamesThePhasesAsTheEditionDoes) {
  const auto shown = [](const char* edition) {
    TestTable t(edition);
    t.begin();
    t.run();
    const auto rail = make_board(t.edition(), t.game(), view(t.game(), t.state(), 0)).rail;
    std::string out;
    for (std::size_t i = rail.size() - 4; i < rail.size() - 2; ++i) out += rail[i] + ", ";
    const auto printing = rules().print(edition, 2, {}).value();
    for (const Named& n : printing->names().phases) {
      if (n.id == kBattlePhase || n.id == kIncomePhase) out += n.names.front() + ", ";
    }
    return out;
  };
  EXPECT_EQ(shown("classic"), "Attack, Mining, Attack phase, Mining phase, ");
  EXPECT_EQ(shown("current"), "Battle, Operations, Battle, Operations, ");
}

// [CF 5.2, CF 5.3, CF 13.17]
TEST(Board, TakesALaneApart) {
  TestTable t("classic");
  const FaceId brute = t.card("Brute", {2, 5, 1, 3, 1});
  t.begin();
  t.put(brute, 0, kAttack);
  const int disabled = t.put(brute, 0, kAttack);
  t.table().set_flag(disabled, kDisabled);
  t.set(0, static_cast<Counter>(kBoost + kAttackLane), 2);
  t.set(0, static_cast<Counter>(kLaneCorruption + kAttackLane), 1);
  t.set(0, static_cast<Counter>(kLaneCorruption + kMiningLane), 9);
  t.run();
  const Board b = make_board(t.edition(), t.game(), view(t.game(), t.state(), 1));
  const BoardPlace& attack = b.seats[0].places[kAttackLane];
  EXPECT_EQ(attack.figures[0].value, 6);
  const std::vector<Part> wanted = {
      {"base card [CF 1.3]", 0}, {"Brute", 5}, {"Brute (disabled)", 0}, {"boosts", 2}, {"corruption", -1}};
  EXPECT_EQ(attack.figures[0].made_of, wanted);
  EXPECT_EQ(attack.cards[1].marks, std::vector<std::string>{"disabled"});
  const Figure& mining = b.seats[0].places[kMiningLane].figures[0];
  EXPECT_EQ(mining.value, 0);
  EXPECT_EQ(mining.made_of.back(), (Part{"never below zero [CF 5.3]", 7}));
}

}  // namespace
}  // namespace verbatim::crystal
