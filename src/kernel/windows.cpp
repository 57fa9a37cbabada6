// Windows: who may resolve what, in which order, and when it is over. One parameterised object for the
// whole of [AB 1.13] to [AB 1.20] and the notes N1 to N8.

#include <algorithm>

#include "kernel/kernel.h"
#include "kernel/listeners.h"

namespace verbatim {
namespace {

enum Phase : int { kOpen, kMandatoryPhase, kClosed };

// [AB N2] One ability of one physical object, once in this window, whoever holds it now.
bool marked(const std::int16_t* w, int object, int ability) {
  const std::int16_t* m = window_marks(w);
  for (int i = 0; i < w[kMarks]; ++i, m += 3) {
    if (m[0] == object && m[1] == ability) return true;
  }
  return false;
}

// [AB N1.2] Conditions of the trigger were settled when the window opened, and are kept as bits over objects:
// the same number of cells whatever hidden hands hold.
bool eligible(const Table& t, const std::int16_t* w, int object, const AbilityStep& ability) {
  if (ability.asks.triggered == Question::kHolds) return true;
  const int set = t.game().condition_rank(ability.id) * t.layout().half_words;
  return (w[kWindowCells + set + object / 16] >> (object % 16) & 1) != 0;
}

int living_in_order(const Table& t, const std::int16_t* w) {
  int n = 0;
  for (int i = 0; i < w[kOrderSeats]; ++i)
    n += t.lives(w[i < 4 ? kOrderLow : kOrderHigh] >> (4 * (i & 3)) & 15);
  return n;
}

// The first player in the order who still lives orders what is mandatory.
int first_living(const Table& t, const std::int16_t* w) {
  for (int i = 0; i < w[kOrderSeats]; ++i) {
    const int seat = w[i < 4 ? kOrderLow : kOrderHigh] >> (4 * (i & 3)) & 15;
    if (t.lives(seat)) return seat;
  }
  return t.nobody();
}

// [AB 1.19, 1.20] The order of players, frozen when the window opens.
void freeze_order(const Table& t, const Window& win, int first, std::int16_t* w) {
  const Game::Clockwise& usual = t.game().clockwise(first);
  if (win.order == OrderKind::Clockwise && t.living() == usual.living) [[likely]] {
    w[kOrderLow] = usual.low;
    w[kOrderHigh] = usual.high;
    w[kOrderSeats] = static_cast<std::int16_t>(t.seats());
    return;
  }
  int order[8], n = 0;
  for (int i = 0, seat = first; i < t.seats(); ++i) {
    if (t.lives(seat)) order[n++] = seat;
    if (++seat == t.seats()) seat = 0;
  }
  if (win.order == OrderKind::ByCounter) {
    // Increasing from the first player's own number, then round again from the lowest.
    const int anchor = t.counter(first, win.counter);
    const auto key = [&](int seat) {
      const int c = t.counter(seat, win.counter);
      return c < anchor ? c + 32768 : c;
    };
    // By insertion: stable, and unlike std::stable_sort it asks for no memory.
    for (int i = 1; i < n; ++i) {
      for (int k = i; k > 0 && key(order[k]) < key(order[k - 1]); --k) std::swap(order[k], order[k - 1]);
    }
  }
  w[kOrderLow] = w[kOrderHigh] = 0;
  w[kOrderSeats] = static_cast<std::int16_t>(n);
  for (int i = 0; i < n; ++i) {
    std::int16_t& cell = w[i < 4 ? kOrderLow : kOrderHigh];
    cell = static_cast<std::int16_t>(cell | (order[i] << (4 * (i & 3))));
  }
}

bool out(const std::int16_t* w, const Window& win, int seat) {
  return win.decline_is_final && (w[kDeclines] >> seat & 1) != 0;
}

// Priority goes on to the next player who can still get it [AB N4.1].
void pass_on(const Table& t, std::int16_t* w, const Window& win) {
  if (win.mode == WindowMode::AllOfOne) {
    if (++w[kPosition] >= w[kOrderSeats]) w[kPhase] = kClosed;
    return;
  }
  for (int i = 0; i < w[kOrderSeats]; ++i) {
    w[kPosition] = static_cast<std::int16_t>((w[kPosition] + 1) % w[kOrderSeats]);
    const int seat = window_seat(w);
    if (t.lives(seat) && !out(w, win, seat)) return;
  }
  w[kPhase] = kClosed;
}

// [AB N4.3, N4.4] Declining: all in a row close the window; nobody is out for having declined before.
void decline(const Table& t, std::int16_t* w, const Window& win) {
  if (win.decline_is_final) {
    w[kDeclines] = static_cast<std::int16_t>(w[kDeclines] | (1 << window_seat(w)));
  } else if (win.mode != WindowMode::AllOfOne && ++w[kDeclines] >= living_in_order(t, w)) {
    w[kPhase] = kClosed;
    return;
  }
  pass_on(t, w, win);
}

// What one object resolves next, of its abilities in the order written; one that cannot be resolved in its
// turn is passed over. Null: nothing more.
[[gnu::always_inline]] inline const AbilityStep* next_written(const Table& t, const std::int16_t* f,
                                                              const std::int16_t* w, TriggerId trigger) {
  const int o = w[kObject] - 1;
  const std::int16_t* const last = window_marks(w) + 3 * (w[kMarks] - 1);
  const int before = w[kMarks] != 0 && last[0] == o ? last[1] : -1;
  for (const AbilityStep& a : t.game().abilities_of(t.record(o).face, trigger)) {
    if (a.id.value <= before || marked(w, o, a.id.value) || !eligible(t, w, o, a)) continue;
    if (usable(t, f, o, a, t.controller(o))) return &a;
  }
  return nullptr;
}

}  // namespace

void Table::stop_resolving(int object, int trigger) {
  for (int frame = header().frame; frame != 0; frame = stack()[frame + kPrevious]) {
    if (stack()[frame + kWindow] == 0) continue;
    std::int16_t* const w = stack() + stack()[frame + kWindow];
    const Window& win = code().windows[static_cast<std::size_t>(w[kDescriptor])];
    const bool meant = trigger < 0 || win.trigger.value == trigger;
    if (win.mode == WindowMode::Written && w[kObject] == object + 1 && meant) w[kPhase] = kClosed;
  }
}

// False when the stack is full; the state has then failed. Apart from the interpreter's loop, which would
// keep less at hand with it inside.
[[gnu::noinline]] bool Kernel::open_window(Table& t, const Window& win, int descriptor) {
  Header& h = t.header();
  std::int16_t* f = t.stack() + h.frame;
  const Scope s = scope_of(t, h.frame);
  const int first = eval(t, s, win.first);
  if (h.sp + kWindowCells > t.layout().stack) return fail(t, Failure::StackFull), false;
  std::int16_t* w = t.stack() + h.sp;
  f[kWindow] = static_cast<std::int16_t>(h.sp);
  w[kDescriptor] = static_cast<std::int16_t>(descriptor);
  w[kPosition] = w[kDeclines] = w[kObject] = w[kEligible] = w[kMarks] = 0;
  const bool endless = t.resolved() >= t.layout().most_resolved;
  w[kPhase] = endless || h.sp > t.layout().heard       ? kClosed
              : win.mode == WindowMode::MandatoryFirst ? kMandatoryPhase
                                                       : kOpen;
  freeze_order(t, win, first >= t.seats() ? 0 : first, w);
  if (win.mode == WindowMode::Written) w[kObject] = static_cast<std::int16_t>(eval(t, s, win.subject) + 1);
  h.sp = static_cast<std::uint16_t>(h.sp + kWindowCells);

  const int bits = game_->conditions_of(win.trigger) * t.layout().half_words;
  if (bits > 0) settle_eligible(t, win, w, bits);
  if (t.sink() != nullptr)
    t.log({.kind = LogKind::WindowOpen,
           .clause = win.clause,
           .label = win.prompt,
           .amount = static_cast<std::int16_t>(win.trigger.value)});
  return h.status == Status::Running;
}

void Kernel::settle_eligible(Table& t, const Window& win, std::int16_t* w, int bits) {
  Header& h = t.header();
  if (h.sp + bits > t.layout().stack) return fail(t, Failure::StackFull);
  std::fill_n(w + kWindowCells, bits, std::int16_t{0});
  w[kEligible] = static_cast<std::int16_t>(bits);
  h.sp = static_cast<std::uint16_t>(h.sp + bits);
  each_listener(t, win.trigger, [&](int o) {
    for (const AbilityStep& a : game_->abilities_of(t.record(o).face, win.trigger)) {
      if (t.code().abilities[a.id.value].triggered == kAlways) continue;  // there is no bit for it
      if (!triggered(t, t.stack() + h.frame, o, a, t.controller(o))) continue;
      std::int16_t& cell = w[kWindowCells + game_->condition_rank(a.id) * t.layout().half_words + o / 16];
      cell = static_cast<std::int16_t>(cell | (1 << (o % 16)));
    }
    return true;
  });
}

// Where the frame's program ends.
static std::uint16_t end_of(const Code& code, const std::int16_t* f) {
  const Program& p = code.programs[static_cast<std::size_t>(f[kProgram])];
  std::uint32_t pc = p.entry;
  while (pc + 1 < p.end && code.instructions[pc].op != Op::end) ++pc;
  return static_cast<std::uint16_t>(pc);
}

void Kernel::close_window(Table& t, int exit) {
  Header& h = t.header();
  std::int16_t* f = t.stack() + h.frame;
  h.sp = static_cast<std::uint16_t>(f[kWindow]);
  f[kWindow] = 0;
  h.pc = static_cast<std::uint16_t>(exit);
  if ((f[kDone] & kAbandoned) != 0) [[unlikely]]
    h.pc = end_of(t.code(), f);
  if (t.sink() != nullptr) t.log({.kind = LogKind::WindowClosed});
}

// What one seat could resolve now [AB N1]: collected anew each time, nothing is remembered.
void Kernel::candidates(const Table& t, const std::int16_t* f, const std::int16_t* w, int seat,
                        bool only_mandatory) {
  const Window& win = t.code().windows[static_cast<std::size_t>(w[kDescriptor])];
  const int subject = win.subject == Operand::special(Special::NoObject)
                          ? t.none()
                          : eval(t, scope_of(t, static_cast<int>(f - t.stack())), win.subject);
  const auto offer = [&](int o) {
    if (seat < t.seats() && t.controller(o) != seat) return true;
    if (subject != t.none() && o != subject) return true;
    // [AB N1.3] Conditions of the resolution, feasibility and cost are looked at anew at every priority.
    for (const AbilityStep& a : game_->abilities_of(t.record(o).face, win.trigger)) {
      if (only_mandatory && a.need != Need::Mandatory) continue;
      if (marked(w, o, a.id.value) || !eligible(t, w, o, a)) continue;
      if (!usable(t, f, o, a, t.controller(o))) continue;
      mandatory_ = mandatory_ || a.need == Need::Mandatory;
      const bool again = win.whole_object && !options_.empty() && options_.back().value == o;
      if (!again)
        options_.push_back({OptionKind::Ability, 0, static_cast<std::int16_t>(o),
                            static_cast<std::int16_t>(a.id.value), t.code().abilities[a.id.value].text});
    }
    return true;
  };
  each_listener(t, win.trigger, offer);
}

// Fills the options of the player who has priority; true if they may decline.
bool Kernel::find_candidates(const Table& t, const std::int16_t* f, const std::int16_t* w) {
  const Window& win = t.code().windows[static_cast<std::size_t>(w[kDescriptor])];
  options_.clear();
  mandatory_ = false;
  const bool ordering = w[kPhase] == kMandatoryPhase;
  candidates(t, f, w, ordering ? t.nobody() : window_seat(w), ordering);
  decision_ = {};
  decision_.window = true;
  decision_.seat = static_cast<std::uint8_t>(ordering ? first_living(t, w) : window_seat(w));
  decision_.prompt = win.prompt;
  decision_.clause = win.clause;
  return !mandatory_ && !ordering;  // [AB 1.8] a mandatory ability forbids declining, not ordering
}

void Kernel::describe_window(const Table& t) {
  const std::int16_t* f = t.stack() + t.header().frame;
  if (find_candidates(t, f, t.stack() + f[kWindow])) options_.push_back({OptionKind::Decline, 0, 0, 0, {}});
}

// False when the stack is full; the state has then failed.
[[gnu::always_inline]] inline bool Kernel::mark_used(Table& t, std::int16_t* w, int object, int ability) {
  Header& h = t.header();
  if (h.sp + 3 > t.layout().stack) return fail(t, Failure::StackFull), false;
  std::int16_t* const mark = t.stack() + h.sp;
  mark[0] = static_cast<std::int16_t>(object);
  mark[1] = static_cast<std::int16_t>(ability);
  mark[2] = kNoTargetYet;
  h.sp = static_cast<std::uint16_t>(h.sp + 3);
  ++w[kMarks];
  return true;
}

[[gnu::always_inline]] inline void Kernel::resolve(Table& t, int object, int ability) {
  t.count_resolved();
  const Header& h = t.header();
  const Ability& a = t.code().abilities[static_cast<std::size_t>(ability)];
  const int user = t.controller(object);
  if (t.sink() != nullptr) {
    const std::int16_t* const w = t.stack() + t.stack()[h.frame + kWindow];
    const Window& win = t.code().windows[static_cast<std::size_t>(w[kDescriptor])];
    t.log({.kind = LogKind::Resolved,
           .seat = static_cast<std::uint8_t>(user),
           .clause = a.clause.value != 0 ? a.clause : win.clause,
           .label = a.text,
           .cause = static_cast<std::int16_t>(object),
           .object = static_cast<std::int16_t>(object),
           .extra = static_cast<std::int16_t>(ability)});
  }
  push_frame(t, a.program, h.pc, object, user, h.frame);
}

bool Kernel::window_next(Table& t, int exit) {
  std::int16_t* const f = t.stack() + t.header().frame;
  std::int16_t* const w = t.stack() + f[kWindow];
  if ((f[kDone] & kCancelled) != 0 || w[kPhase] == kClosed) return close_window(t, exit), true;
  if (w[kObject] != 0) {
    const Window& win = t.code().windows[static_cast<std::size_t>(w[kDescriptor])];
    if (const AbilityStep* const a = next_written(t, f, w, win.trigger)) {
      const int o = w[kObject] - 1;
      if (mark_used(t, w, o, a->id.value)) resolve(t, o, a->id.value);
      return true;
    }
    w[kObject] = 0;
    if (win.mode == WindowMode::Written) return close_window(t, exit), true;
    if (win.mode != WindowMode::AllOfOne) pass_on(t, w, win);
  }
  return give_priority(t, exit);
}

// To one player after another, until somebody resolves something, is asked, or the window is over. Nobody is
// in the middle of resolving what is written on one object.
bool Kernel::give_priority(Table& t, int exit) {
  Header& h = t.header();
  std::int16_t* const f = t.stack() + h.frame;
  std::int16_t* const w = t.stack() + f[kWindow];
  const Window& win = t.code().windows[static_cast<std::size_t>(w[kDescriptor])];
  for (;;) {
    if (w[kPhase] == kClosed) return close_window(t, exit), true;
    if (!t.lives(w[kPhase] == kMandatoryPhase ? first_living(t, w) : window_seat(w))) {
      if (living_in_order(t, w) == 0)
        w[kPhase] = kClosed;
      else
        pass_on(t, w, win);
      continue;
    }
    const bool may_decline = find_candidates(t, f, w);
    if (w[kPhase] == kMandatoryPhase && options_.empty()) {
      w[kPhase] = kOpen;
      continue;
    }
    if (t.sink() != nullptr && w[kPhase] == kOpen) {
      t.log({.kind = LogKind::Priority,
             .seat = decision_.seat,
             .amount = static_cast<std::int16_t>(options_.size())});
    }
    if (may_decline) options_.push_back({OptionKind::Decline, 0, 0, 0, {}});
    const int k = pick(t, win.ask_forced);
    if (k < 0) return false;
    take_candidate(t, options_[static_cast<std::size_t>(k)]);
    if (h.status != Status::Running || t.stack() + h.frame != f) return true;  // an ability is running
  }
}

void Kernel::take_candidate(Table& t, const Option& o) {
  std::int16_t* w = t.stack() + t.stack()[t.header().frame + kWindow];
  const Window& win = t.code().windows[static_cast<std::size_t>(w[kDescriptor])];
  if (o.kind == OptionKind::Decline) {
    if (t.sink() != nullptr)
      t.log({.kind = LogKind::Declined, .seat = static_cast<std::uint8_t>(window_seat(w))});
    return decline(t, w, win);
  }
  if (!mark_used(t, w, o.value, o.extra)) return;
  if (w[kObject] == 0 && w[kPhase] == kOpen) {
    if (!win.decline_is_final) w[kDeclines] = 0;
    // [AB K6] What is free uses up no priority; others may still answer what it changed.
    const Need need = t.code().abilities[static_cast<std::size_t>(o.extra)].need;
    if (win.whole_object)
      w[kObject] = static_cast<std::int16_t>(o.value + 1);
    else if (win.mode != WindowMode::AllOfOne && need != Need::Free)
      pass_on(t, w, win);
  }
  resolve(t, o.value, o.extra);
}

// [AB N3] Set only after the cancel window has passed: a cancelled copy does not count.
void Kernel::mark_name(Table& t, int target) {
  const std::int16_t* f = t.stack() + t.header().frame;
  if (f[kEvent] == 0 || t.stack()[f[kEvent] + kWindow] == 0) return;
  std::int16_t* w = t.stack() + t.stack()[f[kEvent] + kWindow];
  if (w[kMarks] > 0)
    const_cast<std::int16_t*>(window_marks(w))[3 * (w[kMarks] - 1) + 2] = static_cast<std::int16_t>(target);
}

}  // namespace verbatim
