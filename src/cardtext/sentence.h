#pragma once
// Tokens become sentences. A full stop or the end of a line ends one; brackets or italics that begin a
// sentence are reminder text, unless they hold a cap or a threshold; bullets are the options of the line
// before.

#include <vector>

#include "cardtext/token.h"

namespace verbatim::cardtext {

struct Sentence {
  std::vector<Token> tokens;
  Span span;
  bool reminder = false;  // the brackets are not among the tokens
  bool begins_line = false;
};

std::vector<Sentence> split_sentences(const std::vector<Token>& tokens);

}  // namespace verbatim::cardtext
