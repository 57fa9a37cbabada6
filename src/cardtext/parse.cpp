#include "cardtext/parse.h"

#include <algorithm>
#include <deque>
#include <set>

namespace verbatim::cardtext {
namespace {

constexpr std::size_t kMostReadings = 8;  // of one span; more is ambiguous anyway

struct Part {
  std::uint8_t slot = 0;
  std::uint32_t node = 0;
};

// A node of the shared forest; children are a run in Parser::parts.
struct Shared {
  EntryId entry = 0;
  Agree number = Agree::any;
  std::uint16_t begin = 0;
  std::uint16_t end = 0;
  std::uint32_t cost = 0;
  std::uint64_t parts_made_of = 0;  // equal for two readings of the same parts, attached otherwise
  int value = 0;
  int upper = 0;
  std::uint32_t first_part = 0;
  std::uint32_t parts = 0;
};

struct Found {
  std::uint16_t end = 0;
  std::uint32_t node = 0;
};

// What could have stood at the furthest point; put into words only when somebody is told.
struct Wanted {
  const char* text = nullptr;
  bool word = false;  // to be quoted
};

struct Parser {
  const Grammar& g;
  std::span<const Token> tokens;
  const ParseLimits& limits;
  std::vector<Shared> nodes;
  std::vector<Part> parts;
  // For each token and category 0, or 1 more than the index of what was found. Most find nothing, and share
  // the first list. A deque: lists are read while others are added.
  std::vector<std::uint32_t> cells;
  std::deque<std::vector<Found>> lists;
  bool exhausted = false;
  std::size_t furthest = 0;
  std::vector<Wanted> expected;

  void expect(std::size_t at, const char* what, bool word = false) {
    if (!limits.explain || at < furthest) return;
    if (at > furthest) expected.clear();
    furthest = at;
    if (*what != 0) expected.push_back({what, word});
  }

  std::uint32_t add(Shared s) {
    if (nodes.size() >= limits.work) exhausted = true;
    nodes.push_back(s);
    return static_cast<std::uint32_t>(nodes.size() - 1);
  }

  bool same_node(const Shared& a, const Shared& b) const {
    if (a.entry != b.entry || a.value != b.value || a.upper != b.upper || a.parts != b.parts) return false;
    for (std::uint32_t i = 0; i < a.parts; ++i) {
      const Part& x = parts[a.first_part + i];
      const Part& y = parts[b.first_part + i];
      if (x.slot != y.slot || (x.node != y.node && !same_node(nodes[x.node], nodes[y.node]))) return false;
    }
    return true;
  }

  static std::uint64_t mixed(EntryId entry, int value) {
    std::uint64_t h = (static_cast<std::uint64_t>(entry) << 32) ^ static_cast<std::uint32_t>(value);
    h = (h ^ (h >> 31)) * 0x9E3779B97F4A7C15u;
    return (h ^ (h >> 29)) * 0xBF58476D1CE4E5B9u;
  }

  // Keeps, for each end and number, only the readings with the nearest attachments.
  void keep(std::vector<Found>& found, std::uint16_t end, std::uint32_t node) {
    const Shared& fresh = nodes[node];
    std::size_t rivals = 0;
    for (std::size_t i = 0; i < found.size();) {
      const Shared& old = nodes[found[i].node];
      if (found[i].end != end || old.number != fresh.number) {
        ++i;
        continue;
      }
      // Precedence: what the verb has a slot for is the verb's, and of two nouns that can take a modifier the
      // nearer one has it. Readings that are made of different parts are two meanings, and both stay.
      const bool same_parts = old.parts_made_of == fresh.parts_made_of;
      if (same_parts && (old.cost < fresh.cost || (old.cost == fresh.cost && same_node(old, fresh)))) return;
      if (same_parts && old.cost > fresh.cost) {
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(i));
        continue;
      }
      ++rivals;
      ++i;
    }
    if (rivals < kMostReadings) found.push_back({end, node});
  }

  // One attempt at a production: the parts matched so far live on a stack shared by all attempts.
  struct Attempt {
    const Production& p;
    std::uint16_t begin;
    std::vector<Part> stack;
    Agree number = Agree::any;
    Agree verb = Agree::any;
  };

