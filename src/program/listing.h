#pragma once
// Code as a person can read it: one line an instruction, in the words of the tables.

#include <string>

#include "program/code.h"

namespace verbatim {

std::string listing(const Declaration&, const Code&, ProgramId);
std::string listing(const Declaration&, const Code&, Operand, const Program* = nullptr);
std::string listing_of_ability(const Declaration&, const Code&, AbilityId);
std::string listing_of_face(const Declaration&, const Code&,
                            FaceId);  // all that is printed on it, but its name
std::string listing_of_selection(const Declaration&, const Code&, int selection, const Program* = nullptr);

// docs/instructions.md, made from the tables.
std::string instruction_reference();

}  // namespace verbatim
