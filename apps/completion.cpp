#include "apps/completion.h"

#include <fmt/format.h>

#include <variant>

namespace verbatim::app {
namespace {

// "-n,--games" -> "-n --games"; a positional argument has no name to complete.
std::string options_of(const Command& c) {
  std::string out = "--help";
  for (const Argument& a : c.arguments) {
    if (!a.name.starts_with('-')) continue;
    std::string names = a.name;
    for (char& ch : names) {
      if (ch == ',') ch = ' ';
    }
    out += " " + names;
  }
  return out;
}

std::string names_of(const Commands& commands) {
  std::string out;
  for (const Command& c : commands) out += (out.empty() ? "" : " ") + c.name;
  return out;
}

// Words that can stand behind an option or as the first argument, where they are few and fixed.
constexpr const char* kSeats = "human random greedy search search:1000 search:200ms search:1000x2";

// In single quotes nothing means anything to the shell but the quote itself.
std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

}  // namespace

std::string bash_completion(const Commands& commands, const std::string& games) {
  std::string cases;
  for (const Command& c : commands)
    cases += fmt::format("    {}) options={} ;;\n", c.name, quoted(options_of(c)));
  return fmt::format(R"(# bash completion for verbatim: source it, or put it into
# ~/.local/share/bash-completion/completions/verbatim
_verbatim() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} options=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W {} -- "$word"))
    return
  fi
  case ${{COMP_WORDS[1]}} in
{}  esac
  case $before in
    --seats) COMPREPLY=($(compgen -W {} -- "$word")); return ;;
    --game) COMPREPLY=($(compgen -W {} -- "$word")); return ;;
    --cards|--decks|--record|--from) COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) COMPREPLY=($(compgen -W {} -- "$word") $(compgen -f -- "$word")) ;;
  esac
}}
complete -o filenames -F _verbatim verbatim
)",
                     quoted(names_of(commands) + " --help --version"), cases, quoted(kSeats), quoted(games),
                     quoted(games));
}

std::string zsh_completion(const Commands& commands, const std::string& games) {
  std::string list, cases;
  for (const Command& c : commands) {
    std::string summary = c.summary;
    for (char& ch : summary) {
      if (ch == ':' || ch == '\n') ch = ' ';
    }
    list += fmt::format("    {}\n", quoted(c.name + ":" + summary));
    cases += fmt::format("    {}) compadd -- {} ;;\n", c.name, options_of(c));
  }
  return fmt::format(R"(#compdef verbatim
# zsh completion for verbatim: save it as _verbatim in a folder of $fpath
_verbatim() {{
  local -a commands
  commands=(
{}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  if [[ $words[CURRENT] != -* ]]; then
    compadd -- {}
    _files
    return
  fi
  case $words[2] in
{}  esac
}}
compdef _verbatim verbatim
)",
                     list, games, cases);
}

}  // namespace verbatim::app
