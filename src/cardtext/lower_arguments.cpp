// The arguments of a verb. What a parameter means is written in the game's table of natives; this page is
// where the meanings are given parts of the sentence.

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

std::vector<Operand> Lowering::arguments(const Clause& c) {
  std::vector<Operand> out;
  for (std::size_t i = 0; i < c.native->parameters.size(); ++i)
    out.push_back(argument(c, c.native->parameters[i], c.native->meanings[i]));
  return out;
}

Operand Lowering::argument(const Clause& c, Sort sort, const std::string& meaning) {
  const auto is = [&](std::string_view word) { return meaning.rfind(word, 0) == 0; };
  const Node& e = *c.effect;
  if (is("whose lane") || is("to whose")) return c.lane.seat;
  if (is("lane") || is("to which lane") || is("to lane")) return c.lane.index;
  if (is("from whose lane")) return c.from.seat;
  if (is("from lane")) return c.from.index;
  if (is("whose deck")) {
    const Node* z = slot(e, "z");
    return z && slot(*z, "o") ? owner(slot(*z, "o")).one : c.who;
  }
  if (is("whose") || is("to whom") || is("from whom")) {
    if (!c.has_player) refuse(e, "it does not say whom this concerns");
    if (sort == Sort::Seats) return c.players;
    return c.player;
  }
  if (is("who")) {
    if (sort == Sort::Seats) return m.only(c.who);
    return c.who;
  }
  if (is("how many of those")) return slot(e, "b") ? amount(*slot(e, "b")) : Num(0);
  if (is("how many") || is("up to how many") || is("most") || is("price")) return c.number;
  if (is("into which kind")) return slot(e, "b") ? token_kind(*slot(e, "b")) : Num(0);
  if (is("kind of token")) return token_kind(e);
  if (is("with which")) return c.other;
  if (is("which card of this text")) return m.source();
  if (is("which card") || is("on which card")) return card_slot(c) ? c.card : m.source();
  if (is("where") || is("at what") || is("which deck")) {
    const Node* z = slot(e, "z");
    if (z) return place(*z, c.who);
  }
  if (is("the lane it may not go to")) {
    const Node* l = slot(e, "l");
    if (l == nullptr) return Operand::constant(-1);
    if (op(*l) == "another") return came_from ? *came_from : Num(-1);
    refuse(*l, "it can be played to a different lane or to any");
    return Operand::constant(-1);
  }
  if (is("for 0 crystals") || is("crystals less") || is("production less")) {
    const Node* n = slot(e, "n");
    int crystals = 0, production = 0;
    if (n == nullptr) return Operand::constant(0);
    const bool of_crystals = op(*n) == "crystals";
    (of_crystals ? crystals : production) = slot(*n, "n") ? std::abs(slot(*n, "n")->value) : 0;
    if (is("crystals less")) return times(c, crystals);
    if (is("production less")) return times(c, production);
    if (!of_crystals || crystals != 0) refuse(*n, "a card can be played for 0 crystals, or for its price");
    return Operand::constant(1);
  }
  if (is("only cards that are")) return Operand::constant(0);
  refuse(e, "nothing in the text says \"" + meaning + "\"");
  return sort == Sort::Object ? m.nothing().operand
         : sort == Sort::Zone ? m.zone_of(m.source()).operand
                              : Operand::constant(0);
}

// The kind of token an amount speaks of.
Num Lowering::token_kind(const Node& e) {
  const Node* said = slot(e, "u") ? slot(e, "u") : slot(e, "k");
  if (said == nullptr || is_number(*said)) said = slot(e, "n") ? slot(e, "n") : slot(e, "a");
  if (said == nullptr) said = &e;
  if (const Node* unit = slot(*said, "u")) said = unit;
  const Native* kind = native("token:" + op(*said));
  if (kind == nullptr) {
    refuse(*said, "this is no token that can lie there", Code::not_in_rules);
    return 0;
  }
  return kind->id;
}

}  // namespace verbatim::cardtext
