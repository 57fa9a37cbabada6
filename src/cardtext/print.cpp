#include "cardtext/print.h"

#include <algorithm>

namespace verbatim::cardtext {
namespace {

struct Context {
  bool plural = false;
  bool third = false;       // the subject is one person: "discards"
  bool possessive = false;  // "target player's"
  bool they = false;        // somebody else does it: "if they do"
  bool many = false;        // it is done to several: "to their owner's hand"
};

struct Printer {
  const Grammar& g;
  std::string out;
  bool capital = true;

  void word(const std::string& text) {
    // "a" before a vowel is "an"; before "unit" and "use" it is not.
    if (out.size() >= 1 && (out == "a" || out == "A" || out.ends_with(" a") || out.ends_with("(a")) &&
        std::string_view("aeioAEIO").find(text[0]) != std::string_view::npos)
      out += 'n';
    const bool tight = text == "," || text == "." || text == ":" || text == ";" || text == ")";
    if (!out.empty() && !tight && out.back() != '(') out += ' ';
    const auto at = out.size();
    out += text;
    if (capital && at < out.size() && out[at] >= 'a' && out[at] <= 'z')
      out[at] = static_cast<char>(out[at] - 32);
    if (text[0] != '[') capital = false;
    // After a head's colon the statement begins like a sentence; so does what follows a full stop.
    if (text == "." || text == ":") capital = true;
  }

  // Whether this production says exactly what the node holds.
  bool fits(const Production& p, const Node& n) const {
    for (const Child& c : n.children) {
      const bool slot = std::any_of(p.elements.begin(), p.elements.end(), [&c](const Element& x) {
        return x.kind != ElementKind::word && x.slot == c.slot;
      });
      const bool constant = std::any_of(p.constants.begin(), p.constants.end(), [&c](const Constant& k) {
        return k.slot == c.slot && c.node.entry == kNumberEntry && c.node.value == k.value;
      });
      if (!slot && !constant) return false;
    }
    for (const Constant& k : p.constants)
      if (!n.find(k.slot)) return false;
    return std::all_of(p.elements.begin(), p.elements.end(), [&n](const Element& x) {
      if (x.kind == ElementKind::word || x.kind == ElementKind::star) return true;
      const Node* child = n.find(x.slot);
      if (!child) return false;
      if (x.kind == ElementKind::slot) return true;
      return (x.kind == ElementKind::range) == (child->entry == kRangeEntry);
    });
  }

  bool singular(const Node& n) const {
    const Entry& e = g.entries[n.entry];
    if (e.agree != Agree::any) return e.agree == Agree::singular;
    if (const Node* count = get(g, n, "n"); count && count->entry == kNumberEntry) return count->value == 1;
    return false;
  }

  // "1 of your cards is discarded", "each of your opponents draws": its noun is plural, the subject is one.
  bool one_of_many(const Node& n) const {
    const Node* count = get(g, n, "n");
    return g.entries[n.entry].op == "each_of" || (count && count->entry == kNumberEntry && count->value == 1);
  }

  bool one(const Node& n) const { return singular(n) || one_of_many(n); }

  // "Corruption is removed": what has no plural of its own is one thing, however much of it.
  bool uncountable(const Node& n) const {
    const Node* unit = g.entries[n.entry].core == Core::unsaid ? get(g, n, "u") : nullptr;
    if (unit == nullptr) return false;
    const auto& words = g.productions[g.entries[unit->entry].productions.front()].elements;
    return std::all_of(words.begin(), words.end(), [](const Element& x) {
      return x.kind == ElementKind::word && x.form == WordForm::fixed;
    });
  }

  void literal(const Element& x, const Node& n) {
    std::string text = std::to_string(n.value);
    if (x.kind == ElementKind::plus) text = "+" + text;
    if (x.kind == ElementKind::minus) text = "-" + text;
    if (x.kind == ElementKind::threshold) text += "+";
    if (x.kind == ElementKind::range) text += "-" + std::to_string(n.upper);
    word(text);
  }

  static std::string possessive(const std::string& text) {
    return text.ends_with('s') ? text + "'" : text + "'s";
  }

  void spelled(const Element& x, const Context& c) {
    if (x.form == WordForm::verb) return word(c.third ? x.other_text : x.text);
    if (x.form == WordForm::fixed) return word(x.text);
    const std::string& text = c.plural ? x.other_text : x.text;
    word(c.possessive ? possessive(text) : text);
  }

  // Whoever does the first of it is asked "if they do", but for you.
  bool done_by_others(const Node& n, const Context& c) const {
    const Node* at = get(g, n, "a");
    while (at && core_of(g, *at) != Core::do_ && get(g, *at, "a")) at = get(g, *at, "a");
    const Node* who = at ? get(g, *at, core_of(g, *at) == Core::do_ ? "s" : "p") : nullptr;
    return who ? core_of(g, *who) != Core::you : c.they;
  }

  static bool says_they(const Production& p) {
    return std::any_of(p.elements.begin(), p.elements.end(),
                       [](const Element& x) { return x.kind == ElementKind::word && x.text == "they"; });
  }

