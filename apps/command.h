#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "base/shell_word.h"

// One subcommand of `verbatim` as plain data: its name, what it takes, what it does. Each lives in a file
// apps/cmd_<name>.cpp; only verbatim.cpp knows the command-line library, whose header is slow to compile.
namespace verbatim::app {

// What the shell is told. A script can tell "no" (failed, rejected) from "I do not understand you".
enum class Exit : int {
  ok = 0,
  failed = 1,
  usage = 2,
  rejected = 3,   // the hypothesis under test was rejected
  undecided = 4,  // not enough evidence either way
  unread = 5,     // card text was not understood
};

// An argument and the variable that receives it, whose value beforehand is the default. A name that begins
// with a dash is an option ("-n,--games"; a flag if it sets a bool), any other is a positional argument.
struct Argument {
  std::string name;
  std::string help;
  std::variant<bool*, std::int64_t*, double*, std::string*, std::vector<std::string>*> into;
  bool required = false;
  bool* given = nullptr;  // set when somebody wrote it, be it the default
};

struct Command {
  std::string name;
  std::string summary;  // one line, shown in the list of commands
  std::string example;  // a command that works as written, shown first in --help
  std::vector<Argument> arguments;
  std::function<Exit()> run;
  std::vector<std::string> more_examples{};
  std::string details{};  // what a reader of --help wants to know beside the list of options
};

using Commands = std::vector<Command>;

}  // namespace verbatim::app
