#include "program/verify.h"

#include <algorithm>

#include "program/flow.h"
#include "program/verify_operands.h"

namespace verbatim {
namespace {

std::optional<CodeFault> fault(std::string where, std::string what) {
  return CodeFault{std::move(where), std::move(what)};
}

class Verifier {
 public:
  Verifier(const Declaration& d, const Code& c) : d_(d), c_(c), operands_(d, c) {}

  std::optional<CodeFault> all() {
    if (auto f = declaration()) return f;
    if (c_.programs.empty() || c_.start.value == 0 || c_.start.value >= c_.programs.size()) {
      return fault("code", "there is no program to start with");
    }
    if (c_.programs[c_.start.value].parameters != 0 || c_.programs[c_.start.value].ability != 0xffff)
      return fault("code", "the first program takes no parameters and is no ability's");
    if (auto f = tables()) return f;
    for (std::size_t f = 0; f < c_.faces.size(); ++f) {
      if (auto wrong = face(f)) return wrong;
    }
    if (auto f = abilities()) return f;
    for (std::size_t p = 1; p < c_.programs.size(); ++p) {
      if (auto f = program(p)) return f;
    }
    return {};
  }

 private:
  std::optional<CodeFault> declaration() {
    const auto bad = [](const char* what) { return fault("declaration", what); };
    if (d_.seats < 1 || d_.seats > 8) return bad("between 1 and 8 seats");
    if (d_.zones.empty() || d_.zones.size() > 31) return bad("between 1 and 31 kinds of zone");
    std::size_t zones = 1;
    for (const auto& z : d_.zones) zones += z.per_seat ? static_cast<std::size_t>(d_.seats) : 1;
    if (zones > 255) return bad("at most 255 zones in all");
    if (d_.bounds.objects < 1 || d_.bounds.objects > 8000) return bad("between 1 and 8000 objects");
    if (d_.bounds.segments < 2 || d_.bounds.segments > 64) return bad("between 2 and 64 segments a deck");
    if (d_.bounds.stack < 64 || d_.bounds.stack > 32000) return bad("between 64 and 32000 cells of stack");
    if (d_.bounds.modifiers < 0 || d_.bounds.modifiers > 4000) return bad("at most 4000 modifiers");
    if (d_.counters.size() > 255 || d_.object_counters.size() > 255 || d_.flags.size() > 255 ||
        d_.quantities.size() > 255 || d_.actions.size() > 255 || d_.durations.size() > 255 ||
        d_.fields.size() > 255 || d_.triggers.size() > 250) {
      return bad("at most 255 counters, flags, fields, quantities, actions, durations and 250 triggers");
    }
    if (d_.tags.size() > 64) return bad("at most 64 tags");
    for (const auto& q : d_.quantities) {
      if (q.base.value >= c_.functions.size() ||
          c_.functions[q.base.value].parameters != std::vector<Sort>{Sort::Object, Sort::Seat}) {
        return bad("the base of a quantity is a function of an object and a seat");
      }
      if (c_.functions[q.base.value].result != Sort::Number) return bad("a quantity is a number");
    }
    const auto sorts = [](const std::vector<Sort>& all) {
      return all.size() <= kMostCallArguments && std::all_of(all.begin(), all.end(), [](Sort s) {
               return s != Sort::None && s <= Sort::Ability;
             });
    };
    for (const auto& t : d_.triggers) {
      if (!sorts(t.parameters)) return bad("a trigger has at most 12 parameters, each of a sort");
    }
    for (const auto& v : c_.verbs) {
      if (!sorts(v.parameters) || !sorts({v.result}))
        return bad("a verb has at most 12 parameters, each of a sort, and a result");
    }
    for (const auto& f : c_.functions) {
      if (!sorts(f.parameters) || !sorts({f.result}))
        return bad("a function has at most 12 parameters, each of a sort, and a result");
    }
    return {};
  }

