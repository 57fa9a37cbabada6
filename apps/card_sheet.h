#pragma once
// Card files on the command line: TOML or CSV, told apart by the name of the file.

#include <string>
#include <vector>

#include "apps/command.h"
#include "kernel/rules.h"

namespace verbatim::app {

// Writes all cards of the files, or of the game's card folder, to stdout as CSV or TOML.
Exit export_cards(const Rules&, const std::vector<std::string>& paths, bool csv);
// Reads one CSV file and writes its cards to stdout as TOML; nothing is written when anything is wrong.
Exit import_cards(const Rules&, const std::string& path);

}  // namespace verbatim::app
