#pragma once
// Code: everything compiled of one game and one card set. Programs can pause; selections, costs and
// conditions cannot. All of it is flat tables of indices, so it can be hashed, listed and compared.

#include <cstdint>
#include <string>
#include <vector>

#include "base/id.h"
#include "program/declaration.h"
#include "program/operand.h"
#include "program/sort.h"

namespace verbatim {

enum class Op : std::uint8_t {
#define OP(name, d, x, y, z, reads, meaning) name,
#include "program/instructions.def"
#undef OP
};

enum class NodeKind : std::uint8_t {
#define NODE(name, result, a, x, y, z, reads, meaning) name,
#include "program/nodes.def"
#undef NODE
};

inline constexpr int kNoRegister = 255;
inline constexpr std::uint16_t kNoTarget = 0xffff;

struct Instruction {
  Op op = Op::end;
  std::uint8_t dst = kNoRegister;
  std::uint16_t x = 0, y = 0, z = 0;
};
static_assert(sizeof(Instruction) == 8);

struct Node {
  NodeKind kind = NodeKind::add;
  std::uint8_t a = 0;
  std::uint16_t x = 0, y = 0, z = 0;
  bool operator==(const Node&) const = default;
};
static_assert(sizeof(Node) == 8);

// A run of entries in a side table.
struct Run {
  std::uint16_t first = 0, count = 0;
};

// A condition and the clause that a refusal cites when it does not hold.
struct Requirement {
  Operand test = kAlways;
  ClauseId clause;
};

enum class Domain : std::uint8_t {
  Zones,      // the zones of some kinds, of some seats
  OneZone,    // one zone, given by an operand
  List,       // the newest list of the running frame
  EventList,  // the parts of the event
  Top,        // the first object of one zone: a pile of which only the top can be had
};

// Which objects? Used for options, loops, counts and target filters alike.
struct Selection {
  Domain domain = Domain::Zones;
  std::uint32_t zones = 0;                            // bits over zone kinds
  Operand seats = Operand::special(Special::Living);  // whose
  Operand zone;                                       // for OneZone and Top
  Run requirements;
  // A function of (object, controller) that holds exactly when all requirements do. It is asked in their
  // place when options are listed; the requirements then say which clause forbids an option.
  std::uint16_t quick = kNoTarget;
};

enum class ChoiceKind : std::uint8_t { OneOf, SomeOf, Number, Order, Distribute };
enum class GroupKind : std::uint8_t { Single, Objects, Seats, Numbers, Abilities };

// Options of one kind within a choice. Taking one writes its referent and an extra value into registers
// and continues at the target.
struct Group {
  GroupKind kind = GroupKind::Single;
  std::uint8_t dst = kNoRegister, extra_dst = kNoRegister;
  std::uint16_t selection = 0;                      // for Objects; for Abilities the trigger
  Operand x, y;                                     // Seats: the set in x. Numbers: x to y.
  Operand extra;                                    // what extra_dst gets
  Operand cap = Operand::constant(Operand::kMost);  // Distribute: most for this slot; It is the slot
  // Is this group open at all? A clause here forbids the whole group; without one its objects say why not.
  Requirement guard;
  Run because;      // why it is not offered, asked in turn; of abilities It is the object
  ClauseId clause;  // the rule by which one of these is taken, where it is not that of the choice
  std::uint16_t target = kNoTarget;  // no target: the next instruction
  LabelId label;
};

struct Choice {
  ChoiceKind kind = ChoiceKind::OneOf;
  Operand chooser = Operand::special(Special::Controller);
  Operand least = Operand::constant(0), most = Operand::constant(0);  // how many; from .. to; the total
  Run groups;
  bool ask_forced = false;  // ask even when there is only one option
  bool distinct = true;     // offer two equal cards once
  LabelId prompt;
  ClauseId clause;
};

enum class WindowMode : std::uint8_t {
  OneEach,         // one ability at a time, round and round, until all decline in a row
  AllOfOne,        // a player resolves all they wish, then the next player
  Written,         // every ability of the subject in the order written, nobody orders
  MandatoryFirst,  // the first player orders all mandatory ones, then one each
};
enum class OrderKind : std::uint8_t {
  Clockwise,  // from the first seat to the left
  ByCounter,  // from the first seat through increasing counters, cyclically (initiative)
};

struct Window {
  TriggerId trigger;
  WindowMode mode = WindowMode::OneEach;
  OrderKind order = OrderKind::Clockwise;
  std::uint8_t counter = 0;       // for ByCounter
  bool decline_is_final = false;  // a player who declines is out of this window
  bool whole_object = false;      // one turn resolves all abilities of one object
  bool ask_forced = false;        // hidden hands: ask even those who can only decline
  Operand first = Operand::special(Special::Controller);
  Operand subject = Operand::special(Special::NoObject);  // only abilities of this object
  LabelId prompt;
  ClauseId clause;
};

enum class Need : std::uint8_t {
  Mandatory,  // on a component in play, without "may"
  Optional,   // "may", a cost, or a card in hand
  Free,       // done between priorities, such as a deal: whoever does it still has priority
};

// What happens around an ability by the kind of thing it is printed on.
struct AbilityClass {
  std::string name;
  ProgramId announced;  // run after announcing, with the source: the cancel window; done unless cancelled
  ProgramId finished;   // run at the end: discard, exhaust, return
};

struct Ability {
  FaceId face;
  std::uint8_t paragraph = 0;
  Need need = Need::Mandatory;
  std::uint8_t klass = 0;
  TriggerId trigger;
  std::uint32_t zones = 0;      // zone kinds in which it listens
  Operand triggered = kAlways;  // checked when the window opens, and then kept
  Operand applies = kAlways;    // checked at every priority
  Operand feasible = kAlways;   // enough of it can be done
  Operand payable = kAlways;    // its cost can be paid
  Run because;                  // why it cannot be used, asked in turn before the four above are
  ProgramId program;
  LabelId text;
  ClauseId clause;
};

enum class Force : std::uint8_t { Add, Become, Forbid, Protect, Grant };

// A source-bound effect: in force exactly while its source lies in one of the zones.
struct Continuous {
  FaceId face;
  std::uint8_t paragraph = 0;
  Force force = Force::Add;
  std::uint8_t what = 0;  // the quantity, action or tag
  bool one_time = false;  // lifetime of a cannot, see [AB 1.6.1]
  std::uint32_t zones = 0;
  Operand active = kAlways;                           // is it on?
  Operand applies = kAlways;                          // to this object (It)?
  Operand seats = Operand::special(Special::Living);  // to whom
  Operand amount;
  LabelId text;
  ClauseId clause;
};

// A template of an effect with a duration.
struct Modifier {
  Force force = Force::Add;
  std::uint8_t what = 0;
  std::uint8_t duration = 0;
  bool one_time = true;
  bool on_seat = false;       // the subject is a seat: whatever that player has; else one object
  Operand applies = kAlways;  // It, and Source; may not read registers, which are gone by then
  ClauseId clause;
};

struct Program {
  std::string name;
  std::uint16_t entry = 0, end = 0;  // instructions [entry, end)
  std::uint16_t parameters = 0;      // the first registers
  std::vector<Sort> registers;
  bool is_event = false;
  std::uint16_t ability = 0xffff;  // whose program it is, if an ability's
  ClauseId clause;                 // the rule it carries out, for the log
};

struct VerbKind {
  std::string name;
  std::vector<Sort> parameters;
  Sort result = Sort::Number;  // how much was done, or the object it found
};
struct FnKind {
  std::string name;
  std::vector<Sort> parameters;
  Sort result = Sort::Number;
};

struct Face {
  std::string name;
  std::uint8_t back = 0;  // cards with different backs can be told apart face down; 0 to 15
  std::vector<std::int16_t> fields;
  std::uint64_t tags = 0;
  std::vector<AbilityId> abilities;  // in the order written
  std::vector<std::uint16_t> continuous;
};

struct Code {
  std::vector<Instruction> instructions;
  std::vector<Node> nodes;
  std::vector<Operand> operands;  // argument lists: the count, then the operands
  std::vector<Requirement> requirements;
  std::vector<Selection> selections;
  std::vector<Group> groups;
  std::vector<Choice> choices;
  std::vector<Window> windows;
  std::vector<Modifier> modifiers;
  std::vector<AbilityClass> classes;
  std::vector<Ability> abilities;
  std::vector<Continuous> continuous;
  std::vector<Program> programs;  // 0 is no program
  std::vector<VerbKind> verbs;
  std::vector<FnKind> functions;
  std::vector<Face> faces;  // 0 is a card face down: nothing printed
  std::vector<std::string> labels{""};
  std::vector<std::string> clauses{""};
  ProgramId start;  // the program that plays a whole game
};

// Pinned in every state: a state stopped in the middle is valid only for the very programs it runs.
std::uint64_t hash_of(const Declaration&, const Code&);

}  // namespace verbatim
