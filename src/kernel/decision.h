#pragma once
// Choices are data: the kernel stops with one decision of one seat and all legal options.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/id.h"
#include "program/code.h"

namespace verbatim {

enum class OptionKind : std::uint8_t {
  Single,   // words only: "pass", "yes"
  Object,   // value: an object
  Seat,     // value: a seat
  Number,   // value: a number
  Ability,  // value: an object, extra: one of its abilities
  Decline,  // in a window
  Finish,   // enough picked
  Chance,   // value: which of equally likely outcomes
};

struct Option {
  OptionKind kind = OptionKind::Single;
  std::uint8_t group = 0;  // within its choice
  std::int16_t value = 0;
  std::int16_t extra = 0;  // the group's extra value, an ability, or a place in the full list
  LabelId label;
  bool operator==(const Option&) const = default;
};

// One step. A choice of several things is answered one index at a time; `picked` is what was picked so far.
struct Decision {
  ChoiceKind kind = ChoiceKind::OneOf;
  std::uint8_t seat = 0;
  bool chance = false;  // nobody's choice: every option is equally likely
  bool window = false;  // priority in a window
  LabelId prompt;
  ClauseId clause;
  int picked = 0;
  int least = 0, most = 0;  // of the whole choice
  std::span<const Option> options;
};

enum class Stop : std::uint8_t { Decision, Over, Failed };

enum class Failure : std::uint8_t { None, Loop, StackFull, ModifiersFull, Ended, WrongCode };

// Why an answer was not taken. The state is unchanged.
struct Refusal {
  enum class Kind : std::uint8_t { NotAsked, NoSuchOption, Incomplete, Forbidden } kind = Kind::NoSuchOption;
  ClauseId clause;  // the rule that forbids it, if one does
  std::string reason;
  std::string words;         // of the card's text, where they are what forbids it
  bool whole_group = false;  // not this thing alone: nothing of its kind can be chosen now
  bool by_order = false;     // it is among the things to pick; what is picked already keeps it out
};

// An answer: indices, one for each step.
using Answer = std::vector<int>;

}  // namespace verbatim
