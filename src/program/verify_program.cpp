#include "program/verify_program.h"

#include "program/flow.h"

namespace verbatim {
namespace {

std::optional<CodeFault> fault_in(std::string where, std::string what) {
  return CodeFault{std::move(where), std::move(what)};
}

bool inside(const Program& p, int pc) { return pc >= p.entry && pc < p.end; }

}  // namespace

std::optional<CodeFault> ProgramChecker::check(std::size_t index) {
  const Program& p = c_.programs[index];
  const std::string where = "program " + p.name;
  if (p.entry >= p.end || p.end > c_.instructions.size())
    return fault_in(where, "its instructions do not exist");
  if (p.registers.size() > 200 || p.parameters > p.registers.size() || p.parameters > kMostCallArguments) {
    return fault_in(where, "too many registers or parameters");
  }
  for (Sort s : p.registers) {
    if (s == Sort::None || s > Sort::Ability) return fault_in(where, "a register has no sort");
  }
  Standing s{&p.registers, nullptr};
  if (p.ability != 0xffff) {
    if (p.ability >= c_.abilities.size() || c_.abilities[p.ability].program.value != index) {
      return fault_in(where, "belongs to an ability that does not know it");
    }
    s.event = &d_.triggers[c_.abilities[p.ability].trigger.value].parameters;
  }
  const auto at = [&](int pc) { return where + ", instruction " + std::to_string(pc - p.entry); };
  for (int pc = p.entry; pc < p.end; ++pc) {
    if (auto wrong = instruction(p, pc, s); !wrong.empty()) return fault_in(at(pc), wrong);
  }
  // Also where no way leads: what comes next is looked at when programs are laid out.
  const Op last = c_.instructions[static_cast<std::size_t>(p.end - 1)].op;
  if (last != Op::end && last != Op::jump && last != Op::outcome)
    return fault_in(at(p.end - 1), "runs past the end of its program");
  const Flow flow = flow_of(c_, p);
  if (!flow.wrong.empty()) return fault_in(at(flow.wrong_at), flow.wrong);
  return {};
}

std::string ProgramChecker::instruction(const Program& p, int pc, const Standing& s) {
  const Instruction& i = c_.instructions[static_cast<std::size_t>(pc)];
  if (static_cast<int>(i.op) >= op_count()) return "there is no such instruction";
  const OpInfo& o = info(i.op);
  const Role roles[] = {o.x, o.y, o.z};
  const std::uint16_t fields[] = {i.x, i.y, i.z};
  for (int k = 0; k < 3; ++k) {
    std::string wrong;
    if (is_value(roles[k])) {
      wrong = operands_.check(Operand::from_bits(fields[k]), sort_of(roles[k]), s);
    } else if (roles[k] == Role::to) {
      if (!inside(p, fields[k])) wrong = "jumps out of its program";
    } else {
      wrong = operands_.check_index(roles[k], fields[k]);
    }
    if (!wrong.empty()) return wrong;
  }
  if (i.op == Op::edit) {
    if (s.event == nullptr || i.dst >= s.event->size()) return "there is no such register of the event";
    return operands_.check(Operand::from_bits(i.x), (*s.event)[i.dst], s);
  }
  if (o.d == Role::reg && !(i.op == Op::verb && i.dst == kNoRegister)) {
    if (i.dst >= p.registers.size()) return "writes a register that does not exist";
  }
  return special_rules(p, pc, i, s);
}

std::string ProgramChecker::special_rules(const Program& p, int pc, const Instruction& i, const Standing& s) {
  const auto written = [&](Sort sort) {
    return fits(sort, p.registers[i.dst])
               ? std::string()
               : "writes " + one(sort) + " into a register for " + one(p.registers[i.dst]);
  };
  switch (i.op) {
    case Op::set:
      return operands_.check(Operand::from_bits(i.x), p.registers[i.dst], s);
    case Op::take:
      return written(Sort::Object);
    case Op::chance:
      return written(Sort::Number);
    case Op::verb:
      if (i.dst != kNoRegister) {
        if (auto wrong = written(c_.verbs[i.y].result); !wrong.empty()) return wrong;
      }
      return operands_.check_arguments(i.z, c_.verbs[i.y].parameters, s);
    case Op::call:
    case Op::call_for: {
      const Program& callee = c_.programs[i.y];
      if (callee.parameters > callee.registers.size()) return "calls a program without its parameters";
      if (callee.ability != 0xffff) return "calls an ability's program; abilities are used, not called";
      return operands_.check_arguments(
          i.z, {callee.registers.begin(), callee.registers.begin() + callee.parameters}, s);
    }
    case Op::choose:
      return choice(p, c_.choices[i.y], false, s);
    case Op::list_choose:
      return choice(p, c_.choices[i.y], true, s);
    case Op::list_select:
      return operands_.check_selection(i.y, s);
    case Op::window:
      return window(p, pc, i, s);
    case Op::window_next:
      return pc > p.entry && c_.instructions[static_cast<std::size_t>(pc - 1)].op == Op::window
                 ? std::string()
                 : "follows no window";
    case Op::modify: {
      const Sort subject = c_.modifiers[i.y].on_seat ? Sort::Seat : Sort::Object;
      return operands_.check(Operand::from_bits(i.x), subject, s);
    }
    default:
      return {};
  }
}

std::string ProgramChecker::window(const Program& p, int pc, const Instruction& i, const Standing& s) {
  const Window& w = c_.windows[i.y];
  if (!carries(p, d_.triggers[w.trigger.value]))
    return "the first registers do not match the trigger's parameters";
  const auto next = static_cast<std::size_t>(pc + 1);
  if (!inside(p, pc + 1) || c_.instructions[next].op != Op::window_next || c_.instructions[next].z != i.z) {
    return "a window must be followed by its next";
  }
  if (auto wrong = operands_.check(w.first, Sort::Seat, s); !wrong.empty()) return wrong;
  return operands_.check(w.subject, Sort::Object, s);
}

std::string ProgramChecker::choice(const Program& p, const Choice& c, bool several, const Standing& s) {
  const bool list =
      c.kind == ChoiceKind::SomeOf || c.kind == ChoiceKind::Order || c.kind == ChoiceKind::Distribute;
  if (c.kind > ChoiceKind::Distribute) return "there is no such kind of choice";
  if (list != several) return "the kind of choice does not fit the instruction";
  if (auto wrong = operands_.check(c.chooser, Sort::Seat, s); !wrong.empty()) return wrong;
  if (auto wrong = operands_.check(c.least, Sort::Number, s); !wrong.empty()) return wrong;
  if (auto wrong = operands_.check(c.most, Sort::Number, s); !wrong.empty()) return wrong;
  if (auto wrong = operands_.check_run(c.groups, c_.groups.size(), "groups"); !wrong.empty()) return wrong;
  if (c.groups.count > 200) return "a choice has at most 200 groups";
  Sort items = Sort::None;
  for (int k = 0; k < c.groups.count; ++k) {
    const Group& g = c_.groups[static_cast<std::size_t>(c.groups.first + k)];
    Sort sort = Sort::None;
    if (auto wrong = group(p, g, s, sort); !wrong.empty()) return wrong;
    if (!list) continue;
    if (sort == Sort::None || g.kind == GroupKind::Abilities)
      return "only objects, seats and numbers can be several";
    if (k > 0 && sort != items) return "all groups of such a choice are of one sort";
    items = sort;
  }
  return {};
}

std::string ProgramChecker::group(const Program& p, const Group& g, const Standing& s, Sort& sort) {
  if (g.kind > GroupKind::Abilities) return "there is no such kind of group";
  if (auto wrong = operands_.check(g.guard.test, Sort::Truth, s); !wrong.empty()) return wrong;
  if (auto wrong = operands_.check_run(g.because, c_.requirements.size(), "reasons"); !wrong.empty())
    return wrong;
  for (int k = 0; k < g.because.count; ++k) {
    const Operand test = c_.requirements[static_cast<std::size_t>(g.because.first + k)].test;
    if (auto wrong = operands_.check(test, Sort::Truth, s); !wrong.empty()) return wrong;
  }
  if (auto wrong = operands_.check(g.extra, Sort::None, s); !wrong.empty()) return wrong;
  if (auto wrong = operands_.check(g.cap, Sort::Number, s); !wrong.empty()) return wrong;
  if (g.target != kNoTarget && !inside(p, g.target)) return "an option leads out of its program";
  Sort extra = operands_.sort_of_operand(g.extra, s);
  switch (g.kind) {
    case GroupKind::Single:
      break;
    case GroupKind::Objects:
      sort = Sort::Object;
      if (auto wrong = operands_.check_selection(g.selection, s); !wrong.empty()) return wrong;
      break;
    case GroupKind::Seats:
      sort = Sort::Seat;
      if (auto wrong = operands_.check(g.x, Sort::Seats, s); !wrong.empty()) return wrong;
      break;
    case GroupKind::Numbers:
      sort = Sort::Number;
      if (auto wrong = operands_.check(g.x, Sort::Number, s); !wrong.empty()) return wrong;
      if (auto wrong = operands_.check(g.y, Sort::Number, s); !wrong.empty()) return wrong;
      break;
    case GroupKind::Abilities:
      sort = Sort::Object;
      extra = Sort::Ability;
      if (g.selection >= d_.triggers.size()) return "abilities are offered for no such trigger";
      if (!carries(p, d_.triggers[g.selection]))
        return "the first registers do not match the trigger's parameters";
      break;
  }
  const auto takes = [&](int reg, Sort value) {
    return reg == kNoRegister || (reg < static_cast<int>(p.registers.size()) &&
                                  fits(value, p.registers[static_cast<std::size_t>(reg)]));
  };
  if (!takes(g.dst, sort == Sort::None ? Sort::Number : sort))
    return "an option writes a register of another sort";
  if (!takes(g.extra_dst, extra)) return "an option's extra value goes into a register of another sort";
  return {};
}

bool carries(const Program& p, const TriggerKind& trigger) {
  if (p.registers.size() < trigger.parameters.size()) return false;
  for (std::size_t k = 0; k < trigger.parameters.size(); ++k) {
    if (!fits(p.registers[k], trigger.parameters[k])) return false;
  }
  return true;
}

}  // namespace verbatim
