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
        i, i % 2 == 0 ? "Drone" : "Satellite", i % 3, texts[i % texts.size()]);
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

// What is offered of looks, reveals, searches, blind choices, counts of hands and prices that hang on them.
TEST(OwnCards, WhatIsOfferedHangsOnNothingThatIsHidden) {
  const std::vector<std::string> texts = {
      "Deploy: Look at target opponent's hand. You may discard a Drone from their hand.",
      "Deploy: Look at the top 3 cards of your deck. You may put a Drone from among them into your hand and "
      "the rest on the bottom of your deck in any order.",
      "Deploy: Reveal the top 2 cards of your deck. You may draw a Drone from among them.",
      "Deploy: Look at the top 2 cards of target opponent's deck, then put them back on the top or bottom in "
      "any order.",
      "Deploy: Search 3.",
      "Deploy: Target opponent reveals their hand. You may discard a Satellite from their hand.",
      "Deploy: Each opponent reveals a card from their hand.",
      "Deploy: Target opponent reveals the top card of their deck. If it is a Drone, draw a card.",
      "Deploy: Discard a Drone from an opponent's hand, then draw a card.",
      "Deploy: You may discard up to 2 Satellites from an opponent's hand.",
      "Deploy: Each opponent discards a Drone.",
      "Deploy: Target opponent discards a Drone or loses 2 crystals.",
      "Deploy: Each opponent may discard a Drone. If they do not, they lose 1 crystal.",
      "Deploy: If target opponent has a Drone in hand, gain 2 crystals. Otherwise, they discard a card.",
      "Deploy: If an opponent has at least 2 Drones in hand, you may draw a card.",
      "Deploy: If target opponent has at least 3 cards in hand, they discard a card.",
      "Deploy: Gain 1 crystal for each Drone in target opponent's hand.",
      "Deploy: You may gain 1 crystal for each Drone in target opponent's hand.",
      "Deploy: Deal damage to each opponent equal to the number of cards in their hand.",
      "Deploy: Choose one: target opponent discards a Drone; or draw a card; or each opponent discards a "
      "Satellite.",
      "Deploy: Choose one: (2+ Drones) discard a card from an opponent's hand; or gain 1 crystal.",
      "Deploy: Target opponent plays a card from their hand.",
      "Deploy: Target opponent may play a Drone from their hand for free.",
      "Deploy: Target opponent puts a Drone from their hand into play.",
      "Deploy: Put a Drone from an opponent's hand into play.",
      "Deploy: Choose a card in an opponent's hand. Put it on the bottom of their deck.",
      "Deploy: Return an opponent's card to their hand. You may discard a Drone from an opponent's hand.",
      "Deploy: Shuffle a card from an opponent's hand into their deck.",
      "Deploy: Each player shuffles their hand into their deck, then draws that many cards.",
      "Deploy: Each opponent discards down to 2 cards.",
      "Deploy: Discard a card, then target opponent discards a Drone.",
      "Deploy: Target opponent discards a card. Gain crystals equal to its crystal cost.",
      "Deploy: Steal 1 crystal from target opponent for each card in their hand.",
      "Cooldown: If an opponent has a Drone in hand, gain 1 crystal.",
      "Cooldown: Each opponent discards a Drone.",
      "Deploy: Choose one: gain 1 crystal; or each opponent may discard a Drone.",
      "Deploy: Choose one: gain 1 crystal; or target opponent may discard a Drone to draw a card.",
      "Cooldown: Each opponent may discard a Drone to draw a card.",
      "Cooldown: You may discard a Drone from an opponent's hand.",
      "When an opponent discards a card, you may look at their hand.",
      "When an opponent discards a card, you may discard a card from their hand.",
      "When you play a Drone, if target opponent has a Drone in hand, gain 1 crystal.",
      "When an opponent plays a card, you may look at their hand, then choose a card for them to discard.",
      "Aftermath: For each opponent, look at their hand, then choose a card for them to discard.",
      "Aftermath: Look at the top card of target opponent's deck. You may discard it.",
      "Costs 1 crystal less for each card in your opponents' hands.",
      "Costs 1 crystal less for each card in your hand.",
      "Costs 1 crystal less if each opponent has at least 3 cards in hand.",
      "Costs 1 crystal less if an opponent has at least 4 cards in hand.",
      "You may discard a Drone from your hand to play this card for 0 crystals.",
      "Stealth.",
      "Deploy: You may put the top card of your deck into play.",
      "Deploy: Play the top card of your deck.",
      "Deploy: Put the top card of target opponent's deck into play.",
      "Deploy: Discard the top card of your deck. If it is a Drone, draw it.",
      "Deploy: Look at the top card of your deck. If it is a Drone, you may draw it.",
  };
  for (const char* edition : {"classic", "current", "alternating"}) {
    for (const int seats : {2, 3}) {
      for (std::size_t from = 0; from < texts.size(); from += 10) {
        const auto first = texts.begin() + static_cast<std::ptrdiff_t>(from);
        const LaidTable table = lay_own(edition, {first, std::min(first + 10, texts.end())}, seats);
        for (const int options : {0, static_cast<int>(kAskEveryone)}) {
          const Subject subject{&table.game(), [&](std::uint64_t seed) {
                                  State s = table.opening(seed);
                                  s.header().options |= static_cast<std::uint8_t>(options);
                                  return s;
                                }};
          EXPECT_EQ(check_laws(subject, from + 1, {.every = 7}).broken, "")
              << edition << ", " << seats << ", " << from;
        }
      }
    }
  }
}

// [CF 12.50] A thousand abilities, each of which goes through a whole hand.
TEST(OwnCards, AbilitiesThatGoThroughWholeHandsComeToAnEnd) {
  const std::vector<std::string> texts = {
      "When you discard a card, discard your hand, then draw that many cards.",
      "Deploy: Discard a card, then draw 3 cards."};
  for (const char* edition : {"classic", "classic-2024", "current"}) {
    for (const int seats : {2, 4}) {
      const LaidTable table = lay_own(edition, texts, seats);
      const Subject subject{&table.game(), [&](std::uint64_t seed) { return table.opening(seed); }};
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const GameResult game = play_random(subject, seed, 60000);
        EXPECT_EQ(game.broken, "") << edition << ", " << seats;
        EXPECT_TRUE(game.over);
      }
    }
  }
}

}  // namespace
}  // namespace verbatim
