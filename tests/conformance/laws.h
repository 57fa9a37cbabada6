#pragma once
// The laws that hold at every state of every game. A game gets them for free: it says how to start.

#include <functional>
#include <string>

#include "kernel/game.h"
#include "kernel/state.h"

namespace verbatim {

struct Subject {
  const Game* game = nullptr;
  std::function<State(std::uint64_t seed)> start;
};

struct GameResult {
  std::string broken;  // the first law that did not hold, with the seed and the choice; empty if none
  std::uint64_t final_hash = 0;
  // Of what was asked, what was answered and how the table looked at the end: stays the same when only the
  // bytes of a state or the instructions of a program are arranged differently.
  std::uint64_t story = 0;
  int choices = 0;  // with two options or more
  bool over = false;
  int ending = 0, winners = 0;
};

struct LawOptions {
  int most_choices = 20000;  // a longer game breaks the law that games end
  int every = 1;             // look at the costly laws at every n-th state
};

// Plays one game with uniformly random answers and checks every law at its states.
GameResult check_laws(const Subject&, std::uint64_t seed, const LawOptions& = {});

// Plays without looking: for comparing builds, presets and thread counts.
GameResult play_random(const Subject&, std::uint64_t seed, int most_choices = 20000);

}  // namespace verbatim
