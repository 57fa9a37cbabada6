#pragma once
// What a seat sees, in words and numbers, for any kind of table: a terminal, a browser, a voice. A game
// describes its own table; it is given a view and nothing else, so it can tell nobody what they may not know.

#include <string>
#include <vector>

namespace verbatim {

// One thing that a number is made of. The parts of a number add up to it.
struct Part {
  std::string what;
  int amount = 0;
  bool operator==(const Part&) const = default;
};

struct Figure {
  std::string name;  // "crystals"
  int value = 0;
  std::string clause;         // the rule that says what it is, if one does
  std::vector<Part> made_of;  // empty: nothing that could be taken apart
  std::string brief;          // a sign for it where there is little room; empty: its name
  bool operator==(const Figure&) const = default;
};

struct BoardCard {
  int object = -1;
  std::string name;
  std::vector<Figure> figures;     // what it is worth where it lies, or what it costs
  std::vector<std::string> marks;  // "disabled"
  bool operator==(const BoardCard&) const = default;
};

// Cards that lie together.
struct BoardPlace {
  enum class Shape : unsigned char {
    Row,   // side by side, face up: a lane, units in a system
    Hand,  // the cards of one player
    Pile,  // the number of cards is what counts: a deck, a discard pile
  };
  std::string name;
  Shape shape = Shape::Row;
  std::vector<Figure> figures;   // of the whole place, the most important first
  std::vector<Figure> tokens;    // lying on it
  std::vector<BoardCard> cards;  // those the seat knows, from the left or from the top
  int unknown = 0;               // how many more lie here that it does not know
  int size() const { return static_cast<int>(cards.size()) + unknown; }
  bool operator==(const BoardPlace&) const = default;
};

struct BoardSeat {
  std::vector<Figure> counters;    // the most important first
  std::vector<std::string> marks;  // "priority", "passed", "out"
  std::vector<BoardPlace> places;
  bool operator==(const BoardSeat&) const = default;
};

struct Board {
  std::string game, edition;
  std::vector<Figure> counters;    // of the table: the round
  std::vector<std::string> rail;   // the phases in order
  int at = -1;                     // which of them it is
  std::vector<BoardSeat> seats;    // by seat
  std::vector<BoardPlace> shared;  // what belongs to nobody
  std::vector<std::string> aim;    // how to win, in a line or two, for someone who has never played
  bool operator==(const Board&) const = default;
};

}  // namespace verbatim
