#include "kernel/lay_operands.h"

#include <algorithm>
#include <tuple>

#include "kernel/game.h"
#include "kernel/look.h"
#include "program/tables.h"

namespace verbatim {
namespace {

// Nodes that are laid out; others are left to the evaluation.
bool is_laid_out(NodeKind kind) {
  switch (kind) {
    case NodeKind::only:
    case NodeKind::others:
    case NodeKind::seat_count:
    case NodeKind::add:
    case NodeKind::subtract:
    case NodeKind::multiply:
    case NodeKind::divide_down:
    case NodeKind::divide_up:
    case NodeKind::least:
    case NodeKind::most:
      return true;
    default:
      return only_looks(kind);
  }
}
// What is beyond is left to the evaluation. The numbers of parts are sixteen bits, and a condition that
// names the same parts again and again would be written out again and again; those under way may still be
// added.
constexpr std::size_t kMostParts = 16000;
// Calls of calls are left to the evaluation.
bool simple(const QuickCall& call) {
  return std::all_of(call.of, call.of + call.count, [](const Quick& q) { return q.kind <= Quick::Zone; });
}

}  // namespace

Quick OperandLayer::quick(Operand o) const {
  if (o.is_constant()) return {Quick::Constant, 0, static_cast<std::int16_t>(o.constant_value())};
  if (o.is_register() && kRegisters + o.index() <= Quick::kMostCell)
    return {Quick::Cell, static_cast<std::uint8_t>(kRegisters + o.index()), 0};
  if (o.is_node()) {
    const Node& n = node(o);
    const Quick seat = n.kind == NodeKind::zone ? quick(Operand::from_bits(n.x)) : Quick{};
    if (n.kind == NodeKind::zone && seat.kind == Quick::Cell) return {Quick::Zone, seat.cell, n.a};
    if (n.kind == NodeKind::fn) {
      QuickCall call{natives_.functions[n.x], code_.functions[n.x].result == Sort::Number};
      if (out_.calls.size() < kMostParts && arguments(n.y, call.of, call.count) && simple(call)) {
        call.of_cell = is_of_cell({call.of, call.count});
        out_.calls.push_back(call);
        return {Quick::Call, 0, static_cast<std::int16_t>(out_.calls.size() - 1)};
      }
    }
    if (n.kind == NodeKind::count) return {Quick::Count, 0, static_cast<std::int16_t>(n.x)};
    if (n.kind == NodeKind::exists) return {Quick::Exists, 0, static_cast<std::int16_t>(n.x)};
    if (is_laid_out(n.kind) && out_.nodes.size() < kMostParts) {
      const QuickNode quick{n.kind, n.a, this->quick(Operand::from_bits(n.x)),
                            is_value(info(n.kind).y) ? this->quick(Operand::from_bits(n.y)) : Quick{}};
      out_.nodes.push_back(quick);
      return {Quick::Node, 0, static_cast<std::int16_t>(out_.nodes.size() - 1)};
    }
  } else if (o == Operand::special(Special::Controller)) {
    return {Quick::Cell, kController, 0};
  } else if (o == Operand::special(Special::Source)) {
    return {Quick::Cell, kSource, 0};
  } else if (o == Operand::special(Special::NoObject)) {
    return {Quick::Constant, 0, static_cast<std::int16_t>(layout_.none())};
  } else if (o == Operand::special(Special::Nobody)) {
    return {Quick::Constant, 0, static_cast<std::int16_t>(layout_.nobody())};
  }
  return {Quick::Other, 0, static_cast<std::int16_t>(o.bits())};
}

Test OperandLayer::test(Operand o) const {
  Test t;
  std::tie(o, t.negated) = bare(o);
  if (o.is_constant()) {
    t.negated = t.negated == (o.constant_value() != 0);
    return t;
  }
  t.kind = o == Operand::special(Special::Done) ? Test::Done : Test::Other;
  if (!o.is_node()) {
    t.of[0] = quick(o);
    return t;
  }
  const Node& n = node(o);
  const auto compare = [&](Test::Kind kind, std::uint16_t x, std::uint16_t y) {
    t.kind = kind;
    t.of[0] = quick(Operand::from_bits(x));
    t.of[1] = quick(Operand::from_bits(y));
  };
  if (n.kind == NodeKind::below) compare(Test::Below, n.x, n.y);
  if (n.kind == NodeKind::equal) compare(Test::Equal, n.x, n.y);
  if (n.kind == NodeKind::at_most) {  // unless the other is below it
    compare(Test::Below, n.y, n.x);
    t.negated = !t.negated;
  }
  if ((n.kind == NodeKind::both || n.kind == NodeKind::either) && out_.tests.size() < kMostParts) {
    Test left = test(Operand::from_bits(n.x)), right = test(Operand::from_bits(n.y));
    if (n.kind == NodeKind::either) {  // one of them holds unless both do not
      for (Test* part : {&left, &right, &t}) part->negated = !part->negated;
    }
    t.kind = Test::Both;
    t.of[0] = part(left);
    t.of[1] = part(right);
  }
  if (n.kind == NodeKind::fn && arguments(n.y, t.of, t.count)) {
    t.kind = is_of_cell({t.of, t.count}) ? Test::CallOfCell : Test::Call;
    t.call = natives_.functions[n.x];
  }
  if (t.kind == Test::Other) t.of[0] = quick(o);
  return t;
}

Quick OperandLayer::part(const Test& t) const {
  out_.tests.push_back(t);
  return {Quick::Other, 0, static_cast<std::int16_t>(out_.tests.size() - 1)};
}

std::pair<Operand, bool> OperandLayer::bare(Operand o) const {
  bool negated = false;
  for (; o.is_node() && node(o).kind == NodeKind::negation; o = Operand::from_bits(node(o).x))
    negated = !negated;
  return {o, negated};
}

}  // namespace verbatim
