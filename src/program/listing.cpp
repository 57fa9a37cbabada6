#include "program/listing.h"

#include <fmt/core.h>

#include "program/tables.h"

namespace verbatim {
namespace {

class Lister {
 public:
  Lister(const Declaration& d, const Code& c, const Program* p) : d_(d), c_(c), p_(p) {}

  std::string operand(Operand o, Role role = Role::any) const {
    if (o.is_constant()) {
      if (role == Role::truth) return o.constant_value() != 0 ? "true" : "false";
      return fmt::format("{}", o.constant_value());
    }
    if (o.is_register()) return reg(o.index());
    if (o.is_special()) return special(o);
    const Node& n = c_.nodes[static_cast<std::size_t>(o.index())];
    const NodeInfo& i = info(n.kind);
    return fill(i.reads, "", index(i.a, n.a), field(i.x, n.x),
                n.kind == NodeKind::fn ? args(n.y) : field(i.y, n.y), field(i.z, n.z));
  }

  std::string instruction(const Instruction& i) const {
    const OpInfo& o = info(i.op);
    return fill(o.reads, i.op == Op::edit ? fmt::format("#{}", i.dst) : reg(i.dst), "", field(o.x, i.x),
                field(o.y, i.y), field(o.z, i.z));
  }

  std::string selection(int index) const {
    const Selection& s = c_.selections[static_cast<std::size_t>(index)];
    std::string where;
    if (s.domain == Domain::Zones) {
      for (std::size_t k = 0; k < d_.zones.size(); ++k) {
        if ((s.zones >> k & 1) != 0) where += (where.empty() ? "" : "/") + d_.zones[k].name;
      }
      where += " of " + operand(s.seats);
    } else if (s.domain == Domain::OneZone || s.domain == Domain::Top) {
      where = (s.domain == Domain::Top ? "top of " : "") + operand(s.zone);
    } else {
      where = s.domain == Domain::List ? "the list" : "the event";
    }
    for (int k = 0; k < s.requirements.count; ++k) {
      where += (k == 0 ? " where " : " and ") +
               operand(c_.requirements[static_cast<std::size_t>(s.requirements.first + k)].test, Role::truth);
    }
    return "[" + where + "]";
  }

  std::string continuous(const Continuous& k) const {
    std::string where;
    for (std::size_t z = 0; z < d_.zones.size(); ++z)
      if ((k.zones >> z & 1) != 0) where += (where.empty() ? "" : "/") + d_.zones[z].name;
    std::string out = "while in " + where + ": " + in_force(k.force, k.what);
    if (k.force == Force::Add || k.force == Force::Become) out += " " + operand(k.amount);
    if (k.seats != Operand::special(Special::Living)) out += ", for " + operand(k.seats);
    if (k.applies != kAlways) out += ", if " + operand(k.applies, Role::truth);
    if (k.active != kAlways) out += ", as long as " + operand(k.active, Role::truth);
    return out;
  }

 private:
  std::string reg(int r) const { return r == kNoRegister ? "_" : fmt::format("r{}", r); }

  static std::string special(Operand o) {
    switch (o.special_kind()) {
      case Special::It:
        return "it";
      case Special::Source:
        return "this";
      case Special::Controller:
        return "you";
      case Special::Done:
        return "done";
      case Special::NoObject:
        return "nothing";
      case Special::Nobody:
        return "nobody";
      case Special::Living:
        return "everyone";
      case Special::EventOver:
        return "the event is over";
      case Special::ListSize:
        return "size of the list";
      case Special::EventListSize:
        return "parts of the event";
      case Special::EventRegister:
        return fmt::format("event #{}", o.index());
      case Special::WindowSeat:
        return "whose priority it is";
    }
    return "?";
  }

  std::string args(std::uint16_t list) const {
    std::string out;
    const int n = c_.operands[list].constant_value();
    for (int k = 1; k <= n; ++k)
      out += (k > 1 ? ", " : "") + operand(c_.operands[static_cast<std::size_t>(list + k)]);
    return out;
  }

  std::string index(Role role, int i) const {
    const auto at = static_cast<std::size_t>(i);
    switch (role) {
      case Role::counter:
        return d_.counters[at].name;
      case Role::objcount:
        return d_.object_counters[at];
      case Role::objflag:
        return d_.flags[at];
      case Role::zonekind:
        return d_.zones[at].name;
      case Role::field:
        return d_.fields[at];
      case Role::tag:
        return d_.tags[at];
      case Role::face:
        return c_.faces[at].name;
      case Role::function:
        return c_.functions[at].name;
      case Role::quantity:
        return d_.quantities[at].name;
      case Role::action:
        return d_.actions[at];
      case Role::program:
        return c_.programs[at].name;
      case Role::verb:
        return c_.verbs[at].name;
      case Role::event:
        return d_.events[at].name;
      case Role::window:
        return d_.triggers[c_.windows[at].trigger.value].name;
      case Role::marker:
        return d_.markers[at];
      case Role::duration:
        return d_.durations[at];
      case Role::modifier:
        return modifier(c_.modifiers[at]);
      case Role::choice:
        return choice(c_.choices[at]);
      default:
        return fmt::format("{}", i);
    }
  }

  std::string in_force(Force force, std::size_t what) const {
    switch (force) {
      case Force::Add:
        return "add to " + d_.quantities[what].name;
      case Force::Become:
        return "set " + d_.quantities[what].name;
      case Force::Forbid:
        return "cannot " + d_.actions[what];
      case Force::Protect:
        return "can always " + d_.actions[what];
      case Force::Grant:
        return "counts as " + d_.tags[what];
    }
    return "?";
  }

