// Card text is hostile input: any text is answered, soon, and in bounded memory.

#include <gtest/gtest.h>

#include <chrono>

#include "cardtext/parse.h"
#include "cardtext/read.h"
#include "tests/cardtext/golden.h"

namespace verbatim::testing {
namespace {

double milliseconds(const cardtext::Grammar& g, const std::string& text) {
  const auto start = std::chrono::steady_clock::now();
  const auto r = cardtext::read_card(g, text);
  EXPECT_FALSE(r.understood());
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

std::string repeated(const std::string& piece, std::size_t size) {
  std::string out;
  while (out.size() < size) out += piece;
  out.resize(size);
  return out;
}

// Generous against a slow machine: the aim is 50 ms, and a reader that blows up needs minutes.
TEST(CardTextHostile, AnswersHundredKilobytesSoon) {
  const auto& g = grammar_named("crystal");
  for (const std::string piece :
       {"a ", "draw a card and ", "for each card in your lane ", "(", "1-4: ", "you may ",
        "card with power 3 in your lane of target player ", "or ", "\n", "[action]"}) {
    EXPECT_LT(milliseconds(g, repeated(piece, 100'000)), 500) << piece;
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
    EXPECT_LT(milliseconds(g, card), 500) << piece;
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
