#include "scenario/form.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "scenario/want.h"

namespace verbatim::scenario {
namespace {

Names some_names() {
  Names n;
  n.counters = {{0, {"hit points", "hit point"}}, {1, {"gold"}}};
  n.tokens = {{2, {"boosts", "boost"}}};
  n.places = {{5, {"Mining lane"}}, {6, {"Attack lane", "Battlefield lane"}}};
  n.zones = {{7, {"hand"}}, {8, {"deck", "draw pile"}}};
  n.phases = {{0, {"setup"}}, {1, {"Deploy"}}};
  n.marks = {{3, {"disabled"}}, {4, {"entered this round"}}};
  n.powers = {"a", "b"};
  n.plain = "Basic Trooper";
  n.sayings = {{"be done", "done"}, {"play {} in the Mining lane", "play {} to the Mining lane"}};
  return n;
}

class Forms : public ::testing::Test {
 protected:
  Names names = some_names();
  Words words{names};
  Understood read(StepKind kind, const std::string& text) {
    step = {kind, text, {}, 1};
    return understand(words, step);
  }
  Step step;
};

TEST_F(Forms, AStepHasOneForm) {
  const Understood u = read(StepKind::Given, "Ada has 6 gold and 1 hit point");
  ASSERT_EQ(u.trouble, "");
  EXPECT_STREQ(u.sentence.form->pattern, "{player} has {counters}");
  const auto& amounts = u.sentence.match.values[1].amounts;
  ASSERT_EQ(amounts.size(), 2u);
  EXPECT_EQ(amounts[0].of, 1);
  EXPECT_EQ(amounts[1].number, 1);
}

// What is said of each player's things is a form like that of one player's.
TEST_F(Forms, OfEachPlayer) {
  const Understood u = read(StepKind::Given, "each player's draw pile is 3 other cards");
  ASSERT_EQ(u.trouble, "");
  EXPECT_TRUE(u.sentence.match.values[0].everyone);
  EXPECT_EQ(u.sentence.match.values[1].number, 8);
  EXPECT_EQ(read(StepKind::Then, "each player's hand is empty").trouble, "");
  EXPECT_EQ(read(StepKind::Then, "each player's Battlefield lane has 2 boosts").trouble, "");
}

TEST_F(Forms, ANumberThatNoTableHoldsIsAnError) {
  EXPECT_EQ(read(StepKind::Given, "Ada has 32767 gold").trouble, "");
  for (const char* text : {"Ada has 32768 gold", "Ada has 1 hit point and 40000 gold",
                           "the round is 99999999999", "Ada's Mining lane holds 40000 boosts"}) {
    EXPECT_EQ(read(StepKind::Given, text).trouble, "numbers go to 32767") << text;
  }
}

TEST_F(Forms, ThingsAreCountedFromZero) {
  for (const char* text :
       {"Ada has -1 gold", "Ada's Mining lane holds -2 boosts", "Ada's hand holds -1 \"X\""})
    EXPECT_EQ(read(StepKind::Given, text).trouble, "this cannot be less than 0") << text;
  EXPECT_EQ(read(StepKind::Then, "Ada has -1 gold").trouble, "");
  EXPECT_EQ(read(StepKind::Then, "\"X\" has power -32768").trouble, "numbers begin at -32767");
}

TEST_F(Forms, ThingsWithMarksPowersAndTokens) {
  const Understood u =
      read(StepKind::Given,
           "Ben's Battlefield lane holds 2 Basic Troopers, a Drone card of power 3/1 (disabled, entered "
           "this round), \"Tank\" and 3 boosts");
  ASSERT_EQ(u.trouble, "");
  const auto& things = u.sentence.match.values[2].things;
  ASSERT_EQ(things.size(), 4u);
  EXPECT_EQ(u.sentence.match.values[1].number, 6);
  EXPECT_EQ(things[0].count, 2);
  EXPECT_EQ(things[0].card_name(), "Basic Trooper");
  EXPECT_EQ(things[1].card_name(), "Drone 3/1");
  EXPECT_EQ(things[1].marks, (std::vector<int>{3, 4}));
  EXPECT_EQ(things[2].card_name(), "Tank");
  EXPECT_EQ(things[3].kind, Thing::Kind::Token);
}

TEST_F(Forms, AnUnknownStepNamesTheNearestFormsAndThePlace) {
  const Understood u = read(StepKind::Then, "Ada has 6 silver");
  EXPECT_NE(u.trouble.find("no such step"), std::string::npos);
  EXPECT_NE(u.trouble.find("Then {player} has {counters}"), std::string::npos);
  EXPECT_EQ(read(StepKind::Given, "Ada wins").sentence.form, nullptr);
}

// A misspelt word is named, with the place where it stands and the word that makes it a step.
TEST_F(Forms, AMisspeltWordIsRepaired) {
  const auto expect = [&](StepKind kind, const std::string& text, std::size_t at, const std::string& meant) {
    const Understood u = read(kind, text);
    EXPECT_EQ(u.at, at) << u.trouble;
    EXPECT_NE(u.trouble.find("did you mean: " + meant + "\n"), std::string::npos) << u.trouble;
  };
  expect(StepKind::Then, "Ada has 6 glod", 10, "gold");
  expect(StepKind::Given, "Ada has priorty", 8, "priority");
  expect(StepKind::Given, "Bem has 6 gold", 0, "Ben");
  expect(StepKind::Given, "Ben's Atack lane holds 2 boosts", 6, "Attack");
  expect(StepKind::When, "the Deplyo begins", 4, "Deploy");
  EXPECT_EQ(read(StepKind::Then, "Ada has 6 silver").trouble.find("did you mean"), std::string::npos);
}

TEST_F(Forms, VerbsBecomeInfinitives) {
  EXPECT_EQ(infinitive("plays \"X\" to the Attack lane"), "play \"X\" to the Attack lane");
  EXPECT_EQ(infinitive("passes"), "pass");
  EXPECT_EQ(infinitive("is done"), "be done");
  EXPECT_EQ(infinitive("does not draw"), "not draw");
  EXPECT_EQ(infinitive("uses the Upgrade of \"X\""), "use the Upgrade of \"X\"");
}

TEST_F(Forms, WhatAChoiceStepWants) {
  using Kind = Want::Kind;
  EXPECT_EQ(read_want(words, 0, "choose 3").kind, Kind::Number);
  EXPECT_EQ(read_want(words, 0, "choose no").text, "no");
  EXPECT_EQ(read_want(words, 0, "choose Ben").kind, Kind::Seat);
  EXPECT_EQ(read_want(words, 0, "choose the Battlefield lane").text, "the Attack lane");
  EXPECT_EQ(read_want(words, 0, "be done").text, "done");
  EXPECT_EQ(read_want(words, 0, "play \"Tank\" in the Mining lane").text, "play \"Tank\" to the Mining lane");
  EXPECT_EQ(read_want(words, 0, "play \"Tank\" in the Attack lane").text, "play \"Tank\" in the Attack lane");
  const Want spots = read_want(words, 0, "choose 2 on the Attack lane and 1 on the Mining lane");
  ASSERT_EQ(spots.kind, Kind::Spots);
  EXPECT_EQ(spots.spots[0].of, 1);
  const Want sort = read_want(words, 0, "put \"B\" on top and \"A\", \"C\" on the bottom");
  ASSERT_EQ(sort.kind, Kind::Sort);
  EXPECT_EQ(sort.refs.size(), 1u);
  EXPECT_EQ(sort.others.size(), 2u);
  const Want ref = read_want(words, 0, "choose Ben's \"Tank\" in the Mining lane");
  ASSERT_EQ(ref.kind, Kind::Refs);
  EXPECT_EQ(ref.refs[0].owner, 1);
  EXPECT_EQ(ref.refs[0].zone, 5);
}

TEST(FormTable, EverySlotIsKnownAndNoFormStandsTwice) {
  std::vector<std::string> seen;
  for (const Form& f : forms()) {
    const std::string_view pattern = f.pattern;
    for (std::size_t at = pattern.find('{'); at != std::string_view::npos; at = pattern.find('{', at + 1)) {
      const std::string_view slot = pattern.substr(at + 1, pattern.find('}', at) - at - 1);
      EXPECT_TRUE(Words::knows(slot)) << pattern;
    }
    const std::string row = std::to_string(static_cast<int>(f.kind)) + f.pattern;
    EXPECT_EQ(std::count(seen.begin(), seen.end(), row), 0) << pattern;
    seen.push_back(row);
  }
}

}  // namespace
}  // namespace verbatim::scenario
