#include "scenario/repair.h"

#include <algorithm>
#include <set>

#include "cardtext/suggest.h"

namespace verbatim::scenario {
namespace {

bool ends_word(char c) { return c == ' ' || c == ',' || c == ':' || c == '(' || c == ')' || c == '"'; }

void add_words(std::string_view text, std::set<std::string>& into) {
  while (!text.empty()) {
    const auto end = std::find_if(text.begin(), text.end(), ends_word) - text.begin();
    const std::string_view word = text.substr(0, static_cast<std::size_t>(end));
    if (!word.empty() && word.find('{') == std::string_view::npos) into.emplace(word);
    text.remove_prefix(std::min(text.size(), static_cast<std::size_t>(end) + 1));
  }
}

// Every word that a step of this kind can have: those of the forms, those the game declares, the players.
std::set<std::string> words_for(const Names& n, StepKind kind) {
  std::set<std::string> out;
  for (const Form& f : forms()) {
    if (f.kind == kind) add_words(f.pattern, out);
  }
  for (const auto* table : {&n.counters, &n.tokens, &n.places, &n.zones, &n.phases, &n.readings, &n.marks,
                            &n.endings, &n.on_cards}) {
    for (const Named& row : *table) {
      for (const std::string& name : row.names) add_words(name, out);
    }
  }
  for (const Names::Price& p : n.prices) {
    for (const std::string& name : p.names) add_words(name, out);
  }
  out.insert({"each", "player", "player's"});
  for (const char* player : kPlayers) {
    out.insert(player);
    out.insert(std::string(player) + "'s");
  }
  add_words(n.plain, out);
  return out;
}

// A letter or two, fewer in a short word: "hat" is not "has" misspelt any more than "hand" is.
bool near(int distance, std::size_t length) {
  return distance > 0 && distance <= (length < 4 ? 1 : length < 9 ? 2 : 3);
}

}  // namespace

std::optional<Repair> repair(const Words& words, const Step& step, std::size_t from) {
  const std::string& sentence = step.sentence;
  while (from > 0 && from <= sentence.size() && !ends_word(sentence[from - 1])) --from;
  const std::set<std::string> candidates = words_for(words.names(), step.kind);
  std::optional<Repair> best;
  int best_distance = 100;
  for (std::size_t at = from; at < sentence.size();) {
    std::size_t end = at;
    while (end < sentence.size() && !ends_word(sentence[end])) ++end;
    const std::string written = sentence.substr(at, end - at);
    for (const std::string& word : candidates) {
      const int distance = cardtext::edit_distance(written, word);
      if (distance >= best_distance || !near(distance, written.size())) continue;
      Step other = step;
      other.sentence.replace(at, end - at, word);
      if (!has_form(words, other)) continue;
      best = Repair{at, word};
      best_distance = distance;
    }
    at = end + 1;
  }
  return best;
}

std::string nearest_name(std::string_view written, const std::vector<std::string>& names) {
  const std::string* best = nullptr;
  int best_distance = 0;
  for (const std::string& name : names) {
    const int distance = cardtext::edit_distance(written, name);
    if (!near(distance, written.size()) || (best != nullptr && distance >= best_distance)) continue;
    best = &name;
    best_distance = distance;
  }
  return best == nullptr ? "" : *best;
}

}  // namespace verbatim::scenario
