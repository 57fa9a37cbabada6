#include "kernel/table.h"

#include <algorithm>

namespace verbatim {

int Table::next_living(int seat) const {
  for (int i = 1; i <= seats(); ++i) {
    const int next = (seat + i) % seats();
    if (lives(next)) return next;
  }
  return nobody();
}

void Table::log_counter(int seat, int id, int change) const {
  if (change == 0) return;
  log({.kind = LogKind::Counted,
       .seat = static_cast<std::uint8_t>(seat),
       .amount = static_cast<std::int16_t>(change),
       .extra = static_cast<std::int16_t>(id)});
}

void Table::put_on_object(int o, int id, int value) {
  if (o >= objects()) return;
  std::int16_t& cell = cells(layout_->object_counters_at)[o * layout_->object_counters + id];
  header().counted = static_cast<std::uint16_t>(header().counted + (value != 0) - (cell != 0));
  cell = static_cast<std::int16_t>(std::clamp(value, -32768, 32767));
}

void Table::attach(int o, int bearer) {
  if (o >= objects() || !layout_->attachments) return;
  header().attached =
      static_cast<std::uint16_t>(header().attached + (bearer != none()) - (this->bearer(o) != none()));
  set_bearer(o, bearer);
}

void Table::log_flag(int o, int id, bool on) const {
  log({.kind = LogKind::Flagged,
       .seat = static_cast<std::uint8_t>(controller(o)),
       .object = static_cast<std::int16_t>(o),
       .amount = static_cast<std::int16_t>(on),
       .extra = static_cast<std::int16_t>(id),
       .seen_by = record(o).known});
}

void Table::start_listening(int o) {
  if (o < objects()) listen(o, zone_of(o), true);
}

std::uint32_t Table::below(int n) {
  Random r;
  r.state = header().random;
  const std::uint32_t v = r.below(static_cast<std::uint32_t>(n));
  header().random = r.state;
  return v;
}

// From the first of the player's abilities on: what they do themselves lies in frames above it. What others
// answer to it is theirs and goes on.
void Table::abandon_abilities_of(int seat) {
  int first = 0;
  for (int frame = header().frame; frame != 0; frame = stack()[frame + kPrevious]) {
    const Program& p = code().programs[static_cast<std::size_t>(stack()[frame + kProgram])];
    if (p.ability < code().abilities.size() && stack()[frame + kController] == seat) first = frame;
  }
  for (int frame = header().frame; first != 0 && frame >= first; frame = stack()[frame + kPrevious]) {
    std::int16_t* const f = stack() + frame;
    if (f[kController] == seat) f[kDone] = static_cast<std::int16_t>(f[kDone] | kAbandoned);
  }
}

// The first outcome stands: what the same verb still does afterwards cannot take a victory back.
void Table::finish(int winners, int ending) {
  Header& h = header();
  if (h.status == Status::Over) return;
  h.status = Status::Over;
  h.winners = static_cast<std::uint8_t>(winners);
  h.ending = static_cast<std::uint8_t>(ending);
  log({.kind = LogKind::Outcome,
       .amount = static_cast<std::int16_t>(winners),
       .extra = static_cast<std::int16_t>(ending)});
}

}  // namespace verbatim