  void complete(Attempt& a, std::size_t at, std::vector<Found>& out) {
    const Entry& e = g.entries[a.p.entry];
    if (e.transparent) {
      if (!a.stack.empty()) keep(out, static_cast<std::uint16_t>(at), a.stack.front().node);
      return;
    }
    Shared s;
    s.entry = a.p.entry;
    s.begin = a.begin;
    s.end = static_cast<std::uint16_t>(at);
    s.number = a.verb != Agree::any ? a.verb : a.number;
    s.first_part = static_cast<std::uint32_t>(parts.size());
    std::vector<Part> all = a.stack;
    for (const Constant& c : a.p.constants) {
      Shared literal;
      literal.value = c.value;
      literal.begin = literal.end = a.begin;
      all.push_back({c.slot, add(literal)});
    }
    std::stable_sort(all.begin(), all.end(), [](const Part& x, const Part& y) { return x.slot < y.slot; });
    s.parts = static_cast<std::uint32_t>(all.size());
    s.parts_made_of = mixed(s.entry, 0);
    for (const Part& part : all) {
      s.cost += nodes[part.node].cost;
      s.parts_made_of += nodes[part.node].parts_made_of;
    }
    // The same words are another modifier on another noun, or a part of the verb: what counts is their
    // inside.
    for (const Element& x : a.p.elements)
      if (x.kind == ElementKind::star)
        for (const Part& part : all)
          if (part.slot == x.slot) s.parts_made_of -= mixed(nodes[part.node].entry, 0);
    for (const Element& x : a.p.elements)
      if (x.kind == ElementKind::star)
        for (const Part& part : all)
          if (part.slot == x.slot)
            s.cost += nodes[part.node].begin - a.begin;  // how far the modifier stands off
    if (s.number == Agree::any)
      for (const Part& part : a.stack)
        if (s.number == Agree::any) s.number = nodes[part.node].number;
    parts.insert(parts.end(), all.begin(), all.end());
    keep(out, s.end, add(s));
  }

  static bool literal_fits(ElementKind kind, const Token& t) {
    switch (kind) {
      case ElementKind::number:
        return t.numeric;
      case ElementKind::plus:
        return t.kind == TokenKind::plus && t.value >= 0;
      case ElementKind::minus:
        return t.kind == TokenKind::plus && t.value < 0;
      case ElementKind::threshold:
        return t.kind == TokenKind::threshold;
      case ElementKind::range:
        return t.kind == TokenKind::range;
      default:
        return false;
    }
  }

  static const char* literal_name(ElementKind kind) {
    switch (kind) {
      case ElementKind::plus:
        return "+1";
      case ElementKind::minus:
        return "-1";
      case ElementKind::threshold:
        return "3+";
      case ElementKind::range:
        return "1-4";
      default:
        return "a number";
    }
  }

  void match(Attempt& a, std::size_t element, std::size_t at, std::vector<Found>& out) {
    if (exhausted) return;
    if (element == a.p.elements.size()) return complete(a, at, out);
    const Element& x = a.p.elements[element];
    if (x.kind == ElementKind::word) {
      const bool first = at < tokens.size() && tokens[at].symbol == x.symbol;
      const bool second = at < tokens.size() && x.other_symbol != 0 && tokens[at].symbol == x.other_symbol;
      if (!first && !second) {
        if (element > 0) expect(at, x.text.c_str(), true);
        return;
      }
      const Agree before = a.number, verb_before = a.verb;
      // A plural noun makes the phrase plural. Where there is a verb, its form alone is the number of the
      // phrase: "discards" is somebody else's, whatever is discarded.
      if (x.form == WordForm::noun && x.symbol != x.other_symbol)
        a.number = first ? Agree::singular : Agree::plural;
      if (x.form == WordForm::verb && x.symbol != x.other_symbol)
        a.verb = second ? Agree::singular : Agree::plural;
      match(a, element + 1, at + 1, out);
      a.number = before;
      a.verb = verb_before;
    } else if (x.kind == ElementKind::slot || x.kind == ElementKind::star) {
      if (x.kind == ElementKind::star) match(a, element + 1, at, out);
      const std::vector<Found>& all = category(x.category, at);
      for (const Found f : all) {
        const Agree number = nodes[f.node].number;
        if (x.need != Agree::any && number != Agree::any && number != x.need) continue;
        a.stack.push_back({x.slot, f.node});
        match(a, x.kind == ElementKind::star ? element : element + 1, f.end, out);
        a.stack.pop_back();
      }
    } else if (at < tokens.size() && literal_fits(x.kind, tokens[at])) {
      Shared s;
      s.entry = x.kind == ElementKind::range ? kRangeEntry : kNumberEntry;
      s.begin = static_cast<std::uint16_t>(at);
      s.end = static_cast<std::uint16_t>(at + 1);
      s.value = x.kind == ElementKind::minus ? -tokens[at].value : tokens[at].value;
      s.upper = tokens[at].upper;
      s.parts_made_of = mixed(s.entry, s.value);
      a.stack.push_back({x.slot, add(s)});
      match(a, element + 1, at + 1, out);
      a.stack.pop_back();
    } else {
      expect(at, literal_name(x.kind));
    }
  }

