#pragma once
// What scenarios of one game stand on: its rules, its cards, its rulebook, and how a card becomes a face.

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/result.h"
#include "cardtext/grammar.h"
#include "kernel/rules.h"
#include "program/card.h"

namespace verbatim::scenario {

// A clause of a rulebook: "CF 4.2", its sentence, the line it stands on.
struct Clause {
  std::string id, text;
  int line = 0;
};
std::vector<Clause> read_rulebook(std::string_view text);

struct World {
  const Rules* rules = nullptr;
  std::vector<Card> cards;        // the sets, by name
  std::set<std::string> clauses;  // of the rulebook; empty: not checked
  const Card* card(const std::string& name) const;
  std::set<std::string> types() const;  // that they have

  // What can be done in the shipped editions: the labels of all choices in their rules.
  struct Action {
    GroupKind kind;
    std::string label;
    auto operator<=>(const Action&) const = default;
  };
  const std::set<Action>& actions() const;

  // The grammar for an edition of the vocabulary; made once.
  Result<const cardtext::Grammar*, std::string> grammar(const Printing&) const;

 private:
  mutable std::map<std::string, std::shared_ptr<const cardtext::Grammar>> grammars_;
  mutable std::set<Action> actions_;
};
void add_actions(const Code&, std::set<World::Action>&);

// Reads games/<game>/cards/*.toml and rulebook.md below `folder`.
Result<World, std::string> load_world(const Rules&, const std::string& folder);

// A card that could not be made: its figures are wrong, or its text is not understood.
struct Unmade {
  bool unread = false;
  std::string what;
};
Result<FaceId, Unmade> add_card(const World&, Printing&, const Card&);

}  // namespace verbatim::scenario
