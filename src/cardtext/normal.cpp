#include "cardtext/normal.h"

#include <algorithm>

#include "cardtext/token.h"

namespace verbatim::cardtext {
namespace {

bool simple_clause(const Grammar& g, const Node& n) {
  const Core c = core_of(g, n);
  return c == Core::do_ || c == Core::or_ || c == Core::cannot || c == Core::can;
}

// "This turn, A and B": a time that stands before several things is that of each of them.
bool takes_time(const Grammar& g, const Node& n) {
  const Core c = core_of(g, n);
  if (c == Core::and_) return takes_time(g, *get(g, n, "a")) && takes_time(g, *get(g, n, "b"));
  return c == Core::do_ || c == Core::cannot || c == Core::cannot_be || c == Core::can;
}

void give_time(const Grammar& g, Node& n, const Node& post) {
  if (core_of(g, n) != Core::and_) {
    add_to_list(g, n, "p", post);
  } else {
    give_time(g, *get(g, n, "a"), post);
    give_time(g, *get(g, n, "b"), post);
  }
}

// "choose one: A or B" must offer something.
bool offers_choice(const Grammar& g, const Node& n) {
  const Core c = core_of(g, *get(g, n, "x"));
  return c == Core::alt || c == Core::or_;
}

// The options of "choose one" as one list, whether semicolons or "or" keep them apart.
Node options_of(const Grammar& g, const Node& n) {
  const Core c = core_of(g, n);
  if (c != Core::alt && c != Core::or_) return n;
  Node out = make(g, "options", "more");
  out.span = n.span;
  set(g, out, "a", *get(g, n, "a"));
  set(g, out, "b", options_of(g, *get(g, n, "b")));
  return out;
}

bool says(const Grammar& g, const Node& n, Core what) {
  return core_of(g, n) == Core::pre && core_of(g, *get(g, n, "h")) == what;
}

bool says_otherwise(const Grammar& g, const Node& n) {
  return says(g, n, Core::otherwise) || says(g, n, Core::not_done);
}

// "Do any or all of: A, B or C": in such a list every separator only keeps the entries apart, so that a verb
// said once for two of them ("convert A to B or C to D") is two entries.
Node entries_of(const Grammar& g, Node n) {
  if (Node* rest = get(g, n, "b"); core_of(g, *rest) == Core::or_) *rest = become(g, *rest, "list", "more");
  Node* first = get(g, n, "a");
  if (core_of(g, *first) != Core::or_) return n;
  Node both = become(g, *first, "list", "more");
  Node tail = n;
  set(g, tail, "a", *get(g, both, "b"));
  set(g, both, "b", std::move(tail));
  return both;
}

// "5+ corruption: X" is "if you have at least 5 corruption, X".
Node gate_as_condition(const Grammar& g, const Node& n) {
  const Node* bound = get(g, *get(g, n, "g"), "q");
  const std::string& wanted = g.categories[g.entries[bound->entry].category].name;
  Node condition;
  for (std::size_t i = kFirstTableEntry; i < g.entries.size(); ++i) {
    const Entry& e = g.entries[i];
    const int q = e.op == "have" && !e.from_game ? e.slot("q") : -1;
    if (q >= 0 && e.slots[static_cast<std::size_t>(q)].category == wanted)
      condition.entry = static_cast<EntryId>(i);
  }
  set(g, condition, "p", make(g, "one<player>", "you"));
  set(g, condition, "q", *bound);
  condition.span = bound->span;
  Node out = make(g, "line", "if");
  out.span = n.span;
  set(g, out, "c", std::move(condition));
  set(g, out, "b", *get(g, n, "l"));
  return out;
}

// "if C, A, otherwise D" in one sentence; after "if you do" the nearer question is the one answered.
Node with_otherwise(const Grammar& g, const Node& n, Node body, Node other) {
  Node* asked = &body;
  while (core_of(g, *asked) == Core::may || core_of(g, *asked) == Core::must) asked = get(g, *asked, "b");
  const bool done = core_of(g, *asked) == Core::if_done;
  if (done) {
    Node both = become(g, *asked, "done", "if_done_else");
    set(g, both, "d", other);
    *asked = std::move(both);
  }
  Node out = make(g, "line", done ? "if" : "if_else");
  out.span = n.span;
  set(g, out, "c", *get(g, n, "c"));
  set(g, out, "b", std::move(body));
  if (!done) set(g, out, "d", std::move(other));
  return out;
}

bool compares_by_one(const Grammar& g, const Node& n) {
  const Entry& e = g.entries[n.entry];
  return (e.op == "fewer" || e.op == "greater") && get(g, n, "n");
}

// "Fewer than 5" is "at most 4", "more than 5" is "at least 6".
void by_one(const Grammar& g, Node& n) {
  if (n.entry < kFirstTableEntry) return;
  const Entry& e = g.entries[n.entry];
  Node* number = get(g, n, "n");
  if (!compares_by_one(g, n) || number->value == (e.op == "fewer" ? 0 : kLargestNumber)) return;
  number->value += e.op == "fewer" ? -1 : 1;
  n = become(g, n, g.categories[e.category].name, e.op == "fewer" ? "at_most" : "at_least");
}

// "Cannot be shifted or displaced", where the two words mean one thing: said once.
bool said_twice(const Grammar& g, const Node& n) {
  if (n.entry < kFirstTableEntry || g.categories[g.entries[n.entry].category].name != "passives")
    return false;
  const Node *first = get(g, n, "a"), *rest = get(g, n, "b");
  for (; first && rest; rest = get(g, *rest, "b"))
    if (same(*first, *rest) || (get(g, *rest, "a") && same(*first, *get(g, *rest, "a")))) return true;
  return false;
}

}  // namespace

Node normal_form(const Grammar& g, Node n) {
  for (Child& c : n.children) c.node = normal_form(g, std::move(c.node));
  if (said_twice(g, n)) return Node(*get(g, n, "b"));
  by_one(g, n);
  switch (core_of(g, n)) {
    case Core::cost_do:
      n = become(g, n, "clause", "do");
      [[fallthrough]];
    case Core::do_:
    case Core::cannot:
    case Core::can:
      if (!splits(g, n)) settle_clause(g, n);
      break;
    case Core::alt:
      if (simple_clause(g, *get(g, n, "a")) && simple_clause(g, *get(g, n, "b")))
        n = become(g, n, "or", "or");
      share_subjects(g, n);
      break;
    case Core::gated:
      if (g.entries[n.entry].slot("l") < 0) break;  // an option's gate stays on it
      n = gate_as_condition(g, n);
      // "3+ corruption: Aftermath: X": the trigger stands outside, the condition is asked when it comes.
      if (const Node& line = *get(g, n, "b"); core_of(g, line) == Core::headed) {
        Node outer = line;
        Node inner = n;
        set(g, inner, "b", *get(g, outer, "l"));
        set(g, outer, "l", std::move(inner));
        n = std::move(outer);
      }
      break;
    case Core::if_comma_else:
      n = with_otherwise(g, n, *get(g, n, "b"), *get(g, n, "d"));
      break;
    case Core::and_:
      n = become(g, n, "and", "and");
      if (core_of(g, *get(g, n, "a")) == Core::and_) {  // one verb for two: "A and B" before "and C"
        Node first = *get(g, n, "a");
        set(g, n, "a", *get(g, first, "b"));
        set(g, first, "b", std::move(n));
        n = std::move(first);
      }
      [[fallthrough]];  // "A, B and C" nests like "A and B and C"
    case Core::then:
    case Core::or_:
      share_subjects(g, n);
      break;
    case Core::choose_alt: {
      if (!offers_choice(g, n)) break;
      Node list = options_of(g, *get(g, n, "x"));
      n = become(g, n, "done", "choose");
      set(g, n, "o", std::move(list));
    }
      [[fallthrough]];
    case Core::choose:  // "choose 1 of" is "choose one"
      if (const Node* number = get(g, n, "n"); number && number->value == 1 && !get(g, n, "j"))
        erase(g, n, "n");
      break;
    case Core::if_: {  // "if C, A; otherwise B"
      const Node& body = *get(g, n, "b");
      if (core_of(g, body) != Core::semi || !says_otherwise(g, *get(g, body, "b"))) break;
      n = with_otherwise(g, n, *get(g, body, "a"), *get(g, *get(g, body, "b"), "l"));
      break;
    }
    case Core::semi: {  // "A; if you do, B", "you may A; if you do not, B"
      share_subjects(g, n);
      // "A if C; otherwise, B"
      if (core_of(g, *get(g, n, "a")) == Core::if_after && says(g, *get(g, n, "b"), Core::otherwise)) {
        const Node asked = *get(g, n, "a");
        n = with_otherwise(g, asked, *get(g, asked, "b"), *get(g, *get(g, n, "b"), "l"));
        break;
      }
      const bool done = says(g, *get(g, n, "b"), Core::if_done);
      const bool may = core_of(g, *get(g, n, "a")) == Core::may;
      if (!done && !(may && says(g, *get(g, n, "b"), Core::not_done))) break;
      const Core before = core_of(g, *get(g, n, "a"));
      if (before == Core::unless || before == Core::unless_if) break;  // done what? It cannot be read
      Node first = *get(g, n, "a");
      Node* inner = may ? get(g, first, "b") : &first;
      Node joined = make(g, "done", done ? "if_done" : "if_done_else");
      joined.span = n.span;
      set(g, joined, "a", *inner);
      set(g, joined, done ? "b" : "d", *get(g, *get(g, n, "b"), "l"));
      *inner = std::move(joined);
      n = std::move(first);
      break;
    }
    case Core::more:
      if (g.categories[g.entries[n.entry].category].name == "list") n = entries_of(g, std::move(n));
      break;
    case Core::unless_lead:  // "Unless you pay 2 crystals, B" is "B unless you pay 2 crystals"
      n = become(g, n, "stmt", "unless");
      break;
    case Core::unless_if_lead:
      n = become(g, n, "stmt", "unless_if");
      break;
    case Core::for_each:
      if (multiplies(g, n)) n = multiplied(g, n);
      break;
    case Core::per_lead: {  // "For every 2 cards in your hand, draw a card"
      Node clause = *get(g, n, "b");
      Node post = make(g, "post", "per_down");
      post.span = n.span;
      set(g, post, "k", *get(g, n, "k"));
      set(g, post, "d", *get(g, n, "d"));
      clause.span = n.span;
      add_to_list(g, clause, "p", std::move(post));
      settle_clause(g, clause);
      n = std::move(clause);
      break;
    }
    case Core::pre: {  // "Until end of turn, your Drones get +1 power": the time belongs to the clause
      const Node& time = *get(g, n, "h");
      if (core_of(g, time) != Core::until_end || !takes_time(g, *get(g, n, "l"))) break;
      Node clause = *get(g, n, "l");
      Node post = make(g, "post", "until_end");
      post.span = time.span;
      set(g, post, "p", *get(g, time, "p"));
      give_time(g, clause, post);
      clause.span = n.span;
      n = std::move(clause);
      break;
    }
    case Core::lone_cap:
      erase(g, n, "u");
      break;
    default:
      break;
  }
  return n;
}

namespace {

bool ends_in_list(const Grammar& g, const Node& n) {
  const Core c = core_of(g, n);
  if (c == Core::choose || c == Core::choose_alt || c == Core::any_of) return true;
  if (c == Core::may || c == Core::must || c == Core::if_done) return ends_in_list(g, *get(g, n, "b"));
  return false;
}

}  // namespace

bool admissible(const Grammar& g, const Node& n) {
  const Core c = core_of(g, n);
  if ((c == Core::semi || c == Core::semi_then) && ends_in_list(g, *get(g, n, "a"))) return false;
  if (c == Core::choose_alt && !offers_choice(g, n)) return false;
  // "your opponents' Attack lanes lose power": a clause has one subject, not a player and then a lane.
  const Node* effect = get(g, n, "e");
  if (c == Core::do_ && get(g, n, "s") && effect && has_own_subject(g, *effect)) return false;
  // "Play this card for 2 crystals" changes a price, "play a card for 0 crystals" is done.
  if (g.entries[n.entry].has("not_this") &&
      std::any_of(n.children.begin(), n.children.end(),
                  [&](const Child& child) { return g.entries[child.node.entry].has("self"); })) {
    return false;
  }
  // "Cards you play this turn cost 1 crystal less": the time belongs to the nearer words.
  if (n.entry >= kFirstTableEntry && g.categories[g.entries[n.entry].category].name == "effect" &&
      get(g, n, "q"))
    return false;
  // "Cards an opponent controls"; "you control" and "they control" are words of their own.
  if (const Node* who = g.entries[n.entry].has("names_player") ? get(g, n, "p") : nullptr)
    if (core_of(g, *who) == Core::you || g.entries[who->entry].has("ref")) return false;
  // A row for a pair is said of two cards, and has become another by now.
  const auto& marks = g.entries[n.entry].attributes;
  if (std::any_of(marks.begin(), marks.end(), [](const std::string& a) { return a.rfind("pair_", 0) == 0; }))
    return false;
  // "Reveal the top 2 cards of your deck" is one verb; no phrase stands for those cards.
  if (g.entries[n.entry].has("not_top") &&
      std::any_of(n.children.begin(), n.children.end(),
                  [&](const Child& child) { return op_of(g, child.node) == "top"; }))
    return false;
  // "Fewer than 0" is nobody's.
  if (n.entry >= kFirstTableEntry && compares_by_one(g, n)) return false;
  // "equal to ..." says how many of something that has no number yet.
  if (c == Core::equal_to) return false;
  // One verb said for two clauses is an "and" or an "or", and stands only where such a one may stand.
  for (const Child& child : n.children) {
    const Core joint = core_of(g, child.node);
    if ((joint != Core::and_ && joint != Core::or_) || n.entry < kFirstTableEntry) continue;
    const std::string& slot = g.entries[n.entry].slots[child.slot].category;
    if (joint == Core::or_ && slot != "clause") continue;
    if (slot == "or" || slot == "clause" || slot == "more_list") return false;
  }
  // "A, if you do, B if C": the condition belongs to the nearer clause.
  const bool condition_after = c == Core::if_after || c == Core::unless || c == Core::unless_if;
  const Node* before = condition_after ? get(g, n, "b") : nullptr;
  while (before && (core_of(g, *before) == Core::may || core_of(g, *before) == Core::must))
    before = get(g, *before, "b");
  if (before && core_of(g, *before) == Core::if_done) return false;
  return std::all_of(n.children.begin(), n.children.end(),
                     [&g](const Child& child) { return admissible(g, child.node); });
}

}  // namespace verbatim::cardtext
