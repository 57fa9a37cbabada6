#include <algorithm>
#include <cctype>

#include "base/letter_case.h"
#include "cardtext/suggest.h"
#include "scenario/steps.h"

namespace verbatim::scenario::steps {
namespace {

int seat(M m) { return m.values[0].number; }

// A type that no card has may be new, unless it is nearly one that is known.
Trouble misspelt(const Play& play, const std::string& type) {
  const std::set<std::string> types = play.world().types();
  const std::string meant = types.contains(type) ? "" : cardtext::meant(types, type);
  if (meant.empty() && std::islower(static_cast<unsigned char>(type.front())) != 0)
    return "\"" + type + "\" is neither a mark nor a type; types begin with a capital";
  return meant.empty() ? "" : "no card of the game has the type \"" + type + "\"\n  did you mean: " + meant;
}

Trouble lay(Play& play, int who, int zone, const std::vector<Thing>& things, bool exactly) {
  for (const Thing& t : things) {
    const bool typed = t.kind == Thing::Kind::Blank && !t.name.empty();
    if (Trouble wrong = typed ? misspelt(play, t.name) : ""; !wrong.empty()) return wrong;
  }
  play.position.laid.push_back({who, zone, things, exactly});
  return "";
}

// In capitals or small letters, like other names; a file as it is.
std::string edition_name(const std::string& name) {
  return name.ends_with(".toml") ? name : in_small_letters(name);
}

std::string block_text(M m) {
  std::string text;
  for (const std::string& line : m.step->block) text += line + "\n";
  return text;
}

// A pile of one plain card is as large as is said, in whatever words.
Trouble pile_of(Play& play, M m) {
  const std::string& plain = play.words().names().plain;
  int number = 0;
  for (const Thing& t : m.values[2].things) {
    if (t.kind != Thing::Kind::Card || t.name != plain || !t.marks.empty())
      return "only " + plain + "s lie there: \"holds 15 cards\"";
    number += t.count;
  }
  play.position.piles[{seat(m), m.values[1].number}] = number;
  return "";
}

Trouble define(Play& play, M m, const std::string& figures, const std::string& text) {
  auto card = inline_card(play.words(), m.values[0].text, figures, text);
  if (!card) return card.error();
  for (const std::string& type : card->types) {
    if (Trouble wrong = misspelt(play, type); !wrong.empty()) return wrong;
  }
  if (card->name == play.words().names().plain)
    return "every game has " + card->name + "s already; take another name";
  for (const Card& other : play.position.cards) {
    if (other.name == card->name) return "\"" + card->name + "\" is defined twice";
  }
  play.position.cards.push_back(std::move(*card));
  return "";
}

}  // namespace

// The rulebook says of a switch that it is on or off.
std::string value_of_switch(M m) {
  const std::string& said = m.values[1].text;
  return said == "on" ? "true" : said == "off" ? "false" : said;
}

Trouble no_faction(const World& world, const std::string& name) {
  std::set<std::string> names;
  for (const Card& c : world.cards) names.insert(c.word("faction"));
  names.erase("");
  if (names.contains(name)) return "";
  const std::string meant = cardtext::meant(names, name);
  return "there is no faction \"" + name + "\"" + (meant.empty() ? "" : "\n  did you mean: " + meant);
}

Trouble players(Play& play, M m) {
  if (m.values[0].number < 2 || m.values[0].number > 4) {
    return "a game has two to four players, not " + std::to_string(m.values[0].number);
  }
  play.position.seats = m.values[0].number;
  return "";
}
Trouble edition(Play& play, M m) {
  play.position.editions = {edition_name(m.values[0].text)};
  return "";
}
Trouble editions(Play& play, M m) {
  play.position.editions.clear();
  for (const std::string& name : m.values[0].texts) play.position.editions.push_back(edition_name(name));
  return "";
}
Trouble set_switch(Play& play, M m) {
  play.position.switches.push_back({m.values[0].text, value_of_switch(m)});
  return "";
}
Trouble round(Play& play, M m) {
  if (m.values[0].number < 1) return "rounds count from 1";
  play.position.round = m.values[0].number;
  return "";
}

Trouble counters(Play& play, M m) {
  for (const int s : m.values[0].seats) {
    for (const Amount& a : m.values[1].amounts) play.position.counters[{s, a.of}] = a.number;
  }
  return "";
}
Trouble one_counter(Play& play, M m) {
  play.position.counters[{seat(m), m.values[1].number}] = m.values[2].number;
  return "";
}
Trouble all_counters(Play& play, M m) {
  for (int s = 0; s < play.position.seats; ++s) {
    for (const Amount& a : m.values[0].amounts) play.position.counters[{s, a.of}] = a.number;
  }
  return "";
}
Trouble priority(Play& play, M m) {
  play.position.holder = seat(m);
  return "";
}

Trouble put_out(Play& play, M m) {
  for (const int s : m.values[0].seats) play.position.out.insert(s);
  return "";
}

Trouble holds(Play& play, M m) {
  if (m.values[1].number == play.words().names().plain_pile) return pile_of(play, m);
  return lay(play, seat(m), m.values[1].number, m.values[2].things, false);
}
Trouble is_exactly(Play& play, M m) {
  std::erase_if(play.position.laid,
                [&](const Laid& l) { return l.seat == seat(m) && l.zone == m.values[1].number; });
  if (m.values[1].number == play.words().names().plain_pile) return pile_of(play, m);
  return lay(play, seat(m), m.values[1].number, m.values[2].things, true);
}
Trouble is_empty(Play& play, M m) {
  std::erase_if(play.position.laid,
                [&](const Laid& l) { return l.seat == seat(m) && l.zone == m.values[1].number; });
  if (m.values[1].number == play.words().names().plain_pile)
    play.position.piles[{seat(m), m.values[1].number}] = 0;
  return "";
}
Trouble pile(Play& play, M m) {
  if (m.values[1].number != play.words().names().plain_pile) {
    if (m.values[2].number == 0) return is_empty(play, m);
    return "only a pile of one plain card is given by a number; say which cards they are";
  }
  play.position.piles[{seat(m), m.values[1].number}] = m.values[2].number;
  return "";
}
Trouble in_play(Play& play, M m) {
  return lay(play, seat(m), play.words().names().in_play, m.values[1].things, true);
}
Trouble on_card(Play& play, M m) {
  const Amount& a = m.values[2].amounts[0];
  play.position.on_cards.push_back({seat(m), m.values[1].text, a.of, a.number});
  return "";
}
Trouble faction(Play& play, M m) {
  std::string name = m.values[1].text;
  if (name.size() > 2 && name.starts_with('"') && name.ends_with('"')) name = name.substr(1, name.size() - 2);
  play.position.factions[seat(m)] = name;
  return no_faction(play.world(), name);
}
Trouble played(Play& play, M m) {
  play.position.counters[{seat(m), play.words().names().cards_played}] = m.values[1].number;
  return "";
}

Trouble at_slot(Play& play, M m) {
  play.position.slot = seat(m);
  play.position.phase = m.values[1].number;
  return "";
}
Trouble at_phase(Play& play, M m) {
  play.position.slot.reset();
  play.position.phase = m.values[0].number;
  return "";
}
Trouble token_falls(Play& play, M m) {
  play.position.token_falls_to = seat(m);
  return "";
}

Trouble card_plain(Play& play, M m) { return define(play, m, "", ""); }
Trouble card_figures(Play& play, M m) { return define(play, m, m.values[1].text, ""); }
Trouble card_text(Play& play, M m) { return define(play, m, "", m.values[1].text); }
Trouble card_figures_text(Play& play, M m) { return define(play, m, m.values[1].text, m.values[2].text); }
Trouble card_block(Play& play, M m) { return define(play, m, "", block_text(m)); }
Trouble card_figures_block(Play& play, M m) { return define(play, m, m.values[1].text, block_text(m)); }

}  // namespace verbatim::scenario::steps
