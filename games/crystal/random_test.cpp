// Random games of every edition and number of players end without failure, and the table stays whole.

#include <gtest/gtest.h>

#include <bit>

#include "testing.h"

namespace verbatim::crystal {
namespace {

// What must hold at every choice: every card of the table is somewhere, and no number is nonsense.
void expect_whole(TestTable& t, int objects) {
  const Table table = t.table();
  int found = 0;
  for (int z = 0; z < table.layout().zones; ++z) {
    for (const int o : table.in(z)) {
      EXPECT_EQ(table.zone_of(o), z);
      ++found;
    }
  }
  EXPECT_EQ(found, objects);
  for (int s = 0; s < table.seats(); ++s) {
    if (!table.lives(s)) {
      EXPECT_EQ(table.zone_size(table.zone(kHand, s)), 0);  // [CF 6.6]
      continue;
    }
    EXPECT_GE(table.counter(s, kCrystals), 0);
    EXPECT_GE(table.counter(s, kAllowance), 0);
    EXPECT_GT(table.counter(s, kHitPoints), 0);  // [CF 6.1]
    for (int c = kCorruption; c < kBase; ++c) EXPECT_GE(table.counter(s, c), 0);
    EXPECT_EQ(
        table.zone_size(table.zone(kDiscard, s)),
        std::count_if(table.in(table.zone(kDiscard, s)).begin(), table.in(table.zone(kDiscard, s)).end(),
                      [&](int o) { return !is_trooper(table, o); }));  // [CF 13.2]
  }
  EXPECT_TRUE(table.lives(priority(table)));
}

class Editions : public testing::TestWithParam<std::string> {};

TEST_P(Editions, RandomGamesEndAndTheTableStaysWhole) {
  for (int seats = 2; seats <= 4; ++seats) {
    TestTable t(GetParam(), seats);
    const auto deck = sample_deck(t);
    const std::vector decks(static_cast<std::size_t>(seats), deck);
    int endings[4] = {};
    for (int seed = 0; seed < 150; ++seed) {
      t.log().entries.clear();
      t.begin(decks, static_cast<std::uint64_t>(seed));
      ASSERT_EQ(t.failure(), "");
      const int objects = t.table().objects();
      Random random(static_cast<std::uint64_t>(seed) + 77);
      Stop stop;
      int choices = 0;
      while ((stop = t.run()) == Stop::Decision) {
        ASSERT_GE(t.kernel().decision().options.size(), 2u);
        if (++choices % 16 == 0) expect_whole(t, objects);
        if (testing::Test::HasFailure()) return;
        t.kernel().answer_unchecked(
            t.state(),
            static_cast<int>(random.below(static_cast<std::uint32_t>(t.kernel().decision().options.size()))));
      }
      ASSERT_EQ(stop, Stop::Over) << seats << " players, seed " << seed << ": "
                                  << t.kernel().explain_failure(t.state());
      EXPECT_NE(t.state().header().winners, 0);
      ++endings[t.state().header().ending];
    }
    EXPECT_EQ(endings[0], 0) << "every game ends for a reason of the rules";
    EXPECT_GT(endings[kByElimination], 0);
  }
}

INSTANTIATE_TEST_SUITE_P(All, Editions, testing::ValuesIn(Edition::names()), [](const auto& p) {
  std::string name = p.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace verbatim::crystal
