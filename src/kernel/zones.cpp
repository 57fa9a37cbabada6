// Moving things between zones, and decks whose order does not exist until somebody looks.

#include <algorithm>
#include <array>
#include <cstring>

#include "kernel/table.h"

namespace verbatim {

namespace {

// Cells of the shelf and of the starts are read and written several at once. What is written beyond the
// stretch that was meant is what lay there before; all of it is in the block, where the header lies before
// them and the stack behind.
struct Row {
  static constexpr int kCells = 2 * kReadTogether;
  Eight low, high;
};

Row row_at(const std::uint16_t* first) { return {eight_at(first), eight_at(first + kReadTogether)}; }

void put(const Row& row, std::uint16_t* first) {
  put_eight(row.low, first);
  put_eight(row.high, first + kReadTogether);
}

// The first of a stretch becomes its last.
void to_the_end(std::uint16_t* first, std::uint16_t* last) {
  const std::uint16_t o = *first;
  const Row behind = row_at(last);
  do {
    put(row_at(first + 1), first);
    first += Row::kCells;
  } while (first < last);
  put(behind, last);
  *last = o;
}

// The last of a stretch becomes its first.
void to_the_front(std::uint16_t* first, std::uint16_t* last) {
  constexpr int kOthers = Row::kCells - 1;
  const std::uint16_t o = *last;
  const Row before = row_at(first - kOthers);
  do {
    put(row_at(last - Row::kCells), last - kOthers);
    last -= Row::kCells;
  } while (last > first);
  put(before, first - kOthers);
  *first = o;
}

// Ones for as many cells as there may be zones, then zeros.
constexpr auto kOnesThenZeros = [] {
  std::array<std::uint16_t, Layout::kMostZones + kReadTogether> cells{};
  std::fill_n(cells.begin(), Layout::kMostZones, std::uint16_t{1});
  return cells;
}();

// Adds to so many cells.
template <int By>
void add_to_each(std::uint16_t* first, int count) {
  do {
    const Eight ones = eight_at(kOnesThenZeros.data() + Layout::kMostZones - count);
    const Eight sum = By > 0 ? eight_at(first) + ones : eight_at(first) - ones;
    put_eight(sum, first);
    first += kReadTogether;
    count -= kReadTogether;
  } while (count > 0);
}

}  // namespace

// Whatever exists lies in its zone, and nowhere else on the shelf: looked for eight cells at a time.
std::uint16_t* Table::cell_of(int o) const {
  std::uint16_t* cell = shelf_ + starts_[zone_of(o)];
  unsigned here;
  while ((here = equal(eight_at(cell), static_cast<std::uint16_t>(o))) == 0) cell += kReadTogether;
  return cell + std::countr_zero(here);
}

// The zones share one shelf, one after another. Taking an object out and putting it in before what lies
// elsewhere shifts what lies between; nothing has a capacity, and equal tables have equal bytes.
[[gnu::always_inline]] inline void Table::shift(std::uint16_t* cell, int from, std::uint16_t* before,
                                                int to) {
  if (cell < before) {
    to_the_end(cell, before - 1);
    add_to_each<-1>(starts() + from + 1, to - from);
  } else {
    to_the_front(before, cell);
    add_to_each<1>(starts() + to + 1, from - to);
  }
}

// To the end of another zone; neither has segments that this would change, and nobody forgets or logs it.
void Table::carry(std::uint16_t* cell, int from, int to) {
  const int o = *cell;
  const ObjectRecord r = record(o);
  shift(cell, from, shelf() + starts()[to + 1], to);
  r.zone = static_cast<std::uint8_t>(to);
  weigh(r.face, from, to);
  r.known = static_cast<std::uint8_t>(r.known | layout_->visible_to[static_cast<std::size_t>(to)]);
  const std::uint64_t listens = game_->listens_in(r.face);
  if (((listens >> kind_of(from) | listens >> kind_of(to)) & 1) != 0) listen_elsewhere(o, from, to);
}

[[gnu::noinline]] void Table::listen_elsewhere(int o, int from, int to) {
  listen(o, from, false);
  listen(o, to, true);
}

void Table::move(int o, int zone, Where where, bool shown) {
  if (o >= objects()) return;
  const int from = zone_of(o);
  const bool usual = from != zone && where != Where::Top && !shown && log_ == nullptr && !is_deck(from) &&
                     !is_deck(zone) && unsure_of(from, zone) == 0;
  if (usual) {
    carry(cell_of(o), from, zone);
  } else {
    move_with_care(o, zone, where, shown);
  }
}

[[gnu::noinline]] void Table::move_with_care(int o, int zone, Where where, bool shown) {
  if (where == Where::Mixed && !is_deck(zone)) where = Where::Bottom;
  const int from = zone_of(o);
  std::uint16_t* const cell = cell_of(o);
  const ObjectRecord r = record(o);
  const bool changes = from != zone;
  if (changes) listen(o, from, false);
  if (is_deck(from)) leave_segments(from, static_cast<int>(cell - in(from).data()));

  // Who knows what this is, where it lies now: those who can see the new zone, and those who saw it before,
  // unless it was mixed with others.
  const int sees = shown ? (1 << seats()) - 1 : layout_->visible_to[static_cast<std::size_t>(zone)];
  const int knew = r.known;
  shift(cell, from, shelf() + starts()[where == Where::Top ? zone : zone + 1], zone);
  r.zone = static_cast<std::uint8_t>(zone);
  weigh(r.face, from, zone);
  if (is_deck(zone)) push_segment(zone, where == Where::Top);
  if (where == Where::Mixed) {
    shuffle(zone);
  } else {
    r.known = static_cast<std::uint8_t>(knew | sees);
  }
  if (changes && !shown && unsure_of(from, zone) != 0) forget_unseen(o, from, zone);
  if (log_ != nullptr) {
    log({.kind = LogKind::Moved,
         .seat = static_cast<std::uint8_t>(controller(o)),
         .object = static_cast<std::int16_t>(o),
         .zone = static_cast<std::int16_t>(zone),
         .amount = static_cast<std::int16_t>(from),
         .seen_by = static_cast<std::uint8_t>(knew | sees)});
  }
  if (changes) listen(o, zone, true);
}

// A seat that sees a card leave a hidden zone for another one, without seeing which, can no longer be sure of
// those it knew there: it would otherwise tell apart two tables that differ only in what it cannot see.
int Table::unsure_of(int from, int to) const {
  return layout_->leaves_unsure[static_cast<std::size_t>(from)] &
         ~layout_->visible_to[static_cast<std::size_t>(to)];
}

void Table::forget_unseen(int o, int from, int to) {
  const int unsure = unsure_of(from, to);
  const auto forget = [&](int card) {
    record(card).known = static_cast<std::uint8_t>(record(card).known & ~unsure);
  };
  for (int other : in(from)) forget(other);
  forget(o);
}

int Table::add_object(FaceId face, int owner, int zone, Where where) {
  Header& h = header();
  if (h.objects >= none()) return none();
  const int o = h.objects++;
  const ObjectRecord r = record(o);
  r.face = face.value;
  set_bearer(o, none());
  put_home(o, owner);
  r.holders = static_cast<std::uint8_t>(owner | (owner << 4));
  r.zone = static_cast<std::uint8_t>(layout_->nowhere());
  r.known = 0;
  shelf()[o] = static_cast<std::uint16_t>(o);
  starts()[layout_->zones] = h.objects;
  move(o, zone, where);
  return o;
}

std::span<const std::uint16_t> Table::segments(int z) const {
  if (!is_deck(z)) return {};
  const auto* s = deck_segments(z);
  int n = 0;
  while (n < layout_->segments && s[n] != 0) ++n;
  return {s, static_cast<std::size_t>(n)};
}

void Table::leave_segments(int z, int place) {
  std::uint16_t* s = deck_segments(z);
  if (place == 0 && s[0] == 1 && (s[1] == 0 || (s[1] & kUnordered) != 0)) {
    // The usual draw: the one card known on top leaves, what is below stays as it is.
    std::memmove(s, s + 1, static_cast<std::size_t>(layout_->segments - 1) * 2);
    s[layout_->segments - 1] = 0;
    return;
  }
  int i = 0;
  while (place >= (s[i] & kSegmentCount)) place -= s[i++] & kSegmentCount;
  --s[i];
  tidy_segments(s);
}

// Empty segments go; neighbours of known order are one; a set of one card has a known order.
void Table::tidy_segments(std::uint16_t* s) {
  const int most = layout_->segments;
  int kept = 0;
  for (int i = 0; i < most; ++i) {
    std::uint16_t seg = s[i];
    if ((seg & kSegmentCount) == 0) continue;
    if (seg == (kUnordered | 1)) seg = 1;
    if (kept > 0 && (seg & kUnordered) == 0 && (s[kept - 1] & kUnordered) == 0) {
      s[kept - 1] = static_cast<std::uint16_t>(s[kept - 1] + seg);
    } else {
      s[kept++] = seg;
    }
  }
  for (int i = kept; i < most; ++i) s[i] = 0;
}

// One card has come on top or at the bottom, in a known place.
void Table::push_segment(int z, bool top) {
  std::uint16_t* s = deck_segments(z);
  int n = static_cast<int>(segments(z).size());
  if (n > 0) {
    std::uint16_t& edge = s[top ? 0 : n - 1];
    if ((edge & kUnordered) == 0) {
      ++edge;
      return;
    }
  }
  while (n == layout_->segments) {
    settle_lowest(z, top ? 0 : 1);
    n = static_cast<int>(segments(z).size());
  }
  if (top) std::memmove(s + 1, s, static_cast<std::size_t>(n) * 2);
  s[top ? 0 : n] = 1;
  tidy_segments(s);
}

// A deck with too many parts: the order of its lowest unordered set is drawn now instead of later. The odds
// are the same, and two parts become one. `newly_below` cards at the bottom are not yet in any part.
void Table::settle_lowest(int z, int newly_below) {
  std::uint16_t* s = deck_segments(z);
  int n = static_cast<int>(segments(z).size());
  int end = zone_size(z) - newly_below;
  for (int i = n - 1; i >= 0; --i) {
    const int count = s[i] & kSegmentCount;
    end -= count;
    if ((s[i] & kUnordered) == 0) continue;
    std::uint16_t* first = shelf() + starts()[z] + end;
    for (int k = count - 1; k > 0; --k) std::swap(first[k], first[below(k + 1)]);
    s[i] = static_cast<std::uint16_t>(count);
    tidy_segments(s);
    return;
  }
}

void Table::shuffle(int z) {
  std::uint16_t* first = shelf() + starts()[z];
  const int n = zone_size(z);
  std::sort(first, first + n);
  // Who looks at the zone still sees every card; who knew one by its place does not know it any more.
  const std::uint8_t seen = is_deck(z) ? 0 : layout_->visible_to[static_cast<std::size_t>(z)];
  for (int i = 0; i < n; ++i) record(first[i]).known = seen;
  if (!is_deck(z)) {
    for (int k = n - 1; k > 0; --k) std::swap(first[k], first[below(k + 1)]);
    return;
  }
  std::uint16_t* s = deck_segments(z);
  std::fill_n(s, layout_->segments, 0);
  s[0] = static_cast<std::uint16_t>(n > 0 ? n | kUnordered : 0);
  tidy_segments(s);
}

int Table::choices_on_top(int z) const {
  if (zone_size(z) == 0) return 0;
  if (!is_deck(z)) return 1;
  const Segment s = segment(deck_segments(z)[0]);
  return s.unordered ? s.count : 1;
}

int Table::settle_top(int z, int k) {
  if (zone_size(z) == 0) return none();
  std::uint16_t* first = shelf() + starts()[z];
  const std::uint16_t o = first[k];
  if (!is_deck(z) || (deck_segments(z)[0] & kUnordered) == 0) return o;
  std::memmove(first + 1, first, static_cast<std::size_t>(k) * 2);
  first[0] = o;
  std::uint16_t* s = deck_segments(z);
  --s[0];
  const int last = layout_->segments - 1;
  if ((s[0] & kSegmentCount) > 1 && s[last] == 0) {
    // The usual draw: one card is known now, above those of which the order does not exist yet.
    std::memmove(s + 1, s, static_cast<std::size_t>(last) * 2);
    s[0] = 1;
    return o;
  }
  tidy_segments(s);
  push_segment(z, true);
  return o;
}

int Table::draw_into(int z, int zone) {
  const int n = choices_on_top(z);
  if (n == 0) return none();
  const int k = n == 1 ? 0 : static_cast<int>(below(n));
  if (n < 3 || is_deck(zone) || log_ != nullptr) {
    const int o = settle_top(z, k);
    return move(o, zone), o;
  }
  // The usual draw: the card leaves a set of which the order does not exist, without ever lying on top.
  std::uint16_t* const cell = shelf() + starts()[z] + k;
  const int o = *cell;
  --deck_segments(z)[0];
  return carry(cell, z, zone), o;
}

int Table::draw(int z) {
  const int n = choices_on_top(z);
  if (n == 0) return none();
  return settle_top(z, n == 1 ? 0 : static_cast<int>(below(n)));
}

}  // namespace verbatim
