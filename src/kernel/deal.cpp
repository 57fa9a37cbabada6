#include "kernel/deal.h"

#include <algorithm>
#include <bit>

namespace verbatim {

Deal::Deal(const Game& game)
    : owned_(static_cast<std::size_t>(game.layout().seats)), of_(game.code().faces.size()) {
  const std::vector<FaceSet>& sets = game.natives().face_sets;
  for (Owned& owned : owned_) {
    owned.of.resize(sets.size());
    owned.listening.resize(static_cast<std::size_t>(game.layout().zone_kinds) + 1);
  }
  for (std::size_t f = 0; f < of_.size(); ++f) {
    for (std::size_t s = 0; s < sets.size(); ++s) {
      if (sets[s].has(game.code().faces[f], sets[s].number)) of_[f].push_back(static_cast<std::uint16_t>(s));
    }
  }
  faces_.reserve(static_cast<std::size_t>(game.layout().objects));
  holders_.reserve(static_cast<std::size_t>(game.layout().objects));
}

bool Deal::is_of(const Table& t) const {
  if (faces_.size() != static_cast<std::size_t>(t.objects())) return false;
  if (!std::equal(faces_.begin(), faces_.end(), t.faces_from(0))) return false;
  if (t.header().strayed == 0) return std::equal(holders_.begin(), holders_.end(), t.holders_from(0));
  return std::equal(holders_.begin(), holders_.end(), t.holders_from(0),
                    [](int a, int b) { return (a & 15) == (b & 15); });
}

void Deal::note(const Table& t) {
  if (noted_ && is_of(t)) return;
  noted_ = true;
  faces_.assign(t.faces_from(0), t.faces_from(t.objects()));
  holders_.clear();
  for (int o = 0; o < t.objects(); ++o) holders_.push_back(static_cast<std::uint8_t>(t.owner(o) * 17));
  for (int seat = 0; seat < t.seats(); ++seat) sort(t, seat, owned_[static_cast<std::size_t>(seat)]);
}

void Deal::sort(const Table& t, int seat, Owned& owned) const {
  int first = 0;
  while (first < t.objects() && t.owner(first) != seat) ++first;
  int end = first;
  while (end < t.objects() && t.owner(end) == seat) ++end;
  owned.from = first;
  owned.in_sets = end - first <= kMostOfSmallSet;
  for (int o = end; o < t.objects(); ++o) owned.in_sets = owned.in_sets && t.owner(o) != seat;
  owned.all = owned.firsts = owned.lasts = 0;
  std::fill(owned.of.begin(), owned.of.end(), 0);
  std::fill(owned.listening.begin(), owned.listening.end(), 0);
  if (!owned.in_sets) return;
  const std::uint16_t* const faces = t.faces_from(0);
  for (int o = first; o < end; ++o) {
    const SmallSet that = just(o - first);
    owned.all |= that;
    if (o == first || faces[o] != faces[o - 1]) {
      owned.firsts |= that;
      owned.in_sets = owned.in_sets && std::find(faces + first, faces + o, faces[o]) == faces + o;
    }
    if (o + 1 == end || faces[o] != faces[o + 1]) owned.lasts |= that;
    for (const std::uint16_t s : of_[faces[o]]) owned.of[s] |= that;
    for (std::uint64_t kinds = t.game().listens_in(faces[o]); kinds != 0; kinds &= kinds - 1)
      owned.listening[static_cast<std::size_t>(std::countr_zero(kinds))] |= that;
  }
}

}  // namespace verbatim
