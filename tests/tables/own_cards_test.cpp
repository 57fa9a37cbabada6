// Decks of cards that nobody ships, under the laws of every game: choices among cards that whoever chooses
// cannot see [CF 12.51], and cards that would bring about each other without end [CF 12.50].

#include <fmt/core.h>

#include "kernel/kernel.h"
#include "tests/conformance/laws.h"
#include "tests/tables/laying.h"

namespace verbatim {
namespace {

// Twenty cards for nothing, two of each, with these texts in turn.
std::string deck_of(const std::vector<std::string>& texts) {
  std::string out;
  for (std::size_t i = 0; i < 10; ++i) {
    out += fmt::format(
        "[[card]]\nname = \"Own {}\"\nfaction = \"Ours\"\nkind = \"unit\"\ntypes = [\"{}\"]\n"
        "power_mining = 1\npower_attack = {}\nquantity = 2\ntext = \"\"\"\n{}\n\"\"\"\n\n",
        i, i % 2 == 0 ? "Drone" : "Mech", i % 3, texts[i % texts.size()]);
  }
  return out;
}

LaidTable lay_own(const std::string& edition, const std::vector<std::string>& texts, int seats) {
  const File file("own.toml", deck_of(texts));
  auto table = lay_wish({edition, {file.path}, {}, seats});
  if (!table) throw std::runtime_error(table.error().text);
  return std::move(*table);
}

TEST(OwnCards, ChoosingUnseenCardsTellsNothingOfThem) {
  const std::vector<std::string> texts = {
      "Deploy: Discard a card from an opponent's hand.",
      "Deploy: Discard 2 Drones from an opponent's hand.",
      "Deploy: You may discard a Drone from an opponent's hand. If you do, draw a card.",
      "Deploy: Discard up to 2 cards from your opponents' hands.",
      "Deploy: Choose a card in an opponent's hand. Discard it.",
      "Deploy: Put a card from an opponent's hand into play.",
      "Deploy: Return an opponent's card to their hand. Discard a card from an opponent's hand.",
      "Deploy: Look at target opponent's hand. Discard a Drone from their hand.",
      "Deploy: Target opponent discards a card from another opponent's hand.",
      "Deploy: Put a card from an opponent's deck on the bottom of their deck.\n"
      "Cooldown: If an opponent has a Drone in hand, gain 1 crystal.",
  };
  for (const char* edition : {"classic", "current", "alternating"}) {
    for (const int seats : {2, 3, 4}) {
      const LaidTable table = lay_own(edition, texts, seats);
      const Subject subject{&table.game(), [&](std::uint64_t seed) { return table.opening(seed); }};
      for (const std::uint64_t seed : {1, 2})
        EXPECT_EQ(check_laws(subject, seed, {.every = 5}).broken, "") << edition << ", " << seats;
    }
  }
}

TEST(OwnCards, WhatBringsAboutEachOtherComesToAnEndWhateverIsChosenInBetween) {
  const std::vector<std::vector<std::string>> pairs = {
      {"Deploy: Add a Boost token to your Mining lane.\n"
       "When a Boost token is added to your Mining lane, add a Boost token to your Attack lane.",
       "When a Boost token is added to your Attack lane, add a Boost token to your Mining lane."},
      {"Deploy: Shift this card.\nWhen a Boost token is added to a lane, shift a card.",
       "When a card is shifted, add a Boost token to any lane."}};
  for (const auto& texts : pairs) {
    for (const int options : {0, static_cast<int>(kAskEveryone)}) {
      for (const int seats : {2, 4}) {
        const LaidTable table = lay_own("current", texts, seats);
        const Subject subject{&table.game(), [&](std::uint64_t seed) {
                                State s = table.opening(seed);
                                s.header().options |= static_cast<std::uint8_t>(options);
                                return s;
                              }};
        for (const std::uint64_t seed : {1, 2, 3}) {
          const GameResult game = play_random(subject, seed, 60000);
          EXPECT_EQ(game.broken, "") << texts[0] << ", " << seats << ", asked " << options;
          EXPECT_TRUE(game.over);
        }
      }
    }
  }
}

}  // namespace
}  // namespace verbatim
