#include "base/sentence.h"

#include <algorithm>

namespace verbatim {

std::string possessive(const std::string& name) { return name == "You" ? "your" : name + "'s"; }

std::string said_of(const std::string& name, const std::string& words) {
  return name == "You" && words.starts_with("is ") ? "are" + words.substr(2) : words;
}

std::string word_for(int n, const std::string& word) {
  if (const auto on = word.find(" on "); on != std::string::npos)  // "crystals on it"
    return word_for(n, word.substr(0, on)) + word.substr(on);
  if ((n != 1 && n != -1) || word.size() < 3 || !word.ends_with('s')) return word;
  for (const char* whole : {"ss", "us", "is"}) {  // loss, status, basis
    if (word.ends_with(whole)) return word;
  }
  return word.substr(0, word.size() - 1);
}

std::string counted(int n, const std::string& word) { return std::to_string(n) + " " + word_for(n, word); }

std::string with_number(const std::string& words, int n) {
  const auto at = words.find("{}");
  if (at == std::string::npos) return words;
  const auto word = std::min(words.find_first_not_of(' ', at + 2), words.size());
  const auto end = std::min(words.find(' ', word), words.size());
  return words.substr(0, at) + std::to_string(n) + words.substr(at + 2, word - at - 2) +
         word_for(n, words.substr(word, end - word)) + words.substr(end);
}

std::string list_of(const std::vector<std::string>& things) {
  std::string out;
  for (std::size_t i = 0; i < things.size(); ++i) {
    out += (i == 0 ? "" : i + 1 == things.size() ? " and " : ", ") + things[i];
  }
  return out;
}

}  // namespace verbatim
