#pragma once
// Text on its way to a reader: how wide it is, where it can be broken, what is said of it in few words.

#include <string>
#include <string_view>
#include <vector>

#include "base/sentence.h"

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

std::string trimmed(std::string_view text);
// What a question asks with its amount settled: "pay up to 5 crystals" and 1 are "pay 1 crystal".
std::string with_amount(const std::string& question, int n);

}  // namespace verbatim::tui
