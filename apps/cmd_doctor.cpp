// verbatim doctor: what this machine lacks, and how to get it.

#include <fmt/format.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <thread>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/json_text.h"
#include "apps/table_setup.h"
#include "apps/user_folders.h"

namespace verbatim::app {
namespace {

namespace fs = std::filesystem;

struct Finding {
  enum class Kind : unsigned char { Good, Note, Missing } kind;
  std::string what, found, advice;
};

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

Finding locale() {
  std::setlocale(LC_ALL, "");
  const std::string codeset = nl_langinfo(CODESET);
  if (codeset == "UTF-8") return {Finding::Kind::Good, "locale", codeset, ""};
  return {Finding::Kind::Note, "locale", codeset,
          "names with accents are shown wrongly; export LANG=C.UTF-8"};
}

Finding terminal() {
  if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
    return {Finding::Kind::Note, "terminal", "none: input or output is a pipe or a file",
            "play then speaks in plain lines; start it in a terminal for the full-screen table"};
  }
  const std::string term = environment("TERM");
  if (term.empty() || term == "dumb") {
    return {Finding::Kind::Missing, "terminal", term.empty() ? "TERM is not set" : "TERM=dumb",
            "export TERM=xterm-256color, if your terminal is of that kind"};
  }
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) {
    return {Finding::Kind::Note, "terminal", term + ", size unknown", "export COLUMNS=80 LINES=24"};
  }
  const std::string found = fmt::format("{}, {}x{}", term, size.ws_col, size.ws_row);
  if (size.ws_col < 80 || size.ws_row < 24)
    return {Finding::Kind::Missing, "terminal", found, "make the window at least 80x24 for the table"};
  return {Finding::Kind::Good, "terminal", found, ""};
}

Finding colours() {
  if (!environment("NO_COLOR").empty()) return {Finding::Kind::Good, "colours", "off: NO_COLOR is set", ""};
  const std::string term = environment("TERM");
  const bool many = term.find("color") != std::string::npos || !environment("COLORTERM").empty();
  return {Finding::Kind::Good, "colours", many ? "yes" : "perhaps; nothing is told by colour alone", ""};
}

Finding threads() {
  const unsigned n = std::thread::hardware_concurrency();
  if (n == 0) return {Finding::Kind::Note, "threads", "unknown", "say how many: verbatim sim --threads N"};
  return {Finding::Kind::Good, "threads", std::to_string(n), ""};
}

// The nearest folder that exists decides whether the one below it can be made.
Finding saves() {
  if (environment("XDG_DATA_HOME").empty() && environment("HOME").empty()) {
    return {Finding::Kind::Missing, "saved games", "neither HOME nor XDG_DATA_HOME is set",
            "export HOME, or save where you like: verbatim play --record FILE"};
  }
  const fs::path folder = data_folder();
  fs::path there = folder;
  std::error_code none;
  while (!fs::exists(there, none) && there.has_relative_path()) there = there.parent_path();
  if (access(there.c_str(), W_OK) == 0) return {Finding::Kind::Good, "saved games", folder.string(), ""};
  return {Finding::Kind::Missing, "saved games", "no permission to write to " + there.string(),
          "chmod u+w " + there.string() + ", or save where you like: verbatim play --record FILE"};
}

Finding cards_of(const Rules& rules) {
  TableRequest r;
  r.game = rules.name();
  r.seed = "1";
  r.decks = "all";
  r.seats = "random,random";
  const std::string folder = game_folder(r.game).string();
  const auto setup = lay_table(r);
  if (!setup) {
    return {Finding::Kind::Missing, "cards of " + r.game, setup.error().text,
            "start verbatim in the folder that has games/, or build it again with make build"};
  }
  return {Finding::Kind::Good, "cards of " + r.game,
          fmt::format("{} decks, {} cards in {}", setup->table.decks().size(),
                      setup->table.box().cards().size(), folder),
          ""};
}

Exit examine(bool json) {
  std::vector<Finding> findings;
  for (const Rules* rules : all_games()) findings.push_back(cards_of(*rules));
  findings.insert(findings.end(), {locale(), terminal(), colours(), threads(), saves()});
  bool missing = false;
  std::string list;
  for (const Finding& f : findings) {
    using enum Finding::Kind;
    missing = missing || f.kind == Missing;
    const char* word = f.kind == Good ? "ok" : f.kind == Note ? "note" : "missing";
    if (json) {
      list += fmt::format("{}\n  {{\"what\": {}, \"status\": \"{}\", \"found\": {}, \"advice\": {}}}",
                          list.empty() ? "" : ",", json_text(f.what), word, json_text(f.found),
                          json_text(f.advice));
      continue;
    }
    std::cout << fmt::format("{:<8} {:<17} {}\n", word, f.what, f.found);
    if (!f.advice.empty()) std::cout << fmt::format("{:<26} -> {}\n", "", f.advice);
  }
  if (json) std::cout << fmt::format("{{\"ok\": {}, \"findings\": [{}]}}\n", !missing, list);
  return missing ? Exit::failed : Exit::ok;
}

}  // namespace

void add_doctor(Commands& commands) {
  const auto json = std::make_shared<bool>(false);
  commands.push_back({"doctor",
                      "say what is missing on this machine and how to get it",
                      "verbatim doctor",
                      {{"--json", "the findings as JSON", json.get()}},
                      [json] { return examine(*json); }});
}

}  // namespace verbatim::app
