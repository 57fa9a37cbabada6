// Where cards lie and whose they are: said once. "A card in your Mining lane from your discard pile" and "one
// of target opponent's cards in your lanes" are no cards at all, and are refused. [CF 12.11]

#include <algorithm>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {
namespace {

enum class Side { Yours, Theirs, Pointed, Anybodys };

// Of a card that is said to be of all these: a pronoun may mean any of the others, "your card in your lanes"
// is yours, and two more that name a player name two.
bool is_of_two(const std::vector<Side>& sides, std::optional<Side> adjective) {
  const auto those = [&](Side s) { return std::count(sides.begin(), sides.end(), s); };
  const auto yours = those(Side::Yours), theirs = those(Side::Theirs);
  const auto named = yours + theirs + those(Side::Anybodys);
  if (adjective == Side::Yours && theirs > 0) return true;
  if (adjective == Side::Theirs && yours > 0) return true;
  return named > 1 && yours < named;
}

}  // namespace

void Lowering::said_once(const Node& noun, const Node* owner_said, bool controls) {
  const auto side_of = [&](const Node& said) {
    const Node* x = slot(said, "x");
    if (g.entries[said.entry].has("ref") || said.antecedent == Antecedent::node) return Side::Pointed;
    if (said.antecedent == Antecedent::self || op(said) == "your" || op(said) == "you") return Side::Yours;
    const Node* head = x && slot(*x, "h") ? slot(*x, "h") : x;
    return op(said) == "opponents" || (head && op(*head) == "opponent") ? Side::Theirs : Side::Anybodys;
  };
  const Node* placed = nullptr;  // in a lane, or somewhere else
  bool elsewhere = false;
  std::vector<Side> sides;
  if (owner_said) sides.push_back(side_of(*owner_said));
  const auto lies = [&](const Node& said, bool in_lanes, bool in_pile = false) {
    if (placed && !(in_pile && op(*placed) == "discarded"))
      refuse(said, "where does it lie? It is said twice");
    placed = &said;
    elsewhere = !in_lanes;
  };
  std::optional<Side> adjective;
  for (const Node* head = slot(noun, "h"); head && slot(*head, "h"); head = slot(*head, "h")) {
    const Node& adj = *slot(*head, "a");
    if (op(adj) == "friendly") adjective = Side::Yours;
    if (op(adj) == "enemy") adjective = Side::Theirs;
    if (op(adj) == "discarded") lies(adj, false);
  }
  const Node *in_play = nullptr, *controlled = nullptr;
  for (const Child& child : noun.children) {
    if (child.slot != g.entries[noun.entry].slot("m")) continue;
    const Node& mod = child.node;
    const std::string& word = op(mod);
    if (word == "in_lane") {
      lies(mod, true);
      const Node* lane = slot(mod, "l");
      while (slot(*lane, "a")) lane = slot(*lane, "a");
      if (lane->antecedent == Antecedent::self) sides.push_back(Side::Yours);
      if (const Node* o = slot(*lane, "o")) sides.push_back(side_of(*o));
    } else if (word == "in_place") {
      const Node* zone = slot(*slot(mod, "z"), "z");
      lies(mod, false, zone && op(*zone) == "discard");
      if (const Node* o = slot(*slot(mod, "z"), "o")) sides.push_back(side_of(*o));
    } else if (word == "in_play") {
      in_play = &mod;
    } else if (word == "controlled" || word == "they_control") {
      controlled = &mod;
      sides.push_back(word == "controlled" ? Side::Yours : Side::Pointed);
    } else if (word == "player_controls") {
      controlled = &mod;
      sides.push_back(side_of(*slot(mod, "p")));
    } else if (word == "of_player" || word == "for_player") {
      sides.push_back(side_of(*slot(mod, "p")));
    }
  }
  if (elsewhere && in_play) refuse(*in_play, "where does it lie? It is said twice");
  if (elsewhere && (controlled || controls))
    refuse(controlled ? *controlled : *placed, "one controls cards in lanes only");
  if (is_of_two(sides, adjective)) refuse(noun, "whose cards? It is said twice");
}

// "If you control a card in target opponent's hand": what a condition says of cards and of who has them.
void Lowering::asks_once(const Node& question) {
  const bool controls = op(question).find("control") != std::string::npos;
  const Node* who = slot(question, "p");
  const std::function<void(const Node&)> each = [&](const Node& q) {
    for (const char* side : {"a", "b"})
      if (const Node* part = slot(q, side)) each(*part);
    if (const Node* noun = slot(q, "x"); noun && category(*noun) == "noun<card>")
      said_once(*noun, who, controls);
  };
  const Node* q = slot(question, "q");
  each(q && category(*q).rfind("bound", 0) == 0 ? *q : question);
}

// Does the noun say where its cards lie?
bool Lowering::says_where(const Node& noun) const {
  for (const Node* head = slot(noun, "h"); head && slot(*head, "h"); head = slot(*head, "h"))
    if (op(*slot(*head, "a")) == "discarded") return true;
  return std::any_of(noun.children.begin(), noun.children.end(),
                     [&](const Child& c) { return is_place(c.node); });
}
bool Lowering::is_place(const Node& modifier) const {
  const std::string& word = op(modifier);
  return word == "in_lane" || word == "in_place" || word == "in_play" || word == "controlled" ||
         word == "they_control" || word == "player_controls" || word == "lanes_apart";
}

// Cards of these players, and those of nobody else in the lanes whose owner was named: "each of your cards in
// their lanes", where "they" may be you.
Pick& Lowering::also_of(Pick& pick, const Node& noun, Whos whose) {
  const Node* lane = nullptr;
  for (const Child& c : noun.children)
    if (op(c.node) == "in_lane") lane = slot(c.node, "l");
  const bool named = lane && (slot(*lane, "o") || lane->antecedent != Antecedent::none);
  if (named && !(pick.selection.seats == whose.operand))
    pick.where(m.has({&m, pick.selection.seats}, m.controller(m.it())));
  return pick.whose(whose);
}

}  // namespace verbatim::cardtext
