// Choices: what is asked, and what an answer does.

#include <optional>
#include <utility>

#include "kernel/kernel.h"
#include "kernel/quick.h"

namespace verbatim {

int Kernel::chooser_of(const Table& t, const Scope& s, int choice) const {
  return value_of(t, s.frame, game_->steps().choices[static_cast<std::size_t>(choice)].chooser);
}

void Kernel::describe(const Table& t, const Scope& s, int choice) {
  const Choice& c = t.code().choices[static_cast<std::size_t>(choice)];
  const ChoiceStep& step = game_->steps().choices[static_cast<std::size_t>(choice)];
  decision_ = {};
  decision_.kind = c.kind;
  decision_.seat = static_cast<std::uint8_t>(value_of(t, s.frame, step.chooser));
  decision_.prompt = c.prompt;
  decision_.clause = c.clause;
  decision_.least = value_of(t, s.frame, step.least);
  decision_.most = value_of(t, s.frame, step.most);
}

// Which of so many options is taken at random. An answer counts unless nobody would have been asked.
int Kernel::any_of(Table& t, int options, bool even_if_forced) {
  Header& h = t.header();
  if (options == 1 && !even_if_forced && (h.options & kAskEveryone) == 0) return 0;
  ++h.choices;
  if (options == 1) return 0;
  ++chosen_;
  return static_cast<int>(random_->below(static_cast<std::uint32_t>(options)));
}

// Which option is taken without asking anybody: the only one, or one at random. Below 0: stop and ask.
int Kernel::pick(Table& t, bool even_if_forced) {
  if (random_ != nullptr) return any_of(t, static_cast<int>(options_.size()), even_if_forced);
  Header& h = t.header();
  if (options_.size() == 1 && !even_if_forced && (h.options & kAskEveryone) == 0) return 0;
  decision_.options = options_;
  h.status = Status::Choosing;
  return -1;
}

bool Kernel::choose(Table& t) {
  Header& h = t.header();
  const int choice = game_->steps().steps[h.pc].index;
  const Choice& c = t.code().choices[static_cast<std::size_t>(choice)];
  const Scope s = scope_of(t, h.frame);
  enumerate(t, s, choice);
  if (options_.empty()) return take_nothing(t), true;
  int k = 0;
  if (options_.size() > 1 || c.ask_forced || (h.options & kAskEveryone) != 0) {
    if (random_ == nullptr) describe(t, s, choice);
    k = pick(t, c.ask_forced);
    if (k < 0) return false;
  }
  take_option(t, choice, options_[static_cast<std::size_t>(k)]);
  return true;
}

void Kernel::take_nothing(Table& t) {
  Header& h = t.header();
  std::int16_t& done = t.stack()[h.frame + kDone];
  done = static_cast<std::int16_t>(done & ~kWasDone);
  ++h.pc;
}

void Kernel::take(Table& t, const GroupStep& g, int value, int extra) {
  Header& h = t.header();
  std::int16_t* f = t.stack() + h.frame;
  const auto done = static_cast<std::int16_t>(f[kDone] | kWasDone);
  f[g.dst] = static_cast<std::int16_t>(value);
  f[g.more] = static_cast<std::int16_t>(extra);
  f[kDone] = done;  // last: what has no register was written there
  h.pc = g.target != kNoTarget ? g.target : static_cast<std::uint16_t>(h.pc + 1);
}
void Kernel::take_option(Table& t, int choice, const Option& o) {
  const Steps& steps = game_->steps();
  const int first = steps.choices[static_cast<std::size_t>(choice)].groups.first;
  take(t, steps.groups[static_cast<std::size_t>(first + o.group)], o.value, o.extra);
}

// The options of a state that has stopped, made anew.
void Kernel::collect(const Table& t) {
  const Header& h = t.header();
  const Instruction& i = t.code().instructions[h.pc];
  const Scope s = scope_of(t, h.frame);
  switch (i.op) {
    case Op::choose:
      describe(t, s, i.y);
      enumerate(t, s, i.y);
      break;
    case Op::list_choose:
      describe(t, s, i.y);
      step_options(t, s, i.y, t.stack() + s.frame[kList]);
      break;
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
  if (options_.empty())
    return failed(Refusal{Refusal::Kind::NotAsked, {}, "whoever would be asked has nothing to choose from"});
  return Ok{};
}

// Under the rule by which it is taken: that of the option, else of the question, else of what is carried out.
void Kernel::log_choice(Table& t, const Instruction& i, const Option& o) {
  const Group& g = t.code().groups[static_cast<std::size_t>(t.code().choices[i.y].groups.first + o.group)];
  const bool about = o.kind == OptionKind::Object || o.kind == OptionKind::Ability;
  t.set_cause(cause_of(t));
  t.log({.kind = LogKind::Chosen,
         .seat = decision_.seat,
         .clause = g.clause.value != 0 ? g.clause : decision_.clause,
         .label = o.label.value != 0 ? o.label : decision_.prompt,
         .question = decision_.prompt,
         .object = about ? o.value : std::int16_t{-1},
         .amount = o.value,
         .extra = o.extra,
         .seen_by = static_cast<std::uint8_t>(1 << decision_.seat)});
}

void Kernel::answer_unchecked(State& state, int k) {
  Table t(*game_, state, log_);
  Header& h = t.header();
  const Instruction& i = t.code().instructions[h.pc];
  const Option o = options_[static_cast<std::size_t>(k)];
  if (h.status == Status::Choosing) {
    ++h.choices;
    if (log_ != nullptr && !decision_.window) log_choice(t, i, o);
  }
  h.status = Status::Running;
  switch (i.op) {
    case Op::choose:
      take_option(t, i.y, o);
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
