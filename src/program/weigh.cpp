#include "program/weigh.h"

#include <algorithm>

#include "program/tables.h"

namespace verbatim {
namespace {

constexpr std::uint64_t kHeaviest = std::uint64_t{1} << 26;
constexpr int kDeepestEvaluation = 128;   // one evaluation inside another, effects in force included
constexpr std::uint64_t kPerObject = 16;  // a selection looks at many objects
constexpr std::uint64_t kPerEffect = 4;   // an effect may be in force more than once

}  // namespace

std::string Weigher::check(Operand o) {
  wrong_.clear();
  depth_ = 0;
  const Weight w = operand(o);
  if (!wrong_.empty()) return wrong_;
  if (w.depth > kDeepestEvaluation) return "an expression is nested too deeply";
  if (w.value > kHeaviest) return "an expression takes too long to look at";
  return {};
}

void Weigher::add(Weight& sum, Weight part, std::uint64_t times) {
  sum.value = std::min(sum.value + part.value * times, kHeaviest * 2);
  sum.depth = std::max(sum.depth, part.depth + 1);
}

Weigher::Weight Weigher::operand(Operand o) {
  if (!o.is_node()) return {Weight::Known, 1, 0};
  return node(o.index());
}

Weigher::Weight Weigher::node(int index) {
  nodes_.resize(c_.nodes.size());
  if (index >= static_cast<int>(c_.nodes.size())) return {};  // the checker says so
  const auto at = static_cast<std::size_t>(index);
  if (nodes_[at].state == Weight::Known) return nodes_[at];
  if (nodes_[at].state == Weight::InProgress || depth_ >= kDeepestEvaluation) {
    if (wrong_.empty()) {
      wrong_ = nodes_[at].state == Weight::InProgress ? "an expression depends on itself"
                                                      : "an expression is nested too deeply";
    }
    return {};
  }
  nodes_[at].state = Weight::InProgress;
  ++depth_;
  const Node& n = c_.nodes[at];
  Weight sum{Weight::Known, 1, 1};
  if (static_cast<int>(n.kind) < node_kind_count()) {
    const NodeInfo& i = info(n.kind);
    const Role roles[] = {i.x, i.y, i.z};
    const std::uint16_t fields[] = {n.x, n.y, n.z};
    const bool over = i.x == Role::selection;
    for (int k = 0; k < 3; ++k) {
      if (is_value(roles[k])) add(sum, operand(Operand::from_bits(fields[k])), over ? kPerObject : 1);
    }
    if (over && n.x < c_.selections.size()) {
      const Selection& s = c_.selections[n.x];
      add(sum, operand(s.seats));
      add(sum, operand(s.zone));
      for (std::size_t k = s.requirements.first;
           k < std::min<std::size_t>(s.requirements.first + s.requirements.count, c_.requirements.size());
           ++k)
        add(sum, operand(c_.requirements[k].test), kPerObject);
    }
    if (n.kind == NodeKind::fn && n.y < c_.operands.size() && c_.operands[n.y].is_constant()) {
      const int count = std::clamp(c_.operands[n.y].constant_value(), 0, 12);
      for (std::size_t k = n.y + 1u;
           k < std::min<std::size_t>(n.y + 1u + static_cast<unsigned>(count), c_.operands.size()); ++k)
        add(sum, operand(c_.operands[k]));
    }
    if (n.kind == NodeKind::quantity)
      add(sum, effects(quantities_, n.a, [](Force f) { return f == Force::Add || f == Force::Become; }));
    if (n.kind == NodeKind::allowed)
      add(sum, effects(actions_, n.a, [](Force f) { return f == Force::Forbid || f == Force::Protect; }));
    if (n.kind == NodeKind::tagged) add(sum, effects(tags_, n.a, [](Force f) { return f == Force::Grant; }));
  }
  --depth_;
  if (wrong_.empty()) return nodes_[at] = sum;
  nodes_[at] = {};
  return {};
}

Weigher::Weight Weigher::effects(std::vector<Weight>& known, int what, bool (*concerns)(Force)) {
  known.resize(256);
  const auto at = static_cast<std::size_t>(what);
  if (known[at].state == Weight::Known) return known[at];
  if (known[at].state == Weight::InProgress) {
    if (wrong_.empty()) wrong_ = "an effect in force depends on itself";
    return {};
  }
  known[at].state = Weight::InProgress;
  Weight sum{Weight::Known, 1, 1};
  for (const Continuous& k : c_.continuous) {
    if (k.what != what || !concerns(k.force)) continue;
    for (Operand o : {k.active, k.applies, k.seats, k.amount}) add(sum, operand(o), kPerEffect);
  }
  for (const Modifier& m : c_.modifiers) {
    if (m.what == what && concerns(m.force)) add(sum, operand(m.applies), kPerEffect);
  }
  if (wrong_.empty()) return known[at] = sum;
  known[at] = {};
  return {};
}

}  // namespace verbatim
