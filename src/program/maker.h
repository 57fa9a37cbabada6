#pragma once
// Making code: the tables of one game filled by name, and typed values that build pure expressions.

#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "program/code.h"

namespace verbatim {

class Maker;

// A value in the making. Values of different sorts do not mix: the compiler refuses what the verifier would.
template <Sort S>
struct Value {
  Maker* maker = nullptr;  // null for constants
  Operand operand;
  Value() = default;
  Value(Maker* m, Operand o) : maker(m), operand(o) {}
  Value(int constant)  // NOLINT: a number is a value
    requires(fits(S, Sort::Number))
      : operand(Operand::constant(constant)) {}
  operator Operand() const { return operand; }  // NOLINT: arguments are lists of operands
};

using Num = Value<Sort::Number>;
using Truth = Value<Sort::Truth>;
using Who = Value<Sort::Seat>;
using Whos = Value<Sort::Seats>;
using Obj = Value<Sort::Object>;
using Place = Value<Sort::Zone>;
using Abil = Value<Sort::Ability>;

// A register: a value that can be written.
template <Sort S>
struct Reg : Value<S> {
  int index = kNoRegister;
  Reg() = default;
  Reg(Maker* m, int i) : Value<S>(m, Operand::reg(i)), index(i) {}
};

// A selection in the making: which objects, and what is required of each.
struct Pick {
  Selection selection;
  std::vector<Requirement> requirements;
  Pick& whose(Whos w) { return selection.seats = w, *this; }
  Pick& where(Truth t, ClauseId clause = {}) { return requirements.push_back({t, clause}), *this; }
  Pick& quickly(FnId all) { return selection.quick = all.value, *this; }
};

class Maker {
 public:
  Declaration declaration;
  Code code;

  Maker();

  // Declared things, by name; each returns its index.
  int zone(ZoneKind);
  int counter(std::string name, bool secret = false);
  int object_counter(std::string name);
  int flag(std::string name);
  int field(std::string name);
  int tag(const std::string& name);  // the one of that name, made if need be
  TriggerId trigger(std::string name, Stage, std::vector<Sort> parameters = {});
  EventId event(std::string name);
  int quantity(std::string name, FnId base);
  int action(std::string name);
  int duration(std::string name);
  int marker(std::string name);
  LabelId label(const std::string& words);
  ClauseId clause(const std::string& number);
  VerbId verb(std::string name, std::vector<Sort> parameters, Sort result = Sort::Number);
  FnId function(std::string name, std::vector<Sort> parameters, Sort result);
  int ability_class(AbilityClass);

  // A program that will be written later, so that programs can call each other.
  ProgramId promise(std::string name, std::vector<Sort> parameters = {});

  FaceId face(Face);
  AbilityId ability(Ability);   // joins its face
  void continuous(Continuous);  // joins its face
  int modifier(Modifier);
  int window(Window);
  int selection(const Pick&);
  Run requirements(const std::vector<Requirement>&);
  std::uint16_t arguments(const std::vector<Operand>&);
  Operand node(NodeKind, int a, std::uint16_t x, std::uint16_t y = 0, std::uint16_t z = 0);

