// verbatim completion bash|zsh: what a shell needs to complete our commands.

#include <iostream>
#include <memory>

#include "apps/commands.h"
#include "apps/completion.h"
#include "apps/games.h"
#include "match/deck_shelf.h"

namespace verbatim::app {
namespace {

CompletionWords words() {
  CompletionWords out{names_of_games(" "), "", "all"};
  for (const Rules* rules : all_games()) {
    for (const std::string& edition : rules->editions())
      out.editions += (out.editions.empty() ? "" : " ") + edition;
    const auto shelf = DeckShelf::open(*rules, (game_folder(rules->name()) / "cards").string());
    if (!shelf) continue;
    for (const std::string& deck : shelf->deck_names()) out.decks += " " + deck;
  }
  return out;
}

}  // namespace

void add_completion(Commands& commands) {
  const auto shell = std::make_shared<std::string>();
  commands.push_back({"completion",
                      "print a script that completes commands and options in your shell",
                      "source <(verbatim completion bash)",
                      {{"SHELL", "bash or zsh", shell.get(), true}},
                      [shell] {
                        if (*shell == "bash") {
                          std::cout << bash_completion(all_commands(), words());
                        } else if (*shell == "zsh") {
                          std::cout << zsh_completion(all_commands(), words());
                        } else {
                          std::cerr << "verbatim completion: there is no script for \"" << *shell
                                    << "\"; write bash or zsh\n";
                          return Exit::usage;
                        }
                        return Exit::ok;
                      }});
}

}  // namespace verbatim::app
