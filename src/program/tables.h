#pragma once
// The instruction and node tables as data, for the verifier, the listing and the documentation.

#include <string_view>

#include "program/code.h"

namespace verbatim {

enum class Role : std::uint8_t {
  _,
  reg,
  any,
  num,
  truth,
  seat,
  seats,
  object,
  zone,
  ability,  // values
  to,
  program,
  verb,
  args,
  choice,
  selection,
  event,
  window,
  marker,
  duration,
  modifier,
  flag,  // of instructions
  counter,
  objcount,
  objflag,
  zonekind,
  field,
  tag,
  face,
  span,
  function,
  quantity,
  action,  // of nodes
};

struct OpInfo {
  std::string_view name;
  Role d, x, y, z;
  std::string_view reads, meaning;
};

struct NodeInfo {
  std::string_view name;
  Sort result;  // None: the sort of the function called
  Role a, x, y, z;
  std::string_view reads, meaning;
};

const OpInfo& info(Op);
const NodeInfo& info(NodeKind);
int op_count();
int node_kind_count();

// The sort that an operand of this role must have; None for any.
Sort sort_of(Role);
bool is_value(Role);

}  // namespace verbatim
