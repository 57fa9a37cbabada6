#pragma once
// The two halves of find_damage: what lies on the table, and what is running.

#include <string>

#include "kernel/eval.h"

namespace verbatim {

std::string table_damage(const Table&);
std::string stack_damage(const Table&);  // of a table without damage

// An object or none. One that does not exist in this game can be named too; it is never changed.
inline bool is_object(const Table& t, int o) { return o >= 0 && o <= t.none(); }
inline bool is_seat(const Table& t, int seat) { return seat >= 0 && seat <= t.nobody(); }

// Can a register of this sort hold this value?
bool can_hold(const Table&, Sort, int value);

}  // namespace verbatim
