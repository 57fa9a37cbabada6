#include <algorithm>
#include <map>

#include "kernel/hidden.h"
#include "kernel/view.h"

namespace verbatim {

std::uint8_t pool_of(const Table& t, int object);

namespace {

// The objects whose place the view does not know, by what their backs say they are.
std::map<std::uint8_t, std::vector<int>> unplaced(const Table& t) {
  std::vector<bool> placed(static_cast<std::size_t>(t.none()) + 1, false);
  for (int z = 0; z < t.layout().zones; ++z) {
    for (int o : t.in(z)) placed[static_cast<std::size_t>(o)] = true;
  }
  std::map<std::uint8_t, std::vector<int>> pools;
  for (int o = 0; o < t.objects(); ++o) {
    if (!placed[static_cast<std::size_t>(o)]) pools[pool_of(t, o)].push_back(o);
  }
  return pools;
}

}  // namespace

class Imaginer {
 public:
  Imaginer(const Game& game, State& state, Random& random) : game_(game), t_(game, state), random_(random) {}

  void run(const std::vector<HiddenSlot>& hidden, const std::vector<HiddenReference>& references) {
    auto pools = unplaced(t_);
    for (auto& [pool, objects] : pools) {
      for (std::size_t k = objects.size(); k > 1; --k) {
        std::swap(objects[k - 1], objects[random_.below(static_cast<std::uint32_t>(k))]);
      }
    }
    std::map<int, int> at;  // place -> object
    for (const HiddenSlot& slot : hidden) {
      auto& objects = pools[slot.pool];
      const int o = objects.back();
      objects.pop_back();
      at[slot.place] = o;
      t_.shelf()[slot.place] = static_cast<std::uint16_t>(o);
      ObjectRecord& r = t_.record(o);
      r.zone = static_cast<std::uint8_t>(zone_at(slot.place));
      r.known = slot.known;
      t_.start_listening(o);
    }
    // A place for a card one too high stands for "plus one" cells; see each_object_cell.
    std::map<int, int> offsets;
    each_object_cell(game_, t_, [&](int cell, int offset) { offsets[cell] = offset; });
    for (const HiddenReference& r : references) {
      t_.stack()[r.cell] = static_cast<std::int16_t>(at.at(r.place) + offsets[r.cell]);
    }
    sort_unordered();
    t_.header().random = random_.next();
  }

 private:
  int zone_at(int place) const {
    int z = 0;
    while (place >= t_.starts()[z + 1]) ++z;
    return z;
  }

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

  const Game& game_;
  Table t_;
  Random& random_;
};

State imagine(const Game& game, const View& v, Random& random) {
  State s = v.known_;
  Imaginer(game, s, random).run(v.hidden_, v.references_);
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
  for (int o : unplaced(t)[slot->pool]) ++count[FaceId(t.record(o).face)];
  for (const auto& [face, n] : count) {
    odds.weights.emplace_back(face, n);
    odds.total += n;
  }
  return odds;
}

}  // namespace verbatim
