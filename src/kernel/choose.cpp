// Options: enumerated without strings or fresh memory, a pure function of the state.

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "kernel/kernel.h"
#include "kernel/quick.h"

namespace verbatim {

namespace {

// Two objects with the same face: does anything beside it tell them apart?
class Copies {
 public:
  explicit Copies(const Table& t) : t_(t), layout_(t.layout()) {}

  bool operator()(int a, int b) {
    const ObjectRecord &x = t_.record(a), &y = t_.record(b);
    if (x.zone != y.zone || x.holders != y.holders || x.home != y.home) return false;
    if (flagged(a) || flagged(b)) {
      for (int i = 0; i < layout_.flags; ++i) {
        if (t_.flag(a, i) != t_.flag(b, i)) return false;
      }
    }
    for (const int set : t_.game().listens(x.face, t_.kind_of(x.zone))) {
      if (Table::has(t_.listening(set), a) != Table::has(t_.listening(set), b)) return false;
    }
    const Header& h = t_.header();
    return (layout_.object_counters == 0 && h.modifiers == 0 && h.attached == 0) || nothing_on(a, b);
  }

 private:
  // Most cards have no flag at all, and most pairs lie in one word of the sets.
  bool flagged(int o) {
    if (o >> 6 != word_) {
      word_ = o >> 6;
      flags_ = 0;
      const std::uint64_t* set = t_.flag_set(0) + word_;
      for (int i = 0; i < layout_.flags; ++i, set += layout_.words) flags_ |= *set;
    }
    return (flags_ >> (o & 63) & 1) != 0;
  }
  // Neither other numbers, nor an effect on one of them, nor an attachment.
  bool nothing_on(int a, int b) const {
    for (int i = 0; i < layout_.object_counters; ++i) {
      if (t_.on_object(a, i) != t_.on_object(b, i)) return false;
    }
    for (const ModifierRecord& m : t_.modifiers()) {
      if ((m.flags & ModifierRecord::kOnSeat) == 0 && (m.subject == a || m.subject == b)) return false;
    }
    if (t_.header().attached == 0) return true;
    return t_.bearer(a) == t_.bearer(b) && !bears(a) && !bears(b);
  }
  bool bears(int o) const {
    for (int other = 0; other < t_.objects(); ++other) {
      if (t_.bearer(other) == o) return true;
    }
    return false;
  }

