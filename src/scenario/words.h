#pragma once
// The words of a sentence: numbers, players, names that the game declares, cards, lists of things.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/rules.h"

namespace verbatim::scenario {

inline constexpr int kLargestNumber = 32767;  // that a table can count to

inline constexpr const char* kPlayers[] = {"Ada", "Ben", "Cy", "Dot"};

inline constexpr const char* kFiller = "Filler ";  // and a number: the name of one of the "other cards"

// Something that lies in a zone or stands on a place.
struct Thing {
  enum class Kind : unsigned char { Card, Blank, Filler, Token } kind = Kind::Card;
  int count = 1;
  std::string name;        // of a card, or the type of a blank one
  std::vector<int> power;  // of a blank card: one for all, or one each
  int token = 0;           // which of the game's tokens
  std::vector<int> marks;

  std::string card_name() const;  // "Tank", "Power 3/4/2", "Drone 1"
};

// A card that a sentence points at.
struct Ref {
  int owner = -1;  // a seat, or anyone
  std::string card;
  int zone = -1;  // a kind of zone, or anywhere
};

// "2 on the Attack lane", "6 crystals"
struct Amount {
  int number = 0;
  int of = 0;
};

// What a slot of a form was filled with.
struct Value {
  int number = 0;         // a number, a seat, or the id of something named
  bool everyone = false;  // every seat, one after the other
  std::string text;
  std::vector<std::string> texts;
  std::vector<int> seats;
  std::vector<Thing> things;
  std::vector<Ref> refs;
  std::vector<Amount> amounts;
};

// One way to read the beginning of a text: what it means and how long it is.
struct Reading {
  Value value;
  std::size_t length = 0;
};

class Words {
 public:
  explicit Words(const Names& names) : names_(&names) {}
  const Names& names() const { return *names_; }

  // All ways to read the beginning of the text as this slot, the longest first.
  std::vector<Reading> read(std::string_view slot, std::string_view text) const;
  static bool knows(std::string_view slot);

  // The sentence with every other name of a place or zone replaced by its first.
  std::string plainly(std::string_view sentence) const;
  // The first name.
  static std::string name_of(const std::vector<Named>&, int id);
  int place_index(int zone_kind) const;

 private:
  std::vector<Reading> phase(std::string_view text) const;
  std::vector<Reading> counter(std::string_view text) const;
  std::vector<Reading> named(const std::vector<Named>&, std::string_view) const;
  std::vector<Reading> number(std::string_view) const;
  std::vector<Reading> card(std::string_view) const;
  std::vector<Reading> thing(std::string_view) const;
  std::vector<Reading> blank_card(std::string_view) const;
  std::vector<Reading> marked(std::vector<Reading>, std::string_view) const;
  std::vector<Reading> things(std::string_view) const;
  std::vector<Reading> ref(std::string_view) const;
  std::vector<Reading> list_of(std::string_view slot, std::string_view) const;
  std::vector<Reading> amounts(const std::vector<Named>&, std::string_view joint, std::string_view) const;
  std::vector<Named> prices() const;
  std::pair<std::string, std::size_t> place_at(std::string_view, bool short_too) const;

  const Names* names_;
};

}  // namespace verbatim::scenario
