#pragma once
// What a game declares before anything runs: its zones, counters, flags, events. All sizes of a state come
// from here, and the verifier checks programs against it.

#include <cstdint>
#include <string>
#include <vector>

#include "base/id.h"
#include "program/sort.h"

namespace verbatim {

enum class Visibility : std::uint8_t {
  Everyone,  // face up
  Owner,     // a hand
  Nobody,    // face down
};

struct ZoneKind {
  std::string name;
  bool per_seat = true;  // one for each player, or one for the table
  Visibility visibility = Visibility::Everyone;
  bool deck = false;  // has segments: parts of known order and unordered sets
  // Fields of what lies there: the sum of the one is kept current, and whether the other is on any of it.
  // Only where everybody sees what lies there.
  static constexpr int kNoField = -1;
  int sum = kNoField, marked = kNoField;
};

struct CounterKind {
  std::string name;
  bool secret = false;  // only its holder may see it
};

enum class Stage : std::uint8_t { Before, When, After };

// A moment that abilities can name: one stage of an event, or a window of its own ("start of the round").
struct TriggerKind {
  std::string name;
  Stage stage = Stage::After;
  std::vector<Sort> parameters;  // the first registers of the program that opens the window
};

struct EventKind {
  std::string name;
};

// A number that cards may change while they are in force: base from the game's function, then modifiers.
struct QuantityKind {
  std::string name;
  FnId base;  // called with (object, seat)
};

struct Bounds {
  int objects = 0;                       // physical things
  int modifiers = 32;                    // effects in force at once
  int stack = 512;                       // cells of all frames together
  int heard = 32000;                     // beyond so many of them nothing answers
  int resolved = 0;                      // nor when so many abilities were resolved; 0: however many
  int segments = 6;                      // parts of known order or unordered sets a deck can have
  int instructions_per_choice = 200000;  // a longer run without a choice is a loop
};

struct Declaration {
  std::string name;
  int seats = 2;
  bool attachments = true;  // can things be attached to others? Where not, nothing is kept for it
  bool homes = true;  // can a thing's home be another than its owner's? Where not, nothing is kept for it
  Bounds bounds;
  int resolved = -1;  // the table's own counter of abilities resolved; the rules say when it begins anew
  std::vector<ZoneKind> zones;
  std::vector<CounterKind> counters;
  std::vector<std::string> object_counters;
  std::vector<std::string> flags;
  std::vector<std::string> fields;  // numbers printed on faces
  std::vector<std::string> tags;    // at most 64
  std::vector<TriggerKind> triggers;
  std::vector<EventKind> events;
  std::vector<QuantityKind> quantities;
  std::vector<std::string> actions;  // what "cannot" can forbid
  std::vector<std::string> durations;
  std::vector<std::string> markers;  // places that effects can unwind to
};

}  // namespace verbatim
