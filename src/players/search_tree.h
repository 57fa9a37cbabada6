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
  void iterate();

  // How often each option of the root was taken. The options are those of the decision that was asked.
  void count_visits(const Decision& asked, std::vector<int>& visits) const;

 private:
  // What was chosen, in one word. A card that the searcher knows is itself; of one that it does not know,
  // which may be another in every world, the face is what counts. Who was asked what belongs to it, because
  // different worlds may ask different things at the same node.
  using Move = std::uint64_t;

  // A move and what lies behind it. The children of a node stand side by side, in the order in which the
  // options were listed when it was first asked: the next world mostly lists them in the same order.
  struct Node {
    Move move = 0;
    double won = 0;  // for the seat that chose the move
    std::int32_t visits = 0, available = 0;
    std::uint32_t first_child = 0, children = 0;
  };

  Move move_of(const Decision&, const Option&) const;
  std::uint32_t descend(std::uint32_t node, int& option);
  // Children are named by how many stand before them.
  std::uint32_t find(const Node&, std::uint32_t guess, Move) const;
  void add_child(std::uint32_t node, Move);

  double exploration_;
  Sandbox world_;
  Random random_;
  std::vector<Node> nodes_;  // all of them, the root first
  struct Step {
    std::uint32_t node;
    std::uint8_t seat;  // that chose
  };
  std::vector<Step> path_;
  std::vector<std::uint32_t> open_;   // the children that are the options of one decision
  std::vector<std::uint8_t> known_;   // objects that the searcher knows at the root
  std::vector<std::uint16_t> faces_;  // of all objects; what is printed does not depend on where it lies
};

}  // namespace verbatim
