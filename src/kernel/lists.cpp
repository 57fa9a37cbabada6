// Lists: frozen orders that loops walk along, parts of events, and choices of several things, which build
// their list one index at a time.

#include <algorithm>
#include <bit>
#include <cstring>

#include "kernel/copies.h"
#include "kernel/hidden.h"
#include "kernel/kernel.h"
#include "kernel/quick.h"
#include "program/flow.h"

namespace verbatim {
namespace {

constexpr int kChoosing = kListInTheMaking;

// Two options that mean copies of one card.
class AlikeOptions {
 public:
  explicit AlikeOptions(const Table& t) : t_(t), copies_(t) {}
  bool operator()(const Option& a, const Option& b) {
    if (a.kind != OptionKind::Object || b.kind != OptionKind::Object || a.group != b.group) return false;
    return a.value == b.value || copies_(a.value, b.value);
  }

 private:
  const Table& t_;
  Copies copies_;
};

// Copies side by side, first those that others know: so every choice of how many of each has one name.
void gather_copies(const Table& t, AlikeOptions& alike, OptionList& all) {
  const auto known = [&](const Option& o) {
    return std::popcount(static_cast<unsigned>(t.record(o.value).known));
  };
  for (std::size_t first = 0, end = 0; first < all.size(); first = end) {
    end = first + 1;
    for (std::size_t other = end; other < all.size(); ++other) {
      if (!alike(all[first], all[other])) continue;
      std::size_t place = end++;
      while (place > first && known(all[other]) > known(all[place - 1])) --place;
      const auto at = [&](std::size_t i) { return all.begin() + static_cast<std::ptrdiff_t>(i); };
      std::rotate(at(place), at(other), at(other + 1));
    }
  }
}

// How much a slot of a distribution can take.
int most_of(const Table& t, const Scope& s, const Choice& c, const Option& slot) {
  Scope about = s;
  about.it = slot.kind == OptionKind::Object ? slot.value : t.none();
  return std::max(0, eval(t, about, t.code().groups[c.groups.first + slot.group].cap));
}

}  // namespace

bool Kernel::open_list(Table& t, Sort sort, bool in_the_making) {
  Header& h = t.header();
  if (h.sp + kListCells > t.layout().stack) return fail(t, Failure::StackFull), false;
  std::int16_t* f = t.stack() + h.frame;
  std::int16_t* list = t.stack() + h.sp;
  list[kOuterList] = f[kList];
  list[kListSort] =
      static_cast<std::int16_t>(static_cast<int>(sort) | (in_the_making ? kListInTheMaking : 0));
  list[kListCount] = list[kListNext] = 0;
  f[kList] = static_cast<std::int16_t>(h.sp);
  h.sp = static_cast<std::uint16_t>(h.sp + kListCells);
  return true;
}

bool Kernel::push_item(Table& t, int value) {
  Header& h = t.header();
  std::int16_t* list = t.stack() + t.stack()[h.frame + kList];
  // Behind the last item; a part that was taken out may have left a free place there.
  const auto at = static_cast<int>(list - t.stack()) + kListCells + list[kListCount];
  if (at >= t.layout().stack) return fail(t, Failure::StackFull), false;
  t.stack()[at] = static_cast<std::int16_t>(value);
  h.sp = static_cast<std::uint16_t>(at + 1);
  ++list[kListCount];
  return true;
}

// One part of a set of simultaneous events is taken out; the others go on. The list keeps its length in
// cells, because frames lie above it; the last place becomes free.
void Kernel::remove_part(Table& t, int value) {
  std::int16_t* f = t.stack() + t.header().frame;
  f[kDone] = static_cast<std::int16_t>(f[kDone] & ~kWasDone);
  if (f[kEvent] == 0 || t.stack()[f[kEvent] + kList] == 0) return;
  std::int16_t* list = t.stack() + t.stack()[f[kEvent] + kList];
  std::int16_t* items = list + kListCells;
  std::int16_t* end = items + list[kListCount];
  std::int16_t* part = std::find(items, end, static_cast<std::int16_t>(value));
  if (part == end) return;
  if (part - items < list[kListNext]) --list[kListNext];
  std::copy(part + 1, end, part);
  end[-1] = 0;
  --list[kListCount];
  f[kDone] = static_cast<std::int16_t>(f[kDone] | kWasDone);
}

// The options of one step. The full list of candidates is a pure function of the state, which does not change
// between steps, so only what was picked is kept. `again`: full_ still holds it.
void Kernel::step_options(const Table& t, const Scope& s, int choice, const std::int16_t* list, bool again) {
  const Choice& c = t.code().choices[static_cast<std::size_t>(choice)];
  AlikeOptions alike(t);
  if (!again) {
    enumerate(t, s, choice);
    full_.swap(options_);
    if (c.kind == ChoiceKind::SomeOf && c.distinct) gather_copies(t, alike, full_);
  }
  options_.clear();
  const int n = static_cast<int>(full_.size()), picked = list[kListCount];
  const auto offer = [&](int i) {
    Option o = full_[static_cast<std::size_t>(i)];
    o.extra = static_cast<std::int16_t>(i);
    options_.push_back(o);
  };
  decision_.picked = picked;
  switch (c.kind) {
    case ChoiceKind::SomeOf: {
      // Ascending, so that every subset has exactly one way to be named.
      const int most = std::min(decision_.most, n), least = std::min(decision_.least, most);
      if (picked >= most) return;
      for (int i = list[kListNext]; i < n && n - i + picked >= least; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (!c.distinct || i == list[kListNext] || !alike(full_[at - 1], full_[at])) offer(i);
      }
      if (picked >= least && !options_.empty()) {
        options_.push_front({OptionKind::Finish, 0, 0, 0, LabelId()});
      }
      return;
    }
    case ChoiceKind::Order:
      for (int i = 0; i < n; ++i) {
        const std::int16_t* items = list + kListCells;
        const Option& o = full_[static_cast<std::size_t>(i)];
        if (std::find(items, items + picked, o.value) != items + picked) continue;
        const auto same = [&](const Option& other) { return alike(other, o); };
        if (!c.distinct || std::none_of(options_.begin(), options_.end(), same)) offer(i);
      }
      return;
    case ChoiceKind::Distribute: {
      if (picked >= n) return;
      const auto cap = [&](int i) { return most_of(t, s, c, full_[static_cast<std::size_t>(i)]); };
      int spent = 0, later = 0;
      for (int i = 0; i < picked; ++i) spent += list[kListCells + i];
      for (int i = picked + 1; i < n; ++i) later += cap(i);
      const int high = std::min(cap(picked), decision_.most - spent);
      const int low = std::clamp(decision_.least - spent - later, 0, std::max(high, 0));
      const Option& slot = full_[static_cast<std::size_t>(picked)];
      for (int v = low; v <= std::max(high, 0); ++v) {
        options_.push_back(
            {OptionKind::Number, slot.group, static_cast<std::int16_t>(v), slot.value, slot.label});
      }
      return;
    }
    case ChoiceKind::OneOf:
    case ChoiceKind::Number:
      return;
  }
}

void Kernel::close_list(Table& t) {
  Header& h = t.header();
  std::int16_t* f = t.stack() + h.frame;
  std::int16_t* list = t.stack() + f[kList];
  list[kListSort] = static_cast<std::int16_t>(list[kListSort] & ~kChoosing);
  list[kListNext] = 0;
  f[kDone] = static_cast<std::int16_t>((f[kDone] & ~kWasDone) | (list[kListCount] > 0 ? kWasDone : 0));
  ++h.pc;
}

void Kernel::take_step(Table& t, const Choice& c, const Option& o) {
  if (o.kind == OptionKind::Finish) return close_list(t);
  std::int16_t* list = t.stack() + t.stack()[t.header().frame + kList];
  if (push_item(t, o.value) && c.kind == ChoiceKind::SomeOf)
    list[kListNext] = static_cast<std::int16_t>(o.extra + 1);
}

// The same where nobody looks at the options: of things that each count, one after another is drawn as it
// would be taken from the list of those that are left, and no list is written.
void Kernel::draw_things(Table& t, const Choice& c, const ChoiceStep& step) {
  Header& h = t.header();
  std::int16_t* const f = t.stack() + h.frame;
  std::int16_t* const list = t.stack() + f[kList];
  const GroupStep& group = game_->steps().groups[step.groups.first];
  std::int16_t* const things = found_.data();
  int n = is_open(t, f, group, true) ? find_every(t, h.frame, group, step) : 0;
  if (c.kind == ChoiceKind::SomeOf) {
    const int most = std::min(value_of(t, f, step.most), n);
    const int least = std::min(value_of(t, f, step.least), most);
    for (int picked = list[kListCount]; picked < most; ++picked) {
      // In their order; as many must be left as are still owed.
      const int next = list[kListNext], enough = picked >= least ? 1 : 0;
      const int left = std::min(n, n + picked - least + 1) - next;
      if (left <= 0) break;
      const int k = any_of(t, left + enough, c.ask_forced) - enough;
      if (k < 0) break;
      if (!push_item(t, things[next + k])) return;
      list[kListNext] = static_cast<std::int16_t>(next + k + 1);
    }
  } else {
    const auto drop = [&](std::int16_t o) {
      n = static_cast<int>(std::remove(things, things + n, o) - things);
    };
    for (int i = 0; i < list[kListCount]; ++i) drop(list[kListCells + i]);
    while (n > 0) {
      const std::int16_t o = things[any_of(t, n, c.ask_forced)];
      if (!push_item(t, o)) return;
      drop(o);
    }
  }
  close_list(t);
}

// And the shares of a distribution. What each can take is found once: no step changes it.
void Kernel::draw_shares(Table& t, const Choice& c, int choice) {
  const Scope s = scope_of(t, t.header().frame);
  const ChoiceStep& step = game_->steps().choices[static_cast<std::size_t>(choice)];
  const std::int16_t* const list = t.stack() + s.frame[kList];
  enumerate(t, s, choice);
  int left = value_of(t, s.frame, step.most), owed = value_of(t, s.frame, step.least), later = 0;
  for (int i = 0; i < list[kListCount]; ++i) {
    left -= list[kListCells + i];
    owed -= list[kListCells + i];
  }
  // In an imagined world there may be fewer than have had their share.
  Option* const first = options_.begin() + std::min<std::size_t>(list[kListCount], options_.size());
  for (Option* slot = first; slot != options_.end(); ++slot) {
    slot->extra = static_cast<std::int16_t>(most_of(t, s, c, *slot));
    later += slot->extra;
  }
  for (const Option* slot = first; slot != options_.end(); ++slot) {
    later -= slot->extra;
    const int high = std::max(0, std::min<int>(slot->extra, left)), low = std::clamp(owed - later, 0, high);
    const int share = low + any_of(t, high - low + 1, c.ask_forced);
    if (!push_item(t, share)) return;
    left -= share;
    owed -= share;
  }
  close_list(t);
}

bool Kernel::list_choose(Table& t) {
  Header& h = t.header();
  const int choice = t.code().instructions[h.pc].y;
  const Choice& c = t.code().choices[static_cast<std::size_t>(choice)];
  std::int16_t* f = t.stack() + h.frame;
  if (f[kList] == 0 || (t.stack()[f[kList] + kListSort] & kChoosing) == 0) {
    if (!open_list(t, sort_of_items(t.code(), c), true)) return true;
  }
  if (random_ != nullptr) {
    if (c.kind == ChoiceKind::Distribute) return draw_shares(t, c, choice), true;
    if (!c.distinct && c.groups.count == 1 && t.code().groups[c.groups.first].kind == GroupKind::Objects)
      return draw_things(t, c, game_->steps().choices[static_cast<std::size_t>(choice)]), true;
  }
  const auto here = h.pc;
  for (bool again = false; h.status == Status::Running && h.pc == here; again = true) {
    const Scope s = scope_of(t, h.frame);
    if (!again) describe(t, s, choice);
    step_options(t, s, choice, t.stack() + f[kList], again);
    if (options_.empty()) {
      close_list(t);
      continue;
    }
    const int k = pick(t, c.ask_forced);
    if (k < 0) return false;
    take_step(t, c, options_[static_cast<std::size_t>(k)]);
  }
  return true;
}

}  // namespace verbatim
