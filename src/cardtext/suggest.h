#pragma once
// Repairs that read: another word of the table near the one written, a word put in, a word taken out. Only
// repairs after which the whole sentence has a reading are offered.

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cardtext/grammar.h"

namespace verbatim::cardtext {

// `at` is the token where reading stopped. At most three, best first: each is the words as they should stand.
// `budget` is how many parses a card may still spend on guessing.
std::vector<std::string> suggest(const Grammar& g, std::span<const Token> tokens, std::size_t at,
                                 const std::vector<std::string>& expected, std::size_t& budget);

// Letters changed, left out, put in or swapped to get from one word to the other.
int edit_distance(std::string_view a, std::string_view b);

// The one of these names that was probably meant, in capitals or not; empty if none is near.
std::string meant(const std::set<std::string>& all, const std::string& name);

}  // namespace verbatim::cardtext
