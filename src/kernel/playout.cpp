// Playing on at random. A search asks for whole games of random answers by the thousand, and nobody looks at
// the options: one of them is drawn without listing the others.

#include <algorithm>
#include <bit>

#include "kernel/copies.h"
#include "kernel/kernel.h"
#include "kernel/quick.h"

namespace verbatim {
namespace {

// Some of what a choice offers: one thing for certain, abilities that had to be listed, or the cards of a
// zone that can be chosen, to one lane or another.
struct Offer {
  const GroupStep* step;
  int places;                 // as many as options, if no two of the cards are copies
  const std::uint16_t* zone;  // null: no cards
  std::uint64_t cards;        // those that can be chosen, by their places in the zone
  int listed;                 // where abilities begin in the list; below 0: none
};

int place_of(std::uint64_t cards, int k) {
  for (; k > 0; --k) cards &= cards - 1;
  return std::countr_zero(cards);
}

// The card that stands for all its copies: none, if one before it does, else the one that most players know.
// See Offered.
int meant(const Table& t, const Offer& part, int place) {
  const int card = part.zone[place], face = t.record(card).face;
  const auto known = [&](int o) { return std::popcount(static_cast<unsigned>(t.record(o).known)); };
  Copies copies(t);
  int best = card;
  for (std::uint64_t left = part.cards & ~(std::uint64_t{1} << place); left != 0; left &= left - 1) {
    const int i = std::countr_zero(left), other = part.zone[i];
    if (t.record(other).face != face || (i > place && known(other) <= known(best)) || !copies(card, other))
      continue;
    if (i < place) return t.none();
    best = other;
  }
  return best;
}

// 1 if all cards are copies of this one, else 2.
int kinds(const Table& t, const Offer& part, int card) {
  for (std::uint64_t left = part.cards; left != 0; left &= left - 1) {
    if (!alike(t, card, part.zone[std::countr_zero(left)])) return 2;
  }
  return 1;
}

}  // namespace

// Draws a place among all that are offered, copies too, until it is the first of its copies: each option has
// the same chance.
Kernel::Drawn Kernel::draw_option(const Table& t, const Scope& s, int choice) {
  constexpr int kMostParts = 12;
  if (!game_->steps().choices[static_cast<std::size_t>(choice)].drawn) return {};
  const Choice& c = t.code().choices[static_cast<std::size_t>(choice)];
  Offer parts[kMostParts];
  int count = 0, places = 0;
  options_.clear();
  const auto add = [&](const Offer& part) {
    if (count == kMostParts) return false;
    parts[count++] = part;
    places += part.places;
    return true;
  };
  const auto gather = [&](const Group& g, const GroupStep& step) {
    if (g.kind == GroupKind::Single) return add({&step, 1, nullptr, 0, -1});
    if (g.kind == GroupKind::Abilities) {
      const auto before = static_cast<int>(options_.size());
      offer_abilities(t, s, TriggerId(g.selection), chooser_of(t, s, choice), step.like.group, g.label);
      const int more = static_cast<int>(options_.size()) - before;
      return more == 0 || add({&step, more, nullptr, 0, before});
    }
    const auto look = [&](int z, bool top) {
      auto objects = t.in(z);
      if (top) objects = objects.first(1);
      if (objects.size() > 64) return false;
      const std::uint64_t cards = which(t, s, g.selection, objects);
      if (cards == 0) return true;
      if (hides_order(t, z, chooser_of(t, s, choice))) return false;
      return add({&step, std::popcount(cards) * (step.same + 1), objects.data(), cards, -1});
    };
    const Selection& sel = t.code().selections[g.selection];
    const Quick& zone = game_->steps().zones[g.selection];
    if (sel.domain == Domain::OneZone && zone.kind != Quick::Other)
      return look(value_of(t, s.frame, zone), false);
    ZoneRow row;
    zones_of(t, s, sel, g.selection, row);
    return std::all_of(row.zones, row.zones + row.count,
                       [&](int z) { return look(z, sel.domain == Domain::Top); });
  };
  if (!each_open(t, s, c, gather)) return {};
  Drawn drawn;
  drawn.options = std::min(places, 2);
  while (places > 0) {
    int place = places == 1 ? 0 : static_cast<int>(random_->below(static_cast<std::uint32_t>(places)));
    const Offer* part = parts;
    while (place >= part->places) place -= (part++)->places;
    if (part->listed >= 0) {
      drawn.option = options_[static_cast<std::size_t>(part->listed + place)];
      break;
    }
    const GroupStep* of = part->step;
    int card = 0;
    if (part->zone != nullptr) {
      const auto k = static_cast<int>(static_cast<std::uint64_t>(place) * of->share >> 32);
      of += place - k * (of->same + 1);
      place = place_of(part->cards, k);
      card = c.distinct ? meant(t, *part, place) : part->zone[place];
      if (card == t.none()) continue;
      if (count == 1 && part->step->same == 0 && c.distinct) drawn.options = kinds(t, *part, card);
    }
    drawn.option = with_value(of->like, card);
    if (of->extra.kind != Quick::Constant)
      drawn.option.extra = static_cast<std::int16_t>(value_of(t, s.frame, of->extra));
    break;
  }
  return drawn;
}

void Kernel::answer_at_random(State& s, Random& random) {
  Table t(*game_, s, log_);
  Header& h = t.header();
  const Instruction& i = t.code().instructions[h.pc];
  if (i.op == Op::choose && log_ == nullptr) {
    random_ = &random;
    const Drawn drawn = draw_option(t, scope_of(t, h.frame), i.y);
    random_ = nullptr;
    if (drawn.options > 0) {
      ++h.choices;
      h.status = Status::Running;
      take_option(t, t.code().choices[i.y], drawn.option);
      h.used = t.layout().stack_at + h.sp * 2u;
      return;
    }
  }
  collect(t);
  answer_unchecked(s, static_cast<int>(random.below(static_cast<std::uint32_t>(options_.size()))));
}

Stop Kernel::play_out(State& s, Random& random, std::int64_t* choices) {
  Stop stop = Stop::Decision;
  chosen_ = 0;
  // Where somebody wants to be told of everything, or to decide chance events: one answer after another.
  const bool slowly = log_ != nullptr || (s.header().options & kChanceOpen) != 0;
  while (stop == Stop::Decision && (slowly || s.header().status != Status::Running)) {
    stop = run(s);
    if (stop != Stop::Decision) break;
    chosen_ += options_.size() > 1;
    answer_unchecked(s, static_cast<int>(random.below(static_cast<std::uint32_t>(options_.size()))));
  }
  if (stop == Stop::Decision) {
    random_ = &random;
    stop = run(s);
    random_ = nullptr;
  }
  if (choices != nullptr) *choices += chosen_;
  return stop;
}

}  // namespace verbatim
