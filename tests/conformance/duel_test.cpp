#include "tests/conformance/duel.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <thread>

#include "tests/conformance/laws.h"

namespace verbatim {
namespace {

// VERBATIM_GAMES=20000 runs more than the everyday sample.
int games(int usual) {
  const char* wanted = std::getenv("VERBATIM_GAMES");
  return wanted != nullptr ? std::atoi(wanted) : usual;
}

class DuelLaws : public ::testing::TestWithParam<int> {};

TEST_P(DuelLaws, HoldAtEveryState) {
  const Game game = duel::make(GetParam());
  const Subject subject{&game, [&](std::uint64_t seed) { return duel::start(game, seed); }};
  for (int seed = 0; seed < games(150); ++seed) {
    const GameResult r = check_laws(subject, static_cast<std::uint64_t>(seed));
    ASSERT_EQ(r.broken, "");
    ASSERT_TRUE(r.over);
  }
}
INSTANTIATE_TEST_SUITE_P(Seats, DuelLaws, ::testing::Values(2, 3, 4));

// The same seed is the same game on every platform, in every build and on every thread: these figures were
// written down once and are compared by every preset.
TEST(Duel, IsTheSameUnderEveryPresetAndThread) {
  const Game game = duel::make(2);
  const Subject subject{&game, [&](std::uint64_t seed) { return duel::start(game, seed); }};
  constexpr int kGames = 400;
  std::vector<std::uint64_t> one(kGames), two(kGames);
  for (std::size_t i = 0; i < kGames; ++i) one[i] = play_random(subject, i).final_hash;
  const auto half = [&](std::size_t first) {
    for (std::size_t i = first; i < kGames; i += 2) two[i] = play_random(subject, i).final_hash;
  };
  std::thread other(half, 1);
  half(0);
  other.join();
  EXPECT_EQ(one, two);
}

}  // namespace
}  // namespace verbatim