  std::string modifier(const Modifier& m) const {
    std::string out = in_force(m.force, m.what) + " until " + d_.durations[m.duration];
    if (m.applies != kAlways) out += ", if " + operand(m.applies, Role::truth) + ",";
    return out;
  }

  std::string choice(const Choice& c) const {
    static constexpr const char* kinds[] = {"one of", "some of", "a number", "an order", "a distribution"};
    std::string out = fmt::format("{} by {}", kinds[static_cast<int>(c.kind)], operand(c.chooser));
    if (c.kind == ChoiceKind::SomeOf || c.kind == ChoiceKind::Distribute) {
      out += fmt::format(", {} to {}", operand(c.least), operand(c.most));
    }
    for (int k = 0; k < c.groups.count; ++k)
      out += "; " + group(c_.groups[static_cast<std::size_t>(c.groups.first + k)]);
    return out;
  }

  std::string group(const Group& g) const {
    std::string out;
    switch (g.kind) {
      case GroupKind::Single:
        out = "\"" + c_.labels[g.label.value] + "\"";
        break;
      case GroupKind::Objects:
        out = selection(g.selection);
        break;
      case GroupKind::Seats:
        out = "players in " + operand(g.x);
        break;
      case GroupKind::Numbers:
        out = fmt::format("{} to {}", operand(g.x), operand(g.y));
        break;
      case GroupKind::Abilities:
        out = "abilities for " + d_.triggers[g.selection].name;
        break;
    }
    if (g.guard.test != kAlways) out += " if " + operand(g.guard.test, Role::truth);
    if (g.target != kNoTarget && p_ != nullptr) out += fmt::format(" -> {}", g.target - p_->entry);
    return out;
  }

  std::string field(Role role, std::uint16_t f) const {
    if (role == Role::_) return "";
    if (role == Role::args) return args(f);
    if (role == Role::selection) return selection(f);
    if (role == Role::to) return fmt::format("{}", f - (p_ != nullptr ? p_->entry : 0));
    if (is_value(role)) return operand(Operand::from_bits(f), role);
    return index(role, f);
  }

  static std::string fill(std::string_view reads, const std::string& d, const std::string& a,
                          const std::string& x, const std::string& y, const std::string& z) {
    std::string out;
    for (std::size_t i = 0; i < reads.size(); ++i) {
      if (reads[i] != '{') {
        out += reads[i];
        continue;
      }
      switch (reads[i + 1]) {
        case 'd':
          out += d;
          break;
        case 'a':
          out += a;
          break;
        case 'x':
          out += x;
          break;
        case 'y':
          out += y;
          break;
        default:
          out += z;
          break;
      }
      i += 2;
    }
    return out;
  }

  const Declaration& d_;
  const Code& c_;
  const Program* p_;
};

}  // namespace

std::string listing(const Declaration& d, const Code& c, ProgramId id) {
  const Program& p = c.programs[id.value];
  const Lister lister(d, c, &p);
  std::string out;
  for (int pc = p.entry; pc < p.end; ++pc) {
    out += fmt::format("{:3}  {}\n", pc - p.entry,
                       lister.instruction(c.instructions[static_cast<std::size_t>(pc)]));
  }
  return out;
}

std::string listing(const Declaration& d, const Code& c, Operand o, const Program* p) {
  return Lister(d, c, p).operand(o);
}

std::string listing_of_selection(const Declaration& d, const Code& c, int selection, const Program* p) {
  return Lister(d, c, p).selection(selection);
}

std::string listing_of_ability(const Declaration& d, const Code& c, AbilityId id) {
  const Ability& a = c.abilities[id.value];
  const Lister lister(d, c, nullptr);
  std::string out = fmt::format("on {}{}\n", d.triggers[a.trigger.value].name,
                                a.need == Need::Optional ? ", optional"
                                : a.need == Need::Free   ? ", free"
                                                         : "");
  const auto condition = [&](const char* word, Operand o) {
    if (o != kAlways) out += fmt::format("{} {}\n", word, lister.operand(o, Role::truth));
  };
  condition("if at the trigger", a.triggered);
  condition("if", a.applies);
  condition("possible while", a.feasible);
  condition("payable while", a.payable);
  return out + listing(d, c, a.program);
}

std::string listing_of_face(const Declaration& d, const Code& c, FaceId id) {
  const Face& f = c.faces[id.value];
  const Lister lister(d, c, nullptr);
  std::string out;
  for (std::size_t tag = 0; tag < d.tags.size(); ++tag)
    if ((f.tags >> tag & 1) != 0) out += fmt::format("is {}\n", d.tags[tag]);
  for (std::size_t field = 0; field < f.fields.size(); ++field)
    if (f.fields[field] != 0) out += fmt::format("{} {}\n", d.fields[field], f.fields[field]);
  for (const AbilityId a : f.abilities) out += listing_of_ability(d, c, a);
  for (const std::uint16_t k : f.continuous) out += lister.continuous(c.continuous[k]) + "\n";
  return out;
}

std::string instruction_reference() {
  std::string out = "| instruction | reads as | meaning |\n|---|---|---|\n";
  for (int i = 0; i < op_count(); ++i) {
    const OpInfo& o = info(static_cast<Op>(i));
    out += fmt::format("| `{}` | {} | {} |\n", o.name, o.reads, o.meaning);
  }
  out += "\n| expression | reads as | result | meaning |\n|---|---|---|---|\n";
  for (int i = 0; i < node_kind_count(); ++i) {
    const NodeInfo& n = info(static_cast<NodeKind>(i));
    out += fmt::format("| `{}` | {} | {} | {} |\n", n.name, n.reads,
                       n.result == Sort::None ? "as the function" : name_of(n.result), n.meaning);
  }
  return out;
}

}  // namespace verbatim
