#pragma once
// Which cards have something to resolve at a moment.

#include "ids.h"
#include "kernel/table.h"

namespace verbatim::crystal {

// Does any card on the table have an ability of this trigger?
inline bool anyone_listens(const Table& t, Trigger trigger) {
  const int set = t.game().listeners_of(TriggerId(trigger));
  return set != Game::kNoListeners && t.anyone_listens(set);
}
// Is an ability of this trigger printed on it?
bool has_ability(const Code&, const Face&, Trigger);
// Has it an ability of this trigger that could be resolved now, for the program that is running?
bool has_usable(const Table&, int object, Trigger, int seat, bool only_mandatory = false);
// [CF 4.5] Has another card than the one just played an ability for it, for the program that is running?
bool anyone_answers(const Table&);
// [CF 13.32] Has it no cooldown that postpones, or can its player postpone now? (object)
int in_time_to_postpone(const Table&, const int*);
// [CF 14.2] Of cards that are there when a position begins.
void end_abilities_of_earlier_rounds(Table&);
// Has it a Cooldown that waits for this?
bool has_cooldown(const Table&, int object, int trigger);
// Does it wait for its turn in this phase?
bool pending(const Table&, int object, Trigger, bool only_mandatory = false);

// Has anyone a card in play that may wait in Aftermath, or a cooldown? Most often nobody has.
[[gnu::always_inline]] inline bool anyone_has_more_to_do(const Table& t) {
  const int set = t.game().listeners_of(TriggerId(kOnAftermath));
  if (set != Game::kNoListeners) {
    const std::uint64_t *listening = t.listening(set), *done = t.flag_set(kActivated);
    for (int w = 0, n = t.layout().words; w < n; ++w) {
      if ((listening[w] & ~done[w]) != 0) return true;
    }
  }
  return anyone_listens(t, kOnUse);
}
// Has this player any card that waits in Aftermath, or any cooldown that is ready?
[[gnu::pure]] bool anything_to_do(const Table&, int seat);

}  // namespace verbatim::crystal
