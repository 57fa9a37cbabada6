#pragma once
// What a sentence speaks of must be there: a check of somebody or something that is not cannot be true.

#include <optional>

#include "scenario/form.h"
#include "scenario/want.h"

namespace verbatim::scenario {

// What a step wants chosen, or says is offered; nothing if it is about something else.
std::optional<Want> want_of(const Words&, const Sentence&);

// A player who is spoken of and not at a table of so many.
Trouble absent_player(const Words&, const Sentence&, int seats);

}  // namespace verbatim::scenario
