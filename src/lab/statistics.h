#pragma once
// What a series says, with how sure it is.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "lab/series.h"

namespace verbatim::lab {

struct Interval {
  double low = 0, high = 1;
};

// Wilson's interval for a rate seen in n independent trials; n need not be whole.
Interval wilson(double rate, double n, double z = 1.959963984540054);

struct Rate {
  std::uint64_t wins = 0, games = 0;
  double score = 0;  // points for a game: a shared win is shared
  double rate = 0;   // of games won alone
  Interval ci95;
};

struct Spread {
  double mean = 0, least = 0, median = 0, most = 0;
  std::optional<Interval> ci95;  // of the mean; one value says nothing of how far it is off
};

struct Summary {
  std::uint64_t games = 0, draws = 0;
  std::vector<Rate> players;  // in the order of --seats
  std::vector<Rate> decks;    // by deck; a deck that lies at several seats counts for each
  std::vector<Rate> seats;    // by place at the table
  std::map<int, std::uint64_t> endings;
  Spread choices, rounds;
  std::uint64_t hash = 0;  // of all results in order
};

// Counts one game after another, in the order of their numbers; what it keeps does not grow with them.
class Tallies {
 public:
  Tallies(const Series&, int decks);
  ~Tallies();
  void add(std::uint64_t game, const Played&);
  Summary summary() const;

 private:
  struct Counted;
  const Series& series_;
  std::unique_ptr<Counted> counted_;
};

}  // namespace verbatim::lab
