#include "program/verify_operands.h"

namespace verbatim {
namespace {

constexpr int kDeepestExpression = 64;  // nesting of one expression

std::string no_such(const char* what, int index) {
  return std::string("there is no ") + what + " " + std::to_string(index);
}

}  // namespace

std::string one(Sort sort) {
  if (sort == Sort::Seats) return "a set of seats";
  const bool vowel = sort == Sort::Object || sort == Sort::Ability;
  return (vowel ? "an " : "a ") + std::string(name_of(sort));
}

Sort OperandChecker::sort_of_operand(Operand o, const Standing& s) const {
  if (o.is_constant()) return Sort::Number;
  if (o.is_register()) return (*s.registers)[static_cast<std::size_t>(o.index())];
  if (o.is_node()) {
    const Node& n = c_.nodes[static_cast<std::size_t>(o.index())];
    return n.kind == NodeKind::fn ? c_.functions[n.x].result : info(n.kind).result;
  }
  switch (o.special_kind()) {
    case Special::It:
    case Special::Source:
    case Special::NoObject:
      return Sort::Object;
    case Special::Controller:
    case Special::Nobody:
    case Special::WindowSeat:
      return Sort::Seat;
    case Special::Living:
      return Sort::Seats;
    case Special::Done:
    case Special::EventOver:
      return Sort::Truth;
    case Special::ListSize:
    case Special::EventListSize:
      return Sort::Number;
    case Special::EventRegister:
      return (*s.event)[static_cast<std::size_t>(o.index())];
  }
  return Sort::None;
}

std::string OperandChecker::check(Operand o, Sort wanted, const Standing& s) {
  if (o.is_constant()) {
    const int v = o.constant_value();
    const bool good = wanted == Sort::None || wanted == Sort::Number || wanted == Sort::Truth ||
                      (wanted == Sort::Seat && v >= 0 && v <= d_.seats) ||
                      (wanted == Sort::Seats && v >= 0 && v < (1 << d_.seats)) ||
                      (wanted == Sort::Object && v >= 0 && v <= d_.bounds.objects) ||
                      (wanted == Sort::Ability && v >= 0 && v < static_cast<int>(c_.abilities.size()));
    if (good) return {};
    return "the number " + std::to_string(v) + " cannot stand for " + one(wanted);
  }
  if (o.is_register()) {
    if (s.registers == nullptr) return "registers cannot be read here";
    if (o.index() >= static_cast<int>(s.registers->size())) return no_such("register", o.index());
  } else if (o.is_node()) {
    if (o.index() >= static_cast<int>(c_.nodes.size())) return no_such("node", o.index());
    if (o.index() >= s.below) return "an expression contains itself";
    if (depth_ == 0) {
      if (auto wrong = weigher_.check(o); !wrong.empty()) return wrong;
    }
    if (auto wrong = check_node(o.index(), s); !wrong.empty()) return wrong;
  } else {
    if (o.special_kind() > Special::WindowSeat)
      return no_such("special value", static_cast<int>(o.special_kind()));
    if (o.special_kind() == Special::EventRegister) {
      if (s.event == nullptr) return "there is no event to read here";
      if (o.index() >= static_cast<int>(s.event->size())) return no_such("register of the event", o.index());
    }
  }
  const Sort given = sort_of_operand(o, s);
  if (wanted != Sort::None && !fits(given, wanted)) {
    return one(given) + " stands where " + one(wanted) + " is wanted";
  }
  return {};
}

std::string OperandChecker::check_index(Role role, int i) const {
  const auto within = [&](std::size_t size, const char* what) {
    return i >= 0 && i < static_cast<int>(size) ? std::string() : no_such(what, i);
  };
  switch (role) {
    case Role::program:
      return i == 0 ? "program 0 is no program" : within(c_.programs.size(), "program");
    case Role::verb:
      return within(c_.verbs.size(), "verb");
    case Role::choice:
      return within(c_.choices.size(), "choice");
    case Role::selection:
      return within(c_.selections.size(), "selection");
    case Role::event:
      return within(d_.events.size(), "event");
    case Role::window:
      return within(c_.windows.size(), "window");
    case Role::marker:
      return within(d_.markers.size(), "marker");
    case Role::duration:
      return within(d_.durations.size(), "duration");
    case Role::modifier:
      return within(c_.modifiers.size(), "modifier");
    case Role::counter:
      return within(d_.counters.size(), "counter");
    case Role::objcount:
      return within(d_.object_counters.size(), "counter on objects");
    case Role::objflag:
      return within(d_.flags.size(), "flag");
    case Role::zonekind:
      return within(d_.zones.size(), "kind of zone");
    case Role::field:
      return within(d_.fields.size(), "printed field");
    case Role::tag:
      return within(d_.tags.size(), "tag");
    case Role::face:
      return within(c_.faces.size(), "face");
    case Role::function:
      return within(c_.functions.size(), "function");
    case Role::quantity:
      return within(d_.quantities.size(), "quantity");
    case Role::action:
      return within(d_.actions.size(), "action");
    default:
      return {};
  }
}

std::string OperandChecker::check_run(Run run, std::size_t size, const char* what) const {
  return run.first + run.count <= size ? std::string()
                                       : std::string("a run of ") + what + " leaves its table";
}

std::string OperandChecker::check_node(int index, const Standing& outer) {
  if (depth_ >= kDeepestExpression) return "an expression is nested too deeply";
  ++depth_;
  struct Rise {
    int& depth;
    ~Rise() { --depth; }
  } rise{depth_};

  const Node& n = c_.nodes[static_cast<std::size_t>(index)];
  if (static_cast<int>(n.kind) >= node_kind_count()) return no_such("kind of node", static_cast<int>(n.kind));
  const NodeInfo& i = info(n.kind);
  Standing s = outer;
  s.below = index;
  if (auto wrong = check_index(i.a, n.a); !wrong.empty()) return wrong;
  if (n.kind == NodeKind::counter_at && n.a + n.z > static_cast<int>(d_.counters.size())) {
    return "a row of counters leaves the table";
  }
  if (n.kind == NodeKind::fn) {
    if (auto wrong = check_index(Role::function, n.x); !wrong.empty()) return wrong;
    return check_arguments(n.y, c_.functions[n.x].parameters, s);
  }
  const Role roles[] = {i.x, i.y, i.z};
  const std::uint16_t fields[] = {n.x, n.y, n.z};
  for (int k = 0; k < 3; ++k) {
    std::string wrong;
    if (is_value(roles[k])) {
      wrong = check(Operand::from_bits(fields[k]), sort_of(roles[k]), s);
    } else if (roles[k] == Role::selection) {
      wrong = check_selection(fields[k], s);
    } else {
      wrong = check_index(roles[k], fields[k]);
    }
    if (!wrong.empty()) return wrong;
  }
  return {};
}

std::string OperandChecker::check_exists(Operand o, int below) const {
  if (!o.is_node()) return {};
  if (o.index() >= static_cast<int>(c_.nodes.size())) return no_such("node", o.index());
  return o.index() < below ? std::string() : "an expression contains itself";
}

std::string OperandChecker::check_node_exists(int index) const {
  const Node& n = c_.nodes[static_cast<std::size_t>(index)];
  if (static_cast<int>(n.kind) >= node_kind_count()) return no_such("kind of node", static_cast<int>(n.kind));
  const NodeInfo& i = info(n.kind);
  if (n.kind == NodeKind::fn) {
    if (auto wrong = check_index(Role::function, n.x); !wrong.empty()) return wrong;
    if (n.y >= c_.operands.size() || !c_.operands[n.y].is_constant()) return no_such("argument list", n.y);
    const int count = c_.operands[n.y].constant_value();
    if (count < 0 || n.y + count >= static_cast<int>(c_.operands.size()))
      return "an argument list leaves its table";
    for (int k = 1; k <= count; ++k) {
      const Operand o = c_.operands[static_cast<std::size_t>(n.y + k)];
      if (auto wrong = check_exists(o, index); !wrong.empty()) return wrong;
    }
    return {};
  }
  const Role roles[] = {i.x, i.y, i.z};
  const std::uint16_t fields[] = {n.x, n.y, n.z};
  for (int k = 0; k < 3; ++k) {
    const std::string wrong = is_value(roles[k]) ? check_exists(Operand::from_bits(fields[k]), index)
                                                 : check_index(roles[k], fields[k]);
    if (!wrong.empty()) return wrong;
  }
  return {};
}

std::string OperandChecker::check_arguments(std::uint16_t list, const std::vector<Sort>& wanted,
                                            const Standing& s) {
  if (list >= c_.operands.size() || !c_.operands[list].is_constant()) return no_such("argument list", list);
  const int n = c_.operands[list].constant_value();
  if (n < 0 || n > kMostCallArguments || list + n >= static_cast<int>(c_.operands.size())) {
    return "an argument list leaves its table";
  }
  if (n != static_cast<int>(wanted.size())) {
    return "called with " + std::to_string(n) + " arguments instead of " + std::to_string(wanted.size());
  }
  for (int k = 0; k < n; ++k) {
    const auto at = static_cast<std::size_t>(k);
    if (auto wrong = check(c_.operands[list + at + 1], wanted[at], s); !wrong.empty()) return wrong;
  }
  return {};
}

std::string OperandChecker::check_selection(std::uint16_t index, const Standing& s) {
  if (auto wrong = check_index(Role::selection, index); !wrong.empty()) return wrong;
  const Selection& sel = c_.selections[index];
  if (sel.domain > Domain::Top) return "a selection has no such domain";
  if (sel.zones >> d_.zones.size() != 0) return "a selection names a kind of zone that does not exist";
  if (auto wrong = check(sel.seats, Sort::Seats, s); !wrong.empty()) return wrong;
  if (sel.domain == Domain::OneZone || sel.domain == Domain::Top) {
    if (auto wrong = check(sel.zone, Sort::Zone, s); !wrong.empty()) return wrong;
  }
  if (sel.quick != kNoTarget &&
      (sel.quick >= c_.functions.size() ||
       c_.functions[sel.quick].parameters != std::vector{Sort::Object, Sort::Seat})) {
    return "what is asked quickly of a selection is a function of an object and a seat";
  }
  if (auto wrong = check_run(sel.requirements, c_.requirements.size(), "requirements"); !wrong.empty())
    return wrong;
  for (int k = 0; k < sel.requirements.count; ++k) {
    const Requirement& r = c_.requirements[static_cast<std::size_t>(sel.requirements.first + k)];
    if (auto wrong = check(r.test, Sort::Truth, s); !wrong.empty()) return wrong;
  }
  return {};
}

}  // namespace verbatim
