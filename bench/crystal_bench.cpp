// Crystal Factions by uniform random play: choices with two options or more, games, clones, bytes and
// allocations. The cards are the sample deck, most of them with abilities.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

#include "base/allocations.h"
#include "bench/random_game.h"
#include "games/crystal/testing.h"

namespace verbatim::crystal {
namespace {

struct Bench {
  TestTable table;
  State opening;
  std::optional<Kernel> kernel;

  Bench(const char* edition, int seats, bool abilities) : table(edition, seats) {
    auto deck = abilities ? sample_deck(table) : plain_deck();
    table.begin(std::vector(static_cast<std::size_t>(seats), deck), 1);
    kernel.emplace(table.game());
    opening = table.state();
  }
  std::vector<FaceId> plain_deck() {
    std::vector<FaceId> deck;
    for (int i = 0; i < 10; ++i) {
      const FaceId f =
          table.card("Plain " + std::to_string(i), {1 + i % 3, 1 + i % 4, 1 + i % 2, 1 + i % 5, 1 + i % 3});
      deck.insert(deck.end(), {f, f});
    }
    return deck;
  }
};

const char* const kEditions[] = {"classic", "classic-2024", "current", "alternating"};

// Whoever else uses the machine slows play down for a while: the best stretch of games shows what the program
// can do, the mean what it did.
class BestStretch {
 public:
  void note(std::int64_t choices) {
    choices_ += choices;
    if (++games_ < kGames) return;
    const auto now = Clock::now();
    best_ =
        std::max(best_, static_cast<double>(choices_) / std::chrono::duration<double>(now - start_).count());
    start_ = now;
    choices_ = games_ = 0;
  }
  double per_second() const { return best_; }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr int kGames = 400;
  Clock::time_point start_ = Clock::now();
  std::int64_t choices_ = 0, games_ = 0;
  double best_ = 0;
};

// The largest state in which somebody is asked, in a few games.
std::uint32_t largest_state(Kernel& k, const State& opening) {
  std::uint32_t largest = 0;
  Random random(9);
  for (int game = 0; game < 200; ++game) {
    State s = opening;
    s.header().random = random.next();
    while (k.run(s) == Stop::Decision) {
      largest = std::max(largest, s.used());
      const auto n = static_cast<std::uint32_t>(k.decision().options.size());
      k.answer_unchecked(s, static_cast<int>(random.below(n)));
    }
  }
  return largest;
}

// A new game is a clone of a prepared block with another seed.
void random_games(benchmark::State& run, bool abilities, decltype(play_at_random)& play = play_at_random) {
  Bench bench(kEditions[run.range(0)], static_cast<int>(run.range(1)), abilities);
  Kernel& k = *bench.kernel;
  State s = bench.opening;
  Random random(42);
  long choices = 0, games = 0, rounds = 0;
  std::uint64_t before = 0;
  BestStretch best;
  for (auto _ : run) {
    if (games == 20) before = allocations();
    const std::int64_t chosen = play(k, s, bench.opening, random);
    choices += chosen;
    best.note(chosen);
    if (s.header().status != Status::Over) run.SkipWithError("a game failed");
    rounds += Table(bench.table.game(), s).counter(static_cast<int>(run.range(1)), kRound);
    ++games;
  }
  const std::uint64_t made = games > 20 ? allocations() - before : 0;
  run.counters["choices/s"] = benchmark::Counter(static_cast<double>(choices), benchmark::Counter::kIsRate);
  run.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
  run.counters["best choices/s"] = best.per_second();
  run.counters["choices/game"] = static_cast<double>(choices) / static_cast<double>(games);
  run.counters["rounds/game"] = static_cast<double>(rounds) / static_cast<double>(games);
  run.counters["bytes_most"] = largest_state(k, bench.opening);
  run.counters["allocations/choice"] = static_cast<double>(made) / static_cast<double>(choices);
}
void crystal_random_games(benchmark::State& run) { random_games(run, true); }
void crystal_listed_games(benchmark::State& run) { random_games(run, true, play_by_lists); }
void crystal_plain_games(benchmark::State& run) { random_games(run, false); }
BENCHMARK(crystal_random_games)->ArgsProduct({{0, 1, 2, 3}, {2}})->Args({0, 3})->Args({0, 4})->Args({3, 4});
BENCHMARK(crystal_listed_games)->Args({0, 2})->Args({2, 2});
BENCHMARK(crystal_plain_games)->Args({0, 2})->Args({3, 2});

void crystal_clone(benchmark::State& run) {
  Bench bench(kEditions[run.range(0)], 2, true);
  State s = bench.opening;
  Random random(7);
  for (int i = 0; i < 60 && bench.kernel->run(s) == Stop::Decision; ++i) {
    bench.kernel->answer_unchecked(
        s,
        static_cast<int>(random.below(static_cast<std::uint32_t>(bench.kernel->decision().options.size()))));
  }
  State copy = s;
  for (auto _ : run) {
    copy = s;
    benchmark::DoNotOptimize(copy.data());
    benchmark::ClobberMemory();
  }
  run.counters["bytes"] = s.used();
}
BENCHMARK(crystal_clone)->Arg(0)->Arg(2)->Arg(3);

}  // namespace
}  // namespace verbatim::crystal