  const Table& t_;
  const Layout& layout_;
  int word_ = -1;
  std::uint64_t flags_ = 0;  // those that have any, in this word
};

}  // namespace

bool alike(const Table& t, int a, int b) {
  if (a == b) return true;  // a list can name the same thing twice
  return t.record(a).face == t.record(b).face && Copies(t)(a, b);
}

namespace {

// The order in which cards came into a zone that the chooser does not see is nobody's business, even when the
// cards themselves were shown: they are offered in the order of their numbers, as views have them.
bool hides_order(const Table& t, int zone, int chooser) {
  return (t.layout().visible_to[static_cast<std::size_t>(zone)] >> chooser & 1) == 0 &&
         t.segments(zone).empty();
}

// Those of the objects that meet the requirements, one by one or many at once. How many there are now.
int match(const Table& t, const Scope& s, int selection, std::span<const std::uint16_t> objects,
          std::int16_t* out, int count) {
  Matcher matches(t, s, t.code().selections[static_cast<std::size_t>(selection)], selection);
  for (const int o : objects) {
    if (matches(o)) out[count++] = static_cast<std::int16_t>(o);
  }
  return count;
}
int sift(const Table& t, Sieve sieve, int seat, std::span<const std::uint16_t> objects, std::int16_t* out,
         int count) {
  for (; !objects.empty(); objects = objects.subspan(std::min<std::size_t>(64, objects.size()))) {
    const auto some = objects.first(std::min<std::size_t>(64, objects.size()));
    for (std::uint64_t left = sieve(t, some, seat); left != 0; left &= left - 1)
      out[count++] = static_cast<std::int16_t>(some[static_cast<std::size_t>(std::countr_zero(left))]);
  }
  return count;
}

}  // namespace

Kernel::Found Kernel::find_objects(const Table& t, const Scope& s, int selection, int chooser) {
  Found found;
  const Selection& sel = t.code().selections[static_cast<std::size_t>(selection)];
  std::int16_t* const out = found_.data();
  if (sel.domain == Domain::List || sel.domain == Domain::EventList) {
    select(t, s, selection, [&](int o) {
      out[found.count++] = static_cast<std::int16_t>(o);
      found.hidden = found.hidden || hides_order(t, t.zone_of(o), chooser);
      return true;
    });
    return found;
  }
  ZoneRow row;
  const Quick& zone = game_->steps().zones[static_cast<std::size_t>(selection)];
  if (sel.domain == Domain::OneZone && zone.kind != Quick::Other)
    row.zones[row.count++] = static_cast<std::uint8_t>(value_of(t, s.frame, zone));
  else
    zones_of(t, s, sel, selection, row);
  const Sieve sieve = sel.quick == kNoTarget ? nullptr : game_->natives().sieves[sel.quick];
  for (int z = 0; z < row.count; ++z) {
    auto objects = t.in(row.zones[z]);
    if (sel.domain == Domain::Top) objects = objects.first(1);
    const int before = found.count;
    found.count = sieve == nullptr ? match(t, s, selection, objects, out, before)
                                   : sift(t, sieve, s.controller, objects, out, before);
    found.hidden = found.hidden || (found.count != before && hides_order(t, row.zones[z], chooser));
  }
  return found;
}

// `like` is what the options of this group have in common.
void Kernel::enumerate_objects(const Table& t, const Scope& s, const Group& g, Option like, bool distinct,
                               int chooser) {
  const Found found = find_objects(t, s, g.selection, chooser);
  std::int16_t* const objects = found_.data();
  if (found.hidden) std::sort(objects, objects + found.count);
  Option* const first = options_.more(static_cast<std::size_t>(found.count));
  Option* end = first;
  const auto known = [&](int o) { return std::popcount(static_cast<unsigned>(t.record(o).known)); };
  Copies copies(t);
  std::uint64_t seen = 0;  // faces that were offered, modulo 64: most cards need no closer look
  for (int i = 0; i < found.count; ++i) {
    const std::int16_t o = objects[i];
    const int face = t.record(o).face;
    const std::uint64_t bit = std::uint64_t{1} << (face & 63);
    if (distinct && (seen & bit) != 0) {
      Option* other = first;
      while (other != end && other->value != o &&
             (t.record(other->value).face != face || !copies(other->value, o)))
        ++other;
      if (other != end) {
        // Of two like cards the one that others know leaves first: taking it tells them nothing new.
        if (!found.hidden && known(o) > known(other->value)) other->value = o;
        continue;
      }
    }
    seen |= bit;
    like.value = o;
    *end++ = like;
  }
  options_.add(static_cast<std::size_t>(end - first));
}

void Kernel::enumerate(const Table& t, const Scope& s, const Choice& c) {
  options_.clear();
  // Of several things each counts; a choice of some or an order merges copies step by step instead.
  const bool distinct = c.distinct && (c.kind == ChoiceKind::OneOf || c.kind == ChoiceKind::Number);
  const Group* g = t.code().groups.data() + c.groups.first;
  const GroupStep* step = game_->steps().groups.data() + c.groups.first;
  const int chooser = chooser_of(t, s, c);
  std::size_t before = 0, count = 0;  // where the options of the last group of objects lie
  for (int i = 0; i < c.groups.count; ++i, ++g, ++step) {
    if (step->guard.kind != Test::Always && !holds(t, s.frame, step->guard)) continue;
    Option like{OptionKind::Single, static_cast<std::uint8_t>(i), 0,
                static_cast<std::int16_t>(value_of(t, s.frame, step->extra)), g->label};
    switch (g->kind) {
      case GroupKind::Single:
        options_.push_back(like);
        break;
      case GroupKind::Objects:
        like.kind = OptionKind::Object;
        if (step->as_before) {
          // This card to one lane or another: looked at once.
          Option* out = options_.more(count);
          const Option* from = options_.begin() + before;
          for (std::size_t k = 0; k < count; ++k) {
            like.value = from[k].value;
            out[k] = like;
          }
          options_.add(count);
          break;
        }
        before = options_.size();
        enumerate_objects(t, s, *g, like, distinct, chooser);
        count = options_.size() - before;
        break;
      case GroupKind::Abilities:
        offer_abilities(t, s, TriggerId(g->selection), chooser, i, g->label);
        break;
      case GroupKind::Seats:
        like.kind = OptionKind::Seat;
        for (auto left = static_cast<unsigned>(eval(t, s, g->x)); left != 0; left &= left - 1) {
          like.value = static_cast<std::int16_t>(std::countr_zero(left));
          options_.push_back(like);
        }
        break;
      case GroupKind::Numbers:
        like.kind = OptionKind::Number;
        for (int v = eval(t, s, g->x), to = eval(t, s, g->y); v <= to; ++v) {
          like.value = static_cast<std::int16_t>(v);
          options_.push_back(like);
        }
        break;
    }
  }
}

int Kernel::chooser_of(const Table& t, const Scope& s, const Choice& c) const {
  const auto i = static_cast<std::size_t>(&c - t.code().choices.data());
  return value_of(t, s.frame, game_->steps().choosers[i]);
}

void Kernel::describe(const Table& t, const Scope& s, const Choice& c) {
  decision_ = {};
  decision_.kind = c.kind;
  decision_.seat = static_cast<std::uint8_t>(chooser_of(t, s, c));
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
