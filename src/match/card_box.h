#pragma once
// A box of cards: one printing of a game, the cards put into it, and the game they make. Card files are read,
// their text is lowered, and everything that is wrong is told, not only the first thing.

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cardtext/card_file.h"
#include "cardtext/grammar.h"
#include "cardtext/read.h"
#include "kernel/rules.h"
#include "match/edition_file.h"

namespace verbatim {

struct BoxedCard {
  Card card;  // `text` is the text this edition reads
  FaceId face;
  std::string canonical;  // the text as the reader prints it
};

class CardBox {
 public:
  // `edition` is a name or an edition file. An error names what the game says about the edition, the seats or
  // the switches.
  static Result<CardBox, std::string> open(const Rules&, const std::string& edition, int seats,
                                           const std::vector<Switch>& changes = {});

  // Each returns the names of the cards it added. What went wrong is in problems().
  std::vector<std::string> add_file(const std::string& path);
  std::vector<std::string> add_cards(std::string_view text, const std::string& file);
  bool add(Card, cardtext::Position text_at = {});

  const std::vector<std::string>& problems() const { return problems_; }
  // Cards that this edition does not have, and why.
  const std::map<std::string, std::string>& left_out() const { return left_out_; }

  // No card can be added after that. Refused while there are problems.
  Result<std::shared_ptr<const Game>, std::string> close();

  const BoxedCard* find(const std::string& name) const;
  const std::map<std::string, BoxedCard>& cards() const { return cards_; }
  // As many copies of each as its quantity says. Names that are not in the box are left out.
  std::vector<FaceId> deck(const std::vector<std::string>& names) const;

  Printing& printing() { return *printing_; }
  const Printing& printing() const { return *printing_; }
  const std::string& edition() const { return edition_; }

 private:
  std::string edition_;
  std::unique_ptr<Printing> printing_;
  cardtext::CardSchema schema_;  // what the game's card files may say
  std::shared_ptr<const cardtext::Grammar> grammar_;
  std::map<std::string, BoxedCard> cards_;
  std::map<std::string, std::string> left_out_;
  std::vector<std::string> problems_;
};

}  // namespace verbatim
