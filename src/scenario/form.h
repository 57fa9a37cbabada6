#pragma once
// Step forms: "{player} has {counters}" and what it does. One table (forms.cpp) has them all; reading,
// messages and the list of forms come from it.

#include <string>
#include <string_view>
#include <vector>

#include "scenario/feature.h"
#include "scenario/words.h"

namespace verbatim::scenario {

class Play;

// What is wrong, or nothing.
using Trouble = std::string;

struct Match {
  std::vector<Value> values;  // one for each slot, in order
  const Step* step = nullptr;
};

enum class Role : unsigned char {
  Set,     // says something about the position
  Run,     // lets the game run to a goal
  Choose,  // takes a choice
  Try,     // takes one that may be refused
  Check,   // looks
  Settle,  // looks at the outcome of the game
};

struct Form {
  StepKind kind;
  Role role;
  const char* pattern;
  Trouble (*act)(Play&, const Match&);
};

// All forms, in the order of docs/scenarios.md.
const std::vector<Form>& forms();

struct Sentence {
  const Form* form = nullptr;
  Match match;
};

// Does what it says, for one player after the other where it says "each player's". The number of players is
// that of the table or, for a Given, of the position.
Trouble act(Play&, const Sentence&);

// The one form that a step has, or what is wrong with it and the nearest forms.
struct Understood {
  Sentence sentence;
  Trouble trouble;
  std::size_t at = 0;  // where in the sentence the trouble is
};
Understood understand(const Words&, const Step&);
// Is it a step of a kind that says more than "{player} {action}"?
bool has_form(const Words&, const Step&);

// The slots of a pattern filled from a text, or nothing. `(s)` may be there or not.
bool fits(const Words&, std::string_view pattern, std::string_view text, std::vector<Value>& values);

// What is wrong with the numbers that the slots of a pattern were filled with: too large for a table, or
// below zero where things are counted.
Trouble wrong_number(std::string_view pattern, const std::vector<Value>& values, StepKind);

}  // namespace verbatim::scenario
