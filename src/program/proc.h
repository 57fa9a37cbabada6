#pragma once
// Writing a program: turns, tests, combats, loops, choices, windows, events. A Proc writes one program, front
// to back, and hands it to the Maker when it is finished.

#include <functional>
#include <string>
#include <vector>

#include "program/maker.h"

namespace verbatim {

using Body = std::function<void()>;

class Proc;

// One choice in the making: groups of options, each with what happens when it is taken.
class Asking {
 public:
  Asking& prompt(const std::string& words);
  Asking& clause(const std::string& number);
  Asking& ask_forced();
  Asking& every_copy();  // do not merge equal cards
  // Options.
  Asking& option(const std::string& words, Body body, Truth guard = kTrue, const std::string& clause = "");
  Asking& objects(const Pick&, Reg<Sort::Object> dst, Body body, const std::string& words = "");
  // The same, and a further value goes into another register when one of these is taken.
  Asking& objects_with(const Pick&, Reg<Sort::Object> dst, int extra_register, Operand extra, Body body,
                       const std::string& words = "", Truth guard = kTrue, const std::string& clause = "");
  Asking& seats(Whos, Reg<Sort::Seat> dst, Body body, const std::string& words = "");
  Asking& numbers(Num from, Num to, Reg<Sort::Number> dst, Body body, const std::string& words = "");
  Asking& abilities(TriggerId, Reg<Sort::Object> object, Reg<Sort::Ability> ability, Body body,
                    const std::string& words = "");
  Asking& guard(Truth);  // is the group just added open?
  // What must hold for the group just added to be offered, so that a refusal can name the clause; of
  // abilities It is the object.
  Asking& because(Truth, const std::string& clause);
  Asking& because(const std::vector<Requirement>&);
  Asking& by(const std::string& clause);  // the rule by which one of the group just added is taken
  Asking& cap(Num most);                  // of a distribution: the most for the group just added
  // Writes it all down. What `otherwise` says happens when nothing can be chosen.
  void end(const Body& otherwise = nullptr);

  static const Truth kTrue;

 private:
  friend class Proc;
  Asking(Proc& p, Who chooser, ChoiceKind kind);
  Asking& add(Group, Body, const std::string& words);
  Proc& proc_;
  Choice choice_;
  std::vector<Group> groups_;
  std::vector<Body> bodies_;
};

// What surrounds the commit of an event. A trigger that is not given has no window.
struct Stages {
  Window before, when, after;
  bool has_before = false, has_when = false, has_after = false;
  bool after_each_part = false;     // the after window opens once for each part of the list
  int part_register = kNoRegister;  // and the part is in this register, one of the trigger's parameters
};

class Proc {
 public:
  Proc(Maker&, std::string name);
  Proc(Maker&, ProgramId promised);
  ~Proc();
  Proc(const Proc&) = delete;
  Proc& operator=(const Proc&) = delete;

  ProgramId id() const { return id_; }
  Maker& maker() { return m_; }
  // The rule this program carries out; log entries of what it does cite it.
  void cites(const std::string& clause) { m_.code.programs[id_.value].clause = m_.clause(clause); }

  // Registers. Parameters first, then the rest.
  template <Sort S>
  Reg<S> parameter() {
    return {&m_, next_register(S, true)};
  }
  template <Sort S>
  Reg<S> local() {
    return {&m_, next_register(S, false)};
  }
  Reg<Sort::Number> number() { return local<Sort::Number>(); }
  Reg<Sort::Object> object() { return local<Sort::Object>(); }
  Reg<Sort::Seat> seat() { return local<Sort::Seat>(); }

  template <Sort S>
  void set(Reg<S> r, Value<S> v) {
    emit(Op::set, r.index, v.operand.bits());
  }
  void set(Reg<Sort::Number> r, int v) { emit(Op::set, r.index, Operand::constant(v).bits()); }
  void set_done(Truth v) { emit(Op::done, kNoRegister, v.operand.bits()); }

  // Flow.
  void when(Truth condition, const Body& yes, const Body& no = nullptr);
  void loop(const Body&);  // until leave()
  void loop_while(Truth condition, const Body&);
  void leave();  // the innermost loop
  void again();  // the innermost loop, from its start
  void end() { emit(Op::end); }
  void call(ProgramId, const std::vector<Operand>& args = {});
  void call_for(Who, ProgramId, const std::vector<Operand>& args = {});
  void verb(VerbId, const std::vector<Operand>& args = {});
  void verb_to(int reg, VerbId, const std::vector<Operand>& args = {});

