// What the kernel costs on a small game: choices, copies, hashes, windows, views, and memory.

#include <benchmark/benchmark.h>

#include <cstdlib>

#include "base/allocations.h"
#include "bench/random_game.h"
#include "kernel/game_maker.h"
#include "kernel/kernel.h"
#include "kernel/view.h"
#include "program/proc.h"
#include "tests/conformance/duel.h"

namespace verbatim {
namespace {

State middle_of_a_game(const Game& game) {
  Kernel k(game);
  Random random(3);
  State s = duel::start(game, 3);
  for (int i = 0; i < 40 && k.run(s) == Stop::Decision; ++i) {
    k.answer_unchecked(
        s, static_cast<int>(random.below(static_cast<std::uint32_t>(k.decision().options.size()))));
  }
  k.run(s);
  return s;
}

void RandomPlay(benchmark::State& bench) {
  const Game game = duel::make(static_cast<int>(bench.range(0)));
  const State opening = duel::start(game, 1);
  Kernel k(game);
  Random random(7);
  State s = opening;
  std::int64_t choices = 0, games = 0;
  std::uint64_t before = allocations();
  for (auto _ : bench) {
    choices += play_at_random(k, s, opening, random);
    if (++games == 100) before = allocations();  // scratch memory has grown to its size by then
  }
  const std::uint64_t made = allocations() - before;  // the counters below ask for memory themselves
  bench.counters["choices/s"] = benchmark::Counter(static_cast<double>(choices), benchmark::Counter::kIsRate);
  bench.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
  bench.counters["allocations"] = games > 100 ? static_cast<double>(made) : -1;
}
BENCHMARK(RandomPlay)->Arg(2)->Arg(4);

void Clone(benchmark::State& bench) {
  const Game game = duel::make(2);
  const State s = middle_of_a_game(game);
  State copy = s;
  for (auto _ : bench) {
    copy = s;
    benchmark::DoNotOptimize(copy.data());
    benchmark::ClobberMemory();
  }
  bench.counters["bytes"] = s.used();
}
BENCHMARK(Clone);

// The same bytes with nothing around them: what a clone can cost at best.
void Memcpy(benchmark::State& bench) {
  const Game game = duel::make(2);
  const State s = middle_of_a_game(game);
  std::vector<std::byte> to(s.used());
  for (auto _ : bench) {
    std::memcpy(to.data(), s.data(), s.used());
    benchmark::DoNotOptimize(to.data());
    benchmark::ClobberMemory();
  }
}
BENCHMARK(Memcpy);

void Hash(benchmark::State& bench) {
  const Game game = duel::make(2);
  const State s = middle_of_a_game(game);
  for (auto _ : bench) benchmark::DoNotOptimize(s.hash());
}
BENCHMARK(Hash);

void ViewOfASeat(benchmark::State& bench) {
  const Game game = duel::make(2);
  const State s = middle_of_a_game(game);
  for (auto _ : bench) benchmark::DoNotOptimize(view(game, s, 0));
}
BENCHMARK(ViewOfASeat);

void Imagine(benchmark::State& bench) {
  const Game game = duel::make(2);
  const View v = view(game, middle_of_a_game(game), 0);
  Random random(1);
  for (auto _ : bench) benchmark::DoNotOptimize(imagine(game, v, random));
}
BENCHMARK(Imagine);

// A program that opens windows nobody has anything for, a thousand a run; against the same without windows.
Game windows(int how_many) {
  GameMaker m;
  m.declaration.name = "windows";
  m.declaration.bounds.objects = 200;
  m.declaration.bounds.stack = 4000;
  m.zone({.name = "play"});
  const TriggerId moment = m.trigger("moment", Stage::After);
  Face face;
  face.name = "listener";
  const FaceId listener = m.face(face);
  {
    Proc ability(m, "ability");
    m.ability({.face = listener, .trigger = moment, .zones = 1, .program = ability.id()});
  }
  {
    Proc p(m, "game");
    auto n = p.number();
    p.each_number(1, 1000, n, [&] {
      Window w;
      w.trigger = moment;
      w.first = Operand::constant(0);
      for (int i = 0; i < how_many; ++i) p.window(w);
    });
    p.outcome(m.everyone(), 0);
    m.code.start = p.id();
  }
  auto game = m.finish();
  if (!game) std::abort();
  return std::move(*game);
}

void EmptyWindows(benchmark::State& bench) {
  const int per_turn = static_cast<int>(bench.range(0));
  const Game game = windows(per_turn);
  Kernel k(game);
  State opening = k.blank(1);
  k.begin(opening);
  State s = opening;
  for (auto _ : bench) {
    s = opening;
    if (k.run(s) != Stop::Over) bench.SkipWithError("the game of windows did not end");
  }
  if (per_turn > 0) {
    bench.counters["window"] = benchmark::Counter(1000.0 * per_turn * static_cast<double>(bench.iterations()),
                                                  benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
  }
}
BENCHMARK(EmptyWindows)->Arg(0)->Arg(10);

}  // namespace
}  // namespace verbatim
