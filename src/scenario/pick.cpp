// Which option a step means, and whether it may as well mean another. Of cards that are taken one after the
// other, each by a choice of its own, each name is another card.

#include <algorithm>
#include <map>
#include <set>

#include "scenario/want.h"

namespace verbatim::scenario {
namespace {

// Options between which nothing on the table tells, with how many such cards there are.
struct Alike {
  int option = 0;  // the first
  int copies = 0;
};

// All ways to give each name one of the cards it fits, up to which copy it is. Two ways are enough to know.
class Ways {
 public:
  Ways(const std::vector<Alike>& kinds, std::vector<std::vector<int>> fitting)
      : fitting_(std::move(fitting)), left_(kinds.size()), given_(fitting_.size(), -1) {
    for (std::size_t k = 0; k < kinds.size(); ++k) left_[k] = kinds[k].copies;
    go(0);
  }
  bool none() const { return found_.empty(); }
  bool several() const { return found_.size() > 1; }
  // The kind that each name means, the first way.
  const std::vector<int>& first() const { return first_; }

 private:
  void go(std::size_t name) {
    if (several()) return;
    if (name == fitting_.size()) {
      if (found_.insert(left_).second && found_.size() == 1) first_ = given_;
      return;
    }
    for (const int kind : fitting_[name]) {
      int& left = left_[static_cast<std::size_t>(kind)];
      if (left == 0) continue;
      --left;
      given_[name] = kind;
      go(name + 1);
      ++left_[static_cast<std::size_t>(kind)];
    }
  }

  std::vector<std::vector<int>> fitting_;
  std::vector<int> left_, given_, first_;
  std::set<std::vector<int>> found_;
};

}  // namespace

bool Chooser::same(const Option& a, const Option& b) const {
  if (a.kind != b.kind || a.label != b.label) return false;
  if (a.kind == OptionKind::Object) return alike(t_, a.value, b.value);
  if (a.kind == OptionKind::Ability) return a.extra == b.extra && alike(t_, a.value, b.value);
  return a.value == b.value && a.extra == b.extra;
}

Pick Chooser::pick(const Want& want, const Asked& asked) const {
  const std::vector<int> all = meant(want, asked);
  const auto option = [&](int k) -> const Option& { return asked.options[static_cast<std::size_t>(k)]; };
  if (all.empty()) return {};
  std::vector<Alike> kinds;
  for (const int k : all) {
    const Option& o = option(k);
    if (std::any_of(kinds.begin(), kinds.end(), [&](const Alike& a) { return same(option(a.option), o); }))
      continue;
    int copies = 1;
    if (o.kind == OptionKind::Object) {
      copies = 0;
      for (int other = 0; other < t_.objects(); ++other) copies += alike(t_, o.value, other);
    }
    kinds.push_back({k, copies});
  }
  if (want.kind != Want::Kind::Refs) return {all[0], 0, kinds.size() > 1};
  // In a series a card may become one of the options only later.
  std::vector<std::size_t> names;
  std::vector<std::vector<int>> fitting;
  for (std::size_t r = 0; r < want.refs.size(); ++r) {
    std::vector<int> these;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
      const Option& o = option(kinds[k].option);
      if (o.kind != OptionKind::Object || refers(want.refs[r], o.value)) these.push_back(static_cast<int>(k));
    }
    if (these.empty()) continue;
    names.push_back(r);
    fitting.push_back(std::move(these));
  }
  const Ways ways(kinds, fitting);
  if (ways.none()) return {all[0], names.front(), false};
  if (ways.several()) return {all[0], 0, true};
  const auto lowest = std::min_element(ways.first().begin(), ways.first().end());
  const auto name = static_cast<std::size_t>(lowest - ways.first().begin());
  return {kinds[static_cast<std::size_t>(*lowest)].option, names[name], false};
}

}  // namespace verbatim::scenario
