// Play asks for no memory: a program of its own, because it counts every allocation.

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "kernel/kernel.h"
#include "tests/conformance/duel.h"
#include "tests/crystal/factions.h"

namespace {
std::atomic<long> counted{0};
}

void* operator new(std::size_t size) {
  counted.fetch_add(1, std::memory_order_relaxed);
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc();
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }

namespace verbatim {
namespace {

// From the first choice on: the kernel's scratch memory is as large as it need be from the beginning.
long allocations_in_play(const Game& game, const State& opening, int games) {
  Kernel k(game);
  Random random(7);
  State s = opening;
  const long before = counted;
  for (int i = 0; i < games; ++i) {
    s = opening;
    s.header().random = random.next();
    while (k.run(s) == Stop::Decision) {
      k.answer_unchecked(
          s, static_cast<int>(random.below(static_cast<std::uint32_t>(k.decision().options.size()))));
    }
    EXPECT_EQ(s.header().status, Status::Over);
  }
  return counted - before;
}

TEST(Memory, PlayAsksForNone) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Game game = duel::make(seats);
    EXPECT_EQ(allocations_in_play(game, duel::start(game, 1), 300), 0) << seats << " seats";
  }
}

TEST(Memory, PlayOfShippedDecksAsksForNone) {
  for (int seats = 2; seats <= 4; ++seats) {
    const crystal::Factions factions("current", seats);
    ASSERT_EQ(factions.problem(), "");
    const State opening = factions.start(crystal::seating(0, 3, seats, 0), 1);
    EXPECT_EQ(allocations_in_play(factions.game(), opening, 60), 0) << seats << " seats";
  }
}

TEST(Memory, IsCounted) {
  const long before = counted;
  ::operator delete(::operator new(8));
  EXPECT_GT(counted, before);
}

}  // namespace
}  // namespace verbatim
