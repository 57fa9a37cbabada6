#include "cardtext/replace.h"

#include <algorithm>
#include <optional>

#include "cardtext/print.h"

namespace verbatim::cardtext {
namespace {

Node* clause_with_instead(const Grammar& g, Node& n) {
  if (core_of(g, n) == Core::do_ && get(g, n, "i")) return &n;
  if (core_of(g, n) == Core::replace) return nullptr;  // already answered
  for (Child& c : n.children)
    if (Node* found = clause_with_instead(g, c.node)) return found;
  return nullptr;
}

struct Place {
  std::size_t statement = 0;
  Node* clause = nullptr;
  bool optional = false;  // under a "may"
};

void find_verb(const Grammar& g, Node& n, EntryId verb, std::size_t statement, bool optional,
               std::vector<Place>& out) {
  if (core_of(g, n) == Core::do_) {
    const Node* effect = get(g, n, "e");
    if (effect && effect->entry == verb) out.push_back({statement, &n, optional});
    return;
  }
  // A clause that was replaced before is spoken of by its old half only.
  if (core_of(g, n) == Core::replace) return find_verb(g, *get(g, n, "a"), verb, statement, optional, out);
  const bool may = optional || core_of(g, n) == Core::may;
  for (Child& c : n.children) find_verb(g, c.node, verb, statement, may, out);
}

// "2 tokens" after "1 corruption token" are corruption tokens: a unit marked `generic` takes the earlier
// kind.
void inherit_unit(const Grammar& g, const Node& before, Node& amount) {
  const Node* old_unit = get(g, before, "u");
  const Node* unit = get(g, amount, "u");
  if (!old_unit || !unit || !g.entries[unit->entry].has("generic")) return;
  const std::string& kind = g.categories[g.entries[before.entry].category].name;
  Node same_op = make(g, kind, op_of(g, amount));
  same_op.span = amount.span;
  for (const Child& c : amount.children)
    add_to_list(g, same_op, g.entries[amount.entry].slots[c.slot].name, c.node);
  set(g, same_op, "u", *old_unit);
  amount = std::move(same_op);
}

// How many parts of a phrase, and of its parts, say which things are meant. A number says only how many.
int limits(const Node& n) {
  int found = 0;
  for (const Child& c : n.children) {
    if (c.node.entry != kNumberEntry) found += 1 + limits(c.node);
  }
  return found;
}

bool is_player(const Grammar& g, const Node& n) {
  const std::string& category = g.categories[g.entries[n.entry].category].name;
  return category == "one<player>" || category == "owner";
}

// "If they have ...", "if their hand ...".
bool speaks_of_player(const Grammar& g, const Node& n) {
  const Entry& e = g.entries[n.entry];
  if (e.has("ref") && (is_player(g, n) || e.has("person"))) return true;
  return std::any_of(n.children.begin(), n.children.end(),
                     [&g](const Child& c) { return speaks_of_player(g, c.node); });
}

// The player whom a sentence names last: the one that "they" means behind it.
const Node* last_player(const Grammar& g, const Node& n) {
  const Core core = core_of(g, n);
  const bool named =
      is_player(g, n) && !g.entries[n.entry].has("ref") && core != Core::you && core != Core::your;
  const Node* last = named ? &n : nullptr;
  for (const Child& c : n.children) {
    const Node* inside = last_player(g, c.node);
    if (inside && (last == nullptr || inside->span.begin >= last->span.begin)) last = inside;
  }
  return last;
}

// The phrase becomes "they", "them" or "their", wherever it stands in the node.
void become_pronoun(const Grammar& g, Node& n, Span phrase) {
  for (Child& c : n.children) {
    if (!is_player(g, c.node) || !(c.node.span == phrase)) {
      become_pronoun(g, c.node, phrase);
      continue;
    }
    const bool owner = g.categories[g.entries[c.node.entry].category].name == "owner";
    const bool subject = g.entries[n.entry].slots[c.slot].name == "s";
    c.node = owner ? make(g, "owner", "their") : make(g, "one<player>", subject ? "they" : "them");
    c.node.span = phrase;
  }
}

// `they`: the player whom the question is about. What is taken over from the old clause, or is said again in
// the same words, is that very player and not another choice.
void inherit(const Grammar& g, const Node& old_clause, Node& fresh, const std::optional<Span>& they,
             std::vector<Diagnostic>& diagnostics) {
  const Node& from = *get(g, old_clause, "e");
  Node& to = *get(g, fresh, "e");
  for (Child& c : to.children)
    if (const Node* before = from.find(c.slot); they && before && same(*before, c.node)) c.node = *before;
  for (const Child& c : from.children)
    if (!to.find(c.slot)) add_to_list(g, to, g.entries[to.entry].slots[c.slot].name, c.node);
  if (const Node* subject = get(g, old_clause, "s")) {
    const Node* own = get(g, fresh, "s");
    if (own == nullptr || (they && same(*own, *subject))) set(g, fresh, "s", *subject);
  }
  if (they) become_pronoun(g, fresh, *they);
  for (Child& c : to.children)
    if (const Node* before = from.find(c.slot)) inherit_unit(g, *before, c.node);
  // What stands inside a slot is not inherited: a new "card with power 5" is anybody's.
  for (const Child& c : to.children) {
    const Node* before = from.find(c.slot);
    if (!before || before->entry == c.node.entry || g.entries[c.node.entry].has("ref")) continue;
    if (limits(*before) <= limits(c.node)) continue;
    diagnostics.push_back(
        {Code::not_inherited,
         Severity::warning,
         c.node.span,
         "\"" + print_phrase(g, c.node) + "\" stands for the whole of \"" + print_phrase(g, *before) + "\"",
         "only what is left out entirely is taken from the earlier sentence",
         {}});
  }
}

}  // namespace

bool says_instead(const Grammar& g, const Node& n) {
  return clause_with_instead(g, const_cast<Node&>(n)) != nullptr;
}

void replace_earlier(const Grammar& g, Node statement, Ability& ability,
                     std::vector<Diagnostic>& diagnostics) {
  Node* fresh = clause_with_instead(g, statement);
  const EntryId verb = get(g, *fresh, "e")->entry;
  std::vector<Place> places;
  for (std::size_t i = 0; i < ability.statements.size(); ++i)
    find_verb(g, ability.statements[i], verb, i, false, places);
  const bool event = std::any_of(ability.heads.begin(), ability.heads.end(), [&g](const Node& h) {
    return core_of(g, h) == Core::when || core_of(g, h) == Core::when_would || core_of(g, h) == Core::before;
  });
  if (places.empty() && event && !ability.upgrade) {  // instead of the event itself
    ability.statements.push_back(std::move(statement));
    return;
  }
  if (places.size() != 1) {
    const bool none = places.empty();
    diagnostics.push_back({none ? Code::instead_of_nothing : Code::instead_of_two,
                           Severity::error,
                           fresh->span,
                           none ? "\"instead\" of what? No earlier sentence of this ability has this verb"
                                : "\"instead\" of which? Two earlier clauses have this verb",
                           none ? "repeat the verb of the sentence that is replaced"
                                : "write the two cases out, each with its own \"if\"",
                           {}});
    return;
  }
  const Place& place = places.front();
  const Node* condition = core_of(g, statement) == Core::if_ ? get(g, statement, "c") : nullptr;
  const bool asks_them = condition && speaks_of_player(g, *condition);
  const Node* last = asks_them ? last_player(g, ability.statements[place.statement]) : nullptr;
  const std::optional<Span> they = last ? std::optional(last->span) : std::nullopt;
  inherit(g, *place.clause, *fresh, they, diagnostics);

  Node body = condition ? *get(g, statement, "b") : statement;
  Node& old_statement = ability.statements[place.statement];
  const bool lone = core_of(g, body) == Core::do_ ||
                    (core_of(g, body) == Core::may && core_of(g, *get(g, body, "b")) == Core::do_);
  if (lone && (place.optional || core_of(g, body) == Core::do_)) {
    // Only the clause changes: what it costs and who may refuse stay as they were.
    const Node clause = core_of(g, body) == Core::do_ ? body : *get(g, body, "b");
    const Node kept = *place.clause;
    *place.clause = clause;
    // Of a sentence that was replaced before, the first wording is the base of both.
    const Node* base = &old_statement;
    while (core_of(g, *base) == Core::replace) base = get(g, *base, "a");
    Node whole = *base;
    if (they) become_pronoun(g, whole, *they);
    *place.clause = kept;
    body = std::move(whole);
  }
  if (ability.upgrade) {
    ability.written.push_back(statement);
    old_statement = std::move(body);
    return;
  }
  if (!condition) {
    diagnostics.push_back({Code::instead_of_nothing,
                           Severity::error,
                           fresh->span,
                           "\"instead\" needs an \"if\": when is it the other way?",
                           "write \"If ..., ... instead.\"",
                           {}});
    return;
  }
  Node out = make(g, "line", "replace");
  out.span = statement.span;
  set(g, out, "c", *condition);
  set(g, out, "a", std::move(old_statement));
  set(g, out, "b", std::move(body));
  old_statement = std::move(out);
}

}  // namespace verbatim::cardtext
