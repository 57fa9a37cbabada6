// What may be taken back: as long as nothing came of a choice that the seat did not know before. That another
// hand had nothing to play is something, too [CF 1.11].

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "games/crystal/crystal.h"
#include "match/laid_table.h"
#include "match/match.h"

namespace verbatim {
namespace {

Result<LaidTable, LayError> lay_two(const std::string& edition) {
  TableWish wish;
  wish.edition = edition;
  wish.decks = {"endracor", "megalaxian"};
  return LaidTable::lay(crystal::rules(), std::string(VERBATIM_ROOT) + "/games/crystal", wish);
}

// The second player has crystals and cards, but none that they could play: nobody asks them, and so they are
// done as soon as the first player is. Whoever could take "done" back would know.
TEST(Undo, NotOnceItShowsThatAHandHasNothingToPlay) {
  const std::string edition = testing::TempDir() + "without_troopers.toml";
  std::ofstream(edition) << "based_on = \"alternating\"\nbasic_deck_size = 0\n";
  const auto table = lay_two(edition);
  std::filesystem::remove(edition);
  ASSERT_TRUE(table) << table.error().text;
  Match m(table->game(), table->opening(18), table->record(18, "human,greedy"));
  for (const int option : {1, 0, 2, 1, 0, 1, 0, 1, 0, 2, 0, 0, 0, 0, 1, 2, 5, 1,
                           0, 1, 0, 4, 1, 1, 4, 0, 1, 2, 0, 1, 1, 0, 5, 0, 1}) {
    ASSERT_TRUE(m.choose(option));
  }
  ASSERT_EQ(m.decision().seat, 0) << "the first player is asked again";
  EXPECT_EQ(m.undoable(0), 0u);
  EXPECT_FALSE(m.undo(0));
}

// Whatever may be taken back would have led to the same sight in any other world that the seat held possible,
// and most of what is put on the table may.
class UndoLaw : public testing::TestWithParam<const char*> {};

TEST_P(UndoLaw, WhatIsFreeTellsNothing) {
  const auto table = lay_two(GetParam());
  ASSERT_TRUE(table) << table.error().text;
  const Game& game = table->game();
  Random random(77);
  int free = 0, refused = 0, other_sights = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Match m(game, table->opening(seed), table->record(seed, ""));
    State before = table->opening(seed);
    Kernel kernel(game);
    while (!m.over() && kernel.run(before) == Stop::Decision) {
      const int seat = m.decision().seat;
      const int option =
          static_cast<int>(random.below(static_cast<std::uint32_t>(m.decision().options.size())));
      const View known = m.seen_by(seat);
      ASSERT_TRUE(m.choose(option));
      kernel.answer_unchecked(before, option);
      if (m.over()) break;
      if (m.undoable(seat) == 0) {
        ++refused;
        continue;
      }
      ++free;
      for (int i = 0; i < 20; ++i) {
        State world = imagine(game, known, random);
        ASSERT_EQ(kernel.run(world), Stop::Decision);
        ASSERT_TRUE(kernel.answer(world, {option}));
        kernel.run(world);
        other_sights += !(view(game, world, seat) == m.seen_by(seat));
      }
    }
  }
  EXPECT_GT(free, 2 * refused);
  EXPECT_GT(refused, 10);
  EXPECT_LE(other_sights, free / 50) << "no more than what is too rare to be told";
}

INSTANTIATE_TEST_SUITE_P(Crystal, UndoLaw, testing::Values("classic", "current", "alternating"));

}  // namespace
}  // namespace verbatim