  // Expressions.
  Num counter_of(Who w, int counter) { return num(NodeKind::counter, counter, w); }
  Num counter_at(Who w, int first, Num index, int span) {
    return {this, node(NodeKind::counter_at, first, w.operand.bits(), index.operand.bits(),
                       static_cast<std::uint16_t>(span))};
  }
  Num table_counter(int counter) { return counter_of(nobody(), counter); }
  Num on(Obj o, int object_counter) { return num(NodeKind::on_object, object_counter, o); }
  Truth is(Obj o, int flag) { return truth(NodeKind::flag, flag, o); }
  Truth tagged(Obj o, int tag) { return truth(NodeKind::tagged, tag, o); }
  Truth in_zone(Obj o, int kind) { return truth(NodeKind::in_zone, kind, o); }
  Num printed(Obj o, int field) { return num(NodeKind::printed, field, o); }
  Who owner(Obj o) { return {this, node(NodeKind::owner, 0, o.operand.bits())}; }
  Who controller(Obj o) { return {this, node(NodeKind::controller, 0, o.operand.bits())}; }
  Who home(Obj o) { return {this, node(NodeKind::home, 0, o.operand.bits())}; }
  Obj bearer(Obj o) { return {this, node(NodeKind::bearer, 0, o.operand.bits())}; }
  Place zone_of(Obj o) { return {this, node(NodeKind::zone_of, 0, o.operand.bits())}; }
  Place zone(int kind, Who w) { return {this, node(NodeKind::zone, kind, w.operand.bits())}; }
  Place table_zone(int kind) { return zone(kind, nobody()); }
  Num size(Place p) { return num(NodeKind::zone_size, 0, p); }
  Truth knows(Who w, Obj o) { return truth(NodeKind::knows, 0, o, w); }
  Truth same(Obj a, Obj b) { return truth(NodeKind::same_object, 0, a, b); }
  Truth same(Who a, Who b) { return truth(NodeKind::same_seat, 0, a, b); }
  Truth same(Place a, Place b) { return truth(NodeKind::same_zone, 0, a, b); }
  Truth copy_of(Obj a, Obj b) { return truth(NodeKind::same_face, 0, a, b); }
  Truth face_is(Obj o, FaceId f) { return {this, node(NodeKind::face_is, 0, o.operand.bits(), f.value)}; }
  Num least(Num a, Num b) { return num(NodeKind::least, 0, a, b); }
  Num most(Num a, Num b) { return num(NodeKind::most, 0, a, b); }
  Num half_down(Num a) { return num(NodeKind::divide_down, 0, a, Operand::constant(2)); }
  Num half_up(Num a) { return num(NodeKind::divide_up, 0, a, Operand::constant(2)); }
  Num either(Truth condition, Num yes, Num no) {
    return {this,
            node(NodeKind::choice_of, 0, condition.operand.bits(), yes.operand.bits(), no.operand.bits())};
  }
  Whos only(Who w) { return {this, node(NodeKind::only, 0, w.operand.bits())}; }
  Whos opponents(Who w) { return {this, node(NodeKind::others, 0, w.operand.bits())}; }
  Whos without(Whos a, Whos b) {
    return {this, node(NodeKind::without, 0, a.operand.bits(), b.operand.bits())};
  }
  Truth has(Whos set, Who w) { return truth(NodeKind::has_seat, 0, set, w); }
  Num how_many(Whos set) { return num(NodeKind::seat_count, 0, set); }
  Who left_of(Who w) { return {this, node(NodeKind::next_seat, 0, w.operand.bits())}; }
  Who first(Whos set) { return {this, node(NodeKind::first_seat, 0, set.operand.bits())}; }
  Num count(const Pick& p) {
    return {this, node(NodeKind::count, 0, static_cast<std::uint16_t>(selection(p)))};
  }
  Truth any(const Pick& p) {
    return {this, node(NodeKind::exists, 0, static_cast<std::uint16_t>(selection(p)))};
  }
  Num sum(const Pick& p, Num of_each) {
    return {this, node(NodeKind::sum, 0, static_cast<std::uint16_t>(selection(p)), of_each.operand.bits())};
  }
  Num highest(const Pick& p, Num of_each) {
    return {this,
            node(NodeKind::highest, 0, static_cast<std::uint16_t>(selection(p)), of_each.operand.bits())};
  }
  template <Sort S = Sort::Number>
  Value<S> call(FnId f, const std::vector<Operand>& args) {
    return {this, node(NodeKind::fn, 0, f.value, arguments(args))};
  }
  Num quantity_of(int quantity, Obj o, Who w) { return num(NodeKind::quantity, quantity, o, w); }
  Truth can(int action, Who w, Obj o) { return truth(NodeKind::allowed, action, w, o); }
  Truth event_has(Operand part) { return truth(NodeKind::event_has, 0, part); }
  Truth name_marked(Operand target) { return truth(NodeKind::name_marked, 0, target); }
  Num list_item(Num i) { return num(NodeKind::list_item, 0, i); }

  Obj it() { return {this, Operand::special(Special::It)}; }
  Obj source() { return {this, Operand::special(Special::Source)}; }
  Who you() { return {this, Operand::special(Special::Controller)}; }
  Truth done() { return {this, Operand::special(Special::Done)}; }
  Obj nothing() { return {this, Operand::special(Special::NoObject)}; }
  Who nobody() { return {this, Operand::special(Special::Nobody)}; }
  Whos everyone() { return {this, Operand::special(Special::Living)}; }
  Truth event_over() { return {this, Operand::special(Special::EventOver)}; }
  Num list_size() { return {this, Operand::special(Special::ListSize)}; }
  Num event_parts() { return {this, Operand::special(Special::EventListSize)}; }
  Who priority() { return {this, Operand::special(Special::WindowSeat)}; }
  template <Sort S>
  Value<S> of_event(int r) {
    return {this, Operand::special(Special::EventRegister, r)};
  }

  // Selections.
  Pick from(std::initializer_list<int> zone_kinds);
  Pick from_zone(Place);
  Pick top_of(Place);
  Pick from_list() { return Pick{{.domain = Domain::List}, {}}; }
  Pick from_event() { return Pick{{.domain = Domain::EventList}, {}}; }

  Num num(NodeKind k, int a, Operand x, Operand y = {}) { return {this, node(k, a, x.bits(), y.bits())}; }
  Truth truth(NodeKind k, int a, Operand x, Operand y = {}) { return {this, node(k, a, x.bits(), y.bits())}; }

 private:
  std::map<std::string, LabelId> labels_;
  std::map<std::string, ClauseId> clauses_;
  std::multimap<std::uint64_t, int> nodes_;  // equal nodes are one
  std::map<std::vector<std::uint16_t>, std::uint16_t> lists_;
  std::map<std::vector<std::uint32_t>, int> selections_;
};

// Arithmetic and logic; constants fold.
Num operator+(Num, Num);
Num operator-(Num, Num);
Num operator*(Num, Num);
Truth operator==(Num, Num);
Truth operator!=(Num, Num);
Truth operator<(Num, Num);
Truth operator<=(Num, Num);
Truth operator>(Num, Num);
Truth operator>=(Num, Num);
Truth operator&&(Truth, Truth);
Truth operator||(Truth, Truth);
Truth operator!(Truth);

}  // namespace verbatim
