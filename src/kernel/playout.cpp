// Playing on at random. A search asks for whole games of random answers by the thousand, and nobody looks at
// the options: one of them is drawn without listing the others.

#include <algorithm>

#include "kernel/kernel.h"
#include "kernel/offered.h"
#include "kernel/quick.h"

namespace verbatim {
namespace {

// Some of what a choice offers.
struct Offer {
  const GroupStep* step;
  int options;
  int first;  // where its abilities begin in the list of options, or its objects among those found
};

}  // namespace

// The options are counted in the order in which they are listed, so that the same number drawn means the same
// answer; none of them is written down but abilities.
[[gnu::noinline]] int Kernel::draw(Table& t, int choice) {
  const ChoiceStep& c = game_->steps().choices[static_cast<std::size_t>(choice)];
  if (!c.drawn) return kNotDrawn;
  const int frame = t.header().frame;
  const std::int16_t* const f = t.stack() + frame;
  Offer offers[ChoiceStep::kMostDrawn];
  Offer* end = offers;
  int options = 0, found = 0;
  options_.clear();
  each_open(t, f, c, [&](const GroupStep& step) {
    Offer offer{&step, 1, 0};
    if (step.kind == GroupKind::Objects) {
      offer.first = found;
      const int here = find_objects(t, scope_of(t, frame), step, c.distinct, value_of(t, f, c.chooser), found);
      offer.options = here * (step.same + 1);
      found += here;
    } else if (step.kind == GroupKind::Abilities) {
      offer.first = static_cast<int>(options_.size());
      offer_abilities(t, scope_of(t, frame), TriggerId(step.selection), value_of(t, f, c.chooser),
                      step.like.group, step.like.label);
      offer.options = static_cast<int>(options_.size()) - offer.first;
    }
    *end++ = offer;
    options += offer.options;
    return true;
  });
  if (options == 0) return take_nothing(t), 0;
  int k = options == 1 ? 0 : static_cast<int>(random_->below(static_cast<std::uint32_t>(options)));
  const Offer* offer = offers;
  while (k >= offer->options) k -= (offer++)->options;
  const GroupStep* step = offer->step;
  int value = 0;
  if (step->kind == GroupKind::Abilities) {
    const Option& o = options_[static_cast<std::size_t>(offer->first + k)];
    take(t, *step, o.value, o.extra);
    return std::min(options, 2);
  }
  if (step->kind == GroupKind::Objects) {
    // This card to one lane or another: all cards to the first, then all to the next.
    if (step->same != 0) {
      const int here = offer->options / (step->same + 1);
      for (; k >= here; k -= here) ++step;
    }
    value = found_[static_cast<std::size_t>(offer->first + k)];
  }
  take(t, *step, value, value_of(t, f, step->extra));
  return std::min(options, 2);
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
