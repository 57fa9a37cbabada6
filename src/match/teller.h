#pragma once
// The log in words, for one seat: what that seat saw happen, with the clause and the card that caused it.

#include <string>
#include <vector>

#include "kernel/log.h"
#include "kernel/rules.h"
#include "kernel/view.h"

namespace verbatim {

class Teller {
 public:
  Teller(const Game& game, const Names& names, std::vector<std::string> seats)
      : game_(game), names_(names), seats_(std::move(seats)) {}

  // What happened between two views of a seat, one line for each thing a person would mention, and with which
  // entry it began: by that what several seats read can be put in order.
  struct Line {
    std::size_t entry = 0;
    std::string text;
  };
  std::vector<Line> lines(const std::vector<LogEntry>&, const View& before, const View& after) const;
  std::vector<std::string> tell(const std::vector<LogEntry>&, const View& before, const View& after) const;

  const std::string& seat(int s) const { return seats_[static_cast<std::size_t>(s)]; }
  std::string place(int zone, int looker) const;  // "hand", "Greedy's Attack lane"
  std::string ending(int winners, int ending) const;
  const Names& names() const { return names_; }
  const Game& game() const { return game_; }

 private:
  class Telling;
  std::string zone_name(int zone) const;

  const Game& game_;
  const Names& names_;
  std::vector<std::string> seats_;
};

// "play {} to the Mining lane" with the subject in its place.
std::string filled(const std::string& words, const std::string& subject);

}  // namespace verbatim
