#pragma once
// What came of many random games: how long they were, how they ended, who won.

#include <string>
#include <vector>

#include "tests/crystal/factions.h"

namespace verbatim::crystal {

// Of one edition and one number of players.
struct Census {
  std::string edition;
  int seats = 2;
  long games = 0;
  std::vector<int> rounds, choices;  // how many games had that many; the index is the number
  long by_elimination = 0, by_crystals = 0, by_round_limit = 0, draws = 0;
  long emptied_basic_deck = 0;  // games in which a player took the last Basic Trooper

  // Of two players: games between the factions and those that the first of them won; of more: seats taken by
  // a faction and seats that won alone.
  struct Share {
    long games = 0, wins = 0, draws = 0;
  };
  std::array<std::array<Share, kFactions>, kFactions> pairs{};
  std::array<Share, kFactions> seated{};

  void count(const Factions&, const State& end, const std::vector<int>& seated_now, int choices_made);
};

// As a page of tables.
std::string report(const std::vector<Census>&);

}  // namespace verbatim::crystal
