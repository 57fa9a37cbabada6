#include "program/proc.h"

#include <cassert>

namespace verbatim {

const Truth Asking::kTrue = Truth(1);

Proc::Proc(Maker& m, std::string name) : m_(m), id_(m.promise(std::move(name))) {}
Proc::Proc(Maker& m, ProgramId promised) : m_(m), id_(promised), promised_(true) {}

Proc::~Proc() {
  emit(Op::end);
  Program& p = m_.code.programs[id_.value];
  const auto base = static_cast<std::uint16_t>(m_.code.instructions.size());
  const auto jumps = [](Op op) {
    return op == Op::jump || op == Op::jump_if || op == Op::jump_unless || op == Op::list_next ||
           op == Op::window || op == Op::window_next || op == Op::mark;
  };
  // A jump to a jump goes where that one goes.
  const auto final_target = [&](std::size_t to) {
    for (std::size_t n = 0; n < instructions_.size() && instructions_[to].op == Op::jump; ++n) {
      to = instructions_[to].z;
    }
    return static_cast<std::uint16_t>(to);
  };
  for (std::size_t at = 0; at < instructions_.size(); ++at) {
    Instruction& i = instructions_[at];
    if (jumps(i.op) && i.op != Op::mark) i.z = final_target(i.z);
  }
  for (auto& [group, target] : groups_) target = final_target(static_cast<std::size_t>(target));
  for (Instruction& i : instructions_) {
    if (jumps(i.op)) i.z = static_cast<std::uint16_t>(i.z + base);
  }
  for (const auto& [group, target] : groups_) {
    m_.code.groups[static_cast<std::size_t>(group)].target = static_cast<std::uint16_t>(base + target);
  }
  p.entry = base;
  p.end = static_cast<std::uint16_t>(base + instructions_.size());
  m_.code.instructions.insert(m_.code.instructions.end(), instructions_.begin(), instructions_.end());
}

int Proc::next_register(Sort sort, bool parameter) {
  Program& p = m_.code.programs[id_.value];
  if (parameter && promised_ && parameters_taken_ < p.parameters) {
    assert(p.registers[static_cast<std::size_t>(parameters_taken_)] == sort);
    return parameters_taken_++;
  }
  if (parameter) ++p.parameters;
  p.registers.push_back(sort);
  return static_cast<int>(p.registers.size()) - 1;
}

int Proc::emit(Op op, int dst, int x, int y, int z) {
  instructions_.push_back({op, static_cast<std::uint8_t>(dst), static_cast<std::uint16_t>(x),
                           static_cast<std::uint16_t>(y), static_cast<std::uint16_t>(z)});
  return here() - 1;
}

void Proc::when(Truth condition, const Body& yes, const Body& no) {
  const int skip = emit(Op::jump_unless, kNoRegister, condition.operand.bits());
  yes();
  if (no) {
    const int over = emit(Op::jump);
    aim(skip, here());
    no();
    aim(over, here());
  } else {
    aim(skip, here());
  }
}

void Proc::run_loop(int start, const Body& body, int exit_jump) {
  loops_.push_back({start, {}});
  body();
  aim(emit(Op::jump), start);
  if (exit_jump >= 0) aim(exit_jump, here());
  for (int jump : loops_.back().leaves) aim(jump, here());
  loops_.pop_back();
}

void Proc::loop(const Body& body) { run_loop(here(), body, -1); }

void Proc::loop_while(Truth condition, const Body& body) {
  const int start = here();
  const int exit = emit(Op::jump_unless, kNoRegister, condition.operand.bits());
  run_loop(start, body, exit);
}

void Proc::leave() { loops_.back().leaves.push_back(emit(Op::jump)); }
void Proc::again() { aim(emit(Op::jump), loops_.back().start); }

void Proc::call(ProgramId p, const std::vector<Operand>& args) {
  emit(Op::call, kNoRegister, 0, p.value, m_.arguments(args));
}
void Proc::call_for(Who w, ProgramId p, const std::vector<Operand>& args) {
  emit(Op::call_for, kNoRegister, w.operand.bits(), p.value, m_.arguments(args));
}
void Proc::verb(VerbId v, const std::vector<Operand>& args) { verb_to(kNoRegister, v, args); }
void Proc::verb_to(int reg, VerbId v, const std::vector<Operand>& args) {
  emit(Op::verb, reg, 0, v.value, m_.arguments(args));
}

// Leaving a walk early must drop its list, so leave() inside jumps to the drop.
void Proc::walk(int reg, const Body& body) {
  const int start = here();
  const int next = emit(Op::list_next, reg);
  loops_.push_back({start, {}});
  body();
  aim(emit(Op::jump), start);
  if (!loops_.back().leaves.empty()) {
    for (int jump : loops_.back().leaves) aim(jump, here());
    emit(Op::list_drop);
  }
  loops_.pop_back();
  aim(next, here());
}

void Proc::each(const Pick& pick, Reg<Sort::Object> r, const Body& body) {
  list_of(pick);
  walk(r.index, body);
}
void Proc::each_seat(Whos seats, Who first, Reg<Sort::Seat> r, const Body& body) {
  emit(Op::list_seats, kNoRegister, seats.operand.bits(), 0, first.operand.bits());
  walk(r.index, body);
}
void Proc::each_number(Num from, Num to, Reg<Sort::Number> r, const Body& body) {
  emit(Op::list_numbers, kNoRegister, from.operand.bits(), 0, to.operand.bits());
  walk(r.index, body);
}
void Proc::repeat(Num times, const Body& body) { each_number(1, times, number(), body); }

Asking Proc::ask_some(Who chooser, Num least, Num most) {
  Asking a(*this, chooser, ChoiceKind::SomeOf);
  a.choice_.least = least;
  a.choice_.most = most;
  return a;
}
Asking Proc::ask_distribution(Who chooser, Num least, Num most, Num cap_of_it) {
  Asking a(*this, chooser, ChoiceKind::Distribute);
  a.choice_.least = least;
  a.choice_.most = most;
  Group cap;
  cap.cap = cap_of_it;
  a.groups_.push_back(cap);  // a model for the groups that follow
  return a;
}

void Proc::then(const Body& left, const Body& right) {
  left();
  when(m_.done(), right);
}

void Proc::may(Who who, const std::string& question, Truth possible, const Body& body,
               const std::string& clause) {
  ask(who)
      .prompt(question)
      .clause(clause)
      .option("yes", body, possible, clause)
      .option("no", [&] { set_done(0); })
      .end();
}

void Proc::pay_to(Truth payable, const Body& pay, const Body& effect) {
  when(
      payable,
      [&] {
        pay();
        effect();
      },
      [&] { set_done(0); });
}

void Proc::window(const Window& w) {
  const int index = m_.window(w);
  const int open = emit(Op::window, kNoRegister, 0, index);
  const int next = emit(Op::window_next);
  aim(open, here());
  aim(next, here());
}

void Proc::event(EventId kind, const Stages& stages, const Body& commit) {
  m_.code.programs[id_.value].is_event = true;
  emit(Op::event, kNoRegister, 0, kind.value);
  const auto over = [&] { return emit(Op::jump_if, kNoRegister, m_.event_over().operand.bits()); };
  std::vector<int> skips;
  if (stages.has_before) {
    window(stages.before);
    skips.push_back(over());
  }
  if (stages.has_when) {
    window(stages.when);
    skips.push_back(over());
  }
  commit();
  if (stages.has_after && stages.after_each_part) {
    walk(stages.part_register, [&] { window(stages.after); });
  } else if (stages.has_after) {
    window(stages.after);
  }
  if (skips.empty()) return;
  const int done = emit(Op::jump);
  for (int skip : skips) aim(skip, here());
  if (stages.after_each_part) emit(Op::list_drop);
  set_done(0);
  aim(done, here());
}

void Proc::announce(Operand target, const Body& body) {
  emit(Op::announce);
  when(m_.done(), [&] {
    emit(Op::mark_name, kNoRegister, target.bits());
    body();
  });
}

void Proc::marked(int marker, const Body& body) {
  const int mark = emit(Op::mark, kNoRegister, 0, marker);
  body();
  aim(mark, here());
  emit(Op::unmark);
}

// ---- choices

Asking::Asking(Proc& p, Who chooser, ChoiceKind kind) : proc_(p) {
  choice_.kind = kind;
  choice_.chooser = chooser;
}

Asking& Asking::prompt(const std::string& words) { return choice_.prompt = proc_.m_.label(words), *this; }
Asking& Asking::clause(const std::string& number) { return choice_.clause = proc_.m_.clause(number), *this; }
Asking& Asking::ask_forced() { return choice_.ask_forced = true, *this; }
Asking& Asking::every_copy() { return choice_.distinct = false, *this; }

Asking& Asking::guard(Truth open) { return groups_.back().guard.test = open, *this; }
Asking& Asking::because(Truth holds, const std::string& clause) {
  Run& run = groups_.back().because;
  auto& all = proc_.m_.code.requirements;
  if (run.count == 0) run.first = static_cast<std::uint16_t>(all.size());
  assert(run.first + run.count == static_cast<int>(all.size()));
  all.push_back({holds, proc_.m_.clause(clause)});
  ++run.count;
  return *this;
}
Asking& Asking::because(const std::vector<Requirement>& all) {
  return groups_.back().because = proc_.m_.requirements(all), *this;
}
Asking& Asking::by(const std::string& clause) {
  return groups_.back().clause = proc_.m_.clause(clause), *this;
}
Asking& Asking::cap(Num most) { return groups_.back().cap = most, *this; }

Asking& Asking::add(Group g, Body body, const std::string& words) {
  if (choice_.kind == ChoiceKind::Distribute) g.cap = groups_.front().cap;
  g.label = proc_.m_.label(words);
  groups_.push_back(g);
  bodies_.push_back(std::move(body));
  return *this;
}

Asking& Asking::option(const std::string& words, Body body, Truth guard, const std::string& clause) {
  Group g;
  g.guard = {guard, proc_.m_.clause(clause)};
  return add(g, std::move(body), words);
}
Asking& Asking::objects(const Pick& pick, Reg<Sort::Object> dst, Body body, const std::string& words) {
  return objects_with(pick, dst, kNoRegister, {}, std::move(body), words);
}
Asking& Asking::objects_with(const Pick& pick, Reg<Sort::Object> dst, int extra_register, Operand extra,
                             Body body, const std::string& words, Truth guard, const std::string& clause) {
  Group g;
  g.kind = GroupKind::Objects;
  g.dst = static_cast<std::uint8_t>(dst.index);
  g.extra_dst = static_cast<std::uint8_t>(extra_register);
  g.extra = extra;
  g.selection = static_cast<std::uint16_t>(proc_.m_.selection(pick));
  g.guard = {guard, proc_.m_.clause(clause)};
  return add(g, std::move(body), words);
}
Asking& Asking::seats(Whos set, Reg<Sort::Seat> dst, Body body, const std::string& words) {
  Group g;
  g.kind = GroupKind::Seats;
  g.dst = static_cast<std::uint8_t>(dst.index);
  g.x = set;
  return add(g, std::move(body), words);
}
Asking& Asking::numbers(Num from, Num to, Reg<Sort::Number> dst, Body body, const std::string& words) {
  Group g;
  g.kind = GroupKind::Numbers;
  g.dst = static_cast<std::uint8_t>(dst.index);
  g.x = from;
  g.y = to;
  return add(g, std::move(body), words);
}
Asking& Asking::abilities(TriggerId trigger, Reg<Sort::Object> object, Reg<Sort::Ability> ability, Body body,
                          const std::string& words) {
  Group g;
  g.kind = GroupKind::Abilities;
  g.dst = static_cast<std::uint8_t>(object.index);
  g.extra_dst = static_cast<std::uint8_t>(ability.index);
  g.selection = trigger.value;
  return add(g, std::move(body), words);
}

void Asking::end(const Body& otherwise) {
  Maker& m = proc_.m_;
  const bool several = choice_.kind != ChoiceKind::OneOf && choice_.kind != ChoiceKind::Number;
  if (choice_.kind == ChoiceKind::Distribute) groups_.erase(groups_.begin());
  choice_.groups = {static_cast<std::uint16_t>(m.code.groups.size()),
                    static_cast<std::uint16_t>(groups_.size())};
  m.code.groups.insert(m.code.groups.end(), groups_.begin(), groups_.end());
  m.code.choices.push_back(choice_);
  const int index = static_cast<int>(m.code.choices.size()) - 1;
  if (several) {
    proc_.emit(Op::list_choose, kNoRegister, 0, index);
    return;
  }
  proc_.emit(Op::choose, kNoRegister, 0, index);
  std::vector<int> ends;
  if (otherwise) otherwise();
  ends.push_back(proc_.emit(Op::jump));
  for (std::size_t k = 0; k < bodies_.size(); ++k) {
    proc_.groups_.emplace_back(choice_.groups.first + static_cast<int>(k), proc_.here());
    if (bodies_[k]) bodies_[k]();
    if (k + 1 < bodies_.size()) ends.push_back(proc_.emit(Op::jump));
  }
  for (int jump : ends) proc_.aim(jump, proc_.here());
}

}  // namespace verbatim
