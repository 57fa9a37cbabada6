// "This way": how much of what was said was done. A word of the table, `destroyed this_way`, counts the verbs
// that carry `as_destroyed`, and of them only what the phrase names: its unit, or the cards that its noun
// fits. [CF 12.25]

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// The word of a phrase that is counted "this way", or null.
const Node* Lowering::this_way(const Node& counted) const {
  const Node* noun = slot(counted, "x");
  const Node& holder = noun ? *noun : counted;
  const int mods = g.entries[holder.entry].slot("m");
  for (const Child& c : holder.children)
    if (c.slot == mods && g.entries[c.node.entry].has("this_way")) return &c.node;
  return nullptr;
}

const Node* Lowering::first_of(const Node& n, const std::function<bool(const Node&)>& is) const {
  if (is(n)) return &n;
  for (const Child& c : n.children)
    if (const Node* found = first_of(c.node, is)) return found;
  return nullptr;
}

// One register for each phrase, from the start of the ability: what was not reached counts nothing.
void Lowering::prepare_ways(const std::vector<Node>& statements) {
  ways_counted.clear();
  const auto note = [&](const Node& n) {
    const bool phrase_counted = category(n) == "countable" || category(n) == "counted";
    const Node* word = phrase_counted ? this_way(n) : nullptr;
    if (word && !way_of(n)) ways_counted.push_back({n, "as_" + op(*word), p->number()});
    return false;
  };
  for (const Node& n : statements) first_of(n, note);
}

Way* Lowering::way_of(const Node& counted) {
  for (Way& w : ways_counted)
    if (w.phrase.span == counted.span && same(w.phrase, counted)) return &w;
  return nullptr;
}

// The unit an effect is done in, if it says one.
const Node* Lowering::unit_said(const Node& effect) const {
  for (const Node* n = slot(effect, "n"); n && !is_number(*n); n = slot(*n, "q"))
    if (const Node* unit = slot(*n, "u")) return unit;
  return nullptr;
}

bool Lowering::feeds(const Node& effect, const Way& way) const {
  if (!g.entries[effect.entry].has(way.verbs)) return false;
  const Node* counted = slot(way.phrase, "u");
  const Node* done = unit_said(effect);
  if (counted == nullptr || done == nullptr) return true;
  return op(*counted) == op(*done) || g.entries[counted->entry].has("generic");
}

// A sentence, or a turn of a loop, in which the thing is done and counted counts its own.
void Lowering::start_ways(const Node& n) {
  for (Way& way : ways_counted) {
    if (!first_of(n, [&](const Node& at) { return way_of(at) == &way; })) continue;
    if (!first_of(n, [&](const Node& at) { return feeds(at, way); })) continue;
    p->set(way.number, 0);
    way.counted = false;
  }
}

// Does the phrase ask more of the cards than what was done to them?
bool Lowering::asks_of_cards(const Way& way) const {
  const Node* noun = slot(way.phrase, "x");
  if (noun == nullptr) return false;
  const Node* head = slot(*noun, "h");
  return slot(way.phrase, "o") || (head && op(*head) != "card") || noun->children.size() > 2;
}

// Asked before it is done: what was destroyed has no lane and no power.
Truth Lowering::fits_way(const Way& way, Obj card) {
  const Node& noun = *slot(way.phrase, "x");
  Node bare = noun;
  Truth ok(&m, kAlways);
  const int mods = g.entries[noun.entry].slot("m");
  bare.children.clear();
  for (const Child& c : noun.children) {
    const std::string& word = op(c.node);
    if (c.slot != mods || word == "controlled") {
      bare.children.push_back(c);
    } else if (word == "power") {
      ok = ok && compare(power(card, c.node), *slot(c.node, "c"));
    } else if (word == "except_this") {
      ok = ok && !m.same(card, m.source());
    } else if (!g.entries[c.node.entry].has("this_way") && word != "including") {
      refuse(c.node, "this cannot be asked of what was done");
    }
  }
  if (const Node* o = slot(way.phrase, "o")) {
    if (op(*o) != "your") refuse(*o, "whose they were cannot be asked afterwards");
    ok = ok && m.same(m.controller(card), m.you());
  }
  kept.push_back(std::move(bare));
  return about(kept.back(), card) && ok;
}

// Around one doing of a clause: what is asked of the card first, what was done afterwards.
void Lowering::counting_ways(const Clause& c, const std::function<Num()>& act,
                             const std::function<void(Num)>& did) {
  std::vector<std::pair<Way*, std::optional<Num>>> fed;
  for (Way& way : ways_counted) {
    if (!feeds(*c.effect, way)) continue;
    way.counted = true;
    if (!asks_of_cards(way)) {
      fed.emplace_back(&way, std::nullopt);
    } else if (card_slot(c) == nullptr) {
      refuse(way.phrase, "which cards they were is not known");
    } else {
      const auto fits = p->number();
      p->set(fits, m.either(fits_way(way, c.card), 1, 0));
      fed.emplace_back(&way, Num(fits));
    }
  }
  const Num number = act();
  p->when(m.done(), [&] {
    did(number);
    for (const auto& [way, each] : fed) p->set(way->number, way->number + (each ? number * *each : number));
  });
}

Num Lowering::done_this_way(const Node& counted) {
  Way* way = way_of(counted);
  if (way && way->counted) return way->number;
  // While it is only asked whether it is possible, nothing was done yet.
  if (!probing) refuse(counted, "nothing before it does this");
  return 1;
}

}  // namespace verbatim::cardtext
