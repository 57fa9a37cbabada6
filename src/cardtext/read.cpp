#include "cardtext/read.h"

#include <algorithm>

#include "cardtext/bind.h"
#include "cardtext/lint.h"
#include "cardtext/normal.h"
#include "cardtext/parse.h"
#include "cardtext/print.h"
#include "cardtext/pronoun.h"
#include "cardtext/sentence.h"
#include "cardtext/slots.h"
#include "cardtext/suggest.h"

namespace verbatim::cardtext {
namespace {

constexpr std::size_t kMostErrors = 20;     // of one card; more helps nobody
constexpr std::size_t kMostWork = 250'000;  // partial readings of one card

struct Reader {
  const Grammar& g;
  std::string_view text;
  Whole whole;
  CardReading out{};
  std::size_t work = 0;
  std::size_t guesses = 120;  // parses that suggestions may cost on this card

  void report(Code code, Span span, std::string message, std::string hint = {},
              std::vector<std::string> suggestions = {}) {
    out.diagnostics.push_back(
        {code, Severity::error, span, std::move(message), std::move(hint), std::move(suggestions)});
  }

  std::size_t errors() const {
    return static_cast<std::size_t>(
        std::count_if(out.diagnostics.begin(), out.diagnostics.end(),
                      [](const auto& d) { return d.severity == Severity::error; }));
  }

  std::vector<Token> known_tokens(const Sentence& s) {
    std::vector<Token> tokens;
    for (Token t : s.tokens) {
      if (t.kind == TokenKind::word || t.kind == TokenKind::mark) t.symbol = g.symbol(t.key);
      if (t.symbol != 0 && std::find(g.redundant.begin(), g.redundant.end(), t.symbol) != g.redundant.end()) {
        out.diagnostics.push_back({Code::redundant_word,
                                   Severity::warning,
                                   t.span,
                                   "\"" + t.key + "\" adds nothing and is skipped",
                                   "leave it out",
                                   {}});
        continue;
      }
      if (std::max(t.value, t.upper) > kLargestNumber)
        report(Code::number_too_large, t.span, "no card needs a number this large",
               "the largest is " + std::to_string(kLargestNumber));
      tokens.push_back(std::move(t));
    }
    return tokens;
  }

  // "Destroy a card. Then draw a card.": two sentences, one after the other, as two sentences are anyway.
  void drop_then(const Sentence& s, std::vector<Token>& tokens) {
    const auto is = [&tokens](std::size_t i, std::string_view key) {
      return tokens.size() > i + 1 && tokens[i].key == key;
    };
    if (s.begins_line || out.abilities.empty() || !is(0, "then")) return;
    out.diagnostics.push_back({Code::redundant_word,
                               Severity::warning,
                               tokens.front().span,
                               "\"then\" at the head of a sentence only says the order, and is skipped",
                               "leave it out; what is done only after the other was is \"..., then ...\"",
                               {}});
    tokens.erase(tokens.begin(), tokens.begin() + (is(1, ",") ? 2 : 1));
  }

  static std::string one_of(const std::vector<std::string>& expected) {
    // A verb first, then things, then single words; a person reads five, not forty.
    const auto rank = [](const std::string& e) {
      return e == "a verb" ? 0 : e.front() == '"' ? 2 : e[0] >= 'a' && e[0] <= 'z' ? 1 : 3;
    };
    std::vector<std::string> sorted = expected;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
    std::string text;
    for (std::size_t i = 0; i < std::min<std::size_t>(sorted.size(), 5); ++i)
      text += (i ? ", " : "") + sorted[i];
    return text;
  }

  // What connects two clauses is told in words: no list of what could stand there would help.
  static std::string advice(const std::vector<Token>& tokens, std::size_t at,
                            const std::vector<std::string>& expected) {
    const auto is = [&tokens](std::size_t i, std::string_view key) {
      return i < tokens.size() && tokens[i].kind == TokenKind::word && tokens[i].key == key;
    };
    if (is(at, "then")) return "\"then\" goes on a sentence: \"..., then ...\"";
    const auto number = [&tokens, at](std::size_t back) {
      const std::size_t i = at - back;
      return at >= back && i < tokens.size() && (tokens[i].kind == TokenKind::number || tokens[i].numeric);
    };
    // "If you control 2 Drones", "if you have 5 crystals"
    if ((number(1) || (number(2) && expected.size() == 1)) &&
        std::find(expected.begin(), expected.end(), "\"or\"") != expected.end())
      return "so many, or more? Say \"at least\" or \"exactly\" so many";
    bool joined = false;  // since the last "then" or "and" nothing ended the clause
    for (std::size_t i = 0; expected.empty() && i < std::min(at, tokens.size()); ++i) {
      if (joined && is(i, "may"))
        return "\"may\" begins a sentence or stands behind a semicolon: \"...; then you may ...\"";
      if (tokens[i].kind == TokenKind::mark) joined = joined && tokens[i].key == ",";
      if (is(i, "then") || is(i, "and")) joined = true;
    }
    return expected.empty() ? "" : "here could stand: " + one_of(expected);
  }

