#pragma once
// A decision in words: the question, and the options in the order in which they are numbered, those about the
// same card in one row.

#include <string>
#include <vector>

#include "kernel/board.h"
#include "kernel/decision.h"
#include "kernel/view.h"
#include "match/teller.h"

namespace verbatim::tui {

struct Entry {
  int option = 0;     // its index in the decision
  std::string words;  // the whole option
  std::string brief;  // what tells it from the others of its row; empty: it stands alone
};

struct Row {
  std::string words;  // what the entries share
  std::vector<Entry> entries;
};

struct Prompt {
  std::string question, clause;
  std::vector<Row> rows;

  int size() const;
  const Entry& entry(int number) const;  // counted from 1
};

// The board tells cards of one name apart; without it they are worded alike.
Prompt prompt_of(const Decision&, const View&, const Teller&, const Board& = {});

// What the board shows of a card; nothing where it does not.
const BoardCard* card_on(const Board&, int object);

// Options about the same card share a row; `cards` says which it is, -1 for none.
std::vector<Row> rows_of(std::vector<Entry>, const std::vector<int>& cards);

// An option as it is written down for the seat of the view; the prompt says what a bare number is an amount
// of.
std::string option_words(const Option&, const View&, const Teller&, LabelId prompt);

// Which option a player means by words: the one that says just this, or the only one that begins so. Returns
// its number, or 0 and why.
struct Meant {
  int number = 0;
  std::string problem;
};
Meant meant_by(const Prompt&, const std::string& words);

}  // namespace verbatim::tui
