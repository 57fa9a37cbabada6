#include "cardtext/sentence.h"

namespace verbatim::cardtext {
namespace {

bool mark(const Token& t, char c) { return t.kind == TokenKind::mark && t.key[0] == c; }

struct Splitter {
  const std::vector<Token>& tokens;
  std::vector<Sentence> out;
  Sentence now;
  bool line_start = true;
  std::vector<std::size_t> closes{};  // of every opening bracket: behind the one that closes it on its line

  // All at once: thousands of brackets that nobody closes are one walk, not one for each.
  void match_brackets() {
    closes.assign(tokens.size(), 0);
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      if (tokens[i].kind == TokenKind::end_line) open.clear();
      if (mark(tokens[i], '(')) open.push_back(i);
      if (mark(tokens[i], ')') && !open.empty()) {
        closes[open.back()] = i + 1;
        open.pop_back();
      }
    }
  }

  void end_sentence() {
    if (!now.tokens.empty()) {
      now.span = {now.tokens.front().span.begin, now.tokens.back().span.end};
      out.push_back(std::move(now));
    }
    now = {};
  }

  void add(const Token& t) {
    if (now.tokens.empty()) now.begins_line = line_start;
    line_start = false;
    now.tokens.push_back(t);
  }

  // *text* or _text_; a star with a space after it is a bullet.
  std::size_t italics_end(std::size_t at) const {
    if (at + 1 >= tokens.size() || tokens[at + 1].span.begin != tokens[at].span.end) return at;
    for (std::size_t i = at + 1; i < tokens.size() && tokens[i].kind != TokenKind::end_line; ++i)
      if (mark(tokens[i], tokens[at].key[0])) return i + 1;
    return at;
  }

  // The index after the closing bracket of a reminder that begins at `at`, or `at` when it is none. Brackets
  // inside a sentence are reminders only when they name a keyword or say a whole sentence at its end.
  std::size_t reminder_end(std::size_t at) const {
    if (mark(tokens[at], '*') || mark(tokens[at], '_')) return now.tokens.empty() ? italics_end(at) : at;
    if (!mark(tokens[at], '(') || at + 2 >= tokens.size()) return at;
    const Token& inside = tokens[at + 1];
    if (inside.key == "max" || inside.key == "maximum" || inside.kind == TokenKind::threshold) return at;
    const std::size_t end = closes[at] == 0 ? at : closes[at];
    if (end == at || now.tokens.empty()) return end;
    const bool named = mark(tokens[at + 2], ':');
    const bool last =
        end >= tokens.size() || tokens[end].kind == TokenKind::end_line || mark(tokens[end], '.');
    return named || (last && inside.kind == TokenKind::word && end - at > 6) ? end : at;
  }

  std::size_t reminder(std::size_t at, std::size_t end) {
    end_sentence();
    for (std::size_t i = at + 1; i + 1 < end; ++i)
      if (!mark(tokens[i], '.') && !mark(tokens[i], '(') && !mark(tokens[i], ')')) add(tokens[i]);
    now.reminder = true;
    end_sentence();
    if (end < tokens.size() && mark(tokens[end], '.')) ++end;
    return end;
  }

  // A line that begins with a bullet goes on the sentence before it, as one more option.
  bool continues_list(std::size_t after_newline) const {
    if (now.tokens.empty() || after_newline >= tokens.size()) return false;
    const Token& t = tokens[after_newline];
    return mark(t, '*') || mark(t, '-');
  }

  void run() {
    match_brackets();
    for (std::size_t i = 0; i < tokens.size();) {
      const Token& t = tokens[i];
      if (t.kind == TokenKind::end_line) {
        if (continues_list(i + 1)) {
          const bool first = mark(now.tokens.back(), ':');
          Token separator = tokens[i + 1];
          separator.key = ";";
          if (!first && !mark(now.tokens.back(), ';')) add(separator);
          i += 2;
          continue;
        }
        end_sentence();
        line_start = true;
        ++i;
      } else if (mark(t, '.')) {
        // "A.\n- B" inside a list of bullets: the list goes on.
        const bool list =
            i + 1 < tokens.size() && tokens[i + 1].kind == TokenKind::end_line && continues_list(i + 2);
        if (!list) end_sentence();
        ++i;
      } else if (const std::size_t end = reminder_end(i); end != i) {
        i = reminder(i, end);
      } else {
        add(t);
        ++i;
      }
    }
    end_sentence();
  }
};

}  // namespace

std::vector<Sentence> split_sentences(const std::vector<Token>& tokens) {
  Splitter s{tokens, {}, {}, true};
  s.run();
  return std::move(s.out);
}

}  // namespace verbatim::cardtext