  // Indices lie in cells of sixteen bits; words and clauses are looked up when something is shown.
  std::optional<CodeFault> tables() {
    if (c_.instructions.size() >= 32767 || c_.programs.size() > 32000 || c_.abilities.size() > 32000 ||
        c_.windows.size() > 32000 || d_.markers.size() > 32000 || c_.faces.size() > 65000)
      return fault("code", "at most 32000 instructions, programs, abilities, windows and markers");
    if (c_.faces.empty()) return fault("code", "face 0, a card face down, is missing");
    if (!c_.faces[0].abilities.empty() || !c_.faces[0].continuous.empty())
      return fault("code", "face 0 is a card face down: nothing is written on it");
    for (const auto& w : c_.windows) {
      if (w.trigger.value >= d_.triggers.size()) return fault("a window", "has no such trigger");
      if (w.mode > WindowMode::MandatoryFirst || w.order > OrderKind::ByCounter)
        return fault("a window", "has no such order");
      if (w.order == OrderKind::ByCounter && w.counter >= d_.counters.size())
        return fault("a window", "orders by no counter");
    }
    const auto words = [&](LabelId label, ClauseId clause) {
      return label.value < c_.labels.size() && clause.value < c_.clauses.size();
    };
    bool good = true;
    for (const auto& r : c_.requirements) good = good && words({}, r.clause);
    for (const auto& g : c_.groups) good = good && words(g.label, g.guard.clause);
    for (const auto& k : c_.choices) good = good && words(k.prompt, k.clause);
    for (const auto& w : c_.windows) good = good && words(w.prompt, w.clause);
    for (const auto& a : c_.abilities) good = good && words(a.text, a.clause);
    for (const auto& k : c_.continuous) good = good && words(k.text, k.clause);
    for (const auto& m : c_.modifiers) good = good && words({}, m.clause);
    if (!good) return fault("code", "names a label or a clause that does not exist");
    return {};
  }

  // Two abilities may share a program only if they answer the same kind of event.
  bool shares_well(const Ability& a) const {
    const Program& p = c_.programs[a.program.value];
    if (p.ability == 0xffff) return true;
    if (p.ability >= c_.abilities.size()) return false;
    const TriggerId other = c_.abilities[p.ability].trigger;
    return other.value < d_.triggers.size() &&
           d_.triggers[other.value].parameters == d_.triggers[a.trigger.value].parameters;
  }

  std::optional<CodeFault> face(std::size_t f) {
    const Face& face = c_.faces[f];
    const std::string where = "face " + face.name;
    if (face.fields.size() != d_.fields.size()) return fault(where, "a printed field is missing or too many");
    if (d_.tags.size() < 64 && face.tags >> d_.tags.size() != 0)
      return fault(where, "has a tag that is not declared");
    if (face.back > 15) return fault(where, "has a back that is not one of 0 to 15");
    for (std::size_t i = 0; i < face.abilities.size(); ++i) {
      const auto a = face.abilities[i];
      if (a.value >= c_.abilities.size() || c_.abilities[a.value].face.value != f) {
        return fault(where, "lists an ability that is not its own");
      }
      if (i > 0 && a <= face.abilities[i - 1]) return fault(where, "lists its abilities out of order");
    }
    for (const auto k : face.continuous) {
      if (k >= c_.continuous.size() || c_.continuous[k].face.value != f) {
        return fault(where, "lists an effect that is not its own");
      }
    }
    return {};
  }

