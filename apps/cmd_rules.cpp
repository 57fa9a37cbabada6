// verbatim rules GAME [CLAUSE]: the numbered rules, and what tests them.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <sstream>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/json_text.h"
#include "apps/scenario_files.h"
#include "base/letter_case.h"
#include "scenario/feature.h"
#include "scenario/world.h"

namespace verbatim::app {
namespace {

namespace fs = std::filesystem;

struct Citation {
  std::string file;
  int line = 0;
  std::string what;
};

// The comment of a line of C++: what stands behind two slashes outside of quotation marks. Only there a
// clause is cited; between quotation marks it is something that a test says or expects to be said.
std::string_view comment_of(std::string_view line) {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line.substr(i, 3) == "'\"'" || (quoted && line[i] == '\\')) {
      ++i;  // the quotation mark, or whatever it is, opens and closes nothing
    } else if (line[i] == '"') {
      quoted = !quoted;
    } else if (!quoted && line.substr(i, 2) == "//") {
      return line.substr(i);
    }
  }
  return {};
}

// Does a comment cite it: [CF 4.2], [CF 4.2, CF 4.3] or [CF 4.2, 4.3]?
bool cites(std::string_view comment, std::string_view clause) {
  const std::string_view letters = clause.substr(0, clause.find(' ') + 1),
                         number = clause.substr(letters.size());
  const std::string opening = "[" + std::string(letters);
  for (std::size_t at = comment.find(opening); at != std::string_view::npos;
       at = comment.find(opening, at + 1)) {
    std::string_view inside = comment.substr(at + 1);
    inside = inside.substr(0, inside.find(']'));
    while (!inside.empty()) {
      const std::size_t comma = std::min(inside.find(','), inside.size());
      std::string_view one = scenario::trimmed(inside.substr(0, comma));
      if (one.starts_with(letters)) one.remove_prefix(letters.size());
      if (one == number) return true;
      inside.remove_prefix(std::min(comma + 1, inside.size()));
    }
  }
  return false;
}

std::vector<Citation> scenarios_of(const fs::path& folder, const std::string& clause) {
  std::vector<Citation> out;
  if (!fs::exists(folder / "scenarios")) return out;
  for (const fs::path& file : feature_files({(folder / "scenarios").string()})) {
    const auto feature = scenario::read_feature(file.string(), contents(file));
    for (const auto& s : feature.scenarios) {
      if (std::find(s.clauses.begin(), s.clauses.end(), clause) != s.clauses.end()) {
        out.push_back({file.string(), s.line, s.title});
      }
    }
  }
  return out;
}

std::vector<Citation> unit_tests_of(const fs::path& folder, const std::string& clause) {
  std::vector<Citation> out;
  for (const fs::path& root : {folder, folder / "../../src", folder / "../../tests"}) {
    if (!fs::exists(root)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
      if (!entry.path().filename().string().ends_with("_test.cpp")) continue;
      std::istringstream text(contents(entry.path()));
      std::string line;
      for (int number = 1; std::getline(text, line); ++number) {
        if (cites(comment_of(line), clause)) {
          out.push_back(
              {entry.path().lexically_normal().string(), number, std::string(scenario::trimmed(line))});
        }
      }
    }
  }
  return out;
}

struct Request {
  std::string game;
  std::vector<std::string> words;  // of the clauses: "CF 4.2" may come as one or as two
  bool json = false;
};

// The numbers that were named, without the letters before them, which every clause of a rulebook has.
std::vector<std::string> numbers_in(const std::vector<std::string>& words, const std::string& letters) {
  std::vector<std::string> out;
  for (std::string word : words) {
    std::replace(word.begin(), word.end(), ',', ' ');  // as a citation has them: "CF 4.2, CF 4.3"
    std::istringstream parts(word);
    for (std::string part; parts >> part;) {
      if (begins_in_any_case(part, letters)) part.erase(0, letters.size());
      if (!part.empty()) out.push_back(part);
    }
  }
  return out;
}

Exit show(const Request& r) {
  if (find_game(r.game) == nullptr) {
    std::cerr << "verbatim rules: " << no_such_game(r.game) << '\n';
    return Exit::usage;
  }
  const fs::path folder = game_folder(r.game);
  auto clauses = scenario::read_rulebook(contents(folder / "rulebook.md"));
  const std::string letters = clauses.empty() ? "" : clauses[0].id.substr(0, clauses[0].id.find(' '));
  const std::vector<std::string> named = numbers_in(r.words, letters);
  // "4.2" is enough; "4" is the whole chapter.
  const auto is = [](const scenario::Clause& c, const std::string& wanted) {
    const std::string number = c.id.substr(c.id.find(' ') + 1);
    return number == wanted || number.starts_with(wanted + ".");
  };
  for (const std::string& wanted : named) {
    if (std::any_of(clauses.begin(), clauses.end(), [&](const auto& c) { return is(c, wanted); })) continue;
    std::cerr << "verbatim rules: the rulebook of " << r.game << " has no clause " << letters << ' ' << wanted
              << '\n';
    return Exit::failed;
  }
  std::erase_if(clauses, [&](const auto& c) {
    return !named.empty() &&
           std::none_of(named.begin(), named.end(), [&](const std::string& n) { return is(c, n); });
  });
  std::string json;
  for (const auto& c : clauses) {
    auto tests = scenarios_of(folder, c.id);
    const auto units = unit_tests_of(folder, c.id);
    tests.insert(tests.end(), units.begin(), units.end());
    if (r.json) {
      std::string list;
      for (const Citation& t : tests) {
        list += fmt::format("{}{{\"file\": {}, \"line\": {}, \"what\": {}}}", list.empty() ? "" : ", ",
                            json_text(t.file), t.line, json_text(t.what));
      }
      json += fmt::format("{}\n  {{\"clause\": {}, \"text\": {}, \"tests\": [{}]}}", json.empty() ? "" : ",",
                          json_text(c.id), json_text(c.text), list);
      continue;
    }
    std::cout << c.id << "  " << c.text << '\n';
    for (const Citation& t : tests) std::cout << "    " << t.file << ':' << t.line << "  " << t.what << '\n';
    if (tests.empty()) std::cout << "    nothing tests it\n";
  }
  if (r.json) std::cout << '[' << json << "\n]\n";
  return Exit::ok;
}

}  // namespace

void add_rules(Commands& commands) {
  const auto r = std::make_shared<Request>();
  commands.push_back({"rules",
                      "print numbered rules and what tests them",
                      "verbatim rules crystal 4.2",
                      {{"GAME", "which game", &r->game, true},
                       {"CLAUSE", "clauses (CF 4.2 or 4.2) or chapters (4); all if left out", &r->words},
                       {"--json", "as JSON", &r->json}},
                      [r] { return show(*r); },
                      {"verbatim rules crystal CF 4.2 CF 4.3"}});
}

}  // namespace verbatim::app
