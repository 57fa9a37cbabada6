#pragma once
// Programs laid out for running. Instructions name everything by number; what the interpreter would look up
// again at every turn (operands, natives, listeners) is looked up once, when the game is made. There is one
// step for each instruction, in the same place: a state knows only places. Behind them are steps for the
// further parts of conditions, which no state knows.

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "base/small_set.h"
#include "kernel/decision.h"
#include "kernel/layout.h"
#include "kernel/questions.h"
#include "program/code.h"

namespace verbatim {

class Table;

// A native verb changes the table and returns how much it did; 0 means that nothing was done.
using Verb = int (*)(Table&, const int* arguments);
// Some objects, and the face of each. Both are looked at eight at a time: objects lie on the shelf, or where
// as many numbers can be read beyond them, and there are faces for whole rows.
inline constexpr int kReadTogether = 8;
struct Cards {
  std::span<const std::uint16_t> objects;
  const std::uint16_t* faces;
};
// A function of (object, seat) asked of up to 64 objects at once: bit i is its answer for the i-th.
inline constexpr std::size_t kAskedTogether = 64;
using Sieve = std::uint64_t (*)(const Table&, const Cards&, int seat);
// The same asked of a set of the objects that one player owns, see Owned: those of which it is true.
struct Owned;
using SetSieve = SmallSet (*)(const Table&, const Owned&, SmallSet, int seat);

// An operand of a running frame.
struct Quick {
  enum Kind : std::uint8_t {
    Cell,      // a cell of the frame: a register, the source, the controller
    Constant,  // i
    Zone,      // the zone of kind i of the seat in a cell
    Call,      // a pure function: Steps::calls
    Node,      // of the pure form, its operands at hand: Steps::nodes
    Count,     // how many objects of a selection there are
    Exists,    // is there any?
    Other,     // the bits of an operand, to be evaluated
  };
  static constexpr int kMostCell = 255;
  std::uint8_t kind = Constant, cell = 0;
  std::int16_t i = 0;  // 0 of a cell: its value is that of the cell and this
};

// A condition of a running frame: most are one comparison, the outcome of the last effect, or one call.
struct Test {
  enum Kind : std::uint8_t { Below, Equal, Done, CallOfCell, Call, Both, Other };
  std::uint8_t kind = Equal;  // 0 and 0: always
  bool negated = false;
  std::uint8_t count = 0;
  Quick of[3];  // of Both: two places in Steps::tests
  Fn call = nullptr;
};

// A pure function of a few simple values.
struct QuickCall {
  Fn call = nullptr;
  bool number = false;   // the result is kept within the bounds of a number
  bool of_cell = false;  // see is_of_cell
  std::uint8_t count = 0;
  Quick of[3];
};

// The usual arguments of a call: the first is a cell, and the others, if there are any, are constants.
inline bool is_of_cell(std::span<const Quick> arguments) {
  return !arguments.empty() && arguments[0].kind == Quick::Cell &&
         std::all_of(arguments.begin() + 1, arguments.end(),
                     [](const Quick& q) { return q.kind == Quick::Constant; });
}

// A node of a few kinds that only look at the table.
struct QuickNode {
  NodeKind kind{};
  std::uint8_t a = 0;
  Quick x, y;
};

// The usual operands have forms of their own, so that nothing need be asked about them.
struct alignas(64) Step {
  enum Form : std::uint8_t {
    End,
    Set,
    SetNumber,  // to a constant
    SetSum,     // to what is in a cell and a number, which may be 0
    SetDone,
    SetDoneIfBelow,  // is what is in a cell less than a number?
    Jump,            // in circles: any other is the step that it leads to
    If,
    IfDone,
    IfBelow,  // what is in a cell, a number
    IfEqual,
    IfCall,  // a pure function of a cell and of numbers
    Call,
    CallFor,
    Verb,
    VerbOfCell,   // and of numbers
    VerbOfCells,  // two of them, and of numbers
    Choose,
    // Those whose option may be drawn at random without listing the others: of things that are not on the
    // table; of numbers; of the cards in one's hand, and such; of anything.
    ChooseSingle,
    ChooseNumber,
    ChooseOfHand,
    ChooseOne,
    ListSeats,
    ListNext,
    OpenWindow,
    Take,
    TakeAndMove,  // and the instruction after it, which moves what was taken
    Mark,
    Unmark,
    WindowNext,
    Other,  // not laid out: the instruction itself is carried out
  };
  // May a window that nobody listens to be passed over?
  enum Silence : std::uint8_t { Never, UnlessEveryoneIsAsked, Always };

