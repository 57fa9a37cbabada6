// The command line. This is the one file that includes CLI11; subcommands come as plain data (command.h).
#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "apps/commands.h"

namespace verbatim::app {
namespace {

constexpr const char* about =
    "Verbatim: card games that run exactly as written.\n\n"
    "Exit codes: 0 ok, 1 failed, 2 usage, 3 hypothesis rejected, 4 undecided, 5 card text not understood.";

// Help that begins with a command to copy.
class ExampleFirst : public CLI::Formatter {
 public:
  explicit ExampleFirst(std::string example) : example_(std::move(example)) {}
  std::string make_description(const CLI::App* app) const override {
    return "Example: " + example_ + "\n\n" + CLI::Formatter::make_description(app);
  }

 private:
  std::string example_;
};

void add_argument(CLI::App& app, const Argument& argument) {
  CLI::Option* option = std::visit(
      [&](auto* variable) -> CLI::Option* {
        if constexpr (std::is_same_v<decltype(variable), bool*>) {
          return app.add_flag(argument.name, *variable, argument.help);
        } else {
          return app.add_option(argument.name, *variable, argument.help)->capture_default_str();
        }
      },
      argument.into);
  option->required(argument.required);
}

void add_command(CLI::App& app, const Command& command, Exit& result) {
  CLI::App* sub = app.add_subcommand(command.name, command.summary);
  sub->formatter(std::make_shared<ExampleFirst>(command.example));
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
