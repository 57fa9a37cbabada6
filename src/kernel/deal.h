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
  int from = 0;
  bool in_sets = false;  // are there few enough, side by side, and like ones, too?
  SmallSet all = 0;
  SmallSet firsts = 0, lasts = 0;   // of those that look alike
  std::vector<SmallSet> of;         // by the game's sets of faces
  std::vector<SmallSet> listening;  // by kind of zone: those in a set of listeners there

  SmallSet one_of_each(SmallSet s) const { return lowest_of_each(s, firsts, lasts); }
  // Are those of these that look alike all in the part, or none of them?
  bool alike_together(SmallSet s, SmallSet part) const { return keeps_groups(s, part, firsts, lasts); }
};

class Deal {
 public:
  explicit Deal(const Game&);  // with room for its things
  // Notes the things of this table, unless they are those that it has noted.
  void note(const Table&);
  const Owned& of(int seat) const { return owned_[static_cast<std::size_t>(seat)]; }

 private:
  bool is_of(const Table&) const;
  void sort(const Table&, int seat, Owned&) const;

  std::vector<Owned> owned_;                    // by seat
  std::vector<std::vector<std::uint16_t>> of_;  // by face: the sets of faces that it is in
  std::vector<std::uint16_t> faces_;            // of the things that it has noted,
  std::vector<std::uint8_t> holders_;           // and their owners, as if they controlled them
  bool noted_ = false;
};

}  // namespace verbatim
