#include "scenario/ways.h"

#include <algorithm>

namespace verbatim::scenario {

Ways::Ways(std::vector<int> copies, const std::vector<std::vector<int>>& fitting)
    : left_(std::move(copies)), taken_(left_.size()), given_(fitting.size(), -1) {
  for (std::size_t name = 0; name < fitting.size(); ++name) {
    auto group = std::find_if(groups_.begin(), groups_.end(),
                              [&](const Group& g) { return g.kinds == fitting[name]; });
    if (group == groups_.end()) group = groups_.insert(group, {fitting[name], {}});
    group->names.push_back(name);
  }
}

void Ways::each(const Found& found) {
  found_ = &found;
  seen_.clear();
  go(0);
}

// These return false when no more is asked for.
bool Ways::go(std::size_t group) {
  if (!seen_.emplace(group, taken_).second) return true;
  if (group == groups_.size()) return (*found_)(taken_, given_);
  return share(group, 0, 0);
}

// So many of the names of a group are of this kind, the others of those behind it.
bool Ways::share(std::size_t group, std::size_t kind, std::size_t name) {
  const Group& g = groups_[group];
  const int names = static_cast<int>(g.names.size() - name);
  if (names == 0) return go(group + 1);
  if (room(g, kind) < names) return true;
  const auto k = static_cast<std::size_t>(g.kinds[kind]);
  for (int n = std::min(names, left_[k]); n >= 0; --n) {
    for (int i = 0; i < n; ++i) given_[g.names[name + static_cast<std::size_t>(i)]] = g.kinds[kind];
    left_[k] -= n;
    taken_[k] += n;
    const bool more = share(group, kind + 1, name + static_cast<std::size_t>(n));
    left_[k] += n;
    taken_[k] -= n;
    if (!more) return false;
  }
  return true;
}

int Ways::room(const Group& g, std::size_t from) const {
  int out = 0;
  for (std::size_t i = from; i < g.kinds.size(); ++i) out += left_[static_cast<std::size_t>(g.kinds[i])];
  return out;
}

}  // namespace verbatim::scenario
