// Play for the compiler to watch: instrumented, this program counts which ways through the kernel, the game
// and the players are taken, and what users run is optimised for those (docs/decisions/0010). It is a mix of
// all that is played: every edition, two to four seats, shipped cards and cards written by hand, answers
// drawn and listed, greedy and searching players. Always the same games, so that the same code gives the same
// counts.

#include <cstdio>

#include "bench/random_game.h"
#include "games/crystal/testing.h"
#include "kernel/view.h"
#include "players/player.h"
#include "tests/crystal/factions.h"

namespace verbatim::crystal {
namespace {

constexpr int kDrawn = 300, kListed = 60;  // games at each table
constexpr int kIterations = 30;            // of a search for one choice

bool play_at_random(const Game& game, const State& opening, Random& random) {
  Kernel k(game);
  State s = opening;
  for (int i = 0; i < kDrawn + kListed; ++i) {
    (i < kDrawn ? verbatim::play_at_random : play_by_lists)(k, s, opening, random);
    if (s.header().status != Status::Over) return false;
  }
  return true;
}

// One game: the first seat looks one choice ahead, the second searches, the others answer at random.
bool play_by_players(const Factions& factions, State s) {
  const Game& game = factions.game();
  const auto worth = [&](const Table& t, int seat) { return factions.printing().worth(t, seat); };
  std::vector<std::unique_ptr<Player>> players;
  players.push_back(make_greedy_player(game, worth, {}));
  players.push_back(make_search_player(game, {.iterations = kIterations}));
  while (static_cast<int>(players.size()) < game.declaration().seats) {
    players.push_back(make_random_player(1));
  }
  Kernel k(game);
  Stop stop;
  while ((stop = k.run(s)) == Stop::Decision) {
    const int seat = k.decision().seat;
    const View seen = view(game, s, seat);
    k.answer_unchecked(s, players[static_cast<std::size_t>(seat)]->choose(seen, k.decision()));
  }
  return stop == Stop::Over;
}

bool play_shipped(const std::string& edition, int seats, Random& random) {
  const Factions factions(edition, seats);
  if (!factions.problem().empty()) return false;
  for (int first = 0; first < kFactions; ++first) {
    const auto seated = seating(first, (first + 1) % kFactions, seats, first);
    const State opening = factions.start(seated, random.next());
    if (!play_at_random(factions.game(), opening, random)) return false;
    if (first == 0 && !play_by_players(factions, opening)) return false;
  }
  return true;
}

bool play_by_hand(const std::string& edition, int seats, Random& random) {
  TestTable table(edition, seats);
  table.begin(std::vector(static_cast<std::size_t>(seats), sample_deck(table)), 1);
  return table.failure().empty() && play_at_random(table.game(), table.state(), random);
}

bool play_all() {
  Random random(1);
  for (const char* edition : {"classic", "classic-2024", "current", "alternating"}) {
    for (int seats = 2; seats <= 4; ++seats) {
      if (play_shipped(edition, seats, random) && play_by_hand(edition, seats, random)) continue;
      std::fprintf(stderr, "training: a game failed, edition %s, %d seats\n", edition, seats);
      return false;
    }
  }
  return true;
}

}  // namespace
}  // namespace verbatim::crystal

int main() { return verbatim::crystal::play_all() ? 0 : 1; }
