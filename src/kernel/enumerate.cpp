// Options: enumerated without strings or fresh memory, a pure function of the state.

#include <algorithm>
#include <bit>

#include "kernel/kernel.h"
#include "kernel/offered.h"
#include "kernel/quick.h"

namespace verbatim {

bool alike(const Table& t, int a, int b) {
  if (a == b) return true;  // a list can name the same thing twice
  return Copies(t)(a, b);
}

std::uint64_t Kernel::which(const Table& t, const Scope& s, const GroupStep& step,
                            std::span<const std::uint16_t> objects) const {
  if (step.sieve != nullptr) return step.sieve(t, {objects, Faces(t, objects)}, s.controller);
  const Selection& sel = t.code().selections[step.selection];
  Matcher matches(t, s, sel, step.selection);
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < objects.size(); ++i) bits |= std::uint64_t{matches(objects[i])} << i;
  return bits;
}
[[gnu::noinline]] int Kernel::find_elsewhere(const Table& t, const Scope& s, const GroupStep& step,
                                             bool distinct, int chooser, int at) {
  std::int16_t* const out = found_.data() + at;
  const Selection& sel = t.code().selections[step.selection];
  bool hidden = false;
  if (sel.domain == Domain::List || sel.domain == Domain::EventList) {
    Offered offered(t, out, false);
    select(t, s, step.selection, [&](int o) {
      hidden = hidden || hides_order(t, t.zone_of(o), chooser);
      return offered.add(o), true;
    });
    offered.settle(hidden, hidden, distinct);
    return offered.count();
  }
  ZoneRow row;
  zones_of(t, s, sel, step.selection, row);
  const auto each_zone = [&](auto each) {
    for (int i = 0; i < row.count; ++i) {
      for (int z = row.stretches[i].first; z <= row.stretches[i].last; ++z) each(z);
    }
  };
  const auto look = [&](std::span<const std::uint16_t> objects, Offered& offered) {
    if (sel.domain == Domain::Top) objects = objects.first(1);
    while (!objects.empty()) {
      const auto some = objects.first(std::min(kAskedTogether, objects.size()));
      offered.add(some, which(t, s, step, some));
      objects = objects.subspan(some.size());
    }
  };
  bool open = true;  // to the chooser
  if (!game_->steps().places[step.selection].seen || chooser >= t.seats())
    each_zone([&](int z) { open = open && !hides_order(t, z, chooser); });
  const bool hand =
      sel.domain == Domain::OneZone && row.count == 1 && t.layout().is_hand(row.stretches[0].first);
  Offered offered(t, out, distinct && open && !hand);
  if (open && !hand) {  // zones that lie side by side are looked at together
    for (int i = 0; i < row.count; ++i) look(t.in(row.stretches[i]), offered);
    return offered.count();
  }
  each_zone([&](int z) {
    const int before = offered.count();
    look(t.in(z), offered);
    hidden = hidden || (offered.count() != before && hides_order(t, z, chooser));
  });
  offered.settle(hand || hidden, hidden, distinct);
  return offered.count();
}

// A group of objects and those after it that offer the same again: this card to one lane or another. `like`
// is what the options of the first have in common.
void Kernel::enumerate_objects(const Table& t, const Scope& s, const ChoiceStep& c, const GroupStep* step,
                               Option like, bool distinct) {
  const int frame = static_cast<int>(s.frame - t.stack());
  const auto count = static_cast<std::size_t>(find_objects(t, frame, *step, c, distinct, 0));
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
  const ChoiceStep& steps = game_->steps().choices[static_cast<std::size_t>(choice)];
  each_open(t, s.frame, steps, [&](const GroupStep& step) {
    Option like = step.like;
    if (step.extra.kind != Quick::Constant)
      like.extra = static_cast<std::int16_t>(value_of(t, s.frame, step.extra));
    const Group& g = t.code().groups[static_cast<std::size_t>(c.groups.first + like.group)];
    switch (g.kind) {
      case GroupKind::Single:
        options_.push_back(like);
        break;
      case GroupKind::Objects:
        enumerate_objects(t, s, steps, &step, like, distinct);
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
