#include "cardtext/pronoun_branches.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace verbatim::cardtext {
namespace {

// What was named last after one of two branches: the same in both, what one alone named, or unclear.
void join_one(Named& one, const Named& other) {
  const Named& first = one.any ? one : other;
  Named out = first;
  if (one.any && other.any) {
    if (!(one.span == other.span)) out.or_else = other.said;
    if (out.or_else == nullptr) out.or_else = other.or_else;
    out.several |= other.several;
    out.plural |= other.plural;
    out.sentence = std::max(one.sentence, other.sentence);
  }
  out.unseen = one.unseen || other.unseen;
  one = out;
}

// What was said after `from`, as if it had been said after `to`.
Spoken later(const Spoken& from, const Spoken& now, Spoken to) {
  const auto one = [](const Named& a, const Named& b, Named& out) {
    if (!(a.span == b.span) || a.any != b.any) out = b;
  };
  one(from.player, now.player, to.player);
  one(from.lane, now.lane, to.lane);
  one(from.card, now.card, to.card);
  one(from.shown, now.shown, to.shown);
  return to;
}

}  // namespace

bool Branches::points_at_player(const Node& n) const {
  const Entry& e = g.entries[n.entry];
  const std::string c = category(n);
  if (e.has("ref") && (c == "owner" || c == "one<player>" || e.has("person"))) return true;
  return std::any_of(n.children.begin(), n.children.end(),
                     [this](const Child& child) { return points_at_player(child.node); });
}

bool Branches::points_at_card(const Node& n) const {
  const Entry& e = g.entries[n.entry];
  const std::string c = category(n);
  if (c == "term" && get(g, n, "k") != nullptr) return true;
  if (e.core == Core::its || e.core == Core::its_owner) return true;
  if (e.has("ref") && (c == "one<card>" || c == "pointed<card>")) return true;
  return std::any_of(n.children.begin(), n.children.end(),
                     [this](const Child& child) { return points_at_card(child.node); });
}

void Branches::join(const Spoken& other) {
  join_one(player, other.player);
  join_one(lane, other.lane);
  join_one(card, other.card);
  join_one(shown, other.shown);
}

// What one branch names is unknown in the other.
void Branches::visit_apart(Node& one, Node& other) {
  const Spoken before = spoken();
  visit(one);
  const Spoken after = spoken();
  speak_of(before);
  visit(other);
  join(after);
}

// `body` need not be done; the other parts are said in any case.
void Branches::visit_perhaps(const std::vector<Node*>& parts, const Node* body, bool answer) {
  Spoken without = spoken();
  for (Node* c : parts) {
    const Spoken before = spoken();
    if (c == body) answered_ = answer;
    visit(*c);
    if (c != body) without = later(before, spoken(), without);
  }
  if (!answer) join(without);
}

// "A. If you do, B. Otherwise, D": B knows what A named; D only who was to do A.
void Branches::visit_done(Node& n, bool yes_or_no) {
  Spoken otherwise = spoken();
  Node& act = *get(g, n, "a");
  visit(act);
  const Core core = core_of(g, act);
  const bool begun = core == Core::do_ || core == Core::must || core == Core::and_ || core == Core::then;
  if (begun && !yes_or_no) otherwise.player = player;
  if (Node* then = get(g, n, "b")) visit(*then);
  const Spoken after = spoken();
  speak_of(otherwise);
  if (Node* other = get(g, n, "d")) visit(*other);
  join(after);
}

// "B unless they C": B or C is done, and who may do C is said in any case.
void Branches::visit_unless(Node& n) {
  const Spoken before = spoken();
  visit(*get(g, n, "b"));
  const Spoken done = spoken();
  visit(*get(g, n, "p"));
  const Spoken asked = spoken();
  visit(*get(g, n, "c"));
  const Spoken paid = later(asked, spoken(), later(done, asked, before));
  speak_of(asked);
  join(paid);
}

// "A. If C, B instead": whom C asks about is chosen before it; nothing else of A is known to B.
void Branches::visit_replace(Node& n) {
  Spoken before = spoken();
  visit(*get(g, n, "a"));
  const Spoken old = spoken();
  Node& question = *get(g, n, "c");
  visit(question);
  if (points_at_player(question)) before.player = old.player;
  if (points_at_card(question)) before.card = old.card, before.shown = old.shown;
  speak_of(later(old, spoken(), before));
  visit(*get(g, n, "b"));
  join(old);
}

void Branches::visit_row(const std::vector<Node*>& parts) {
  if (!in_rows) before_rows_ = spoken();
  const Spoken rows_before = spoken();
  speak_of(before_rows_);
  for (Node* c : parts) visit(*c);
  join(rows_before);
}

// "Discard a card or pay 2 crystals to ...", "destroy a Drone or a Satellite".
bool Branches::is_choice(const Node& n) const {
  return op_of(g, n) == "costs_or" || (op_of(g, n) == "either" && starts(category(n), "sel<"));
}

// "3 more crystals" has no branches, nor has an "if you do" that answers nothing.
bool Branches::is_whole(const Node& n) const {
  const auto have = [&](std::initializer_list<const char*> slots) {
    return std::all_of(slots.begin(), slots.end(),
                       [&](const char* slot) { return get(g, n, slot) != nullptr; });
  };
  switch (core_of(g, n)) {
    case Core::or_:
    case Core::alt:
    case Core::more:
      return have({"a", "b"});
    case Core::if_else:
    case Core::if_comma_else:
      return have({"c", "b", "d"});
    case Core::may:
      return have({"b"});
    case Core::if_done:
    case Core::if_done_else:
      return have({"a"});
    case Core::unless:
      return have({"b", "p", "c"});
    case Core::replace:
      return have({"a", "c", "b"});
    default:
      return true;
  }
}

// The parts of a sentence, some of which are branches of it.
void Branches::visit_parts(Node& n, const std::vector<Node*>& parts) {
  const bool yes_or_no = std::exchange(answered_, false);
  Node* body = get(g, n, "b");
  switch (is_whole(n) ? core_of(g, n) : Core::game) {
    case Core::or_:
    case Core::alt:
    case Core::more:
      return visit_apart(*get(g, n, "a"), *body);
    case Core::if_else:
    case Core::if_comma_else:
      visit(*get(g, n, "c"));
      return visit_apart(*body, *get(g, n, "d"));
    case Core::may:
      return visit_perhaps(parts, body, core_of(g, *body) == Core::if_done_else);
    case Core::if_:
    case Core::if_after:
    case Core::unless_if:
      return visit_perhaps(parts, body, false);
    case Core::any_of:
      return visit_perhaps(parts, get(g, n, "o"), false);
    case Core::gated:
      return visit_perhaps(parts, body ? body : get(g, n, "l"), false);
    case Core::cost: {
      const Spoken without = spoken();
      for (Node* c : parts) visit(*c);
      return join(without);
    }
    case Core::if_done:
    case Core::if_done_else:
      return visit_done(n, yes_or_no);
    case Core::unless:
      return visit_unless(n);
    case Core::replace:
      return visit_replace(n);
    case Core::row:
      return visit_row(parts);
    default:
      if (body && is_choice(n)) return visit_apart(*get(g, n, "a"), *body);
      for (Node* c : parts) visit(*c);
  }
}

}  // namespace verbatim::cardtext