  void attempt(std::uint16_t production, std::size_t at, std::vector<Found>& out) {
    Attempt a{g.productions[production], static_cast<std::uint16_t>(at), {}};
    match(a, 0, at, out);
  }

  const std::vector<Found>& category(CategoryId c, std::size_t at) {
    const std::size_t cell = at * g.categories.size() + c;
    if (cells[cell] != 0) return lists[cells[cell] - 1];
    if (exhausted) return lists.front();
    expect(at, g.categories[c].label.c_str());
    std::vector<Found> out;
    if (at < tokens.size() || limits.explain) {
      static const Token kEnd;
      const Token& t = at < tokens.size() ? tokens[at] : kEnd;
      const Category& cat = g.categories[c];
      if (limits.explain) {  // try what the first-word index would have skipped, to learn what was wanted
        for (const std::uint16_t p : cat.productions)
          if (!g.entries[g.productions[p].entry].print_only) attempt(p, at, out);
      } else if (const auto by = cat.by_word.find(t.symbol); t.symbol != 0 && by != cat.by_word.end())
        for (const std::uint16_t p : by->second) attempt(p, at, out);
      for (int k = 1; k < static_cast<int>(ElementKind::slot) && !limits.explain; ++k)
        if (!cat.by_kind[k].empty() && literal_fits(static_cast<ElementKind>(k), t))
          for (const std::uint16_t p : cat.by_kind[k]) attempt(p, at, out);
    }
    if (out.empty()) {
      cells[cell] = 1;
      return lists.front();
    }
    lists.push_back(std::move(out));
    cells[cell] = static_cast<std::uint32_t>(lists.size());
    return lists.back();
  }

  Node build(std::uint32_t id) const {
    const Shared& s = nodes[id];
    Node n;
    n.entry = s.entry;
    n.value = s.value;
    n.upper = s.upper;
    n.number = s.number;
    if (s.begin < s.end) n.span = {tokens[s.begin].span.begin, tokens[s.end - 1u].span.end};
    for (std::uint32_t i = 0; i < s.parts; ++i)
      n.children.push_back({parts[s.first_part + i].slot, build(parts[s.first_part + i].node)});
    return n;
  }
};

}  // namespace

ParseResult parse(const Grammar& g, std::span<const Token> tokens, CategoryId start,
                  const ParseLimits& limits) {
  ParseResult result;
  if (tokens.size() > limits.tokens) {
    result.too_long = true;
    return result;
  }
  Parser p{g, tokens, limits, {}, {}, {}, {}, false, 0, {}};
  p.cells.resize((tokens.size() + 1) * g.categories.size());
  p.lists.emplace_back();
  const std::vector<Found> found = p.category(start, 0);
  result.too_long = p.exhausted;
  result.work = p.nodes.size();
  if (!p.exhausted) {
    for (const Found& f : found) {
      if (f.end != tokens.size()) continue;
      const bool nearer = std::any_of(found.begin(), found.end(), [&](const Found& other) {
        const Shared &a = p.nodes[other.node], &b = p.nodes[f.node];
        return other.end == f.end && a.parts_made_of == b.parts_made_of && a.cost < b.cost;
      });
      if (!nearer) result.readings.push_back(p.build(f.node));
    }
    for (const Found& f : found) p.expect(f.end, f.end < tokens.size() ? "the end of the sentence" : "");
  }
  result.furthest = std::min(p.furthest, tokens.size());
  std::set<std::string> expected;
  for (const Wanted& w : p.expected)
    expected.insert(w.word ? "\"" + std::string(w.text) + "\"" : std::string(w.text));
  result.expected.assign(expected.begin(), expected.end());
  return result;
}

}  // namespace verbatim::cardtext
