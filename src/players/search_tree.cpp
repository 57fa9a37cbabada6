#include "players/search_tree.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "players/player.h"

namespace verbatim {
namespace {

constexpr std::uint64_t kByFace = 1u << 16;

}  // namespace

void SearchTree::plant(const Game& game, const View& seen, Random random, int iterations_expected) {
  world_.look(seen);
  random_ = random;
  nodes_.clear();
  nodes_.reserve(4 * static_cast<std::size_t>(iterations_expected) + 1);
  nodes_.emplace_back();
  const Table t = seen.table(game);
  known_.assign(static_cast<std::size_t>(t.none()) + 1, 0);
  faces_.assign(known_.size(), 0);
  for (int o = 0; o < t.objects(); ++o) {
    known_[static_cast<std::size_t>(o)] = t.known_to(o, seen.seat());
    faces_[static_cast<std::size_t>(o)] = t.record(o).face;
  }
}

SearchTree::Move SearchTree::move_of(const Decision& asked, const Option& o) const {
  std::uint64_t what = static_cast<std::uint16_t>(o.value);
  if (o.kind == OptionKind::Object || o.kind == OptionKind::Ability) {
    const auto object = static_cast<std::size_t>(o.value);
    if (known_[object] == 0) what = faces_[object] | kByFace;
  }
  static_assert(static_cast<int>(OptionKind::Chance) < 8);
  std::uint64_t move = what;  // 17 bits
  move = move << 16 | static_cast<std::uint16_t>(o.extra);
  move = move << 16 | asked.prompt.value;
  move = move << 8 | o.group;
  move = move << 3 | static_cast<std::uint64_t>(o.kind);
  return move << 4 | asked.seat;
}

void SearchTree::iterate() {
  world_.imagine(random_);
  path_.clear();
  std::uint32_t node = 0;
  Stop stop = world_.run();
  bool in_tree = true;
  while (stop == Stop::Decision && in_tree) {
    int option = 0;
    const std::uint8_t seat = world_.decision().seat;
    node = descend(node, option);
    path_.push_back({node, seat});
    world_.answer(option);
    in_tree = nodes_[node].visits > 0;
    stop = in_tree ? world_.run() : world_.play_out(random_);
  }
  // A game that breaks down has no winners and counts half for everybody.
  const int winners = stop == Stop::Over ? world_.winners() : 0;
  for (const Step& step : path_) {
    Node& v = nodes_[step.node];
    ++v.visits;
    v.won += result_for(winners, step.seat);
  }
}

// Picks an option: one never tried, if there is one, else the most promising. Its node.
std::uint32_t SearchTree::descend(std::uint32_t node, int& option) {
  const Decision& asked = world_.decision();
  const auto n = static_cast<std::uint32_t>(asked.options.size());
  open_.resize(n);
  std::uint32_t fresh = 0;
  for (std::uint32_t k = 0; k < n; ++k) {
    const Move move = move_of(asked, asked.options[k]);
    open_[k] = find(nodes_[node], k, move);
    if (open_[k] == nodes_[node].children) add_child(node, move);
    fresh += nodes_[nodes_[node].first_child + open_[k]].visits == 0;
  }
  const std::uint32_t first = nodes_[node].first_child;
  Node* const children = nodes_.data() + first;
  std::uint32_t taken = 0;
  if (fresh > 0) {
    std::uint32_t pick = random_.below(fresh);
    for (std::uint32_t k = 0; k < n; ++k) {
      const Node& c = children[open_[k]];
      if (c.visits == 0 && pick-- == 0) taken = k;
    }
    for (std::uint32_t k = 0; k < n; ++k) {
      Node& c = children[open_[k]];
      c.available += c.visits > 0 || k == taken;
    }
  } else {
    double best = -1, logarithm = 0;
    std::int32_t available = 0;  // that this is the logarithm of
    for (std::uint32_t k = 0; k < n; ++k) {
      Node& c = children[open_[k]];
      if (++c.available != available) logarithm = std::log(available = c.available);
      const double value = c.won / c.visits + exploration_ * std::sqrt(logarithm / c.visits);
      if (value > best) best = value, taken = k;
    }
  }
  option = static_cast<int>(taken);
  return first + open_[taken];
}

std::uint32_t SearchTree::find(const Node& of, std::uint32_t guess, Move move) const {
  const Node* const children = nodes_.data() + of.first_child;
  if (guess < of.children && children[guess].move == move) return guess;
  std::uint32_t i = 0;
  while (i < of.children && children[i].move != move) ++i;
  return i;
}

// There is room for as many children as the next power of two, for four at least.
void SearchTree::add_child(std::uint32_t node, Move move) {
  constexpr std::uint32_t kLeast = 4;
  const std::uint32_t n = nodes_[node].children, first = nodes_[node].first_child;
  if (n == 0 || (n >= kLeast && std::has_single_bit(n))) {
    const auto end = static_cast<std::uint32_t>(nodes_.size());
    nodes_.resize(end + std::max(2 * n, kLeast));
    std::copy_n(nodes_.begin() + first, n, nodes_.begin() + end);
    nodes_[node].first_child = end;
  }
  nodes_[nodes_[node].first_child + n].move = move;
  nodes_[node].children = n + 1;
}

void SearchTree::count_visits(const Decision& asked, std::vector<int>& visits) const {
  const Node& root = nodes_.front();
  for (std::uint32_t k = 0; k < asked.options.size(); ++k) {
    const std::uint32_t c = find(root, k, move_of(asked, asked.options[k]));
    if (c < root.children) visits[k] += nodes_[root.first_child + c].visits;
  }
}

}  // namespace verbatim
