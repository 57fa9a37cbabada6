#pragma once
// What a match, a scenario or an app sees of any game: its editions, and a printing in the making that cards
// are added to until it is a game.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernel/board.h"
#include "kernel/game_maker.h"
#include "kernel/table.h"
#include "program/card.h"
#include "program/native.h"
#include "program/vocabulary.h"

namespace verbatim {

class View;

// Names for labels and for scenario files; the first name of a thing is the one that is printed.
struct Named {
  int id = 0;
  std::vector<std::string> names;
  // Of tokens: the one place they stand on; -1: a row over all places. Of marks: the one kind of zone in
  // which the flag means that; -1: anywhere.
  int place = -1;
  std::string absent = {};  // of counters and tokens: why this edition has none, with the clause in front
};

// What is answered when nobody says otherwise. The first habit whose prompt and label fit counts.
struct Habit {
  std::string prompt;    // of the choice; empty: any
  std::string label;     // of the option, as the rules write it; empty: the first option
  int if_cards_in = -1;  // only while the chooser's zone of this kind is not empty
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
  std::vector<Named> on_cards;  // counters of objects

  // Cards as people write them down: "a card (Drone, 3 crystals, 2/1/1)".
  struct Price {
    std::vector<std::string> names;
    std::string field;  // of a Card
    FnId now;           // (object, seat)
  };
  std::vector<Price> prices;
  std::vector<std::string> powers;  // fields of a Card, in the order in which it shows them
  FnId power;                       // (object): what a card is worth where it lies
  std::vector<std::string> kinds;   // words for the kind of a card
  std::string plain;                // the card that everybody has, and the zone it is piled up in
  int plain_pile = -1;

  // Counters of the table that say where the game stands. The verb that changes the phase does nothing else
  // that could not be done twice.
  int round = -1, phase = -1, slot = -1, holder = -1;
  int starts_in = 0;      // the phase a position begins in unless it says otherwise
  int last_phase = 0;     // nothing happens in it but the change to the next round
  int fresh = -1;         // the mark of what came into play this round
  int in_play = -1;       // the kind of zone "in play" means
  int cards_played = -1;  // the counter of cards a player has played this round

  std::string beside;  // the type of cards that a faction has beside its deck

  std::vector<Habit> silent;  // choices that are not worth a question
  std::vector<Habit> idle;    // what a player does who does nothing
  std::vector<Habit> asks;    // options that are a question even when there is no other
  std::vector<std::pair<std::string, std::string>> sayings;  // other words for the label of an option,
                                                             // gap and all; "pay...": a label that begins so
};

// One game, one edition, a number of seats.
class Printing {
 public:
  virtual ~Printing() = default;
  virtual GameMaker& maker() = 0;
  virtual const Vocabulary& vocabulary() const = 0;
  virtual std::string words() const = 0;  // the vocabulary edition that card text is read with
  // The fields of a card that hold the text for this printing, where it differs from the common one; the
  // first that the card has counts.
  virtual std::vector<std::string> own_texts() const { return {}; }
  // Which of them this is; "text" if the card has none.
  std::string text_field_of(const Card& card) const {
    for (const std::string& field : own_texts()) {
      if (const auto own = card.words.find(field); own != card.words.end() && !own->second.empty())
        return field;
    }
    return "text";
  }
  const std::string& text_of(const Card& card) const {
    const auto own = card.words.find(text_field_of(card));
    return own == card.words.end() ? card.text : own->second;
  }
  virtual const std::vector<Native>& natives() const = 0;
  const Native* native(std::string_view key) const {
    for (const Native& n : natives()) {
      if (n.key == key) return &n;
    }
    return nullptr;
  }

  // Why this edition cannot have the card, with the clause in front; empty when it can.
  virtual std::string excludes(const Card&) const { return {}; }
  // The figures and types of a card; its text is added with maker().
  virtual Result<FaceId, std::string> face(const Card&) = 0;
  // Closes the books. No face can be added after that.
  virtual Result<Game, Fault> finish() = 0;

  // The cards of each seat. A deck that breaks the rules is refused with the clause in front.
  virtual Result<Ok, std::string> check_deck(const std::vector<FaceId>& deck) const = 0;
  virtual Result<Ok, std::string> set_up(Table&, const std::vector<std::vector<FaceId>>& decks) const = 0;
  // Lets a state that set_up() has filled begin at a phase instead of the setup.
  virtual void begin_at(Table&, int phase) const = 0;
  // The same at this seat's slot or turn, where the phase has them: those before are done, and what opens it.
  virtual void begin_in_slot(Table& t, int phase, int) const { begin_at(t, phase); }
  // What there can never be on a table of this edition, with the clause in front; empty if there is nothing.
  virtual std::string impossible(const Table&) const { return {}; }
  // These seats, as bits, are out of a position in which others go on.
  virtual void put_out(Table& t, int seats) const {
    for (int s = 0; s < t.seats(); ++s) {
      if ((seats >> s & 1) != 0) t.eliminate(s);
    }
  }
  // What lies on the table has been there since before this round.
  virtual void settle(Table&) const {}
  // Adds to a position what the marks of its cards stand for; false if there is no room.
  virtual bool complete(Table&) const { return true; }
  virtual const Names& names() const = 0;

  // The table as a seat sees it, for people.
  virtual Board board(const Game&, const View&) const = 0;
  // How good a position is for a seat, between 0 (lost) and 1 (won): all that players know of a game beside
  // its rules.
  virtual double worth(const Table&, int) const { return 0.5; }
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
  // Every switch of one of them with its value.
  virtual Result<std::vector<Switch>, std::string> switches(const std::string& edition) const = 0;
  // The clause under which editions of one's own are described, for messages; empty if there is none.
  virtual std::string edition_clause() const { return {}; }
  // What a card file may say of a card; anything else in it is a mistake.
  virtual std::vector<CardField> card_fields() const = 0;
  // Whether there is such a switch and it takes this value; an error says which values it takes.
  virtual Result<Ok, std::string> check(const Switch&) const = 0;
  // An edition by name with some switches changed; an error names the switch and the values it takes.
  virtual Result<std::unique_ptr<Printing>, std::string> print(const std::string& edition, int seats,
                                                               const std::vector<Switch>& changes) const = 0;
};

}  // namespace verbatim
