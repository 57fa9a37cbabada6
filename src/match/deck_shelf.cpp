#include "match/deck_shelf.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "cardtext/suggest.h"
#include "match/card_schema.h"
#include "match/record.h"

namespace verbatim {
namespace {

namespace fs = std::filesystem;
using cardtext::CardData;

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\t')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\t' || s.back() == '\r')) s.remove_suffix(1);
  return s;
}

// What stands before the next `mark`, which is taken away with it.
std::string_view cut(std::string_view& rest, char mark) {
  const auto at = std::min(rest.find(mark), rest.size());
  const std::string_view part = rest.substr(0, at);
  rest.remove_prefix(std::min(at + 1, rest.size()));
  return trimmed(part);
}

bool is_file(const std::string& name) { return name.find_first_of("/.") != std::string::npos; }

}  // namespace

Result<std::vector<CardData>, std::string> DeckShelf::read(std::string_view toml,
                                                           const std::string& file) const {
  auto cards = cardtext::read_toml(schema_of(toml), toml);
  for (const auto& d : cards.diagnostics) {
    if (d.severity == cardtext::Severity::error) return failed(show(d, file, toml));
  }
  std::erase_if(cards.cards, [&](const CardData& c) { return c.name == plain_; });
  return std::move(cards.cards);
}

Result<DeckShelf, std::string> DeckShelf::open(const std::string& folder, const std::string& plain) {
  DeckShelf shelf;
  shelf.plain_ = plain;
  std::vector<fs::path> files;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(folder, none)) {
    if (entry.path().extension() == ".toml") files.push_back(entry.path());
  }
  if (files.empty()) return failed("there are no card files in " + folder);
  std::sort(files.begin(), files.end());
  for (const fs::path& path : files) {
    const auto text = load_file(path.string());
    if (!text) return failed(text.error());
    const auto cards = shelf.read(*text, path.string());
    if (!cards) return failed(cards.error());
    std::vector<std::string> names;
    for (const CardData& c : *cards) {
      names.push_back(c.name);
      shelf.shipped_[c.name] = {c, path.string()};
    }
    const std::string stem = path.stem().string();
    if (!names.empty() && !stem.starts_with("library-")) shelf.decks_[stem] = std::move(names);
  }
  shelf.cards_ = shelf.shipped_;
  return shelf;
}

Result<Ok, std::string> DeckShelf::bring_file(const std::string& path) {
  const auto text = load_file(path);
  if (!text) return failed(text.error());
  return bring(*text, path);
}

Result<Ok, std::string> DeckShelf::bring(std::string_view toml, const std::string& file) {
  auto cards = read(toml, file);
  if (!cards) return failed(cards.error());
  if (cards->empty()) return failed(file + ": there is no card in it; a card begins with [[card]]");
  for (CardData& c : *cards) {
    brought_.push_back(c.name);
    cards_[brought_.back()] = {std::move(c), file};
  }
  return Ok{};
}

const ShelfCard* DeckShelf::find(const std::string& name) const {
  const auto at = cards_.find(name);
  return at == cards_.end() ? nullptr : &at->second;
}

bool DeckShelf::shipped(const CardData& card) const {
  const auto at = shipped_.find(card.name);
  return at != shipped_.end() && at->second.data == card;
}

std::vector<std::string> DeckShelf::deck_names() const {
  std::vector<std::string> names;
  for (const auto& [name, cards] : decks_) names.push_back(name);
  return names;
}

// The card whose name is a letter or three away; empty if none is.
std::string DeckShelf::nearest(std::string_view name) const {
  const std::string* best = nullptr;
  int least = name.size() < 6 ? 2 : 4;
  for (const auto& [known, card] : cards_) {
    const int distance = cardtext::edit_distance(name, known);
    if (distance >= least) continue;
    least = distance;
    best = &known;
  }
  return best == nullptr ? "" : *best;
}

