#pragma once
// Two-column goldens: a file of sentences with what they became. The first line names the vocabulary and the
// edition; every block is a text and, below it, the canonical wording, the tree and what was not read.

#include <string>

#include "cardtext/grammar.h"
#include "program/vocabulary.h"

namespace verbatim::testing {

const Vocabulary& vocabulary_named(const std::string& name);
const cardtext::Grammar& grammar_named(const std::string& name, const std::string& edition = {});

// The file as it should stand: every `text` line of `golden` read anew.
std::string regenerate_golden(const std::string& golden);

std::string file_text(const std::string& path);

}  // namespace verbatim::testing
