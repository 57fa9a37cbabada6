#pragma once
// The connectives: words that mean the same in every game, in the notation of a game's own table.

#include <string_view>

namespace verbatim::cardtext {

extern const std::string_view kCoreWords;

}  // namespace verbatim::cardtext
