#include "match/laid_table.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <map>

#include "base/hash.h"
#include "kernel/kernel.h"
#include "match/card_schema.h"
#include "match/edition_file.h"

namespace verbatim {

struct LaidTable::Parts {
  std::string edition, base;  // as it was asked for, and the printing it changes
  std::vector<Switch> switches;
  int seats = 2;
  DeckShelf shelf;
  std::vector<DeckList> decks;
};

namespace {

tl::unexpected<LayError> fails(std::string text, bool unread = false) {
  return failed(LayError{std::move(text), unread, 0});
}

std::string named(const std::string& edition, const Rules& rules) {
  const bool is_path = edition.find_first_of("/.") != std::string::npos;
  const std::string file =
      is_path ? "whose name ends in .toml" : fmt::format("for example ./{}.toml", edition);
  return fmt::format("there is no edition \"{}\"; there is: {}; or name a file, {}{}", edition,
                     fmt::join(rules.editions(), ", "), file, meant_edition(rules, edition));
}

// Every switch as it stands, also those of a shipped printing, which a record does not spell out.
Result<std::string, std::string> hash_of_edition(const Rules& rules, const std::string& base,
                                                 const std::vector<Switch>& changes) {
  const auto printed = rules.switches(base);
  if (!printed) return failed(printed.error());
  std::uint64_t hash = 0;
  for (const Switch& s : *printed) {
    const auto changed =
        std::find_if(changes.rbegin(), changes.rend(), [&](const Switch& c) { return c.key == s.key; });
    hash = hash_text(s.key + "=" + (changed == changes.rend() ? s.value : changed->value), hash);
  }
  return fmt::format("{:016x}", hash);
}

Result<DeckShelf, LayError> open_shelf(const Rules& rules, const std::string& folder) {
  return DeckShelf::open(rules, (std::filesystem::path(folder) / "cards").string());
}

// Why this entry of a record's setup cannot be: nobody knows it, or it is there already.
std::string out_of_place(const Record& r, std::size_t entry) {
  const std::vector<std::string> once = {"game", "edition", "base", "seed", "seats"};
  const std::string& key = r.setup[entry].first;
  if (std::find(once.begin(), once.end(), key) == once.end()) {
    if (key == "card" || key == "deck") return "";
    if (key != "switch") {
      return fmt::format("a setup has no \"{}\"; it has: {}, switch, card, deck", key, fmt::join(once, ", "));
    }
  }
  // What is said once: the key, of a switch with its name.
  const auto said = [](const std::pair<std::string, std::string>& s) {
    return s.first == "switch" ? "switch " + s.second.substr(0, s.second.find('=')) : s.first;
  };
  const auto end = r.setup.begin() + static_cast<std::ptrdiff_t>(entry);
  const std::string this_one = said(r.setup[entry]);
  const bool second = std::any_of(r.setup.begin(), end, [&](const auto& s) { return said(s) == this_one; });
  return second ? "the setup has a second " + this_one : "";
}

// The line of a setup that an error is about: the deck or the switch that it names, else who sat there.
int line_about(const Record& r, const std::string& error) {
  for (std::size_t i = r.setup_lines.size(); i-- > 0;) {
    const auto& [key, value] = r.setup[i];
    if ((key == "switch" && error.find(value.substr(0, value.find('='))) != std::string::npos) ||
        (key == "deck" && error.starts_with("deck " + value.substr(0, value.find(':')) + ": ")))
      return r.setup_lines[i];
  }
  return r.line_of("seats");
}

}  // namespace

Result<LaidTable, LayError> LaidTable::lay(const Rules& rules, const std::string& folder,
                                           const TableWish& wish) {
  Parts p;
  p.seats = wish.seats;
  p.edition = p.base = wish.edition.empty() ? rules.editions().front() : wish.edition;
  if (p.edition.ends_with(".toml")) {
    const auto text = load_file(p.edition);
    if (!text) return fails(text.error());
    auto switches = whole_edition(rules, *text, p.edition);
    if (!switches) return fails(switches.error());
    p.switches = std::move(*switches);
    p.base = rules.editions().front();
    if (const auto printed = rules.print(p.base, p.seats, p.switches); !printed)
      return fails(placed(rules, printed.error(), *text, p.edition));
    p.edition = std::filesystem::path(p.edition).stem().string();
    for (const Switch& s : p.switches) {
      if (s.key == "name") p.edition = s.value;
    }
  } else if (const auto all = rules.editions(); std::find(all.begin(), all.end(), p.edition) == all.end()) {
    return fails(named(p.edition, rules));
  }
  auto shelf = open_shelf(rules, folder);
  if (!shelf) return failed(shelf.error());
  p.shelf = std::move(*shelf);
  for (const std::string& file : wish.cards) {
    if (auto brought = p.shelf.bring_file(file); !brought) return failed(brought.error());
  }
  auto names = wish.decks;
  const bool all = names == std::vector<std::string>{"all"};
  if (names.empty() || all) names = p.shelf.deck_names();
  if (wish.decks.empty()) {  // those the game ships, from the first on and from the beginning again
    const std::size_t shipped = names.size();
    while (static_cast<int>(names.size()) < p.seats) names.push_back(names[names.size() % shipped]);
    names.resize(static_cast<std::size_t>(p.seats));
  }
  for (const std::string& name : names) {
    auto deck = p.shelf.deck(name);
    if (!deck) return failed(deck.error());
    p.decks.push_back(std::move(*deck));
  }
  if (p.decks.size() != 1 && static_cast<int>(p.decks.size()) != p.seats && !all) {
    return fails(fmt::format("{} decks for {} seats; give one for each seat, or one for all", p.decks.size(),
                             p.seats));
  }
  return build(rules, std::move(p));
}

Result<LaidTable, LayError> LaidTable::lay(const Rules& rules, const std::string& folder, const Record& r) {
  auto shelf = open_shelf(rules, folder);
  if (!shelf) return failed(shelf.error());
  Parts p;
  p.seats = 0;
  p.shelf = std::move(*shelf);
  const auto take = [&](const std::string& key, const std::string& value) -> Result<Ok, LayError> {
    if (key == "edition" || key == "base") {
      (key == "base" ? p.base : p.edition) = value;
    } else if (key == "switch") {
      const auto equals = value.find('=');
      if (equals == std::string::npos) return fails("the record's switch \"" + value + "\" has no value");
      p.switches.push_back({value.substr(0, equals), value.substr(equals + 1)});
      if (auto is = rules.check(p.switches.back()); !is) return fails(is.error());
    } else if (key == "card") {
      return p.shelf.bring(value, "the record");
    } else if (key == "deck") {
      auto deck = p.shelf.deck_of_line(value);
      if (!deck) return fails(deck.error());
      p.decks.push_back(std::move(*deck));
      ++p.seats;
    }
    return Ok{};
  };
  const auto at_line = [&](LayError e, std::size_t entry) {
    e.line = entry < r.setup_lines.size() ? r.setup_lines[entry] : 0;
    return failed(std::move(e));
  };
  for (const bool decks : {false, true}) {  // a deck may have cards of later lines
    for (std::size_t i = 0; i < r.setup.size(); ++i) {
      const auto& [key, value] = r.setup[i];
      if ((key == "deck") != decks) continue;
      if (const std::string wrong = out_of_place(r, i); !wrong.empty()) return at_line({wrong}, i);
      if (auto taken = take(key, value); !taken) return at_line(std::move(taken.error()), i);
    }
  }
  if (p.edition.empty() || p.decks.empty())
    return fails("the record does not say with which edition and decks it was played");
  // Only what the game ships: no file is looked for.
  const char* const printing = p.base.empty() ? "edition" : "base";
  if (p.base.empty()) p.base = p.edition;
  if (const auto all = rules.editions(); std::find(all.begin(), all.end(), p.base) == all.end())
    return failed(LayError{named(p.base, rules), false, r.line_of(printing)});
  if (const auto printed = rules.print(p.base, p.seats, p.switches); !printed)
    return failed(LayError{printed.error(), false, line_about(r, printed.error())});
  auto table = build(rules, std::move(p));
  if (!table && table.error().line == 0) table.error().line = line_about(r, table.error().text);
  return table;
}

Result<LaidTable, LayError> LaidTable::build(const Rules& rules, Parts&& p) {
  LaidTable table;
  table.game_name_ = rules.name();
  table.edition_ = p.edition;
  table.base_ = p.base;
  table.switches_ = p.switches;
  table.lists_ = std::move(p.decks);
  auto box = CardBox::open(rules, p.base, p.seats, p.switches);
  if (!box) return fails(box.error());
  auto edition_hash = hash_of_edition(rules, p.base, p.switches);
  if (!edition_hash) return fails(edition_hash.error());
  table.edition_hash_ = std::move(*edition_hash);
  table.box_ = std::make_shared<CardBox>(std::move(*box));

  // Every card once: those the game does not ship first, as they were brought and then as decks have them,
  // the others as decks have them. A record knows no more than that, and lays the same table. What was
  // brought along is read even where no deck has it: its owner wants to know.
  std::map<std::string, ShelfCard> wanted;
  std::vector<std::string> order;
  const auto want = [&](const ShelfCard& c) -> Result<Ok, LayError> {
    const auto [at, added] = wanted.try_emplace(c.data.name, c);
    if (added) {
      order.push_back(c.data.name);
    } else if (!(at->second.data == c.data)) {
      return fails(
          fmt::format("two different cards are called {}: one of {}, one of {}; give one of them "
                      "another name, or bring it with --cards to replace it in every deck",
                      c.data.name, at->second.file, c.file));
    }
    return Ok{};
  };
  for (const std::string& name : p.shelf.brought()) {
    const ShelfCard& c = *p.shelf.find(name);
    if (p.shelf.shipped(c.data)) continue;
    if (auto ok = want(c); !ok) return failed(ok.error());
  }
  for (const DeckList& deck : table.lists_) {
    for (const auto& [card, copies] : deck.cards) {
      if (auto ok = want(card); !ok) return failed(ok.error());
    }
  }
  std::stable_partition(order.begin(), order.end(),
                        [&](const std::string& name) { return !p.shelf.shipped(wanted.at(name).data); });
  std::uint64_t hash = 0;
  for (const std::string& name : order) {
    const ShelfCard& c = wanted.at(name);
    Card card = card_of(c.data);
    card.file = c.file;
    card.text = table.box_->printing().text_of(card);
    const cardtext::Position at = c.data.place_of(table.box_->printing().text_field_of(card));
    table.box_->add(std::move(card), at);
    const std::string file = file_of(c.data);
    hash = hash_text(line_of_value(file), hash);
    if (!p.shelf.shipped(c.data)) table.own_cards_.push_back(file);
  }
  table.cards_hash_ = fmt::format("{:016x}", hash);
  if (!table.box_->problems().empty()) {
    return fails(fmt::format("{}", fmt::join(table.box_->problems(), "\n")), true);
  }
  auto game = table.box_->close();
  if (!game) return fails(game.error());
  table.game_ = *game;

  for (const DeckList& deck : table.lists_) {
    std::vector<FaceId> faces;
    for (const auto& [card, copies] : deck.cards) {
      const BoxedCard* boxed = table.box_->find(card.data.name);
      if (boxed == nullptr)
        return fails("deck " + deck.name + ": " + table.box_->left_out().at(card.data.name));
      faces.insert(faces.end(), static_cast<std::size_t>(copies), boxed->face);
    }
    // What the list does not name is not its fault.
    const std::vector<FaceId> written(faces.begin(), faces.end() - static_cast<std::ptrdiff_t>(deck.added));
    if (auto ok = table.printing().check_deck(written); !ok)
      return fails("deck " + deck.name + ": " + ok.error());
    table.decks_.push_back(std::move(faces));
  }
  // Bounds of the table (too many cards) show here, once, and not in the middle of a run.
  Kernel kernel(*table.game_);
  State trial = kernel.blank(1);
  Table t(*table.game_, trial);
  std::vector<std::vector<FaceId>> all;
  for (const int d : table.seated({})) all.push_back(table.decks_[static_cast<std::size_t>(d)]);
  if (auto ok = table.printing().set_up(t, all); !ok) return fails(ok.error());
  if (trial.header().random != 1)
    return fails("the setup of " + rules.name() + " rolls dice; programs do that");
  return table;
}

std::vector<std::string> LaidTable::notes() const {
  std::vector<std::string> out;
  for (const DeckList& deck : lists_) {
    if (!deck.note.empty() && std::find(out.begin(), out.end(), deck.note) == out.end())
      out.push_back(deck.note);
  }
  return out;
}

std::vector<int> LaidTable::seated(std::vector<int> decks_of_seats) const {
  for (int s = static_cast<int>(decks_of_seats.size()); s < seats(); ++s) {
    decks_of_seats.push_back(s % static_cast<int>(decks_.size()));
  }
  return decks_of_seats;
}

State LaidTable::opening(std::uint64_t seed, std::vector<int> decks_of_seats) const {
  Kernel kernel(*game_);
  State state = kernel.blank(seed);
  Table t(*game_, state);
  std::vector<std::vector<FaceId>> decks;
  for (const int d : seated(std::move(decks_of_seats))) decks.push_back(decks_[static_cast<std::size_t>(d)]);
  [[maybe_unused]] const auto laid = printing().set_up(t, decks);
  assert(laid);  // build() has tried it
  kernel.begin(state);
  return state;
}

void LaidTable::reopen(State& into, const State& opening, std::uint64_t seed) const {
  // Shuffled decks have no order yet and a setup draws no chance: the seed is all that differs.
  into = opening;
  into.header().random = seed;
}

Record LaidTable::record(std::uint64_t seed, const std::string& players,
                         std::vector<int> decks_of_seats) const {
  Record r;
  r.setup = {{"game", game_name_}, {"edition", edition_}};
  if (base_ != edition_) r.setup.emplace_back("base", base_);
  for (const Switch& s : switches_) r.setup.emplace_back("switch", s.key + "=" + s.value);
  r.setup.emplace_back("seed", std::to_string(seed));
  r.setup.emplace_back("seats", players);
  for (const std::string& card : own_cards_) r.setup.emplace_back("card", card);
  for (const int d : seated(std::move(decks_of_seats))) {
    r.setup.emplace_back("deck", line_of(lists_[static_cast<std::size_t>(d)]));
  }
  r.pins = {{"kernel", VERBATIM_VERSION},
            {"code", fmt::format("{:016x}", game_->code_hash())},
            {"switches", edition_hash_},
            {"cards", cards_hash_}};
  return r;
}

std::vector<std::string> LaidTable::changed_since(const Record& r) const {
  std::vector<std::string> out;
  for (const auto& [key, now] : record(0, "").pins) {
    const std::string* then = r.find(key);
    if (then == nullptr || *then == now) continue;
    out.push_back(key == "cards"      ? "cards that were played with have changed"
                  : key == "code"     ? "the rules or the cards have changed"
                  : key == "switches" ? "the edition \"" + edition_ + "\" has changed"
                                      : "the kernel was version " + *then + " and is " + now);
  }
  return out;
}

}  // namespace verbatim
