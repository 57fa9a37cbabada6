#include "cardtext/node.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace verbatim::cardtext {

bool Entry::has(std::string_view attribute) const {
  return std::find(attributes.begin(), attributes.end(), attribute) != attributes.end();
}

int Entry::slot(std::string_view name) const {
  for (std::size_t i = 0; i < slots.size(); ++i)
    if (slots[i].name == name) return static_cast<int>(i);
  return -1;
}

SymbolId Grammar::symbol(std::string_view key) const {
  const auto found = symbol_ids.find(std::string(key));
  return found == symbol_ids.end() ? 0 : found->second;
}

CategoryId Grammar::category(std::string_view name) const {
  const auto found = category_ids.find(std::string(name));
  return found == category_ids.end() ? kNoCategory : found->second;
}

const Node* Node::find(int slot) const {
  for (const Child& c : children)
    if (c.slot == slot) return &c.node;
  return nullptr;
}

Node* Node::find(int slot) { return const_cast<Node*>(std::as_const(*this).find(slot)); }

const Node* get(const Grammar& g, const Node& n, std::string_view slot) {
  const int index = g.entries[n.entry].slot(slot);
  return index < 0 ? nullptr : n.find(index);
}

Node* get(const Grammar& g, Node& n, std::string_view slot) {
  return const_cast<Node*>(get(g, std::as_const(n), slot));
}

bool add_to_list(const Grammar& g, Node& n, std::string_view slot, Node value) {
  const int index = g.entries[n.entry].slot(slot);
  if (index < 0) return false;
  const auto after =
      std::find_if(n.children.begin(), n.children.end(), [index](const Child& c) { return c.slot > index; });
  n.children.insert(after, Child{static_cast<std::uint8_t>(index), std::move(value)});
  return true;
}

void set(const Grammar& g, Node& n, std::string_view slot, Node value) {
  if (Node* old = get(g, n, slot)) {
    *old = std::move(value);
  } else {
    [[maybe_unused]] const bool known = add_to_list(g, n, slot, std::move(value));
    assert(known);
  }
}

void erase(const Grammar& g, Node& n, std::string_view slot) {
  const int index = g.entries[n.entry].slot(slot);
  std::erase_if(n.children, [index](const Child& c) { return c.slot == index; });
}

bool names_shown(const Grammar& g, const Node& n) {
  const std::string& op = op_of(g, n);
  return op.rfind("of_those", 0) == 0 || op == "the_other" || op == "the_others";
}

Node make(const Grammar& g, std::string_view category, std::string_view op) {
  const CategoryId id = g.category(category);
  for (std::size_t i = kFirstTableEntry; i < g.entries.size(); ++i) {
    if (g.entries[i].category != id || g.entries[i].op != op) continue;
    Node n;
    n.entry = static_cast<EntryId>(i);
    return n;
  }
  assert(false && "no such core entry");
  return {};
}

Node number_node(int value) {
  Node n;
  n.value = value;
  return n;
}

bool same(const Node& a, const Node& b) {
  if (a.entry != b.entry || a.value != b.value || a.upper != b.upper) return false;
  return std::equal(a.children.begin(), a.children.end(), b.children.begin(), b.children.end(),
                    [](const Child& x, const Child& y) { return x.slot == y.slot && same(x.node, y.node); });
}

namespace {

std::string literal(const Node& n) {
  const std::string value = std::to_string(n.value);
  return n.entry == kRangeEntry ? value + "-" + std::to_string(n.upper) : value;
}

std::string meant(Antecedent a) {
  switch (a) {
    case Antecedent::none:
      return "";
    case Antecedent::self:
      return " -> this card";
    case Antecedent::you:
      return " -> you";
    case Antecedent::loop_player:
      return " -> the player of the loop";
    case Antecedent::loop_lane:
      return " -> the lane of the loop";
    case Antecedent::loop_card:
      return " -> the card of the loop";
    case Antecedent::owner:
      return " -> the player named before";
    case Antecedent::node:
      return " -> what was named before";
    case Antecedent::taken:
      return " -> what was taken before";
  }
  return "";
}

}  // namespace

std::string list_tree(const Grammar& g, const Node& n, int indent) {
  if (n.entry < kFirstTableEntry) return literal(n) + "\n";
  const Entry& e = g.entries[n.entry];
  std::string out = e.op;
  if (!e.native.empty()) out += " = " + e.native;
  out += meant(n.antecedent) + "\n";
  for (const Child& c : n.children) {
    out += std::string(static_cast<std::size_t>(indent) + 2, ' ') + e.slots[c.slot].name + ": ";
    out += list_tree(g, c.node, indent + 2);
  }
  return out;
}

}  // namespace verbatim::cardtext
