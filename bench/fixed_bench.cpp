// A fixed number of games, the same each time: what tools/profile counts instructions of. The difference
// between many games and few is what play costs, without starting up and compiling the cards.

#include <benchmark/benchmark.h>

#include "bench/random_game.h"
#include "tests/conformance/duel.h"
#include "tests/crystal/factions.h"

namespace verbatim {
namespace {

// One game an iteration, by uniformly random answers; every choice with two options or more counts.
void play(benchmark::State& bench, const Game& game, const State& opening) {
  Kernel k(game);
  Random random(7);
  State s = opening;
  std::int64_t choices = 0;
  for (auto _ : bench) {
    choices += play_at_random(k, s, opening, random);
    if (s.header().status != Status::Over) bench.SkipWithError("a game failed");
  }
  bench.counters["choices"] = static_cast<double>(choices);
}

void FixedKernel(benchmark::State& bench) {
  const Game game = duel::make(2);
  play(bench, game, duel::start(game, 1));
}
BENCHMARK(FixedKernel)->Iterations(20);
BENCHMARK(FixedKernel)->Iterations(220);

// Two shipped decks, compiled from their text.
void shipped(benchmark::State& bench, const char* edition) {
  const crystal::Factions factions(edition, 2);
  if (!factions.problem().empty()) return bench.SkipWithError(factions.problem().c_str());
  play(bench, factions.game(), factions.start({0, 1}, 1));
}

void FixedClassic(benchmark::State& bench) { shipped(bench, "classic"); }
BENCHMARK(FixedClassic)->Iterations(20);
BENCHMARK(FixedClassic)->Iterations(220);

void FixedCrystal(benchmark::State& bench) { shipped(bench, "current"); }
BENCHMARK(FixedCrystal)->Iterations(20);
BENCHMARK(FixedCrystal)->Iterations(220);

void FixedAlternating(benchmark::State& bench) { shipped(bench, "alternating"); }
BENCHMARK(FixedAlternating)->Iterations(20);
BENCHMARK(FixedAlternating)->Iterations(220);

}  // namespace
}  // namespace verbatim
