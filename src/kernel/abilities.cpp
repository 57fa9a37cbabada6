// Abilities outside any window, and what is done before and after any ability.

#include "kernel/kernel.h"
#include "kernel/listeners.h"

namespace verbatim {

// Those that a choice offers: the turn's action [AB 1.5], a cooldown.
void Kernel::offer_abilities(const Table& t, const Scope& s, TriggerId trigger, int seat, int group,
                             LabelId label) {
  each_listener(t, trigger, [&](int o) {
    if (t.controller(o) != seat) return true;
    for (const AbilityStep& a : game_->abilities_of(t.record(o).face, trigger)) {
      if (!usable(t, s.frame, o, a, seat) || !triggered(t, s.frame, o, a, seat)) continue;
      const LabelId text = t.code().abilities[a.id.value].text;
      options_.push_back({OptionKind::Ability, static_cast<std::uint8_t>(group), static_cast<std::int16_t>(o),
                          static_cast<std::int16_t>(a.id.value), text.value != 0 ? text : label});
    }
    return true;
  });
}

// Announcing and finishing are the business of what the ability is printed on [AB 1.22, 1.23].
void Kernel::hook(Table& t, Op op) {
  Header& h = t.header();
  std::int16_t* f = t.stack() + h.frame;
  const Program& p = t.code().programs[static_cast<std::size_t>(f[kProgram])];
  ProgramId hook;
  if (p.ability < t.code().abilities.size()) {
    const AbilityClass& k = t.code().classes[t.code().abilities[p.ability].klass];
    hook = op == Op::announce ? k.announced : k.finished;
  }
  if (hook == ProgramId()) {
    f[kDone] = static_cast<std::int16_t>(f[kDone] | kWasDone);
    ++h.pc;
    return;
  }
  const int source = f[kSource];
  if (std::int16_t* called = push_frame(t, hook, h.pc + 1, source, f[kController], f[kEvent]))
    called[kRegisters] = static_cast<std::int16_t>(source);
}

}  // namespace verbatim
