#pragma once
// A player answers one decision at a time from what its seat sees. It is handed a view, never the game
// itself.

#include <functional>
#include <memory>
#include <string>

#include "kernel/decision.h"
#include "kernel/view.h"

namespace verbatim {

class Player {
 public:
  virtual ~Player() = default;
  // The index of the option taken. The options are those of the view's seat.
  virtual int choose(const View& seen, const Decision& asked) = 0;
  // A new game begins: forget the last one. The same seed and the same views give the same choices.
  virtual void begin(std::uint64_t seed) = 0;
  // Does it look at the view at all? One that does not may be handed an empty one.
  virtual bool looks() const { return true; }
  virtual std::string name() const = 0;
};

// How good a position is for a seat, between 0 (lost) and 1 (won). A game adds one; players know no other
// rule.
using Evaluate = std::function<double(const Table&, int seat)>;

// What a finished game is worth to a seat: winners share one point; nobody won is half a point each.
double result_for(int winners, int seat);

std::unique_ptr<Player> make_random_player(std::uint64_t seed);

struct GreedyOptions {
  int worlds = 8;  // imagined for each decision
  std::uint64_t seed = 1;
};
std::unique_ptr<Player> make_greedy_player(const Game&, Evaluate, const GreedyOptions&);

struct SearchOptions {
  int iterations = 1000;  // reproducible; 0 = by time
  int milliseconds = 0;   // when iterations is 0
  int threads = 1;        // each with its share of the iterations
  double exploration = 0.7;
  std::uint64_t seed = 1;
};
std::unique_ptr<Player> make_search_player(const Game&, const SearchOptions&);

}  // namespace verbatim
