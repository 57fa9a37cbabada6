#pragma once
// Random values and places to put them, for the programs of random games.

#include "base/random.h"
#include "program/proc.h"

namespace verbatim::reference {

// What a random game declares.
struct Words {
  static constexpr int kCounters = 3, kObjectCounters = 2, kFlags = 2, kFields = 2, kTags = 2;
  static constexpr int kDeck = 0, kHand = 1, kPlay = 2, kBox = 3, kKinds = 4;
  int quantity = 0, action = 0;
  FnId base;
};

class Values {
 public:
  Values(Maker& maker, const Words& w, Random& r) : m(maker), words(w), random(r) {}

  Maker& m;
  const Words& words;
  Random& random;
  // What may be read where we are.
  std::vector<Reg<Sort::Number>> numbers;
  std::vector<Reg<Sort::Object>> objects;
  std::vector<Reg<Sort::Seat>> seats;
  bool has_event = false;  // the event's registers are an object and a number
  bool has_it = false;     // inside a selection
  bool has_effects =
      true;  // quantities and permissions: not inside effects, which would depend on themselves

  int below(int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); }
  bool chance(int percent) { return below(100) < percent; }

  Num number(int depth = 2);
  Truth truth(int depth = 2);
  Who seat(int depth = 2);
  Whos some_seats(int depth = 2);
  Obj object(int depth = 2);
  Place place(int depth = 2);
  Pick pick(int depth = 1);
};

}  // namespace verbatim::reference
