// Cards that were looked at lie aside while the text speaks of them; then they go back, so that the decks are
// whole for what follows. [CF 13.45]

#include <algorithm>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// Does a phrase at this place or behind it speak of them? What a question asked is over when it is answered,
// wherever it stands.
bool Lowering::shown_spoken_of(const Node& n, std::uint32_t from) const {
  const auto is_over = [&](Span s) {
    return std::find(answered.begin(), answered.end(), s) != answered.end();
  };
  if (is_over(n.span)) return false;
  if (n.span.begin >= from) {
    if (n.antecedent == Antecedent::node && n.antecedent_span == shown_at) return true;
    if (names_shown(g, n)) return true;
    if (n.entry >= kFirstTableEntry && native("of those " + g.entries[n.entry].native)) return true;
  }
  return std::any_of(n.children.begin(), n.children.end(),
                     [&](const Child& c) { return shown_spoken_of(c.node, from); });
}

bool Lowering::shown_later(std::uint32_t from) const {
  return ability_said && std::any_of(ability_said->begin(), ability_said->end(),
                                     [&](const Node& n) { return shown_spoken_of(n, from); });
}

// On top as they lay, or as a search puts them.
void Lowering::put_back() {
  const Native* back = native("verb:put_back");
  const Native* arranged = searching ? native("verb:arrange") : nullptr;
  if (!looked || back == nullptr) return;
  const auto done = p->number();
  p->set(done, Num(&m, m.done()));
  if (arranged) p->call(ProgramId(arranged->id), {*looker});
  p->verb(VerbId(back->id), {*looker});
  p->set_done(done > 0);
}

// Before what no longer speaks of them.
void Lowering::put_back_before(const Node& n) {
  if (looked && p && !probing && !shown_later(n.span.begin)) put_back();
}

// Do the cards lie aside while the text speaks of them?
bool Lowering::lays_aside(const Clause& c) const {
  return c.native->key == "verb:look_top" || c.native->key == "verb:reveal_top";
}

// Whose cards they are and who has them, while both are known. Nobody but you speaks of them later where
// several players look, or one who is not named again.
void Lowering::note_shown(const Clause& c, const Node& d) {
  if (!lays_aside(c)) return;
  const Node* z = slot(*c.effect, "z");
  shown_of = z && slot(*z, "o") ? owner(slot(*z, "o")) : SeatSet::just(c.who);
  looker = c.who;
  shown_at = c.effect->span;
  looked = can_name = true;
  if (!(c.who.operand == m.you().operand) && !shown_later(d.span.end)) put_back();
}

// "Put them back on the top or bottom in any order": what is done with those that lie aside.
bool Lowering::about_those(const Node& d) {
  const Node& e = *slot(d, "e");
  if (!native("of those " + g.entries[e.entry].native)) return false;
  saw_several = false;
  if (searching && shown_later(d.span.end)) return p->set_done(Truth(1)), true;  // when all is said
  if (can_name || !searched) {
    if (!can_name) refuse(e, "which cards? None were looked at before", Code::pronoun_nothing);
    return !can_name;
  }
  p->set_done(Truth(1));  // a search has put them back like that
  return true;
}

// Cards stay with their owners: of whose deck were they?
void Lowering::check_shown(const Clause& c, const Node& said) {
  const bool pointed =
      names_shown(g, said) || (said.antecedent == Antecedent::node && said.antecedent_span == shown_at);
  if (!pointed && native("back " + c.native->key))
    return refuse(said, "back where? Of these cards none lie aside");
  if (!shown_of || !pointed) return;
  const auto of = [&](Who w) {
    return shown_of->how == SeatSet::One && shown_of->who().operand == w.operand;
  };
  const bool draws = native("own " + c.native->key) != nullptr;
  if (draws && !of(c.who)) return refuse(said, "one draws from one's own deck only");
  for (const char* name : {"z", "l"}) {
    const Node* to = slot(*c.effect, name);
    const Node* o = to ? slot(*to, "o") : nullptr;
    const bool own_hand = to && op(*to) == "own_hand";
    if (own_hand ? of(c.who) : o == nullptr || g.entries[o->entry].has("ref")) continue;
    const SeatSet whose = own_hand ? SeatSet::just(c.who) : owner(o);
    if (whose.how == SeatSet::One && of(whose.who())) continue;
    return refuse(*to, "a card goes to its owner's; say \"its owner's\" or \"their\"");
  }
}

// "Reveal the top 3 cards of your deck. Put a Drone into your hand.": one of those, or one that lies
// elsewhere?
void Lowering::check_unplaced(const Clause& c, const Node& said) {
  const Node* noun = slot(said, "x");
  const Native *aside = native("zone:aside"), *reach = native("reach " + c.native->key);
  if (!saw_several || !noun || !aside || slot(said, "o") || !(c.who.operand == m.you().operand)) return;
  if (said.antecedent != Antecedent::none || g.entries[said.entry].has("ref") || says_where(*noun)) return;
  if (reach && (static_cast<std::uint32_t>(reach->id) >> aside->id & 1) == 0) return;
  if (takes(c, "which card in hand") && slot(*c.effect, "z")) return;
  refuse(said, "one of those that were looked at? Write \"1 of them\", or say where it lies");
}

}  // namespace verbatim::cardtext
