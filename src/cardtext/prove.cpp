#include "cardtext/prove.h"

#include <algorithm>

#include "cardtext/normal.h"
#include "cardtext/parse.h"
#include "cardtext/print.h"
#include "cardtext/sample.h"

namespace verbatim::cardtext {
namespace {

std::vector<Token> tokens_of(const Grammar& g, const std::string& text) {
  std::vector<Token> tokens = tokenise(text);
  for (Token& t : tokens)
    if (t.kind == TokenKind::word || t.kind == TokenKind::mark) t.symbol = g.symbol(t.key);
  return tokens;
}

std::vector<Node> readings_of(const Grammar& g, const std::string& text, CategoryId category) {
  std::vector<Node> out;
  for (Node& n : parse(g, tokens_of(g, text), category).readings) {
    Node normal = normal_form(g, std::move(n));
    if (!admissible(g, normal)) continue;
    bool known = false;
    for (const Node& other : out) known |= same(other, normal);
    if (!known) out.push_back(std::move(normal));
  }
  return out;
}

}  // namespace

TableProblems prove(const Grammar& g) {
  TableProblems problems;
  const Sampler plain(g);
  const Sampler of_others(g, [&g](const Production& p) {
    return g.entries[p.entry].core != Core::you && !g.entries[p.entry].has("ref");
  });
  for (std::size_t i = 0; i < g.productions.size(); ++i) {
    const Production& p = g.productions[i];
    const Entry& e = g.entries[p.entry];
    // Effects are read inside a clause: there amounts and caps find their normal place.
    if (!e.from_game || e.transparent || e.print_only || p.category != e.category) continue;
    const Sampler& sampler = e.has("names_player") ? of_others : plain;
    bool possible = true;
    for (const Element& x : p.elements)
      if (x.kind == ElementKind::slot) possible &= sampler.possible(x.category);
    if (!possible) continue;
    const Node n = sampler.with(static_cast<std::uint16_t>(i));
    const std::string text = print_wording(g, n, p);
    const bool effect = g.categories[e.category].name == "effect";
    const auto readings = readings_of(g, text, effect ? g.category("clause") : e.category);
    // A row that says two clauses with one verb reads as the two.
    const bool two = std::any_of(e.attributes.begin(), e.attributes.end(),
                                 [](const std::string& a) { return a.find("_as_") != std::string::npos; });
    const Core joint = readings.size() == 1 ? core_of(g, readings[0]) : Core::game;
    if (two && (joint == Core::or_ || joint == Core::and_)) continue;
    // A row for a pair reads as the verb that it stands for.
    if (std::any_of(e.attributes.begin(), e.attributes.end(),
                    [](const std::string& a) { return a.rfind("pair_", 0) == 0; }))
      continue;
    if (readings.size() == 1 &&
        (effect ? get(g, readings[0], "e") && get(g, readings[0], "e")->entry == p.entry
                : readings[0].entry == normal_form(g, n).entry))
      continue;
    std::string message = "`" + e.op + "`: \"" + text + "\" ";
    if (readings.empty()) {
      message += "does not read back; check the spelling of its slots and the number of its nouns";
    } else if (readings.size() > 1) {
      message += "has two readings, as `" + print_phrase(g, readings[0]) + "` and as `" +
                 print_phrase(g, readings[1]) + "`; drop one of the wordings";
    } else {
      message += "reads as `" + print_phrase(g, readings[0]) + "`, another entry; drop one of the wordings";
    }
    problems.push_back({e.line, std::move(message)});
  }
  return problems;
}

}  // namespace verbatim::cardtext
