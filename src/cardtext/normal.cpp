#include "cardtext/normal.h"

#include <algorithm>

namespace verbatim::cardtext {
namespace {

bool simple_clause(const Grammar& g, const Node& n) {
  const Core c = core_of(g, n);
  return c == Core::do_ || c == Core::or_ || c == Core::cannot || c == Core::can;
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

void settle_clause(const Grammar& g, Node& n) {
  Node* effect = get(g, n, "e");
  std::vector<Node> posts;
  if (effect) float_posts(g, *effect, posts);
  for (Child& c : n.children)
    if (g.entries[n.entry].slots[c.slot].name == "p") posts.push_back(std::move(c.node));
  erase(g, n, "p");
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

Node become(const Grammar& g, const Node& n, std::string_view category, std::string_view op) {
  Node out = make(g, category, op);
  out.span = n.span;
  for (const Child& c : n.children) {
    const std::string& name = g.entries[n.entry].slots[c.slot].name;
    if (g.entries[out.entry].slot(name) >= 0) add_to_list(g, out, name, c.node);
  }
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
      settle_clause(g, n);
      break;
    case Core::alt:
      if (simple_clause(g, *get(g, n, "a")) && simple_clause(g, *get(g, n, "b")))
        n = become(g, n, "or", "or");
      break;
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

// "choose one: A or B" must offer something.
bool offers_choice(const Grammar& g, const Node& n) {
  const Core c = core_of(g, *get(g, n, "x"));
  return c == Core::alt || c == Core::or_;
}

}  // namespace

bool admissible(const Grammar& g, const Node& n) {
  const Core c = core_of(g, n);
  if ((c == Core::semi || c == Core::semi_then) && ends_in_list(g, *get(g, n, "a"))) return false;
  if (c == Core::choose_alt && !offers_choice(g, n)) return false;
  return std::all_of(n.children.begin(), n.children.end(),
                     [&g](const Child& child) { return admissible(g, child.node); });
}

}  // namespace verbatim::cardtext
