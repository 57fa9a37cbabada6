#include "apps/card_reader.h"

#include <fmt/format.h>

#include "apps/games.h"
#include "apps/json_text.h"
#include "cardtext/compile.h"
#include "cardtext/lower.h"
#include "match/card_schema.h"
#include "match/edition_file.h"
#include "program/listing.h"

namespace verbatim::app {

namespace {

// The first printing whose words are those of the edition or later.
std::string printing_for(const Rules& rules, const std::string& words) {
  std::string best;
  int nearest = -1;
  for (const std::string& name : rules.editions()) {
    const auto printing = rules.print(name, 2, {});
    if (!printing) continue;
    const Vocabulary& vocabulary = (*printing)->vocabulary();
    const int wanted = vocabulary.edition(words), has = vocabulary.edition((*printing)->words());
    if (wanted < 0 || has < wanted || (nearest >= 0 && has >= nearest)) continue;
    nearest = has;
    best = name;
  }
  return best;
}

// The smallest table that the edition is for; if it is for none, why not for two.
constexpr int kMostSeats = 8;
Result<std::unique_ptr<Printing>, std::string> smallest_table(const Rules& rules, const std::string& edition,
                                                              int& seats) {
  auto printing = print_edition(rules, edition, 2, {});
  for (int n = 3; !printing && n <= kMostSeats; ++n) {
    auto larger = print_edition(rules, edition, n, {});
    if (larger) return seats = n, std::move(larger);
  }
  return printing;
}

}  // namespace

Result<CardReader, std::string> CardReader::open(const std::string& game, const std::string& edition) {
  const Rules* rules = find_game(game);
  if (rules == nullptr) return failed(no_such_game(game));
  CardReader reader;
  reader.rules_ = rules;
  reader.edition_ = edition.empty() ? rules->editions().front() : edition;
  std::string words;
  auto printing = smallest_table(*rules, reader.edition_, reader.seats_);
  if (!printing) {
    const std::string other = printing_for(*rules, edition);
    if (other.empty()) return failed(printing.error());
    words = edition;
    reader.edition_ = other;
    printing = rules->print(other, 2, {});
  }
  reader.printing_ = std::move(*printing);
  if (words.empty()) words = reader.printing_->words();
  auto grammar = cardtext::compile_grammar(reader.printing_->vocabulary(), words);
  if (!grammar) {
    const auto& first = grammar.error().front();
    return failed(fmt::format("vocabulary line {}: {}", first.line, first.message));
  }
  reader.grammar_ = std::make_shared<const cardtext::Grammar>(std::move(*grammar));
  return reader;
}

ReadText CardReader::read(std::string_view text, cardtext::Whole whole) {
  return read_as({.name = "the card"}, text, whole);
}

ReadText CardReader::read(const cardtext::CardData& card) {
  return read_as(card_of(card), text_of(card), cardtext::Whole::card);
}

void CardReader::start_anew() { printing_ = *print_edition(*rules_, edition_, seats_, {}); }

// A face of its own, if the game makes one for such a card.
std::optional<FaceId> CardReader::face_of(const Card& card) {
  const std::size_t before = printing_->maker().code.faces.size();
  const auto face = printing_->face(card);
  if (!face || printing_->maker().code.faces.size() == before) return {};
  return *face;
}

ReadText CardReader::read_as(const Card& card, std::string_view text, cardtext::Whole whole) {
  auto reading = cardtext::read_card(*grammar_, text, whole);
  cardtext::warn_if_read_otherwise(*grammar_, reading, whole);
  ReadText result{std::string(reading.status()), false, "", "", reading.diagnostics};
  if (!reading.understood()) return result;
  result.canonical = cardtext::print_card(*grammar_, reading.abilities);
  result.listing = cardtext::list_card(*grammar_, reading.abilities);
  if (reading.fragment) return result;
  // Tables are bounded; before the end of that of code, or at that of types, a fresh printing takes over.
  if (printing_->maker().code.instructions.size() > 20'000) start_anew();
  auto made = face_of(card);
  if (!made) start_anew(), made = face_of(card);
  GameMaker& maker = printing_->maker();
  // What is wrong with such a card is told elsewhere; its text is read as a blank one's.
  const FaceId face = made ? *made : maker.face(Face{.name = card.name});
  const auto refusals = cardtext::lower_card(*grammar_, reading, printing_->natives(), maker, face);
  result.diagnostics.insert(result.diagnostics.end(), refusals.begin(), refusals.end());
  result.runs = refusals.empty();
  if (!result.runs) return result;
  result.listing = listing_of_face(maker.declaration, maker.code, face);
  return result;
}

std::string CardReader::text_of(const cardtext::CardData& card) const {
  const Card printed = card_of(card);
  return printing_->text_of(printed);
}

std::string CardReader::text_field_of(const cardtext::CardData& card) const {
  return printing_->text_field_of(card_of(card));
}

std::string CardReader::excludes(const cardtext::CardData& card) const {
  return printing_->excludes(card_of(card));
}

std::string json_of(const cardtext::Diagnostic& d, std::string_view text, cardtext::Position first) {
  auto at = cardtext::position_of(text, d.span.begin);
  if (at.line == 1) at.column += first.column - 1;
  at.line += first.line - 1;
  std::string suggestions;
  for (const auto& s : d.suggestions) suggestions += (suggestions.empty() ? "" : ",") + json_text(s);
  return fmt::format(
      R"({{"code":{},"severity":"{}","line":{},"column":{},"message":{},"hint":{},"suggestions":[{}]}})",
      json_text(cardtext::code_name(d.code)), d.severity == cardtext::Severity::error ? "error" : "warning",
      at.line, at.column, json_text(d.message), json_text(d.hint), suggestions);
}

}  // namespace verbatim::app
