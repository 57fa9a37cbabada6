#pragma once
// What a match, a scenario or an app sees of any game: its editions, and a printing in the making that cards
// are added to until it is a game.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernel/game_maker.h"
#include "kernel/table.h"
#include "program/card.h"
#include "program/native.h"
#include "program/vocabulary.h"

namespace verbatim {

// Names for labels and for scenario files; the first name of a thing is the one that is printed.
struct Named {
  int id = 0;
  std::vector<std::string> names;
};
struct Names {
  std::vector<Named> counters;  // of players
  std::vector<Named> table_counters;
  std::vector<Named> tokens;  // on places: the first counter of a row over the places
  std::vector<Named> places;  // kinds of zone, in the order of their row
  std::vector<Named> zones;
  std::vector<Named> phases;    // values of the phase counter
  std::vector<Named> readings;  // functions of a seat
  std::vector<Named> marks;     // flags
  std::vector<Named> endings;
};

// One game, one edition, a number of seats.
class Printing {
 public:
  virtual ~Printing() = default;
  virtual GameMaker& maker() = 0;
  virtual const Vocabulary& vocabulary() const = 0;
  virtual std::string words() const = 0;  // the vocabulary edition that card text is read with
  virtual const std::vector<Native>& natives() const = 0;
  const Native* native(std::string_view key) const {
    for (const Native& n : natives()) {
      if (n.key == key) return &n;
    }
    return nullptr;
  }

  // The figures and types of a card; its text is added with maker().
  virtual Result<FaceId, std::string> face(const Card&) = 0;
  // Closes the books. No face can be added after that.
  virtual Result<Game, Fault> finish() = 0;

  // The cards of each seat. A deck that breaks the rules is refused with the clause in front.
  virtual Result<Ok, std::string> check_deck(const std::vector<FaceId>& deck) const = 0;
  virtual Result<Ok, std::string> set_up(Table&, const std::vector<std::vector<FaceId>>& decks) const = 0;
  // Lets a state that set_up() has filled begin at a phase instead of the setup.
  virtual void begin_at(Table&, int phase) const = 0;
  virtual const Names& names() const = 0;
};

// A switch of an edition as a file gives it.
struct Switch {
  std::string key;
  std::string value;  // numbers and truths in digits and letters
};

class Rules {
 public:
  virtual ~Rules() = default;
  virtual std::string name() const = 0;
  virtual std::vector<std::string> editions() const = 0;  // the first is the default
  // An edition by name with some switches changed; an error names the switch and the values it takes.
  virtual Result<std::unique_ptr<Printing>, std::string> print(const std::string& edition, int seats,
                                                               const std::vector<Switch>& changes) const = 0;
};

}  // namespace verbatim
