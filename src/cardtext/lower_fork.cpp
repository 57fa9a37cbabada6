// "Discard a card or lose 2 crystals. Gain that many hit points.": "that many" is what the branch that was
// taken did, and nothing if none was. [CF 12.20]

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

bool Lowering::says_that_many(const Node& n) const {
  return first_of(n, [this](const Node& at) {
    const Core core = core_of(g, at);
    return core == Core::that_many || core == Core::per_taken ||
           (op(at) == "that" && category(at) == "amount");
  });
}

Fork Lowering::fork() {
  Fork out;
  out.before = taken;
  if (!says_amount) return out;
  out.number = p->number();
  p->set(*out.number, 0);
  return out;
}

void Lowering::branch(Fork& f, const Then& body) {
  taken = f.before;
  body();
  if (!f.number || !taken) return;
  p->set(*f.number, *taken);
  f.counted = true;
}

void Lowering::join(const Fork& f) {
  if (f.counted) taken = Num(*f.number);
}

void Lowering::one_of_two(Truth condition, const Then& yes, const Then& no) {
  Fork both = fork();
  p->when(condition, [&] { branch(both, yes); }, [&] { branch(both, no); });
  join(both);
}

}  // namespace verbatim::cardtext
