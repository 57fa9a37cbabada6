#pragma once
// What a command line that was not understood is answered: by which command, what is wrong, what was probably
// meant and what to write instead.

#include <string>
#include <vector>

#include "apps/command.h"

namespace verbatim::app {

// `said` is what the library says of the words behind the name of the command.
std::string usage_error(const Command&, const std::vector<std::string>& words, const std::string& said);
// Nothing was named that could be done: `words` are all there are.
std::string no_command(const Commands&, const std::vector<std::string>& words);

// Breaks a paragraph between words; later lines are indented.
std::string filled(const std::string& text, std::size_t columns = 78, std::size_t indent = 0);

}  // namespace verbatim::app
