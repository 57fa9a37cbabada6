#pragma once
// Edition files: a printing of a game as data. A file gives every switch, or names the edition that it is
// based on, one of the game's or another file beside it, and gives only those that differ.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernel/rules.h"

namespace verbatim {

// The switches that stand in the file, `name` and `title` among them; `based_on` comes along as one.
Result<std::vector<Switch>, std::string> read_edition(const Rules&, std::string_view toml,
                                                      const std::string& file);

// Every switch of the edition that the file describes; one that gives itself no name is called after its
// file, and one without a title has its name as title. A switch that does not exist, a value that it does not
// take or a switch that is missing is told with the file and the line.
Result<std::vector<Switch>, std::string> whole_edition(const Rules&, std::string_view toml,
                                                       const std::string& file);

// What is wrong with the edition of a file as a whole, with the line of a switch that it names.
std::string placed(const Rules&, const std::string& error, std::string_view toml, const std::string& file);

// "; did you mean current?" of a name that no edition has, if one is like it.
std::string meant_edition(const Rules&, const std::string& name);

// An edition by name or from a file (.toml), with some switches changed.
Result<std::unique_ptr<Printing>, std::string> print_edition(const Rules&, const std::string& name_or_file,
                                                             int seats, const std::vector<Switch>& changes);

}  // namespace verbatim
