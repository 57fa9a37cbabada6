#include "kernel/worlds.h"

#include <algorithm>

namespace verbatim {

void Worlds::note(const Game& game, const View& v) {
  game_ = &game;
  base_ = v.known_;
  references_ = v.references_;
  cards_ = v.unplaced_;
  Table t(game, base_);
  taken_.assign(static_cast<std::size_t>(t.none()) + 1, 0);
  find_runs(t, v);
  lay_out(t, v);
}

// The sets of no order that hold hidden cards, and what of them lies side by side.
void Worlds::find_runs(const Table& t, const View& v) {
  runs_.clear();
  unsorted_.clear();
  const auto referred_to = [&](int place) {
    return std::any_of(references_.begin(), references_.end(),
                       [&](const HiddenReference& r) { return r.place == place; });
  };
  std::size_t h = 0;  // the next hidden place
  for (int z = 0; z < t.layout().zones; ++z) {
    std::size_t at = t.starts()[z];
    for (const std::uint16_t s : t.segments(z)) {
      const auto segment = Table::segment(s);
      const std::size_t first = at, runs_before = runs_.size();
      at += static_cast<std::size_t>(segment.count);
      if (!segment.unordered) continue;
      while (h < v.hidden_.size() && v.hidden_[h].place < first) ++h;
      const std::size_t before = h;
      for (; h < v.hidden_.size() && v.hidden_[h].place < at; ++h) {
        const HiddenSlot& slot = v.hidden_[h];
        if (referred_to(slot.place)) continue;
        if (runs_.size() > runs_before) {
          Run& last = runs_.back();
          if (last.pool == slot.pool && last.first.known == slot.known &&
              last.first.place + last.count == slot.place) {
            ++last.count;
            continue;
          }
        }
        runs_.push_back({slot.pool, {slot.place, static_cast<std::uint8_t>(z), slot.known}, 1});
      }
      if (h > before) unsorted_.push_back({first, at - first});
    }
  }
}

void Worlds::lay_out(Table& t, const View& v) {
  slots_.clear();
  pools_.clear();
  std::size_t most = 0;
  for (const View::Pool& of : v.pools_) {
    Pool pool;
    pool.cards = {of.first, of.count};
    for (const Run& run : runs_) {
      if (run.pool != of.pool || run.count <= pool.left) continue;
      pool.rest = run.first;
      pool.left = run.count;
    }
    pool.slots.first = slots_.size();
    int zone = 0;
    for (const HiddenSlot& slot : v.hidden_) {
      if (slot.pool != of.pool || slot.place - std::size_t{pool.rest.place} < pool.left) continue;
      while (slot.place >= t.starts()[zone + 1]) ++zone;
      slots_.push_back({slot.place, static_cast<std::uint8_t>(zone), slot.known});
    }
    pool.slots.count = slots_.size() - pool.slots.first;
    if (pool.left > 0) {
      // Of those that are drawn the place on the shelf will be taken by another.
      for (std::size_t i = 0; i < pool.cards.count; ++i) {
        Slot at = pool.rest;
        at.place = static_cast<std::uint16_t>(at.place + std::min(i, pool.left - 1));
        put(t, cards_[pool.cards.first + i], at);
      }
    }
    // A set has one order in a block, the lowest card first. One that is all left over comes out so.
    std::erase_if(unsorted_,
                  [&](const Part& set) { return set.first == pool.rest.place && set.count == pool.left; });
    if (pool.slots.count > 0) pools_.push_back(pool);
    most = std::max(most, pool.cards.count);
  }
  at_hand_.resize(most + 1);
}

void Worlds::put(Table& t, int object, const Slot& slot) {
  const ObjectRecord r = t.record(object);
  const int from = t.kind_of(r.zone), to = t.kind_of(slot.zone);
  const std::uint64_t listens = t.game().listens_in(r.face);
  if (((listens >> from | listens >> to) & 1) != 0) t.listen_elsewhere(object, r.zone, slot.zone);
  r.zone = slot.zone;
  r.known = slot.known;
  t.shelf()[slot.place] = static_cast<std::uint16_t>(object);
}

void Worlds::draw(Random& random, State& into) {
  into = base_;
  Table t(*game_, into);
  for (const Pool& pool : pools_) {
    const std::uint16_t* const cards = cards_.data() + pool.cards.first;
    std::copy_n(cards, pool.cards.count, at_hand_.data());
    std::size_t n = pool.cards.count;
    for (std::size_t i = 0; i < pool.slots.count; ++i) {
      std::uint16_t& drawn = at_hand_[random.below(static_cast<std::uint32_t>(n))];
      put(t, drawn, slots_[pool.slots.first + i]);
      taken_[drawn] = 1;
      drawn = at_hand_[--n];
    }
    // What is left over, the lowest first.
    std::uint16_t* left = at_hand_.data();
    for (std::size_t i = 0; i < pool.cards.count; ++i) {
      *left = cards[i];
      left += taken_[cards[i]] == 0;
      taken_[cards[i]] = 0;
    }
    std::copy_n(at_hand_.data(), pool.left, t.shelf() + pool.rest.place);
  }
  for (const HiddenReference& r : references_)
    t.stack()[r.cell] = static_cast<std::int16_t>(t.shelf()[r.place] + r.offset);
  for (const Part& set : unsorted_) std::sort(t.shelf() + set.first, t.shelf() + set.first + set.count);
  into.header().random = random.next();
}

}  // namespace verbatim
