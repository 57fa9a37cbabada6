#include "cardtext/slots.h"

#include <algorithm>

#include "cardtext/print.h"

namespace verbatim::cardtext {
namespace {

struct Filler {
  const Grammar& g;
  std::vector<Diagnostic>& diagnostics;
  int general_ = 0;
  std::vector<std::string> sorts{};  // that a loop or the event makes known here, innermost last

  const std::string& category(const Node& n) const { return g.categories[g.entries[n.entry].category].name; }

  // "<lane>" of "sel<lane>"; empty for categories without a sort.
  static std::string sort_of(const std::string& name) {
    const auto at = name.find('<');
    return at == std::string::npos ? "" : name.substr(at);
  }

  Node that(const std::string& sort) const {
    Node noun = make(g, "noun" + sort, "noun");
    Node head;
    head.entry = g.productions[g.categories[g.category("head" + sort)].productions.front()].entry;
    set(g, noun, "h", std::move(head));
    Node out = make(g, "one" + sort, "that");
    set(g, out, "x", std::move(noun));
    return out;
  }

  void note_selections(const Node& n) {
    if (category(n).rfind("one<", 0) == 0) sorts.push_back(sort_of(category(n)));
    for (const Child& c : n.children) note_selections(c.node);
  }

  void missing(const Node& n, const Slot& slot) {
    const CategoryId c = g.category(slot.category);
    const std::string label = c == Grammar::kNoCategory ? "" : g.categories[c].label;
    diagnostics.push_back({Code::slot_missing,
                           Severity::error,
                           n.span,
                           "\"" + print_phrase(g, n) + "\" does not say which: " +
                               (label.empty() ? slot.name : label) + " is missing",
                           "name it; only a loop, an event or \"instead\" can supply it",
                           {}});
  }

  void visit(Node& n) {
    const Entry& e = g.entries[n.entry];
    const std::size_t before = sorts.size();
    // "cannot draw cards" and "when you draw cards" mean any number; a clause that acts must say how many.
    const bool general = e.core == Core::cannot || e.core == Core::can || e.core == Core::does;
    if (general) ++general_;
    if (e.core == Core::unsaid && general_ == 0)
      diagnostics.push_back({Code::amount_missing,
                             Severity::error,
                             n.span,
                             "how many \"" + print_phrase(g, n) + "\"?",
                             "write a number before it",
                             {}});
    if (e.core == Core::for_each) sorts.push_back(sort_of(category(*get(g, *get(g, n, "x"), "x"))));
    for (std::size_t i = 0; i < e.slots.size(); ++i) {
      if (!e.slots[i].required || n.find(static_cast<int>(i))) continue;
      const std::string sort = sort_of(e.slots[i].category);
      if (std::find(sorts.begin(), sorts.end(), sort) == sorts.end()) {
        missing(n, e.slots[i]);
      } else {
        set(g, n, e.slots[i].name, that(sort));
      }
    }
    for (Child& c : n.children) visit(c.node);
    sorts.resize(before);
    if (general) --general_;
  }
};

}  // namespace

void fill_slots(const Grammar& g, std::vector<Ability>& abilities, std::vector<Diagnostic>& diagnostics) {
  for (Ability& a : abilities) {
    std::vector<Diagnostic> unheard;  // an upgrade repeats its base, where it was reported
    Filler f{g, a.upgrade ? unheard : diagnostics};
    for (const Node& h : a.heads) f.note_selections(h);
    for (Node& n : a.statements) f.visit(n);
  }
}

}  // namespace verbatim::cardtext
