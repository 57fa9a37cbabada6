#pragma once
// Conditions laid out as questions: what a selection requires of a card, and what an ability asks before it
// can be used. Each question has its operands and natives at hand and says where to go on, so that nobody
// walks through expressions again for every card. What does not depend on the card is settled once for all
// cards.

#include <cstdint>
#include <vector>

#include "kernel/layout.h"
#include "program/code.h"

namespace verbatim {

class Table;
struct Natives;

// A native function only looks.
using Fn = int (*)(const Table&, const int* arguments);

// What is known when a question is asked.
struct Known {
  static constexpr int kMostSettled = 4;
  enum Cell : int { It, Source, Controller, Settled, kCells = Settled + kMostSettled };
  const std::int16_t* frame = nullptr;  // as in a Scope
  const std::int16_t* event = nullptr;
  int cells[kCells];
};

// An operand: a number, or a cell of what is known.
struct Given {
  bool constant = true;
  int i = 0;
};

struct Question {
  enum Kind : std::uint8_t {
    Plain,        // what is given
    Call,         // a pure function
    Look,         // a node that only looks at the table
    LookAtEvent,  // the same of what a cell of the event's frame names
    Count,        // of a selection
    Exists,       //
    Other,        // an operand that is not laid out
  };
  enum Place : int { kHolds = -1, kFails = -2 };  // there is nothing more to ask
  // How much more than the other side the answer may be: one comparison tells, without a branch.
  struct Bounds {
    std::uint32_t less, range;
    bool hold(int answer, int other) const {
      return static_cast<std::uint32_t>(answer) - static_cast<std::uint32_t>(other) + less <= range;
    }
  };
  static constexpr std::uint32_t kFar = 1u << 30;  // further than any two numbers are apart
  static constexpr Bounds kEqual{0, 0}, kAtMost{kFar, kFar}, kBelow{kFar, kFar - 1};

  Kind kind = Other;
  NodeKind node{};
  std::uint8_t a = 0, count = 0;
  bool number = false;             // the answer of a function is kept within the bounds of a number
  std::uint16_t i = 0;             // a selection, or the bits of an operand
  int next[2] = {kFails, kHolds};  // where to go on if it does not hold, and if it does
  Bounds bounds = kEqual;
  Given of[3], that;
  Fn call = nullptr;
};

// What a selection requires of a card.
struct Filter {
  std::uint64_t tags = 0;  // all of these: a look at the face tells nearly always
  int first = Question::kHolds;
  int settled = 0;  // how many operands are settled before the first card is asked
  Operand of[Known::kMostSettled];
};

// What an ability asks: when its window opens; and later, all of the others together.
struct Conditions {
  int triggered = Question::kHolds, usable = Question::kHolds;
};

struct Questions {
  std::vector<Question> all;
  std::vector<Filter> filters;         // by selection
  std::vector<Conditions> conditions;  // by ability
};

Questions lay_out_questions(const Code&, const Layout&, const Natives&);

}  // namespace verbatim
