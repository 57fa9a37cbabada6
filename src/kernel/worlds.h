#pragma once
// All the worlds that a seat cannot tell from the real one, to be drawn from many times. What they have in
// common is laid out once. In a set of no order it need not be drawn which card lies where: once all other
// places have theirs, the set takes what is left over, and that is most of a hidden deck.

#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "kernel/view.h"

namespace verbatim {

class Worlds {
 public:
  // From now on those of this view.
  void note(const Game&, const View&);
  // One of them, each with the same chance.
  void draw(Random&, State& into);

 private:
  // A place that takes one card of its pool.
  struct Slot {
    std::uint16_t place = 0;  // on the shelf
    std::uint8_t zone = 0, known = 0;
  };
  // Some of a row, one after another.
  struct Part {
    std::size_t first = 0, count = 0;
  };
  // Cards that the seat does not tell apart, and the places they can be in.
  struct Pool {
    Part cards;            // in cards_, the lowest first
    Part slots;            // in slots_: these are drawn
    Slot rest;             // from here on lie those that are left over,
    std::size_t left = 0;  // so many
  };
  // Hidden places side by side which differ in nothing.
  struct Run {
    std::uint8_t pool = 0;
    Slot first;
    std::size_t count = 0;
  };

  void find_runs(const Table&, const View&);
  void lay_out(Table&, const View&);
  static void put(Table&, int object, const Slot&);

  const Game* game_ = nullptr;
  State base_;  // the cards of each pool are where what is left over lies
  std::vector<HiddenReference> references_;
  std::vector<std::uint16_t> cards_, at_hand_;
  std::vector<Slot> slots_;
  std::vector<Pool> pools_;
  std::vector<Part>
      unsorted_;  // of the shelf: sets of no order that what is put there may leave out of order
  std::vector<Run> runs_;
  std::vector<std::uint8_t> taken_;  // by object
};

}  // namespace verbatim
