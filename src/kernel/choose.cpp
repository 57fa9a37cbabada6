// Options: enumerated without strings or fresh memory, a pure function of the state.

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "kernel/kernel.h"

namespace verbatim {

bool alike(const Table& t, int a, int b) {
  if (a == b) return true;  // a list can name the same thing twice
  const ObjectRecord &x = t.record(a), &y = t.record(b);
  if (x.face != y.face || x.zone != y.zone || x.holders != y.holders || x.home != y.home ||
      t.bearer(a) != t.bearer(b))
    return false;
  const Layout& l = t.layout();
  for (int i = 0; i < l.object_counters; ++i) {
    if (t.on_object(a, i) != t.on_object(b, i)) return false;
  }
  const int word_a = a >> 6, word_b = b >> 6;
  const auto differ = [&](const std::uint64_t* set) {
    return (((set[word_a] >> (a & 63)) ^ (set[word_b] >> (b & 63))) & 1) != 0;
  };
  for (int i = 0; i < l.flags; ++i) {
    if (differ(t.flag_set(i))) return false;
  }
  for (const int set : t.game().listens(x.face, t.kind_of(x.zone))) {
    if (differ(t.listening(set))) return false;
  }
  for (const ModifierRecord& m : t.modifiers()) {
    if ((m.flags & ModifierRecord::kOnSeat) == 0 && (m.subject == a || m.subject == b)) return false;
  }
  if (t.header().attached == 0) return true;
  for (int o = 0; o < t.objects(); ++o) {
    const int bearer = t.bearer(o);
    if (bearer != t.none() && (bearer == a || bearer == b)) return false;
  }
  return true;
}

namespace {

// The order in which cards came into a zone that the chooser does not see is nobody's business, even when the
// cards themselves were shown: they are offered in the order of their numbers, as views have them.
bool hides_order(const Table& t, const std::vector<Option>& options, std::size_t first, int chooser) {
  for (std::size_t i = first, last = 256; i < options.size(); ++i) {
    const int z = t.zone_of(options[i].value);
    if (std::exchange(last, static_cast<std::size_t>(z)) == static_cast<std::size_t>(z)) continue;
    if ((t.layout().visible_to[static_cast<std::size_t>(z)] >> chooser & 1) == 0 && t.segments(z).empty())
      return true;
  }
  return false;
}

void forget_order(const Table& t, std::vector<Option>& options, std::size_t first, bool distinct) {
  const auto from = options.begin() + static_cast<std::ptrdiff_t>(first);
  std::sort(from, options.end(), [](const Option& a, const Option& b) { return a.value < b.value; });
  if (!distinct) return;
  for (std::size_t i = first; i < options.size(); ++i) {
    for (std::size_t k = options.size() - 1; k > i; --k) {
      if (alike(t, options[i].value, options[k].value))
        options.erase(options.begin() + static_cast<std::ptrdiff_t>(k));
    }
  }
}

}  // namespace

void Kernel::enumerate_objects(const Table& t, const Scope& s, const Group& g, int index, bool distinct) {
  const std::size_t first = options_.size();
  const auto extra = static_cast<std::int16_t>(eval(t, s, g.extra));
  select(t, s, t.code().selections[g.selection], [&](int o) {
    if (distinct) {
      for (std::size_t i = first; i < options_.size(); ++i) {
        const int other = options_[i].value;
        if (t.record(other).face != t.record(o).face || !alike(t, other, o)) continue;
        // Of two like cards the one that others know leaves first: taking it tells them nothing new.
        const auto known = [&](int x) { return std::popcount(static_cast<unsigned>(t.record(x).known)); };
        if (known(o) > known(other)) options_[i].value = static_cast<std::int16_t>(o);
        return true;
      }
    }
    options_.push_back(
        {OptionKind::Object, static_cast<std::uint8_t>(index), static_cast<std::int16_t>(o), extra, g.label});
    return true;
  });
}

void Kernel::enumerate(const Table& t, const Scope& s, const Choice& c) {
  options_.clear();
  // Of several things each counts; a choice of some or an order merges copies step by step instead.
  const bool distinct = c.distinct && (c.kind == ChoiceKind::OneOf || c.kind == ChoiceKind::Number);
  const Group* const groups = t.code().groups.data() + c.groups.first;
  int seen_selection = -1;
  std::size_t seen_first = 0, seen_end = 0;
  for (int i = 0; i < c.groups.count; ++i) {
    const Group& g = groups[i];
    if (g.guard.test != kAlways && eval(t, s, g.guard.test) == 0) continue;
    const auto group = static_cast<std::uint8_t>(i);
    switch (g.kind) {
      case GroupKind::Single:
        options_.push_back(
            {OptionKind::Single, group, 0, static_cast<std::int16_t>(eval(t, s, g.extra)), g.label});
        break;
      case GroupKind::Objects:
        // The same cards as in the group before (this card to one lane or another): looked at once.
        if (seen_selection == g.selection) {
          const auto extra = static_cast<std::int16_t>(eval(t, s, g.extra));
          const std::size_t count = seen_end - seen_first, at = options_.size();
          options_.resize(at + count);
          for (std::size_t k = 0; k < count; ++k) {
            options_[at + k] = {OptionKind::Object, group, options_[seen_first + k].value, extra, g.label};
          }
          break;
        }
        seen_first = options_.size();
        enumerate_objects(t, s, g, i, distinct);
        if (hides_order(t, options_, seen_first, eval(t, s, c.chooser))) {
          options_.resize(seen_first);
          enumerate_objects(t, s, g, i, false);
          forget_order(t, options_, seen_first, distinct);
        }
        seen_end = options_.size();
        seen_selection = g.selection;
        break;
      case GroupKind::Abilities:
        offer_abilities(t, s, TriggerId(g.selection), eval(t, s, c.chooser), i, g.label);
        break;
      case GroupKind::Seats: {
        const auto extra = static_cast<std::int16_t>(eval(t, s, g.extra));
        for (auto left = static_cast<unsigned>(eval(t, s, g.x)); left != 0; left &= left - 1) {
          options_.push_back(
              {OptionKind::Seat, group, static_cast<std::int16_t>(std::countr_zero(left)), extra, g.label});
        }
        break;
      }
      case GroupKind::Numbers: {
        const auto extra = static_cast<std::int16_t>(eval(t, s, g.extra));
        for (int v = eval(t, s, g.x), to = eval(t, s, g.y); v <= to; ++v) {
          options_.push_back({OptionKind::Number, group, static_cast<std::int16_t>(v), extra, g.label});
        }
        break;
      }
    }
  }
}

void Kernel::describe(const Table& t, const Scope& s, const Choice& c) {
  decision_ = {};
  decision_.kind = c.kind;
  decision_.seat = static_cast<std::uint8_t>(eval(t, s, c.chooser));
  decision_.prompt = c.prompt;
  decision_.clause = c.clause;
  decision_.least = eval(t, s, c.least);
  decision_.most = eval(t, s, c.most);
}

// Stops to ask, unless there is only one thing to say.
bool Kernel::ask(Table& t, bool even_if_forced) {
  Header& h = t.header();
  if (options_.size() == 1 && !even_if_forced && (h.options & kAskEveryone) == 0) return false;
  decision_.options = options_;
  h.status = Status::Choosing;
  return true;
}

bool Kernel::choose(Table& t) {
  Header& h = t.header();
  const Choice& c = t.code().choices[t.code().instructions[h.pc].y];
  const Scope s = scope_of(t, h.frame);
  enumerate(t, s, c);
  if (options_.empty()) {
    std::int16_t& done = t.stack()[h.frame + kDone];
    done = static_cast<std::int16_t>(done & ~kWasDone);
    ++h.pc;
    return true;
  }
  if (options_.size() > 1 || c.ask_forced || (h.options & kAskEveryone) != 0) {
    describe(t, s, c);
    if (ask(t, c.ask_forced)) return false;
  }
  take_option(t, c, options_.front());
  return true;
}

void Kernel::take_option(Table& t, const Choice& c, const Option& o) {
  Header& h = t.header();
  const Group& g = t.code().groups[static_cast<std::size_t>(c.groups.first + o.group)];
  std::int16_t* f = t.stack() + h.frame;
  if (g.dst != kNoRegister) f[kRegisters + g.dst] = o.value;
  if (g.extra_dst != kNoRegister) f[kRegisters + g.extra_dst] = o.extra;
  f[kDone] = static_cast<std::int16_t>(f[kDone] | kWasDone);
  h.pc = g.target != kNoTarget ? g.target : static_cast<std::uint16_t>(h.pc + 1);
}

// The options of a state that has stopped, made anew.
void Kernel::collect(const Table& t) {
  const Header& h = t.header();
  const Instruction& i = t.code().instructions[h.pc];
  const Scope s = scope_of(t, h.frame);
  switch (i.op) {
    case Op::choose: {
      const Choice& c = t.code().choices[i.y];
      describe(t, s, c);
      enumerate(t, s, c);
      break;
    }
    case Op::list_choose: {
      const Choice& c = t.code().choices[i.y];
      describe(t, s, c);
      step_options(t, s, c, t.stack() + s.frame[kList]);
      break;
    }
    case Op::window_next:
      describe_window(t);
      break;
    default:
      describe_chance(t, i);
      break;
  }
  decision_.options = options_;
}

Result<Ok, Refusal> Kernel::look(const State& state) {
  const Header& h = state.header();
  if (h.code_hash != game_->code_hash()) {
    return failed(
        Refusal{Refusal::Kind::NotAsked, {}, "this state belongs to other rules or another card set"});
  }
  if (h.status != Status::Choosing && h.status != Status::Chance) {
    return failed(Refusal{Refusal::Kind::NotAsked, {}, "nobody is being asked anything"});
  }
  collect(Table(*game_, state));
  return Ok{};
}

void Kernel::answer_unchecked(State& state, int k) {
  Table t(*game_, state, log_);
  Header& h = t.header();
  const Instruction& i = t.code().instructions[h.pc];
  const Option o = options_[static_cast<std::size_t>(k)];
  if (h.status == Status::Choosing) {
    ++h.choices;
    if (log_ != nullptr && !decision_.window) {
      t.log({.kind = LogKind::Chosen,
             .seat = decision_.seat,
             .clause = decision_.clause,
             .label = o.label,
             .object =
                 o.kind == OptionKind::Object || o.kind == OptionKind::Ability ? o.value : std::int16_t{-1},
             .amount = o.value,
             .extra = o.extra,
             .seen_by = static_cast<std::uint8_t>(1 << decision_.seat)});
    }
  }
  h.status = Status::Running;
  switch (i.op) {
    case Op::choose:
      take_option(t, t.code().choices[i.y], o);
      break;
    case Op::list_choose:
      take_step(t, t.code().choices[i.y], o);
      break;
    case Op::window_next:
      take_candidate(t, o);
      break;
    default:
      settle_chance(t, i, o.value);
      break;
  }
  h.used = t.layout().stack_at + h.sp * 2u;
}

Result<Ok, Refusal> Kernel::answer(State& state, const Answer& answer) {
  if (auto seen = look(state); !seen) return seen;
  if (answer.empty())
    return failed(Refusal{Refusal::Kind::Incomplete, decision_.clause, "the answer is empty"});
  // Tried on a copy first, without a log; then done in earnest.
  State trial = state;
  LogSink* const sink = std::exchange(log_, nullptr);
  std::optional<Refusal> refusal;
  int picked = decision_.picked;
  for (std::size_t step = 0; step < answer.size() && !refusal; ++step) {
    const int k = answer[step];
    if (step > 0) {
      // A further step must belong to the same choice, which then has picked more than before.
      const std::uint16_t pc = state.header().pc;
      const bool same = run(trial) == Stop::Decision && trial.header().pc == pc && decision_.picked > picked;
      picked = decision_.picked;
      if (!same) {
        refusal = {Refusal::Kind::NoSuchOption, decision_.clause,
                   "the answer has more steps than the choice"};
        break;
      }
    }
    if (k < 0 || k >= static_cast<int>(options_.size())) {
      refusal = {
          Refusal::Kind::NoSuchOption, decision_.clause,
          "there is no option " + std::to_string(k) + "; there are " + std::to_string(options_.size())};
    } else {
      answer_unchecked(trial, k);
    }
  }
  log_ = sink;
  if (refusal) {
    collect(Table(*game_, state));  // what is asked is still the same
    return failed(std::move(*refusal));
  }
  if (sink == nullptr) {
    state = trial;
    return Ok{};
  }
  for (std::size_t step = 0; step < answer.size(); ++step) {
    if (step > 0)
      run(state);
    else
      collect(Table(*game_, state));
    answer_unchecked(state, answer[step]);
  }
  return Ok{};
}

}  // namespace verbatim
