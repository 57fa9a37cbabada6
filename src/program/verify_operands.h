#pragma once
// Operands, nodes, selections and argument lists: do indices exist and sorts agree?

#include <string>
#include <vector>

#include "program/tables.h"
#include "program/verify.h"
#include "program/weigh.h"

namespace verbatim {

// "a seat", "an object": for messages.
std::string one(Sort);

// Where an operand stands, and so what it may read.
struct Standing {
  const std::vector<Sort>* registers = nullptr;  // null: none here
  const std::vector<Sort>* event = nullptr;      // registers of the event in whose window this stands
  int below = 1 << 16;                           // nodes must lie below this: expressions have no cycles
};

class OperandChecker {
 public:
  OperandChecker(const Declaration& d, const Code& c) : d_(d), c_(c), weigher_(c) {}

  // Empty when all is well. `wanted` None accepts any sort.
  std::string check(Operand, Sort wanted, const Standing&);
  std::string check_arguments(std::uint16_t list, const std::vector<Sort>& wanted, const Standing&);
  std::string check_selection(std::uint16_t selection, const Standing&);
  std::string check_run(Run, std::size_t size, const char* what) const;
  // Of any program or of none: does it refer to nodes and lists that exist? `below` as in a Standing.
  std::string check_exists(Operand, int below = 1 << 16) const;
  std::string check_node_exists(int index) const;
  // Names the declared thing a field refers to, or says that it does not exist.
  std::string check_index(Role, int index) const;
  Sort sort_of_operand(Operand, const Standing&) const;

 private:
  std::string check_node(int index, const Standing&);
  const Declaration& d_;
  const Code& c_;
  Weigher weigher_;
  int depth_ = 0;
};

}  // namespace verbatim
