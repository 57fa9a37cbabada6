#pragma once
// Cards to build decks from: those a game ships and those somebody brings along. A deck is a card file, or a
// list of names with numbers.

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "cardtext/card_file.h"
#include "kernel/rules.h"

namespace verbatim {

struct LayError {
  std::string text;
  bool unread = false;  // a card was not understood
  int line = 0;         // of the record that is wrong there; 0: nothing of it was read
};

struct ShelfCard {
  cardtext::CardData data;
  std::string file;
};

struct DeckList {
  std::string name;
  std::vector<std::pair<ShelfCard, int>> cards;  // and how many of each
  std::string note;                              // what its owner may not know of it
  std::size_t added = 0;                         // the last of them, one of each, which no list names
};

class DeckShelf {
 public:
  // The card files of the game's folder. A file is a deck of its own name unless it begins with "library-";
  // the plain card, which everybody has, belongs to no deck.
  static Result<DeckShelf, LayError> open(const Rules&, const std::string& folder);

  // Cards of a file; one that is there already is replaced, but not the plain card.
  Result<Ok, LayError> bring_file(const std::string& path);
  Result<Ok, LayError> bring(std::string_view text, const std::string& file);

  // By name, or from a file: cards (.toml, .csv), or one line "2 Air Strike" for each card. A file that names
  // no card of those a faction has beside its deck gets them, if the faction has just two.
  Result<DeckList, LayError> deck(const std::string& name_or_file) const;
  // "NAME: 2 Air Strike; 2 Battalion", as a record has it; \; stands for a semicolon of a name.
  Result<DeckList, std::string> deck_of_line(std::string_view line) const;

  std::vector<std::string> deck_names() const;
  const ShelfCard* find(const std::string& name) const;
  const std::vector<std::string>& brought() const { return brought_; }
  // Is this the card that the game ships under this name?
  bool shipped(const cardtext::CardData&) const;

 private:
  Result<std::vector<cardtext::CardData>, LayError> read(std::string_view text,
                                                         const std::string& file) const;
  Result<Ok, std::string> count_in(DeckList&, std::string_view line) const;
  Result<DeckList, LayError> deck_of_file(const std::string& path) const;
  Result<Ok, LayError> complete(DeckList&) const;
  bool lies_beside(const cardtext::CardData&) const;
  const ShelfCard* find_in_any_case(std::string_view name) const;
  std::string nearest(std::string_view name) const;

  cardtext::CardSchema schema_;  // what the game's card files may say
  std::string plain_, beside_;   // the card that everybody has, and the type of those beside a deck
  std::map<std::string, std::vector<std::string>> decks_;
  std::map<std::string, ShelfCard> shipped_, cards_;
  std::vector<std::string> brought_;  // names
};

std::string line_of(const DeckList&);
// One card as its own card file.
std::string file_of(const cardtext::CardData&);

}  // namespace verbatim
