// Options: enumerated without strings or fresh memory, a pure function of the state.

#include <algorithm>
#include <bit>

#include "kernel/kernel.h"
#include "kernel/quick.h"

namespace verbatim {
namespace {

// Two objects with the same face: does anything beside it tell them apart?
class Copies {
 public:
  explicit Copies(const Table& t) : t_(t), layout_(t.layout()) {}

  bool operator()(int a, int b) {
    const ObjectRecord &x = t_.record(a), &y = t_.record(b);
    if (x.zone != y.zone || x.holders != y.holders || x.home != y.home) return false;
    if (flagged(a) || flagged(b)) {
      for (int i = 0; i < layout_.flags; ++i) {
        if (t_.flag(a, i) != t_.flag(b, i)) return false;
      }
    }
    for (const int set : t_.game().listens(x.face, t_.kind_of(x.zone))) {
      if (Table::has(t_.listening(set), a) != Table::has(t_.listening(set), b)) return false;
    }
    const Header& h = t_.header();
    return (layout_.object_counters == 0 && h.modifiers == 0 && h.attached == 0) || nothing_on(a, b);
  }

 private:
  // Most cards have no flag at all, and most pairs lie in one word of the sets.
  bool flagged(int o) {
    if (o >> 6 != word_) {
      word_ = o >> 6;
      flags_ = 0;
      const std::uint64_t* set = t_.flag_set(0) + word_;
      for (int i = 0; i < layout_.flags; ++i, set += layout_.words) flags_ |= *set;
    }
    return (flags_ >> (o & 63) & 1) != 0;
  }
  // Neither other numbers, nor an effect on one of them, nor an attachment.
  bool nothing_on(int a, int b) const {
    for (int i = 0; i < layout_.object_counters; ++i) {
      if (t_.on_object(a, i) != t_.on_object(b, i)) return false;
    }
    for (const ModifierRecord& m : t_.modifiers()) {
      if ((m.flags & ModifierRecord::kOnSeat) == 0 && (m.subject == a || m.subject == b)) return false;
    }
    if (t_.header().attached == 0) return true;
    return t_.bearer(a) == t_.bearer(b) && !bears(a) && !bears(b);
  }
  bool bears(int o) const {
    for (int other = 0; other < t_.objects(); ++other) {
      if (t_.bearer(other) == o) return true;
    }
    return false;
  }