  Form form = Other;
  std::uint8_t count = 0;   // of arguments
  std::uint16_t dst = 0;    // a cell of the frame; of a verb whose result is not kept the outcome
  std::uint16_t place = 0;  // of the instruction
  std::uint16_t index =
      0;  // a program, a choice, a window, a marker, a condition; of WindowNext where it leads
  // Where to go on, in bytes from this step: if it does not hold or was not done, and otherwise. Where the
  // next instruction asks just that, it has been asked.
  std::int32_t after[2] = {0, 0};
  std::uint32_t silence : 8 = Never;  // of a window, see Silence
  std::uint32_t listeners : 24 = 0;   // of a window: where their set lies in a state, in words; 0: none
  static constexpr int kMostArguments = 5, kMostNumbers = 4;
  Quick of[kMostArguments];
  std::int32_t numbers[kMostNumbers] = {};  // instead of operands that are constants
  union {
    verbatim::Verb verb = nullptr;
    Fn call;  // of IfCall
  };
};
static_assert(sizeof(Step) == 64);

// A group of options.
struct alignas(64) GroupStep {
  enum Open : std::uint8_t {
    Always,
    IfItsGuardHolds,
    AsBefore,
    UnlessBefore
  };  // before: what stands before it
  Test guard;
  Option like;  // what its options have in common, the extra value if it is a constant
  Quick extra;
  Quick least, most;  // of numbers
  GroupKind kind{};
  Open open = IfItsGuardHolds;
  std::uint8_t same = 0;                    // how many groups after it offer the same objects
  std::uint16_t dst = kDone, more = kDone;  // the cells that get the value and the extra value, or neither
  std::uint16_t target = kNoTarget;
  std::uint16_t selection = 0;   // of objects; of abilities the trigger
  Sieve sieve = nullptr;         // all that is asked of them, if it can be asked so
  SetSieve set_sieve = nullptr;  // the same
  Quick zone;                    // where they lie, if that is one zone
  // Do they lie in a zone that the chooser has and sees, or on top of one where all lie in order, or in such
  // zones side by side, and is all that is asked of them the sieve, or nothing?
  // The cards of a hand are offered in the order of their numbers.
  enum Near : std::uint8_t { Elsewhere, InHand, InOwnZone, OnTopOfOwnZone, InOwnZones };
  Near near = Elsewhere;
};
inline constexpr int kMostDrawnGroups = 12;
struct ChoiceStep {
  Quick chooser, least, most;
  bool distinct = true;
  bool all_open = false;  // all its groups, always
  Run groups;
};

// Zones that lie side by side on the shelf, the first and the last of them.
struct Stretch {
  std::uint8_t first, last;
};

// Where the objects of a selection lie.
struct Whereabouts {
  enum class Whose : std::uint8_t { Anyone, Controller, Somebody };
  Quick zone;                   // of one zone, or of its top
  bool at_hand = false;         // one zone, which is easily found
  Whose whose = Whose::Anyone;  // what one player has, and nobody else?
  Operand seat;                 // that is somebody
  bool seen = false;            // by everybody
  bool seen_by_owner = false;   // each by the player who has it, and everybody has one
  std::uint8_t count = 0;       // then: how many stretches each player has,
  std::uint32_t first = 0;      // and where those of the first player are in Steps::stretches
};

// The usual amount of an effect, "1 less for each Satellite": how many match, times a number, and one more
// number.
struct Linear {
  static constexpr int kNone = -1;
  int selection = kNone;
  int base = 0, factor = 0;
};

Linear amount_of(const Code&, const Layout&, Operand);  // none, if it is anything else

// An ability of a face, as it is looked for.
struct AbilityStep {
  AbilityId id;
  Need need = Need::Mandatory;
  std::uint32_t zones = 0;  // kinds of zone in which it listens
  Conditions asks;
};

struct Steps {
  std::vector<Step> steps;        // by instruction; then the further parts of conditions
  std::vector<GroupStep> groups;  // by group
  std::vector<ChoiceStep> choices;
  std::vector<Whereabouts> places;  // by selection
  std::vector<Stretch> stretches;   // of those, by player
  std::vector<Linear> amounts;      // by continuous effect
  std::vector<QuickCall> calls;
  std::vector<QuickNode> nodes;
  std::vector<Test> tests;       // parts of others
  std::vector<Test> conditions;  // of steps that have no shorter form
  Questions questions;
};

// The core verb that moves an object to the end of a zone, (object, zone).
int move(Table&, const int* arguments);

struct Natives;
Steps lay_out(const Code&, const Layout&, const Natives&, const std::vector<int>& listeners_of_window);

}  // namespace verbatim
