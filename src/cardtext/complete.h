#pragma once
// What may stand next, for an editor: the words and kinds of phrase that could follow an unfinished sentence.

#include <string>
#include <string_view>
#include <vector>

#include "cardtext/grammar.h"

namespace verbatim::cardtext {

struct Completion {
  std::vector<std::string> words;  // as the table spells them
  std::vector<std::string> kinds;  // "a lane", "a verb", "a number"
};

// `text` is the card up to the cursor. Nothing is offered when the words before it do not read.
Completion complete(const Grammar& g, std::string_view text);

}  // namespace verbatim::cardtext
