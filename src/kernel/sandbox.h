#pragma once
// A world that a seat imagines and plays on in its head. It is filled from a view and from nothing else, so
// whoever holds only a view and a sandbox cannot know what the seat does not.

#include "kernel/kernel.h"
#include "kernel/view.h"
#include "kernel/worlds.h"

namespace verbatim {

class Sandbox {
 public:
  explicit Sandbox(const Game& game) : kernel_(game) {}

  // From now on worlds of this view are imagined.
  void look(const View& seen) { worlds_.note(kernel_.game(), seen); }
  void imagine(Random& random) { worlds_.draw(random, state_); }
  void become(const Sandbox& other) { state_ = other.state_; }

  // Runs to the next decision. With `decision` unanswered it is the same decision again.
  Stop run() { return kernel_.run(state_); }
  const Decision& decision() const { return kernel_.decision(); }
  void answer(int k) { kernel_.answer_unchecked(state_, k); }
  // On to the end by random answers.
  Stop play_out(Random& random) { return kernel_.play_out(state_, random); }

  const Table table() const { return Table(kernel_.game(), state_); }
  int winners() const { return state_.header().winners; }

 private:
  Kernel kernel_;
  State state_;
  Worlds worlds_;
};

}  // namespace verbatim
