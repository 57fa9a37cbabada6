#include "cardtext/compile.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "cardtext/core_words.h"
#include "cardtext/pattern.h"

namespace verbatim::cardtext {
namespace {

constexpr std::array kCoreNames = {
#define CORE(name) #name,
#include "cardtext/core_ops.inc"
#undef CORE
};

Core core_named(const std::string& op) {
  for (std::size_t i = 1; i < kCoreNames.size(); ++i) {
    std::string_view name = kCoreNames[i];
    if (name.ends_with('_')) name.remove_suffix(1);
    if (name == op) return static_cast<Core>(i);
  }
  return Core::other_core;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

struct Compiler {
  Grammar g;
  TableProblems problems;
  std::vector<std::string> sorts;
  std::vector<std::string> units;
  std::set<std::string> things;               // units that are a sort too
  std::set<std::string> known;                // categories that some row fills
  std::map<std::string, std::string> labels;  // category -> words for messages
  bool game_rows = false;

  void problem(int line, std::string message) { problems.push_back({line, std::move(message)}); }

  SymbolId intern(const std::string& word) {
    const std::string key = word_key(word);
    const auto [at, fresh] = g.symbol_ids.try_emplace(key, static_cast<SymbolId>(g.symbols.size()));
    if (fresh) g.symbols.push_back(key);
    return at->second;
  }

  CategoryId category(const std::string& name) {
    const auto [at, fresh] = g.category_ids.try_emplace(name, static_cast<CategoryId>(g.categories.size()));
    if (fresh) {
      g.categories.emplace_back();
      g.categories.back().name = name;
    }
    return at->second;
  }

  static ElementKind literal_kind(const std::string& category) {
    if (category == "number") return ElementKind::number;
    if (category == "plus") return ElementKind::plus;
    if (category == "minus") return ElementKind::minus;
    if (category == "threshold") return ElementKind::threshold;
    if (category == "range") return ElementKind::range;
    return ElementKind::slot;
  }

  // The slot's index; a slot named twice must want the same thing everywhere.
  int slot_of(Entry& e, const PatternPart& part, int line) {
    const bool literal = part.kind == PatternPart::Kind::constant ||
                         (literal_kind(part.text) != ElementKind::slot && part.text != "range");
    const std::string wanted = literal ? "number" : part.text;
    int index = e.slot(part.slot);
    if (index < 0) {
      e.slots.push_back({part.slot, wanted, part.required});
      return static_cast<int>(e.slots.size()) - 1;
    }
    Slot& slot = e.slots[static_cast<std::size_t>(index)];
    slot.required |= part.required;
    if (slot.category != wanted)
      problem(line, "slot `" + part.slot + "` of `" + e.op + "` is " + slot.category +
                        " in one wording and " + wanted + " in another; give them one category or two names");
    return index;
  }

  void add_production(EntryId id, const PlainPattern& plain, int line, CategoryId to) {
    Production p;
    p.entry = id;
    p.category = to;
    for (const PatternPart& part : plain) {
      Entry& e = g.entries[id];
      if (part.kind == PatternPart::Kind::constant) {
        p.constants.push_back({static_cast<std::uint8_t>(slot_of(e, part, line)), part.value});
        continue;
      }
      Element x;
      if (part.kind == PatternPart::Kind::word) {
        x.symbol = intern(part.text);
        x.text = part.text;
        if (!part.other.empty()) {
          x.other_symbol = intern(part.other);
          x.other_text = part.other;
          x.form = part.verb ? WordForm::verb : WordForm::noun;
        }
      } else {
        x.slot = static_cast<std::uint8_t>(slot_of(e, part, line));
        x.kind = part.kind == PatternPart::Kind::star ? ElementKind::star : literal_kind(part.text);
        x.need = part.need == '+' ? Agree::plural : part.need == '-' ? Agree::singular : Agree::any;
        if (x.kind == ElementKind::slot || x.kind == ElementKind::star) {
          if (game_rows && !known.count(part.text))
            problem(line, "no category `" + part.text + "` in {" + part.slot + ":" + part.text +
                              "}; no row begins with it");
          x.category = category(part.text);
        }
      }
      p.elements.push_back(std::move(x));
    }
    if (p.elements.empty() || p.elements.front().kind == ElementKind::star)
      return problem(line, "a pattern cannot begin with a list; put a word or a slot before it");
    const auto index = static_cast<std::uint16_t>(g.productions.size());
    if (to == g.entries[id].category) g.entries[id].productions.push_back(index);
    g.categories[to].productions.push_back(index);
    g.productions.push_back(std::move(p));
  }

  void add_patterns(EntryId id, const VocabularyRow& row) {
    const bool payable = g.entries[id].has("payable");
    for (const std::string& pattern : row.patterns) {
      const auto plain = expand_pattern(pattern);
      if (!plain) {
        problem(row.line, plain.error());
        continue;
      }
      for (PlainPattern variant : *plain) {
        const auto to = g.entries[id].category;
        add_production(id, variant, row.line, to);
        if (payable) add_production(id, variant, row.line, category("payable"));
        // {n:qty<crystal>?} also reads "pay 3": the verb declares its unit.
        for (PatternPart& part : variant) {
          if (!part.bare) continue;
          const std::string full = part.text;
          PlainPattern bare = variant;
          PatternPart& b = bare[static_cast<std::size_t>(&part - variant.data())];
          b.text = "bare" + full.substr(full.find('<'));
          bare_slot(id, bare, b, full, row.line, payable);
        }
      }
    }
  }

  void bare_slot(EntryId id, const PlainPattern& bare, const PatternPart& part, const std::string& full,
                 int line, bool payable) {
    const std::size_t index = static_cast<std::size_t>(g.entries[id].slot(part.slot));
    g.entries[id].slots[index].category = part.text;
    add_production(id, bare, line, g.entries[id].category);
    if (payable) add_production(id, bare, line, category("payable"));
    g.entries[id].slots[index].category = full;
  }

  void add_row(const VocabularyRow& row) {
    const CategoryId to = category(row.category);
    EntryId id = 0;
    for (std::size_t i = kFirstTableEntry; i < g.entries.size() && row.op != "-"; ++i)
      if (g.entries[i].category == to && g.entries[i].op == row.op) id = static_cast<EntryId>(i);
    if (row.also) {
      if (id == 0)
        return problem(row.line, "`also " + row.category + " " + row.op + "` adds to a row that is not here");
      return add_patterns(id, row);
    }
    if (id != 0 && game_rows)
      return problem(row.line, "`" + row.category + " " + row.op + "` stands twice (first in line " +
                                   std::to_string(g.entries[id].line) + "); rename it or write `also`");
    if (row.patterns.empty()) return problem(row.line, "`" + row.op + "` has no pattern; write ` : words`");
    Entry e;
    e.category = to;
    e.op = row.op;
    e.native = row.native;
    e.core = game_rows ? Core::game : core_named(row.op);
    e.from_game = game_rows;
    e.transparent = row.op == "-";
    e.print_only = row.has("bound");
    e.agree = row.has("sg") ? Agree::singular : row.has("pl") ? Agree::plural : Agree::any;
    e.line = row.line;
    e.attributes = row.attributes;
    g.entries.push_back(std::move(e));
    add_patterns(static_cast<EntryId>(g.entries.size() - 1), row);
  }

  VocabularyRow instance(const VocabularyRow& row, const std::string& from, const std::string& name) {
    VocabularyRow out = row;
    out.category = replaced(out.category, from, "<" + name + ">");
    for (std::string& p : out.patterns) p = replaced(p, from, "<" + name + ">");
    return out;
  }

  std::vector<VocabularyRow> instances(const VocabularyRow& row) {
    const auto mentions = [&row](const char* mark) {
      if (row.category.find(mark) != std::string::npos) return true;
      return std::any_of(row.patterns.begin(), row.patterns.end(),
                         [mark](const std::string& p) { return p.find(mark) != std::string::npos; });
    };
    std::vector<VocabularyRow> out;
    if (mentions("<S>")) {
      for (const auto& s : sorts) out.push_back(instance(row, "<S>", s));
    } else if (mentions("<U>")) {
      for (const auto& u : units)
        if (!row.has("stuff") || !things.count(u)) out.push_back(instance(row, "<U>", u));
    } else {
      out.push_back(row);
    }
    return out;
  }

  // Rows that declare something instead of adding a wording.
  bool declaration(const VocabularyRow& row) {
    if (row.category == "sort") return true;
    if (row.category == "redundant") {
      for (const auto& p : row.patterns) g.redundant.push_back(intern(p));
      return true;
    }
    if (row.category == "reminder") {
      auto& texts = g.reminders[row.op];
      texts.insert(texts.end(), row.patterns.begin(), row.patterns.end());
      return true;
    }
    if (row.category == "label") {
      labels[row.op] = row.patterns.empty() ? row.op : row.patterns.front();
      return true;
    }
    return false;
  }

  void start() {
    g.symbols.push_back("");
    g.categories.emplace_back();
    for (const char* name : {"number", "range"}) {
      Entry e;
      e.op = name;
      e.core = Core::other_core;
      g.entries.push_back(std::move(e));
    }
  }

  void finish() {
    g.line = category("line");
    for (auto& [name, label] : labels)
      if (const CategoryId id = g.category(name); id != Grammar::kNoCategory) g.categories[id].label = label;
    if (problems.empty()) index_first_words(g, problems);
  }
};

}  // namespace

Result<Grammar, TableProblems> compile_grammar(const Vocabulary& vocabulary, std::string_view edition) {
  Compiler c;
  c.start();
  c.problems = vocabulary.problems;
  c.g.game = vocabulary.game;
  const int newest = std::max(0, static_cast<int>(vocabulary.editions.size()) - 1);
  const int wanted = edition.empty() ? newest : vocabulary.edition(edition);
  if (wanted < 0) return failed(TableProblems{{0, "no edition named " + std::string(edition)}});
  if (!vocabulary.editions.empty()) c.g.edition = vocabulary.editions[static_cast<std::size_t>(wanted)];

  std::vector<VocabularyRow> rows;
  for (const VocabularyRow& row : vocabulary.rows)
    if (row.first_edition <= wanted && wanted <= row.last_edition) rows.push_back(row);
  for (VocabularyRow& row : rows) {
    if (row.category == "sort") c.sorts.push_back(row.op);
    if (row.category == "unit") {
      c.units.push_back(row.op);
      if (row.has("things")) c.things.insert(row.op);
      row.category = "unit<" + row.op + ">";
    }
  }
  std::sort(c.units.begin(), c.units.end());
  c.units.erase(std::unique(c.units.begin(), c.units.end()), c.units.end());
  if (std::find(c.sorts.begin(), c.sorts.end(), "player") == c.sorts.end())
    c.problem(0, "a game declares `sort player`: somebody must be able to say yes");

  const Vocabulary core = split_vocabulary("core", kCoreWords);
  std::vector<VocabularyRow> core_rows;
  for (const auto& row : core.rows)
    for (auto& one : c.instances(row)) core_rows.push_back(std::move(one));
  for (const auto& row : core_rows) c.known.insert(row.category);
  for (const auto& row : rows) c.known.insert(row.category);
  for (const auto& row : core_rows)
    for (const auto& p : row.patterns)  // what the core has a place for, a game may fill or leave empty
      for (auto at = p.find(':'); at != std::string::npos; at = p.find(':', at + 1)) {
        const auto end = p.find_first_of("}*+-?", at);
        if (end != std::string::npos) c.known.insert(p.substr(at + 1, end - at - 1));
      }
  for (const auto& row : core_rows) c.add_row(row);
  c.game_rows = true;
  for (const auto& row : rows) {
    if (c.declaration(row)) continue;
    for (const auto& one : c.instances(row)) c.add_row(one);
  }
  c.finish();
  if (!c.problems.empty()) return failed(std::move(c.problems));
  return std::move(c.g);
}

}  // namespace verbatim::cardtext
