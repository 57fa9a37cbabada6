// verbatim completion bash|zsh: what a shell needs to complete our commands.

#include <iostream>
#include <memory>

#include "apps/commands.h"
#include "apps/completion.h"
#include "apps/games.h"

namespace verbatim::app {

void add_completion(Commands& commands) {
  const auto shell = std::make_shared<std::string>();
  commands.push_back({"completion",
                      "print a script that completes commands and options in your shell",
                      "source <(verbatim completion bash)",
                      {{"SHELL", "bash or zsh", shell.get(), true}},
                      [shell] {
                        if (*shell == "bash") {
                          std::cout << bash_completion(all_commands(), names_of_games(" "));
                        } else if (*shell == "zsh") {
                          std::cout << zsh_completion(all_commands(), names_of_games(" "));
                        } else {
                          std::cerr << "verbatim completion: there is no script for \"" << *shell
                                    << "\"; write bash or zsh\n";
                          return Exit::usage;
                        }
                        return Exit::ok;
                      }});
}

}  // namespace verbatim::app
