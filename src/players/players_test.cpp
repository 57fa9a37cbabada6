#include <gtest/gtest.h>

#include "kernel/kernel.h"
#include "players/player.h"
#include "tests/conformance/duel.h"

namespace verbatim {
namespace {

// Plays a game; returns the winners.
int play(const Game& game, std::uint64_t seed, const std::vector<Player*>& players) {
  Kernel k(game);
  State s = duel::start(game, seed);
  while (k.run(s) == Stop::Decision) {
    const Decision asked = k.decision();
    const int choice = players[asked.seat]->choose(view(game, s, asked.seat), asked);
    k.answer_unchecked(s, choice);
  }
  return s.header().winners;
}

// The same view, whatever hidden cards there really are, gives the same choice.
TEST(Players, ChooseFromWhatTheySee) {
  const Game game = duel::make(2);
  const Evaluate life = [](const Table& t, int seat) {
    return 0.5 + 0.02 * (t.counter(seat, 0) - t.counter(1 - seat, 0));
  };
  const auto greedy = make_greedy_player(game, life, {});
  const auto search = make_search_player(game, {.iterations = 30});
  Kernel k(game);
  Random random(11);
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 2; ++seed) {
    State s = duel::start(game, seed);
    while (k.run(s) == Stop::Decision) {
      const Decision asked = k.decision();
      const std::vector<Option> options(asked.options.begin(), asked.options.end());
      const View seen = view(game, s, asked.seat);
      for (Player* p : {greedy.get(), search.get()}) {
        Decision again = asked;
        again.options = options;
        const int first = p->choose(seen, again);
        const State other = imagine(game, seen, random);
        EXPECT_EQ(p->choose(view(game, other, asked.seat), again), first) << p->name();
        ++compared;
      }
      k.look(s);
      k.answer_unchecked(s, static_cast<int>(random.below(static_cast<std::uint32_t>(options.size()))));
    }
  }
  EXPECT_GT(compared, 100);
}

// A skill ladder on the small game: search wins clearly more than half against random play.
TEST(Players, SearchBeatsRandom) {
  const Game game = duel::make(2);
  double won = 0;
  constexpr int kGames = 20;
  for (int i = 0; i < kGames; ++i) {
    const auto search = make_search_player(game, {.iterations = 80, .seed = static_cast<std::uint64_t>(i)});
    const auto random = make_random_player(static_cast<std::uint64_t>(i) + 1000);
    const int seat = i % 2;
    std::vector<Player*> players(2);
    players[static_cast<std::size_t>(seat)] = search.get();
    players[static_cast<std::size_t>(1 - seat)] = random.get();
    won += result_for(play(game, static_cast<std::uint64_t>(i / 2), players), seat);
  }
  EXPECT_GE(won, 0.7 * kGames);
}

}  // namespace
}  // namespace verbatim
