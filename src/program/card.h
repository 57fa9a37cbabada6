#pragma once
// A card as a game sees it before it is compiled: figures and words by name, and its text.

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace verbatim {

struct Card {
  std::string name;
  std::map<std::string, int> numbers;        // cost_crystals, power_attack ...
  std::map<std::string, std::string> words;  // faction, kind, origin ...
  std::vector<std::string> types;
  std::string text;
  int quantity = 1;
  std::string file;  // where it stands, for messages
  int line = 0;

  int number(const std::string& key, int otherwise = 0) const {
    const auto at = numbers.find(key);
    return at == numbers.end() ? otherwise : at->second;
  }
  std::string word(const std::string& key) const {
    const auto at = words.find(key);
    return at == words.end() ? std::string() : at->second;
  }
};

// A field that cards of a game may have beside name, quantity and text.
struct CardField {
  enum class Kind : unsigned char { Word, Number, List };
  std::string name;
  Kind kind = Kind::Word;
  int least = 0, most = 999;
  std::vector<std::string> allowed{};  // empty: anything
  // No card has both: this figure, other than 0, and one of those words in another field.
  std::pair<std::string, std::vector<std::string>> never_with{};
};

}  // namespace verbatim