  std::optional<CodeFault> abilities() {
    for (const auto& a : c_.abilities) {
      const std::string where = "an ability of face " + std::to_string(a.face.value);
      if (a.face.value >= c_.faces.size()) return fault(where, "there is no such face");
      if (a.trigger.value >= d_.triggers.size()) return fault(where, "has no such trigger");
      if (a.klass >= c_.classes.size()) return fault(where, "has no such class");
      if (a.program.value == 0 || a.program.value >= c_.programs.size())
        return fault(where, "has no program");
      if (c_.programs[a.program.value].parameters != 0) return fault(where, "its program takes parameters");
      if (!shares_well(a)) return fault(where, "its program belongs to an ability for other events");
      if (a.zones >> d_.zones.size() != 0) return fault(where, "listens in a zone that does not exist");
      const Standing s{nullptr, &d_.triggers[a.trigger.value].parameters};
      for (Operand o : {a.triggered, a.applies, a.feasible, a.payable}) {
        if (auto wrong = operands_.check(o, Sort::Truth, s); !wrong.empty()) return fault(where, wrong);
      }
    }
    for (const auto& k : c_.classes) {
      for (ProgramId p : {k.announced, k.finished}) {
        if (p.value == 0) continue;
        if (p.value >= c_.programs.size() || c_.programs[p.value].parameters != 1 ||
            c_.programs[p.value].registers.empty() || c_.programs[p.value].registers[0] != Sort::Object) {
          return fault("class " + k.name, "its programs take one parameter, the source");
        }
      }
    }
    const Standing s;
    for (const auto& k : c_.continuous) {
      const std::string where = "an effect of face " + std::to_string(k.face.value);
      if (k.face.value >= c_.faces.size()) return fault(where, "there is no such face");
      if (k.zones >> d_.zones.size() != 0) return fault(where, "is in force in a zone that does not exist");
      if (auto f = force(where, k.force, k.what)) return f;
      for (Operand o : {k.active, k.applies}) {
        if (auto wrong = operands_.check(o, Sort::Truth, s); !wrong.empty()) return fault(where, wrong);
      }
      if (auto wrong = operands_.check(k.seats, Sort::Seats, s); !wrong.empty()) return fault(where, wrong);
      if (auto wrong = operands_.check(k.amount, Sort::Number, s); !wrong.empty()) return fault(where, wrong);
    }
    for (const auto& m : c_.modifiers) {
      if (auto f = force("a modifier", m.force, m.what)) return f;
      if (m.duration >= d_.durations.size()) return fault("a modifier", "has no such duration");
      if (auto wrong = operands_.check(m.applies, Sort::Truth, s); !wrong.empty())
        return fault("a modifier", wrong);
    }
    return {};
  }

  std::optional<CodeFault> force(const std::string& where, Force force, int what) {
    const Role role = force == Force::Grant                               ? Role::tag
                      : force == Force::Forbid || force == Force::Protect ? Role::action
                                                                          : Role::quantity;
    if (force > Force::Grant) return fault(where, "has no such force");
    if (auto wrong = operands_.check_index(role, what); !wrong.empty()) return fault(where, wrong);
    return {};
  }

  std::optional<CodeFault> program(std::size_t index) {
    const Program& p = c_.programs[index];
    const std::string where = "program " + p.name;
    if (p.entry >= p.end || p.end > c_.instructions.size())
      return fault(where, "its instructions do not exist");
    if (p.registers.size() > 200 || p.parameters > p.registers.size() || p.parameters > kMostCallArguments) {
      return fault(where, "too many registers or parameters");
    }
    for (Sort s : p.registers) {
      if (s == Sort::None || s > Sort::Ability) return fault(where, "a register has no sort");
    }
    Standing s{&p.registers, nullptr};
    if (p.ability != 0xffff) {
      if (p.ability >= c_.abilities.size() || c_.abilities[p.ability].program.value != index) {
        return fault(where, "belongs to an ability that does not know it");
      }
      s.event = &d_.triggers[c_.abilities[p.ability].trigger.value].parameters;
    }
    const auto at = [&](int pc) { return where + ", instruction " + std::to_string(pc - p.entry); };
    for (int pc = p.entry; pc < p.end; ++pc) {
      if (auto wrong = instruction(p, pc, s); !wrong.empty()) return fault(at(pc), wrong);
    }
    const Flow flow = flow_of(c_, p);
    if (!flow.wrong.empty()) return fault(at(flow.wrong_at), flow.wrong);
    return {};
  }

  bool inside(const Program& p, int pc) const { return pc >= p.entry && pc < p.end; }

  std::string instruction(const Program& p, int pc, const Standing& s) {
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

  std::string special_rules(const Program& p, int pc, const Instruction& i, const Standing& s) {
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

  std::string window(const Program& p, int pc, const Instruction& i, const Standing& s) {
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

  std::string choice(const Program& p, const Choice& c, bool several, const Standing& s) {
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

  std::string group(const Program& p, const Group& g, const Standing& s, Sort& sort) {
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

  const Declaration& d_;
  const Code& c_;
  OperandChecker operands_;
};

}  // namespace

bool carries(const Program& p, const TriggerKind& trigger) {
  if (p.registers.size() < trigger.parameters.size()) return false;
  for (std::size_t k = 0; k < trigger.parameters.size(); ++k) {
    if (!fits(p.registers[k], trigger.parameters[k])) return false;
  }
  return true;
}

std::optional<CodeFault> verify(const Declaration& d, const Code& c) { return Verifier(d, c).all(); }

}  // namespace verbatim
