#include "tests/conformance/laid_out.h"

#include <fmt/core.h>

#include <set>
#include <vector>

#include "kernel/look.h"
#include "kernel/quick.h"
#include "program/tables.h"
#include "program/verify.h"

namespace verbatim {
namespace {

void selections_in(const Code& code, Operand o, std::set<int>& out) {
  if (!o.is_node()) return;
  const Node& n = code.nodes[static_cast<std::size_t>(o.index())];
  const NodeInfo& about = info(n.kind);
  const auto part = [&](Role role, std::uint16_t field) {
    if (role == Role::selection) out.insert(field);
    if (is_value(role)) selections_in(code, Operand::from_bits(field), out);
    if (role != Role::args) return;
    const Operand* list = code.operands.data() + field;
    for (int i = 1; i <= list->constant_value(); ++i) selections_in(code, list[i], out);
  };
  part(about.x, n.x);
  part(about.y, n.y);
  part(about.z, n.z);
}

std::set<int> selections_of(const Code& code, const Program& p) {
  std::set<int> out;
  for (std::size_t at = p.entry; at < p.end; ++at) {
    const Instruction& i = code.instructions[at];
    if (i.op == Op::list_select) out.insert(i.y);
    if (i.op != Op::choose && i.op != Op::list_choose) continue;
    const Run groups = code.choices[i.y].groups;
    for (int k = 0; k < groups.count; ++k) {
      const Group& g = code.groups[static_cast<std::size_t>(groups.first + k)];
      if (g.kind == GroupKind::Objects) out.insert(g.selection);
    }
  }
  return out;
}

// What a step that asks something finds.
bool found(const Table& t, const std::int16_t* frame, const Step& step) {
  const int first = frame[step.of[0].cell];
  switch (step.form) {
    case Step::SetDoneIfBelow:
      return (first < step.numbers[0]) != (step.numbers[1] != 0);
    case Step::IfBelow:
      return first < step.numbers[0];
    case Step::IfEqual:
      return first == step.numbers[0];
    case Step::IfDone:
      return (frame[kDone] & kWasDone) != 0;
    case Step::IfCall: {
      const int arguments[] = {first, step.numbers[1], step.numbers[2], step.numbers[3]};
      return step.call(t, arguments) != 0;
    }
    default:
      return holds(t, frame, t.game().steps().conditions[step.index]);
  }
}

// The instruction to which the parts of a condition lead.
std::size_t led_to(const Table& t, const std::int16_t* frame, std::size_t at) {
  const auto& steps = t.game().steps().steps;
  do {
    const int bytes = steps[at].after[found(t, frame, steps[at]) ? 1 : 0];
    at = static_cast<std::size_t>(static_cast<int>(at) + bytes / static_cast<int>(sizeof(Step)));
  } while (at >= t.code().instructions.size());
  return at;
}
std::size_t landing(const Code& code, std::size_t at) {
  for (int jumps = 0; jumps < 8 && code.instructions[at].op == Op::jump; ++jumps)
    at = code.instructions[at].z;
  return at;
}

int value_set(const Table& t, const std::int16_t* frame, const Step& step) {
  if (step.form == Step::SetNumber) return step.numbers[0];
  if (step.form == Step::SetSum) return number(frame[step.of[0].cell] + step.numbers[0]);
  return value_of(t, frame, step.of[0]);
}
int argument(const Table& t, const std::int16_t* frame, const Step& step, int k) {
  const int cells = step.form == Step::VerbOfCell ? 1 : step.form == Step::VerbOfCells ? 2 : step.count;
  return k < cells ? value_of(t, frame, step.of[k]) : step.numbers[k];
}

// The steps of a program, whether it is their turn or not: conditions, values, arguments.
std::string stepped(const Table& t, int frame, const Program& p) {
  const Scope s = scope_of(t, frame);
  for (std::size_t at = p.entry; at < p.end; ++at) {
    const Instruction& i = t.code().instructions[at];
    const Step& step = t.game().steps().steps[at];
    bool same = true;
    if (i.op == Op::jump_if || i.op == Op::jump_unless) {
      const bool jumps = (eval_bits(t, s, i.x) != 0) == (i.op == Op::jump_if);
      same = led_to(t, s.frame, at) == landing(t.code(), jumps ? i.z : at + 1);
    } else if (i.op == Op::done) {
      same = found(t, s.frame, step) == (eval_bits(t, s, i.x) != 0);
    } else if (i.op == Op::set) {
      same = value_set(t, s.frame, step) == eval_bits(t, s, i.x);
    } else if (i.op == Op::verb && step.form != Step::Other) {
      int code[kMostArguments];
      arguments(t, s, i.z, code);
      for (int k = 0; k < step.count; ++k) same = same && argument(t, s.frame, step, k) == code[k];
    }
    if (!same) return fmt::format("step {} of \"{}\" is not what its instruction says", at - p.entry, p.name);
  }
  return {};
}

std::string filtered(const Table& t, const Scope& s, int id) {
  Selection plain = t.code().selections[static_cast<std::size_t>(id)];
  plain.quick = kNoTarget;
  Selection all = plain;  // no part of the code: nothing is laid out for them
  all.requirements = {};
  Matcher laid_out(t, s, t.code().selections[static_cast<std::size_t>(id)], id);
  std::vector<int> found, required;
  select(t, s, id, [&](int o) { return found.push_back(o), true; });
  std::string wrong;
  select(t, s, all, [&](int o) {
    Scope about = s;
    about.it = o;
    const bool meets = unmet(t, about, plain.requirements) == nullptr;
    if (meets) required.push_back(o);
    if (meets != laid_out(o))
      wrong =
          fmt::format("of object {} the filter of selection {} says the opposite of its requirements", o, id);
    return wrong.empty();
  });
  if (!wrong.empty()) return wrong;
  return found == required ? "" : fmt::format("selection {} finds other objects than the code says", id);
}

// For whom an ability asks, with the running frame as its event.
std::string asked(const Table& t, int object, const AbilityStep& laid_out, int seat) {
  const Ability& a = t.code().abilities[laid_out.id.value];
  const std::int16_t* const event = t.stack() + t.header().frame;
  const Scope s{nullptr, event, object, seat, t.none()};
  const bool here = (a.zones >> t.kind_of(t.zone_of(object)) & 1) != 0;
  const bool can =
      here && eval(t, s, a.applies) != 0 && eval(t, s, a.payable) != 0 && eval(t, s, a.feasible) != 0;
  if (can != usable(t, event, object, laid_out, seat))
    return fmt::format("whether ability {} of object {} can be used is not what it asks", laid_out.id.value,
                       object);
  if ((eval(t, s, a.triggered) != 0) != triggered(t, event, object, laid_out, seat))
    return fmt::format("whether ability {} of object {} is triggered is not what it asks", laid_out.id.value,
                       object);
  std::set<int> selections;
  for (const Operand o : {a.triggered, a.applies, a.payable, a.feasible})
    selections_in(t.code(), o, selections);
  for (const int id : selections) {
    if (auto wrong = filtered(t, s, id); !wrong.empty()) return wrong;
  }
  return {};
}

}  // namespace

std::string differs_from_code(const Game& game, const State& state) {
  const Table t(game, state);
  for (int frame = t.header().frame; frame != 0; frame = t.stack()[frame + kPrevious]) {
    const Program& p = t.code().programs[static_cast<std::size_t>(t.stack()[frame + kProgram])];
    if (auto wrong = stepped(t, frame, p); !wrong.empty()) return wrong;
    for (const int id : selections_of(t.code(), p)) {
      if (auto wrong = filtered(t, scope_of(t, frame), id); !wrong.empty()) return wrong;
    }
  }
  const Program& running =
      t.code().programs[static_cast<std::size_t>(t.stack()[t.header().frame + kProgram])];
  for (int o = 0; o < t.objects(); ++o) {
    std::size_t listed = 0;
    for (std::size_t trigger = 0; trigger < game.declaration().triggers.size(); ++trigger) {
      const auto abilities = game.abilities_of(t.record(o).face, TriggerId(trigger));
      listed += abilities.size();
      if (!carries(running, game.declaration().triggers[trigger])) continue;
      for (const AbilityStep& a : abilities) {
        for (const int seat : {t.controller(o), t.next_living(t.controller(o) % t.seats())}) {
          if (auto wrong = asked(t, o, a, seat); !wrong.empty()) return wrong;
        }
      }
    }
    if (listed != t.face(o).abilities.size())
      return fmt::format("of object {} {} abilities are listed by trigger", o, listed);
  }
  return {};
}

}  // namespace verbatim
