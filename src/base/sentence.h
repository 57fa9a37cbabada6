#pragma once
// Parts of a sentence for people.

#include <string>
#include <vector>

namespace verbatim {

std::string possessive(const std::string& name);  // "your" for You, else "Greedy's"
// What is said of it: "is out", and of You "are out".
std::string said_of(const std::string& name, const std::string& words);
// "2 crystals", "1 crystal": the word is that for several, or one that has no number of its own.
std::string counted(int n, const std::string& word);
std::string word_for(int n, const std::string& word);  // "crystal" for 1 and -1
// "remove {} Shields" with its number.
std::string with_number(const std::string& words, int n);
// "a, b and c"
std::string list_of(const std::vector<std::string>& things);

}  // namespace verbatim
