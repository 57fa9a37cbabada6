// Information-set Monte Carlo tree search. Each iteration imagines a world the seat cannot tell from the real
// one, walks down one tree shared by all worlds, adds one node, plays on at random, and counts who won. A
// node's children are what was chosen, not what the world looks like; since an option is not open in every
// world, each child also counts how often it could have been taken.

#include <chrono>
#include <cmath>
#include <vector>

#include "kernel/sandbox.h"
#include "players/player.h"

namespace verbatim {
namespace {

// What was chosen. Opponents' hidden cards have different ids in different worlds; the face is what counts.
struct Move {
  OptionKind kind;
  std::uint8_t group;
  std::int16_t what, extra;
  bool operator==(const Move&) const = default;
};

struct Node {
  Move move{};
  int first_child = -1, next_sibling = -1;
  std::uint8_t seat = 0;  // who chose the move that led here
  int visits = 0, available = 0;
  double won = 0;  // for that seat
};

class SearchPlayer final : public Player {
 public:
  SearchPlayer(const Game& game, const SearchOptions& options) : options_(options), world_(game) {
    nodes_.reserve(1 << 14);
  }

  int choose(const View& seen, const Decision& asked) override {
    if (asked.options.size() == 1) return 0;
    Random random(options_.seed ^ seen.hash());
    nodes_.clear();
    nodes_.emplace_back();
    const auto start = std::chrono::steady_clock::now();
    const auto time_left = [&] {
      const auto spent = std::chrono::steady_clock::now() - start;
      return spent < std::chrono::milliseconds(options_.milliseconds);
    };
    for (int i = 0; options_.iterations > 0 ? i < options_.iterations : (i % 16 != 0 || time_left()); ++i) {
      world_.imagine(seen, random);
      iterate(random);
    }
    return most_visited(asked);
  }
  void begin(std::uint64_t seed) override { options_.seed = seed; }
  std::string name() const override { return "search " + std::to_string(options_.iterations); }

 private:
  Move move_of(const Option& o) const {
    const bool card = o.kind == OptionKind::Object || o.kind == OptionKind::Ability;
    const int what = card ? world_.table().record(o.value).face : o.value;
    return {o.kind, o.group, static_cast<std::int16_t>(what), o.extra};
  }

  void iterate(Random& random) {
    path_.assign(1, 0);
    int node = 0;
    bool in_tree = true;
    Stop stop = world_.run();
    for (; stop == Stop::Decision; stop = world_.run()) {
      const auto& options = world_.decision().options;
      const auto n = static_cast<std::uint32_t>(options.size());
      if (!in_tree) {
        world_.answer(static_cast<int>(random.below(n)));
        continue;
      }
      const int k = descend(node, random, in_tree);
      path_.push_back(node);
      world_.answer(k);
    }
    const int winners = world_.winners();
    for (int visited : path_) {
      Node& v = nodes_[static_cast<std::size_t>(visited)];
      ++v.visits;
      if (visited != 0) v.won += result_for(winners, v.seat);
    }
  }

  // Picks an option: one never tried, if there is one, else the most promising. `node` becomes its child.
  int descend(int& node, Random& random, bool& in_tree) {
    const Decision& asked = world_.decision();
    const int n = static_cast<int>(asked.options.size());
    int fresh = -1, fresh_seen = 0, best = -1, best_child = -1;
    double best_value = -1;
    for (int k = 0; k < n; ++k) {
      const Move move = move_of(asked.options[static_cast<std::size_t>(k)]);
      const int child = find(node, move);
      if (child < 0) {
        if (random.below(static_cast<std::uint32_t>(++fresh_seen)) == 0) fresh = k;
        continue;
      }
      Node& c = nodes_[static_cast<std::size_t>(child)];
      ++c.available;
      const double value =
          c.won / c.visits + options_.exploration * std::sqrt(std::log(c.available) / c.visits);
      if (value > best_value) best_value = value, best = k, best_child = child;
    }
    if (fresh >= 0) {
      Node child;
      child.move = move_of(asked.options[static_cast<std::size_t>(fresh)]);
      child.seat = asked.seat;
      child.available = 1;
      child.next_sibling = nodes_[static_cast<std::size_t>(node)].first_child;
      nodes_[static_cast<std::size_t>(node)].first_child = static_cast<int>(nodes_.size());
      node = static_cast<int>(nodes_.size());
      nodes_.push_back(child);
      in_tree = false;
      return fresh;
    }
    node = best_child;
    return best;
  }

  int find(int node, const Move& move) const {
    int child = nodes_[static_cast<std::size_t>(node)].first_child;
    while (child >= 0 && !(nodes_[static_cast<std::size_t>(child)].move == move)) {
      child = nodes_[static_cast<std::size_t>(child)].next_sibling;
    }
    return child;
  }

  int most_visited(const Decision& asked) const {
    int best = 0, visits = -1;
    for (std::size_t k = 0; k < asked.options.size(); ++k) {
      const int child = find(0, move_of(asked.options[k]));
      if (child >= 0 && nodes_[static_cast<std::size_t>(child)].visits > visits) {
        visits = nodes_[static_cast<std::size_t>(child)].visits;
        best = static_cast<int>(k);
      }
    }
    return best;
  }

  SearchOptions options_;
  Sandbox world_;
  std::vector<Node> nodes_;
  std::vector<int> path_;
};

}  // namespace

std::unique_ptr<Player> make_search_player(const Game& game, const SearchOptions& options) {
  return std::make_unique<SearchPlayer>(game, options);
}

}  // namespace verbatim