  const Table& t_;
  const Layout& layout_;
  int word_ = -1;
  std::uint64_t flags_ = 0;  // those that have any, in this word
};

}  // namespace

bool alike(const Table& t, int a, int b) {
  if (a == b) return true;  // a list can name the same thing twice
  return t.record(a).face == t.record(b).face && Copies(t)(a, b);
}

namespace {

// The order in which cards came into a zone that the chooser does not see is nobody's business, even when the
// cards themselves were shown: they are offered in the order of their numbers, as views have them.
bool hides_order(const Table& t, int zone, int chooser) {
  return (t.layout().visible_to[static_cast<std::size_t>(zone)] >> chooser & 1) == 0 &&
         t.segments(zone).empty();
}

// Those of the objects that meet the requirements, one by one or many at once. How many there are now.
int match(const Table& t, const Scope& s, int selection, std::span<const std::uint16_t> objects,
          std::int16_t* out, int count) {
  Matcher matches(t, s, t.code().selections[static_cast<std::size_t>(selection)], selection);
  for (const int o : objects) {
    if (matches(o)) out[count++] = static_cast<std::int16_t>(o);
  }
  return count;
}
int sift(const Table& t, Sieve sieve, int seat, std::span<const std::uint16_t> objects, std::int16_t* out,
         int count) {
  for (; !objects.empty(); objects = objects.subspan(std::min<std::size_t>(64, objects.size()))) {
    const auto some = objects.first(std::min<std::size_t>(64, objects.size()));
    for (std::uint64_t left = sieve(t, some, seat); left != 0; left &= left - 1)
      out[count++] = static_cast<std::int16_t>(some[static_cast<std::size_t>(std::countr_zero(left))]);
  }
  return count;
}

}  // namespace

Kernel::Found Kernel::find_objects(const Table& t, const Scope& s, int selection, int chooser) {
  Found found;
  const Selection& sel = t.code().selections[static_cast<std::size_t>(selection)];
  std::int16_t* const out = found_.data();
  if (sel.domain == Domain::List || sel.domain == Domain::EventList) {
    select(t, s, selection, [&](int o) {
      out[found.count++] = static_cast<std::int16_t>(o);
      found.hidden = found.hidden || hides_order(t, t.zone_of(o), chooser);
      return true;
    });
    return found;
  }
  ZoneRow row;
  const Quick& zone = game_->steps().zones[static_cast<std::size_t>(selection)];
  if (sel.domain == Domain::OneZone && zone.kind != Quick::Other)
    row.zones[row.count++] = static_cast<std::uint8_t>(value_of(t, s.frame, zone));
  else
    zones_of(t, s, sel, selection, row);
  const Sieve sieve = sel.quick == kNoTarget ? nullptr : game_->natives().sieves[sel.quick];
  for (int z = 0; z < row.count; ++z) {
    auto objects = t.in(row.zones[z]);
    if (sel.domain == Domain::Top) objects = objects.first(1);
    const int before = found.count;
    found.count = sieve == nullptr ? match(t, s, selection, objects, out, before)
                                   : sift(t, sieve, s.controller, objects, out, before);
    found.hidden = found.hidden || (found.count != before && hides_order(t, row.zones[z], chooser));
  }
  return found;
}

// `like` is what the options of this group have in common.
void Kernel::enumerate_objects(const Table& t, const Scope& s, const Group& g, Option like, bool distinct,
                               int chooser) {
  const Found found = find_objects(t, s, g.selection, chooser);
  std::int16_t* const objects = found_.data();
  if (found.hidden) std::sort(objects, objects + found.count);
  Option* const first = options_.more(static_cast<std::size_t>(found.count));
  Option* end = first;
  const auto known = [&](int o) { return std::popcount(static_cast<unsigned>(t.record(o).known)); };
  Copies copies(t);
  std::uint64_t seen = 0;  // faces that were offered, modulo 64: most cards need no closer look
  for (int i = 0; i < found.count; ++i) {
    const std::int16_t o = objects[i];
    const int face = t.record(o).face;
    const std::uint64_t bit = std::uint64_t{1} << (face & 63);
    if (distinct && (seen & bit) != 0) {
      Option* other = first;
      while (other != end && other->value != o &&
             (t.record(other->value).face != face || !copies(other->value, o)))
        ++other;
      if (other != end) {
        // Of two like cards the one that others know leaves first: taking it tells them nothing new.
        if (!found.hidden && known(o) > known(other->value)) other->value = o;
        continue;
      }
    }
    seen |= bit;
    like.value = o;
    *end++ = like;
  }
  options_.add(static_cast<std::size_t>(end - first));
}

void Kernel::enumerate(const Table& t, const Scope& s, const Choice& c) {
  options_.clear();
  // Of several things each counts; a choice of some or an order merges copies step by step instead.
  const bool distinct = c.distinct && (c.kind == ChoiceKind::OneOf || c.kind == ChoiceKind::Number);
  const Group* g = t.code().groups.data() + c.groups.first;
  const GroupStep* step = game_->steps().groups.data() + c.groups.first;
  const int chooser = chooser_of(t, s, c);
  std::size_t before = 0, count = 0;  // where the options of the last group of objects lie
  for (int i = 0; i < c.groups.count; ++i, ++g, ++step) {
    if (step->guard.kind != Test::Always && !holds(t, s.frame, step->guard)) continue;
    Option like{OptionKind::Single, static_cast<std::uint8_t>(i), 0,
                static_cast<std::int16_t>(value_of(t, s.frame, step->extra)), g->label};
    switch (g->kind) {
      case GroupKind::Single:
        options_.push_back(like);
        break;
      case GroupKind::Objects:
        like.kind = OptionKind::Object;
        if (step->as_before) {
          // This card to one lane or another: looked at once.
          Option* out = options_.more(count);
          const Option* from = options_.begin() + before;
          for (std::size_t k = 0; k < count; ++k) {
            like.value = from[k].value;
            out[k] = like;
          }
          options_.add(count);
          break;
        }
        before = options_.size();
        enumerate_objects(t, s, *g, like, distinct, chooser);
        count = options_.size() - before;
        break;
      case GroupKind::Abilities:
        offer_abilities(t, s, TriggerId(g->selection), chooser, i, g->label);
        break;
      case GroupKind::Seats:
        like.kind = OptionKind::Seat;
        for (auto left = static_cast<unsigned>(eval(t, s, g->x)); left != 0; left &= left - 1) {
          like.value = static_cast<std::int16_t>(std::countr_zero(left));
          options_.push_back(like);
        }
        break;
      case GroupKind::Numbers:
        like.kind = OptionKind::Number;
        for (int v = eval(t, s, g->x), to = eval(t, s, g->y); v <= to; ++v) {
          like.value = static_cast<std::int16_t>(v);
          options_.push_back(like);
        }
        break;
    }
  }
}

}  // namespace verbatim
