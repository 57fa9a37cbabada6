#pragma once
// One tree of an information-set Monte Carlo search. Each iteration imagines a world the seat cannot tell
// from the real one, walks down the tree that all worlds share, adds one node, plays on at random, and counts
// who won. A node's children are what was chosen, not what the world looks like; since an option is not open
// in every world, each child also counts how often it could have been taken. Chance falls in the imagined
// world and needs no node of its own.

#include <cstdint>
#include <vector>

#include "kernel/sandbox.h"

namespace verbatim {

class SearchTree {
 public:
  SearchTree(const Game& game, double exploration) : exploration_(exploration), world_(game) {}

  // Forgets all, but keeps the memory.
  void plant(const Game&, const View& seen, Random random, int iterations_expected);
  void iterate(const View& seen);

  // How often each option of the root was taken. The options are those of the decision that was asked.
  void count_visits(const Decision& asked, std::vector<int>& visits) const;

 private:
  // What was chosen. A card that the searcher knows is itself; of one that it does not know, which may be
  // another in every world, the face is what counts. Who was asked what belongs to it, because different
  // worlds may ask different things at the same node.
  struct Move {
    OptionKind kind;
    std::uint8_t group, seat;
    std::uint16_t prompt, what;
    std::int16_t extra;
    bool operator==(const Move&) const = default;
  };
  struct Node {
    Move move{};
    std::int32_t first_child = -1, next_sibling = -1;
    std::int32_t visits = 0, available = 0;
    double won = 0;  // for the seat that chose the move
  };

  Move move_of(const Decision&, const Option&) const;
  int descend(int& node, bool& in_tree);
  int find(int node, const Move&) const;
  Node& at(int node) { return nodes_[static_cast<std::size_t>(node)]; }
  const Node& at(int node) const { return nodes_[static_cast<std::size_t>(node)]; }

  double exploration_;
  Sandbox world_;
  Random random_;
  std::vector<Node> nodes_;  // all of them, the root first
  std::vector<int> path_;
  std::vector<std::uint8_t> known_;   // objects that the searcher knows at the root
  std::vector<std::uint16_t> faces_;  // of all objects; what is printed does not depend on where it lies
};

}  // namespace verbatim
