#pragma once
// All ways to give each of some names one of the kinds of card that it fits. Only how many of each kind are
// taken tells two ways apart: names that fit the same kinds are counted, not permuted.

#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace verbatim::scenario {

class Ways {
 public:
  // How many cards there are of each kind, and the kinds that each name fits.
  Ways(std::vector<int> copies, const std::vector<std::vector<int>>& fitting);

  // Tells each way until `found` returns false: how many of each kind, and the kind of each name.
  using Found = std::function<bool(const std::vector<int>& taken, const std::vector<int>& given)>;
  void each(const Found& found);

 private:
  struct Group {
    std::vector<int> kinds;
    std::vector<std::size_t> names;
  };
  bool go(std::size_t group);
  bool share(std::size_t group, std::size_t kind, std::size_t name);
  int room(const Group&, std::size_t from) const;

  std::vector<int> left_, taken_, given_;
  std::vector<Group> groups_;
  std::set<std::pair<std::size_t, std::vector<int>>> seen_;  // what was taken before a group
  const Found* found_ = nullptr;
};

}  // namespace verbatim::scenario
