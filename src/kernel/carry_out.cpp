// Instructions that are too rare, or too long, to be laid out in steps.

#include <algorithm>

#include "kernel/kernel.h"
#include "program/verify.h"

namespace verbatim {
namespace {

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

// False when it stops to ask.
bool Kernel::carry_out(Table& t, const Instruction& i) {
  Header& h = t.header();
  const Code& code = t.code();
  std::int16_t* const stack = t.stack();
  std::int16_t* const f = stack + h.frame;
  const auto value = [&t, &h](std::uint16_t bits) { return eval_bits(t, scope_of(t, h.frame), bits); };
  switch (i.op) {
    case Op::call:
    case Op::call_for: {
      int args[kMostArguments];
      const int n = arguments(t, scope_of(t, h.frame), i.z, args);
      const int controller = i.op == Op::call ? f[kController] : value(i.x);
      if (std::int16_t* called = push_frame(t, ProgramId(i.y), h.pc + 1, f[kSource], controller, f[kEvent]))
        for (int k = 0; k < n; ++k) called[kRegisters + k] = static_cast<std::int16_t>(args[k]);
      break;
    }
    case Op::verb: {
      int args[kMostArguments];
      arguments(t, scope_of(t, h.frame), i.z, args);
      if (log_ != nullptr) t.set_cause(cause_of(t));
      const int did = game_->natives().verbs[i.y](t, args);
      if (i.dst != kNoRegister) f[kRegisters + i.dst] = static_cast<std::int16_t>(did);
      f[kDone] = static_cast<std::int16_t>((f[kDone] & ~kWasDone) | (did != 0 ? kWasDone : 0));
      ++h.pc;
      break;
    }
    case Op::list_choose:
      return list_choose(t);
    case Op::list_select:
      if (open_list(t, Sort::Object, true)) {
        const Selection& which = code.selections[i.y];
        select(t, scope_of(t, h.frame), i.y, [&](int o) { return push_item(t, o); });
        stack[f[kList] + kListSort] = static_cast<std::int16_t>(Sort::Object);
        if (which.domain == Domain::Zones || which.domain == Domain::OneZone)
          forget_arrival(t, stack + f[kList]);  // a list was put in its order by somebody
      }
      ++h.pc;
      break;
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
      push_frame(t, a.program, h.pc + 1, object, f[kController], h.frame);
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
      return chance(t, i);
    case Op::unwind: {
      const auto before = h.pc;
      unwind(t, i.y);
      if (h.pc == before) ++h.pc;
      break;
    }
    case Op::modify: {
      const Modifier& m = code.modifiers[i.y];
      if (!t.modify(m, value(i.x), value(i.z), f[kSource], f[kController]))
        return fail(t, Failure::ModifiersFull), false;
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
    case Op::end:
    case Op::set:
    case Op::done:
    case Op::jump:
    case Op::jump_if:
    case Op::jump_unless:
    case Op::choose:
    case Op::list_seats:
    case Op::list_next:
    case Op::window:
    case Op::window_next:
    case Op::mark:
    case Op::unmark:
      break;  // always laid out in steps
  }
  return true;
}

}  // namespace verbatim
