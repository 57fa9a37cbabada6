#pragma once
// A game's vocabulary and the core connectives become one grammar, or a list of what is wrong with the table.

#include <string_view>
#include <vector>

#include "base/result.h"
#include "cardtext/grammar.h"
#include "program/vocabulary.h"

namespace verbatim::cardtext {

using TableProblems = std::vector<VocabularyProblem>;

// Structure only: categories exist, slots agree, ops do not clash, nothing is left-recursive. `prove` in
// prove.h reads every entry back. An empty edition means the newest.
Result<Grammar, TableProblems> compile_grammar(const Vocabulary& vocabulary, std::string_view edition = {});

// Fills Category::by_word and by_kind, and reports categories that can begin with themselves.
void index_first_words(Grammar& g, TableProblems& problems);

}  // namespace verbatim::cardtext
