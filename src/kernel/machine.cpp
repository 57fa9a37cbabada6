// The interpreter: one loop over flat instructions. Everything that can pause is here; leaves are native.

#include <algorithm>
#include <cstring>

#include "kernel/hidden.h"
#include "kernel/kernel.h"
#include "program/verify.h"

namespace verbatim {

State Kernel::blank(std::uint64_t seed) const {
  State s(game_->layout());
  s.header().code_hash = game_->code_hash();
  s.header().random = seed;
  Table t(*game_, s);
  for (int o = 0; o <= t.none(); ++o) {  // none, and what does not exist yet: nobody's, nowhere
    ObjectRecord& r = t.record(o);
    t.set_bearer(o, t.none());
    r.holders = static_cast<std::uint8_t>(t.nobody() | (t.nobody() << 4));
    r.home = static_cast<std::uint8_t>(t.nobody());
    r.zone = static_cast<std::uint8_t>(t.layout().nowhere());
  }
  return s;
}

void Kernel::begin(State& s) const {
  Table t(*game_, s, log_);
  const_cast<Kernel*>(this)->push_frame(t, game_->code().start, 0, t.none(), t.nobody(), 0, nullptr, 0);
  t.header().used = t.layout().stack_at + t.header().sp * 2u;
}

bool Kernel::push_frame(Table& t, ProgramId id, int return_pc, int source, int controller, int event,
                        const int* args, int n) {
  Header& h = t.header();
  const Program& p = t.code().programs[id.value];
  const std::span<const std::int16_t> blank = game_->blank_registers(id);
  const int frame = h.sp;
  const int size = kRegisters + static_cast<int>(blank.size());
  if (frame + size > t.layout().stack) return fail(t, Failure::StackFull), false;
  if (trace_ != nullptr) trace_->push_back(id.value);
  std::int16_t* f = t.stack() + frame;
  f[kReturn] = static_cast<std::int16_t>(return_pc);
  f[kPrevious] = static_cast<std::int16_t>(h.frame);
  f[kProgram] = static_cast<std::int16_t>(id.value);
  f[kSource] = static_cast<std::int16_t>(source);
  f[kController] = static_cast<std::int16_t>(controller);
  f[kEvent] = static_cast<std::int16_t>(event);
  f[kDone] = f[kList] = f[kWindow] = f[kMarker] = f[kHandler] = 0;
  std::copy(blank.begin(), blank.end(), f + kRegisters);
  for (int i = 0; i < n; ++i) f[kRegisters + i] = static_cast<std::int16_t>(args[i]);
  h.frame = static_cast<std::uint16_t>(frame);
  h.sp = static_cast<std::uint16_t>(frame + size);
  h.pc = p.entry;
  return true;
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
  const auto registers = game_->blank_registers(ProgramId(f[kProgram])).size();
  h.frame = static_cast<std::uint16_t>(frame);
  h.sp = static_cast<std::uint16_t>(frame + kRegisters + static_cast<int>(registers));
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
  steps_ = game_->declaration().bounds.instructions_per_choice;
  if (h.status == Status::Choosing || h.status == Status::Chance) {
    collect(t);
    return Stop::Decision;
  }
  while (h.status == Status::Running) execute(t);
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

// An operand of the running frame f; most are constants and registers, and need no scope.
int value_by_scope(const Table& t, Operand o) { return eval(t, scope_of(t, t.header().frame), o); }

[[gnu::always_inline]] inline int value_of(const Table& t, const std::int16_t* f, std::uint16_t bits) {
  const Operand o = Operand::from_bits(bits);
  if (o.is_constant()) return o.constant_value();
  if (o.is_register()) return f[kRegisters + o.index()];
  if (o == Operand::special(Special::Controller)) return f[kController];
  if (o == Operand::special(Special::Done)) return f[kDone] & kWasDone;
  return value_by_scope(t, o);
}

inline int values_of(const Table& t, const std::int16_t* f, std::uint16_t list, int* out) {
  const Operand* o = t.code().operands.data() + list;
  const int n = o->constant_value();
  for (int k = 0; k < n; ++k) out[k] = value_of(t, f, o[k + 1].bits());
  return n;
}

// What a loop does to cards one after another is seen by all. The order in which they came into a zone that
// somebody does not see must not show in it: they are taken in the order of their numbers, as views have
// them.
void forget_arrival(const Table& t, std::int16_t* list) {
  std::int16_t *first = list + kListCells, *end = first + list[kListCount];
  const int everyone = (1 << t.seats()) - 1;
  const bool hidden = std::any_of(first, end, [&](int o) {
    const int z = t.zone_of(o);
    return t.layout().visible_to[static_cast<std::size_t>(z)] != everyone && t.segments(z).empty();
  });
  if (hidden) std::sort(first, end);
}

}  // namespace

// Runs instructions until the status changes. The header is current at every instruction, so that natives
// and nested calls see the truth; it lies in the block's first cache line.
void Kernel::execute(Table& t) {
  Header& h = t.header();
  const Code& code = t.code();
  const Instruction* const program = code.instructions.data();
  std::int16_t* const stack = t.stack();
  while (h.status == Status::Running) {
    if (--steps_ < 0) return fail(t, Failure::Loop);
    const Instruction& i = program[h.pc];
    std::int16_t* const f = stack + h.frame;
    const auto value = [&t, f](std::uint16_t bits) { return value_of(t, f, bits); };
    switch (i.op) {
      case Op::end:
        pop_frame(t);
        break;
      case Op::set:
        f[kRegisters + i.dst] = static_cast<std::int16_t>(value(i.x));
        ++h.pc;
        break;
      case Op::done:
        f[kDone] = static_cast<std::int16_t>((f[kDone] & ~kWasDone) | (value(i.x) != 0 ? kWasDone : 0));
        ++h.pc;
        break;
      case Op::jump:
        h.pc = i.z;
        break;
      case Op::jump_if:
        h.pc = value(i.x) != 0 ? i.z : static_cast<std::uint16_t>(h.pc + 1);
        break;
      case Op::jump_unless:
        h.pc = value(i.x) == 0 ? i.z : static_cast<std::uint16_t>(h.pc + 1);
        break;
      case Op::call:
      case Op::call_for: {
        int args[kMostArguments];
        const int n = values_of(t, f, i.z, args);
        const int controller = i.op == Op::call ? f[kController] : value(i.x);
        push_frame(t, ProgramId(i.y), h.pc + 1, f[kSource], controller, f[kEvent], args, n);
        break;
      }
      case Op::verb: {
        int args[kMostArguments];
        values_of(t, f, i.z, args);
        if (log_ != nullptr) t.set_cause(cause_of(t));
        const int did = game_->natives().verbs[i.y](t, args);
        if (i.dst != kNoRegister) f[kRegisters + i.dst] = static_cast<std::int16_t>(did);
        f[kDone] = static_cast<std::int16_t>((f[kDone] & ~kWasDone) | (did != 0 ? kWasDone : 0));
        ++h.pc;
        break;
      }
      case Op::choose:
        if (!choose(t)) return;
        break;
      case Op::list_choose:
        if (!list_choose(t)) return;
        break;
      case Op::list_select:
        if (open_list(t, Sort::Object, true)) {
          const Selection& which = code.selections[i.y];
          select(t, scope_of(t, h.frame), which, [&](int o) { return push_item(t, o); });
          stack[f[kList] + kListSort] = static_cast<std::int16_t>(Sort::Object);
          if (which.domain == Domain::Zones || which.domain == Domain::OneZone)
            forget_arrival(t, stack + f[kList]);  // a list was put in its order by somebody
        }
        ++h.pc;
        break;
      case Op::list_seats: {
        const int seats = value(i.x), first = value(i.z);
        if (open_list(t, Sort::Seat)) {
          for (int k = 0; k < t.seats(); ++k) {
            const int seat = (first + k) % t.seats();
            if ((seats >> seat & 1) != 0) push_item(t, seat);
          }
        }
        ++h.pc;
        break;
      }
      case Op::list_numbers: {
        const int from = value(i.x), to = value(i.z);
        if (open_list(t, Sort::Number)) {
          for (int v = from; v <= to && push_item(t, v);) ++v;
        }
        ++h.pc;
        break;
      }
      case Op::list_new:
        open_list(t, Sort::Object), ++h.pc;
        break;
      case Op::list_push:
        push_item(t, value(i.x)), ++h.pc;
        break;
      case Op::list_next: {
        std::int16_t* list = stack + f[kList];
        if (list[kListNext] < list[kListCount]) {
          f[kRegisters + i.dst] = list[kListCells + list[kListNext]++];
          ++h.pc;
        } else {
          h.sp = static_cast<std::uint16_t>(f[kList]);
          f[kList] = list[kOuterList];
          h.pc = i.z;
        }
        break;
      }
      case Op::list_drop:
        h.sp = static_cast<std::uint16_t>(f[kList]);
        f[kList] = stack[f[kList] + kOuterList];
        ++h.pc;
        break;
      case Op::event_remove:
        remove_part(t, value(i.x)), ++h.pc;
        break;
      case Op::event:
        f[kDone] = static_cast<std::int16_t>(kIsEvent), ++h.pc;
        break;
      case Op::window: {
        // An empty window costs this one look: nobody has anything for it, and nobody need be asked.
        const int set = game_->listeners_of_window(i.y);
        const bool empty = set == Game::kNoListeners || !t.anyone_listens(set);
        const Window& w = code.windows[i.y];
        f[kDone] = static_cast<std::int16_t>(f[kDone] & ~kCancelled);  // of an earlier event of this program
        if (empty && ((!w.ask_forced && (h.options & kAskEveryone) == 0) || w.mode == WindowMode::Written)) {
          h.pc = i.z;
        } else if (open_window(t, w, i.y)) {
          ++h.pc;
        }
        break;
      }
      case Op::window_next:
        if (!window_next(t, i.z)) return;
        break;
      case Op::cancel:
      case Op::replace:
        if (f[kEvent] != 0) {
          std::int16_t& done = stack[f[kEvent] + kDone];
          done = static_cast<std::int16_t>(done | (i.op == Op::cancel ? kCancelled : kReplaced));
          if (t.sink() != nullptr) {
            t.log({.kind = LogKind::Cancelled,
                   .seat = static_cast<std::uint8_t>(f[kController]),
                   .cause = static_cast<std::int16_t>(f[kSource]),
                   .amount = i.op == Op::replace});
          }
        }
        f[kDone] = static_cast<std::int16_t>(f[kDone] | kWasDone);
        ++h.pc;
        break;
      case Op::edit:
        if (f[kEvent] != 0) stack[f[kEvent] + kRegisters + i.dst] = static_cast<std::int16_t>(value(i.x));
        ++h.pc;
        break;
      case Op::use: {
        // An ability register that was never written names ability 0, if there is one, for any event.
        const int object = value(i.x);
        const auto id = static_cast<std::size_t>(value(i.z));
        const Program& p = code.programs[static_cast<std::size_t>(f[kProgram])];
        if (id >= code.abilities.size() ||
            !carries(p, game_->declaration().triggers[code.abilities[id].trigger.value])) {
          f[kDone] = static_cast<std::int16_t>(f[kDone] & ~kWasDone);
          ++h.pc;
          break;
        }
        const Ability& a = code.abilities[id];
        push_frame(t, a.program, h.pc + 1, object, f[kController], h.frame, nullptr, 0);
        break;
      }
      case Op::announce:
      case Op::finish:
        hook(t, i.op);
        break;
      case Op::mark_name:
        mark_name(t, value(i.x)), ++h.pc;
        break;
      case Op::take:
      case Op::chance:
        if (!chance(t, i)) return;
        break;
      case Op::mark:
        f[kMarker] = static_cast<std::int16_t>(i.y + 1);
        f[kHandler] = static_cast<std::int16_t>(i.z);
        ++h.pc;
        break;
      case Op::unmark:
        f[kMarker] = f[kHandler] = 0;
        ++h.pc;
        break;
      case Op::unwind: {
        const auto before = h.pc;
        unwind(t, i.y);
        if (h.pc == before) ++h.pc;
        break;
      }
      case Op::modify: {
        const Modifier& m = code.modifiers[i.y];
        if (!t.modify(m, value(i.x), value(i.z), f[kSource], f[kController]))
          return fail(t, Failure::ModifiersFull);
        f[kDone] = static_cast<std::int16_t>(f[kDone] | kWasDone);
        ++h.pc;
        break;
      }
      case Op::expire:
        t.expire(i.y), ++h.pc;
        break;
      case Op::outcome:
        t.finish(value(i.x), i.y);
        break;
    }
  }
}

}  // namespace verbatim
