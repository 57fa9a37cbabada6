#pragma once
// The table that binds the vocabulary's native names (`verb:damage`) to this game. One row is one word: what
// runs it, with which parameters, and a pure function of the same parameters that says whether there is
// anything to do or the cost can be paid. Card text is lowered with this table and nothing else.

#include "book.h"
#include "kernel/rules.h"
#include "lanes.h"

namespace verbatim::crystal {

// Where abilities of cards listen: units in their lane, permanents in play.
inline constexpr std::uint32_t kInPlay = kLaneZones | 1u << kPermanents;
// Where prices and extra payments of a card are read: wherever it can be played from.
inline constexpr std::uint32_t kPlayableFrom = 1u << kHand | 1u << kSide | 1u << kBasic | 1u << kDiscard;

struct Param {
  Sort sort;
  const char* meaning;
};

struct Words {
  Book& book;
  std::vector<Native>& table;

  void action(const char* key, const std::vector<Param>&, Verb, Fn can = nullptr);
  void program(const char* key, const std::vector<Param>&, ProgramId, Fn can = nullptr);
  // One that notes how much it did.
  void counted(const char* key, const std::vector<Param>&, ProgramId, Fn can = nullptr);
  void function(const char* key, const std::vector<Param>&, FnId);
  void function(const char* key, const std::vector<Param>&, Fn, Sort result = Sort::Number);
  void thing(const char* key, Native::Kind, int id);
  void moment(const char* key, Trigger, const std::vector<Param>&, bool asks);
  void again(const char* key, const char* as);  // another name for what is in the table
  void refused(const char* key, const char* clause);
  void rule(const char* key, const char* clause);  // what a refusal cites where a text forbids something
  void cannot(const char* key, Action, const char* clause);  // what "cannot" stops

 private:
  Native& row(const char* key, Native::Kind, int id, const std::vector<Param>&, Fn can);
};

void words_of_crystals(Words&);   // crystals.cpp
void words_of_tokens(Words&);     // token_words.cpp
void words_of_moves(Words&);      // move_words.cpp
void words_of_decks(Words&);      // deck_words.cpp
void words_of_turns(Words&);      // turn_words.cpp
void words_of_questions(Words&);  // question_words.cpp
void words_of_moments(Words&);    // moment_words.cpp
void write_words(Book&, std::vector<Native>& table);

}  // namespace verbatim::crystal
