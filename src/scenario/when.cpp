#include <algorithm>

#include "cardtext/lower.h"
#include "cardtext/read.h"
#include "match/edition_file.h"
#include "scenario/steps.h"

namespace verbatim::scenario::steps {
namespace {

using K = Goal::Kind;

// An error of the game begins with its clause: "CF 15.2: more than 2 copies".
Play::Tried refusal(const std::string& error) {
  Play::Tried t;
  t.refused = true;
  t.clauses = error.substr(0, error.find(':'));
  t.reason = error;
  return t;
}

// A card of the faction that is in decks.
const Card* member(const Play& play, const Printing& printing, const std::string& faction) {
  const Names& n = play.words().names();
  for (const Card& c : play.world().cards) {
    const bool beside = std::find(c.types.begin(), c.types.end(), n.beside) != c.types.end();
    const bool of_a_kind = std::find(n.kinds.begin(), n.kinds.end(), c.word("kind")) != n.kinds.end();
    if (c.word("faction") == faction && !beside && !of_a_kind && printing.excludes(c).empty()) return &c;
  }
  return nullptr;
}

}  // namespace

Trouble phase_begins(Play& play, M m) { return play.run_to({K::PhaseBegins, m.values[0].number}); }
Trouble phase_resolves(Play& play, M m) { return play.run_to({K::PhaseEnds, m.values[0].number}); }
Trouble reaches(Play& play, M m) { return play.run_to({K::Slot, m.values[1].number, m.values[0].number}); }
Trouble round_ends(Play& play, M) { return play.run_to({K::RoundEnds}); }
Trouble next_round(Play& play, M) { return play.run_to({K::NextRound}); }
Trouble to_the_end(Play& play, M) { return play.run_to({K::GameEnds}); }
Trouble set_up(Play& play, M) { return play.run_to({K::SetUp}); }

Trouble choose(Play& play, M m) {
  return play.choose(read_want(play.words(), m.values[0].number, infinitive(m.values[1].text)));
}

Trouble try_choice(Play& play, M m) {
  return play.attempt(read_want(play.words(), m.values[0].number, m.values[1].text));
}

// "2 Air Strike", one kind a line. A deck is checked as one of the faction that is named: where it has no
// card of it, one is put in front, so that the rules say what they say of two factions.
Trouble try_deck(Play& play, M m) {
  auto printing =
      print_edition(*play.world().rules, play.edition, play.position.seats, play.position.switches);
  if (!printing) return printing.error();
  const std::string& faction = m.values[0].text;
  if (Trouble t = no_faction(play.world(), faction); !t.empty()) return t;
  std::vector<FaceId> deck;
  std::map<std::string, FaceId> faces;
  const auto& printed = (*printing)->maker().code.faces;
  for (std::size_t f = 1; f < printed.size(); ++f)
    faces[printed[f].name] = FaceId(static_cast<std::uint16_t>(f));
  bool of_it = false, of_any = false;
  const auto face_of = [&](const Card& card) -> Result<FaceId, Unmade> {
    if (const auto known = faces.find(card.name); known != faces.end()) return known->second;
    auto face = add_card(play.world(), **printing, card);
    if (face) faces[card.name] = *face;
    return face;
  };
  for (const std::string& line : m.step->block) {
    std::vector<Value> v;
    if (!fits(play.words(), "{n} {rest}", line, v)) return "a line of a deck is a number and a card: " + line;
    if (Trouble t = wrong_number("{n} {rest}", v, StepKind::When); !t.empty()) return line + ": " + t;
    const Card* card = play.world().card(v[1].text);
    if (card == nullptr && !faces.contains(v[1].text)) return "there is no card \"" + v[1].text + "\"";
    if (card != nullptr) {
      if (const std::string why = (*printing)->excludes(*card); !why.empty()) {
        play.tried = refusal(why);
        return "";
      }
      if (auto face = face_of(*card); !face) return face.error().what;
      of_any = of_any || !card->word("faction").empty();
      of_it = of_it || card->word("faction") == faction;
    }
    deck.insert(deck.end(), static_cast<std::size_t>(v[0].number), faces[v[1].text]);
  }
  if (of_any && !of_it) {
    const Card* own = member(play, **printing, faction);
    if (own == nullptr) return "no card of " + faction + " can be in a deck of this edition";
    const auto face = face_of(*own);
    if (!face) return face.error().what;
    deck.insert(deck.begin(), *face);
  }
  const auto checked = (*printing)->check_deck(deck);
  play.tried = checked ? Play::Tried{} : refusal(checked.error());
  return "";
}

Trouble try_switch(Play& play, M m) {
  auto switches = play.position.switches;
  switches.push_back({m.values[0].text, value_of_switch(m)});
  const auto printing = print_edition(*play.world().rules, play.edition, play.position.seats, switches);
  play.tried = printing ? Play::Tried{} : refusal(printing.error());
  return "";
}

namespace {

// Read and lowered, as the text of a card would be. A word that the rules do not have names its clause.
Trouble read_text(Play& play, const std::string& figures, const std::string& text) {
  auto printing =
      print_edition(*play.world().rules, play.edition, play.position.seats, play.position.switches);
  if (!printing) return printing.error();
  const auto card = inline_card(play.words(), "a text", figures, text);
  if (!card) return card.error();
  const auto face = add_card(play.world(), **printing, *card);
  Play::Tried t;
  if (!face) {
    t.refused = true;
    t.reason = t.clauses = face.error().what;
    const auto grammar = play.world().grammar(**printing);
    t.understood = grammar && cardtext::read_card(**grammar, text).understood();
  }
  play.tried = std::move(t);
  return "";
}

}  // namespace

Trouble try_text(Play& play, M m) { return read_text(play, "", m.values[0].text); }
Trouble try_text_of(Play& play, M m) { return read_text(play, m.values[1].text, m.values[0].text); }

}  // namespace verbatim::scenario::steps
