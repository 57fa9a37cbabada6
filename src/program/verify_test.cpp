// Each kind of wrong code is refused, with words that say where and what.

#include "program/verify.h"

#include <gtest/gtest.h>

#include <functional>

#include "program/proc.h"

namespace verbatim {
namespace {

// Code with one of everything, and nothing wrong.
struct Sound {
  Maker m;
  ProgramId main, callee;

  Sound() {
    m.declaration.bounds.objects = 8;
    m.zone({.name = "hand"});
    m.counter("gold");
    m.object_counter("damage");
    m.flag("tired");
    m.field("cost");
    m.tag("unit");
    m.action("hit");
    m.duration("turn");
    m.marker("turn");
    m.event("deal");
    const FnId base = m.function("base", {Sort::Object, Sort::Seat}, Sort::Number);
    m.quantity("power", base);
    const TriggerId moment = m.trigger("moment", Stage::When, {Sort::Number});
    const VerbId verb = m.verb("do", {Sort::Object, Sort::Number});
    Face f;
    f.name = "Card";
    const FaceId card = m.face(f);
    callee = m.promise("callee", {Sort::Seat});
    Proc(m, callee).set_done(1);
    const ProgramId ability = m.promise("ability");
    {
      Proc p(m, ability);
      p.edit(0, Num(3));
    }
    m.ability({.face = card,
               .trigger = moment,
               .zones = 1,
               .applies = m.of_event<Sort::Number>(0) > 1,
               .program = ability});
    m.continuous({.face = card, .force = Force::Add, .zones = 1, .amount = Operand::constant(2)});
    m.modifier({.force = Force::Forbid});
    Proc p(m, "main");
    main = p.id();
    auto n = p.number();
    auto o = p.object();
    auto s = p.seat();
    p.set(n, m.counter_of(m.you(), 0) + m.quantity_of(0, o, s));
    p.verb(verb, {o, n});
    p.call(callee, {s});
    p.each(m.from({0}).where(m.printed(m.it(), 0) > 1), o, [&] { p.set(n, 4); });
    p.ask(s).objects(m.from({0}), o, nullptr).option("no", nullptr).end();
    p.ask_some(s, 0, 2).objects(m.from({0}), o, nullptr).end();
    p.drop_list();
    Window w;
    w.trigger = moment;
    p.window(w);
    p.modify(0, o);
    p.marked(0, [&] { p.unwind(0); });
    p.outcome(m.everyone(), 0);
    m.code.start = main;
  }

