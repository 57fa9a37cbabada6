#include "tests/conformance/duel.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <thread>
#include <vector>

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

Subject duel_of(const Game& game) {
  return {&game, [&game](std::uint64_t seed) { return duel::start(game, seed); }};
}

// The same seed is the same game on every platform and in every build: these figures were written down once,
// and every compiler, preset and sanitizer must come to them. They change when play changes, and only then.
TEST(Duel, IsTheGameThatWasWrittenDown) {
  struct Written {
    int seats;
    std::uint64_t stories;
    int choices;
  };
  for (const Written& written : {Written{2, 0xa04cafd49bb8e189, 12680}, Written{3, 0x2e5bf7f15175dbc2, 14474},
                                 Written{4, 0xae8e865738fba6ba, 15006}}) {
    const Game game = duel::make(written.seats);
    std::uint64_t stories = 0;
    int choices = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const GameResult r = play_random(duel_of(game), seed);
      ASSERT_EQ(r.broken, "");
      stories = stories * 31 + r.story;
      choices += r.choices;
    }
    EXPECT_EQ(stories, written.stories) << std::hex << stories << " with " << written.seats << " seats";
    EXPECT_EQ(choices, written.choices);
  }
}

TEST(Duel, IsTheSameOnEveryThread) {
  const Game game = duel::make(2);
  constexpr std::size_t kGames = 400;
  const auto play_all = [&](std::size_t threads) {
    std::vector<std::uint64_t> hashes(kGames);
    std::vector<std::thread> workers;
    for (std::size_t first = 0; first < threads; ++first) {
      workers.emplace_back([&, first] {
        const Subject subject = duel_of(game);
        for (std::size_t i = first; i < kGames; i += threads) hashes[i] = play_random(subject, i).final_hash;
      });
    }
    for (auto& worker : workers) worker.join();
    return hashes;
  };
  const auto alone = play_all(1);
  EXPECT_EQ(play_all(2), alone);
  EXPECT_EQ(play_all(5), alone);
}

}  // namespace
}  // namespace verbatim
