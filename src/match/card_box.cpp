#include "match/card_box.h"

#include <fstream>
#include <sstream>

#include "cardtext/card_file.h"
#include "cardtext/compile.h"
#include "cardtext/lower.h"
#include "match/card_schema.h"

namespace verbatim {

using cardtext::CardData;
using cardtext::Diagnostic;
using cardtext::Position;

Result<CardBox, std::string> CardBox::open(const Rules& rules, const std::string& edition, int seats,
                                           const std::vector<Switch>& changes) {
  auto printing = print_edition(rules, edition, seats, changes);
  if (!printing) return failed(printing.error());
  CardBox box;
  box.edition_ = edition;
  box.schema_ = schema_of(rules);
  box.printing_ = std::move(*printing);
  auto grammar = cardtext::compile_grammar(box.printing_->vocabulary(), box.printing_->words());
  if (!grammar) {
    const auto& first = grammar.error().front();
    return failed("vocabulary line " + std::to_string(first.line) + ": " + first.message);
  }
  box.grammar_ = std::make_shared<const cardtext::Grammar>(std::move(*grammar));
  return box;
}

std::vector<std::string> CardBox::add_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    problems_.push_back(path + ": there is no such file");
    return {};
  }
  std::ostringstream text;
  text << in.rdbuf();
  return add_cards(text.str(), path);
}

std::vector<std::string> CardBox::add_cards(std::string_view text, const std::string& file) {
  const auto read = cardtext::read_cards(schema_, file, text);
  for (const Diagnostic& d : read.diagnostics) problems_.push_back(show(d, file, text));
  std::vector<std::string> names;
  for (const CardData& data : read.cards) {
    Card card = card_of(data);
    card.file = file;
    card.text = printing_->text_of(card);
    const Position at = data.place_of(printing_->text_field_of(card));
    if (add(std::move(card), at)) names.push_back(data.name);
  }
  return names;
}

bool CardBox::add(Card card, Position text_at) {
  if (const std::string why = printing_->excludes(card); !why.empty()) {
    left_out_[card.name] = why;
    return false;
  }
  if (cards_.contains(card.name)) {
    problems_.push_back(card.file + ": " + card.name + " is in the box already");
    return false;
  }
  // The card that everybody has is part of the printing.
  const auto& faces = printing_->maker().code.faces;
  for (std::size_t f = 1; f < faces.size(); ++f) {
    if (faces[f].name != card.name) continue;
    cards_[card.name] = {card, FaceId(static_cast<int>(f)), ""};
    return true;
  }
  const auto reading = cardtext::read_card(*grammar_, card.text);
  if (!reading.understood()) {
    for (const Diagnostic& d : reading.diagnostics) {
      if (d.severity == cardtext::Severity::error)
        problems_.push_back(card.name + "\n" + show(d, card.file, card.text, text_at));
    }
    return false;
  }
  const auto face = printing_->face(card);
  if (!face) {
    problems_.push_back(face.error());
    return false;
  }
  const auto wrong =
      cardtext::lower_card(*grammar_, reading, printing_->natives(), printing_->maker(), *face);
  for (const Diagnostic& d : wrong)
    problems_.push_back(card.name + "\n" + show(d, card.file, card.text, text_at));
  if (!wrong.empty()) return false;
  std::string canonical = print_card(*grammar_, reading.abilities);
  const std::string name = card.name;
  cards_[name] = {std::move(card), *face, std::move(canonical)};
  return true;
}

Result<std::shared_ptr<const Game>, std::string> CardBox::close() {
  if (!problems_.empty()) return failed(problems_.front());
  auto game = printing_->finish();
  if (!game) return failed(game.error().text());
  return std::make_shared<const Game>(std::move(*game));
}

const BoxedCard* CardBox::find(const std::string& name) const {
  const auto at = cards_.find(name);
  return at == cards_.end() ? nullptr : &at->second;
}

std::vector<FaceId> CardBox::deck(const std::vector<std::string>& names) const {
  std::vector<FaceId> out;
  for (const std::string& name : names) {
    if (const BoxedCard* c = find(name))
      out.insert(out.end(), static_cast<std::size_t>(c->card.quantity), c->face);
  }
  return out;
}

}  // namespace verbatim
