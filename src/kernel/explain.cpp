// In words: why there is no such option, what an option is, what went wrong.

#include <algorithm>
#include <utility>

#include "kernel/kernel.h"

namespace verbatim {
namespace {

bool lies_in_domain(const Table& t, const Scope& s, const Selection& sel, int object) {
  Selection all = sel;
  all.requirements.count = 0;
  all.quick = kNoTarget;
  bool found = false;
  select(t, s, all, [&](int o) { return !(found = o == object); });
  return found;
}

OptionKind kind_of(GroupKind kind) {
  constexpr OptionKind kinds[] = {OptionKind::Single, OptionKind::Object, OptionKind::Seat,
                                  OptionKind::Number, OptionKind::Ability};
  return kinds[static_cast<int>(kind)];
}

}  // namespace

Result<int, Refusal> Kernel::find(const State& state, const Option& wanted) {
  if (auto seen = look(state); !seen) return failed(seen.error());
  const Table t(*game_, state);
  const auto means = [&](const Option& o) {
    if (o.kind != wanted.kind || o.value != wanted.value) return false;
    return wanted.kind == OptionKind::Ability ? o.extra == wanted.extra
                                              : wanted.group == 0xff || o.group == wanted.group;
  };
  const auto found = std::find_if(options_.begin(), options_.end(), means);
  if (found != options_.end()) return static_cast<int>(found - options_.begin());

  // A copy that looks alike is offered once, under the name of the other.
  if (wanted.kind == OptionKind::Object) {
    for (std::size_t i = 0; i < options_.size(); ++i) {
      const Option& o = options_[i];
      if (o.kind == wanted.kind && (wanted.group == 0xff || o.group == wanted.group) &&
          alike(t, o.value, wanted.value)) {
        return static_cast<int>(i);
      }
    }
  }
  return failed(why_not(t, wanted));
}

namespace {

// What the card says, where its text is what is being carried out.
std::string words_of_text(const Table& t, LabelId prompt) {
  const auto program = static_cast<std::size_t>(t.stack()[t.header().frame + kProgram]);
  return t.code().programs[program].ability < t.code().abilities.size() ? t.code().labels[prompt.value] : "";
}

}  // namespace

// The first requirement that does not hold says which clause forbids it. What lies elsewhere was never meant.
Refusal Kernel::why_not(const Table& t, const Option& wanted) const {
  const Header& h = t.header();
  const Instruction& i = t.code().instructions[h.pc];
  const Refusal never_meant{Refusal::Kind::NoSuchOption, decision_.clause, "that is not one of the options",
                            "", false};
  if (i.op == Op::window_next) return why_not_in_window(t, wanted);
  if (i.op != Op::choose && i.op != Op::list_choose) return never_meant;
  const Choice& c = t.code().choices[i.y];
  if (i.op == Op::list_choose) {
    Refusal why = why_not_next(t, c, wanted);
    if (why.kind == Refusal::Kind::Forbidden) return why;
  }
  const Scope s = scope_of(t, h.frame);
  for (int k = 0; k < c.groups.count; ++k) {
    const Group& g = t.code().groups[static_cast<std::size_t>(c.groups.first + k)];
    if (kind_of(g.kind) != wanted.kind || (wanted.group != 0xff && wanted.group != k)) continue;
    const bool of_objects = g.kind == GroupKind::Objects || g.kind == GroupKind::Abilities;
    if (of_objects && (wanted.value < 0 || wanted.value >= t.objects())) continue;
    Refusal why = never_meant;
    if (g.kind == GroupKind::Objects)
      why = why_not_object(t, s, g, wanted.value);
    else if (g.kind == GroupKind::Abilities)
      why = why_not_ability(t, s, g, wanted);
    else if (eval(t, s, g.guard.test) == 0)
      why = why_shut(t, s, g);
    if (why.kind == Refusal::Kind::Forbidden) return why;
  }
  return never_meant;
}

// Several things are picked one after another, some of them in the order in which they lie, so that each
// choice has one name: what lies before the last pick was passed over, and what lies so far back that too few
// would follow has to wait. full_ holds all that can be picked at some step.
Refusal Kernel::why_not_next(const Table& t, const Choice& c, const Option& wanted) const {
  Refusal why{Refusal::Kind::NoSuchOption, decision_.clause, "that is not one of the options", "", false};
  if (c.kind != ChoiceKind::SomeOf && c.kind != ChoiceKind::Order) return why;
  const auto means = [&](const Option& o) {
    return o.kind == wanted.kind && o.value == wanted.value &&
           (wanted.group == 0xff || o.group == wanted.group);
  };
  const auto found = std::find_if(full_.begin(), full_.end(), means);
  if (found == full_.end()) return why;
  const std::int16_t* const list = t.stack() + t.stack()[t.header().frame + kList];
  const std::int16_t* const items = list + kListCells;
  why.kind = Refusal::Kind::Forbidden;
  why.words = words_of_text(t, decision_.prompt);
  why.by_order = true;
  if (std::find(items, items + list[kListCount], wanted.value) != items + list[kListCount])
    why.reason = "it is picked already";
  else if (found - full_.begin() < list[kListNext])
    why.reason = "it was passed over: one is picked after another, in the order in which they lie";
  else
    why.reason = "it comes after others that must be picked first: too few would be left behind it";
  return why;
}

Refusal Kernel::why_shut(const Table& t, const Scope& s, const Group& g) const {
  const Requirement* r = unmet(t, s, g.because);
  const ClauseId clause = r != nullptr ? r->clause : g.guard.clause;
  return {Refusal::Kind::Forbidden, clause.value != 0 ? clause : decision_.clause, "that is not possible now",
          clause.value != 0 ? "" : words_of_text(t, decision_.prompt), false};
}

// A requirement without a clause says which objects are meant, unless a card's text says so.
Refusal Kernel::why_not_object(const Table& t, const Scope& s, const Group& g, int object) const {
  Refusal why{Refusal::Kind::NoSuchOption, decision_.clause, "that is not one of the options", "", false};
  const Selection& sel = t.code().selections[g.selection];
  if (!lies_in_domain(t, s, sel, object)) return why;
  const bool open = eval(t, s, g.guard.test) != 0;
  Scope about = s;
  about.it = object;
  const Requirement* r = unmet(t, about, sel.requirements);
  const std::string words = words_of_text(t, decision_.prompt);
  if (r != nullptr && r->clause.value == 0 && words.empty()) return why;
  if (!open && g.guard.clause.value != 0) {
    why = why_shut(t, s, g);
    why.whole_group = true;
  } else if (r != nullptr) {
    why = {Refusal::Kind::Forbidden, r->clause.value != 0 ? r->clause : decision_.clause,
           t.face(object).name + " does not meet what is required", words, false};
  } else if (!open) {
    why = why_shut(t, s, g);
  }
  return why;
}

Refusal Kernel::why_not_ability(const Table& t, const Scope& s, const Group& g, const Option& wanted) const {
  Refusal why{Refusal::Kind::NoSuchOption, decision_.clause, "that is not one of the options", "", false};
  const auto& owned = t.face(wanted.value).abilities;
  const AbilityId id(wanted.extra);
  if (std::find(owned.begin(), owned.end(), id) == owned.end()) return why;
  if (eval(t, s, g.guard.test) == 0) return why_shut(t, s, g);
  const Scope about{s.frame, s.event, wanted.value, s.controller, wanted.value};
  const Requirement* r = unmet(t, about, g.because);
  const Scope own{nullptr, s.frame, wanted.value, s.controller, t.none()};
  if (r == nullptr) r = unmet(t, own, t.code().abilities[id.value].because);
  if (r == nullptr) return why;
  return {Refusal::Kind::Forbidden, r->clause.value != 0 ? r->clause : decision_.clause,
          "that ability of " + t.face(wanted.value).name + " cannot be used now", "", false};
}

Refusal Kernel::why_not_in_window(const Table& t, const Option& wanted) const {
  const std::int16_t* f = t.stack() + t.header().frame;
  const std::int16_t* w = t.stack() + f[kWindow];
  const Window& win = t.code().windows[static_cast<std::size_t>(w[kDescriptor])];
  Refusal refusal{Refusal::Kind::Forbidden, win.clause, "that ability cannot be resolved now", "", false};
  if (wanted.kind == OptionKind::Decline) {
    refusal.reason = "a mandatory ability must be resolved before you may decline";
    return refusal;
  }
  if (wanted.kind != OptionKind::Ability || wanted.value < 0 || wanted.value >= t.objects() ||
      wanted.extra < 0 || wanted.extra >= static_cast<int>(t.code().abilities.size())) {
    return refusal;
  }
  const Ability& a = t.code().abilities[static_cast<std::size_t>(wanted.extra)];
  if (a.clause.value != 0) refusal.clause = a.clause;
  const Scope s{nullptr, f, wanted.value, t.controller(wanted.value), t.none()};
  const Requirement* r = nullptr;
  if (a.trigger == win.trigger) r = unmet(t, s, a.because);
  if (r != nullptr && r->clause.value != 0) refusal.clause = r->clause;
  if (a.trigger != win.trigger)
    refusal.reason = "that ability has another timing";
  else if (t.controller(wanted.value) != window_seat(w))
    refusal.reason = "it is another player's priority";
  else if (eval(t, s, a.applies) == 0)
    refusal.reason = "its condition does not hold";
  else if (eval(t, s, a.payable) == 0)
    refusal.reason = "its cost cannot be paid";
  else if (eval(t, s, a.feasible) == 0)
    refusal.reason = "none of it can be done";
  else
    refusal.reason =
        "it was already used in this window, or its condition did not hold when the window opened";
  return refusal;
}

std::string Kernel::label(const State& state, const Option& o) const {
  const Table t(*game_, state);
  const std::string& words = t.code().labels[o.label.value];
  const auto seat_name = [](int seat) { return "player " + std::to_string(seat + 1); };
  std::string subject;
  switch (o.kind) {
    case OptionKind::Single:
      subject = "";
      break;
    case OptionKind::Object:
      subject = t.face(o.value).name;
      break;
    case OptionKind::Ability:
      subject = t.face(o.value).name;
      break;
    case OptionKind::Seat:
      subject = seat_name(o.value);
      break;
    case OptionKind::Number:
      subject = std::to_string(o.value);
      break;
    case OptionKind::Decline:
      return "decline";
    case OptionKind::Finish:
      return "done";
    case OptionKind::Chance:
      return "outcome " + std::to_string(o.value + 1);
  }
  if (words.empty()) return subject;
  const auto at = words.find("{}");
  if (at == std::string::npos) return subject.empty() ? words : subject + ": " + words;
  return words.substr(0, at) + subject + words.substr(at + 2);
}

std::string Kernel::explain_failure(const State& state) {
  const Header& h = state.header();
  const auto& code = game_->code();
  const Bounds& bounds = game_->declaration().bounds;
  switch (static_cast<Failure>(h.failure)) {
    case Failure::None:
      return "";
    case Failure::StackFull:
      return "the stack of " + std::to_string(bounds.stack) + " cells is full; " + running(state) +
             ". Declare a larger Bounds::stack, or find the programs that call each other without end.";
    case Failure::ModifiersFull:
      return "all " + std::to_string(bounds.modifiers) + " modifiers are in force; " + running(state) +
             ". Declare a larger Bounds::modifiers.";
    case Failure::Ended:
      return "the first program ended without an outcome";
    case Failure::WrongCode:
      return "this state belongs to other rules or another card set";
    case Failure::Loop:
      break;
  }
  // Go on for a while on a copy and write down which programs are entered: the cycle repeats.
  State copy = state;
  copy.header().status = Status::Running;
  std::vector<std::uint16_t> trace;
  trace_ = &trace;
  LogSink* const sink = std::exchange(log_, nullptr);
  run(copy);
  log_ = sink;
  trace_ = nullptr;
  const std::string bound =
      std::to_string(bounds.instructions_per_choice) + " instructions without a choice: ";
  const int n = static_cast<int>(trace.size());
  if (n < 2) return bound + running(state);
  for (int period = 1; period <= std::min(n / 2, 64); ++period) {
    // All along the second half: within a cycle, too, a program may be called twice in a row.
    const auto half = trace.begin() + n / 2;
    if (!std::equal(half, trace.end(), half - period)) continue;
    std::string cycle;
    for (auto p = trace.end() - period; p != trace.end(); ++p) cycle += code.programs[*p].name + " -> ";
    return bound + cycle + code.programs[*(trace.end() - period)].name;
  }
  return bound + running(state);
}

// What is running, innermost first.
std::string Kernel::running(const State& state) const {
  const Table t(*game_, state);
  std::string out = "running ";
  int shown = 0;
  for (int f = state.header().frame; f != 0 && shown < 8; f = t.stack()[f + kPrevious], ++shown) {
    const auto program = static_cast<std::size_t>(t.stack()[f + kProgram]);
    out += (shown == 0 ? "" : ", for ") + t.code().programs[program].name;
  }
  return out;
}

}  // namespace verbatim
