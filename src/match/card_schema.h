#pragma once
// Card files as any game has them: numbers, words and lists by name.

#include "cardtext/card_file.h"
#include "kernel/rules.h"
#include "program/card.h"

namespace verbatim {

// The fields that a game declares: what a card file of this game may say. No two cards share an `id`, if
// cards of this game have one.
cardtext::CardSchema schema_of(const Rules&);

Card card_of(const cardtext::CardData&);

}  // namespace verbatim
