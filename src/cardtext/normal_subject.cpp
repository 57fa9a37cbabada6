// Who does several things in one sentence. The form of the verb tells it: "target opponent discards a card,
// then draws a card" is that opponent's all along, "..., then draw a card" is told to the player of the card,
// and after "they", "all players" or "your opponents" the plain verb is theirs.

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "cardtext/normal.h"

namespace verbatim::cardtext {
namespace {

struct Sharing {
  const Grammar& g;
  std::vector<Node*> heirs{};  // the clauses that go on with a subject, in order
  std::vector<Node> of{};      // and whose it is
  std::vector<std::pair<Node*, std::size_t>>
      told{};       // those said to the player of the card, behind how many heirs
  bool all = true;  // everything is said of one subject, so that each does all of it
  bool begun = false;
  const Node* subject = nullptr;
  Agree form = Agree::any;  // of the verb that was said with the subject

  // Verbs such as "Swarming 2" have one form only, which tells nothing.
  bool has_forms(const Node& effect) const {
    const Production& wording = g.productions[g.entries[effect.entry].productions.front()];
    return std::any_of(wording.elements.begin(), wording.elements.end(),
                       [](const Element& x) { return x.form == WordForm::verb; });
  }

  bool several(const Node& players) const {
    const Agree printed = g.entries[players.entry].agree;
    const Node* n = get(g, players, "n");
    return printed != Agree::any ? printed == Agree::plural : n != nullptr && n->value > 1;
  }

  // Nobody has to choose them, so that the phrase may be said again.
  bool without_choice(const Node& players) const {
    static constexpr std::array<std::string_view, 7> kFixed = {"you",  "each", "all",      "each_of",
                                                               "some", "both", "opponents"};
    const std::string& word = op_of(g, players);
    if (g.entries[players.entry].has("ref") || word == "owned_all") return true;
    return std::find(kFixed.begin(), kFixed.end(), word) != kFixed.end();
  }

  void clause(Node& n) {
    const Node& effect = *get(g, n, "e");
    if (const Node* own = get(g, n, "s")) {
      all &= !begun || (subject && same(*own, *subject));
      subject = own;
      form = effect.number;
    } else if (has_own_subject(g, effect)) {
      subject = nullptr;
      all = false;
    } else if (subject && has_forms(effect) && (effect.number == Agree::singular || effect.number == form)) {
      heirs.push_back(&n);
      of.push_back(*subject);
    } else {
      all = false;
      told.emplace_back(&n, heirs.size());
    }
    begun = true;
  }

  void walk(Node& n) {
    const Core c = core_of(g, n);
    switch (c) {
      case Core::do_:
        return clause(n);
      case Core::and_:
      case Core::then:
      case Core::or_:
      case Core::alt:
      case Core::semi:
      case Core::semi_then:
        walk(*get(g, n, "a"));
        // A statement behind a semicolon is told anew; only "discards" still looks for somebody.
        if (c == Core::semi || c == Core::semi_then) {
          form = Agree::singular;
          all = false;
        }
        if (c == Core::or_ && core_of(g, *get(g, n, "a")) == Core::cannot) subject = nullptr;
        return walk(*get(g, n, "b"));
      case Core::cannot:  // "your opponents cannot draw cards this turn and lose 2 crystals"
        subject = get(g, n, "x");
        if (g.categories[g.entries[subject->entry].category].name != "one<player>") subject = nullptr;
        form = subject && several(*subject) ? Agree::plural : Agree::singular;
        all = false;
        return;
      default:
        subject = nullptr;
        all = false;
    }
  }

  // Where somebody else acts in between, a player who was chosen is "they": chosen once. What is told to the
  // player of the card after that says so, for its verb has the form of theirs.
  void settle() {
    std::size_t pronouns = heirs.size();
    for (std::size_t i = 0; i < heirs.size(); ++i) {
      const bool again = all || without_choice(of[i]);
      Node whose = again ? of[i] : make(g, "one<player>", "they");
      if (!again) whose.span = get(g, *heirs[i], "e")->span;
      if (!again) pronouns = std::min(pronouns, i);
      set(g, *heirs[i], "s", std::move(whose));
    }
    for (const auto& [clause, behind] : told)
      if (behind > pronouns) set(g, *clause, "s", make(g, "one<player>", "you"));
  }
};

}  // namespace

bool has_own_subject(const Grammar& g, const Node& effect) {
  const Production& wording = g.productions[g.entries[effect.entry].productions.front()];
  return wording.elements.front().kind == ElementKind::slot;
}

void share_subjects(const Grammar& g, Node& joint) {
  Sharing s{g};
  s.walk(joint);
  s.settle();
}

}  // namespace verbatim::cardtext
