#include "program/vocabulary.h"

#include <algorithm>
#include <sstream>

namespace verbatim {
namespace {

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::string trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1));
}

struct Splitter {
  Vocabulary out;
  int line = 0;
  int first = 0;
  int last = 0;
  bool ranged = false;

  void problem(std::string message) { out.problems.push_back({line, std::move(message)}); }

  int edition(const std::string& name) {
    const int index = out.edition(name);
    if (index < 0) problem("no edition named " + name + "; list it in the @editions line");
    return std::max(index, 0);
  }

  void directive(const std::vector<std::string>& words) {
    if (words[0] == "@editions") {
      out.editions.assign(words.begin() + 1, words.end());
    } else if (words[0] == "@edition" && words.size() == 2 && words[1] == "all") {
      ranged = false;
    } else if (words[0] == "@edition" && (words.size() == 2 || (words.size() == 4 && words[2] == ".."))) {
      first = edition(words[1]);
      last = words.size() == 2 ? first : edition(words[3]);
      ranged = true;
      if (first > last) problem("the first edition is newer than the last; swap them");
    } else {
      problem("not a directive; write @editions A B C, @edition A .. B or @edition all");
    }
  }

  void row(std::string_view text) {
    VocabularyRow row;
    row.line = line;
    const auto colon = text.find(" : ");
    auto head = words_of(text.substr(0, colon));
    if (!head.empty() && head[0] == "also") {
      row.also = true;
      head.erase(head.begin());
    }
    if (head.size() < 2)
      return problem("a row begins with its category and its op: `effect draw : draw ...`");
    row.category = head[0];
    row.op = head[1];
    for (std::size_t i = 2; i < head.size(); ++i) {
      if (head[i] == "=" && i + 1 < head.size()) {
        row.native = head[++i];
      } else if (head[i] == "=") {
        return problem("`=` is followed by a native name, for example `= verb:draw`");
      } else {
        row.attributes.push_back(head[i]);
      }
    }
    if (colon != std::string_view::npos) {
      std::string_view rest = text.substr(colon + 3);
      while (true) {
        const auto bar = rest.find(" | ");
        row.patterns.push_back(trimmed(rest.substr(0, bar)));
        if (row.patterns.back().empty()) problem("an empty pattern; write the words a card may use");
        if (bar == std::string_view::npos) break;
        rest = rest.substr(bar + 3);
      }
    }
    row.first_edition = ranged ? first : 0;
    row.last_edition = ranged ? last : std::max(0, static_cast<int>(out.editions.size()) - 1);
    out.rows.push_back(std::move(row));
  }
};

}  // namespace

bool VocabularyRow::has(std::string_view attribute) const {
  return std::find(attributes.begin(), attributes.end(), attribute) != attributes.end();
}

int Vocabulary::edition(std::string_view name) const {
  const auto found = std::find(editions.begin(), editions.end(), name);
  return found == editions.end() ? -1 : static_cast<int>(found - editions.begin());
}

Vocabulary split_vocabulary(std::string game, std::string_view table) {
  Splitter s;
  s.out.game = std::move(game);
  while (!table.empty()) {
    const auto end = table.find('\n');
    const std::string text = trimmed(table.substr(0, end));
    table = end == std::string_view::npos ? std::string_view{} : table.substr(end + 1);
    ++s.line;
    if (text.empty() || text[0] == '#') continue;
    if (text[0] == '@') {
      s.directive(words_of(text));
    } else {
      s.row(text);
    }
  }
  return std::move(s.out);
}

}  // namespace verbatim