// "2 Air Strike", "2x Air Strike", or "Air Strike" for one.
Result<Ok, std::string> DeckShelf::count_in(DeckList& deck, std::string_view line) const {
  int copies = 1;
  std::string_view name = line;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), copies);
  if (error == std::errc()) {
    name = line.substr(static_cast<std::size_t>(end - line.data()));
    if (name.starts_with('x')) name.remove_prefix(1);
    name = trimmed(name);
  }
  const ShelfCard* card = find(std::string(name));
  if (card == nullptr) {
    const std::string near = nearest(name);
    return failed(
        fmt::format("deck {}: there is no card \"{}\"; {}", deck.name, name,
                    near.empty() ? "write the name as it is printed" : "did you mean " + near + "?"));
  }
  if (copies < 0 || copies > 999)
    return failed(fmt::format("deck {}: {} copies of {}?", deck.name, copies, name));
  deck.cards.emplace_back(*card, copies);
  return Ok{};
}

Result<DeckList, std::string> DeckShelf::deck_of_line(std::string_view line) const {
  DeckList deck;
  deck.name = cut(line, ':');
  while (!line.empty()) {
    if (auto counted = count_in(deck, cut(line, ';')); !counted) return failed(counted.error());
  }
  return deck;
}

Result<DeckList, std::string> DeckShelf::deck(const std::string& name) const {
  DeckList deck;
  deck.name = name;
  if (!is_file(name)) {
    const auto at = decks_.find(name);
    if (at == decks_.end()) {
      return failed(
          fmt::format("there is no deck \"{}\"; there is: {}; or name a file, for example ./{}.toml", name,
                      fmt::join(deck_names(), ", "), name));
    }
    for (const std::string& card : at->second) {
      const ShelfCard& c = cards_.at(card);
      deck.cards.emplace_back(c, c.data.quantity);
    }
    return deck;
  }
  const auto text = load_file(name);
  if (!text) return failed(text.error());
  deck.name = fs::path(name).stem().string();
  std::replace(deck.name.begin(), deck.name.end(), ':', '-');
  if (name.ends_with(".toml")) {
    auto cards = read(*text, name);
    if (!cards) return failed(cards.error());
    for (CardData& c : *cards) {
      const int copies = c.quantity;
      deck.cards.emplace_back(ShelfCard{std::move(c), name}, copies);
    }
    return deck;
  }
  int number = 0;
  for (std::string_view rest = *text; !rest.empty();) {
    const std::string_view line = cut(rest, '\n');
    ++number;
    if (line.empty() || line.starts_with('#')) continue;
    if (auto counted = count_in(deck, line); !counted)
      return failed(fmt::format("{}:{}: {}", name, number, counted.error()));
  }
  return deck;
}

std::string line_of(const DeckList& deck) {
  std::string out = deck.name + ":";
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    const auto& [card, copies] = deck.cards[i];
    out += fmt::format("{} {} {}", i == 0 ? "" : ";", copies, card.data.name);
  }
  return out;
}

std::string line_of(const CardData& card) {
  cardtext::CardSchema schema;
  for (const auto& [name, value] : card.fields) {
    cardtext::Field f;
    f.name = name;
    f.kind = static_cast<cardtext::FieldKind>(value.index() == 0 ? 1 : value.index() == 1 ? 0 : 2);
    schema.fields.push_back(f);
  }
  std::string out;
  for (const char c : cardtext::write_toml(schema, {card})) {
    if (c == '\\')
      out += "\\\\";
    else if (c == '\n')
      out += "\\n";
    else if (c != '\r')
      out += c;
  }
  return out;
}

std::string text_of_line(std::string_view line) {
  std::string out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '\\' || i + 1 == line.size()) {
      out += line[i];
      continue;
    }
    ++i;
    out += line[i] == 'n' ? '\n' : line[i];
  }
  return out;
}

}  // namespace verbatim
