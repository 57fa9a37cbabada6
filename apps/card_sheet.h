#pragma once
// Card files on the command line: TOML or CSV, told apart by the name of the file.

#include <string>
#include <vector>

#include "apps/command.h"
#include "cardtext/card_file.h"
#include "kernel/rules.h"

namespace verbatim::app {

enum class SheetForm : unsigned char { Toml, Csv, Json };  // JSON: one card a line

// Writes all cards of the files, or of the game's card folder, to stdout.
Exit export_cards(const Rules&, const std::vector<std::string>& paths, SheetForm);
// Reads one CSV file and writes its cards to stdout; nothing is written when anything is wrong.
Exit import_cards(const Rules&, const std::string& path, SheetForm);

// The name of a card and all that is written beside its text, as the fields of a JSON object.
std::string json_fields(const cardtext::CardData&);

}  // namespace verbatim::app
