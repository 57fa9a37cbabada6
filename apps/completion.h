#pragma once
// Shell completion, made from the table of commands.

#include <string>

#include "apps/command.h"

namespace verbatim::app {

// What can stand behind an option or as an argument, with blanks between.
struct CompletionWords {
  std::string games, editions, decks;
};

std::string bash_completion(const Commands&, const CompletionWords&);
std::string zsh_completion(const Commands&, const CompletionWords&);

}  // namespace verbatim::app