  bool several(const Node& n) const {
    const Node* count = get(g, n, "n");
    if (count && count->entry == kNumberEntry) return count->value > 1;
    return g.entries[n.entry].agree == Agree::plural || g.entries[n.entry].op == "both";
  }

  static bool begins(const Production& p, std::string_view with) {
    return p.elements.front().kind == ElementKind::word && p.elements.front().text == with;
  }

  void node(const Node& n, Context c) {
    const Entry& e = g.entries[n.entry];
    if (n.entry < kFirstTableEntry) return word(std::to_string(n.value));
    const bool answers = e.core == Core::if_done || e.core == Core::if_done_else;
    const bool they = answers && done_by_others(n, c);
    for (const std::uint16_t index : e.productions) {
      if (!fits(g.productions[index], n)) continue;
      if (answers && says_they(g.productions[index]) != they) continue;
      if (e.core == Core::its && c.many && !begins(g.productions[index], "their")) continue;
      return produce(n, g.productions[index], c);
    }
    word("<" + e.op + "?>");
  }

  void produce(const Node& n, const Production& p, Context c) {
    const Entry& e = g.entries[n.entry];
    if (e.agree != Agree::any) c.plural = e.agree == Agree::plural;
    if (const Node* count = get(g, n, "n"); e.agree == Agree::any && count && count->entry == kNumberEntry)
      c.plural = count->value != 1;
    if (e.has("poss")) c.possessive = true;
    if (g.categories[e.category].name == "one<player>") c.third = one(n);  // "who controls a Drone"
    if (e.core == Core::loop || e.core == Core::over) c.third = true;
    // "All players' hands"; what everybody has is as many.
    if (const Element& first = p.elements.front(); p.elements.size() > 1 && first.kind == ElementKind::slot) {
      const Node* whose = n.find(first.slot);
      const bool owned = whose && g.categories[g.entries[whose->entry].category].name == "owner";
      const bool place = p.elements[1].form == WordForm::noun || g.categories[e.category].name == "place";
      if (owned && place) c.plural = g.entries[whose->entry].agree == Agree::plural;
    }
    if (const Node* cards = get(g, n, "c"); cards && g.categories[e.category].name == "effect")
      c.many = several(*cards);
    const Node* subject = get(g, n, "s");
    if (subject) c.third = one(*subject);
    // A verb right after a slot has that slot as its subject: "this unit attacks".
    if (p.elements.size() > 1 && p.elements[0].kind == ElementKind::slot &&
        p.elements[1].form == WordForm::verb)
      if (const Node* own_subject = n.find(p.elements[0].slot))
        c.third = one(*own_subject) || uncountable(*own_subject);
    // "There is a Drone": the verb agrees with what stands behind it.
    if (p.elements.size() > 2 && p.elements[0].form == WordForm::fixed &&
        p.elements[0].kind == ElementKind::word && p.elements[1].form == WordForm::verb &&
        p.elements[2].kind == ElementKind::slot) {
      const Node* what = n.find(p.elements[2].slot);
      while (what && get(g, *what, "b")) what = get(g, *what, "a");
      if (what) c.third = one(*what);
    }
    if (e.core == Core::may || e.core == Core::must) {
      c.third = false;
      c.they = core_of(g, *get(g, n, "p")) != Core::you;
    }
    for (const Element& x : p.elements) element(x, n, c);
  }

  void element(const Element& x, const Node& n, const Context& c) {
    if (x.kind == ElementKind::word) return spelled(x, c);
    for (const Child& child : n.children) {
      if (child.slot != x.slot) continue;
      if (x.kind != ElementKind::slot && x.kind != ElementKind::star) {
        literal(x, child.node);
        continue;
      }
      Context inner = c;
      if (x.need != Agree::any) inner.plural = x.need == Agree::plural;
      if (core_of(g, n) == Core::choose && g.entries[n.entry].slots[x.slot].name == "o") inner.third = false;
      const bool answer = core_of(g, n) == Core::if_done || core_of(g, n) == Core::if_done_else;
      if (answer && g.entries[n.entry].slots[x.slot].name != "a") inner.they = false;
      // "Unless its owner pays": who pays is the subject of the price, not of what is bought off.
      if (g.entries[n.entry].core == Core::unless)
        inner.third = g.entries[n.entry].slots[x.slot].name == "c" && one(*get(g, n, "p"));
      node(child.node, inner);
      if (x.kind == ElementKind::slot) break;
    }
  }
};

std::string printed(const Grammar& g, const Node& n, bool capital) {
  Printer p{g, {}, capital};
  p.node(n, {});
  return std::move(p.out);
}

}  // namespace

std::string print_sentence(const Grammar& g, const Node& n) { return printed(g, n, true); }

std::string print_phrase(const Grammar& g, const Node& n) { return printed(g, n, false); }

std::string print_wording(const Grammar& g, const Node& n, const Production& wording) {
  Printer p{g, {}, false};
  p.produce(n, wording, {});
  return std::move(p.out);
}

}  // namespace verbatim::cardtext
