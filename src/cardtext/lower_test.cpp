// Lowering knows no game: a table of five natives is a game to it. Text on the left, program on the right.

#include "cardtext/lower.h"

#include <gtest/gtest.h>

#include "cardtext/compile.h"
#include "program/listing.h"
#include "program/vocabulary.h"

namespace verbatim::cardtext {
namespace {

constexpr std::string_view kWords = R"(
sort card
sort lane
sort player
unit gold : gold
trigger play = trigger:play : Play
period turn = period:turn : turn
head<player> player : player(s)
head<player> opponent : opponent(s)
head<card> card : card(s)
head<lane> lane : lane(s)
effect gain = verb:gain : gain~ {n:qty<gold>}
effect pay payable = verb:pay : pay~ {n:qty<gold>}
effect hurt = verb:hurt : hurt~ {p:sel<player>}
effect bow = verb:bow : bow~
condition dark = cond:dark : it is dark
)";

struct Toy {
  Toy() {
    const auto compiled = compile_grammar(split_vocabulary("toy", kWords));
    EXPECT_TRUE(compiled) << (compiled ? "" : compiled.error().front().message);
    if (compiled) grammar = *compiled;
    using enum Sort;
    const auto native = [&](const char* key, Native::Kind kind, int id) -> Native& {
      natives.push_back({});
      natives.back().key = key;
      natives.back().kind = kind;
      natives.back().id = id;
      return natives.back();
    };
    m.declaration.seats = 2;
    native("trigger:play", Native::Kind::Trigger, m.trigger("play", Stage::After).value);
    native("zones:in_play", Native::Kind::Zones, 1);
    m.zone({.name = "table"});
    for (const char* verb : {"gain", "pay"}) {
      Native& n = native(verb == std::string("gain") ? "verb:gain" : "verb:pay", Native::Kind::Action,
                         m.verb(verb, {Seat, Number}).value);
      n.parameters = {Seat, Number};
      n.meanings = {"who", "how many"};
      n.can = m.function("can " + std::string(verb), {Seat, Number}, Truth).value;
    }
    Native& hurt = native("verb:hurt", Native::Kind::Action, m.verb("hurt", {Seats}).value);
    hurt.parameters = {Seats};
    hurt.meanings = {"to whom"};
    native("cond:dark", Native::Kind::Function, m.function("dark", {}, Truth).value);
    face = m.face({.name = "Toy"});
  }

  std::vector<Diagnostic> lower(const std::string& text) {
    const CardReading reading = read_card(grammar, text);
    EXPECT_TRUE(reading.understood()) << text;
    return lower_card(grammar, reading, natives, m, face);
  }
  std::string program() { return listing(m.declaration, m.code, m.code.abilities.back().program); }

  Grammar grammar;
  Maker m;
  std::vector<Native> natives;
  FaceId face;
};

TEST(Lower, AnAbilityIsOneProgramWithItsText) {
  Toy t;
  ASSERT_TRUE(t.lower("Play: Gain 2 gold.").empty());
  ASSERT_EQ(t.m.code.abilities.size(), 1u);
  const verbatim::Ability& a = t.m.code.abilities.front();
  EXPECT_EQ(a.need, Need::Mandatory);
  EXPECT_EQ(t.m.code.labels[a.text.value], "Play: Gain 2 gold.");
  EXPECT_NE(t.program().find("gain"), std::string::npos) << t.program();
}

TEST(Lower, AMayIsOptionalAndGuardedByWhatItCosts) {
  Toy t;
  ASSERT_TRUE(t.lower("Play: You may pay 3 gold to hurt each opponent.").empty());
  const verbatim::Ability& a = t.m.code.abilities.front();
  EXPECT_EQ(a.need, Need::Optional);
  EXPECT_NE(listing(t.m.declaration, t.m.code, a.feasible).find("can pay"), std::string::npos);
  const std::string program = t.program();
  EXPECT_LT(program.find("choose"), program.find("pay ")) << program;
  EXPECT_LT(program.find("pay "), program.find("hurt")) << program;
  EXPECT_NE(program.find("opponents of"), std::string::npos) << "one event for all of them:\n" << program;
}

TEST(Lower, WhatTheRulesLackIsToldAndNothingIsAdded) {
  Toy t;
  const auto wrong = t.lower("Play: Gain 1 gold.\nPlay: Bow.");
  ASSERT_EQ(wrong.size(), 1u);
  EXPECT_EQ(wrong.front().code, Code::not_in_rules);
  EXPECT_TRUE(t.m.code.abilities.empty());
}

TEST(Lower, ATextWithoutATriggerIsTold) {
  Toy t;
  const auto wrong = t.lower("Gain 1 gold.");
  ASSERT_EQ(wrong.size(), 1u);
  EXPECT_EQ(wrong.front().code, Code::no_trigger);
}

TEST(Lower, ConditionsAreAskedWhenTheyAreReached) {
  Toy t;
  ASSERT_TRUE(t.lower("Play: If it is dark, gain 1 gold. Otherwise, pay 1 gold.").empty());
  EXPECT_EQ(t.m.code.abilities.front().triggered, kAlways);
  EXPECT_NE(t.program().find("dark"), std::string::npos);
}

}  // namespace
}  // namespace verbatim::cardtext
