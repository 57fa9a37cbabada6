#pragma once

#include "apps/command.h"

// Every subcommand there is, in the order of --help. To add one: write apps/cmd_<name>.cpp with a function
// `void add_<name>(Commands&)`, declare it here, and call it in all_commands().
namespace verbatim::app {

void add_play(Commands&);
void add_check(Commands&);
void add_card(Commands&);
void add_test(Commands&);
void add_rules(Commands&);
void add_sim(Commands&);
void add_replay(Commands&);
void add_bench(Commands&);
void add_doctor(Commands&);
void add_completion(Commands&);

inline Commands all_commands() {
  Commands commands;
  add_play(commands);
  add_check(commands);
  add_card(commands);
  add_test(commands);
  add_rules(commands);
  add_sim(commands);
  add_replay(commands);
  add_bench(commands);
  add_doctor(commands);
  add_completion(commands);
  return commands;
}

}  // namespace verbatim::app
