// Which option a step means, and whether it may as well mean another. Of cards that are taken one after the
// other, each by a choice of its own, each name is another card.

#include <algorithm>

#include "scenario/want.h"
#include "scenario/ways.h"

namespace verbatim::scenario {
namespace {

// Options between which nothing on the table tells, with how many such cards there are.
struct Alike {
  int option = 0;  // the first
  int copies = 0;
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
  // Two ways are enough to know.
  std::vector<int> copies, first;
  for (const Alike& kind : kinds) copies.push_back(kind.copies);
  bool several = false;
  Ways(copies, fitting).each([&](const std::vector<int>&, const std::vector<int>& given) {
    several = !first.empty();
    if (!several) first = given;
    return !several;
  });
  if (first.empty()) return {all[0], names.front(), false};
  if (several) return {all[0], 0, true};
  const auto lowest = std::min_element(first.begin(), first.end());
  const auto name = static_cast<std::size_t>(lowest - first.begin());
  return {kinds[static_cast<std::size_t>(*lowest)].option, names[name], false};
}

}  // namespace verbatim::scenario
