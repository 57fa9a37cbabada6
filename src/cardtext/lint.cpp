#include "cardtext/lint.h"

#include <algorithm>
#include <limits>

namespace verbatim::cardtext {
namespace {

const Token* token_after(std::span<const Token> tokens, std::uint32_t offset) {
  for (const Token& t : tokens)
    if (t.span.begin >= offset) return &t;
  return nullptr;
}

bool is_mark(const Token* t, const char* text) { return t && t->kind == TokenKind::mark && t->key == text; }

std::vector<std::string> keys_of(std::span<const Token> tokens) {
  std::vector<std::string> keys;
  for (const Token& t : tokens) {
    if (t.kind == TokenKind::mark) continue;
    keys.push_back(t.kind == TokenKind::word ? t.key : std::to_string(t.value));
  }
  return keys;
}

}  // namespace

void lint_sentence(const Grammar& g, std::span<const Token> tokens, const Node& n,
                   std::vector<Diagnostic>& diagnostics) {
  const Core c = core_of(g, n);
  if (c == Core::headed) {
    const Node& head = *get(g, n, "h");
    const Token* next = token_after(tokens, head.span.end);
    if (next && next->kind != TokenKind::mark)
      diagnostics.push_back({Code::missing_colon,
                             Severity::warning,
                             head.span,
                             "a colon is missing after this",
                             "write \":\" so that nobody reads on",
                             {}});
  }
  // Only the comma tells "pay 1 to A or B" from "pay 1 to A, or B" (the second B costs nothing).
  if (c == Core::alt && core_of(g, *get(g, n, "a")) == Core::cost) {
    const Node& right = *get(g, n, "b");
    if (core_of(g, right) != Core::cost)
      diagnostics.push_back(
          {Code::risky_comma,
           Severity::warning,
           right.span,
           "because of the comma this choice costs nothing",
           "without the comma the cost would buy either; \"choose one: ...; or ...\" says it plainly",
           {}});
  }
  for (const Child& child : n.children) lint_sentence(g, tokens, child.node, diagnostics);
}

Reminder check_reminder(const Grammar& g, const Sentence& reminder, std::vector<Diagnostic>& diagnostics) {
  Reminder out;
  out.span = reminder.span;
  const std::span<const Token> tokens = reminder.tokens;
  const std::vector<std::string> said = keys_of(tokens);
  // "(Swarm: For each ...)" names its keyword first.
  const bool named = tokens.size() > 2 && is_mark(&tokens[1], ":");
  const std::vector<std::string> unnamed = named ? keys_of(tokens.subspan(2)) : said;
  for (const auto& [keyword, texts] : g.reminders)
    for (const std::string& text : texts) {
      const auto declared = keys_of(tokenise(text));
      if (declared == said || declared == unnamed) out.keyword = keyword;
    }
  if (out.keyword.empty())
    diagnostics.push_back({Code::reminder_differs,
                           Severity::warning,
                           reminder.span,
                           "this reminder is not the text of any keyword; it is printed and does nothing",
                           "to make it a rule take it out of the brackets",
                           {}});
  return out;
}

void check_rows(const Grammar& g, const std::vector<Ability>& abilities,
                std::vector<Diagnostic>& diagnostics) {
  struct Row {
    int low, high;
  };
  for (const Ability& a : abilities) {
    std::vector<Row> rows;
    for (const Node& n : a.statements) {
      if (core_of(g, n) != Core::row) continue;
      const Node& r = *get(g, n, "r");
      Row row{0, 0};
      if (const Node* range = get(g, r, "r")) row = {range->value, range->upper};
      if (const Node* number = get(g, r, "n")) {
        row = {number->value, op_of(g, r) == "from" ? std::numeric_limits<int>::max() : number->value};
      }
      const bool clash =
          row.low > row.high || std::any_of(rows.begin(), rows.end(), [&row](const Row& other) {
            return row.low <= other.high && other.low <= row.high;
          });
      if (clash)
        diagnostics.push_back({Code::rows_overlap,
                               Severity::error,
                               r.span,
                               "this row overlaps one before it, or runs backwards",
                               "each number may stand in one row only",
                               {}});
      rows.push_back(row);
    }
  }
}

}  // namespace verbatim::cardtext