  // Loops over frozen lists.
  void each(const Pick&, Reg<Sort::Object>, const Body&);
  void each_seat(Whos, Who first, Reg<Sort::Seat>, const Body&);
  void each_number(Num from, Num to, Reg<Sort::Number>, const Body&);
  void repeat(Num times, const Body&);
  void new_list() { emit(Op::list_new); }
  void list_of(const Pick& p) { emit(Op::list_select, kNoRegister, 0, m_.selection(p)); }
  void push(Obj o) { emit(Op::list_push, kNoRegister, o.operand.bits()); }
  void drop_list() { emit(Op::list_drop); }
  template <Sort S>
  void each_listed(Reg<S> r, const Body& body) {  // walks the newest list and drops it
    walk(r.index, body);
  }

  // Choices.
  Asking ask(Who chooser) { return Asking(*this, chooser, ChoiceKind::OneOf); }
  Asking ask_number(Who chooser) { return Asking(*this, chooser, ChoiceKind::Number); }
  Asking ask_some(Who chooser, Num least, Num most);
  Asking ask_order(Who chooser) { return Asking(*this, chooser, ChoiceKind::Order); }
  Asking ask_distribution(Who chooser, Num least, Num most, Num cap_of_it);

  // What failure means [AB 1.7, 1.9, 1.11, 1.17].
  void then(const Body& left, const Body& right);  // right only if left was done
  void may(Who, const std::string& question, Truth possible, const Body&, const std::string& clause = "");
  void pay_to(Truth payable, const Body& pay, const Body& effect);

  // Events and windows.
  void window(const Window&);
  void event(EventId, const Stages&, const Body& commit);
  void cancel() { emit(Op::cancel); }
  void replace() { emit(Op::replace); }
  void take_part(Operand part) { emit(Op::event_remove, kNoRegister, part.bits()); }
  template <Sort S>
  void edit(int event_register, Value<S> v) {
    emit(Op::edit, event_register, v.operand.bits());
  }
  void use(Obj o, Abil a) { emit(Op::use, kNoRegister, o.operand.bits(), 0, a.operand.bits()); }
  void announce(Operand target, const Body& when_not_cancelled);
  void finish() { emit(Op::finish); }

  // Chance, marks, effects in force, the end.
  void take(Reg<Sort::Object> dst, Place deck) { emit(Op::take, dst.index, deck.operand.bits()); }
  void chance(Reg<Sort::Number> dst, Num n) { emit(Op::chance, dst.index, n.operand.bits()); }
  // unwind(marker) from anywhere inside comes out behind it. One at a time within a program.
  void marked(int marker, const Body& body);
  void unwind(int marker) { emit(Op::unwind, kNoRegister, 0, marker); }
  void modify(int modifier, Operand subject, Num amount = 0) {
    emit(Op::modify, kNoRegister, subject.bits(), modifier, amount.operand.bits());
  }
  void expire(int duration) { emit(Op::expire, kNoRegister, 0, duration); }
  void outcome(Whos winners, int ending) { emit(Op::outcome, kNoRegister, winners.operand.bits(), ending); }

 private:
  friend class Asking;
  int next_register(Sort, bool parameter);
  int emit(Op, int dst = kNoRegister, int x = 0, int y = 0, int z = 0);
  int here() const { return static_cast<int>(instructions_.size()); }
  void aim(int instruction, int target) {
    instructions_[static_cast<std::size_t>(instruction)].z = static_cast<std::uint16_t>(target);
  }
  void walk(int reg, const Body&);
  void run_loop(int start, const Body&, int exit_jump);

  struct Loop {
    int start;
    std::vector<int> leaves;
  };
  Maker& m_;
  ProgramId id_;
  std::vector<Instruction> instructions_;
  std::vector<Loop> loops_;
  std::vector<std::pair<int, int>> groups_;  // group index, relative target: made absolute at the end
  bool promised_ = false;
  int parameters_taken_ = 0;
};

}  // namespace verbatim
