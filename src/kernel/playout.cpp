// Playing on at random. A search asks for whole games of random answers by the thousand, and nobody looks at
// the options: one of them is drawn without listing the others.

#include <algorithm>
#include <bit>

#include "kernel/copies.h"
#include "kernel/kernel.h"
#include "kernel/quick.h"

namespace verbatim {
namespace {

// Some of what a choice offers: one thing for certain, abilities that had to be listed, or those cards of
// some zones that can be chosen, to one lane or another.
struct Offer {
  const GroupStep* step;
  int places;                  // as many as options, if no two of the cards are copies
  int listed;                  // where abilities begin in the list
  const std::uint16_t* shelf;  // where the zones begin; null: no cards
  std::uint64_t cards;         // those that can be chosen, by their places there
};

int place_of(std::uint64_t cards, int k) {
  for (; k > 0; --k) cards &= cards - 1;
  return std::countr_zero(cards);
}

// The card that stands for all its copies: none, if one before it does, else the one that most players know.
// See Offered.
[[gnu::noinline]] int meant_among(const Table& t, const Offer& part, int place, std::uint64_t alike) {
  const auto known = [&](int o) { return std::popcount(static_cast<unsigned>(t.record(o).known)); };
  const int card = part.shelf[place];
  Copies copies(t);
  int best = card;
  for (; alike != 0; alike &= alike - 1) {
    const int i = std::countr_zero(alike), other = part.shelf[i];
    if ((i > place && known(other) <= known(best)) || !copies(card, other)) continue;
    if (i < place) return t.none();
    best = other;
  }
  return best;
}
int meant(const Table& t, const Offer& part, int place) {
  const int card = part.shelf[place], face = t.record(card).face;
  std::uint64_t alike = 0;  // with the same face; most cards are alone, and nobody can guess which are not
  for (std::uint64_t left = part.cards & ~(std::uint64_t{1} << place); left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    alike |= std::uint64_t{t.record(part.shelf[i]).face == face} << i;
  }
  return alike == 0 ? card : meant_among(t, part, place, alike);
}

// 1 if all cards are copies of this one, else 2.
int kinds(const Table& t, const Offer& part, int card) {
  for (std::uint64_t left = part.cards; left != 0; left &= left - 1) {
    if (!alike(t, card, part.shelf[std::countr_zero(left)])) return 2;
  }
  return 1;
}

}  // namespace

// Draws a place among all that are offered, copies too, until it is the first of its copies: each option has
// the same chance.
[[gnu::noinline]] int Kernel::draw(Table& t, int choice) {
  constexpr int kMostParts = 12;
  const ChoiceStep& c = game_->steps().choices[static_cast<std::size_t>(choice)];
  if (!c.drawn) return kNotDrawn;
  Header& h = t.header();
  std::int16_t* const f = t.stack() + h.frame;
  Offer parts[kMostParts];
  Offer* end = parts;
  int places = 0;
  // Each of these is false where nothing can be drawn.
  const auto add = [&](const Offer& part) {
    if (end == parts + kMostParts) return false;
    *end++ = part;
    places += part.places;
    return true;
  };
  const auto look = [&](const GroupStep& step, std::span<const std::uint16_t> objects, Stretch zones,
                        bool seen) {
    if (objects.size() > 64) return false;
    const std::uint64_t cards = step.sieve != nullptr
                                    ? step.sieve(t, objects, f[kController])
                                    : which(t, scope_of(t, h.frame), step.selection, objects);
    if (cards == 0) return true;
    for (int z = zones.first; !seen && z <= zones.last; ++z) {
      if (hides_order(t, z, value_of(t, f, c.chooser))) return false;
    }
    return add({&step, std::popcount(cards) * (step.same + 1), 0, objects.data(), cards});
  };
  options_.clear();
  const bool gathered = each_open(t, f, c, [&](const GroupStep& step) {
    if (step.kind == GroupKind::Single) return add({&step, 1, 0, nullptr, 0});
    if (step.kind == GroupKind::Abilities) {
      const auto before = static_cast<int>(options_.size());
      offer_abilities(t, scope_of(t, h.frame), TriggerId(step.selection), value_of(t, f, c.chooser),
                      step.like.group, step.like.label);
      const int more = static_cast<int>(options_.size()) - before;
      return more == 0 || add({&step, more, before, nullptr, 0});
    }
    const Whereabouts& where = game_->steps().places[step.selection];
    if (where.at_hand) {
      const auto z = static_cast<std::uint8_t>(value_of(t, f, where.zone));
      return look(step, t.in(z), {z, z}, false);
    }
    const Selection& sel = t.code().selections[step.selection];
    ZoneRow row;
    zones_of(t, scope_of(t, h.frame), sel, step.selection, row);
    for (int i = 0; i < row.count; ++i) {
      auto objects = t.in(row.stretches[i]);
      if (sel.domain == Domain::Top) objects = objects.first(1);
      if (!look(step, objects, row.stretches[i], where.seen)) return false;
    }
    return true;
  });
  if (!gathered) return kNotDrawn;
  if (places == 0) return take_nothing(t), 0;
  for (;;) {
    int place = places == 1 ? 0 : static_cast<int>(random_->below(static_cast<std::uint32_t>(places)));
    const Offer* part = parts;
    while (place >= part->places) place -= (part++)->places;
    const GroupStep* of = part->step;
    int options = std::min(places, 2);
    if (of->kind == GroupKind::Abilities) {
      const Option& o = options_[static_cast<std::size_t>(part->listed + place)];
      take(t, *of, o.value, o.extra);
      return options;
    }
    int card = 0;
    if (part->shelf != nullptr) {
      const auto k = static_cast<int>(static_cast<std::uint64_t>(place) * of->share >> 32);
      of += place - k * (of->same + 1);
      place = place_of(part->cards, k);
      card = c.distinct ? meant(t, *part, place) : part->shelf[place];
      if (card == t.none()) continue;
      if (end == parts + 1 && part->step->same == 0 && c.distinct) options = kinds(t, *part, card);
    }
    take(t, *of, card, of->extra.kind == Quick::Constant ? of->extra.i : value_of(t, f, of->extra));
    return options;
  }
}

void Kernel::answer_at_random(State& s, Random& random) {
  Table t(*game_, s, log_);
  Header& h = t.header();
  const Instruction& i = t.code().instructions[h.pc];
  if (i.op == Op::choose && log_ == nullptr) {
    random_ = &random;
    const int options = draw(t, i.y);
    random_ = nullptr;
    if (options != kNotDrawn) {
      ++h.choices;
      h.status = Status::Running;
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
