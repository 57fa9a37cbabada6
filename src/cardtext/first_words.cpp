// Which words and kinds of token each production may begin with. The parser then tries only productions that
// can start at the token before it, which is what makes a table of a thousand productions cheap.

#include <algorithm>
#include <set>

#include "cardtext/compile.h"

namespace verbatim::cardtext {
namespace {

struct First {
  std::set<SymbolId> words;
  std::set<std::uint8_t> kinds;
};

void begin_with(const Element& e, const std::vector<First>& all, First& out) {
  if (e.kind == ElementKind::word) {
    out.words.insert(e.symbol);
    if (e.other_symbol != 0) out.words.insert(e.other_symbol);
  } else if (e.kind == ElementKind::slot) {
    out.words.insert(all[e.category].words.begin(), all[e.category].words.end());
    out.kinds.insert(all[e.category].kinds.begin(), all[e.category].kinds.end());
  } else {
    out.kinds.insert(static_cast<std::uint8_t>(e.kind));
  }
}

// A category that can begin with itself would send the parser round for ever.
struct Recursion {
  const Grammar& g;
  TableProblems& problems;
  std::vector<int> state;  // 0 new, 1 open, 2 done
  std::vector<CategoryId> path;

  void visit(CategoryId c) {
    state[c] = 1;
    path.push_back(c);
    for (const std::uint16_t p : g.categories[c].productions) {
      const Element& first = g.productions[p].elements.front();
      if (first.kind != ElementKind::slot || g.entries[g.productions[p].entry].print_only) continue;
      if (state[first.category] == 1) {
        problems.push_back({g.entries[g.productions[p].entry].line,
                            "`" + g.categories[c].name + "` can begin with `" +
                                g.categories[first.category].name +
                                "`, which begins with it again; put a word first or nest to the right"});
      } else if (state[first.category] == 0) {
        visit(first.category);
      }
    }
    path.pop_back();
    state[c] = 2;
  }
};

}  // namespace

void index_first_words(Grammar& g, TableProblems& problems) {
  Recursion r{g, problems, std::vector<int>(g.categories.size()), {}};
  for (std::size_t c = 0; c < g.categories.size(); ++c)
    if (r.state[c] == 0) r.visit(static_cast<CategoryId>(c));
  if (!problems.empty()) return;

  std::vector<First> first(g.categories.size());
  for (bool grew = true; grew;) {
    grew = false;
    for (std::size_t c = 0; c < g.categories.size(); ++c) {
      const std::size_t before = first[c].words.size() + first[c].kinds.size();
      First mine = first[c];
      for (const std::uint16_t p : g.categories[c].productions)
        if (!g.entries[g.productions[p].entry].print_only)
          begin_with(g.productions[p].elements.front(), first, mine);
      first[c] = std::move(mine);
      grew |= first[c].words.size() + first[c].kinds.size() != before;
    }
  }
  for (Category& c : g.categories) {
    for (const std::uint16_t p : c.productions) {
      if (g.entries[g.productions[p].entry].print_only) continue;
      First mine;
      begin_with(g.productions[p].elements.front(), first, mine);
      for (const SymbolId w : mine.words) c.by_word[w].push_back(p);
      for (const std::uint8_t k : mine.kinds) c.by_kind[k].push_back(p);
    }
  }
}

}  // namespace verbatim::cardtext
