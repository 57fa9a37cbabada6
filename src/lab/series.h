#pragma once
// Many games of the same players. Games come in blocks of as many as there are seats: one deal, played once
// for each way the players can sit around the table. What a game is depends on the seed and its number alone,
// so any number of threads gives the same results.

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "kernel/kernel.h"
#include "players/player.h"

namespace verbatim::lab {

// The decks as they lie at the seats, and the opening they make.
struct Deal {
  State opening;
  std::vector<int> decks;  // by seat
};

struct Played {
  std::uint8_t winners = 0;  // seats
  std::uint8_t ending = 0;   // the game's word for it
  std::uint16_t rounds = 0;
  std::uint32_t choices = 0;
  bool operator==(const Played&) const = default;
};

struct Series {
  const Game* game = nullptr;
  std::vector<Deal> deals;  // block after block takes the next one
  // Makes player number i for one thread.
  std::function<std::unique_ptr<Player>(int i)> make;
  std::uint64_t seed = 1, games = 0;
  int threads = 1;
  int round_counter = -1;  // of the table, for the length in rounds; -1: there is none
  const std::atomic<bool>* stop = nullptr;
  // Told of one game after another in the order of their numbers, by one thread at a time. Nothing is kept of
  // a game that was told of, so a series may be of any length.
  std::function<void(std::uint64_t number, const Played&)> over;
  std::function<void(std::uint64_t done)> progress;  // now and then, from the calling thread

  int seats() const { return game->layout().seats; }
  std::uint64_t block(std::uint64_t game_number) const {
    return game_number / static_cast<std::uint64_t>(seats());
  }
  const Deal& deal(std::uint64_t game_number) const { return deals[block(game_number) % deals.size()]; }
  int seat_of(int player, std::uint64_t game_number) const {
    const auto n = static_cast<std::uint64_t>(seats());
    return static_cast<int>((static_cast<std::uint64_t>(player) + game_number) % n);
  }
  std::uint64_t deal_seed(std::uint64_t game_number) const {
    return Random(seed).fork(block(game_number)).next();
  }
  std::uint64_t player_seed(int player, std::uint64_t game_number) const {
    return Random(deal_seed(game_number)).fork(static_cast<std::uint64_t>(player) + 1).next();
  }
};

struct Results {
  std::uint64_t games = 0;  // told of: the first ones, without a gap; stopping early gives a shorter series
  std::uint64_t asked = 0;  // how many were wanted
  double seconds = 0;
  std::string failure;  // of a game that broke down; empty when none did
  bool whole() const { return games == asked; }
};

// Asked to stop it begins no other game. A game is played to its end if one with a higher number is over, so
// that this one counts, and left otherwise.
Results play(const Series&);

}  // namespace verbatim::lab
