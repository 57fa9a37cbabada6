#include "cardtext/bind.h"

#include <algorithm>

#include "cardtext/replace.h"

namespace verbatim::cardtext {
namespace {

Diagnostic error(Code code, Span span, std::string message, std::string hint = {}) {
  return {code, Severity::error, span, std::move(message), std::move(hint), {}};
}

// The last clause in a statement whose amount is counted, for a maximum that stands alone.
Node* last_scaled(const Grammar& g, Node& n) {
  for (auto c = n.children.rbegin(); c != n.children.rend(); ++c)
    if (Node* found = last_scaled(g, c->node)) return found;
  if (core_of(g, n) != Core::do_) return nullptr;
  for (const Child& c : n.children) switch (core_of(g, c.node)) {
      case Core::per:
      case Core::per_down:
      case Core::per_up:
      case Core::loop:
      case Core::equal_to:
      case Core::cap:
        return &n;
      default:
        break;
    }
  const Node* amount = get(g, *get(g, n, "e"), "n");
  return amount && core_of(g, *amount) == Core::equal ? &n : nullptr;
}

Node* cap_of(const Grammar& g, Node& clause) {
  for (Child& c : clause.children)
    if (core_of(g, c.node) == Core::cap) return &c.node;
  return nullptr;
}

struct Binder {
  const Grammar& g;
  std::vector<Ability>& abilities;
  std::vector<Diagnostic>& diagnostics;

  void report(Diagnostic d) { diagnostics.push_back(std::move(d)); }

  static bool is_head(Core c) {
    // "starting with you", "until ...", "if you do" and "otherwise" belong to what they stand before.
    return c != Core::starting && c != Core::until_end && c != Core::if_done && c != Core::otherwise &&
           c != Core::not_done;
  }

  // Takes triggers, limits, windows and icons off the front of a sentence.
  std::vector<Node> take_heads(Node& n) {
    std::vector<Node> heads;
    while (true) {
      const Core c = core_of(g, n);
      if (c != Core::headed && c != Core::pre && c != Core::icon) break;
      Node* head = get(g, n, "h");
      if (!is_head(core_of(g, *head))) break;
      heads.push_back(*head);
      Node rest = *get(g, n, "l");
      n = std::move(rest);
    }
    return heads;
  }

  // An Upgrade line is printed as it was written, whatever it changes of the line above it.
  void note_edit(const Node& said, Ability& to) {
    if (to.upgrade) to.written.push_back(said);
  }

  // "A, then B if C": of which does it hold? "A, then B unless C" is about all of it.
  void asked_of_all(const Node& n) {
    if (core_of(g, n) != Core::if_after) return;
    const Node* question = get(g, n, "c");
    const Core parts = core_of(g, *get(g, n, "b"));
    if (parts == Core::then || parts == Core::and_)
      report(error(Code::two_readings, question->span,
                   "is this asked of all that stands before it, or of the last part?",
                   "put the condition first, or give it a sentence of its own"));
  }

  // "X if C" as a whole sentence is "If C, X".
  void settle_condition(Node& n) {
    asked_of_all(n);
    if (core_of(g, n) == Core::if_after) {
      Node out = make(g, "line", "if");
      out.span = n.span;
      set(g, out, "c", *get(g, n, "c"));
      set(g, out, "b", *get(g, n, "b"));
      n = std::move(out);
    }
  }

  Ability* base_of_upgrade() {
    for (auto a = abilities.rbegin(); a != abilities.rend(); ++a)
      if (!a->upgrade) return &*a;
    return nullptr;
  }

  // What "if you do" asks about: the last thing said, where it stands. "For each opponent, you may A. If you
  // do, B" is asked and answered once for each of them.
  Node* last_asked(Node& n) {
    switch (core_of(g, n)) {
      case Core::may:
        return get(g, n, "b");
      case Core::for_each:
      case Core::if_:
      case Core::semi:
        return last_asked(*get(g, n, "b"));
      case Core::if_else:
        return last_asked(*get(g, n, "d"));
      case Core::row:
        return last_asked(*get(g, n, "l"));
      default:
        return &n;
    }
  }

