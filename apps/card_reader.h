#pragma once
// Card text read and lowered outside any match: what `check` and `card` show a designer.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cardtext/card_file.h"
#include "cardtext/read.h"
#include "kernel/rules.h"

namespace verbatim::app {

struct ReadText {
  std::string status;     // "read", "ambiguous", "not understood": of the words
  bool runs = false;      // these rules can play it
  std::string canonical;  // empty unless read
  std::string listing;    // what it does, step by step; its tree where it does not run
  std::vector<cardtext::Diagnostic> diagnostics;

  bool understood() const { return status == "read"; }
  bool warned() const { return runs && !diagnostics.empty(); }
};

class CardReader {
 public:
  // The edition is a printing of the rules, or one of the vocabulary: then the printing whose words come
  // next.
  static Result<CardReader, std::string> open(const std::string& game, const std::string& edition);

  // The text of no card in particular.
  ReadText read(std::string_view text, cardtext::Whole whole = cardtext::Whole::card);
  // The text that this edition prints on a card, as that card: of what kind it is may forbid some words.
  ReadText read(const cardtext::CardData&);
  const std::string& edition() const { return edition_; }
  // The text that this edition prints on a card, and the field of the card that holds it.
  std::string text_of(const cardtext::CardData&) const;
  std::string text_field_of(const cardtext::CardData&) const;
  // Why this edition does not have the card, with the clause in front; empty if it has.
  std::string excludes(const cardtext::CardData&) const;

 private:
  std::optional<FaceId> face_of(const Card&);
  void start_anew();
  ReadText read_as(const Card&, std::string_view text, cardtext::Whole whole);

  const Rules* rules_ = nullptr;
  std::string edition_;
  int seats_ = 2;  // texts are the same for any number; an edition need not be for two
  std::unique_ptr<Printing> printing_;
  std::shared_ptr<const cardtext::Grammar> grammar_;
};

// "a.toml:3:7  CT011 ..." as JSON: code, severity, line, column, message, hint, suggestions.
std::string json_of(const cardtext::Diagnostic&, std::string_view text, cardtext::Position first);

}  // namespace verbatim::app
