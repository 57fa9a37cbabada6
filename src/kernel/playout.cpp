// Playing on at random. A search asks for whole games of random answers by the thousand, and nobody looks at
// the options: one of them is drawn without listing the others.

#include <algorithm>

#include "kernel/kernel.h"
#include "kernel/offered.h"
#include "kernel/quick.h"

namespace verbatim {
namespace {

// What a group offers, and those after it that offer the same again: this card to one lane or another.
struct Offer {
  const GroupStep* step;
  int until;  // options up to the last of these, and those before
  int each;   // of them
  int first;  // where its objects begin among those found, or its abilities in the list
};

}  // namespace

// A choice between things that are not on the table: yes or no, one deck or the other.
[[gnu::noinline]] int Kernel::draw_single(Table& t, const ChoiceStep& c) {
  const std::int16_t* const f = t.stack() + t.header().frame;
  const GroupStep* open[kMostDrawnGroups];
  int options = 0;
  each_open(t, f, c, [&](const GroupStep& step) {
    open[options++] = &step;
    return true;
  });
  if (options == 0) return take_nothing(t), 0;
  const GroupStep& step = *open[options == 1 ? 0 : random_->below(static_cast<std::uint32_t>(options))];
  take(t, step, 0, value_of(t, f, step.extra));
  return options;
}

// The options are counted in the order in which they are listed, so that the same number drawn means the same
// answer; none of them is written down but abilities.
[[gnu::noinline]] int Kernel::draw(Table& t, const ChoiceStep& c) {
  const int frame = t.header().frame;
  const std::int16_t* const f = t.stack() + frame;
  Offer offers[kMostDrawnGroups];
  Offer* end = offers;
  int options = 0, found = 0;
  options_.clear();
  each_open(t, f, c, [&](const GroupStep& step) {
    int each = 1, first = 0;
    if (step.kind == GroupKind::Objects) {
      first = found;
      each = find_objects(t, frame, step, c, c.distinct, found);
      found += each;
      options += each * step.same;
    } else if (step.kind == GroupKind::Abilities) {
      first = static_cast<int>(options_.size());
      offer_abilities(t, scope_of(t, frame), TriggerId(step.selection), value_of(t, f, c.chooser),
                      step.like.group, step.like.label);
      each = static_cast<int>(options_.size()) - first;
    }
    options += each;
    *end++ = {&step, options, each, first};
    return true;
  });
  if (options == 0) return take_nothing(t), 0;
  int k = options == 1 ? 0 : static_cast<int>(random_->below(static_cast<std::uint32_t>(options)));
  const Offer* offer = offers;
  while (k >= offer->until) ++offer;
  const GroupStep* step = offer->step;
  // All cards to the first lane, then all to the next.
  k -= offer->until - offer->each * (step->same + 1);
  for (; k >= offer->each; k -= offer->each) ++step;
  const auto place = static_cast<std::size_t>(offer->first + k);
  if (step->kind == GroupKind::Abilities) {
    take(t, *step, options_[place].value, options_[place].extra);
    return options;
  }
  take(t, *step, step->kind == GroupKind::Objects ? found_[place] : 0, value_of(t, f, step->extra));
  return options;
}

void Kernel::answer_at_random(State& s, Random& random) {
  Table t(*game_, s, log_);
  Header& h = t.header();
  const Step& step = game_->steps().steps[h.pc];
  if (h.status == Status::Choosing && step.form == Step::ChooseOne && log_ == nullptr) {
    random_ = &random;
    const ChoiceStep& c = game_->steps().choices[step.index];
    c.single ? draw_single(t, c) : draw(t, c);
    random_ = nullptr;
    ++h.choices;
    h.status = Status::Running;
    h.used = t.layout().stack_at + h.sp * 2u;
    return;
  }
  collect(t);
  answer_unchecked(s, one_of(random));
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
    answer_unchecked(s, one_of(random));
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
