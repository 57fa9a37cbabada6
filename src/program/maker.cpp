#include "program/maker.h"

#include <algorithm>
#include <stdexcept>

namespace verbatim {
namespace {

int last(std::size_t size) { return static_cast<int>(size) - 1; }

// The unused operands of a node are 0 whatever the caller left there, so that equal nodes are equal.
Maker* maker_of(const auto& a, const auto& b) { return a.maker != nullptr ? a.maker : b.maker; }

// What two constants make is a constant too, unless it is too large for one; then it is worked out in play.
Num fold(NodeKind kind, Num a, Num b, int folded) {
  Maker* m = maker_of(a, b);
  const bool constants = a.operand.is_constant() && b.operand.is_constant();
  if (m == nullptr || (constants && Operand::fits(folded))) return {m, Operand::constant(folded)};
  return m->num(kind, 0, a, b);
}

int constant(const auto& v) { return v.operand.is_constant() ? v.operand.constant_value() : 0; }

Truth compare(NodeKind kind, Num a, Num b, bool folded) {
  const Num n = fold(kind, a, b, folded);
  return {n.maker, n.operand};
}

}  // namespace

Maker::Maker() {
  code.programs.push_back({.name = "no program"});
  code.faces.push_back({.name = "a card"});
  code.classes.push_back({.name = "ability"});
}

int Maker::zone(ZoneKind k) {
  return declaration.zones.push_back(std::move(k)), last(declaration.zones.size());
}
int Maker::counter(std::string n, bool secret) {
  return declaration.counters.push_back({std::move(n), secret}), last(declaration.counters.size());
}
int Maker::object_counter(std::string n) {
  return declaration.object_counters.push_back(std::move(n)), last(declaration.object_counters.size());
}
int Maker::flag(std::string n) {
  return declaration.flags.push_back(std::move(n)), last(declaration.flags.size());
}
int Maker::field(std::string n) {
  declaration.fields.push_back(std::move(n));
  for (Face& f : code.faces) f.fields.resize(declaration.fields.size());
  return last(declaration.fields.size());
}
int Maker::tag(const std::string& n) {
  const auto found = std::find(declaration.tags.begin(), declaration.tags.end(), n);
  if (found != declaration.tags.end()) return static_cast<int>(found - declaration.tags.begin());
  return declaration.tags.push_back(n), last(declaration.tags.size());
}
TriggerId Maker::trigger(std::string n, Stage stage, std::vector<Sort> parameters) {
  declaration.triggers.push_back({std::move(n), stage, std::move(parameters)});
  return TriggerId(last(declaration.triggers.size()));
}
EventId Maker::event(std::string n) {
  return declaration.events.push_back({std::move(n)}), EventId(last(declaration.events.size()));
}
int Maker::quantity(std::string n, FnId base) {
  return declaration.quantities.push_back({std::move(n), base}), last(declaration.quantities.size());
}
int Maker::action(std::string n) {
  return declaration.actions.push_back(std::move(n)), last(declaration.actions.size());
}
int Maker::duration(std::string n) {
  return declaration.durations.push_back(std::move(n)), last(declaration.durations.size());
}
int Maker::marker(std::string n) {
  return declaration.markers.push_back(std::move(n)), last(declaration.markers.size());
}

LabelId Maker::label(const std::string& words) {
  if (words.empty()) return {};
  const auto [at, fresh] = labels_.try_emplace(words, static_cast<int>(code.labels.size()));
  if (fresh) code.labels.push_back(words);
  return at->second;
}

ClauseId Maker::clause(const std::string& number) {
  if (number.empty()) return {};
  const auto [at, fresh] = clauses_.try_emplace(number, static_cast<int>(code.clauses.size()));
  if (fresh) code.clauses.push_back(number);
  return at->second;
}

VerbId Maker::verb(std::string n, std::vector<Sort> parameters, Sort result) {
  code.verbs.push_back({std::move(n), std::move(parameters), result});
  return VerbId(last(code.verbs.size()));
}
FnId Maker::function(std::string n, std::vector<Sort> parameters, Sort result) {
  code.functions.push_back({std::move(n), std::move(parameters), result});
  return FnId(last(code.functions.size()));
}
int Maker::ability_class(AbilityClass k) {
  return code.classes.push_back(std::move(k)), last(code.classes.size());
}

ProgramId Maker::promise(std::string n, std::vector<Sort> parameters) {
  Program p;
  p.name = std::move(n);
  p.parameters = static_cast<std::uint16_t>(parameters.size());
  p.registers = std::move(parameters);
  code.programs.push_back(std::move(p));
  return ProgramId(last(code.programs.size()));
}

FaceId Maker::face(Face f) {
  f.fields.resize(declaration.fields.size());
  code.faces.push_back(std::move(f));
  return FaceId(last(code.faces.size()));
}

AbilityId Maker::ability(Ability a) {
  const AbilityId id(static_cast<int>(code.abilities.size()));
  Face& f = code.faces[a.face.value];
  a.paragraph = static_cast<std::uint8_t>(f.abilities.size() + f.continuous.size());
  f.abilities.push_back(id);
  code.programs[a.program.value].ability = id.value;
  code.abilities.push_back(a);
  return id;
}

void Maker::continuous(Continuous k) {
  Face& f = code.faces[k.face.value];
  k.paragraph = static_cast<std::uint8_t>(f.abilities.size() + f.continuous.size());
  f.continuous.push_back(static_cast<std::uint16_t>(code.continuous.size()));
  code.continuous.push_back(k);
}

int Maker::modifier(Modifier m) { return code.modifiers.push_back(m), last(code.modifiers.size()); }
int Maker::window(Window w) { return code.windows.push_back(w), last(code.windows.size()); }

// Equal selections are one: conditions that count the same things are then one node, and groups of options
// that ask the same of the same cards (this card to one lane or another) are looked at once.
int Maker::selection(const Pick& pick) {
  Selection s = pick.selection;
  std::vector<std::uint32_t> key{static_cast<std::uint32_t>(s.domain), s.zones, s.seats.bits(), s.zone.bits(),
                                 s.quick};
  for (const Requirement& r : pick.requirements) key.insert(key.end(), {r.test.bits(), r.clause.value});
  const auto [found, fresh] = selections_.emplace(std::move(key), static_cast<int>(code.selections.size()));
  if (!fresh) return found->second;
  s.requirements = requirements(pick.requirements);
  code.selections.push_back(s);
  return found->second;
}

Run Maker::requirements(const std::vector<Requirement>& some) {
  const Run run{static_cast<std::uint16_t>(code.requirements.size()),
                static_cast<std::uint16_t>(some.size())};
  code.requirements.insert(code.requirements.end(), some.begin(), some.end());
  return run;
}

// The same list is written down once, so that the same call is one node.
std::uint16_t Maker::arguments(const std::vector<Operand>& args) {
  const std::size_t at = code.operands.size();
  std::vector<std::uint16_t> key;
  for (const Operand o : args) key.push_back(o.bits());
  const auto [found, fresh] = lists_.emplace(std::move(key), static_cast<std::uint16_t>(at));
  if (!fresh) return found->second;
  code.operands.push_back(Operand::constant(static_cast<int>(args.size())));
  code.operands.insert(code.operands.end(), args.begin(), args.end());
  return static_cast<std::uint16_t>(at);
}

Operand Maker::node(NodeKind kind, int a, std::uint16_t x, std::uint16_t y, std::uint16_t z) {
  const Node n{kind, static_cast<std::uint8_t>(a), x, y, z};
  const std::uint64_t key = static_cast<std::uint64_t>(kind) | (static_cast<std::uint64_t>(a) << 8) |
                            (std::uint64_t{x} << 16) | (std::uint64_t{y} << 32) | (std::uint64_t{z} << 48);
  const auto found = nodes_.find(key);
  if (found != nodes_.end()) return Operand::node(found->second);
  if (code.nodes.size() >= Operand::kMostNodes) throw std::length_error("more than 16384 expression nodes");
  code.nodes.push_back(n);
  nodes_.emplace(key, last(code.nodes.size()));
  return Operand::node(last(code.nodes.size()));
}

Pick Maker::from(std::initializer_list<int> kinds) {
  Pick p;
  for (int k : kinds) p.selection.zones |= 1u << k;
  return p;
}
Pick Maker::from_zone(Place z) {
  Pick p;
  p.selection.domain = Domain::OneZone;
  p.selection.zone = z;
  return p;
}

Pick Maker::top_of(Place z) {
  Pick p = from_zone(z);
  p.selection.domain = Domain::Top;
  return p;
}

Num operator+(Num a, Num b) {
  if (b.operand == Operand::constant(0)) return a;
  if (a.operand == Operand::constant(0)) return b;
  return fold(NodeKind::add, a, b, constant(a) + constant(b));
}
Num operator-(Num a, Num b) { return fold(NodeKind::subtract, a, b, constant(a) - constant(b)); }
Num operator*(Num a, Num b) { return fold(NodeKind::multiply, a, b, constant(a) * constant(b)); }
Truth operator==(Num a, Num b) { return compare(NodeKind::equal, a, b, constant(a) == constant(b)); }
Truth operator!=(Num a, Num b) { return !(a == b); }
Truth operator<(Num a, Num b) { return compare(NodeKind::below, a, b, constant(a) < constant(b)); }
Truth operator<=(Num a, Num b) { return compare(NodeKind::at_most, a, b, constant(a) <= constant(b)); }
Truth operator>(Num a, Num b) { return b < a; }
Truth operator>=(Num a, Num b) { return b <= a; }
Truth operator&&(Truth a, Truth b) {
  if (a.operand == kAlways) return b;
  if (b.operand == kAlways || a.operand == b.operand || a.operand == Operand::constant(0)) return a;
  if (b.operand == Operand::constant(0)) return b;
  Maker* m = maker_of(a, b);
  return m == nullptr ? Truth(constant(a) != 0 && constant(b) != 0) : m->truth(NodeKind::both, 0, a, b);
}
Truth operator||(Truth a, Truth b) {
  if (a.operand == kAlways || b.operand == kAlways) return {maker_of(a, b), kAlways};
  if (a.operand == Operand::constant(0) || a.operand == b.operand) return b;
  if (b.operand == Operand::constant(0)) return a;
  Maker* m = maker_of(a, b);
  return m == nullptr ? Truth(constant(a) != 0 || constant(b) != 0) : m->truth(NodeKind::either, 0, a, b);
}
Truth operator!(Truth a) {
  if (a.operand.is_constant()) return {a.maker, Operand::constant(a.operand.constant_value() == 0)};
  return a.maker->truth(NodeKind::negation, 0, a);
}

}  // namespace verbatim
