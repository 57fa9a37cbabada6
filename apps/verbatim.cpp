// The command line. This is the one file that includes CLI11; subcommands come as plain data (command.h).
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <exception>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "apps/commands.h"
#include "apps/harmless_errors.h"
#include "apps/usage.h"
#include "cardtext/suggest.h"

namespace verbatim::app {
namespace {

constexpr const char* about =
    "Examples:\n"
    "  verbatim play\n"
    "  verbatim card read 'Deploy: Draw a card.'\n"
    "  verbatim sim crystal --games 200 --seats greedy,random\n\n"
    "Verbatim: card games that run exactly as written.\n\n"
    "verbatim COMMAND --help shows examples and all options of a command.\n\n"
    "Exit codes: 0 ok, 1 failed, 2 usage, 3 hypothesis rejected, 4 undecided, 5 card text not understood.";

constexpr const char* exits =
    "Exit codes: 0 ok, 1 failed, 2 usage, 3 hypothesis rejected, 4 undecided, 5 card text not understood.";

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

  // In 80 columns, what an option does beside it; a list says nothing of what it begins with.
  std::string make_option(const CLI::Option* option, bool is_positional) const override {
    constexpr std::size_t kColumn = 30;
    std::string out = "  " + make_option_name(option, is_positional) + make_option_opts(option);
    if (const auto empty = out.find("=[]"); empty != std::string::npos) out.erase(empty, 3);
    if (out.size() + 1 > kColumn) out += "\n" + std::string(kColumn, ' ');
    out.resize(std::max(out.size(), kColumn), ' ');
    return out + filled(make_option_desc(option), 79 - kColumn, kColumn) + "\n";
  }

 private:
  const Command& command_;
};

// Empty when it is small enough; what is no number at all is told by the library.
std::string too_large(const std::string& text) {
  std::int64_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  return error == std::errc::result_out_of_range ? text + " is too large a number" : "";
}

// An option whose value is a shell variable that nobody set is not one that was left out.
std::string empty(const std::string& text) {
  return text.empty() ? "it has no value; write one, or leave it out" : "";
}

void add_argument(CLI::App& app, const Argument& argument) {
  CLI::Option* option = std::visit(
      [&](auto* variable) -> CLI::Option* {
        if constexpr (std::is_same_v<decltype(variable), bool*>) {
          // "--plain=5" says nothing.
          return app.add_flag(argument.name, *variable, argument.help)->disable_flag_override();
        } else {
          CLI::Option* made = app.add_option(argument.name, *variable, argument.help)->capture_default_str();
          // A named list takes one value each time it is written: what follows may be a positional argument.
          if (std::is_same_v<decltype(variable), std::vector<std::string>*> && argument.name.starts_with('-'))
            made->allow_extra_args(false);
          if (argument.name.starts_with('-')) made->check(empty);
          // The library takes the nearest number that there is, and nobody asked for that one.
          if (std::is_same_v<decltype(variable), std::int64_t*>) made->check(too_large);
          return made;
        }
      },
      argument.into);
  option->required(argument.required);
  if (bool* const given = argument.given) option->each([given](const std::string&) { *given = true; });
}

void add_command(CLI::App& app, const Command& command, Exit& result) {
  CLI::App* sub = app.add_subcommand(command.name, command.summary);
  sub->formatter(std::make_shared<ExampleFirst>(command));
  for (const Argument& argument : command.arguments) add_argument(*sub, argument);
  sub->callback([&result, &command] { result = command.run(); });
}

const Command* find(const Commands& commands, const std::string& name) {
  const auto at =
      std::find_if(commands.begin(), commands.end(), [&](const Command& c) { return c.name == name; });
  return at == commands.end() ? nullptr : &*at;
}

// The command that was probably meant: one that is spelt nearly so, or begins so ("simulate").
std::string nearest(const Commands& commands, const std::string& name) {
  if (name == "help") return "; write --help";
  for (const Command& c : commands) {
    if (name.starts_with(c.name) || (name.size() > 1 && c.name.starts_with(name)))
      return "; did you mean " + c.name + "?";
  }
  const auto far = [&](const Command& c) { return cardtext::edit_distance(c.name, name); };
  const auto best = std::min_element(commands.begin(), commands.end(),
                                     [&](const Command& a, const Command& b) { return far(a) < far(b); });
  return best != commands.end() && far(*best) <= 2 ? "; did you mean " + best->name + "?" : "";
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
  const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  const Command* const command = words.empty() ? nullptr : find(commands, words[0]);
  if (command == nullptr && !words.empty() && !words[0].starts_with('-')) {
    std::cerr << "verbatim: there is no command \"" << words[0] << "\"" << nearest(commands, words[0])
              << "\nverbatim --help lists them.\n";
    return static_cast<int>(Exit::usage);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // Help and the version come as errors, too. CLI11 numbers others from 100 up; to our callers each of them
    // is a usage error.
    if (error.get_exit_code() == 0) return app.exit(error), static_cast<int>(Exit::ok);
    std::cerr << (command == nullptr ? no_command(commands, words)
                                     : usage_error(*command, {words.begin() + 1, words.end()}, error.what()));
    return static_cast<int>(Exit::usage);
  }
  if (argc <= 1) std::cout << app.help();
  return static_cast<int>(result);
}

}  // namespace
}  // namespace verbatim::app

// What nobody could read was not done, whatever the command thinks of it.
int main(int argc, char** argv) {
  const verbatim::app::HarmlessErrors harmless;
  constexpr int failed = static_cast<int>(verbatim::app::Exit::failed);
  int result = failed;
  try {
    result = verbatim::app::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "verbatim: " << error.what() << '\n';
  }
  errno = 0;
  std::cout.flush();
  if (std::cout.good() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return result;
  std::cerr << "verbatim: the output could not be written"
            << (errno != 0 ? std::string(": ") + std::strerror(errno) : std::string()) << '\n';
  return failed;
}