  void not_read(const std::vector<Token>& tokens) {
    ParseLimits limits;
    limits.explain = true;
    const ParseResult why = parse(g, tokens, g.line, limits);
    work += why.work;
    std::size_t at = why.furthest;
    // A word no pattern knows is the likelier culprit, when it stands at or before the furthest point.
    for (std::size_t i = 0; i < std::min(at + 1, tokens.size()); ++i)
      if (tokens[i].kind == TokenKind::word && tokens[i].symbol == 0 && !tokens[i].numeric) {
        at = i;
        break;
      }
    const std::string hint = advice(tokens, at, why.expected);
    auto offers = suggest(g, tokens, at, why.expected, guesses);
    if (at >= tokens.size()) {
      const std::uint32_t end = tokens.back().span.end;
      return report(Code::breaks_off, {end, end + 1}, "the sentence breaks off here", hint,
                    std::move(offers));
    }
    const Token& t = tokens[at];
    const std::string word(text.substr(t.span.begin, t.span.end - t.span.begin));
    if (t.kind == TokenKind::word && t.symbol == 0 && !t.numeric)
      return report(Code::unknown_word, t.span, "no card of this game uses the word \"" + word + "\"", hint,
                    std::move(offers));
    report(Code::not_understood, t.span, "\"" + word + "\" is not understood here", hint, std::move(offers));
  }

  void sentence(const Sentence& s) {
    ++out.sentences;
    std::vector<Token> tokens = known_tokens(s);
    drop_then(s, tokens);
    if (tokens.empty()) return;
    if (work > kMostWork)
      return report(Code::sentence_too_long, s.span, "this card is too tangled to read further",
                    "shorten or split its sentences");
    ParseResult parsed = parse(g, tokens, g.line);
    work += parsed.work;
    if (parsed.too_long)
      return report(Code::sentence_too_long, s.span, "this sentence is too long or too tangled to read",
                    "split it with a full stop");
    std::vector<Node> readings;
    for (Node& n : parsed.readings) {
      Node normal = normal_form(g, std::move(n));
      if (!admissible(g, normal)) continue;
      if (std::none_of(readings.begin(), readings.end(), [&](const Node& r) { return same(r, normal); }))
        readings.push_back(std::move(normal));
    }
    if (readings.empty()) return not_read(tokens);
    if (readings.size() > 1) {
      std::vector<std::string> both;
      for (const Node& r : readings) both.push_back(print_sentence(g, r));
      both.erase(std::unique(both.begin(), both.end()), both.end());
      return report(Code::two_readings, s.span, "this can be read in two ways",
                    both.size() > 1 ? "write it so that only one fits"
                                    : list_tree(g, readings[0]) + "  or\n" + list_tree(g, readings[1]),
                    std::move(both));
    }
    lint_sentence(g, tokens, readings.front(), out.diagnostics);
    const std::size_t before = errors();
    const bool first = out.abilities.empty() && before == 0;
    if (first && whole == Whole::fragment && !begins_ability(readings.front()))
      return begin_fragment(std::move(readings.front()), s);
    std::vector<Diagnostic> found;
    bind_sentence(g, std::move(readings.front()), s.begins_line, out.abilities, found);
    // What a sentence speaks of may be the one that was not read: one error is enough.
    bool bound = true;
    for (Diagnostic& d : found) {
      bound &= d.severity == Severity::warning;
      if (before == 0 || d.severity == Severity::warning) out.diagnostics.push_back(std::move(d));
    }
    if (bound) ++out.sentences_read;
  }

  static bool looks_back(const Diagnostic& d) {
    return d.code == Code::instead_of_nothing || d.code == Code::if_you_do_nothing ||
           d.code == Code::otherwise_nothing || d.code == Code::repeat_nothing ||
           d.code == Code::cap_nothing || d.code == Code::upgrade_nothing || d.code == Code::pronoun_nothing;
  }

  // A trigger, a limit or an event begins an ability; "Upgrade" and "if you do" go on with one.
  bool begins_ability(const Node& n) const {
    const Core c = core_of(g, n);
    if (c != Core::headed && c != Core::pre && c != Core::icon) return false;
    const Core head = core_of(g, *get(g, n, "h"));
    return head != Core::upgrade && head != Core::if_done && head != Core::otherwise &&
           head != Core::not_done && head != Core::starting && head != Core::until_end;
  }

  void goes_on(Diagnostic d) {
    out.fragment = true;
    d.severity = Severity::warning;
    d.hint = "read as a part of a card: what it speaks of stands before it";
    out.diagnostics.push_back(std::move(d));
  }

  // The first sentence of a fragment: when it speaks of one before it, it stays as it is written.
  void begin_fragment(Node reading, const Sentence& s) {
    std::vector<Diagnostic> found;
    bind_sentence(g, reading, s.begins_line, out.abilities, found);
    const bool back = std::any_of(found.begin(), found.end(), looks_back);
    for (Diagnostic& d : found) back&& looks_back(d) ? goes_on(std::move(d)) : out.diagnostics.push_back(d);
    if (errors() == 0) ++out.sentences_read;
    if (!back) return;
    out.abilities.clear();
    Ability a;
    a.span = reading.span;
    a.statements.push_back(std::move(reading));
    out.abilities.push_back(std::move(a));
  }

