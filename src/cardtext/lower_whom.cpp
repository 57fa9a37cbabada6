// Whom a clause concerns: the player it names, whose place it names, or one that the game's table supplies.

#include <algorithm>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// "Target player's hand": whose it is, is chosen before anything is done with it.
void Lowering::each_place(Clause& c, const Then& then) {
  const Node* z = slot(*c.effect, "z");
  const Node* o = z ? slot(*z, "o") : nullptr;
  const bool used =
      takes(c, "whose deck") || takes(c, "where") || takes(c, "at what") || takes(c, "which deck");
  if (o == nullptr || !used) return then();
  const SeatSet set = owner(o);
  if (set.how == SeatSet::One) return then();
  each_seat(set, phrase(*c.effect), nullptr, [&](Who w) {
    chosen.emplace_back(o, w);
    then();
    chosen.pop_back();
  });
}

// The player a verb concerns: named, the owner of what is named, or one that the game's table supplies.
std::optional<SeatSet> Lowering::whom(const Clause& c) {
  if (const Node* n = slot(*c.effect, "p")) return players(*n);
  if (const Node* o = slot(*c.effect, "o"); o && takes(c, "whose")) return owner(o);
  if (const Node* o = named_by_amount(c)) return owner(o);
  for (const std::string& meaning : c.native->meanings)
    if (meaning.find("else an opponent") != std::string::npos) {
      if (loop_player) return SeatSet::just(*loop_player);  // "for each opponent, deal 1 damage" [CF 12.2]
      return SeatSet::chosen(m.opponents(c.who), c.effect->span);
    }
  return std::nullopt;
}

// "Steal half of target opponent's crystals": whose they are says from whom.
const Node* Lowering::named_by_amount(const Clause& c) const {
  const Node* n = slot(*c.effect, "n");
  return n && !slot(*c.effect, "p") && takes(c, "from whom") ? slot(*n, "o") : nullptr;
}

void Lowering::each_player(Clause& c, const Then& then) {
  const std::optional<SeatSet> concerned = whom(c);
  if (!concerned) return then();
  const SeatSet set = *concerned;
  c.has_player = true;
  const bool batch = std::find(c.native->parameters.begin(), c.native->parameters.end(), Sort::Seats) !=
                     c.native->parameters.end();
  const Node* named = slot(*c.effect, "p");
  const Node* of = named_by_amount(c);
  const bool each_own = named && (speaks_of(*c.effect, named->span) ||
                                  std::any_of(c.posts.begin(), c.posts.end(), [&](const Node* post) {
                                    return speaks_of(*post, named->span);
                                  }));
  if (batch && set.how == SeatSet::Every && !each_own) {
    c.players = set.set;
    return then();
  }
  if (batch && set.how == SeatSet::Several) {
    const auto others = p->local<Sort::Seats>();
    p->set(others, set.set);
    each_seat(set, phrase(*c.effect), nullptr, [&](Who w) { p->set(others, m.without(others, m.only(w))); });
    c.players = m.without(set.set, others);
    p->when(m.how_many(c.players) > 0, then);
    return;
  }
  each_seat(
      set, phrase(*c.effect),
      [&](Who w) {
        c.player = w;
        c.players = m.only(w);
        return card_slot(c) || takes_lane(c) || each_own || of ? Truth(1) : can(c);
      },
      [&](Who w) {
        c.player = w;
        c.players = m.only(w);
        const auto mark = chosen.size();
        if (of != nullptr) chosen.emplace_back(of, w);
        then();
        chosen.resize(mark, {nullptr, w});
      });
}

}  // namespace verbatim::cardtext
