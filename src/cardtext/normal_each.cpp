// "For each ..., A" that multiplies A, as it does behind A. A loop is what says something of the one whose
// turn it is, offers a choice, or goes through players.

#include <algorithm>

#include "cardtext/normal.h"

namespace verbatim::cardtext {
namespace {

std::string category_of(const Grammar& g, const Node& n) {
  return g.categories[g.entries[n.entry].category].name;
}

bool points_back(const Grammar& g, const Node& n) {
  const Entry& e = g.entries[n.entry];
  const std::string c = category_of(g, n);
  const bool of_a_player = c == "one<player>" || c == "owner" || e.has("person");
  const bool of_the_card = e.core == Core::its || e.core == Core::its_owner;
  if (e.has("ref") && (!of_a_player || of_the_card)) return true;
  if (c == "term" && get(g, n, "k")) return true;  // "its power"
  return std::any_of(n.children.begin(), n.children.end(),
                     [&g](const Child& child) { return points_back(g, child.node); });
}

// So many of something, or so many cards: what "for each" can multiply.
bool has_number(const Grammar& g, const Node& effect) {
  const Node* n = get(g, effect, "n");
  const Node* counted = n ? n : get(g, effect, "c");
  if (counted == nullptr || !get(g, *counted, "n")) return false;
  const std::string c = category_of(g, *counted);
  const bool amount = c.rfind("plain<", 0) == 0 || (n == nullptr && c == "one<card>");
  return amount && (core_of(g, *counted) == Core::count || op_of(g, *counted) == "up_to");
}

bool fits(const Grammar& g, const Node& body, bool over_lanes) {
  if (core_of(g, body) == Core::and_)
    return fits(g, *get(g, body, "a"), over_lanes) && fits(g, *get(g, body, "b"), over_lanes);
  if (core_of(g, body) != Core::do_ || get(g, body, "i") || points_back(g, body)) return false;
  const Node& effect = *get(g, body, "e");
  if (category_of(g, effect) != "effect" || !has_number(g, effect)) return false;
  // "For each of your lanes, add a Boost token": what it leaves out is the lane of the loop.
  return !over_lanes || g.entries[effect.entry].slot("l") < 0;
}

Node with_post(const Grammar& g, Node body, const Node& post) {
  if (core_of(g, body) == Core::and_) {
    set(g, body, "a", with_post(g, *get(g, body, "a"), post));
    set(g, body, "b", with_post(g, *get(g, body, "b"), post));
    return body;
  }
  add_to_list(g, body, "p", post);
  settle_clause(g, body);
  return body;
}

// The row for this sort of things: every sort has its own.
Node countable(const Grammar& g, std::string_view op, const Node& noun) {
  Node out = make(g, "countable", op);
  for (std::size_t i = kFirstTableEntry; i < g.entries.size(); ++i) {
    const Entry& e = g.entries[i];
    const int x = e.category == g.entries[out.entry].category && e.op == op ? e.slot("x") : -1;
    if (x >= 0 && e.slots[static_cast<std::size_t>(x)].category == category_of(g, noun))
      out.entry = static_cast<EntryId>(i);
  }
  return out;
}

}  // namespace

bool multiplies(const Grammar& g, const Node& n) {
  const std::string noun = category_of(g, *get(g, *get(g, n, "x"), "x"));
  return noun != "noun<player>" && fits(g, *get(g, n, "b"), noun == "noun<lane>");
}

Node multiplied(const Grammar& g, const Node& n) {
  const Node& over = *get(g, n, "x");
  const Node* owner = get(g, over, "o");
  Node what = countable(g, owner ? "owned" : "nouns", *get(g, over, "x"));
  if (owner) set(g, what, "o", *owner);
  set(g, what, "x", *get(g, over, "x"));
  what.span = over.span;
  Node post = make(g, "post", "per");
  set(g, post, "d", std::move(what));
  post.span = over.span;
  Node out = with_post(g, *get(g, n, "b"), post);
  out.span = n.span;
  return out;
}

}  // namespace verbatim::cardtext
