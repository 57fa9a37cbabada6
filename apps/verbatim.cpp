// The command line. This is the one file that includes CLI11; subcommands come as plain data (command.h).
#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "apps/commands.h"

namespace verbatim::app {
namespace {

constexpr const char* about =
    "Verbatim: card games that run exactly as written.\n\n"
    "verbatim COMMAND --help shows examples and all options of a command.\n\n"
    "Exit codes: 0 ok, 1 failed, 2 usage, 3 hypothesis rejected, 4 undecided, 5 card text not understood.";

constexpr const char* exits =
    "Exit codes: 0 ok, 1 failed, 2 usage, 3 hypothesis rejected, 4 undecided, 5 card text not understood.";

// Breaks a paragraph between words, so that it can be read in 80 columns.
std::string filled(const std::string& text) {
  constexpr std::size_t kColumns = 78;
  std::string out, line;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (!line.empty() && line.size() + 1 + word.size() > kColumns) {
      out += line + "\n";
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  return out + line;
}

// Help that begins with commands to copy.
class ExampleFirst : public CLI::Formatter {
 public:
  explicit ExampleFirst(const Command& command) : command_(command) {}
  std::string make_description(const CLI::App* app) const override {
    std::string out = command_.more_examples.empty() ? "Example:\n" : "Examples:\n";
    out += "  " + command_.example + "\n";
    for (const std::string& e : command_.more_examples) out += "  " + e + "\n";
    return out + "\n" + filled(CLI::Formatter::make_description(app)) + "\n";
  }
  std::string make_footer(const CLI::App*) const override {
    return (command_.details.empty() ? "" : "\n" + filled(command_.details) + "\n") + "\n" + filled(exits) +
           "\n";
  }

 private:
  const Command& command_;
};

void add_argument(CLI::App& app, const Argument& argument) {
  CLI::Option* option = std::visit(
      [&](auto* variable) -> CLI::Option* {
        if constexpr (std::is_same_v<decltype(variable), bool*>) {
          return app.add_flag(argument.name, *variable, argument.help);
        } else {
          CLI::Option* made = app.add_option(argument.name, *variable, argument.help)->capture_default_str();
          // A named list takes one value each time it is written: what follows may be a positional argument.
          if (std::is_same_v<decltype(variable), std::vector<std::string>*> && argument.name.starts_with('-'))
            made->allow_extra_args(false);
          return made;
        }
      },
      argument.into);
  option->required(argument.required);
}

void add_command(CLI::App& app, const Command& command, Exit& result) {
  CLI::App* sub = app.add_subcommand(command.name, command.summary);
  sub->formatter(std::make_shared<ExampleFirst>(command));
  for (const Argument& argument : command.arguments) add_argument(*sub, argument);
  sub->callback([&result, &command] { result = command.run(); });
}

int run(int argc, char** argv) {
  const Commands commands = all_commands();
  Exit result = Exit::ok;
  CLI::App app(about, "verbatim");
  app.set_version_flag("--version", "verbatim " VERBATIM_VERSION);
  for (const Command& command : commands) add_command(app, command, result);
  if (commands.empty()) {
    app.footer("There are no commands yet: this release is the library and its tests (see README.md).");
  } else {
    app.require_subcommand(1);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // CLI11 numbers its errors from 100 up; to our callers each of them is a usage error.
    return app.exit(error) == 0 ? static_cast<int>(Exit::ok) : static_cast<int>(Exit::usage);
  }
  if (argc <= 1) std::cout << app.help();
  return static_cast<int>(result);
}

}  // namespace
}  // namespace verbatim::app

int main(int argc, char** argv) {
  try {
    return verbatim::app::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "verbatim: " << error.what() << '\n';
    return static_cast<int>(verbatim::app::Exit::failed);
  }
}
