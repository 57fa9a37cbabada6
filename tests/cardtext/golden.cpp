#include "tests/cardtext/golden.h"

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "cardtext/compile.h"
#include "cardtext/read.h"
#include "games/crystal/vocabulary.h"
#include "tests/cardtext/test_words.h"

namespace verbatim::testing {
namespace {

using cardtext::CardReading;
using cardtext::Grammar;

// Sentences of one text are kept on one line; " // " stands for the end of a card's line.
std::string unfolded(std::string text) {
  for (auto at = text.find(" // "); at != std::string::npos; at = text.find(" // "))
    text.replace(at, 4, "\n");
  return text;
}

std::string column(const std::string& name, const std::string& body) {
  std::string out;
  std::istringstream lines(body);
  std::string line;
  for (bool first = true; std::getline(lines, line); first = false)
    out += (first ? name + std::string(9 - name.size(), ' ') : std::string(9, ' ')) + line + "\n";
  return out;
}

std::string block(const Grammar& g, const std::string& text) {
  const std::string source = unfolded(text);
  CardReading r = cardtext::read_card(g, source);
  cardtext::warn_if_read_otherwise(g, r);
  std::string out = "text     " + text + "\n";
  if (r.understood()) {
    out += column("says", cardtext::print_card(g, r.abilities));
    out += column("tree", cardtext::list_card(g, r.abilities));
  }
  std::string unread;
  for (const auto& d : r.diagnostics) {
    const std::string word = source.substr(d.span.begin, d.span.end - d.span.begin);
    unread += cardtext::code_name(d.code) + " \"" + word + "\" " + d.message + "\n";
    for (const auto& s : d.suggestions) unread += "  perhaps: " + s + "\n";
  }
  const bool errors = !r.understood();
  out += column(errors ? "unread" : "warned", unread);
  if (!errors) out += "unread   (nothing)\n";
  return out;
}

}  // namespace

const Vocabulary& vocabulary_named(const std::string& name) {
  if (name == "crystal") return crystal::vocabulary();
  if (name == "grimlore") return grimlore_words();
  if (name == "imperium") return imperium_words();
  throw std::runtime_error("no vocabulary named " + name);
}

const Grammar& grammar_named(const std::string& name, const std::string& edition) {
  static std::map<std::string, Grammar> made;
  const std::string key = name + " " + edition;
  if (const auto found = made.find(key); found != made.end()) return found->second;
  auto g = cardtext::compile_grammar(vocabulary_named(name), edition);
  if (!g) {
    std::string all;
    for (const auto& p : g.error()) all += "line " + std::to_string(p.line) + ": " + p.message + "\n";
    throw std::runtime_error(name + ": " + all);
  }
  return made.emplace(key, std::move(*g)).first->second;
}

std::string regenerate_golden(const std::string& golden) {
  std::istringstream lines(golden);
  std::string line, out;
  const Grammar* g = nullptr;
  while (std::getline(lines, line)) {
    if (line.rfind("words ", 0) == 0) {
      std::istringstream words(line.substr(6));
      std::string name, edition;
      words >> name >> edition;
      g = &grammar_named(name, edition);
      out += line + "\n";
    } else if (line.rfind("# ", 0) == 0) {
      out += "\n" + line + "\n";
    } else if (line.rfind("text     ", 0) == 0 && g) {
      out += "\n" + block(*g, line.substr(9));
    }
  }
  return out;
}

std::string file_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

}  // namespace verbatim::testing
