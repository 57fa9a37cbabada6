#pragma once
// What a step wants chosen, and which option that is.

#include <string>
#include <string_view>
#include <vector>

#include "kernel/kernel.h"
#include "scenario/words.h"

namespace verbatim::scenario {

struct Want {
  enum class Kind : unsigned char {
    Label,    // an option by its words: "play "Tank" to the Mining lane"
    Refs,     // a card, or several
    Number,   //
    Seat,     //
    Spots,    // a number for each place
    Nothing,  // no further one
    Sort,     // these on top, those on the bottom
    First,    // of one's own abilities
  } kind = Kind::Label;
  int seat = 0;          // who chooses
  std::string text;      // as written, in the infinitive
  bool a_place = false;  // "choose the Mining lane"
  bool begins = false;   // the text is how the label begins
  std::string verb;      // "keep": the choice must ask for that
  int number = 0;
  std::vector<Ref> refs, others;  // others: on the bottom
  std::vector<Amount> spots;      // of: an index into the places
};

// "plays" -> "play", "is done" -> "be done", "does not draw" -> "not draw"
std::string infinitive(std::string_view);
Want read_want(const Words&, int seat, std::string_view infinitive);

// The words of a branch without its gate "(3+ corruption)".
std::string ungated(std::string label);
// Do these words, which are whole, begin the branch?
bool begins_branch(std::string_view words, std::string_view branch);

// Do these words begin what an ability does, behind its heading "Cooldown:" and a "You may"?
bool begins_effect(std::string_view words, std::string_view text);

// A decision that a kernel stands at, kept.
struct Asked {
  Decision decision;
  std::vector<Option> options;
  std::string prompt;
};

// One after another until "no more", each a choice of its own.
bool is_series(const Asked&, const Game&);

// What a want takes next, and which of its names that is.
struct Pick {
  int option = -1;
  std::size_t ref = 0;
  bool several = false;  // it may as well mean another: "which one?"
};

class Chooser {
 public:
  // `acting` is the card of the last action, whose own abilities may be among what is resolved.
  Chooser(const Words& words, const Kernel& kernel, const State& state, int acting = -1)
      : words_(words),
        kernel_(kernel),
        state_(state),
        t_(kernel.game(), state),
        acting_(acting),
        choice_(choice_at_hand()) {}
  // The same player's, in another choice of the game.
  Chooser in(const Choice& other) const {
    Chooser there = *this;
    there.choice_ = &other;
    return there;
  }

  Pick pick(const Want&, const Asked&) const;
  // The options that a want may mean as its next answer.
  std::vector<int> meant(const Want&, const Asked&) const;
  bool means(const Want&, const Asked&, const Option&) const;
  bool refers(const Ref&, int object) const;
  std::string say(const Option&) const;  // in the words of a scenario
  // What a client would hand in for an option that is not offered.
  std::vector<Option> attempts(const Want&) const;

 private:
  bool same(const Option&, const Option&) const;
  bool says(const Want&, const Option&, const std::string& label) const;
  bool is_branch(const std::string& words, const Option&) const;
  bool takes_up(const std::string& label) const;
  std::string label_of(const Option&) const;
  const Choice* choice_at_hand() const;

  const Words& words_;
  const Kernel& kernel_;
  const State& state_;
  const Table t_;
  int acting_;
  const Choice* choice_;  // of which it chooses; null where that is a window
};

}  // namespace verbatim::scenario
