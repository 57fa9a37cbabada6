#include <algorithm>
#include <map>

#include "kernel/view.h"
#include "kernel/worlds.h"

namespace verbatim {

State imagine(const Game& game, const View& v, Random& random) {
  Worlds worlds;
  worlds.note(game, v);
  State s;
  worlds.draw(random, s);
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
