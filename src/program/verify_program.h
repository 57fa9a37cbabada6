#pragma once
// One program: do its instructions, choices and windows fit its registers, and does it stay inside itself?

#include <optional>
#include <string>

#include "program/verify_operands.h"

namespace verbatim {

class ProgramChecker {
 public:
  ProgramChecker(const Declaration& d, const Code& c, OperandChecker& operands)
      : d_(d), c_(c), operands_(operands) {}

  std::optional<CodeFault> check(std::size_t index);

 private:
  // Empty when all is well.
  std::string instruction(const Program&, int pc, const Standing&);
  std::string special_rules(const Program&, int pc, const Instruction&, const Standing&);
  std::string window(const Program&, int pc, const Instruction&, const Standing&);
  std::string choice(const Program&, const Choice&, bool several, const Standing&);
  std::string group(const Program&, const Group&, const Standing&, Sort& sort);

  const Declaration& d_;
  const Code& c_;
  OperandChecker& operands_;
};

}  // namespace verbatim
