#pragma once
// What a designer is told: a stable code, a place, one sentence in card words, and a hint. docs/errors.md
// lists every code.

#include <string>
#include <string_view>
#include <vector>

#include "cardtext/token.h"

namespace verbatim::cardtext {

enum class Severity : std::uint8_t { warning, error };

enum class Code : int {
  text_too_long = 1,
  sentence_too_long = 2,
  number_too_large = 3,
  unknown_word = 10,
  not_understood = 11,
  breaks_off = 12,
  two_readings = 20,
  instead_of_nothing = 30,
  instead_of_two = 31,
  if_you_do_nothing = 32,
  otherwise_nothing = 33,
  repeat_nothing = 34,
  cap_nothing = 35,
  upgrade_nothing = 36,
  slot_missing = 40,
  pronoun_nothing = 41,
  loop_leaks = 42,
  rows_overlap = 43,
  amount_missing = 44,
  cannot_run = 50,
  not_in_rules = 51,
  no_trigger = 52,
  file_syntax = 101,
  field_unknown = 102,
  field_missing = 103,
  field_type = 104,
  field_range = 105,
  name_twice = 106,
  redundant_word = 201,
  risky_comma = 202,
  missing_colon = 203,
  reminder_differs = 204,
  not_inherited = 205,
  reads_otherwise = 206,
};

struct Diagnostic {
  Code code = Code::not_understood;
  Severity severity = Severity::error;
  Span span;
  std::string message;
  std::string hint;                      // empty when there is nothing useful to say
  std::vector<std::string> suggestions;  // whole sentences or words that do read
};

std::string code_name(Code code);  // "CT011"

struct Position {
  int line = 1;
  int column = 1;  // in characters, not bytes
};
Position position_of(std::string_view text, std::uint32_t offset);

// Text of a card as a terminal may be given it: a control character would move the cursor or clear the
// screen, so each stands as one sign in its place. Lines stay lines, a tab is a blank.
std::string harmless(std::string_view text);

// Several lines: place, code, the source line, a caret, the sentence, the hint. `first_line` and
// `first_column` say where the text stands in its file.
std::string show(const Diagnostic& d, std::string_view file, std::string_view text, Position first = {});

}  // namespace verbatim::cardtext
