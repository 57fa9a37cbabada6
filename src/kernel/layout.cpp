#include "kernel/layout.h"

namespace verbatim {
namespace {

std::uint32_t place(std::uint32_t& at, std::uint32_t bytes) {
  at = (at + 7u) & ~7u;
  const std::uint32_t here = at;
  at += bytes;
  return here;
}

}  // namespace

Layout::Layout(const Declaration& d, int listener_sets)
    : seats(d.seats),
      objects(d.bounds.objects),
      zone_kinds(static_cast<int>(d.zones.size())),
      counters(static_cast<int>(d.counters.size())),
      object_counters(static_cast<int>(d.object_counters.size())),
      flags(static_cast<int>(d.flags.size())),
      listeners(listener_sets),
      words((d.bounds.objects + 64) / 64),
      half_words((d.bounds.objects + 15) / 16),
      segments(d.bounds.segments),
      modifiers(d.bounds.modifiers),
      stack(d.bounds.stack),
      heard(d.bounds.heard),
      resolved(d.bounds.resolved > 0 ? d.resolved : -1),
      most_resolved(d.bounds.resolved),
      attachments(d.attachments),
      homes(d.homes) {
  // A seat's zones lie side by side, so that most moves are short; the table's own come after them.
  int stride = 0;
  for (const auto& kind : d.zones) stride += kind.per_seat ? 1 : 0;
  int own = 0, shared = stride * seats;
  for (std::size_t k = 0; k < d.zones.size(); ++k) {
    const bool per_seat = d.zones[k].per_seat;
    kinds[k] = {static_cast<std::uint8_t>(per_seat ? own++ : shared++),
                static_cast<std::uint8_t>(per_seat ? stride : 0)};
  }
  zones = shared + 1;
  kind_of_zone.fill(static_cast<std::uint8_t>(zone_kinds));
  seat_of_zone.fill(static_cast<std::uint8_t>(seats));
  deck_of_zone.fill(kNoDeck);
  visible_to.fill(static_cast<std::uint8_t>((1 << seats) - 1));
  for (int k = 0; k < zone_kinds; ++k) {
    const auto& kind = d.zones[static_cast<std::size_t>(k)];
    for (int seat = 0; seat < (kind.per_seat ? seats : 1); ++seat) {
      const auto z = static_cast<std::size_t>(zone(k, seat));
      kind_of_zone[z] = static_cast<std::uint8_t>(k);
      if (kind.per_seat) seat_of_zone[z] = static_cast<std::uint8_t>(seat);
      if (kind.deck) deck_of_zone[z] = static_cast<std::uint8_t>(decks++);
      if (kind.sum != ZoneKind::kNoField || kind.marked != ZoneKind::kNoField) {
        if (sums == 0) sums = 1;
        sum_of_zone[z] = static_cast<std::uint8_t>(sums++);
      }
      if (kind.visibility == Visibility::Everyone) continue;
      const bool owner = kind.visibility == Visibility::Owner && kind.per_seat;
      visible_to[z] = static_cast<std::uint8_t>(owner ? 1 << seat : 0);
    }
  }
  for (std::size_t z = 0; z < leaves_unsure.size(); ++z) {
    const int everyone = (1 << seats) - 1;
    leaves_unsure[z] = static_cast<std::uint8_t>(deck_of_zone[z] != kNoDeck ? 0 : everyone & ~visible_to[z]);
  }

  const auto n = [](int v) { return static_cast<std::uint32_t>(v); };
  std::uint32_t at = sizeof(Header);
  // One more seat for nobody and one more object for none: reading them is harmless, so nothing need ask.
  counters_at = place(at, n(counters * (seats + 1)) * 2);
  faces_at = place(at, n(objects + 1) * 2);
  where_at = at;  // bytes, side by side
  holders_at = where_at + n(objects + 1);
  known_at = holders_at + n(objects + 1);
  at = known_at + n(objects + 1);
  bearers_at = place(at, n(attachments ? objects + 1 : 0) * 2);
  homes_at = place(at, n(homes ? objects + 1 : 0));
  object_counters_at = place(at, n(object_counters * (objects + 1)) * 2);
  flags_at = place(at, n(flags * words) * 8);
  listeners_at = place(at, n(listeners * words) * 8);
  sums_at = place(at, n(sums) * 4);
  starts_at = place(at, n(zones + 1) * 2);
  shelf_at = place(at, n(objects) * 2);
  segments_at = place(at, n(decks * segments) * 2);
  modifiers_at = place(at, n(modifiers) * sizeof(ModifierRecord));
  stack_at = place(at, n(stack) * 2);  // last, so that a copy takes only the used part
  size = at + 8;                       // a frame is written in whole words
}

}  // namespace verbatim
