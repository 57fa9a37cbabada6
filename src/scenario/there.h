#pragma once
// What a sentence speaks of must be there: a check of somebody or something that is not cannot be true.

#include <optional>

#include "scenario/form.h"
#include "scenario/position.h"
#include "scenario/want.h"

namespace verbatim::scenario {

// What a step wants chosen, or says is offered; nothing if it is about something else.
std::optional<Want> want_of(const Words&, const Sentence&);

// A player who is spoken of and not at a table of so many.
Trouble absent_player(const Words&, const Sentence&, int seats);

// What a When or a Then speaks of that is not in this game: a card, or something that nobody can ever do.
// `at` is where in the sentence it stands.
struct Missing {
  Trouble trouble;
  std::size_t at = 0;
};
class Presence {
 public:
  Presence(const World&, const Words&, const Board&, const std::vector<Card>& defined);
  Missing missing(const Sentence&) const;

 private:
  Missing no_card(const Sentence&, const std::string& name) const;
  Missing no_card(const Sentence&, const std::vector<Ref>&) const;
  Missing no_action(const Sentence&, const Want&) const;
  Missing no_choice(const std::string& words, const Missing& no_card) const;
  bool is_branch(const std::string& words) const;
  bool says_so(const std::string& card, const std::string& words) const;
  std::optional<std::vector<Value>> as_label(const Want&, const World::Action&) const;

  const World& world_;
  const Words& words_;
  const Board& board_;
  std::set<World::Action> actions_;
  std::set<std::string> laid_;  // names of the cards that take part
};

}  // namespace verbatim::scenario
