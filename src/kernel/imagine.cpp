#include <algorithm>
#include <map>

#include "kernel/view.h"

namespace verbatim {

class Imaginer {
 public:
  Imaginer(const Game& game, State& state) : game_(game), t_(game, state) {}

  // Hidden slots come in the order of the shelf.
  void place(const HiddenSlot& slot, int o) {
    while (slot.place >= t_.starts()[zone_ + 1]) ++zone_;
    t_.shelf()[slot.place] = static_cast<std::uint16_t>(o);
    const ObjectRecord r = t_.record(o);
    r.zone = static_cast<std::uint8_t>(zone_);
    r.known = slot.known;
    t_.start_listening(o);
  }
  void refer(const HiddenReference& r) {
    t_.stack()[r.cell] = static_cast<std::int16_t>(t_.shelf()[r.place] + r.offset);
  }
  // An unordered set has one order in a block: the lowest card first.
  void sort_unordered() {
    for (int z = 0; z < game_.layout().zones; ++z) {
      std::uint16_t* at = t_.shelf() + t_.starts()[z];
      for (std::uint16_t s : t_.segments(z)) {
        const auto segment = Table::segment(s);
        if (segment.unordered) std::sort(at, at + segment.count);
        at += segment.count;
      }
    }
  }

 private:
  const Game& game_;
  Table t_;
  int zone_ = 0;
};

void imagine(const Game& game, const View& v, Random& random, State& into,
             std::vector<std::uint16_t>& scratch) {
  into = v.known_;
  scratch = v.unplaced_;
  Imaginer imaginer(game, into);
  // Each slot takes a card of its pool that is still left; `left` of a pool stands behind the cards.
  const std::size_t cards = scratch.size();
  for (const auto& pool : v.pools_) scratch.push_back(pool.count);
  for (const HiddenSlot& slot : v.hidden_) {
    std::size_t p = 0;
    while (v.pools_[p].pool != slot.pool) ++p;
    std::uint16_t* const objects = scratch.data() + v.pools_[p].first;
    const std::uint16_t left = scratch[cards + p]--;
    const std::uint32_t k = random.below(left);
    imaginer.place(slot, objects[k]);
    objects[k] = objects[left - 1];
  }
  for (const HiddenReference& r : v.references_) imaginer.refer(r);
  imaginer.sort_unordered();
  into.header().random = random.next();
}

State imagine(const Game& game, const View& v, Random& random) {
  State s;
  std::vector<std::uint16_t> scratch;
  imagine(game, v, random, s, scratch);
  return s;
}

Odds odds_of_next_card(const Game& game, const View& v, int zone) {
  const Table t = v.table(game);
  Odds odds;
  if (t.zone_size(zone) == 0) return odds;
  const int top = t.in(zone)[0];
  if (top != t.none()) {
    odds.weights.emplace_back(FaceId(t.record(top).face), 1);
    odds.total = 1;
    return odds;
  }
  const auto place = static_cast<std::uint16_t>(t.in(zone).data() - t.in(0).data());
  const auto slot = std::find_if(v.hidden().begin(), v.hidden().end(),
                                 [&](const HiddenSlot& s) { return s.place == place; });
  std::map<FaceId, int> count;
  for (const auto& pool : v.pools_) {
    if (pool.pool != slot->pool) continue;
    for (int i = 0; i < pool.count; ++i) {
      ++count[FaceId(t.record(v.unplaced_[static_cast<std::size_t>(pool.first + i)]).face)];
    }
  }
  for (const auto& [face, n] : count) {
    odds.weights.emplace_back(face, n);
    odds.total += n;
  }
  return odds;
}

}  // namespace verbatim
