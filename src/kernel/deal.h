#pragma once
// What is printed on the things that each player owns, as sets of them. It does not change while a game is
// played, so it is noted once for many states.

#include <cstdint>
#include <vector>

#include "base/small_set.h"
#include "kernel/table.h"

namespace verbatim {

// The things of one player: those whose numbers begin with this one.
struct Owned {
  int from = 0, count = 0;
  bool in_sets = false;             // are there few enough, side by side, and like ones, too?
  SmallSet firsts = 0, lasts = 0;   // of those that look alike
  std::vector<SmallSet> of;         // by the game's sets of faces
  std::vector<SmallSet> listening;  // by kind of zone: those in a set of listeners there

  SmallSet one_of_each(SmallSet s) const { return lowest_of_each(s, firsts, lasts); }
};

class Deal {
 public:
  explicit Deal(const Game&);  // with room for its things
  // Notes the things of this table, unless they are those that it has noted.
  void note(const Table&);
  const Owned& of(int seat) const { return owned_[static_cast<std::size_t>(seat)]; }

 private:
  struct Thing {
    std::uint16_t face = 0;
    std::uint16_t owner = 0;
    bool operator==(const Thing&) const = default;
  };
  static Thing thing(const Table& t, int o) {
    return {t.record(o).face, static_cast<std::uint16_t>(t.owner(o))};
  }
  bool is_of(const Table&) const;
  void sort(const Table&, int seat, Owned&) const;

  std::vector<Owned> owned_;  // by seat
  std::vector<Thing> things_;
  bool noted_ = false;
};

}  // namespace verbatim
