#include "cardtext/normal.h"

#include <algorithm>

namespace verbatim::cardtext {
namespace {

bool simple_clause(const Grammar& g, const Node& n) {
  const Core c = core_of(g, n);
  return c == Core::do_ || c == Core::or_ || c == Core::cannot || c == Core::can;
}

Node become(const Grammar& g, const Node& n, std::string_view category, std::string_view op) {
  Node out = make(g, category, op);
  out.span = n.span;
  for (const Child& c : n.children) {
    const std::string& name = g.entries[n.entry].slots[c.slot].name;
    if (g.entries[out.entry].slot(name) >= 0) add_to_list(g, out, name, c.node);
  }
  return out;
}

// The amount's own cap or scale, taken off it and given to the clause that says it.
void float_posts(const Grammar& g, Node& n, std::vector<Node>& posts) {
  for (Child& c : n.children) {
    Node& amount = c.node;
    while (true) {
      const Core core = core_of(g, amount);
      Node post;
      if (core == Core::capped) {
        post = make(g, "post", "cap");
        set(g, post, "m", *get(g, amount, "m"));
      } else if (core == Core::capped_each) {
        post = make(g, "post", "cap_each");
        set(g, post, "m", *get(g, amount, "m"));
        set(g, post, "h", *get(g, amount, "h"));
      } else if (core == Core::rated) {
        post = make(g, "post", "rate");
        set(g, post, "n", *get(g, amount, "n"));
        set(g, post, "h", *get(g, amount, "h"));
      } else if (core == Core::scaled) {
        post = make(g, "post", "per");
        set(g, post, "d", *get(g, amount, "d"));
      } else if (core == Core::equal && get(g, amount, "m")) {
        post = make(g, "post", "cap");
        set(g, post, "m", *get(g, amount, "m"));
        post.span = amount.span;
        posts.push_back(std::move(post));
        erase(g, amount, "m");
        continue;
      } else {
        break;
      }
      post.span = amount.span;
      posts.push_back(std::move(post));
      Node inner = *get(g, amount, "q");
      amount = std::move(inner);
    }
    if (core_of(g, amount) == Core::bare) {
      const std::string& name = g.categories[g.entries[amount.entry].category].name;
      Node full = make(g, "plain" + name.substr(name.find('<')), "count");
      set(g, full, "n", *get(g, amount, "n"));
      Node unit;
      const CategoryId units = g.category("unit" + name.substr(name.find('<')));
      unit.entry = g.productions[g.categories[units].productions.front()].entry;
      set(g, full, "u", std::move(unit));
      full.span = amount.span;
      amount = std::move(full);
    }
  }
}

// "deal damage to each opponent equal to ..." is "deal damage equal to ... to each opponent".
void join_equal(const Grammar& g, Node& effect, std::vector<Node>& posts) {
  const auto post = std::find_if(posts.begin(), posts.end(),
                                 [&g](const Node& p) { return core_of(g, p) == Core::equal_to; });
  if (post == posts.end()) return;
  for (Child& c : effect.children) {
    if (core_of(g, c.node) != Core::unsaid) continue;
    Node amount = make(g, g.categories[g.entries[c.node.entry].category].name, "equal");
    amount.span = c.node.span;
    set(g, amount, "u", *get(g, c.node, "u"));
    set(g, amount, "x", *get(g, *post, "x"));
    c.node = std::move(amount);
    posts.erase(post);
    return;
  }
}

bool players(const Grammar& g, const Node& countable) {
  if (core_of(g, countable) != Core::nouns) return false;
  const Node* noun = get(g, countable, "x");
  return noun && g.categories[g.entries[noun->entry].category].name == "noun<player>";
}

// Order of posts in the canonical text; the cap comes last because it bounds the product.
int rank(const Grammar& g, const Node& post) {
  switch (core_of(g, post)) {
    case Core::per:
    case Core::per_down:
    case Core::per_up:
    case Core::per_taken:
    case Core::loop:
      return 0;
    case Core::cap:
    case Core::cap_each:
      return 1;
    default:
      return 2;
  }
}

// "Destroy a card for each opponent with power 2": it repeats the clause, wherever it stands; it does not say
// whose card it is.
void float_loops(const Grammar& g, Node& n, std::vector<Node>& posts) {
  for (std::size_t i = 0; i < n.children.size();) {
    Node& mod = n.children[i].node;
    const Node* each = g.entries[mod.entry].has("each_repeats") ? get(g, mod, "p") : nullptr;
    if (each && op_of(g, *each) == "each") {
      Node loop = make(g, "post", "loop");
      set(g, loop, "x", *get(g, *each, "x"));
      loop.span = mod.span;
      posts.push_back(std::move(loop));
      n.children.erase(n.children.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      float_loops(g, mod, posts);
      ++i;
    }
  }
}

void settle_clause(const Grammar& g, Node& n) {
  Node* effect = get(g, n, "e");
  std::vector<Node> posts;
  if (effect) float_loops(g, *effect, posts);
  if (effect) float_posts(g, *effect, posts);
  for (Child& c : n.children)
    if (g.entries[n.entry].slots[c.slot].name == "p") posts.push_back(std::move(c.node));
  erase(g, n, "p");
  if (effect) join_equal(g, *effect, posts);
  for (Node& post : posts) {
    // "for each opponent" repeats the clause for each of them; "for each card" multiplies.
    if (core_of(g, post) == Core::per && players(g, *get(g, post, "d"))) {
      Node loop = make(g, "post", "loop");
      set(g, loop, "x", *get(g, *get(g, post, "d"), "x"));
      loop.span = post.span;
      post = std::move(loop);
    }
    if (core_of(g, post) == Core::cap || core_of(g, post) == Core::cap_each) erase(g, post, "u");
  }
  std::stable_sort(posts.begin(), posts.end(),
                   [&g](const Node& a, const Node& b) { return rank(g, a) < rank(g, b); });
  for (Node& post : posts) add_to_list(g, n, "p", std::move(post));
}

// "Each player draws a card, then discards a card": the third person has the subject of the clause before.
void share_subject(const Grammar& g, const Node& left, Node& right) {
  if (core_of(g, left) != Core::do_) return;
  const Node* subject = get(g, left, "s");
  Node* first = &right;
  while (core_of(g, *first) == Core::and_ || core_of(g, *first) == Core::then ||
         core_of(g, *first) == Core::or_)
    first = get(g, *first, "a");
  if (!subject || core_of(g, *first) != Core::do_ || get(g, *first, "s")) return;
  if (get(g, *first, "e")->number == Agree::singular) set(g, *first, "s", *subject);
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

// "Convert A to B or C to D": a row marked `or_as_op` says two clauses with one verb.
bool splits(const Grammar& g, Node& n) {
  const Node* effect = get(g, n, "e");
  if (effect == nullptr || core_of(g, n) != Core::do_) return false;
  for (const std::string& mark : g.entries[effect->entry].attributes) {
    if (mark.rfind("or_as_", 0) != 0) continue;
    const auto half = [&](const char* from, const char* into) {
      Node one = make(g, "effect", mark.substr(6));
      one.span = effect->span;
      set(g, one, "a", *get(g, *effect, from));
      set(g, one, "b", *get(g, *effect, into));
      Node clause = n;
      set(g, clause, "e", std::move(one));
      settle_clause(g, clause);
      return clause;
    };
    Node out = make(g, "or", "or");
    out.span = n.span;
    set(g, out, "a", half("a", "b"));
    set(g, out, "b", half("c", "d"));
    n = std::move(out);
    return true;
  }
  return false;
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

}  // namespace

Node normal_form(const Grammar& g, Node n) {
  for (Child& c : n.children) c.node = normal_form(g, std::move(c.node));
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
      [[fallthrough]];  // "A, B and C" nests like "A and B and C"
    case Core::then:
    case Core::or_:
      share_subject(g, *get(g, n, "a"), *get(g, n, "b"));
      break;
    case Core::choose_alt: {
      if (!offers_choice(g, n)) break;
      Node list = options_of(g, *get(g, n, "x"));
      n = become(g, n, "done", "choose");
      set(g, n, "o", std::move(list));
      break;
    }
    case Core::if_: {  // "if C, A; otherwise B"
      const Node& body = *get(g, n, "b");
      if (core_of(g, body) != Core::semi || !says(g, *get(g, body, "b"), Core::otherwise)) break;
      n = with_otherwise(g, n, *get(g, body, "a"), *get(g, *get(g, body, "b"), "l"));
      break;
    }
    case Core::semi: {  // "A; if you do, B"
      if (!says(g, *get(g, n, "b"), Core::if_done)) break;
      Node first = *get(g, n, "a");
      Node* inner = core_of(g, first) == Core::may ? get(g, first, "b") : &first;
      Node joined = make(g, "done", "if_done");
      joined.span = n.span;
      set(g, joined, "a", *inner);
      set(g, joined, "b", *get(g, *get(g, n, "b"), "l"));
      *inner = std::move(joined);
      n = std::move(first);
      break;
    }
    case Core::more:
      if (g.categories[g.entries[n.entry].category].name == "list") n = entries_of(g, std::move(n));
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
      if (core_of(g, time) != Core::until_end || !simple_clause(g, *get(g, n, "l"))) break;
      Node clause = *get(g, n, "l");
      if (core_of(g, clause) == Core::or_) break;
      Node post = make(g, "post", "until_end");
      post.span = time.span;
      set(g, post, "p", *get(g, time, "p"));
      add_to_list(g, clause, "p", std::move(post));
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

bool has_own_subject(const Grammar& g, const Node& effect) {
  const Production& wording = g.productions[g.entries[effect.entry].productions.front()];
  return wording.elements.front().kind == ElementKind::slot;
}

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
  // "equal to ..." says how many of something that has no number yet.
  if (c == Core::equal_to) return false;
  // "A, if you do, B if C": the condition belongs to the nearer clause.
  const bool condition_after = c == Core::if_after || c == Core::unless || c == Core::unless_if;
  if (condition_after && core_of(g, *get(g, n, "b")) == Core::if_done) return false;
  return std::all_of(n.children.begin(), n.children.end(),
                     [&g](const Child& child) { return admissible(g, child.node); });
}

}  // namespace verbatim::cardtext
