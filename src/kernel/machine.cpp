// The interpreter: one loop over programs laid out in steps. Everything that can pause is here; leaves are
// native.

#include <algorithm>
#include <cstring>

#include "kernel/kernel.h"
#include "kernel/quick.h"

namespace verbatim {

State Kernel::blank(std::uint64_t seed) const {
  State s(game_->layout());
  s.header().code_hash = game_->code_hash();
  s.header().random = seed;
  Table t(*game_, s);
  for (int o = 0; o <= t.none(); ++o) {  // none, and what does not exist yet: nobody's, nowhere
    ObjectRecord& r = t.record(o);
    t.set_bearer(o, t.none());
    t.put_home(o, t.nobody());
    r.holders = static_cast<std::uint8_t>(t.nobody() | (t.nobody() << 4));
    r.zone = static_cast<std::uint8_t>(t.layout().nowhere());
  }
  return s;
}

void Kernel::begin(State& s) const {
  Table t(*game_, s, log_);
  const_cast<Kernel*>(this)->push_frame(t, game_->code().start, 0, t.none(), t.nobody(), 0);
  t.header().used = t.layout().stack_at + t.header().sp * 2u;
}

// The new frame, its registers still blank; null when the stack is full, and the state has failed.
[[gnu::always_inline]] inline std::int16_t* Kernel::push(Table& t, ProgramId id, int return_pc, int source,
                                                         int controller, int event) {
  Header& h = t.header();
  const Game::Entry& entry = game_->entry(id);
  const int frame = h.sp;
  std::int16_t* const f = t.stack() + frame;
  const std::int16_t* const blank = game_->blank_frame(entry);
  // Most frames are small; what is written beyond one means nothing yet.
  if (entry.cells <= Game::kUsualCells && frame + Game::kUsualCells <= t.layout().stack) [[likely]] {
    std::memcpy(f, blank, Game::kUsualCells * sizeof *f);
  } else {
    if (frame + entry.cells > t.layout().stack) return fail(t, Failure::StackFull), nullptr;
    for (int i = 0; i < entry.cells; i += Game::kCellsOfWord) std::memcpy(f + i, blank + i, 8);
  }
  if (trace_ != nullptr) [[unlikely]]
    trace_->push_back(id.value);
  f[kReturn] = static_cast<std::int16_t>(return_pc);
  f[kPrevious] = static_cast<std::int16_t>(h.frame);
  f[kSource] = static_cast<std::int16_t>(source);
  f[kController] = static_cast<std::int16_t>(controller);
  f[kEvent] = static_cast<std::int16_t>(event);
  h.frame = static_cast<std::uint16_t>(frame);
  h.sp = static_cast<std::uint16_t>(frame + entry.cells);
  h.pc = entry.pc;
  return f;
}
[[gnu::noinline]] std::int16_t* Kernel::push_frame(Table& t, ProgramId id, int return_pc, int source,
                                                   int controller, int event) {
  return push(t, id, return_pc, source, controller, event);
}

void Kernel::pop_frame(Table& t) {
  Header& h = t.header();
  const std::int16_t* f = t.stack() + h.frame;
  h.sp = h.frame;
  h.pc = static_cast<std::uint16_t>(f[kReturn]);
  h.frame = static_cast<std::uint16_t>(f[kPrevious]);
  if (h.frame == 0) {
    if (h.status == Status::Running) fail(t, Failure::Ended);
    return;
  }
  // [AB 1.17] An ability resolved in a window of the caller says nothing about what the caller did.
  if (t.stack()[h.frame + kWindow] != 0) return;
  std::int16_t& done = t.stack()[h.frame + kDone];
  done = static_cast<std::int16_t>((done & ~kWasDone) | (f[kDone] & kWasDone));
}

// [AB K5] A turn ended inside a window: everything above the mark is dropped, windows included.
void Kernel::unwind(Table& t, int marker) {
  Header& h = t.header();
  int frame = h.frame;
  while (frame != 0 && t.stack()[frame + kMarker] != marker + 1) frame = t.stack()[frame + kPrevious];
  if (frame == 0) return;  // nothing of that name is running: there is nothing to end
  std::int16_t* f = t.stack() + frame;
  const int cells = game_->entry(ProgramId(f[kProgram])).cells;
  h.frame = static_cast<std::uint16_t>(frame);
  h.sp = static_cast<std::uint16_t>(frame + cells);
  h.pc = static_cast<std::uint16_t>(f[kHandler]);
  f[kList] = f[kWindow] = 0;
}

void Kernel::fail(Table& t, Failure why) {
  Header& h = t.header();
  h.status = Status::Failed;
  h.failure = static_cast<std::uint8_t>(why);
  h.failed_at = h.pc;
}

Stop Kernel::run(State& s) {
  Table t(*game_, s, log_);
  Header& h = t.header();
  if (h.code_hash != game_->code_hash()) fail(t, Failure::WrongCode);
  if (h.status == Status::Choosing || h.status == Status::Chance) {
    collect(t);
    return Stop::Decision;
  }
  if (h.status == Status::Running) execute(t);
  h.used = t.layout().stack_at + h.sp * 2u;
  if (h.status == Status::Over) return Stop::Over;
  return h.status == Status::Failed ? Stop::Failed : Stop::Decision;
}

void Kernel::describe_chance(const Table& t, const Instruction& i) {
  const int x = eval_bits(t, scope_of(t, t.header().frame), i.x);
  const int n = i.op == Op::take ? t.choices_on_top(x) : std::max(x, 1);
  options_.clear();
  for (int k = 0; k < n; ++k)
    options_.push_back({OptionKind::Chance, 0, static_cast<std::int16_t>(k), 0, {}});
  decision_ = {};
  decision_.chance = true;
  decision_.seat = static_cast<std::uint8_t>(t.nobody());
  decision_.options = options_;
}

void Kernel::settle_chance(Table& t, const Instruction& i, int k) {
  Header& h = t.header();
  const int result = i.op == Op::take ? t.settle_top(eval_bits(t, scope_of(t, h.frame), i.x), k) : k;
  t.stack()[h.frame + kRegisters + i.dst] = static_cast<std::int16_t>(result);
  ++h.pc;
}

// Settles a chance event, or stops for the caller to settle it.
bool Kernel::chance(Table& t, const Instruction& i) {
  Header& h = t.header();
  const int x = eval_bits(t, scope_of(t, h.frame), i.x);
  const int n = i.op == Op::take ? t.choices_on_top(x) : std::max(x, 1);
  if (n > 1 && (h.options & kChanceOpen) != 0) {
    describe_chance(t, i);
    h.status = Status::Chance;
    return false;
  }
  settle_chance(t, i, n > 1 ? static_cast<int>(t.below(n)) : 0);
  return true;
}

// Why something happens: the rule that is being carried out, or the sentence of the card.
Table::Cause Kernel::cause_of(const Table& t) const {
  Table::Cause cause;
  for (int frame = t.header().frame; frame != 0; frame = t.stack()[frame + kPrevious]) {
    const Program& p = t.code().programs[static_cast<std::size_t>(t.stack()[frame + kProgram])];
    if (cause.clause.value == 0) cause.clause = p.clause;
    if (p.ability >= t.code().abilities.size()) continue;
    const Ability& a = t.code().abilities[p.ability];
    if (cause.clause.value == 0) cause.clause = a.clause;
    cause.text = a.text;
    cause.object = t.stack()[frame + kSource];
    break;
  }
  return cause;
}

namespace {

std::uint16_t place(const Step* program, const Step* i) { return static_cast<std::uint16_t>(i - program); }

void set_done(std::int16_t* f, bool done) {
  f[kDone] = static_cast<std::int16_t>((f[kDone] & ~kWasDone) | (done ? kWasDone : 0));
}

}  // namespace

// Runs until the status changes. Where it is, it keeps to itself; the header learns it before anything that
// looks there or goes elsewhere.
[[gnu::noinline]] void Kernel::execute(Table& t) {
  Header& h = t.header();
  const Step* const program = game_->steps().steps.data();
  const ChoiceStep* const choices = game_->steps().choices.data();
  std::int16_t* const stack = t.stack();
  std::int16_t* f = stack + h.frame;
  const Step* i = program + h.pc;
  const int most = game_->declaration().bounds.instructions_per_choice;
  int left = most;
  std::uint32_t answered = h.choices;  // while playing on at random
  const auto answer = [&](int (Kernel::*draw_one)(Table&, const ChoiceStep&)) {
    h.pc = place(program, i);
    const int options = (this->*draw_one)(t, choices[i->index]);
    i = program + h.pc;
    if (options < (h.options & kAskEveryone ? 1 : 2)) return;
    chosen_ += options > 1;
    ++h.choices;
    left = most;
  };
  while (--left >= 0) {
    switch (i->form) {
      case Step::End:
        pop_frame(t);
        if (h.status != Status::Running) return;
        i = program + h.pc;
        if (i->form == Step::Jump) i = program + i->target;
        f = stack + h.frame;
        continue;
      case Step::Set:
        f[i->dst] = static_cast<std::int16_t>(value_of(t, f, i->of[0]));
        i = program + i->index;
        continue;
      case Step::SetDone:
        set_done(f, holds(t, f, i->test));
        i = program + i->index;
        continue;
      case Step::Jump:
        i = program + i->target;
        continue;
      case Step::JumpUnless:
        i = program + (holds(t, f, i->test) ? i->index : i->target);
        continue;
      case Step::Call:
      case Step::CallFor: {
        int args[5];
        values_of(t, f, i->of, i->count, args);
        const int controller = i->form == Step::Call ? f[kController] : value_of(t, f, i->of[4]);
        h.pc = place(program, i);
        f = push(t, ProgramId(i->index), h.pc + 1, f[kSource], controller, f[kEvent]);
        if (f == nullptr) return;
        // Two are there in any case: see lay_out.
        f[kRegisters] = static_cast<std::int16_t>(args[0]);
        f[kRegisters + 1] = static_cast<std::int16_t>(args[1]);
        for (int k = 2; k < i->count; ++k) f[kRegisters + k] = static_cast<std::int16_t>(args[k]);
        i = program + h.pc;
        continue;
      }
      case Step::Verb: {
        int args[5];
        values_of(t, f, i->of, i->count, args);
        if (log_ != nullptr) {
          h.pc = place(program, i);  // who reads the log may keep the state as it is
          t.set_cause(cause_of(t));
        }
        const int did = i->verb(t, args);
        if (i->dst != 0) f[i->dst] = static_cast<std::int16_t>(did);
        set_done(f, did != 0);
        if (h.status != Status::Running) {
          h.pc = place(program, i + 1);
          return;
        }
        i = program + (did != 0 ? i->index : i->target);
        continue;
      }
      case Step::ChooseSingle:
        if (random_ == nullptr) [[unlikely]]
          goto choose;
        answer(&Kernel::draw_single);
        continue;
      case Step::ChooseOfHand:
        if (random_ == nullptr) [[unlikely]]
          goto choose;
        answer(&Kernel::draw_of_hand);
        continue;
      case Step::ChooseOne:
        if (random_ == nullptr) [[unlikely]]
          goto choose;
        answer(&Kernel::draw);
        continue;
      choose:
      case Step::Choose:
        h.pc = place(program, i);
        if (!choose(t)) return;
        i = program + h.pc;
        if (h.choices != answered) left = most, answered = h.choices;
        continue;
      case Step::ListSeats: {
        const int seats = value_of(t, f, i->of[0]), first = value_of(t, f, i->of[1]);
        h.pc = place(program, i);
        if (!open_list(t, Sort::Seat)) return;
        for (int k = 0, seat = first % t.seats(); k < t.seats(); ++k) {
          if ((seats >> seat & 1) != 0 && !push_item(t, seat)) return;
          if (++seat == t.seats()) seat = 0;
        }
        ++i;
        continue;
      }
      case Step::ListNext: {
        std::int16_t* list = stack + f[kList];
        if (list[kListNext] < list[kListCount]) {
          f[i->dst] = list[kListCells + list[kListNext]++];
          ++i;
        } else {
          h.sp = static_cast<std::uint16_t>(f[kList]);
          f[kList] = list[kOuterList];
          i = program + i->target;
        }
        continue;
      }
      case Step::OpenWindow:
        if ((f[kDone] & kCancelled) != 0)  // of an earlier event of this program
          f[kDone] = static_cast<std::int16_t>(f[kDone] & ~kCancelled);
        // An empty window costs this one look: nobody has anything for it, and nobody need be asked.
        if (i->silence != Step::Never && (i->listeners == 0 || !t.anyone_at(i->listeners)) &&
            (i->silence == Step::Always || (h.options & kAskEveryone) == 0)) {
          i = program + i->target;
          continue;
        }
        h.pc = place(program, i);
        if (!open_window(t, game_->code().windows[i->index], i->index)) return;
        ++i;
        continue;
      case Step::TakeAndMove:
        if (log_ == nullptr && (h.options & kChanceOpen) == 0) {
          const int card = t.draw_into(value_of(t, f, i->of[0]), value_of(t, f, i->of[1]));
          f[i->dst] = static_cast<std::int16_t>(card);
          set_done(f, card != t.none());
          i = program + i->index;
          continue;
        }
        [[fallthrough]];
      case Step::Take: {
        const int zone = value_of(t, f, i->of[0]), n = t.choices_on_top(zone);
        if (n > 1 && (h.options & kChanceOpen) != 0) break;
        f[i->dst] = static_cast<std::int16_t>(t.settle_top(zone, n > 1 ? static_cast<int>(t.below(n)) : 0));
        ++i;
        continue;
      }
      case Step::Mark:
        f[kMarker] = static_cast<std::int16_t>(i->index + 1);
        f[kHandler] = static_cast<std::int16_t>(i->target);
        ++i;
        continue;
      case Step::Unmark:
        f[kMarker] = f[kHandler] = 0;
        ++i;
        continue;
      case Step::WindowNext:
      case Step::Other:
        break;
      default:  // there is no other form, and nobody need ask
        __builtin_unreachable();
    }
    h.pc = place(program, i);
    const bool goes_on = i->form == Step::WindowNext ? window_next(t, i->target)
                                                     : carry_out(t, game_->code().instructions[h.pc]);
    if (!goes_on || h.status != Status::Running) return;
    i = program + h.pc;
    f = stack + h.frame;
    if (h.choices != answered) left = most, answered = h.choices;
  }
  h.pc = place(program, i);
  fail(t, Failure::Loop);
}

}  // namespace verbatim