  // "A unless they pay. If they do, B": whether they pay, or whether A is done? The sentence asks both.
  bool asks_both(const Node& n) const {
    switch (core_of(g, n)) {
      case Core::unless:
      case Core::unless_if:
        return true;
      case Core::replace:
        return asks_both(*get(g, n, "a")) || asks_both(*get(g, n, "b"));
      case Core::may:
      case Core::must:
      case Core::for_each:
      case Core::if_:
      case Core::semi:
      case Core::semi_then:
        return asks_both(*get(g, n, "b"));
      case Core::if_else:
        return asks_both(*get(g, n, "d"));
      case Core::row:
      case Core::pre:
        return asks_both(*get(g, n, "l"));
      default:
        return false;
    }
  }

  void report_both(const Node& n) {
    report(error(Code::two_readings, n.span, "if they do which? The sentence before says \"unless\"",
                 "write it with \"may\": \"Target opponent may pay 2 crystals. If they do, .... "
                 "Otherwise, ....\""));
  }

  void join_done(Node& n, Ability& to) {
    if (to.statements.empty())
      return report(
          error(Code::if_you_do_nothing, n.span, "\"if you do\": do what? Nothing stands before it"));
    if (asks_both(to.statements.back())) return report_both(n);
    Node& last = to.statements.back();
    Node* inner = last_asked(last);
    note_edit(n, to);
    Node joined = make(g, "done", "if_done");
    joined.span = n.span;
    set(g, joined, "a", *inner);
    set(g, joined, "b", *get(g, n, "l"));
    *inner = std::move(joined);
  }

  // The "if" said last, however deep: "otherwise" answers the nearest one.
  Node* last_if(Node& n) {
    switch (core_of(g, n)) {
      case Core::if_: {
        Node* inner = last_if(*get(g, n, "b"));
        return inner ? inner : &n;
      }
      case Core::if_done:
        return &n;
      case Core::may:
      case Core::must:
      case Core::for_each:
      case Core::semi:
      case Core::semi_then:
        return last_if(*get(g, n, "b"));
      case Core::if_else:
      case Core::if_done_else:
        return last_if(*get(g, n, "d"));
      case Core::pre:
      case Core::headed:
      case Core::icon:
      case Core::row:
        return last_if(*get(g, n, "l"));
      default:
        return nullptr;
    }
  }

  // "If you do not" answers the "may" said last; else the "if" said last; else whether it could be done.
  void join_not_done(Node& n, Ability& to) {
    if (to.statements.empty())
      return report(
          error(Code::if_you_do_nothing, n.span, "\"if you do not\": do what? Nothing stands before it"));
    if (asks_both(to.statements.back())) return report_both(n);
    Node* inner = last_asked(to.statements.back());
    const Node* question = last_if(to.statements.back());
    const bool answered = core_of(g, *inner) == Core::if_done || core_of(g, *inner) == Core::if_done_else;
    const bool plain = question != nullptr && !ends_in_may(to.statements.back());
    if (answered || plain) return join_otherwise(n, to);
    note_edit(n, to);
    Node joined = make(g, "done", "if_done_else");
    joined.span = n.span;
    set(g, joined, "a", *inner);
    set(g, joined, "d", *get(g, n, "l"));
    *inner = std::move(joined);
  }

  bool ends_in_may(const Node& n) const {
    switch (core_of(g, n)) {
      case Core::may:
        return true;
      case Core::for_each:
      case Core::if_:
      case Core::semi:
        return ends_in_may(*get(g, n, "b"));
      case Core::row:
        return ends_in_may(*get(g, n, "l"));
      default:
        return false;
    }
  }

