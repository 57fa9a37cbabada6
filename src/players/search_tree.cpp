#include "players/search_tree.h"

#include <cmath>

#include "players/player.h"

namespace verbatim {
namespace {

constexpr std::uint16_t kByFace = 0x8000;

}  // namespace

void SearchTree::plant(const Game& game, const View& seen, Random random, int iterations_expected) {
  random_ = random;
  nodes_.clear();
  nodes_.reserve(static_cast<std::size_t>(iterations_expected) + 1);
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
  auto what = static_cast<std::uint16_t>(o.value);
  if (o.kind == OptionKind::Object || o.kind == OptionKind::Ability) {
    const auto object = static_cast<std::size_t>(o.value);
    if (known_[object] == 0) what = static_cast<std::uint16_t>(faces_[object] | kByFace);
  }
  return {o.kind, o.group, asked.seat, asked.prompt.value, what, o.extra};
}

void SearchTree::iterate(const View& seen) {
  world_.imagine(seen, random_);
  path_.clear();
  int node = 0;
  bool in_tree = true;
  Stop stop = world_.run();
  while (stop == Stop::Decision && in_tree) {
    const int k = descend(node, in_tree);
    path_.push_back(node);
    world_.answer(k);
    stop = in_tree ? world_.run() : world_.play_out(random_);
  }
  // A game that breaks down has no winners and counts half for everybody.
  const int winners = stop == Stop::Over ? world_.winners() : 0;
  for (const int visited : path_) {
    Node& v = at(visited);
    ++v.visits;
    v.won += result_for(winners, v.move.seat);
  }
}

// Picks an option: one never tried, if there is one, else the most promising. `node` becomes its child.
int SearchTree::descend(int& node, bool& in_tree) {
  const Decision& asked = world_.decision();
  const int n = static_cast<int>(asked.options.size());
  int fresh = -1, best = -1, best_child = -1;
  std::uint32_t fresh_seen = 0;
  double best_value = -1;
  for (int k = 0; k < n; ++k) {
    const int child = find(node, move_of(asked, asked.options[static_cast<std::size_t>(k)]));
    if (child < 0) {
      if (random_.below(++fresh_seen) == 0) fresh = k;
      continue;
    }
    Node& c = at(child);
    ++c.available;
    const double value = c.won / c.visits + exploration_ * std::sqrt(std::log(c.available) / c.visits);
    if (value > best_value) best_value = value, best = k, best_child = child;
  }
  if (fresh < 0) {
    node = best_child;
    return best;
  }
  Node child;
  child.move = move_of(asked, asked.options[static_cast<std::size_t>(fresh)]);
  child.available = 1;
  child.next_sibling = at(node).first_child;
  at(node).first_child = static_cast<int>(nodes_.size());
  node = static_cast<int>(nodes_.size());
  nodes_.push_back(child);
  in_tree = false;
  return fresh;
}

int SearchTree::find(int node, const Move& move) const {
  int child = at(node).first_child;
  while (child >= 0 && !(at(child).move == move)) child = at(child).next_sibling;
  return child;
}

void SearchTree::count_visits(const Decision& asked, std::vector<int>& visits) const {
  for (std::size_t k = 0; k < asked.options.size(); ++k) {
    if (const int child = find(0, move_of(asked, asked.options[k])); child >= 0)
      visits[k] += at(child).visits;
  }
}

}  // namespace verbatim
