#pragma once
// Card files as any game has them: numbers, words and lists by name.

#include <string_view>

#include "cardtext/card_file.h"
#include "kernel/rules.h"
#include "program/card.h"

namespace verbatim {

// The fields that the cards of a file have, each of the kind it has there first. What a field may say is the
// game's business, when it makes the face.
cardtext::CardSchema schema_of(std::string_view toml);

// The fields that a game declares: what a card file of this game may say.
cardtext::CardSchema schema_of(const Rules&);

Card card_of(const cardtext::CardData&);

}  // namespace verbatim
