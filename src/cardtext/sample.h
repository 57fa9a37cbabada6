#pragma once
// Trees made from the table itself: the simplest filler of a category, and random ones for property tests.

#include <functional>

#include "base/random.h"
#include "cardtext/node.h"

namespace verbatim::cardtext {

class Sampler {
 public:
  using Allowed = std::function<bool(const Production&)>;

  // `allowed` may leave wordings out, for example those that need a sentence before them.
  explicit Sampler(const Grammar& g, Allowed allowed = nullptr);

  bool possible(CategoryId c) const { return depth_[c] < kImpossible; }

  // With as few nodes as the table allows.
  Node simplest(CategoryId c) const;

  // The simplest children under this production; `number` fills its literals.
  Node with(std::uint16_t production, int number = 2) const;

  // `budget` bounds the depth; beyond it the simplest is taken.
  Node random(CategoryId c, Random& random, int budget) const;

 private:
  static constexpr int kImpossible = 1000;

  int depth_of(const Production& p) const;
  Node build(std::uint16_t production, Random* random, int budget, int number) const;

  bool usable(const Production& p) const;

  const Grammar& g_;
  Allowed allowed_;
  std::vector<int> depth_;                 // of the shallowest tree of each category
  std::vector<std::uint16_t> shallowest_;  // its production
};

}  // namespace verbatim::cardtext
