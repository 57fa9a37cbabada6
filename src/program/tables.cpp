#include "program/tables.h"

namespace verbatim {
namespace {

constexpr OpInfo kOps[] = {
#define OP(name, d, x, y, z, reads, meaning) {#name, Role::d, Role::x, Role::y, Role::z, reads, meaning},
#include "program/instructions.def"
#undef OP
};

constexpr Sort Any = Sort::None, Number = Sort::Number, Truth = Sort::Truth, Seat = Sort::Seat,
               Seats = Sort::Seats, Object = Sort::Object, Zone = Sort::Zone;
constexpr NodeInfo kNodes[] = {
#define NODE(name, result, a, x, y, z, reads, meaning) \
  {#name, result, Role::a, Role::x, Role::y, Role::z, reads, meaning},
#include "program/nodes.def"
#undef NODE
};

}  // namespace

const OpInfo& info(Op op) { return kOps[static_cast<int>(op)]; }
const NodeInfo& info(NodeKind kind) { return kNodes[static_cast<int>(kind)]; }
int op_count() { return static_cast<int>(std::size(kOps)); }
int node_kind_count() { return static_cast<int>(std::size(kNodes)); }

Sort sort_of(Role role) {
  switch (role) {
    case Role::num:
      return Sort::Number;
    case Role::truth:
      return Sort::Truth;
    case Role::seat:
      return Sort::Seat;
    case Role::seats:
      return Sort::Seats;
    case Role::object:
      return Sort::Object;
    case Role::zone:
      return Sort::Zone;
    case Role::ability:
      return Sort::Ability;
    default:
      return Sort::None;
  }
}

bool is_value(Role role) { return role >= Role::any && role <= Role::ability; }

}  // namespace verbatim
