#pragma once
// A crystal table whose cards are made from their text alone.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cardtext/compile.h"
#include "cardtext/lower.h"
#include "games/crystal/testing.h"

namespace verbatim::crystal {

class TextTable : public TestTable {
 public:
  explicit TextTable(const std::string& edition = "current", int seats = 2,
                     const std::vector<std::pair<std::string, std::string>>& switches = {})
      : TestTable(edition, seats, switches),
        grammar_(*cardtext::compile_grammar(printing().vocabulary(), printing().words())) {}

  // What is wrong with a text, as a designer sees it; empty when it runs.
  std::string wrong_with(FaceId face, const std::string& text) {
    std::string out;
    const auto reading = cardtext::read_card(grammar_, text);
    for (const auto& d : reading.diagnostics) {
      if (d.severity == cardtext::Severity::error) out += show(d, "text", text);
    }
    if (!out.empty()) return out;
    for (const auto& d : cardtext::lower_card(grammar_, reading, printing().natives(), m(), face)) {
      out += show(d, "text", text);
    }
    return out;
  }

  std::string read_back(const std::string& text) {
    return print_card(grammar_, cardtext::read_card(grammar_, text).abilities);
  }

  FaceId text(const std::string& words, Figures f = {1, 1, 1, 0, 0}, std::vector<std::string> types = {},
              const std::string& kind = "unit") {
    const FaceId face = card("Card " + std::to_string(++cards_), f, std::move(types), kind);
    EXPECT_EQ(wrong_with(face, words), "") << words;
    return face;
  }
  FaceId permanent(const std::string& words) { return text(words, {}, {}, "permanent"); }

  // Plays a card from the hand of seat 0 to a lane and lets it resolve up to the next question.
  bool play(FaceId face, int lane = kMiningLane) {
    const std::string to[] = {" to the Mining lane", " to the Attack lane", " to the Production lane"};
    return take("play " + m().code.faces[face.value].name + to[lane]);
  }
  // Uses a cooldown of that face, by its label.
  bool uses(FaceId face) {
    run();
    for (const std::string& l : labels()) {
      if (l.rfind(name(face) + ": ", 0) == 0) return take(l);
    }
    return false;
  }
  std::string name(FaceId face) { return m().code.faces[face.value].name; }

 private:
  cardtext::Grammar grammar_;
  int cards_ = 0;
};

}  // namespace verbatim::crystal
