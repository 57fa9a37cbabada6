#pragma once
// What play, sim, replay and bench have in common: from "GAME --edition E --decks a,b --cards FILE --seed N
// --seats a,b" to a laid table with players, and from a record to the same table again.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/command.h"
#include "apps/games.h"
#include "match/laid_table.h"
#include "players/player.h"

namespace verbatim::app {

struct Trouble {
  Exit exit = Exit::usage;
  std::string text;
  int line = 0;  // of the record that is wrong there
};

// Where in a record something is wrong: FILE, or FILE:LINE.
std::string place_in(const std::string& file, const Trouble&);

// Who sits in a seat: human, random, greedy, search, search:ITERATIONS, search:200ms; a search with "x2"
// behind it thinks with two threads.
struct SeatWish {
  enum class Kind : std::uint8_t { Human, Random, Greedy, Search } kind = Kind::Human;
  int iterations = 1000;  // of a search; 0: by time
  int milliseconds = 0;
  int threads = 1;
  std::string text;  // as it was written
};

// The arguments of a command, and what they are when nothing is said.
struct TableRequest {
  std::string game = first_game();
  std::string edition, decks, seats = "human,greedy", seed;
  std::vector<std::string> cards;
};
// GAME, --seats, --decks, --edition, --cards, --seed, in this order.
std::vector<Argument> table_arguments(TableRequest&);

struct TableSetup {
  LaidTable table;
  std::string game;
  std::vector<SeatWish> seats;
  std::uint64_t seed = 0;

  std::string seats_text() const;  // "human,greedy"
  bool has_human() const;

  // The opening of this seed and the record that says how it came to be.
  State opening() const { return table.opening(seed); }
  Record record() const { return table.record(seed, seats_text()); }
  // A fresh player for the seat; none for a human.
  std::unique_ptr<Player> player(int seat) const;
};

Result<std::vector<SeatWish>, std::string> read_seats(const std::string& text);
// One that nobody asked for: to play with, and echoed.
std::uint64_t any_seed();
Result<std::uint64_t, std::string> read_seed(const std::string& text);

Result<TableSetup, Trouble> lay_table(const TableRequest&);
// Needs no other flags. `seats` replaces who sat there, if somebody said so.
Result<TableSetup, Trouble> lay_table(const Record&, const std::optional<std::string>& seats = {});

std::unique_ptr<Player> make_player(const LaidTable&, const SeatWish&, std::uint64_t seed);

}  // namespace verbatim::app
