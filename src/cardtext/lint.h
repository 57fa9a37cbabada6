#pragma once
// What reads but may not be what was meant, and what only looks like a rule: risky commas, missing colons,
// reminder texts, overlapping rows of a result table.

#include <span>
#include <vector>

#include "cardtext/read.h"
#include "cardtext/sentence.h"

namespace verbatim::cardtext {

void lint_sentence(const Grammar& g, std::span<const Token> tokens, const Node& sentence,
                   std::vector<Diagnostic>& diagnostics);

Reminder check_reminder(const Grammar& g, const Sentence& reminder, std::vector<Diagnostic>& diagnostics);

void check_rows(const Grammar& g, const std::vector<Ability>& abilities,
                std::vector<Diagnostic>& diagnostics);

}  // namespace verbatim::cardtext