  void join_otherwise(Node& n, Ability& to) {
    Node* last = to.statements.empty() ? nullptr : last_if(to.statements.back());
    if (!last)
      return report(error(Code::otherwise_nothing, n.span,
                          "\"otherwise\" has no \"if\" in the sentence before it",
                          "write \"If ..., .... Otherwise, ...\""));
    note_edit(n, to);
    // After "if you do" it means: if you did not.
    const bool done = core_of(g, *last) == Core::if_done;
    Node both = done ? make(g, "done", "if_done_else") : make(g, "line", "if_else");
    both.span = last->span;
    const char* asked = done ? "a" : "c";
    set(g, both, asked, *get(g, *last, asked));
    set(g, both, "b", *get(g, *last, "b"));
    set(g, both, "d", *get(g, n, "l"));
    *last = std::move(both);
  }

  void join_repeat(const Node& said, Node& n, const Node* condition, Ability& to) {
    if (to.statements.empty())
      return report(error(Code::repeat_nothing, n.span, "\"repeat\": repeat what? Nothing stands before it"));
    note_edit(said, to);
    Node& last = to.statements.back();
    const Core before = core_of(g, last);
    if (before == Core::repeat || before == Core::repeat_if) {
      if (!to.upgrade || condition)
        return report(error(Code::repeat_nothing, said.span, "the sentence before it is repeated already"));
      Node once = *get(g, last, "a");  // an upgrade says how often instead
      last = std::move(once);
    }
    Node out = make(g, "line", condition ? "repeat_if" : "repeat");
    out.span = last.span;
    set(g, out, "a", std::move(last));
    set(g, out, "n", *get(g, n, "n"));
    if (condition) set(g, out, "c", *condition);
    last = std::move(out);
  }

  void join_cap(Node& n, Ability& to) {
    Node* scaled = to.statements.empty() ? nullptr : last_scaled(g, to.statements.back());
    if (!scaled)
      return report(
          error(Code::cap_nothing, n.span, "a maximum of what? Nothing before it says \"for each\""));
    note_edit(n, to);
    if (Node* before = cap_of(g, *scaled)) {
      if (to.upgrade) return set(g, *before, "m", *get(g, n, "m"));
      return report(error(Code::cap_nothing, n.span, "the sentence before it has a maximum of its own"));
    }
    Node post = make(g, "post", "cap");
    post.span = n.span;
    set(g, post, "m", *get(g, n, "m"));
    add_to_list(g, *scaled, "p", std::move(post));
  }

  bool says_done(const Node& n) const {
    const Core head = core_of(g, n) == Core::pre ? core_of(g, *get(g, n, "h")) : Core::other_core;
    return head == Core::if_done || head == Core::not_done;
  }

