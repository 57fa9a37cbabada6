#pragma once
// Running scenario files, and what came of them.

#include <compare>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "scenario/feature.h"
#include "scenario/world.h"

namespace verbatim::scenario {

// An ability of a card that the game ships: the first, second, ... that it has in an edition.
struct UsedAbility {
  std::string edition, card;
  int ability = 0;
  auto operator<=>(const UsedAbility&) const = default;
};

struct Outcome {
  std::string file, scenario;
  std::string edition;  // of the run that failed
  int line = 0;         // of the step that failed, or of the scenario
  int column = 1;       // of what is wrong in that line
  std::string step;
  std::string trouble;  // empty: passed
  bool unread = false;  // because a card text was not understood
  bool passed() const { return trouble.empty(); }
  std::set<UsedAbility> used;  // those that resolved, also where the scenario failed
  std::string text() const;    // "file:line:column: ..." with the step and the reason
};

// One outcome for each scenario of the file, and a failed one for each problem of the file itself.
// `chosen` says which scenarios run; empty means all.
std::vector<Outcome> run_feature(const World&, const Feature&,
                                 const std::function<bool(const Scenario&)>& chosen = nullptr);

// The step forms, for --help and documentation.
std::string list_forms();

}  // namespace verbatim::scenario
