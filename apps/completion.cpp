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

// What its arguments that are no options can be, beside files.
std::string arguments_of(const Command& c, const CompletionWords& words) {
  if (c.name == "card") return "read show export import";
  for (const Argument& a : c.arguments) {
    if (a.name == "GAME") return words.games;
    if (a.name == "SHELL") return "bash zsh";
  }
  return "";
}
bool takes_files(const Command& c, const CompletionWords& words) {
  return c.name == "card" || arguments_of(c, words).empty();
}

}  // namespace

std::string bash_completion(const Commands& commands, const CompletionWords& words) {
  std::string cases;
  for (const Command& c : commands) {
    cases += fmt::format("    {}) options={} arguments={} files={} ;;\n", c.name, quoted(options_of(c)),
                         quoted(arguments_of(c, words)), takes_files(c, words) ? "yes" : "no");
  }
  return fmt::format(R"(# bash completion for verbatim: source it, or put it into
# ~/.local/share/bash-completion/completions/verbatim
# Every offer is a line: names may have blanks in them.
_verbatim_words() {{  # WORDS TYPED: of a list with commas only the last is completed
  local offer
  while IFS= read -r offer; do COMPREPLY+=("$head$offer"); done < <(compgen -W "$1" -- "$2")
}}
_verbatim_files() {{  # TYPED [PATTERN]
  local offer typed=${{1//\\/}}
  typed=${{typed#[\"\']}}
  while IFS= read -r offer; do
    if [ -d "$offer" ]; then
      if [ -n "$head" ]; then offer=$offer/; compopt -o nospace 2>/dev/null; fi
    elif [ -n "$2" ] && [[ $offer != $2 ]]; then
      continue
    fi
    COMPREPLY+=("$head$offer")
  done < <(compgen -f -- "$typed")
}}
_verbatim() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} options='' arguments='' files=yes
  local head=''  # of a list with commas: what stands before the last
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    _verbatim_words {} "$word"
    return
  fi
  case ${{COMP_WORDS[1]}} in
{}  esac
  case $before in
    --seats|--decks) case $word in *,*) head=${{word%,*}}, head=${{head//\\/}} head=${{head#[\"\']}} ;; esac ;;
  esac
  case $before in
    --seats) _verbatim_words {} "${{word##*,}}"; return ;;
    --game) _verbatim_words {} "$word"; return ;;
    --edition) _verbatim_words {} "$word"; _verbatim_files "$word" '*.toml'; return ;;
    --decks) _verbatim_words {} "${{word##*,}}"; _verbatim_files "${{word##*,}}"; return ;;
    --cards|--record|--from) _verbatim_files "$word"; return ;;
  esac
  case $word in
    -*) _verbatim_words "$options" "$word" ;;
    *) _verbatim_words "$arguments" "$word"
       if [ "$files" = yes ]; then _verbatim_files "$word"; fi ;;
  esac
}}
complete -o filenames -F _verbatim verbatim
)",
                     quoted(names_of(commands) + " --help --version"), cases, quoted(kSeats),
                     quoted(words.games), quoted(words.editions), quoted(words.decks));
}

std::string zsh_completion(const Commands& commands, const CompletionWords& words) {
  std::string list, options, arguments;
  for (const Command& c : commands) {
    std::string summary = c.summary;
    for (char& ch : summary) {
      if (ch == ':' || ch == '\n') ch = ' ';
    }
    list += fmt::format("    {}\n", quoted(c.name + ":" + summary));
    options += fmt::format("    {}) compadd -- {} ;;\n", c.name, options_of(c));
    const std::string can_be = arguments_of(c, words);
    arguments += fmt::format("      {}) {}{}{} ;;\n", c.name, can_be.empty() ? "" : "compadd -- " + can_be,
                             can_be.empty() || !takes_files(c, words) ? "" : "; ",
                             takes_files(c, words) ? "_files" : "");
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
  case $words[CURRENT-1] in
    --seats) compadd -- {}; return ;;
    --game) compadd -- {}; return ;;
    --edition) compadd -- {}; _files; return ;;
    --decks) compadd -- {}; _files; return ;;
    --cards|--record|--from) _files; return ;;
  esac
  if [[ $words[CURRENT] != -* ]]; then
    case $words[2] in
{}    esac
    return
  fi
  case $words[2] in
{}  esac
}}
compdef _verbatim verbatim
)",
                     list, kSeats, words.games, words.editions, words.decks, arguments, options);
}

}  // namespace verbatim::app
