#pragma once
// The games this program knows, by name.

#include <filesystem>
#include <string>
#include <string_view>

#include "games/crystal/crystal.h"

namespace verbatim::app {

inline const Rules* find_game(std::string_view name) {
  for (const Rules* rules : {&crystal::rules()}) {
    if (rules->name() == name) return rules;
  }
  return nullptr;
}

// Where a game's rulebook, cards and scenarios lie: below the current folder, or where this was built.
inline std::filesystem::path game_folder(std::string_view name) {
  const std::filesystem::path here = std::filesystem::path("games") / name;
  return std::filesystem::exists(here) ? here : std::filesystem::path(VERBATIM_ROOT) / "games" / name;
}

}  // namespace verbatim::app
