#pragma once
// The table as plain data: maps, vectors and sets, nothing shared with the kernel but the tables of the game.
// Slow and obvious on purpose.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "program/code.h"

namespace verbatim::reference {

struct Thing {
  int face = 0, owner = 0, controller = 0, home = 0, bearer = 0, zone = 0;
  std::set<int> known_to;
  std::map<int, int> counters;
  std::set<int> flags;
};

// Part of a deck: cards in their order, or a set whose order does not exist.
struct Part {
  std::vector<int> cards;
  bool unordered = false;
};

struct InForce {
  Modifier what;
  int subject = 0, amount = 0, source = 0;
  int controller = 0;  // who resolved it
};

enum class End { Top, Bottom, Mixed };

class World {
 public:
  World(const Declaration& d, const Code& c);

  const Declaration& d;
  const Code& c;
  int seats, none, nobody, nowhere;
  std::vector<Thing> things;
  Thing nothing;
  std::vector<std::vector<Part>> zones;  // a zone that is no deck is one part
  std::map<std::pair<int, int>, int> counters;
  std::set<int> living;
  std::vector<InForce> in_force;
  std::set<std::pair<int, int>> listening;              // trigger, object
  std::set<std::tuple<Force, int, int>> continuous_on;  // force, what, object
  Random random;

  const Thing& thing(int o) const;
  Thing* existing(int o);
  const Face& face(int o) const { return c.faces[static_cast<std::size_t>(thing(o).face)]; }
  int zone(int kind, int seat) const;
  int kind_of(int zone) const;  // the number of kinds for nowhere
  bool is_deck(int zone) const;
  std::set<int> seen_by(int zone) const;
  std::vector<int> in(int zone) const;

  int add(int face, int owner, int zone);
  bool move(int o, int zone, End end);
  void shuffle(int zone);
  int choices_on_top(int zone) const;
  int settle_top(int zone, int k);
  std::vector<std::pair<int, bool>> shape(int zone) const;  // of a deck: sizes and whether unordered

 private:
  void listen(int o, int zone, bool on);
  void take_out(int zone, int o);
  void tidy(std::vector<Part>&);
  void put(int zone, int o, bool top);
  std::vector<std::pair<int, int>> zone_names_;  // kind and seat by zone
};

}  // namespace verbatim::reference
