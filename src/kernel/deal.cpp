#include "kernel/deal.h"

#include <algorithm>

namespace verbatim {

Deal::Deal(const Game& game) : owned_(static_cast<std::size_t>(game.layout().seats)) {
  for (Owned& owned : owned_) {
    owned.of.resize(game.natives().face_sets.size());
    owned.listening.resize(static_cast<std::size_t>(game.layout().zone_kinds) + 1);
  }
  things_.reserve(static_cast<std::size_t>(game.layout().objects));
}

bool Deal::is_of(const Table& t) const {
  if (things_.size() != static_cast<std::size_t>(t.objects())) return false;
  bool same = true;
  for (int o = 0; o < t.objects(); ++o) same &= things_[static_cast<std::size_t>(o)] == thing(t, o);
  return same;
}

void Deal::note(const Table& t) {
  if (noted_ && is_of(t)) return;
  noted_ = true;
  things_.clear();
  for (int o = 0; o < t.objects(); ++o) things_.push_back(thing(t, o));
  for (int seat = 0; seat < t.seats(); ++seat) sort(t, seat, owned_[static_cast<std::size_t>(seat)]);
}

void Deal::sort(const Table& t, int seat, Owned& owned) const {
  const auto has_it = [&](const Thing& thing) { return thing.owner == seat; };
  const auto first = std::find_if(things_.begin(), things_.end(), has_it);
  const auto end = std::find_if_not(first, things_.end(), has_it);
  owned.from = static_cast<int>(first - things_.begin());
  owned.count = static_cast<int>(end - first);
  owned.in_sets = end - first <= kMostOfSmallSet && std::none_of(end, things_.end(), has_it);
  owned.firsts = owned.lasts = 0;
  std::fill(owned.of.begin(), owned.of.end(), 0);
  std::fill(owned.listening.begin(), owned.listening.end(), 0);
  if (!owned.in_sets) return;
  for (auto it = first; it != end; ++it) {
    const SmallSet that = just(static_cast<int>(it - first));
    if (it == first || *it != it[-1]) {
      owned.firsts |= that;
      owned.in_sets = owned.in_sets && std::find(first, it, *it) == it;
    }
    if (it + 1 == end || *it != it[1]) owned.lasts |= that;
    for (std::size_t s = 0; s < owned.of.size(); ++s) {
      const FaceSet& set = t.game().natives().face_sets[s];
      if (set.has(t.code().faces[it->face], set.number)) owned.of[s] |= that;
    }
    for (std::size_t kind = 0; kind < owned.listening.size(); ++kind) {
      if ((t.game().listens_in(it->face) >> kind & 1) != 0) owned.listening[kind] |= that;
    }
  }
}

}  // namespace verbatim
