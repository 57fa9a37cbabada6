// What the parts of a cost draw on. Each is asked for itself whether it can be paid, so two of them must be
// provably apart: otherwise one card, token or crystal would answer for both, and a cost that is half paid
// would buy the whole. [CF 11.9]

#include <algorithm>
#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {
namespace {

// The parts that are paid, with those that are paid in their place.
void leaves(const Grammar& g, const Node& n, std::vector<const Node*>& out) {
  const std::string& word = op_of(g, n);
  if (word != "costs" && word != "costs_or") return out.push_back(&n);
  leaves(g, *get(g, n, "a"), out);
  leaves(g, *get(g, n, "b"), out);
}

bool meet(const LaneSet& a, const LaneSet& b) {
  if (a.index || b.index) return true;  // "this lane", "that lane": any of them
  return std::any_of(a.among.begin(), a.among.end(),
                     [&](int l) { return std::find(b.among.begin(), b.among.end(), l) != b.among.end(); });
}

}  // namespace

// Payments of one word from one supply are added up before they are asked about.
bool Lowering::added_up(const Clause& c) const {
  return card_slot(c) == nullptr && lane_slot(c) == nullptr && c.native->parameters.size() == 2;
}

// The kinds of place that are named: "your hand", "your deck or discard pile".
std::uint32_t Lowering::zones_said(const Node& place_said) {
  std::uint32_t out = 0;
  const std::function<void(const Node&)> add = [&](const Node& z) {
    if (op(z) == "either") {
      add(*slot(z, "a"));
      add(*slot(z, "b"));
    } else if (const Native* n = native_of(z); n && n->kind == Native::Kind::Zone) {
      out |= 1u << n->id;
    }
  };
  if (const Node* z = slot(place_said, "z")) add(*z);
  return out;
}

Drawn Lowering::drawn_on(const Node& part) {
  Drawn out;
  Clause c;
  if (!understand(part, c)) return out;
  const Native* supply = native("draws on " + c.native->key);
  if (added_up(c)) out.sum = c.native;
  if (const Node* said = card_slot(c)) {
    out.what = Drawn::Cards;
    if (said->antecedent == Antecedent::self) {
      out.self = true;
      out.zones = lies_in;
    } else if (op(*said) == "top") {
      out.zones = zones_said(*slot(*said, "z"));
    } else if (const CardSet set = targets(c); set.how == CardSet::Known) {
      out.zones = still_lies(set.known);
    } else {
      out.zones = set.pick.selection.zones;
      out.seats = set.pick.selection.seats;
      const bool other_than_this = !last_card || last_card->operand == m.source().operand;
      out.not_self =
          (other_than_this && op(*said).rfind("another", 0) == 0) || first_of(*said, [this](const Node& at) {
            return op(at) == "except_this" || (op(at) == "other" && category(at) == "adj<card>");
          });
    }
  } else if (supply && supply->kind == Native::Kind::Zones) {
    const Node* o = slot(*c.effect, "o");
    out.what = Drawn::Cards;
    out.zones = static_cast<std::uint32_t>(supply->id);
    out.seats = o ? all_of(owner(o)) : m.only(c.who);
  } else if (supply && supply->kind == Native::Kind::Tokens) {
    out.what = Drawn::Tokens;
    out.id = supply->id;
    out.lanes.among = row();
    out.seats = m.only(c.who);
  } else if (takes(c, "kind of token")) {
    const Native* kind = native("token:" + op(token_said(*c.effect)));
    out.what = Drawn::Tokens;
    out.id = kind ? kind->id : 0;
    out.lanes = moves_tokens(c) ? from_lanes(c) : lanes_of(c);
    out.seats = all_of(out.lanes.owner);
  } else if (supply) {
    const bool theirs = takes(c, "to whom") && c.native->meanings.front() != "who";
    const std::optional<SeatSet> hit = theirs ? whom(c) : std::nullopt;
    out.what = Drawn::Counter;
    out.id = supply->id;
    out.seats = hit ? all_of(*hit) : m.only(c.who);
  }
  return out;
}

// Can nothing pay for both?
bool Lowering::apart(const Drawn& a, const Drawn& b) {
  if (a.what != b.what || a.what == Drawn::Nothing || (a.sum && a.sum == b.sum)) return true;
  const Operand mine = m.only(m.you()).operand, theirs = m.opponents(m.you()).operand;
  if ((a.seats == mine && b.seats == theirs) || (a.seats == theirs && b.seats == mine)) return true;
  if (a.what == Drawn::Counter) return a.id != b.id;
  if (a.what == Drawn::Tokens) return a.id != b.id || !meet(a.lanes, b.lanes);
  return (a.zones & b.zones) == 0 || (a.self && b.not_self) || (a.not_self && b.self);
}

void Lowering::paid_apart(const Node& one, const Node& other) {
  std::vector<const Node*> first, second;
  leaves(g, one, first);
  leaves(g, other, second);
  const bool before_paying = std::exchange(paying, true), before_probing = std::exchange(probing, true);
  for (const Node* a : first) {
    for (const Node* b : second) {
      const Node *left = nullptr, *right = nullptr;
      if (joint(*a, left, right) != Joint::None) {
        paid_apart(*left, *b);
        paid_apart(*right, *b);
      } else if (joint(*b, left, right) != Joint::None) {
        paid_apart(*a, *left);
        paid_apart(*a, *right);
      } else if (!apart(drawn_on(*a), drawn_on(*b))) {
        refuse(
            *b,
            "what pays for another part of this cost could pay for this one too: say how many at once, write "
            "two sentences, or name others (\"this card\" and \"another card\", two lanes by name)");
      }
    }
  }
  paying = before_paying;
  probing = before_probing;
}

}  // namespace verbatim::cardtext
