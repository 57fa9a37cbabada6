#pragma once
// The four shipped decks in one box: any seating of them, in any edition, by seed.

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "kernel/state.h"
#include "match/card_box.h"

namespace verbatim::crystal {

inline constexpr int kFactions = 4;
inline constexpr std::array<const char*, kFactions> kDeckFiles = {"raiders", "collective", "megalaxian",
                                                                  "endracor"};
inline constexpr std::array<const char*, kFactions> kShortNames = {"Raiders", "Collective", "Megalaxian",
                                                                   "Endracor"};

class Factions {
 public:
  // What went wrong with the cards or the decks is in problem().
  Factions(const std::string& edition, int seats);

  const std::string& problem() const { return problem_; }
  const Game& game() const { return *game_; }
  const Printing& printing() const { return box_.printing(); }

  // A game at its beginning; `seated` names the faction of each seat.
  State start(const std::vector<int>& seated, std::uint64_t seed) const;

 private:
  CardBox box_;
  std::string problem_;
  std::shared_ptr<const Game> game_;
  std::array<std::vector<FaceId>, kFactions> decks_;
};

// A pair of factions takes the first two seats; at larger tables the others take turns in the rest.
std::vector<int> seating(int first, int second, int seats, int number);

}  // namespace verbatim::crystal
