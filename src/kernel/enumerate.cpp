// Options: enumerated without strings or fresh memory, a pure function of the state.

#include <algorithm>
#include <bit>
#include <utility>

#include "kernel/copies.h"
#include "kernel/kernel.h"
#include "kernel/quick.h"

namespace verbatim {

bool alike(const Table& t, int a, int b) {
  if (a == b) return true;  // a list can name the same thing twice
  return t.record(a).face == t.record(b).face && Copies(t)(a, b);
}

namespace {

// What one group offers. Of copies that nothing tells apart one is offered, if they are to be distinct.
class Offered {
 public:
  Offered(const Table& t, std::int16_t* out, bool distinct)
      : t_(t), copies_(t), out_(out), distinct_(distinct) {}

  int count() const { return count_; }
  void add(int o) {
    const unsigned face = t_.record(o).face & 63u;
    // The last of those that were offered with this face, or with one that looks the same modulo 64.
    if (distinct_ && (seen_ >> face & 1) != 0 && (merged(o, place_[face]) || merged_with_any(o))) return;
    seen_ |= std::uint64_t{1} << face;
    place_[face] = static_cast<std::uint16_t>(count_);
    out_[count_++] = static_cast<std::int16_t>(o);
  }
  // For those that were gathered without looking for copies: now it is known whether their order tells the
  // chooser more than they know.
  void settle(bool hidden, bool distinct) {
    if (hidden) std::sort(out_, out_ + count_);
    sorted_ = hidden;
    distinct_ = distinct;
    seen_ = 0;
    for (int i = 0, all = std::exchange(count_, 0); i < all; ++i) add(out_[i]);
  }

 private:
  [[gnu::always_inline]] bool merged(int o, int place) {
    std::int16_t& other = out_[place];
    if (other == o) return true;
    if (t_.record(other).face != t_.record(o).face || !copies_(other, o)) return false;
    // Of two like cards the one that others know leaves first: taking it tells them nothing new.
    if (!sorted_ && known(o) > known(other)) other = static_cast<std::int16_t>(o);
    return true;
  }
  [[gnu::noinline]] bool merged_with_any(int o) {
    for (int place = 0; place < count_; ++place) {
      if (merged(o, place)) return true;
    }
    return false;
  }
  int known(int o) const { return std::popcount(static_cast<unsigned>(t_.record(o).known)); }

  const Table& t_;
  Copies copies_;
  std::int16_t* out_;
  int count_ = 0;
  bool distinct_, sorted_ = false;
  std::uint64_t seen_ = 0;
  std::uint16_t place_[64];  // of faces that were seen
};

}  // namespace

std::uint64_t Kernel::which(const Table& t, const Scope& s, int selection,
                            std::span<const std::uint16_t> objects) const {
  const Selection& sel = t.code().selections[static_cast<std::size_t>(selection)];
  if (sel.quick != kNoTarget) {
    if (const Sieve sieve = game_->natives().sieves[sel.quick]; sieve != nullptr)
      return sieve(t, objects, s.controller);
  }
  Matcher matches(t, s, sel, selection);
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < objects.size(); ++i) bits |= std::uint64_t{matches(objects[i])} << i;
  return bits;
}

