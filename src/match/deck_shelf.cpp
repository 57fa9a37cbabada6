#include "match/deck_shelf.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "base/letter_case.h"
#include "base/utf8.h"
#include "cardtext/card_fields.h"
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

// The same before a semicolon, of what line_of() has written: a backslash takes away the meaning of what
// follows.
std::string cut_item(std::string_view& rest) {
  std::string item;
  std::size_t at = 0;
  for (; at < rest.size() && rest[at] != ';'; ++at) {
    const bool marked =
        rest[at] == '\\' && at + 1 < rest.size() && (rest[at + 1] == ';' || rest[at + 1] == '\\');
    item += rest[at += marked ? 1 : 0];
  }
  rest.remove_prefix(std::min(at + 1, rest.size()));
  return item;
}

// Is it UTF-8, and can all of it be printed?
bool is_text(std::string_view line) {
  while (!line.empty()) {
    const std::size_t size = letter_size(line);
    const auto first = static_cast<unsigned char>(line.front());
    if (size == 0 || (first < 0x20 && first != '\t') || first == 0x7f) return false;
    line.remove_prefix(size);
  }
  return true;
}

bool is_file(const std::string& name) { return name.find_first_of("/.") != std::string::npos; }
bool has_cards(const std::string& file) { return file.ends_with(".toml") || cardtext::is_sheet(file); }

tl::unexpected<LayError> wrong(std::string text) { return failed(LayError{std::move(text)}); }

std::string faction_of(const CardData& card) {
  for (const auto& [name, value] : card.fields) {
    if (name == "faction" && std::holds_alternative<std::string>(value)) return std::get<std::string>(value);
  }
  return {};
}

}  // namespace

Result<std::vector<CardData>, LayError> DeckShelf::read(std::string_view text,
                                                        const std::string& file) const {
  auto cards = cardtext::read_cards(schema_, file, text);
  std::string told;
  for (const auto& d : cards.diagnostics) {
    if (d.severity != cardtext::Severity::error) continue;
    told += (told.empty() ? "" : "\n") + show(d, file, text);
  }
  if (!told.empty()) return failed(LayError{std::move(told), true});
  return std::move(cards.cards);
}

Result<DeckShelf, LayError> DeckShelf::open(const Rules& rules, const std::string& folder) {
  // Which card everybody has is the same in every printing.
  const auto printing = rules.print(rules.editions().front(), 2, {});
  if (!printing) return wrong(printing.error());
  DeckShelf shelf;
  shelf.schema_ = schema_of(rules);
  shelf.plain_ = (*printing)->names().plain;
  shelf.beside_ = (*printing)->names().beside;
  std::vector<fs::path> files;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(folder, none)) {
    if (entry.path().extension() == ".toml") files.push_back(entry.path());
  }
  if (files.empty()) return wrong("there are no card files in " + folder);
  std::sort(files.begin(), files.end());
  for (const fs::path& path : files) {
    const auto text = load_file(path.string());
    if (!text) return wrong(text.error());
    const auto cards = shelf.read(*text, path.string());
    if (!cards) return failed(cards.error());
    std::vector<std::string> names;
    for (const CardData& c : *cards) {
      if (c.name != shelf.plain_) names.push_back(c.name);
      shelf.shipped_[c.name] = {c, path.string()};
    }
    const std::string stem = path.stem().string();
    if (!names.empty() && !stem.starts_with("library-")) shelf.decks_[stem] = std::move(names);
  }
  shelf.cards_ = shelf.shipped_;
  return shelf;
}

Result<Ok, LayError> DeckShelf::bring_file(const std::string& path) {
  const auto text = load_file(path);
  if (!text) return wrong(text.error());
  return bring(*text, path);
}

