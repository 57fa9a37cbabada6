#include "apps/usage.h"

#include <algorithm>
#include <sstream>

#include "cardtext/suggest.h"

namespace verbatim::app {
namespace {

// "-n,--games" is known by both; --help by every command.
std::vector<std::string> options_of(const Command& command) {
  std::vector<std::string> out = {"-h", "--help"};
  for (const Argument& a : command.arguments) {
    std::istringstream names(a.name);
    for (std::string name; std::getline(names, name, ',');) {
      if (name.starts_with('-')) out.push_back(name);
    }
  }
  return out;
}

// Of an option that is not there: which it is, and the one that was probably meant.
std::string unknown_option(const std::vector<std::string>& known, const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    const std::string name = word.substr(0, word.starts_with("--") ? word.find('=') : 2);
    if (!name.starts_with('-') || name.size() < 2 || name == "--") continue;
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    if (!word.starts_with("--")) return "there is no option " + name;
    const auto far = [&](const std::string& other) { return cardtext::edit_distance(other, name); };
    const auto best = std::min_element(known.begin(), known.end(), [&](const auto& a, const auto& b) {
      return std::pair(far(a), a) < std::pair(far(b), b);
    });
    const bool near = best != known.end() && far(*best) <= 2;
    return "there is no option " + name + (near ? "; did you mean " + *best + "?" : "");
  }
  return "";
}

// What the library says of a value or of a word too many, in our words; otherwise nothing.
std::string in_our_words(const std::string& said) {
  const auto behind = [&](const std::string& words) {
    const auto at = said.find(words);
    return at == std::string::npos ? std::string() : said.substr(at + words.size());
  };
  if (const std::string what = behind("Could not convert: "); what.find(" = ") != std::string::npos) {
    const auto equals = what.find(" = ");
    return what.substr(0, equals) + " takes a whole number, not \"" + what.substr(equals + 3) + "\"";
  }
  if (const auto colon = said.find(": 1 required "); colon != std::string::npos)
    return said.substr(0, colon) + " needs a value behind it";
  if (const std::string words = behind("not expected: "); !words.empty())
    return "what is \"" + words + "\" for? There is no place for it";
  return "";
}

}  // namespace

std::string usage_error(const Command& command, const std::vector<std::string>& words,
                        const std::string& said) {
  std::string what = said.find("not expected") != std::string::npos
                         ? unknown_option(options_of(command), words)
                         : std::string();
  if (said.find("flag override") != std::string::npos) {
    const auto valued = std::find_if(words.begin(), words.end(), [&](const std::string& w) {
      return w.starts_with("--") && said.starts_with(w.substr(2, w.find('=') - 2) + " ");
    });
    if (valued != words.end()) what = valued->substr(0, valued->find('=')) + " takes no value";
  }
  for (const Argument& a : command.arguments) {
    if (what.empty() && a.required && said == a.name + " is required")
      what = a.name + " is missing: " + a.help;
  }
  if (what.empty()) what = in_our_words(said);
  if (what.empty()) what = said;
  return "verbatim " + command.name + ": " + what + "\nFor example: " + command.example + "\nverbatim " +
         command.name + " --help lists all options.\n";
}

std::string no_command(const Commands& commands, const std::vector<std::string>& words) {
  std::string names;
  for (const Command& c : commands) names += (names.empty() ? "" : ", ") + c.name;
  const std::string option = unknown_option({"--help", "--version"}, words);
  return "verbatim: " + (option.empty() ? "name a command" : option) + "\n" +
         filled("The commands are: " + names + ".") + "\nFor example: " + commands.front().example +
         "\nverbatim --help says what each does.\n";
}

std::string filled(const std::string& text, std::size_t columns, std::size_t indent) {
  std::string out, line;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (!line.empty() && line.size() + 1 + word.size() > columns) {
      out += line + "\n" + std::string(indent, ' ');
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  return out + line;
}

}  // namespace verbatim::app
