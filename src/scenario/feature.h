#pragma once
// A scenario file as it is written: scenarios, steps, lines. What the steps mean is the business of forms.

#include <string>
#include <string_view>
#include <vector>

namespace verbatim::scenario {

enum class StepKind : unsigned char { Given, When, Then };

struct Step {
  StepKind kind = StepKind::Given;
  std::string sentence;            // without its keyword
  std::vector<std::string> block;  // the lines after "|" that follow it
  int line = 0;
  int column = 0;  // of the sentence
};

// Something wrong at a line of a file.
struct Problem {
  int line = 0;
  std::string what;
};

struct Scenario {
  std::vector<std::string> clauses;
  std::string title;
  int line = 0;
  std::vector<Step> steps;        // those of the background first
  std::vector<Problem> problems;  // then it is not run
  std::string name() const;       // clauses and title, as written
};

struct Feature {
  std::string file, title;
  std::vector<Scenario> scenarios;
  std::vector<Problem> problems;    // of the file itself
  std::vector<Problem> background;  // of what all its scenarios begin with; then none is run
};

Feature read_feature(std::string file, std::string_view text);

std::string_view trimmed(std::string_view);
// How many letters a text has: a letter may be several bytes.
int letters(std::string_view);

}  // namespace verbatim::scenario
