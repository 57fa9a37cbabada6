#pragma once
// The games this program knows, by name.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "games/crystal/crystal.h"

namespace verbatim::app {

inline const std::vector<const Rules*>& all_games() {
  static const std::vector<const Rules*> games = {&crystal::rules()};
  return games;
}

inline const Rules* find_game(std::string_view name) {
  for (const Rules* rules : all_games()) {
    if (rules->name() == name) return rules;
  }
  return nullptr;
}

// The one that is meant when none is named.
inline std::string first_game() { return all_games().front()->name(); }

inline std::string names_of_games(std::string_view between) {
  std::string names;
  for (const Rules* rules : all_games()) {
    if (!names.empty()) names += between;
    names += rules->name();
  }
  return names;
}

inline std::string no_such_game(std::string_view name) {
  return "there is no game \"" + std::string(name) + "\"; there is: " + names_of_games(", ");
}

// Where a game's rulebook, cards and scenarios lie: below the current folder, or where this was built.
inline std::filesystem::path game_folder(std::string_view name) {
  const std::filesystem::path here = std::filesystem::path("games") / name;
  return std::filesystem::exists(here) ? here : std::filesystem::path(VERBATIM_ROOT) / "games" / name;
}

}  // namespace verbatim::app
