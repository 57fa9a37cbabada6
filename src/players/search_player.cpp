// Searches a tree, or several at the same time: each thread has its own worlds and its own tree, and what
// they found at the root is added up. With a budget of iterations the answer depends on the view, the seed
// and the number of threads, never on how fast they ran.

#include <algorithm>
#include <chrono>
#include <thread>

#include "players/player.h"
#include "players/search_tree.h"

namespace verbatim {
namespace {

class SearchPlayer final : public Player {
 public:
  SearchPlayer(const Game& game, const SearchOptions& options) : game_(game), options_(options) {
    for (int i = 0; i < std::max(1, options.threads); ++i) trees_.emplace_back(game, options.exploration);
  }

  int choose(const View& seen, const Decision& asked) override {
    if (asked.options.size() == 1) return 0;
    const Random random(options_.seed ^ seen.hash());
    const auto first = trees_.begin();
    if (trees_.size() == 1) {
      grow(*first, seen, random, options_.iterations);
    } else {
      std::vector<std::thread> threads;
      const int share = options_.iterations / static_cast<int>(trees_.size());
      const int rest = options_.iterations % static_cast<int>(trees_.size());
      for (std::size_t i = 0; i < trees_.size(); ++i) {
        const int budget = share + (static_cast<int>(i) < rest ? 1 : 0);
        threads.emplace_back([&, i, budget] { grow(trees_[i], seen, random.fork(i), budget); });
      }
      for (std::thread& t : threads) t.join();
    }
    visits_.assign(asked.options.size(), 0);
    for (const SearchTree& tree : trees_) tree.count_visits(asked, visits_);
    return static_cast<int>(std::max_element(visits_.begin(), visits_.end()) - visits_.begin());
  }
  void begin(std::uint64_t seed) override { options_.seed = seed; }
  std::string name() const override {
    return options_.iterations > 0 ? "search:" + std::to_string(options_.iterations)
                                   : "search:" + std::to_string(options_.milliseconds) + "ms";
  }

 private:
  void grow(SearchTree& tree, const View& seen, Random random, int iterations) {
    using Clock = std::chrono::steady_clock;
    constexpr int kBetweenLooks = 16;  // at the clock
    tree.plant(game_, seen, random, std::min(iterations, 1 << 16));
    if (options_.iterations > 0) {
      for (int i = 0; i < iterations; ++i) tree.iterate();
      return;
    }
    const auto end = Clock::now() + std::chrono::milliseconds(options_.milliseconds);
    do {
      for (int i = 0; i < kBetweenLooks; ++i) tree.iterate();
    } while (Clock::now() < end);
  }

  const Game& game_;
  SearchOptions options_;
  std::vector<SearchTree> trees_;
  std::vector<int> visits_;
};

}  // namespace

std::unique_ptr<Player> make_search_player(const Game& game, const SearchOptions& options) {
  return std::make_unique<SearchPlayer>(game, options);
}

}  // namespace verbatim