// The objects of a selection, into found_: how many.
int Kernel::find_objects(const Table& t, const Scope& s, int selection, bool distinct, int chooser) {
  const Selection& sel = t.code().selections[static_cast<std::size_t>(selection)];
  bool hidden = false;
  if (sel.domain == Domain::List || sel.domain == Domain::EventList) {
    Offered offered(t, found_.data(), false);
    select(t, s, selection, [&](int o) {
      hidden = hidden || hides_order(t, t.zone_of(o), chooser);
      return offered.add(o), true;
    });
    offered.settle(hidden, distinct);
    return offered.count();
  }
  const auto look = [&](std::span<const std::uint16_t> objects, Offered& offered) {
    while (!objects.empty()) {
      const auto some = objects.first(std::min<std::size_t>(64, objects.size()));
      for (std::uint64_t left = which(t, s, selection, some); left != 0; left &= left - 1)
        offered.add(some[static_cast<std::size_t>(std::countr_zero(left))]);
      objects = objects.subspan(some.size());
    }
  };
  ZoneRow row;
  const Quick& zone = game_->steps().places[static_cast<std::size_t>(selection)].zone;
  if (sel.domain == Domain::OneZone && zone.kind != Quick::Other) {
    const int z = value_of(t, s.frame, zone);
    if (!hides_order(t, z, chooser)) {  // the usual choice: of one's hand
      Offered offered(t, found_.data(), distinct);
      look(t.in(z), offered);
      return offered.count();
    }
    row.add(z);
  } else {
    zones_of(t, s, sel, selection, row);
  }
  const auto each_zone = [&](auto each) {
    for (int i = 0; i < row.count; ++i) {
      for (int z = row.stretches[i].first; z <= row.stretches[i].last; ++z) each(z);
    }
  };
  bool open = true;  // to the chooser
  each_zone([&](int z) { open = open && !hides_order(t, z, chooser); });
  Offered offered(t, found_.data(), distinct && open);
  each_zone([&](int z) {
    auto objects = t.in(z);
    if (sel.domain == Domain::Top) objects = objects.first(1);
    const int before = offered.count();
    look(objects, offered);
    if (!open) hidden = hidden || (offered.count() != before && hides_order(t, z, chooser));
  });
  if (!open) offered.settle(hidden, distinct);
  return offered.count();
}

// A group of objects and those after it that offer the same again: this card to one lane or another. `like`
// is what the options of the first have in common.
void Kernel::enumerate_objects(const Table& t, const Scope& s, int selection, const GroupStep* step,
                               Option like, bool distinct, int chooser) {
  const auto count = static_cast<std::size_t>(find_objects(t, s, selection, distinct, chooser));
  const std::int16_t* const found = found_.data();
  Option* out = options_.more(count * (step->same + 1u));
  for (const GroupStep* const last = step + step->same;;) {
    for (std::size_t i = 0; i < count; ++i) out[i] = with_value(like, found[i]);
    out += count;
    if (step == last) break;
    like = (++step)->like;
    if (step->extra.kind != Quick::Constant)
      like.extra = static_cast<std::int16_t>(value_of(t, s.frame, step->extra));
  }
  options_.add(static_cast<std::size_t>(out - options_.end()));
}

void Kernel::enumerate(const Table& t, const Scope& s, int choice) {
  options_.clear();
  const Choice& c = t.code().choices[static_cast<std::size_t>(choice)];
  // Of several things each counts; a choice of some or an order merges copies step by step instead.
  const bool distinct = c.distinct && (c.kind == ChoiceKind::OneOf || c.kind == ChoiceKind::Number);
  const int chooser = chooser_of(t, s, choice);
  each_open(t, s.frame, game_->steps().choices[static_cast<std::size_t>(choice)], [&](const GroupStep& step) {
    Option like = step.like;
    if (step.extra.kind != Quick::Constant)
      like.extra = static_cast<std::int16_t>(value_of(t, s.frame, step.extra));
    const Group& g = t.code().groups[static_cast<std::size_t>(c.groups.first + like.group)];
    switch (g.kind) {
      case GroupKind::Single:
        options_.push_back(like);
        break;
      case GroupKind::Objects:
        enumerate_objects(t, s, g.selection, &step, like, distinct, chooser);
        break;
      case GroupKind::Abilities:
        offer_abilities(t, s, TriggerId(g.selection), chooser, like.group, g.label);
        break;
      case GroupKind::Seats:
        for (auto left = static_cast<unsigned>(eval(t, s, g.x)); left != 0; left &= left - 1)
          options_.push_back(with_value(like, std::countr_zero(left)));
        break;
      case GroupKind::Numbers:
        for (int v = eval(t, s, g.x), to = eval(t, s, g.y); v <= to; ++v)
          options_.push_back(with_value(like, v));
        break;
    }
    return true;
  });
}

}  // namespace verbatim