Result<Ok, LayError> DeckShelf::bring(std::string_view text, const std::string& file) {
  auto cards = read(text, file);
  if (!cards) return failed(cards.error());
  const std::size_t before = brought_.size();
  for (CardData& c : *cards) {
    if (c.name == plain_) {
      if (shipped(c)) continue;
      return wrong(
          fmt::format("{}:{}: {} is the card that everybody has; it belongs to the rules, and no card "
                      "file replaces it",
                      file, c.position.line, plain_));
    }
    brought_.push_back(c.name);
    cards_[brought_.back()] = {std::move(c), file};
  }
  if (brought_.size() == before) {
    return wrong(fmt::format(
        "{}: there is no card in it but {}, which everybody has; it belongs to the rules", file, plain_));
  }
  return Ok{};
}

const ShelfCard* DeckShelf::find(const std::string& name) const {
  const auto at = cards_.find(name);
  return at == cards_.end() ? nullptr : &at->second;
}

// As it is printed, or in other capitals if just one card is called so.
const ShelfCard* DeckShelf::find_in_any_case(std::string_view name) const {
  if (const ShelfCard* card = find(std::string(name))) return card;
  const ShelfCard* found = nullptr;
  for (const auto& [known, card] : cards_) {
    if (!same_in_any_case(known, name)) continue;
    if (found != nullptr) return nullptr;
    found = &card;
  }
  return found;
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
  bool too_many = error == std::errc::result_out_of_range;
  if (error == std::errc() || too_many) {
    name = line.substr(static_cast<std::size_t>(end - line.data()));
    if (name.starts_with('x')) name.remove_prefix(1);
    name = trimmed(name);
  }
  const ShelfCard* card = find_in_any_case(name);
  if (card == nullptr && (card = find_in_any_case(line)) != nullptr) {
    name = line;  // the number belongs to the name
    copies = 1;
    too_many = false;
  }
  if (name.empty()) {
    return failed(fmt::format(
        "deck {}: \"{}\" names no card; write the number of copies and behind it the name", deck.name, line));
  }
  if (name.starts_with('.') || name.starts_with(',')) {
    return failed(fmt::format("deck {}: \"{}\"? write a whole number of copies, from 1 to {}", deck.name,
                              line, cardtext::kMostCopies));
  }
  if (card == nullptr) {
    const std::string near = nearest(name);
    return failed(
        fmt::format("deck {}: there is no card \"{}\"; {}", deck.name, name,
                    near.empty() ? "write the name as it is printed" : "did you mean " + near + "?"));
  }
  if (too_many || copies < 1 || copies > cardtext::kMostCopies) {
    return failed(fmt::format("deck {}: {} copies of {}? write a number from 1 to {}, or leave the line out",
                              deck.name, std::string_view(line.data(), end), name, cardtext::kMostCopies));
  }
  deck.cards.emplace_back(*card, copies);
  return Ok{};
}

Result<DeckList, std::string> DeckShelf::deck_of_line(std::string_view line) const {
  DeckList deck;
  deck.name = cut(line, ':');
  while (!line.empty()) {
    if (auto counted = count_in(deck, trimmed(cut_item(line))); !counted) return failed(counted.error());
  }
  return deck;
}

Result<DeckList, LayError> DeckShelf::deck(const std::string& name) const {
  if (is_file(name)) return deck_of_file(name);
  const auto at = decks_.find(name);
  if (at == decks_.end()) {
    const auto names = deck_names();
    const auto far = [&](const std::string& other) { return cardtext::edit_distance(other, name); };
    const auto near = std::min_element(names.begin(), names.end(),
                                       [&](const auto& a, const auto& b) { return far(a) < far(b); });
    const bool meant = near != names.end() && far(*near) <= 2;
    return wrong(fmt::format("there is no deck \"{}\"{}; there is: {}; or name a file, for example ./{}.toml",
                             name, meant ? "; did you mean " + *near + "?" : "", fmt::join(names, ", "),
                             name));
  }
  DeckList deck;
  deck.name = name;
  for (const std::string& card : at->second) {
    const ShelfCard& c = cards_.at(card);
    deck.cards.emplace_back(c, c.data.quantity);
  }
  return deck;
}

