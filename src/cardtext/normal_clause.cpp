// One clause in its normal form: where amounts, caps, scales and loops stand, and one verb said for two.

#include <algorithm>

#include "cardtext/normal.h"

namespace verbatim::cardtext {

Node become(const Grammar& g, const Node& n, std::string_view category, std::string_view op) {
  Node out = make(g, category, op);
  out.span = n.span;
  for (const Child& c : n.children) {
    const std::string& name = g.entries[n.entry].slots[c.slot].name;
    if (g.entries[out.entry].slot(name) >= 0) add_to_list(g, out, name, c.node);
  }
  return out;
}

namespace {

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

// "Swap two of your cards": a row marked `pair_op` is said of two cards, and is `op` with one of them and
// another.
void pair(const Grammar& g, Node& effect) {
  const auto& marks = g.entries[effect.entry].attributes;
  const auto mark =
      std::find_if(marks.begin(), marks.end(), [](const std::string& a) { return a.rfind("pair_", 0) == 0; });
  if (mark == marks.end()) return;
  const Node both = *get(g, effect, "a");
  const Node *number = get(g, both, "n"), *whose = get(g, both, "o");
  const std::string& word = op_of(g, both);
  if (number == nullptr || number->value != 2 || (word != "count" && word != "count_of")) return;
  Node out = make(g, "effect", mark->substr(5)), first = both;
  Node second = make(g, g.categories[g.entries[both.entry].category].name, whose ? "another_of" : "another");
  set(g, first, "n", number_node(1));
  if (whose) set(g, second, "o", *whose);
  set(g, second, "x", *get(g, both, "x"));
  out.span = effect.span;
  second.span = both.span;
  set(g, out, "a", std::move(first));
  set(g, out, "b", std::move(second));
  effect = std::move(out);
}

// "Your next card this turn costs 1 crystal less": a time said between a card and its verb. Behind "you play"
// it is a part of those words, and stays where no reading has it.
void float_time(const Grammar& g, Node& effect, std::vector<Node>& posts) {
  const Node *when = get(g, effect, "q"), *cards = get(g, effect, "c");
  const Node* noun = when && cards ? get(g, *cards, "x") : nullptr;
  if (when == nullptr) return;
  if (noun && std::any_of(noun->children.begin(), noun->children.end(),
                          [&g](const Child& c) { return g.entries[c.node.entry].has("takes_time"); }))
    return;
  Node post = make(g, "post", "during");
  post.span = when->span;
  set(g, post, "p", *when);
  posts.push_back(std::move(post));
  erase(g, effect, "q");
}

}  // namespace

void settle_clause(const Grammar& g, Node& n) {
  Node* effect = get(g, n, "e");
  std::vector<Node> posts;
  if (effect && effect->entry >= kFirstTableEntry) {
    pair(g, *effect);
    float_time(g, *effect, posts);
  }
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

// "Convert A to B or C to D", "deal 2 damage to A and 1 to B": a row marked `or_as_op` or `and_as_op` says
// two clauses with one verb. Its slots are those of the verb, and once more with a 2 behind their names. The
// second may be another meaning of the same word, `and_as_op/other`.
bool splits(const Grammar& g, Node& n) {
  const Node* effect = get(g, n, "e");
  if (effect == nullptr || core_of(g, n) != Core::do_) return false;
  for (const std::string& mark : g.entries[effect->entry].attributes) {
    const auto as = mark.find("_as_");
    const std::string joint = mark.substr(0, as);
    if (as == std::string::npos || (joint != "or" && joint != "and")) continue;
    const auto half = [&](bool second) {
      const std::string both = mark.substr(as + 4);
      const auto other = both.find('/');
      const bool another = second && other != std::string::npos;
      Node one = make(g, "effect", another ? both.substr(other + 1) : both.substr(0, other));
      one.span = effect->span;
      for (const Child& c : effect->children) {
        std::string name = g.entries[effect->entry].slots[c.slot].name;
        if ((name.back() == '2') != second) continue;
        if (second) name.pop_back();
        set(g, one, name, c.node);
      }
      Node clause = n;
      set(g, clause, "e", std::move(one));
      settle_clause(g, clause);
      return clause;
    };
    Node out = make(g, joint, joint);
    out.span = n.span;
    set(g, out, "a", half(false));
    set(g, out, "b", half(true));
    n = std::move(out);
    return true;
  }
  return false;
}

}  // namespace verbatim::cardtext
