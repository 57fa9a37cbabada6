#pragma once
// The verifier: code that passes runs without checks and without harm, whatever it does.

#include <optional>
#include <string>

#include "program/code.h"

namespace verbatim {

struct CodeFault {
  std::string where, what;
};

inline constexpr int kMostCallArguments = 12;

// Are the first registers of the program what abilities for this trigger read?
bool carries(const Program&, const TriggerKind&);

// The first thing wrong, or nothing.
std::optional<CodeFault> verify(const Declaration&, const Code&);

}  // namespace verbatim
