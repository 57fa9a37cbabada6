// A step that may mean this or that is an error; where nothing tells two cards apart it may mean either.

#include "tests/scenarios/told.h"

namespace verbatim::testing {
namespace {

std::string played(const std::string& text, const std::string& laid, const std::string& answer) {
  return "Given a card \"X\": \"Deploy: " + text +
         "\"\nAnd a card \"A\" (1/2/3)\nAnd a card \"B\" (1/2/3)\nAnd Ada's hand is \"X\"\n" + laid +
         "When Ada plays \"X\" to the Production lane\nAnd Ada " + answer + "\n";
}

TEST(ScenarioWhichOne, Branches) {
  const char* text = "Choose one: gain 1 crystal; or gain 1 hit point.";
  expect_fails(played(text, "", "chooses \"gain 1\"") + "Then Ada has 6 crystals\n", "which one?");
  expect_fails(played(text, "", "tries to choose \"gain 1\"") + "Then it is accepted\n", "which one?");
  expect_passes(played(text, "", "chooses \"gain 1 crystal\"") + "Then Ada has 6 crystals\n");
  // What is named in full is meant, though another begins so.
  const char* longer = "Choose one: gain 1 crystal; or gain 1 crystal and gain 1 hit point.";
  expect_passes(played(longer, "", "chooses \"gain 1 crystal\"") + "Then Ada has 20 hit points\n");
}

TEST(ScenarioWhichOne, CardsOfAName) {
  const std::string places =
      "And Ben's Mining lane holds \"A\"\nAnd Ben's Attack lane holds \"A\" and \"B\"\n";
  const std::string players =
      "And each player's Attack lane holds \"A\"\nAnd Ben's Mining lane holds \"B\"\n";
  const std::string marks = "And Ben's Mining lane holds \"A\", \"A\" (disabled) and \"B\"\n";
  for (const std::string& laid : {places, players, marks}) {
    for (const char* text : {"Destroy up to 2 cards.", "Destroy 2 cards.", "Destroy any number of cards."})
      expect_fails(played(text, laid, "chooses \"A\" and \"B\"") + "Then the game goes on\n", "which one?");
    expect_fails(played("Destroy up to 2 cards.", laid, "chooses \"A\"") + "Then the game goes on\n",
                 "which one?");
    expect_fails(
        played("Destroy up to 2 cards.", laid, "tries to choose \"A\" and \"B\"") + "Then it is accepted\n",
        "which one?");
    expect_fails(played("Destroy a card.", laid, "tries to choose \"A\"") + "Then it is accepted\n",
                 "which one?");
  }
  expect_passes(
      played("Destroy 2 cards.", places, "chooses \"A\" in the Mining lane and \"A\" in the Attack lane") +
      "Then Ben's Attack lane is \"B\"\nAnd Ben's Mining lane is empty\n");
  expect_passes(played("Destroy 2 cards.", places, "chooses \"A\" and \"A\"") +
                "Then Ben's Attack lane is \"B\"\nAnd Ben's Mining lane is empty\n");
  expect_passes(played("Destroy 2 cards.", places, "chooses \"A\" and \"A\" in the Mining lane") +
                "Then Ben's Attack lane is \"B\"\nAnd Ben's Mining lane is empty\n");
  expect_passes(played("Destroy 2 cards.", players, "chooses Ben's \"A\" and \"B\"") +
                "Then Ben's Attack lane is empty\nAnd Ada's Attack lane is \"A\"\n");
}

// What the choice at hand does not offer, or not together with the others, is not meant.
TEST(ScenarioWhichOne, OnlyWhatCanBeChosenIsMeant) {
  const std::string players =
      "And each player's Attack lane holds \"A\"\nAnd Ben's Mining lane holds \"B\"\n";
  expect_passes(played("Destroy up to 2 of target opponent's cards.", players, "chooses \"A\" and \"B\"") +
                "Then Ben's Attack lane is empty\nAnd Ada's Attack lane is \"A\"\n");
}

TEST(ScenarioWhichOne, CopiesAreOne) {
  const std::string copies = "And Ben's Mining lane holds 3 \"A\" and \"B\"\n";
  expect_passes(played("Destroy up to 2 cards.", copies, "chooses \"A\" and \"B\"") +
                "Then Ben's Mining lane is 2 \"A\"\n");
  expect_passes(played("Destroy up to 2 cards.", copies, "chooses \"A\"") +
                "Then Ben's Mining lane is 2 \"A\" and \"B\"\n");
  expect_fails(played("Destroy 2 cards.", copies, "chooses \"A\"") + "Then the game goes on\n",
               "more must be chosen");
  expect_fails(played("Destroy 2 cards.", copies, "chooses 3 \"A\"") + "Then the game goes on\n",
               "nobody can ever");
  expect_fails(
      played("Destroy 2 cards.", copies, "chooses \"A\", \"A\" and \"A\"") + "Then the game goes on\n",
      "these cannot be chosen together");
}

// Who must give one at least gives the first copy without being asked; the names are of all that are given.
TEST(ScenarioWhichOne, OneThatIsTakenByItselfIsNamedToo) {
  const char* text =
      "You may discard up to 3 cards from your Attack lane to gain 1 crystal for each card discarded this "
      "way.";
  const auto with = [&](const std::string& answer) {
    return played(text, "And Ada's Attack lane holds 3 \"A\"\nAnd Ada has 0 crystals\n",
                  "chooses yes\nAnd Ada " + answer);
  };
  expect_passes(with("chooses \"A\"") + "Then Ada has 1 crystal\nAnd Ada's Attack lane is 2 \"A\"\n");
  expect_passes(with("chooses \"A\" and \"A\"") + "Then Ada has 2 crystals\n");
  expect_passes(with("chooses \"A\", \"A\" and \"A\"") + "Then Ada has 3 crystals\n");
  expect_passes(with("chooses nothing") + "Then Ada has 1 crystal\n");
  expect_passes(with("tries to choose \"A\", \"A\" and \"A\"") +
                "Then it is accepted\nAnd Ada has 3 crystals\n");
  expect_passes(with("tries to choose \"A\", \"A\", \"A\" and \"A\"") +
                "Then it is refused\nWhen Ada chooses nothing\n" + "Then Ada has 1 crystal\n");
  expect_fails(with("chooses \"A\", \"A\", \"A\" and \"A\"") + "Then the game goes on\n",
               "cannot be chosen together");
}

// Names that fit the same cards are counted: there is one way to choose all of them.
TEST(ScenarioWhichOne, ManyOfAName) {
  std::string laid, names;
  for (const char* lane : {"Mining", "Attack", "Production"})
    laid += "And Ada's " + std::string(lane) +
            " lane holds 3 Drone cards of power 1 and 3 Drone cards of power 1 (disabled)\n";
  const auto some = [](int n) {
    std::string out = "\"Drone 1\"";
    for (int i = 1; i < n; ++i) out += (i + 1 < n ? ", " : " and ") + std::string("\"Drone 1\"");
    return out;
  };
  const char* text = "You may discard any number of Drones you control to gain 1 crystal.";
  const auto chosen = [&](int n) { return played(text, laid, "chooses yes\nAnd Ada chooses " + some(n)); };
  expect_passes(chosen(18) + "Then Ada's Production lane is \"X\"\nAnd Ada's Attack lane is empty\n");
  expect_fails(chosen(17) + "Then the game goes on\n", "which one?");
  // Of the cards of one player few are accepted, and there are many readings of the names.
  std::string both;
  for (const char* lane : {"Mining", "Attack", "Production"})
    both += "And each player's " + std::string(lane) +
            " lane holds 3 Drone cards of power 1, 3 Drone cards of power 1 (disabled), 3 Drone cards of "
            "power 1 (exhausted) and 3 Drone cards of power 1 (entered this round)\n";
  const std::string discard = played(text, both, "chooses yes\nAnd Ada chooses " + some(30));
  expect_fails(discard + "Then the game goes on\n", "which one?");
  expect_fails(played("Destroy up to 2 cards.", both, "chooses " + some(12)) + "Then the game goes on\n",
               "these cannot be chosen together");
  expect_fails(chosen(19) + "Then the game goes on\n", "these cannot be chosen together");
}

}  // namespace
}  // namespace verbatim::testing
