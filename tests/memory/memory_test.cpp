// Play asks for no memory: a program of its own, because it counts every allocation.

#include <gtest/gtest.h>

#include <algorithm>
#include <new>

#include "base/allocations.h"
#include "kernel/kernel.h"
#include "tests/conformance/duel.h"
#include "tests/crystal/factions.h"

namespace verbatim {
namespace {

// From the first choice on: the kernel's scratch memory is as large as it need be from the beginning.
std::uint64_t allocations_in_play(const Game& game, const State& opening, int games) {
  Kernel k(game);
  Random random(7);
  State s = opening;
  const std::uint64_t before = allocations();
  for (int i = 0; i < games; ++i) {
    s = opening;
    s.header().random = random.next();
    while (k.run(s) == Stop::Decision) {
      k.answer_unchecked(
          s, static_cast<int>(random.below(static_cast<std::uint32_t>(k.decision().options.size()))));
    }
    EXPECT_EQ(s.header().status, Status::Over) << k.explain_failure(s);
    s = opening;
    s.header().random = random.next();
    EXPECT_EQ(k.play_out(s, random), Stop::Over);
  }
  return allocations() - before;
}

TEST(Memory, PlayAsksForNone) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Game game = duel::make(seats);
    EXPECT_EQ(allocations_in_play(game, duel::start(game, 1), 300), 0u) << seats << " seats";
  }
}

TEST(Memory, PlayOfShippedDecksAsksForNone) {
  for (int seats = 2; seats <= 4; ++seats) {
    const crystal::Factions factions("current", seats);
    ASSERT_EQ(factions.problem(), "");
    const State opening = factions.start(crystal::seating(0, 3, seats, 0), 1);
    EXPECT_EQ(allocations_in_play(factions.game(), opening, 60), 0u) << seats << " seats";
  }
}

// What is copied, kept and compared where players are asked: two kibibytes at most with shipped decks and two
// seats.
TEST(Memory, StatesOfTwoSeatsAreSmall) {
  for (const char* edition : {"classic", "classic-2024", "current", "alternating"}) {
    const crystal::Factions factions(edition, 2);
    ASSERT_EQ(factions.problem(), "");
    Kernel k(factions.game());
    Random random(7);
    std::uint32_t most = 0;
    for (int game = 0; game < 40; ++game) {
      State s = factions.start(crystal::seating(game % 4, (game / 4) % 4, 2, 0), 1);
      s.header().random = random.next();
      while (k.run(s) == Stop::Decision) {
        most = std::max(most, s.used());
        k.answer_unchecked(
            s, static_cast<int>(random.below(static_cast<std::uint32_t>(k.decision().options.size()))));
      }
    }
    EXPECT_LE(most, 2048u) << edition;
    EXPECT_GT(most, 1024u) << edition;
  }
}

TEST(Memory, IsCounted) {
  const std::uint64_t before = allocations();
  ::operator delete(::operator new(8));
  EXPECT_GT(allocations(), before);
}

}  // namespace
}  // namespace verbatim