  Program& program() { return m.code.programs[main.value]; }
  Instruction& first(Op op) {
    for (int pc = program().entry; pc < program().end; ++pc) {
      Instruction& i = m.code.instructions[static_cast<std::size_t>(pc)];
      if (i.op == op) return i;
    }
    throw std::logic_error("the sound code has no such instruction");
  }
  std::uint16_t at(Op op) { return static_cast<std::uint16_t>(&first(op) - m.code.instructions.data()); }
};

struct Wrong {
  const char* name;
  friend void PrintTo(const Wrong& w, std::ostream* out) { *out << w.name; }
  std::function<void(Sound&)> change;
  const char* says;  // part of "where: what"
};

std::string fault_of(const Sound& s) {
  const auto fault = verify(s.m.declaration, s.m.code);
  return fault ? fault->where + ": " + fault->what : "";
}

TEST(Verify, SoundCodePasses) { EXPECT_EQ(fault_of(Sound()), ""); }

const Wrong kWrong[] = {
    {"Seats", [](Sound& s) { s.m.declaration.seats = 9; }, "declaration: between 1 and 8 seats"},
    {"NoZones", [](Sound& s) { s.m.declaration.zones.clear(); }, "kinds of zone"},
    {"ManyZoneKinds", [](Sound& s) { s.m.declaration.zones.resize(32); }, "between 1 and 31 kinds of zone"},
    {"SumOfNoField", [](Sound& s) { s.m.declaration.zones[0].sum = 77; }, "added up in a zone is a field"},
    {"MarkedByNoField", [](Sound& s) { s.m.declaration.zones[0].marked = -2; },
     "added up in a zone is a field"},
    {"SecretSum",
     [](Sound& s) {
       s.m.declaration.zones[0].sum = 0;
       s.m.declaration.zones[0].visibility = Visibility::Owner;
     },
     "lies where everybody sees it"},
    {"ManyObjects", [](Sound& s) { s.m.declaration.bounds.objects = 9000; }, "8000 objects"},
    {"SmallStack", [](Sound& s) { s.m.declaration.bounds.stack = 10; }, "cells of stack"},
    {"OneSegment", [](Sound& s) { s.m.declaration.bounds.segments = 1; }, "segments a deck"},
    {"QuantityBase", [](Sound& s) { s.m.declaration.quantities[0].base = FnId(7); }, "base of a quantity"},
    {"QuantitySort", [](Sound& s) { s.m.code.functions[0].result = Sort::Seat; }, "a quantity is a number"},
    {"TriggerSort", [](Sound& s) { s.m.declaration.triggers[0].parameters = {static_cast<Sort>(77)}; },
     "each of a sort"},
    {"VerbSort", [](Sound& s) { s.m.code.verbs[0].result = Sort::None; }, "a verb has"},
    {"NoStart", [](Sound& s) { s.m.code.start = ProgramId(0); }, "no program to start with"},
    {"StartTakesParameters", [](Sound& s) { s.m.code.start = s.callee; },
     "first program takes no parameters"},
    {"StartIsAnAbility", [](Sound& s) { s.m.code.start = s.m.code.abilities[0].program; }, "is no ability's"},
    {"NoFace", [](Sound& s) { s.m.code.faces.clear(); }, "face 0, a card face down, is missing"},
    {"FaceDownText", [](Sound& s) { s.m.code.faces[0].abilities = {AbilityId(0)}; },
     "nothing is written on it"},
    {"Label", [](Sound& s) { s.m.code.groups[0].label = LabelId(99); },
     "a label or a clause that does not exist"},
    {"FieldMissing", [](Sound& s) { s.m.code.faces[1].fields.clear(); },
     "face Card: a printed field is missing"},
    {"UndeclaredTag", [](Sound& s) { s.m.code.faces[1].tags = 2; }, "a tag that is not declared"},
    {"ForeignAbility", [](Sound& s) { s.m.code.abilities[0].face = FaceId(0); },
     "lists an ability that is not its own"},
    {"AbilityTrigger", [](Sound& s) { s.m.code.abilities[0].trigger = TriggerId(4); }, "has no such trigger"},
    {"AbilityZone", [](Sound& s) { s.m.code.abilities[0].zones = 8; },
     "listens in a zone that does not exist"},
    {"AbilityProgram", [](Sound& s) { s.m.code.abilities[0].program = ProgramId(0); }, "has no program"},
    {"AbilityReadsRegisters", [](Sound& s) { s.m.code.abilities[0].applies = Operand::reg(0); },
     "registers cannot be read here"},
    {"EffectOfNoForce", [](Sound& s) { s.m.code.continuous[0].force = static_cast<Force>(9); },
     "has no such force"},
    {"EffectQuantity", [](Sound& s) { s.m.code.continuous[0].what = 3; }, "there is no quantity 3"},
    {"EffectOnItself",
     [](Sound& s) { s.m.code.continuous[0].amount = s.m.quantity_of(0, s.m.it(), s.m.you()); },
     "an effect of face 1: an expression depends on itself"},
    {"ModifierDuration", [](Sound& s) { s.m.code.modifiers[0].duration = 5; }, "has no such duration"},
    {"WindowTrigger", [](Sound& s) { s.m.code.windows[0].trigger = TriggerId(9); },
     "a window: has no such trigger"},
    {"WindowMode", [](Sound& s) { s.m.code.windows[0].mode = static_cast<WindowMode>(9); },
     "a window: has no such order"},
    {"NoInstructions", [](Sound& s) { s.program().end = s.program().entry; },
     "its instructions do not exist"},
    {"RegisterSort", [](Sound& s) { s.program().registers[0] = Sort::None; },
     "program main: a register has no sort"},
    {"Op", [](Sound& s) { s.first(Op::set).op = static_cast<Op>(200); },
     "program main, instruction 0: there is no such instruction"},
    {"WritesNowhere", [](Sound& s) { s.first(Op::set).dst = 90; }, "writes a register that does not exist"},
    {"WritesOtherSort", [](Sound& s) { s.first(Op::set).dst = 1; },
     "a number stands where an object is wanted"},
    {"ReadsNowhere", [](Sound& s) { s.first(Op::set).x = Operand::reg(50).bits(); },
     "there is no register 50"},
    {"NoNode", [](Sound& s) { s.first(Op::set).x = Operand::node(5000).bits(); }, "there is no node 5000"},
    {"NoSpecial", [](Sound& s) { s.first(Op::set).x = Operand::special(static_cast<Special>(40)).bits(); },
     "there is no special value 40"},
    {"NoEvent", [](Sound& s) { s.first(Op::set).x = Operand::special(Special::EventRegister).bits(); },
     "there is no event to read here"},
    {"NodeKind", [](Sound& s) { s.m.code.nodes[0].kind = static_cast<NodeKind>(99); },
     "there is no kind of node 99"},
    {"NodeCounter",
     [](Sound& s) {
       s.first(Op::set).x = s.m.node(NodeKind::counter, 9, Operand::constant(0).bits()).bits();
     },
     "there is no counter 9"},
    {"NodeSort",
     [](Sound& s) { s.first(Op::set).x = s.m.node(NodeKind::negation, 0, s.m.it().operand.bits()).bits(); },
     "an object stands where a truth is wanted"},
    {"CounterRow", [](Sound& s) { s.first(Op::set).x = s.m.counter_at(s.m.you(), 0, 0, 2).operand.bits(); },
     "a row of counters leaves the table"},
    {"OwnPart", [](Sound& s) { s.m.code.nodes[0].x = Operand::node(0).bits(); }, "depends on itself"},
    {"NoVerb", [](Sound& s) { s.first(Op::verb).y = 30; }, "there is no verb 30"},
    {"NoArguments", [](Sound& s) { s.first(Op::verb).z = 999; }, "there is no argument list 999"},
    {"WrongArguments", [](Sound& s) { s.first(Op::verb).z = s.m.arguments({}); },
     "called with 0 arguments instead of 2"},
    {"ArgumentSort", [](Sound& s) { s.first(Op::call).z = s.m.arguments({s.m.it()}); },
     "an object stands where a seat is wanted"},
    {"CallsNothing", [](Sound& s) { s.first(Op::call).y = 0; }, "program 0 is no program"},
    {"CallsAnAbility", [](Sound& s) { s.first(Op::call).y = s.m.code.abilities[0].program.value; },
     "abilities are used, not called"},
    {"JumpsOut", [](Sound& s) { s.first(Op::jump).z = 0; }, "jumps out of its program"},
    {"NoChoice", [](Sound& s) { s.first(Op::choose).y = 9; }, "there is no choice 9"},
    {"ChoiceKind", [](Sound& s) { s.m.code.choices[0].kind = static_cast<ChoiceKind>(9); },
     "no such kind of choice"},
    {"SeveralAsOne", [](Sound& s) { s.m.code.choices[0].kind = ChoiceKind::Order; },
     "does not fit the instruction"},
    {"OptionLeadsOut", [](Sound& s) { s.m.code.groups[0].target = 0; }, "an option leads out of its program"},
    {"OptionSort", [](Sound& s) { s.m.code.groups[0].dst = 2; },
     "an option writes a register of another sort"},
    {"GroupKind", [](Sound& s) { s.m.code.groups[0].kind = static_cast<GroupKind>(9); },
     "no such kind of group"},
    {"GroupRun", [](Sound& s) { s.m.code.choices[0].groups.count = 90; }, "a run of groups leaves its table"},
    {"SeveralOfNothing",
     [](Sound& s) {
       s.m.code.groups[s.m.code.choices[1].groups.first].kind = GroupKind::Single;
       s.m.code.groups[s.m.code.choices[1].groups.first].dst = kNoRegister;
     },
     "only objects, seats and numbers can be several"},
    {"SelectionDomain", [](Sound& s) { s.m.code.selections[0].domain = static_cast<Domain>(9); },
     "a selection has no such domain"},
    {"SelectionZone", [](Sound& s) { s.m.code.selections[0].zones = 4; },
     "a kind of zone that does not exist"},
    {"WindowWithoutNext", [](Sound& s) { s.first(Op::window_next).op = Op::list_new; },
     "a window must be followed by its next"},
    {"NextWithoutWindow", [](Sound& s) { s.first(Op::window).op = Op::list_new; }, "follows no window"},
    {"WindowParameters",
     [](Sound& s) {
       s.m.declaration.triggers[0].parameters = {Sort::Seat};
       s.m.code.abilities[0].applies = kAlways;
       s.m.code.instructions[s.m.code.programs[s.m.code.abilities[0].program.value].entry].x =
           Operand::constant(0).bits();
     },
     "do not match the trigger's parameters"},
    {"JumpIntoAWindow",
     [](Sound& s) { s.first(Op::set) = {Op::jump, kNoRegister, 0, 0, s.at(Op::window_next)}; },
     "leads into a window that was not opened"},
    {"PastTheEnd",
     [](Sound& s) {
       s.first(Op::outcome) = {Op::done, kNoRegister, kAlways.bits(), 0, 0};
       --s.program().end;
     },
     "runs past the end"},
    {"PastTheEndWhereNoWayLeads",
     [](Sound& s) {
       s.m.code.instructions.push_back({Op::unmark});
       ++s.m.code.programs.back().end;
     },
     "runs past the end"},
    {"ListLeftOpen", [](Sound& s) { s.first(Op::list_next).z = s.at(Op::list_next); },
     "reached with other lists open"},
    {"NoListToDrop", [](Sound& s) { s.first(Op::set) = {Op::list_drop, kNoRegister, 0, 0, 0}; },
     "drops no list"},
    {"NoListToTake", [](Sound& s) { s.first(Op::set) = {Op::list_next, 0, 0, 0, s.at(Op::verb)}; },
     "takes from no list"},
    {"NoListToPush",
     [](Sound& s) { s.first(Op::set) = {Op::list_push, kNoRegister, s.m.it().operand.bits(), 0, 0}; },
     "pushes onto no list of objects"},
    {"ItemSort", [](Sound& s) { s.first(Op::list_next).dst = 2; },
     "takes an item into a register of another sort"},
    {"MarkInALoop",
     [](Sound& s) { s.first(Op::list_drop) = {Op::mark, kNoRegister, 0, 0, s.at(Op::outcome)}; },
     "marks a place inside a loop"},
    {"SecondMark", [](Sound& s) { s.first(Op::unwind) = {Op::mark, kNoRegister, 0, 0, s.at(Op::unmark)}; },
     "marks a place while another mark stands"},
    {"MarkOnOneWay",
     [](Sound& s) { s.first(Op::unwind) = {Op::jump_if, kNoRegister, kAlways.bits(), 0, s.at(Op::outcome)}; },
     "is reached with and without a mark"},
    {"EditNowhere",
     [](Sound& s) {
       s.m.code.instructions[s.m.code.programs[s.m.code.abilities[0].program.value].entry].dst = 4;
     },
     "there is no such register of the event"},
    {"UnusedZone", [](Sound& s) { s.m.code.selections[0].zone = Operand::node(999); },
     "there is no node 999"},
    {"UnusedNode", [](Sound& s) { s.m.code.nodes.push_back({NodeKind::fn, 0, 99}); },
     "there is no function 99"},
    {"UnusedGroups", [](Sound& s) { s.m.code.choices.push_back({.groups = {99, 1}}); }, "leaves its table"},
    {"UnusedRequirements", [](Sound& s) { s.m.code.selections.push_back({.requirements = {99, 1}}); },
     "leaves its table"},
    {"UnusedQuickly",
     [](Sound& s) {
       s.m.code.selections.emplace_back();
       s.m.code.selections.back().quick = 999;
     },
     "a function that does not exist"},
    {"UnusedGroup",
     [](Sound& s) {
       s.m.code.groups.emplace_back();
       s.m.code.groups.back().kind = GroupKind::Objects;
       s.m.code.groups.back().selection = 999;
     },
     "there is no selection 999"},
    {"UnusedInstruction", [](Sound& s) { s.m.code.instructions.push_back({Op::end}); }, "to no program"},
    {"TruthOfSeat", [](Sound& s) { s.m.code.groups[0].guard.test = Operand::special(Special::Nobody); },
     "a seat stands where a truth is wanted"},
};

class VerifyWrong : public testing::TestWithParam<Wrong> {};

TEST_P(VerifyWrong, IsRefusedWithWords) {
  Sound s;
  GetParam().change(s);
  const std::string fault = fault_of(s);
  EXPECT_NE(fault.find(GetParam().says), std::string::npos) << "said: " << fault;
}

INSTANTIATE_TEST_SUITE_P(Kinds, VerifyWrong, testing::ValuesIn(kWrong),
                         [](const auto& wrong) { return std::string(wrong.param.name); });

// Shared parts double the work with every level; the limit stops this before it can take for ever.
TEST(Verify, AnExpressionThatWouldTakeForEverIsRefused) {
  Sound s;
  Num n = s.m.counter_of(s.m.you(), 0);
  for (int i = 0; i < 40; ++i) n = n + n;
  s.first(Op::set).x = n.operand.bits();
  EXPECT_NE(fault_of(s).find("an expression takes too long"), std::string::npos);
  Num deep = s.m.counter_of(s.m.you(), 0);
  for (int i = 0; i < 300; ++i) deep = deep + (i + 1);
  s.first(Op::set).x = deep.operand.bits();
  EXPECT_NE(fault_of(s).find("nested too deeply"), std::string::npos);
}

}  // namespace
}  // namespace verbatim
