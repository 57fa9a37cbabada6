// The interpreter: one loop over programs laid out in steps. Everything that can pause is here; leaves are
// native.

#include <algorithm>
#include <cstring>

#include "kernel/kernel.h"
#include "kernel/look.h"
#include "kernel/quick.h"

namespace verbatim {

State Kernel::blank(std::uint64_t seed) const {
  State s(game_->layout());
  s.header().code_hash = game_->code_hash();
  s.header().random = seed;
  Table t(*game_, s);
  for (int o = 0; o <= t.none(); ++o) {  // none, and what does not exist yet: nobody's, nowhere
    const ObjectRecord r = t.record(o);
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
[[gnu::noinline]] std::int16_t* Kernel::push_frame(Table& t, ProgramId id, int return_pc, int source,
                                                   int controller, int event) {
  Header& h = t.header();
  const Game::Entry& entry = game_->entry(id);
  const int frame = h.sp;
  if (frame + entry.cells > t.layout().stack) return fail(t, Failure::StackFull), nullptr;
  std::int16_t* const f = t.stack() + frame;
  std::memcpy(f, game_->blank_frame(entry), entry.cells * sizeof *f);
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
    if (!options_.empty()) [[likely]]
      return Stop::Decision;
    h.status = Status::Running;  // comes to the same question, which then asks nobody
  }
  if (h.status == Status::Running) execute(t);
  if (h.status == Status::Over) {  // nothing is running any more, however play came here
    h.frame = h.pc = 0;
    h.sp = 1;
  }
  h.used = t.layout().stack_at + h.sp * 2u;
  if (h.status == Status::Over) return Stop::Over;
  return h.status == Status::Failed ? Stop::Failed : Stop::Decision;
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

const Step* step_at(const Step* from, std::int32_t bytes) {
  return reinterpret_cast<const Step*>(reinterpret_cast<const std::byte*>(from) + bytes);
}

// Branches that depend on what was done cannot be guessed: it is a number everywhere.
void set_done(std::int16_t* f, int done) {
  f[kDone] = static_cast<std::int16_t>((f[kDone] & ~kWasDone) | done);
}

}  // namespace

// Runs until the status changes. Where it is, it keeps to itself; the header learns it before anything that
// looks there or goes elsewhere.
[[gnu::noinline]] void Kernel::execute(Table& t) {
  static_assert(kWasDone == 1);  // it says which way to go on
  Header& h = t.header();
  const Step* const program = game_->steps().steps.data();
  const ChoiceStep* const choices = game_->steps().choices.data();
  const Test* const conditions = game_->steps().conditions.data();
  std::int16_t* const stack = t.stack();
  std::int16_t* f = stack + h.frame;
  const Step* i = program + h.pc;
  const int most = game_->declaration().bounds.instructions_per_choice;
  const int asked_of = (h.options & kAskEveryone) != 0 ? 1 : 2;  // so many options or more
  int left = most;                                               // so many steps without an answer
  std::uint32_t answered = h.choices;                            // while playing on at random
  // A usual frame has room up to here; who is told of calls is told by the long way.
  const int roomy = trace_ == nullptr ? t.layout().stack - Game::kUsualCells : -1;
  int args[Step::kMostArguments];
  int controller = 0;
  const auto answer = [&](int (Kernel::*draw_one)(Table&, const ChoiceStep&)) {
    h.pc = i->place;
    const int options = (this->*draw_one)(t, choices[i->index]);
    i = program + h.pc;
    if (options < asked_of) return;
    chosen_ += options > 1;
    ++h.choices;
    left = most + 1;
  };
  const auto go_on = [&](int done) { i = step_at(i, i->after[done]); };
  for (; left > 0; --left) {
    switch (i->form) {
      case Step::End: {
        const int caller = f[kPrevious], done = f[kDone];
        if (caller == 0) [[unlikely]]
          return pop_frame(t);
        const Step* const end = i;
        h.sp = h.frame;
        h.frame = static_cast<std::uint16_t>(caller);
        i = program + static_cast<std::uint16_t>(f[kReturn]);
        f = stack + h.frame;
        // [AB 1.17] An ability resolved in a window of the caller says nothing about what the caller did.
        const int told = f[kWindow] == 0 ? kWasDone : 0;
        f[kDone] = static_cast<std::int16_t>((f[kDone] & ~told) | (done & told));
        if ((f[kDone] & kAbandoned) != 0 && f[kWindow] == 0) [[unlikely]]
          i = end;
        continue;
      }
      case Step::Set:
        f[i->dst] = static_cast<std::int16_t>(value_of(t, f, i->of[0]));
        go_on(1);
        continue;
      case Step::SetNumber:
        f[i->dst] = static_cast<std::int16_t>(i->numbers[0]);
        go_on(1);
        continue;
      case Step::SetSum:
        f[i->dst] = static_cast<std::int16_t>(number(f[i->of[0].cell] + i->numbers[0]));
        go_on(1);
        continue;
      case Step::SetDone: {
        const int done = holds(t, f, conditions[i->index]) ? 1 : 0;
        set_done(f, done);
        go_on(done);
        continue;
      }
      case Step::SetDoneIfBelow: {
        const int done = static_cast<int>(f[i->of[0].cell] < i->numbers[0]) ^ i->numbers[1];
        set_done(f, done);
        go_on(done);
        continue;
      }
      case Step::Jump:
        go_on(1);
        continue;
      case Step::If:
        go_on(holds(t, f, conditions[i->index]) ? 1 : 0);
        continue;
      case Step::IfDone:
        go_on(f[kDone] & kWasDone);
        continue;
      case Step::IfBelow:
        go_on(f[i->of[0].cell] < i->numbers[0] ? 1 : 0);
        continue;
      case Step::IfEqual:
        go_on(f[i->of[0].cell] == i->numbers[0] ? 1 : 0);
        continue;
      case Step::IfCall:
        std::copy_n(i->numbers, Step::kMostNumbers, args);
        args[0] = f[i->of[0].cell];
        go_on(i->call(t, args) != 0 ? 1 : 0);
        continue;
      case Step::CallFor:
        controller = value_of(t, f, i->of[Step::kMostArguments - 1]);
        goto call;
      case Step::Call:
        controller = f[kController];
      call: {
        const Game::Entry& entry = game_->entry(ProgramId(i->index));
        std::int16_t* called = stack + h.sp;
        if (entry.cells <= Game::kUsualCells && h.sp <= roomy) [[likely]] {
          // What is written beyond a small frame means nothing yet.
          std::memcpy(called, game_->blank_frame(entry), Game::kUsualCells * sizeof *called);
          called[kReturn] = static_cast<std::int16_t>(i->place + 1);
          called[kPrevious] = static_cast<std::int16_t>(h.frame);
          called[kSource] = f[kSource];
          called[kController] = static_cast<std::int16_t>(controller);
          called[kEvent] = f[kEvent];
          h.frame = h.sp;
          h.sp = static_cast<std::uint16_t>(h.sp + entry.cells);
        } else {
          h.pc = i->place;
          called = push_frame(t, ProgramId(i->index), i->place + 1, f[kSource], controller, f[kEvent]);
          if (called == nullptr) return;
        }
        for (int k = 0; k < i->count; ++k)
          called[kRegisters + k] = static_cast<std::int16_t>(value_of(t, f, i->of[k]));
        f = called;
        i = program + entry.pc;
        continue;
      }
      case Step::VerbOfCells:
        std::copy_n(i->numbers, Step::kMostNumbers, args);
        args[0] = f[i->of[0].cell];
        args[1] = f[i->of[1].cell];
        goto verb;
      case Step::VerbOfCell:
        std::copy_n(i->numbers, Step::kMostNumbers, args);
        args[0] = f[i->of[0].cell];
        goto verb;
      case Step::Verb:
        for (int k = 0; k < i->count; ++k) args[k] = value_of(t, f, i->of[k]);
      verb: {
        if (log_ != nullptr) [[unlikely]] {
          h.pc = i->place;  // who reads the log may keep the state as it is
          t.set_cause(cause_of(t));
        }
        const int did = i->verb(t, args), before = f[kDone] & ~kWasDone;
        const int done = did != 0 ? 1 : 0;
        f[i->dst] = static_cast<std::int16_t>(did);
        f[kDone] = static_cast<std::int16_t>(before | done);
        if (h.status != Status::Running) [[unlikely]] {
          h.pc = static_cast<std::uint16_t>(i->place + 1);
          return;
        }
        go_on(done);
        continue;
      }
      case Step::ChooseSingle:
        if (random_ == nullptr) [[unlikely]]
          goto choose;
        answer(&Kernel::draw_single);
        continue;
      case Step::ChooseNumber:
        if (random_ == nullptr) [[unlikely]]
          goto choose;
        answer(&Kernel::draw_number);
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
        h.pc = i->place;
        if (!choose(t)) return;
        i = program + h.pc;
        if (h.choices != answered) left = most + 1, answered = h.choices;
        continue;
      case Step::ListSeats: {
        const int seats = value_of(t, f, i->of[0]), first = value_of(t, f, i->of[1]);
        h.pc = i->place;
        if (!open_list(t, Sort::Seat)) return;
        for (int k = 0, seat = first % t.seats(); k < t.seats(); ++k) {
          if ((seats >> seat & 1) != 0 && !push_item(t, seat)) return;
          if (++seat == t.seats()) seat = 0;
        }
        go_on(1);
        continue;
      }
      case Step::ListNext: {
        std::int16_t* list = stack + f[kList];
        if (list[kListNext] < list[kListCount]) {
          f[i->dst] = list[kListCells + list[kListNext]++];
          go_on(1);
        } else {
          h.sp = static_cast<std::uint16_t>(f[kList]);
          f[kList] = list[kOuterList];
          go_on(0);
        }
        continue;
      }
      case Step::OpenWindow:
        if ((f[kDone] & kCancelled) != 0)  // of an earlier event of this program
          f[kDone] = static_cast<std::int16_t>(f[kDone] & ~kCancelled);
        // An empty window costs this one look: nobody has anything for it, and nobody need be asked.
        if (i->silence != Step::Never && (i->listeners == 0 || !t.anyone_at(i->listeners)) &&
            (i->silence == Step::Always || (h.options & kAskEveryone) == 0)) {
          go_on(0);
          continue;
        }
        h.pc = i->place;
        if (!open_window(t, game_->code().windows[i->index], i->index)) return;
        go_on(1);
        continue;
      case Step::TakeAndMove:
        if (log_ == nullptr && (h.options & kChanceOpen) == 0) {
          const int card = t.draw_into(value_of(t, f, i->of[0]), value_of(t, f, i->of[1]));
          f[i->dst] = static_cast<std::int16_t>(card);
          const int done = card != t.none() ? 1 : 0;
          set_done(f, done);
          go_on(done);
          continue;
        }
        [[fallthrough]];
      case Step::Take: {
        const int zone = value_of(t, f, i->of[0]), n = t.choices_on_top(zone);
        if (n > 1 && (h.options & kChanceOpen) != 0) break;
        f[i->dst] = static_cast<std::int16_t>(t.settle_top(zone, n > 1 ? static_cast<int>(t.below(n)) : 0));
        i = program + i->place + 1;
        continue;
      }
      case Step::Mark:
        f[kMarker] = static_cast<std::int16_t>(i->index + 1);
        f[kHandler] = static_cast<std::int16_t>(i->numbers[0]);
        go_on(1);
        continue;
      case Step::Unmark:
        f[kMarker] = f[kHandler] = 0;
        go_on(1);
        continue;
      case Step::WindowNext:
        h.pc = i->place;
        if (!window_next(t, i->index)) return;
        goto elsewhere;
      case Step::Other:
        break;
      default:  // there is no other form, and nobody need ask
        __builtin_unreachable();
    }
    h.pc = i->place;
    if (!carry_out(t, game_->code().instructions[h.pc])) return;
  elsewhere:
    if (h.status != Status::Running) return;
    i = program + h.pc;
    f = stack + h.frame;
    if (h.choices != answered) left = most + 1, answered = h.choices;
  }
  h.pc = i->place;
  fail(t, Failure::Loop);
}

}  // namespace verbatim
