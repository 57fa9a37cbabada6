// How much a clause does: as written, as the player likes within what is possible, or as much as there is.

#include <algorithm>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {
namespace {

constexpr int kPlenty = 999;
constexpr int kMostOptions = 100;  // each number of an "up to" is an option of its own

bool starts(const std::string& text, std::string_view with) { return text.rfind(with, 0) == 0; }

}  // namespace

// No more than the game has of what the verb takes: what cannot be done is neither asked for nor owed. It is
// counted now, because the verb takes some of it away.
Num Lowering::as_many_as_there_are(const Clause& c, Num wanted) {
  const Native* most = native("most " + c.native->key);
  if (most == nullptr || probing || wanted.operand == Operand::constant(1)) return wanted;
  const auto number = p->number();
  p->set(number, m.least(wanted, m.call(FnId(most->id), {c.who})));
  return number;
}

// How much: as written, or as the player likes within what is possible.
void Lowering::with_number(Clause& c, const Then& then) {
  const Node* n = slot(*c.effect, "n");
  if (n == nullptr && takes(c, "into which kind")) n = slot(*c.effect, "a");
  if (n == nullptr || starts(category(*n), "price") || starts(category(*n), "saving")) {
    // "3 Basic Troopers": the number stands in the selection, and the verb takes it.
    const Node* said = slot(*c.effect, "c");
    if (n == nullptr && said && card_slot(c) == nullptr && takes(c, "how many")) {
      const bool up_to = op(*said) == "up_to", as_many = core_of(g, *said) == Core::that_many;
      if (op(*said) != "count" && !up_to && !as_many) refuse(*said, "say how many, or up to how many");
      const Num said_number = slot(*said, "n") ? amount(*slot(*said, "n")) : as_many ? amount(*said) : Num(1);
      const Num wanted = times(c, said_number);
      c.number = as_many_as_there_are(c, wanted);
      if (up_to) {
        const auto number = p->number();
        p->ask_number(c.who).prompt(phrase(*c.effect)).numbers(c.least, c.number, number, nullptr).end();
        c.number = number;
      }
      if (!c.number.operand.is_constant()) return p->when(c.number > 0, then);
    }
    return then();
  }
  const bool any = op(*n) == "any_number" || op(*n) == "any_of" || names_x(*n);
  const bool on_lanes = takes(c, "how many in all") || moves_tokens(c);
  c.chooses_number = any || op(*n) == "up_to" || op(*n) == "up_to_of";
  c.all = on_lanes && (op(*n) == "all" || op(*n) == "all_of");
  // As much as the player likes is bounded by what there is to pay or to take.
  const Entry& verb = g.entries[c.effect->entry];
  const auto bounded = [this](Num most) { return paying && most_x ? m.least(most, *most_x) : most; };
  if (any && !paying && !verb.has("payable") && !verb.has("takes"))
    refuse(*n, names_x(*n) ? "X stands for what was paid or taken before: \"pay X crystals to ...\""
                           : "say up to how many");
  const bool rated =
      std::any_of(c.posts.begin(), c.posts.end(), [&](const Node* post) { return op(*post) == "rate"; });
  if (c.all) {
    c.number = kPlenty;
    return then();
  }
  if (rated && op(*n) == "up_to") {
    // "Up to 6 damage (2 per token)": what was paid says how much.
    c.chooses_number = false;
    const auto fixed = p->number();
    p->set(fixed, times(c, Num(slot(*n, "n")->value)));
    c.number = fixed;
    return then();
  }
  if (c.chooses_number && moves_tokens(c)) {
    c.number = any ? bounded(kPlenty) : times(c, Num(slot(*n, "n")->value));
    return then();
  }
  if (c.chooses_number && (takes(c, "how many in all") || takes(c, "up to how many"))) {
    // The verb, or the lanes it is shared over, take "up to" by themselves.
    c.number = any ? bounded(kPlenty) : times(c, Num(slot(*n, "n")->value));
    return then();
  }
  if (!c.chooses_number) {
    const Num total = times(c, amount(*n));
    if (!total.operand.is_constant()) {
      const auto fixed = p->number();
      p->set(fixed, total);
      c.number = fixed;
    } else {
      c.number = total;
    }
    return then();
  }
  const auto number = p->number();
  Asking ask = p->ask(c.who);
  ask.prompt(phrase(*c.effect));
  if (any) {
    const Node* o = slot(*n, "o");
    const Who whose = o ? the_one(owner(o), *o) : c.who;
    ask.numbers(c.least, bounded(unit_of(whose, *slot(*n, "u"))), number, nullptr, "{}");
  } else if (card_slot(c) || takes_lane(c) || whom(c)) {
    // To whom or where is chosen after the number.
    ask.numbers(c.least, slot(*n, "n")->value, number, nullptr, "{}");
  } else {
    const int most = slot(*n, "n")->value;
    if (most > kMostOptions)
      refuse(*n, "at most " + std::to_string(kMostOptions) + " can be chosen from", Code::number_too_large);
    if (c.least == 0) ask.numbers(0, 0, number, nullptr, "{}");
    for (int k = 1; k <= std::min(most, kMostOptions); ++k) {
      Clause probe = c;
      probe.number = k;
      ask.numbers(k, k, number, nullptr, "{}").guard(can(probe));
    }
  }
  ask.end();
  c.number = times(c, Num(number));
  then();
}

}  // namespace verbatim::cardtext
