#include "cardtext/sample.h"

#include <algorithm>

namespace verbatim::cardtext {

Sampler::Sampler(const Grammar& g, Allowed allowed)
    : g_(g),
      allowed_(std::move(allowed)),
      depth_(g.categories.size(), kImpossible),
      shallowest_(g.categories.size()) {
  for (bool grew = true; grew;) {
    grew = false;
    for (std::size_t c = 0; c < g.categories.size(); ++c)
      for (const std::uint16_t p : g.categories[c].productions) {
        if (!usable(g.productions[p])) continue;
        const int depth = depth_of(g.productions[p]);
        if (depth >= depth_[c]) continue;
        depth_[c] = depth;
        shallowest_[c] = p;
        grew = true;
      }
  }
}

bool Sampler::usable(const Production& p) const {
  return !g_.entries[p.entry].print_only && (!allowed_ || allowed_(p));
}

int Sampler::depth_of(const Production& p) const {
  int deepest = 0;
  for (const Element& x : p.elements)
    if (x.kind == ElementKind::slot) deepest = std::max(deepest, depth_[x.category]);
  return std::min(kImpossible, deepest + 1);
}

Node Sampler::build(std::uint16_t index, Random* random, int budget, int number) const {
  const Production& p = g_.productions[index];
  const Entry& e = g_.entries[p.entry];
  Node n;
  n.entry = p.entry;
  std::vector<Child> children;
  const auto fill = [&](const Element& x) {
    return random ? this->random(x.category, *random, budget - 1) : simplest(x.category);
  };
  for (const Element& x : p.elements) {
    if (x.kind == ElementKind::word) continue;
    if (x.kind == ElementKind::slot) {
      children.push_back({x.slot, fill(x)});
    } else if (x.kind == ElementKind::star) {
      const bool some = random && budget > 0 && possible(x.category) && random->below(4) == 0;
      if (some) children.push_back({x.slot, fill(x)});
    } else {
      Node literal = number_node(random ? static_cast<int>(random->below(9)) + 1 : number);
      if (x.kind == ElementKind::range) {
        literal.entry = kRangeEntry;
        literal.upper = literal.value + 2;
      }
      children.push_back({x.slot, std::move(literal)});
    }
  }
  if (e.transparent) return std::move(children.front().node);
  for (const Constant& c : p.constants) children.push_back({c.slot, number_node(c.value)});
  std::stable_sort(children.begin(), children.end(),
                   [](const Child& a, const Child& b) { return a.slot < b.slot; });
  n.children = std::move(children);
  return n;
}

Node Sampler::simplest(CategoryId c) const { return build(shallowest_[c], nullptr, 0, 2); }

Node Sampler::with(std::uint16_t production, int number) const {
  return build(production, nullptr, 0, number);
}

Node Sampler::random(CategoryId c, Random& random, int budget) const {
  std::vector<std::uint16_t> fitting;
  for (const std::uint16_t p : g_.categories[c].productions)
    if (usable(g_.productions[p]) && depth_of(g_.productions[p]) < std::max(budget, 1)) fitting.push_back(p);
  if (fitting.empty()) return simplest(c);
  return build(fitting[random.below(static_cast<std::uint32_t>(fitting.size()))], &random, budget, 2);
}

}  // namespace verbatim::cardtext
