#include "program/verify.h"

#include <algorithm>

#include "program/verify_operands.h"
#include "program/verify_program.h"

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
    ProgramChecker programs(d_, c_, operands_);
    for (std::size_t p = 1; p < c_.programs.size(); ++p) {
      if (auto f = programs.check(p)) return f;
    }
    return all_exist();
  }

 private:
  std::optional<CodeFault> declaration() {
    const auto bad = [](const char* what) { return fault("declaration", what); };
    if (d_.seats < 1 || d_.seats > 8) return bad("between 1 and 8 seats");
    if (d_.zones.empty() || d_.zones.size() > 31) return bad("between 1 and 31 kinds of zone");
    std::size_t zones = 1;
    for (const auto& z : d_.zones) zones += z.per_seat ? static_cast<std::size_t>(d_.seats) : 1;
    if (zones > 255) return bad("at most 255 zones in all");
    for (const auto& z : d_.zones) {
      const int most = static_cast<int>(d_.fields.size());
      if (std::max(z.sum, z.marked) >= most || std::min(z.sum, z.marked) < ZoneKind::kNoField)
        return bad("what is added up in a zone is a field");
      if ((z.sum != ZoneKind::kNoField || z.marked != ZoneKind::kNoField) &&
          z.visibility != Visibility::Everyone)
        return bad("what is added up in a zone lies where everybody sees it");
    }
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
    for (const auto& g : c_.groups) good = good && words(g.label, g.guard.clause) && words({}, g.clause);
    for (const auto& k : c_.choices) good = good && words(k.prompt, k.clause);
    for (const auto& w : c_.windows) good = good && words(w.prompt, w.clause);
    for (const auto& a : c_.abilities) good = good && words(a.text, a.clause);
    for (const auto& k : c_.continuous) good = good && words(k.text, k.clause);
    for (const auto& m : c_.modifiers) good = good && words({}, m.clause);
    if (!good) return fault("code", "names a label or a clause that does not exist");
    return {};
  }

  // A game is laid out table by table, with what no program uses: all of it must refer to what exists, and
  // every instruction belong to a program that is checked.
  std::optional<CodeFault> all_exist() {
    std::string wrong;
    const auto check = [&](Operand o) {
      if (wrong.empty()) wrong = operands_.check_exists(o);
    };
    for (std::size_t n = 0; n < c_.nodes.size() && wrong.empty(); ++n)
      wrong = operands_.check_node_exists(static_cast<int>(n));
    for (const auto& r : c_.requirements) check(r.test);
    for (const auto& s : c_.selections) {
      check(s.seats);
      check(s.zone);
      if (wrong.empty()) wrong = operands_.check_run(s.requirements, c_.requirements.size(), "requirements");
      if (wrong.empty() && s.quick != kNoTarget && s.quick >= c_.functions.size())
        wrong = "what is asked quickly of a selection is a function that does not exist";
    }
    for (const auto& g : c_.groups) {
      if (wrong.empty() && g.kind == GroupKind::Objects)
        wrong = operands_.check_index(Role::selection, g.selection);
      for (Operand o : {g.guard.test, g.extra, g.cap, g.x, g.y}) check(o);
    }
    for (const auto& k : c_.choices) {
      for (Operand o : {k.chooser, k.least, k.most}) check(o);
      if (wrong.empty()) wrong = operands_.check_run(k.groups, c_.groups.size(), "groups");
    }
    std::vector<bool> in_a_program(c_.instructions.size());
    for (const auto& p : c_.programs) {
      for (std::size_t i = p.entry; i < p.end && i < in_a_program.size(); ++i) in_a_program[i] = true;
    }
    if (wrong.empty() && std::find(in_a_program.begin(), in_a_program.end(), false) != in_a_program.end())
      wrong = "an instruction belongs to no program";
    if (wrong.empty()) return {};
    return fault("code", wrong);
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
      if (auto wrong = operands_.check_run(a.because, c_.requirements.size(), "reasons"); !wrong.empty())
        return fault(where, wrong);
      for (int k = 0; k < a.because.count; ++k) {
        const Operand test = c_.requirements[static_cast<std::size_t>(a.because.first + k)].test;
        if (auto wrong = operands_.check(test, Sort::Truth, s); !wrong.empty()) return fault(where, wrong);
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

  const Declaration& d_;
  const Code& c_;
  OperandChecker operands_;
};

}  // namespace

std::optional<CodeFault> verify(const Declaration& d, const Code& c) { return Verifier(d, c).all(); }

}  // namespace verbatim
