#pragma once
// What the Given steps of a scenario say, and the game that is made of it.

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "kernel/kernel.h"
#include "scenario/words.h"
#include "scenario/world.h"

namespace verbatim::scenario {

// Cards put into a zone; exactly these, from the top, or added in no known order.
struct Laid {
  int seat = 0;
  int zone = 0;  // a kind
  std::vector<Thing> things;
  bool exactly = false;
};

struct Position {
  int seats = 2;
  std::vector<std::string> editions;  // the scenario runs once for each; empty: the default
  std::vector<Switch> switches;
  std::optional<int> round;
  std::map<std::pair<int, int>, int> counters;  // (seat, counter) -> value
  std::optional<int> holder;                    // of priority; the first seat that is in the game otherwise
  std::set<int> out;                            // of the game
  std::vector<Laid> laid;
  std::map<std::pair<int, int>, int> piles;  // (seat, kind of zone) -> cards of the plain kind
  struct OnCard {
    int seat = 0;
    std::string card;
    int counter = 0, number = 0;
  };
  std::vector<OnCard> on_cards;
  std::map<int, std::string> factions;
  std::optional<int> phase;  // begins there; otherwise in the first slot of the starting phase
  std::optional<int> slot;   // of this player
  std::optional<int> token_falls_to;
  std::vector<Card> cards;  // defined in the scenario
};

// A game made for one scenario. The printing owns what the game's natives look at.
struct Board {
  std::unique_ptr<Printing> printing;
  std::unique_ptr<Game> game;
  State state;
  bool in_slot = false;  // stands before a free choice of a slot, not at the beginning of a phase
  FaceId face(const std::string& name) const;
  std::map<std::string, FaceId> faces;
};

Result<Board, Unmade> make_board(const World&, const Position&, const std::string& edition);

// "(Drone, 3 crystals, 1 production, 2/1/1)" and the text of a card; an error says what is not a figure.
Result<Card, std::string> inline_card(const Words&, const std::string& name, const std::string& figures,
                                      const std::string& text);

}  // namespace verbatim::scenario
