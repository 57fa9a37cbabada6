#pragma once
// Shell completion, made from the table of commands.

#include <string>

#include "apps/command.h"

namespace verbatim::app {

std::string bash_completion(const Commands&, const std::string& games);
std::string zsh_completion(const Commands&, const std::string& games);

}  // namespace verbatim::app
