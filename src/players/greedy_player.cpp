// One choice ahead: every option is tried in the same imagined worlds, and the best on average is taken.

#include <algorithm>
#include <vector>

#include "kernel/sandbox.h"
#include "players/player.h"

namespace verbatim {
namespace {

class GreedyPlayer final : public Player {
 public:
  GreedyPlayer(const Game& game, Evaluate evaluate, const GreedyOptions& options)
      : evaluate_(std::move(evaluate)), options_(options), world_(game), trial_(game) {}

  int choose(const View& seen, const Decision& asked) override {
    const std::size_t n = asked.options.size();
    if (n == 1) return 0;
    // A function of the view alone: the same view gives the same worlds and so the same choice.
    Random random(options_.seed ^ seen.hash());
    worth_.assign(n, 0.0);
    world_.look(seen);
    for (int w = 0; w < options_.worlds; ++w) {
      world_.imagine(random);
      for (std::size_t k = 0; k < n; ++k) {
        trial_.become(world_);
        trial_.run();
        trial_.answer(static_cast<int>(k));
        const Stop stop = trial_.run();
        worth_[k] += stop == Stop::Over ? result_for(trial_.winners(), seen.seat())
                                        : evaluate_(trial_.table(), seen.seat());
      }
    }
    // Options that look equally good are told apart by the view too, or a list's first entry would be a
    // habit.
    const double best = *std::max_element(worth_.begin(), worth_.end());
    std::uint32_t equals = 0;
    for (double v : worth_) equals += v >= best - 1e-9;
    std::uint32_t pick = random.below(equals);
    for (std::size_t k = 0; k < n; ++k) {
      if (worth_[k] >= best - 1e-9 && pick-- == 0) return static_cast<int>(k);
    }
    return 0;
  }
  void begin(std::uint64_t seed) override { options_.seed = seed; }
  std::string name() const override { return "greedy"; }

 private:
  Evaluate evaluate_;
  GreedyOptions options_;
  Sandbox world_, trial_;
  std::vector<double> worth_;
};

}  // namespace

std::unique_ptr<Player> make_greedy_player(const Game& game, Evaluate evaluate,
                                           const GreedyOptions& options) {
  return std::make_unique<GreedyPlayer>(game, std::move(evaluate), options);
}

}  // namespace verbatim