  void statement(Node n, Ability& to) {
    settle_condition(n);
    const Core c = core_of(g, n);
    if (c == Core::pre && core_of(g, *get(g, n, "h")) == Core::if_done) return join_done(n, to);
    if (c == Core::pre && core_of(g, *get(g, n, "h")) == Core::otherwise) return join_otherwise(n, to);
    if (c == Core::pre && core_of(g, *get(g, n, "h")) == Core::not_done) return join_not_done(n, to);
    if (c == Core::lone_repeat) return join_repeat(n, n, nullptr, to);
    if (c == Core::if_ && core_of(g, *get(g, n, "b")) == Core::lone_repeat) {
      Node repeat = *get(g, n, "b");
      return join_repeat(n, repeat, get(g, n, "c"), to);
    }
    if (c == Core::lone_cap) return join_cap(n, to);
    if (op_of(g, n) == "nothing_prevents" && !to.statements.empty() &&
        core_of(g, to.statements.back()) == Core::can) {
      Node both = make(g, "line", "semi");  // it speaks of the permission before it
      both.span = n.span;
      set(g, both, "a", std::move(to.statements.back()));
      set(g, both, "b", std::move(n));
      to.statements.back() = std::move(both);
      return;
    }
    if (c == Core::semi && asks_both(*get(g, n, "a")) && says_done(*get(g, n, "b")))
      return report_both(*get(g, n, "b"));
    if (c == Core::semi && says_instead(g, *get(g, n, "b")) && !says_instead(g, *get(g, n, "a"))) {
      // A semicolon separates statements: the second may speak of the first.
      statement(*get(g, n, "a"), to);
      return statement(*get(g, n, "b"), to);
    }
    if (c == Core::if_ && core_of(g, *get(g, n, "b")) == Core::semi && says_instead(g, n)) {
      // "If C, A; if D, B instead": both under the first condition.
      Ability inner;
      statement(*get(g, n, "b"), inner);
      if (inner.statements.size() == 1) {
        set(g, n, "b", std::move(inner.statements.front()));
        to.statements.push_back(std::move(n));
      }
      return;
    }
    if (says_instead(g, n)) return replace_earlier(g, std::move(n), to, diagnostics);
    note_edit(n, to);
    if (to.upgrade && speaks_back(n) && core_of(g, to.statements.back()) == Core::for_each) {
      // "For each opponent, search ...", upgraded: what says "one of the cards" is said in each turn.
      Node& loop = to.statements.back();
      Node both = make(g, "line", "semi");
      both.span = n.span;
      set(g, both, "a", *get(g, loop, "b"));
      set(g, both, "b", std::move(n));
      set(g, loop, "b", std::move(both));
      return;
    }
    to.statements.push_back(std::move(n));
  }

  bool speaks_back(const Node& n) const {
    return g.entries[n.entry].has("ref") ||
           std::any_of(n.children.begin(), n.children.end(),
                       [this](const Child& c) { return speaks_back(c.node); });
  }

  void sentence(Node n, bool begins_line) {
    const Span span = n.span;
    std::vector<Node> heads = take_heads(n);
    const bool upgrade = !heads.empty() && core_of(g, heads.front()) == Core::upgrade;
    const bool fresh =
        !heads.empty() || abilities.empty() || (begins_line && own_line(n)) || core_of(g, n) == Core::keyword;
    if (upgrade) {
      Ability* base = base_of_upgrade();
      if (!base)
        return report(
            error(Code::upgrade_nothing, span, "\"Upgrade\" edits the ability before it, and there is none"));
      Ability a = *base;
      a.upgrade = true;
      a.span = span;
      a.written.clear();
      abilities.push_back(std::move(a));
    } else if (fresh) {
      if (!begins_line && !abilities.empty() && says_time(heads))
        return report(error(Code::cannot_run, span, "what is done at another time is an ability of its own",
                            "give it a line of its own, without what stands before it"));
      abilities.push_back({std::move(heads), {}, {}, false, span});
    }
    Ability& to = abilities.back();
    to.span.end = std::max(to.span.end, span.end);
    statement(std::move(n), to);
  }

  // "Draw a card. At the end of the turn, discard a card.": not whenever the turn ends, but after the first.
  bool says_time(const std::vector<Node>& heads) const {
    return !heads.empty() && (op_of(g, heads.front()) == "at_end" || op_of(g, heads.front()) == "at_start");
  }

  // A line without a head goes on the ability before it only if it says so.
  bool own_line(const Node& n) const {
    const Core c = core_of(g, n);
    if (c == Core::lone_cap || c == Core::lone_repeat || c == Core::row) return false;
    if (c == Core::pre) return is_head(core_of(g, *get(g, n, "h")));
    return !says_instead(g, n);
  }
};

}  // namespace

void bind_sentence(const Grammar& g, Node sentence, bool begins_line, std::vector<Ability>& abilities,
                   std::vector<Diagnostic>& diagnostics) {
  Binder{g, abilities, diagnostics}.sentence(std::move(sentence), begins_line);
}

}  // namespace verbatim::cardtext
