#include "scenario/world.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cardtext/card_file.h"
#include "cardtext/compile.h"
#include "cardtext/lower.h"
#include "cardtext/read.h"
#include "match/card_schema.h"
#include "scenario/feature.h"

namespace verbatim::scenario {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

}  // namespace

std::vector<Clause> read_rulebook(std::string_view text) {
  std::vector<Clause> out;
  for (int line = 1; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view row = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!row.starts_with("**")) continue;
    const std::size_t close = row.find("**", 2);
    if (close == std::string_view::npos) continue;
    const std::string_view id = row.substr(2, close - 2);
    if (id.find(' ') == std::string_view::npos || id.find('.') == std::string_view::npos) continue;
    out.push_back({std::string(id), std::string(trimmed(row.substr(close + 2))), line});
  }
  return out;
}

const Card* World::card(const std::string& name) const {
  for (const Card& c : cards) {
    if (c.name == name) return &c;
  }
  return nullptr;
}

std::set<std::string> World::types() const {
  std::set<std::string> out;
  for (const Card& c : cards) out.insert(c.types.begin(), c.types.end());
  return out;
}

Result<const cardtext::Grammar*, std::string> World::grammar(const Printing& printing) const {
  auto& slot = grammars_[printing.words()];
  if (!slot) {
    auto made = cardtext::compile_grammar(printing.vocabulary(), printing.words());
    if (!made) return failed("the vocabulary does not compile for " + printing.words());
    slot = std::make_shared<const cardtext::Grammar>(std::move(*made));
  }
  return slot.get();
}

void add_actions(const Code& code, std::set<World::Action>& into) {
  for (const Choice& choice : code.choices) {
    for (int g = 0; g < choice.groups.count; ++g) {
      const Group& group = code.groups[static_cast<std::size_t>(choice.groups.first + g)];
      into.insert({group.kind, code.labels[group.label.value]});
    }
  }
}

const std::set<World::Action>& World::actions() const {
  if (!actions_.empty()) return actions_;
  for (const std::string& edition : rules->editions()) {
    if (const auto printing = rules->print(edition, 2, {})) add_actions((*printing)->maker().code, actions_);
  }
  return actions_;
}

Result<World, std::string> load_world(const Rules& rules, const std::string& folder) {
  World world;
  world.rules = &rules;
  std::vector<fs::path> files;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(fs::path(folder) / "cards", none)) {
    if (entry.path().extension() == ".toml") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  for (const fs::path& path : files) {
    const std::string text = contents(path);
    const cardtext::CardFile file = cardtext::read_toml(schema_of(rules), text);
    for (const cardtext::Diagnostic& d : file.diagnostics) {
      // How many copies there are is nothing to a scenario.
      const bool matters = d.severity == cardtext::Severity::error && d.code != cardtext::Code::field_range;
      if (matters) return failed(cardtext::show(d, path.string(), text));
    }
    for (const cardtext::CardData& data : file.cards) {
      world.cards.push_back(card_of(data));
      world.cards.back().file = path.string();
    }
  }
  for (const Clause& c : read_rulebook(contents(fs::path(folder) / "rulebook.md"))) {
    world.clauses.insert(c.id);
  }
  return world;
}

Result<FaceId, Unmade> add_card(const World& world, Printing& printing, const Card& card) {
  auto face = printing.face(card);
  if (!face) return failed(Unmade{false, face.error()});
  const std::string text = printing.text_of(card);
  if (trimmed(text).empty()) return *face;
  const auto grammar = world.grammar(printing);
  if (!grammar) return failed(Unmade{false, grammar.error()});
  const cardtext::CardReading reading = cardtext::read_card(**grammar, text);
  std::vector<cardtext::Diagnostic> wrong = reading.diagnostics;
  if (reading.understood()) {
    wrong = cardtext::lower_card(**grammar, reading, printing.natives(), printing.maker(), *face);
  }
  for (const cardtext::Diagnostic& d : wrong) {
    if (d.severity != cardtext::Severity::error) continue;
    const std::string where = card.file.empty() ? "\"" + card.name + "\"" : card.file;
    return failed(Unmade{true, cardtext::show(d, where, text, {card.line > 0 ? card.line : 1, 1})});
  }
  return *face;
}

}  // namespace verbatim::scenario
