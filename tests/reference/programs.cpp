// Programs: called like functions, one instruction after another.

#include <algorithm>

#include "tests/reference/interpreter.h"

namespace verbatim::reference {

std::variant<GameOver, Stopped> Interpreter::play() {
  try {
    call(c_.start.value, world.none, world.nobody, nullptr, {}, nullptr);
    return Stopped{Failure::Ended};
  } catch (const GameOver& over) {
    return over;
  } catch (const Stopped& stopped) {
    return stopped;
  }
}

void Interpreter::call(int program, int source, int controller, Activation* event,
                       const std::vector<int>& args, Activation* caller) {
  if (running_.size() > 60) throw TooLong{};
  Activation a;
  a.program = program;
  a.source = source;
  a.controller = controller;
  a.event = event;
  for (Sort sort : c_.programs.at(static_cast<std::size_t>(program)).registers) {
    a.registers.push_back(sort == Sort::Object ? world.none
                          : sort == Sort::Seat ? world.nobody
                          : sort == Sort::Zone ? world.nowhere
                                               : 0);
  }
  std::copy(args.begin(), args.end(), a.registers.begin());
  running_.push_back(&a);
  struct Leave {
    std::vector<Activation*>& running;
    ~Leave() { running.pop_back(); }
  } leave{running_};
  run(a);
  if (caller != nullptr) caller->done = a.done;
}

void Interpreter::run(Activation& a) {
  int pc = c_.programs.at(static_cast<std::size_t>(a.program)).entry;
  while (pc >= 0) {
    if (++steps_ > 200000) throw TooLong{};
    try {
      pc = step(a, pc);
    } catch (const Unwind& u) {
      if (u.to != &a) throw;
      a.lists.clear();
      a.window.reset();
      pc = a.mark->second;
    }
  }
}

bool Interpreter::carries(const Program& p, const TriggerKind& t) const {
  for (std::size_t k = 0; k < t.parameters.size(); ++k) {
    if (k >= p.registers.size() || !fits(p.registers[k], t.parameters[k])) return false;
  }
  return true;
}

int Interpreter::settle(Activation& a, const Instruction& i) {
  const int x = eval(scope(a), Operand::from_bits(i.x));
  const int n = i.op == Op::take ? world.choices_on_top(x) : std::max(1, x);
  int k = 0;
  if (n > 1 && chance_open) {
    Question q;
    q.chance = true;
    q.seat = world.nobody;
    for (int outcome = 0; outcome < n; ++outcome)
      q.options.push_back({OptionKind::Chance, 0, static_cast<std::int16_t>(outcome), 0, {}});
    k = ask(q);
  } else if (n > 1) {
    k = static_cast<int>(world.random.below(static_cast<std::uint32_t>(n)));
  }
  return i.op == Op::take ? world.settle_top(x, k) : k;
}

void Interpreter::hook(Activation& a, Op op) {
  const Program& p = c_.programs.at(static_cast<std::size_t>(a.program));
  ProgramId hook;
  if (p.ability < c_.abilities.size()) {
    const AbilityClass& k = c_.classes.at(c_.abilities[p.ability].klass);
    hook = op == Op::announce ? k.announced : k.finished;
  }
  if (hook.value == 0)
    a.done = true;
  else
    call(hook.value, a.source, a.controller, a.event, {a.source}, &a);
}

int Interpreter::step(Activation& a, int pc) {
  const Instruction& i = c_.instructions.at(static_cast<std::size_t>(pc));
  const auto value = [&](std::uint16_t bits) { return eval(scope(a), Operand::from_bits(bits)); };
  const auto write = [&](int v) { a.registers.at(i.dst) = static_cast<std::int16_t>(v); };
  switch (i.op) {
    case Op::end:
      return -1;
    case Op::set:
      write(value(i.x));
      break;
    case Op::done:
      a.done = value(i.x) != 0;
      break;
    case Op::jump:
      return i.z;
    case Op::jump_if:
      return value(i.x) != 0 ? i.z : pc + 1;
    case Op::jump_unless:
      return value(i.x) == 0 ? i.z : pc + 1;
    case Op::call:
      call(i.y, a.source, a.controller, a.event, arguments(scope(a), i.z), &a);
      break;
    case Op::call_for:
      call(i.y, a.source, value(i.x), a.event, arguments(scope(a), i.z), &a);
      break;
    case Op::verb: {
      const int did = verb(c_.verbs.at(i.y).name, arguments(scope(a), i.z));
      if (i.dst != kNoRegister) write(did);
      a.done = did != 0;
      break;
    }
    case Op::choose:
      return choose(a, c_.choices.at(i.y), pc);
    case Op::list_choose:
      choose_list(a, c_.choices.at(i.y));
      break;
    case Op::list_select: {
      const Selection& which = c_.selections.at(i.y);
      auto items = select(scope(a), which);
      // Nobody learns in which order cards came into a zone that they do not see.
      const bool from_zones = which.domain == Domain::Zones || which.domain == Domain::OneZone;
      const bool hidden =
          from_zones && std::any_of(items.begin(), items.end(), [&](int o) {
            const int zone = world.thing(o).zone;
            return !world.is_deck(zone) && static_cast<int>(world.seen_by(zone).size()) < world.nobody;
          });
      if (hidden) std::sort(items.begin(), items.end());
      a.lists.push_back({Sort::Object, items, 0});
      break;
    }
    case Op::list_seats: {
      List list{Sort::Seat, {}, 0};
      const auto wanted = seats_of(value(i.x));
      const int first = value(i.z);
      for (int k = 0; k < world.seats; ++k) {
        if (wanted.count((first + k) % world.seats) != 0) list.items.push_back((first + k) % world.seats);
      }
      a.lists.push_back(list);
      break;
    }
    case Op::list_numbers: {
      List list{Sort::Number, {}, 0};
      for (int v = value(i.x); v <= value(i.z); ++v) list.items.push_back(v);
      if (list.items.size() > 1000) throw TooLong{};
      a.lists.push_back(list);
      break;
    }
    case Op::list_new:
      a.lists.push_back({Sort::Object, {}, 0});
      break;
    case Op::list_push: {
      const int o = value(i.x);
      a.lists.back().items.push_back(o);
      break;
    }
    case Op::list_next: {
      List& list = a.lists.back();
      if (list.next < list.items.size()) {
        write(list.items[list.next++]);
        break;
      }
      a.lists.pop_back();
      return i.z;
    }
    case Op::list_drop:
      a.lists.pop_back();
      break;
    case Op::event_remove: {
      const int part = value(i.x);
      a.done = false;
      if (a.event == nullptr || a.event->lists.empty()) break;
      List& list = a.event->lists.back();
      const auto at = std::find(list.items.begin(), list.items.end(), part);
      if (at == list.items.end()) break;
      if (static_cast<std::size_t>(at - list.items.begin()) < list.next) --list.next;
      list.items.erase(at);
      a.done = true;
      break;
    }
    case Op::event:
      a.is_event = true;
      a.done = a.cancelled = a.replaced = false;
      break;
    case Op::window:
      open_window(a, c_.windows.at(i.y));
      return i.z;
    case Op::window_next:
      throw std::logic_error("a window is a loop here");
    case Op::cancel:
    case Op::replace:
      if (a.event != nullptr) (i.op == Op::cancel ? a.event->cancelled : a.event->replaced) = true;
      a.done = true;
      break;
    case Op::edit: {
      const int v = value(i.x);
      if (a.event != nullptr) a.event->registers.at(i.dst) = static_cast<std::int16_t>(v);
      break;
    }
    case Op::use: {
      const int object = value(i.x), id = value(i.z);
      if (id >= static_cast<int>(c_.abilities.size()) ||
          !carries(c_.programs.at(static_cast<std::size_t>(a.program)),
                   d_.triggers.at(c_.abilities[static_cast<std::size_t>(id)].trigger.value))) {
        a.done = false;
        break;
      }
      call(c_.abilities[static_cast<std::size_t>(id)].program.value, object, a.controller, &a, {}, &a);
      break;
    }
    case Op::announce:
    case Op::finish:
      hook(a, i.op);
      break;
    case Op::mark_name: {
      const int target = value(i.x);
      if (a.event != nullptr && a.event->window && !a.event->window->used.empty())
        a.event->window->used.back().target = target;
      break;
    }
    case Op::take:
    case Op::chance:
      write(settle(a, i));
      break;
    case Op::mark:
      a.mark = {i.y, i.z};
      break;
    case Op::unmark:
      a.mark.reset();
      break;
    case Op::unwind:
      for (auto up = running_.rbegin(); up != running_.rend(); ++up) {
        if ((*up)->mark && (*up)->mark->first == i.y) throw Unwind{*up};
      }
      break;
    case Op::modify: {
      const int subject = value(i.x), amount = std::clamp(value(i.z), -32768, 32767);
      const Modifier& new_one = c_.modifiers.at(i.y);
      // The same again adds up, or is in force already.
      const auto same = std::find_if(world.in_force.begin(), world.in_force.end(), [&](const InForce& m) {
        return m.what.force == new_one.force && m.what.what == new_one.what &&
               m.what.duration == new_one.duration && m.what.one_time == new_one.one_time &&
               m.what.on_seat == new_one.on_seat && m.what.applies == new_one.applies &&
               m.subject == subject && m.source == a.source && m.controller == a.controller;
      });
      a.done = true;
      if (new_one.force != Force::Become && same != world.in_force.end()) {
        if (new_one.force == Force::Add) same->amount = std::clamp(same->amount + amount, -32768, 32767);
        break;
      }
      if (static_cast<int>(world.in_force.size()) >= d_.bounds.modifiers)
        throw Stopped{Failure::ModifiersFull};
      world.in_force.push_back({new_one, subject, amount, a.source, a.controller});
      break;
    }
    case Op::expire: {
      auto& all = world.in_force;
      all.erase(
          std::remove_if(all.begin(), all.end(), [&](const InForce& m) { return m.what.duration == i.y; }),
          all.end());
      break;
    }
    case Op::outcome:
      throw GameOver{value(i.x), i.y};
  }
  return pc + 1;
}

}  // namespace verbatim::reference