  void slots_and_pronouns() {
    std::vector<Diagnostic> found;
    // What "instead" leaves out is said by the sentence it replaces.
    fill_slots(g, out.abilities, out.fragment ? found : out.diagnostics);
    std::erase_if(found, [&](const Diagnostic& d) { return d.span.begin < out.abilities.front().span.end; });
    resolve_pronouns(g, out.abilities, found);
    const bool open =
        whole == Whole::fragment && !out.abilities.empty() && out.abilities.front().heads.empty();
    for (Diagnostic& d : found) {
      const bool in_first = open && d.span.begin < out.abilities.front().span.end;
      in_first&& looks_back(d) ? goes_on(std::move(d)) : out.diagnostics.push_back(std::move(d));
    }
  }

  void run() {
    if (text.size() > kLongestText) {
      return report(Code::text_too_long, {0, 1},
                    "a card has at most " + std::to_string(kLongestText) + " bytes of text; this has " +
                        std::to_string(text.size()));
    }
    for (const Sentence& s : split_sentences(tokenise(text))) {
      if (errors() >= kMostErrors) break;
      if (s.reminder) {
        out.reminders.push_back(check_reminder(g, s, out.diagnostics));
      } else {
        sentence(s);
      }
    }
    if (errors() > 0) return;
    check_rows(g, out.abilities, out.diagnostics);
    slots_and_pronouns();
  }
};

}  // namespace

bool CardReading::understood() const {
  return std::none_of(diagnostics.begin(), diagnostics.end(),
                      [](const Diagnostic& d) { return d.severity == Severity::error; });
}

std::string_view CardReading::status() const {
  const bool two = std::any_of(diagnostics.begin(), diagnostics.end(),
                               [](const Diagnostic& d) { return d.code == Code::two_readings; });
  return two ? "ambiguous" : understood() ? "read" : "not understood";
}

CardReading read_card(const Grammar& g, std::string_view text, Whole whole) {
  Reader r{g, text, whole};
  r.run();
  return std::move(r.out);
}

// What was read is always shown as it is plainly written: several sentences where one had parts within parts.
void warn_if_read_otherwise(const Grammar& g, CardReading& reading, Whole whole) {
  if (!reading.understood() || reading.fragment) return;
  const CardReading again = read_card(g, print_card(g, reading.abilities), whole);
  const auto &here = reading.abilities, &there = again.abilities;
  if (here.empty() || !again.understood() || same_abilities(here, there)) return;
  std::size_t i = 0;
  while (i + 1 < here.size() && i < there.size() && same_abilities({here[i]}, {there[i]})) ++i;
  std::string that = print_card(g, {here[i]});
  that.pop_back();  // the end of the line
  reading.diagnostics.push_back(
      {Code::reads_otherwise,
       Severity::warning,
       here[i].span,
       "written plainly it is \"" + that + "\", where one part reaches further or less far",
       "write it as several abilities, or say each condition again",
       {}});
}

namespace {

std::string head_text(const Grammar& g, const Node& head) {
  const std::string& category = g.categories[g.entries[head.entry].category].name;
  const std::string text = print_phrase(g, head);
  return category == "icon" ? text + " " : category == "pre" ? text + ", " : text + ": ";
}

// Sentences as they stand in running text; only the first word of each is a capital.
void capitalise(std::string& line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool first = i == 0 || (i > 1 && line[i - 1] == ' ' &&
                                  (line[i - 2] == '.' || line[i - 2] == ':' || line[i - 2] == ']'));
    if (first && line[i] >= 'a' && line[i] <= 'z') line[i] = static_cast<char>(line[i] - 'a' + 'A');
  }
}

}  // namespace

std::string print_card(const Grammar& g, const std::vector<Ability>& abilities) {
  std::string out;
  for (const Ability& a : abilities) {
    std::string line;
    if (a.upgrade) line = "Upgrade: ";
    if (!a.upgrade)
      for (const Node& h : a.heads) line += head_text(g, h);
    bool first = true;
    for (const Node& s : a.upgrade ? a.written : a.statements) {
      line += (first ? "" : " ") + print_phrase(g, s) + ".";
      first = false;
    }
    capitalise(line);
    out += line + "\n";
  }
  return out;
}

std::string list_card(const Grammar& g, const std::vector<Ability>& abilities) {
  std::string out;
  for (const Ability& a : abilities) {
    out += a.upgrade ? "upgraded ability\n" : "ability\n";
    for (const Node& h : a.heads) out += "  on: " + list_tree(g, h, 2);
    for (const Node& s : a.statements) out += "  " + list_tree(g, s, 2);
  }
  return out;
}

bool same_abilities(const std::vector<Ability>& a, const std::vector<Ability>& b) {
  const auto same_list = [](const std::vector<Node>& x, const std::vector<Node>& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end(), same);
  };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const Ability& x, const Ability& y) {
    return x.upgrade == y.upgrade && same_list(x.heads, y.heads) && same_list(x.statements, y.statements);
  });
}

}  // namespace verbatim::cardtext
