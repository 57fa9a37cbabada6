// Card text is hostile input: any text is answered, with bounded work and in bounded memory.

#include <gtest/gtest.h>

#include "cardtext/parse.h"
#include "cardtext/read.h"
#include "tests/cardtext/golden.h"

namespace verbatim::testing {
namespace {

// Refused, with a handful of errors. How long that takes is measured by bench/cardtext_bench.cpp; a reader
// that blows up needs minutes, and runs into the time-out of the test program.
void expect_refused(const cardtext::Grammar& g, const std::string& text, const std::string& piece) {
  const auto r = cardtext::read_card(g, text);
  EXPECT_FALSE(r.understood()) << piece;
  EXPECT_FALSE(r.diagnostics.empty()) << piece;
  EXPECT_LE(r.diagnostics.size(), 25u) << piece;
}

std::string repeated(const std::string& piece, std::size_t size) {
  std::string out;
  while (out.size() < size) out += piece;
  out.resize(size);
  return out;
}

TEST(CardTextHostile, AnswersHundredKilobytes) {
  const auto& g = grammar_named("crystal");
  for (const std::string piece :
       {"a ", "draw a card and ", "for each card in your lane ", "(", "1-4: ", "you may ",
        "card with power 3 in your lane of target player ", "or ", "\n", "[action]"}) {
    expect_refused(g, repeated(piece, 100'000), piece);
  }
}

TEST(CardTextHostile, TangledSentencesWithinTheLimitsAreBounded) {
  const auto& g = grammar_named("crystal");
  for (const std::string piece :
       {"destroy a card in your lane with power 3 or less for each card you control or ",
        "if you control a card you may ", "draw a card or draw a card and draw a card, or ",
        "gain 1 crystal for each card in a lane with a card in ", "choose one: draw a card; or ",
        "crads gian ", "target player and you or you and each opponent "}) {
    std::string card;
    while (card.size() + 450 < cardtext::kLongestText) card += repeated(piece, 440) + " x. ";
    expect_refused(g, card, piece);
  }
}

// A count does not depend on the machine: work per sentence stays within its limit.
TEST(CardTextHostile, WorkOnOneSentenceIsLimited) {
  const auto& g = grammar_named("crystal");
  const auto r = cardtext::read_card(g, "Deploy: " + repeated("draw a card and ", 2000) + "draw a card.");
  ASSERT_FALSE(r.diagnostics.empty());
  EXPECT_EQ(r.diagnostics.front().code, cardtext::Code::sentence_too_long);
}

}  // namespace
}  // namespace verbatim::testing