Result<DeckList, LayError> DeckShelf::deck_of_file(const std::string& path) const {
  const auto text = load_file(path);
  if (!text) return wrong(text.error());
  DeckList deck;
  deck.name = fs::path(path).stem().string();
  std::replace(deck.name.begin(), deck.name.end(), ':', '-');
  if (has_cards(path)) {
    auto cards = read(*text, path);
    if (!cards) return failed(cards.error());
    for (CardData& c : *cards) {
      const int copies = c.quantity;
      deck.cards.emplace_back(ShelfCard{std::move(c), path}, copies);
    }
  } else {
    std::string_view rest = *text;
    if (rest.starts_with("\xEF\xBB\xBF")) rest.remove_prefix(3);  // some editors put a mark in front
    for (int number = 1; !rest.empty(); ++number) {
      const std::string_view line = cut(rest, '\n');
      if (line.empty() || line.starts_with('#')) continue;
      if (!is_text(line)) {
        return wrong(fmt::format(
            "{}:{}: deck {}: this line is no plain text in UTF-8; a list has a line for each card, "
            "with the number of copies and the name",
            path, number, deck.name));
      }
      if (auto counted = count_in(deck, line); !counted)
        return wrong(fmt::format("{}:{}: {}", path, number, counted.error()));
    }
  }
  if (auto whole = complete(deck); !whole) return failed(whole.error());
  return deck;
}

bool DeckShelf::lies_beside(const CardData& card) const {
  for (const auto& [name, value] : card.fields) {
    const auto* types = std::get_if<std::vector<std::string>>(&value);
    if (name == "types" && types != nullptr)
      return std::find(types->begin(), types->end(), beside_) != types->end();
  }
  return false;
}

// A list is of the cards in the deck; those beside it need not be written down where there is no choice.
Result<Ok, LayError> DeckShelf::complete(DeckList& deck) const {
  std::string faction;
  for (const auto& [card, copies] : deck.cards) {
    if (lies_beside(card.data)) return Ok{};
    if (faction.empty()) faction = faction_of(card.data);
  }
  std::vector<const ShelfCard*> own;
  std::vector<std::string> names;
  for (const auto& [name, card] : cards_) {
    if (faction.empty() || faction_of(card.data) != faction || !lies_beside(card.data)) continue;
    own.push_back(&card);
    names.push_back(name);
  }
  if (own.size() == 2) {
    for (const ShelfCard* card : own) deck.cards.emplace_back(*card, 1);
    deck.added = own.size();
    deck.note = fmt::format("deck {} names no {}; beside it lie those of {}: {}", deck.name, beside_, faction,
                            fmt::join(names, " and "));
  } else if (own.empty()) {
    if (!faction.empty())
      deck.note = fmt::format("deck {} has no {}: there is none of {}", deck.name, beside_, faction);
  } else if (own.size() == 1) {
    return wrong(
        fmt::format("deck {} is of {}, which has one {}, {}, and two lie beside a deck; bring a second one "
                    "with --cards, or leave out both",
                    deck.name, faction, beside_, names.front()));
  } else {
    return wrong(
        fmt::format("deck {} names no {}, and of {} there is not just a pair but: {}; name those that "
                    "lie beside the deck",
                    deck.name, beside_, faction, fmt::join(names, ", ")));
  }
  return Ok{};
}

std::string line_of(const DeckList& deck) {
  std::string out = deck.name + ":";
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    const auto& [card, copies] = deck.cards[i];
    out += fmt::format("{} {} ", i == 0 ? "" : ";", copies);
    for (const char c : card.data.name) {
      if (c == ';' || c == '\\') out += '\\';
      out += c;
    }
  }
  return out;
}

std::string file_of(const CardData& card) {
  cardtext::CardSchema schema;
  for (const auto& [name, value] : card.fields) {
    cardtext::Field f;
    f.name = name;
    f.kind = static_cast<cardtext::FieldKind>(value.index() == 0 ? 1 : value.index() == 1 ? 0 : 2);
    schema.fields.push_back(f);
  }
  return cardtext::write_toml(schema, {card});
}

}  // namespace verbatim
