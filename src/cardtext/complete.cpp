#include "cardtext/complete.h"

#include "cardtext/parse.h"
#include "cardtext/sentence.h"

namespace verbatim::cardtext {

Completion complete(const Grammar& g, std::string_view text) {
  Completion out;
  const auto sentences = split_sentences(tokenise(text));
  const bool open = !sentences.empty() && !sentences.back().reminder &&
                    text.find_last_of(".\n") < sentences.back().span.begin;
  const bool first = sentences.size() == 1 && text.find_last_of(".\n") == std::string_view::npos;
  std::vector<Token> tokens;
  if (open || first) tokens = sentences.back().tokens;
  for (Token& t : tokens)
    if (t.kind == TokenKind::word || t.kind == TokenKind::mark) t.symbol = g.symbol(t.key);
  ParseLimits limits;
  limits.explain = true;
  const ParseResult r = parse(g, tokens, g.line, limits);
  if (r.furthest < tokens.size()) return out;
  for (const std::string& e : r.expected) {
    if (e.front() == '"') {
      out.words.push_back(e.substr(1, e.size() - 2));
    } else {
      out.kinds.push_back(e);
    }
  }
  return out;
}

}  // namespace verbatim::cardtext
