#pragma once
// Text on its way to a reader: how wide it is, where it can be broken, what is said of it in few words.

#include <string>
#include <string_view>
#include <vector>

namespace verbatim::tui {

// One letter as it is shown, with whatever is combined with it, and the columns it takes.
struct Letter {
  std::string_view bytes;
  int width = 0;
};
// What is not valid UTF-8, and what would move the cursor, is shown as "?".
Letter first_letter(std::string_view text);

int width(std::string_view text);
// The longest beginning that fits; "..." says that there was more.
std::string fit(std::string_view text, int columns);
// Lines of at most so many columns, broken between words; later lines are indented. Several blanks within a
// line stay: they stand words below each other.
std::vector<std::string> wrap(std::string_view text, int columns, int indent = 0);

std::string lower(std::string_view text);
std::string trimmed(std::string_view text);
std::string possessive(const std::string& name);  // "your" for You, else "Greedy's"
// "2 crystals", "1 crystal": the word is that for several, or one that has no number of its own.
std::string counted(int n, const std::string& word);
std::string word_for(int n, const std::string& word);  // "crystal" for 1 and -1
// "remove {} Shields" with its number.
std::string with_number(const std::string& words, int n);
// What a question asks with its amount settled: "pay up to 5 crystals" and 1 are "pay 1 crystal".
std::string with_amount(const std::string& question, int n);
// "a, b and c"
std::string list_of(const std::vector<std::string>& things);

}  // namespace verbatim::tui
