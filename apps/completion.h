#pragma once
// Shell completion, made from the table of commands.

#include <string>

#include "apps/command.h"

namespace verbatim::app {

std::string bash_completion(const Commands&);
std::string zsh_completion(const Commands&);

}  // namespace verbatim::app
