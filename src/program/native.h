#pragma once
// What a native name of the vocabulary (`verb:damage`) means in one printing of a game. Card text is lowered
// with a table of these and nothing else, so no game is named in the lowering.

#include <cstdint>
#include <string>
#include <vector>

#include "program/sort.h"

namespace verbatim {

struct Native {
  enum class Kind : std::uint8_t {
    Action,    // id: VerbId; done at once
    Program,   // id: ProgramId; may ask, may open windows
    Function,  // id: FnId; pure
    Trigger,   // id: TriggerId
    Counter,   // id: a player's counter
    Tokens,    // id: the kind of token that the token verbs take
    Zone,      // id: a kind of zone
    Tag,       // id
    Flag,      // id
    Field,     // id: a printed number
    Quantity,  // id
    Duration,  // id
    Number,    // id: a constant: a lane, a phase
    Refused,   // the rules do not have it; `clause` says so
    Zones,     // id: bits over kinds of zone
    Cannot,    // id: an action that "cannot" forbids
    Moments,   // id: bits over triggers
  };
  std::string key;
  Kind kind = Kind::Number;
  int id = 0;
  std::vector<Sort> parameters;  // of a verb, program, function or trigger
  // What each parameter is, in words; which part of a sentence feeds it (cardtext/lower_arguments.cpp).
  std::vector<std::string> meanings;
  int can = -1;  // a pure function of the same parameters: is there anything to do, can it be paid?
  int did = -1;  // of a program that may do less than it is told: a pure function that says how much it did
  std::string clause;
  bool asks = false;  // of a trigger: its window asks before it resolves what is optional
};

}  // namespace verbatim
