// Playing on at random draws its answers without listing the options: each of them has the same chance all
// the same.

#include <gtest/gtest.h>

#include <cmath>
#include <unordered_map>

#include "games/crystal/rules/ids.h"
#include "kernel/kernel.h"
#include "tests/crystal/factions.h"

namespace verbatim::crystal {
namespace {

// How far counts are from even ones: a sum of squares and what it is on average.
struct Unevenness {
  double sum = 0, expected = 0;
  // In standard deviations. Fixed seeds: the figure is the same in every run.
  double deviations() const { return (sum - expected) / std::sqrt(2 * expected); }
};

void draw(Kernel& kernel, const State& asked, Random& random, Unevenness& unevenness) {
  constexpr int kEach = 40;
  const auto options = static_cast<int>(kernel.decision().options.size());
  struct Outcome {
    int options = 0, drawn = 0;
  };
  std::unordered_map<std::uint64_t, Outcome> outcomes;  // by the state that follows
  State next;
  for (int k = 0; k < options; ++k) {
    kernel.answer_unchecked(next = asked, k);
    ++outcomes[next.hash()].options;
  }
  for (int i = 0; i < kEach * options; ++i) {
    kernel.answer_at_random(next = asked, random);
    const auto found = outcomes.find(next.hash());
    ASSERT_NE(found, outcomes.end()) << "an answer was drawn that is not listed";
    ++found->second.drawn;
  }
  for (const auto& [hash, outcome] : outcomes) {
    const double expected = kEach * outcome.options, over = outcome.drawn - expected;
    unevenness.sum += over * over / expected;
  }
  unevenness.expected += static_cast<double>(outcomes.size()) - 1;
}

TEST(Playout, EveryOptionHasTheSameChance) {
  for (const char* edition : {"classic", "current", "alternating"}) {
    const Factions factions(edition, 2);
    ASSERT_EQ(factions.problem(), "");
    Kernel kernel(factions.game());
    Random random(11);
    Unevenness unevenness;
    for (int game = 0; game < 16; ++game) {
      State s =
          factions.start({game % kFactions, (game / 2 + 1) % kFactions}, static_cast<std::uint64_t>(game));
      for (int choice = 0; kernel.run(s) == Stop::Decision; ++choice) {
        const auto n = static_cast<std::uint32_t>(kernel.decision().options.size());
        const auto k = static_cast<int>(random.below(n));
        if (choice % 4 == 0) draw(kernel, s, random, unevenness);
        if (HasFatalFailure()) return;
        ASSERT_TRUE(kernel.look(s));
        kernel.answer_unchecked(s, k);
      }
    }
    EXPECT_GT(unevenness.expected, 1000) << edition;
    EXPECT_LT(std::abs(unevenness.deviations()), 4)
        << edition << ": " << unevenness.sum << " for " << unevenness.expected;
  }
}

// A sample of some number.
struct Sample {
  double n = 0, sum = 0, squares = 0;
  void add(double x) { ++n, sum += x, squares += x * x; }
  double mean() const { return sum / n; }
  double variance_of_mean() const { return (squares / n - mean() * mean()) / n; }
};

// As many choices as in games whose options are listed, and as many cards in discard piles.
TEST(Playout, GamesAreLikeThoseOfListedOptions) {
  for (const char* edition : {"classic", "classic-2024", "current", "alternating"}) {
    const Factions factions(edition, 3);
    Kernel kernel(factions.game());
    Random random(3);
    Sample choices[2], discarded[2];
    for (int game = 0; game < 300; ++game) {
      for (const bool listed : {false, true}) {
        State s = factions.start({0, 1, 2}, static_cast<std::uint64_t>(2 * game + listed));
        std::int64_t counted = 0;
        while (listed && kernel.run(s) == Stop::Decision) {
          const auto n = static_cast<std::uint32_t>(kernel.decision().options.size());
          counted += n > 1;
          kernel.answer_unchecked(s, static_cast<int>(random.below(n)));
        }
        ASSERT_EQ(kernel.play_out(s, random, &counted), Stop::Over) << kernel.explain_failure(s);
        EXPECT_EQ(counted, s.header().choices) << edition << ", game " << game;
        choices[listed].add(static_cast<double>(counted));
        const Table t(factions.game(), s);
        double lying = 0;
        for (int seat = 0; seat < 3; ++seat) lying += t.zone_size(t.zone(kDiscard, seat));
        discarded[listed].add(lying);
      }
    }
    for (const auto* samples : {choices, discarded}) {
      const double apart = samples[0].mean() - samples[1].mean();
      EXPECT_LT(std::abs(apart), 4 * std::sqrt(samples[0].variance_of_mean() + samples[1].variance_of_mean()))
          << edition << ": " << samples[0].mean() << " and " << samples[1].mean();
    }
  }
}

// From the middle of a game, with somebody who listens, and with chance left open.
TEST(Playout, EndsFromWhereverItBegins) {
  const Factions factions("current", 2);
  struct Silent : LogSink {
    void write(const LogEntry&) override { ++entries; }
    int entries = 0;
  } log;
  Kernel kernel(factions.game()), told(factions.game(), &log);
  Random random(5);
  State s = factions.start({2, 3}, 9);
  for (int i = 0; i < 25 && kernel.run(s) == Stop::Decision; ++i) {
    for (const bool open : {false, true}) {
      State copy = s;
      if (open) copy.header().options |= kChanceOpen;
      EXPECT_EQ(kernel.play_out(copy, random), Stop::Over);
      EXPECT_EQ(kernel.play_out(copy, random), Stop::Over) << "a game that is over stays so";
    }
    State copy = s;
    EXPECT_EQ(told.play_out(copy, random), Stop::Over);
    ASSERT_TRUE(kernel.look(s));
    kernel.answer_unchecked(s, 0);
  }
  EXPECT_GT(log.entries, 1000);
}

}  // namespace
}  // namespace verbatim::crystal
