#pragma once
// A table laid for a game: the printing, the cards, the decks, and the opening of any seed. What is laid can
// be written into a record and laid again from it, without any file but those the game ships.

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "kernel/rules.h"
#include "kernel/state.h"
#include "match/card_box.h"
#include "match/deck_shelf.h"
#include "match/record.h"

namespace verbatim {

struct TableWish {
  std::string edition;             // a name or an edition file (.toml); empty: the game's first
  std::vector<std::string> decks;  // names or files; "all": every shipped one; empty: one for each seat
  std::vector<std::string> cards;  // card files brought along
  int seats = 2;
};

class LaidTable {
 public:
  // `folder` is the game's own: below it lie cards/ and editions/.
  static Result<LaidTable, LayError> lay(const Rules&, const std::string& folder, const TableWish&);
  // From the setup of a record.
  static Result<LaidTable, LayError> lay(const Rules&, const std::string& folder, const Record&);

  const Game& game() const { return *game_; }
  std::shared_ptr<const Game> shared_game() const { return game_; }
  const Printing& printing() const { return box_->printing(); }
  const CardBox& box() const { return *box_; }
  const std::string& edition() const { return edition_; }
  int seats() const { return game_->declaration().seats; }
  const std::vector<DeckList>& decks() const { return lists_; }
  std::vector<std::string> notes() const;  // what the owners of the decks may not know of them

  // `decks_of_seats` are places in decks(); empty: the first deck for the first seat and so on, and the one
  // deck for all if there is only one.
  State opening(std::uint64_t seed, std::vector<int> decks_of_seats = {}) const;
  // The same seat by seat with another seed, into a block that is there already.
  void reopen(State& into, const State& opening, std::uint64_t seed) const;

  // Setup and pins of a game of that seed. `players` says who sits where.
  Record record(std::uint64_t seed, const std::string& players, std::vector<int> decks_of_seats = {}) const;
  // What a record was played with that is not so here; empty when all is the same.
  std::vector<std::string> changed_since(const Record&) const;

 private:
  struct Parts;
  static Result<LaidTable, LayError> build(const Rules&, Parts&&);
  std::vector<int> seated(std::vector<int> decks_of_seats) const;

  std::string game_name_, edition_, base_;
  std::vector<Switch> switches_;
  std::shared_ptr<CardBox> box_;
  std::shared_ptr<const Game> game_;
  std::vector<DeckList> lists_;
  std::vector<std::vector<FaceId>> decks_;
  std::vector<std::string> own_cards_;  // each as a card file, for the record
  std::string edition_hash_, cards_hash_;
};

}  // namespace verbatim
