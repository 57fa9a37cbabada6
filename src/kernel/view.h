#pragma once
// What a seat knows, and nothing else. A view is built from knowledge, never the state with parts left out:
// two states that differ only in what a seat cannot see give it equal views, byte for byte.

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "kernel/state.h"
#include "kernel/table.h"

namespace verbatim {

// A place whose card the seat does not know. Its back and who knows it are public.
struct HiddenSlot {
  std::uint16_t place = 0;  // on the shelf of the view
  std::uint8_t pool = 0;    // whose card with which back: what it could be
  std::uint8_t known = 0;   // seats that know it
  bool operator==(const HiddenSlot&) const = default;
};

// A register or list item that means a card the seat does not know.
struct HiddenReference {
  std::uint16_t cell = 0;    // of the stack
  std::uint16_t place = 0;   // the hidden slot it means
  std::uint16_t offset = 0;  // what the cell holds beside the object
  bool operator==(const HiddenReference&) const = default;
};

// The exact odds that the next card of a deck has each face, as the seat knows it. Weights, not shares: they
// add up to `total`.
struct Odds {
  std::vector<std::pair<FaceId, int>> weights;
  int total = 0;
};

class View {
 public:
  int seat() const { return seat_; }
  // The known part, to be read like any table; a card the seat does not know is table.none().
  const Table table(const Game& game) const { return Table(game, known_); }
  const std::vector<HiddenSlot>& hidden() const { return hidden_; }

  bool operator==(const View& other) const = default;
  std::uint64_t hash() const;

 private:
  friend void look_at(const Game&, const State&, int seat, View& into);
  friend class Worlds;
  friend Odds odds_of_next_card(const Game&, const View&, int zone);
  int seat_ = 0;
  State known_;
  std::vector<HiddenSlot> hidden_;
  std::vector<HiddenReference> references_;
  // The cards whose place the seat does not know, pool after pool. Made from the rest of the view.
  struct Pool {
    std::uint8_t pool = 0;
    std::uint16_t first = 0, count = 0;  // in unplaced_
    bool operator==(const Pool&) const = default;
  };
  std::vector<Pool> pools_;
  std::vector<std::uint16_t> unplaced_;
};

View view(const Game&, const State&, int seat);
// The same into a view that is there already: its memory is used again.
void look_at(const Game&, const State&, int seat, View& into);

// A full state that the view does not contradict: every way the hidden cards can lie is equally likely. For
// many of one view see worlds.h.
State imagine(const Game&, const View&, Random&);

Odds odds_of_next_card(const Game&, const View&, int zone);

}  // namespace verbatim
