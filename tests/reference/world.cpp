#include "tests/reference/world.h"

#include <algorithm>

namespace verbatim::reference {

// Zones are numbered seat by seat, then the table's own, then nowhere.
World::World(const Declaration& declaration, const Code& code)
    : d(declaration), c(code), seats(d.seats), none(d.bounds.objects), nobody(d.seats) {
  const int kinds = static_cast<int>(d.zones.size());
  for (int seat = 0; seat < seats; ++seat) {
    for (int k = 0; k < kinds; ++k) {
      if (d.zones[static_cast<std::size_t>(k)].per_seat) zone_names_.emplace_back(k, seat);
    }
    living.insert(seat);
  }
  for (int k = 0; k < kinds; ++k) {
    if (!d.zones[static_cast<std::size_t>(k)].per_seat) zone_names_.emplace_back(k, nobody);
  }
  nowhere = static_cast<int>(zone_names_.size());
  zone_names_.emplace_back(kinds, nobody);
  zones.resize(zone_names_.size());
  nothing.owner = nothing.controller = nothing.home = nobody;
  nothing.bearer = none;
  nothing.zone = nowhere;
}

const Thing& World::thing(int o) const {
  return o >= 0 && o < static_cast<int>(things.size()) ? things[static_cast<std::size_t>(o)] : nothing;
}
Thing* World::existing(int o) {
  return o >= 0 && o < static_cast<int>(things.size()) ? &things[static_cast<std::size_t>(o)] : nullptr;
}

int World::zone(int kind, int seat) const {
  const bool own = d.zones[static_cast<std::size_t>(kind)].per_seat;
  for (int z = 0; z < nowhere; ++z) {
    if (zone_names_[static_cast<std::size_t>(z)] == std::pair(kind, own ? seat : nobody)) return z;
  }
  return nowhere;
}
int World::kind_of(int zone) const { return zone_names_[static_cast<std::size_t>(zone)].first; }
bool World::is_deck(int zone) const {
  return zone != nowhere && d.zones[static_cast<std::size_t>(kind_of(zone))].deck;
}

std::set<int> World::seen_by(int zone) const {
  std::set<int> all;
  for (int seat = 0; seat < seats; ++seat) all.insert(seat);
  if (zone == nowhere) return all;
  const auto [kind, seat] = zone_names_[static_cast<std::size_t>(zone)];
  switch (d.zones[static_cast<std::size_t>(kind)].visibility) {
    case Visibility::Everyone:
      return all;
    case Visibility::Owner:
      return seat == nobody ? std::set<int>{} : std::set<int>{seat};
    case Visibility::Nobody:
      break;
  }
  return {};
}

std::vector<int> World::in(int zone) const {
  std::vector<int> all;
  for (const Part& p : zones[static_cast<std::size_t>(zone)])
    all.insert(all.end(), p.cards.begin(), p.cards.end());
  return all;
}

int World::add(int face, int owner, int zone) {
  Thing t;
  t.face = face;
  t.owner = t.controller = t.home = owner;
  t.bearer = none;
  t.zone = nowhere;
  things.push_back(t);
  const int o = static_cast<int>(things.size()) - 1;
  put(nowhere, o, false);
  move(o, zone, End::Bottom);
  return o;
}

void World::take_out(int zone, int o) {
  auto& parts = zones[static_cast<std::size_t>(zone)];
  for (Part& p : parts) p.cards.erase(std::remove(p.cards.begin(), p.cards.end(), o), p.cards.end());
  tidy(parts);
}

// No empty parts; rows beside each other are one; a set of one card is a row.
void World::tidy(std::vector<Part>& parts) {
  std::vector<Part> kept;
  for (Part& p : parts) {
    if (p.cards.empty()) continue;
    if (p.cards.size() == 1) p.unordered = false;
    if (!kept.empty() && !kept.back().unordered && !p.unordered) {
      kept.back().cards.insert(kept.back().cards.end(), p.cards.begin(), p.cards.end());
    } else {
      kept.push_back(p);
    }
  }
  parts = kept;
}

void World::put(int zone, int o, bool top) {
  auto& parts = zones[static_cast<std::size_t>(zone)];
  const bool joins = !parts.empty() && !(top ? parts.front() : parts.back()).unordered;
  // With all its parts in use, a deck draws the order of its lowest set now.
  while (!joins && is_deck(zone) && static_cast<int>(parts.size()) == d.bounds.segments) {
    const auto lowest = std::find_if(parts.rbegin(), parts.rend(), [](const Part& p) { return p.unordered; });
    auto& cards = lowest->cards;
    for (std::size_t k = cards.size() - 1; k > 0; --k)
      std::swap(cards[k], cards[random.below(static_cast<std::uint32_t>(k + 1))]);
    lowest->unordered = false;
    tidy(parts);
  }
  parts.insert(top ? parts.begin() : parts.end(), Part{{o}, false});
  tidy(parts);
}

void World::listen(int o, int zone, bool on) {
  if (zone == nowhere) return;
  const auto here = [&](std::uint32_t kinds) { return (kinds >> kind_of(zone) & 1) != 0; };
  const int f = thing(o).face;
  for (const Ability& a : c.abilities) {
    if (a.face.value != f || !here(a.zones)) continue;
    if (on)
      listening.insert({a.trigger.value, o});
    else
      listening.erase({a.trigger.value, o});
  }
  for (const Continuous& k : c.continuous) {
    if (k.face.value != f || !here(k.zones)) continue;
    if (on)
      continuous_on.insert({k.force, k.what, o});
    else
      continuous_on.erase({k.force, k.what, o});
  }
}

bool World::move(int o, int zone, End end) {
  Thing* t = existing(o);
  if (t == nullptr) return false;
  const int from = t->zone;
  if (end == End::Mixed && !is_deck(zone)) end = End::Bottom;
  if (from != zone) listen(o, from, false);
  take_out(from, o);
  put(zone, o, end == End::Top);
  t->zone = zone;
  const auto sees = seen_by(zone);
  if (end == End::Mixed)
    shuffle(zone);
  else
    t->known_to.insert(sees.begin(), sees.end());
  if (from != zone) {
    // Who saw neither end of the move is no longer sure what lies where it came from.
    if (!is_deck(from) && from != nowhere) {
      const auto saw_it_leave = seen_by(from);
      for (int seat = 0; seat < seats; ++seat) {
        if (sees.count(seat) != 0 || saw_it_leave.count(seat) != 0) continue;
        t->known_to.erase(seat);
        for (int other : in(from)) existing(other)->known_to.erase(seat);
      }
    }
    listen(o, zone, true);
  }
  return true;
}

void World::shuffle(int zone) {
  std::vector<int> cards = in(zone);
  std::sort(cards.begin(), cards.end());
  for (int o : cards) existing(o)->known_to = is_deck(zone) ? std::set<int>{} : seen_by(zone);
  if (!is_deck(zone)) {
    for (std::size_t k = cards.size(); k > 1; --k)
      std::swap(cards[k - 1], cards[random.below(static_cast<std::uint32_t>(k))]);
  }
  auto& parts = zones[static_cast<std::size_t>(zone)];
  parts = {Part{cards, is_deck(zone)}};
  tidy(parts);
}

int World::choices_on_top(int zone) const {
  const auto& parts = zones[static_cast<std::size_t>(zone)];
  if (parts.empty()) return 0;
  return parts[0].unordered ? static_cast<int>(parts[0].cards.size()) : 1;
}

int World::settle_top(int zone, int k) {
  const auto& parts = zones[static_cast<std::size_t>(zone)];
  if (parts.empty()) return none;
  const int o = parts[0].cards[static_cast<std::size_t>(k)];
  if (!parts[0].unordered) return o;
  take_out(zone, o);
  put(zone, o, true);
  return o;
}

std::vector<std::pair<int, bool>> World::shape(int zone) const {
  std::vector<std::pair<int, bool>> out;
  for (const Part& p : zones[static_cast<std::size_t>(zone)])
    out.emplace_back(static_cast<int>(p.cards.size()), p.unordered);
  return out;
}

}  // namespace verbatim::reference
