// Who may resolve what, and in which order: the notes on windows, with their examples.

#include <gtest/gtest.h>

#include "tests/clauses/moment.h"

namespace verbatim::clauses {
namespace {

struct Abc : Moment {
  Abc() {
    abilities(A, {"A1", "A2", "A3", "A4"});
    abilities(B, {"B1"});
    abilities(C, {"C1", "C2"});
    ready();
  }
};

// [AB N4.2, 1.19] Alice is active with four abilities, Bob has one, Cheng two.
TEST(Clause_N4_2, ABC_a_Base) {
  Abc g;
  EXPECT_EQ(g.play({"A1", "B1", "C1", "A2", "C2", "A3", "A4"}).trace,
            "A1 B1 C1 A2 [B] C2 A3 [B] [C] A4 [B] [C] [A]");
}

// [AB N4.5] Alice declines her second; Cheng's second breaks the series at two, and she may go on.
TEST(Clause_N4_5, ABC_b_FirstVariation) {
  Abc g;
  const Told t = g.play({"A1", "B1", "C1", "-", "C2", "A3", "A4"});
  EXPECT_EQ(t.trace, "A1 B1 C1 [A] [B] C2 A3 [B] [C] A4 [B] [C] [A]");
  EXPECT_EQ(t.story, "A1 B1 C1 C2 A3 A4");
}

// [AB N4.5] Alice declines her third; three in a row close the window and the fourth is never offered.
TEST(Clause_N4_5, ABC_c_SecondVariation) {
  Abc g;
  const Told t = g.play({"A1", "B1", "C1", "A2", "C2", "-"});
  EXPECT_EQ(t.trace, "A1 B1 C1 A2 [B] C2 [A] [B] [C]");
  EXPECT_EQ(g.play({"A1", "B1", "C1", "A2", "C2", "-", "A4"}).story, "A1 B1 C1 A2 C2 never: A4");
}

// [AB N4.3] Two players who both decline at once.
TEST(Clause_N4_3, ABC_d_TwoPlayersDecline) {
  Moment g(2);
  g.abilities(A, {"A1"});
  g.abilities(B, {"B1"});
  g.ready();
  EXPECT_EQ(g.play({"-", "-"}).trace, "[A] [B]");
}

// [AB N4.3] Who has nothing to use is passed over and counts as having declined.
TEST(Clause_N4_3, ABC_e_NothingToUseCountsAsDecline) {
  Moment g;
  g.abilities(A, {"A1", "A2"});
  g.abilities(C, {"C1"});
  g.ready();
  EXPECT_EQ(g.play({"A1", "-", "-"}).trace, "A1 [B] [C] [A]");
  EXPECT_EQ(g.play({"-", "-", "A1"}).trace, "[A] [B] [C] never: A1");
}

// [AB N4.3] A player who leaves the game inside the window no longer counts.
TEST(Clause_N4_3, TN4_3_OnlyTheLivingCount) {
  Moment g;
  g.abilities(A, {"A1", "A2"});
  g.component("Poison", B,
              {.on = g.now, .may = true, .does = [&](Proc& p) { p.verb(g.v.eliminate, {g.seat(C)}); }});
  g.abilities(C, {"C1"});
  g.ready();
  EXPECT_EQ(g.play({"A1", "Poison", "-"}).trace, "A1 Poison [A] [B]");
}

// [AB N1, N4.2] Bob's ability destroys what Alice's second is printed on.
TEST(Clause_N4_2, ABC_f_ObjectGone) {
  Moment g;
  g.abilities(A, {"A1"});
  const Obj second = g.unit("A2", A);
  g.prints("A2", {.on = g.now, .may = true});
  g.component("B1", B, {.on = g.now, .may = true, .does = [&](Proc& p) { g.happens(p, g.destroy, second); }});
  g.ready();
  EXPECT_EQ(g.play({"A1", "B1", "A2"}).story, "A1 B1 destroy(A2) never: A2");
  EXPECT_EQ(g.play({"A1", "-", "A2"}).story, "A1 A2");
}

// [AB N1, N4.2] Cheng gains a fitting ability through his first: offered at his next priority.
TEST(Clause_N4_2, ABC_g_AbilityGained) {
  Moment g;
  g.abilities(A, {"A1"});
  g.prints("Gift", {.on = g.now, .may = true});
  const Obj gift = g.put("Gift", C, Reserve);
  g.component("C1", C, {.on = g.now, .may = true, .does = [&](Proc& p) {
                          g.move(p, gift, g.m.zone(Play, g.m.you()));
                        }});
  g.ready();
  EXPECT_EQ(g.play({"C1", "A1", "Gift"}).trace, "[A] [B] C1 A1 [B] Gift [A] [B] [C]");
}

// [AB 1.8, N4.3, K2] A mandatory ability: declining is illegal until it is resolved or no longer applies.
TEST(Clause_N4_3, ABC_h_MandatoryForbidsDeclining) {
  Moment g(2);
  g.component("Must", A, {.on = g.now, .applies = g.has(g.seat(A), Goods) == 0});
  g.abilities(A, {"A1"});
  g.component("B1", B, {.on = g.now, .may = true, .does = [&](Proc& p) { g.add(p, g.seat(A), Goods, 1); }});
  g.ready();
  const Told t = g.play({"-"});
  EXPECT_EQ(t.trace, "cannot decline (A: Must A1)");
  EXPECT_EQ(g.play({"Must", "-"}).trace, "Must [B] [A]");
  EXPECT_EQ(g.play({"A1", "B1"}).trace, "A1 B1 [A] [B]") << "it stopped applying while it waited";
  EXPECT_EQ(g.play({"A1", "-"}).trace, "A1 [B] Must [B] [A]");
}

// [AB 1.8] The refusal of an illegal decline says so, and nothing changes.
TEST(Clause_1_8, T1_8_RefusedDeclineLeavesNoTrace) {
  Moment g(2);
  g.component("Must", A, {.on = g.now});
  g.abilities(A, {"A1"});
  g.ready();
  Kernel k(g.made());
  const State s = g.stop_at_first(k);
  const State copy = s;
  const auto found = k.find(s, {.kind = OptionKind::Decline, .group = 0xff});
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().kind, Refusal::Kind::Forbidden);
  EXPECT_TRUE(copy == s);
}

std::vector<std::string> calls(bool holds, bool bob_acts, bool forced, int options) {
  Moment g;
  if (holds) g.card("Secret", A, {.on = g.now});
  g.card("B1", B, {.on = g.now});
  g.ready(Order::Initiative, forced);
  return g.play(bob_acts ? std::vector<std::string>{"B1"} : std::vector<std::string>{}, options).calls;
}

// [AB N4.3] Hidden hands: the same priority calls whether or not a player holds a playable card.
TEST(Clause_N4_3, ABC_i_HiddenHands) {
  using Calls = std::vector<std::string>;
  for (const bool forced : {true, false}) {
    const int options = forced ? 0 : kAskEveryone;
    EXPECT_EQ(calls(true, false, forced, options), (Calls{"A", "B", "C"}));
    EXPECT_EQ(calls(false, false, forced, options), (Calls{"A", "B", "C"}));
    EXPECT_EQ(calls(true, true, forced, options), calls(false, true, forced, options));
    EXPECT_EQ(calls(false, true, forced, options).size(), forced ? 5u : 8u)
        << "A, B1, then C, A, B decline; asking everyone, the cancel window of B1 asks three too";
  }
  EXPECT_NE(calls(true, false, false, 0), calls(false, false, false, 0)) << "what asking everyone hides";
}

// [AB N4.3] And a window for which nobody at all holds anything still asks everyone.
TEST(Clause_N4_3, ABC_i_EmptyWindowAsksToo) {
  Moment g;
  g.ready(Order::Initiative, true);
  EXPECT_EQ(g.play({}).trace, "[A] [B] [C]");
}

// [AB N4] The active player has initiative 5; then 6, 7, and round again from the lowest.
TEST(Clause_N4, TN4_RelativeTurnOrder) {
  Moment g(4);
  const int initiative[] = {7, 5, 2, 6};
  for (int s = 0; s < 4; ++s) g.set(s, Initiative, initiative[s]);
  g.set_table(Active, B);
  g.abilities(A, {"A7"});
  g.ready();
  EXPECT_EQ(g.play({}).trace, "[B] [D] [A] [C]");
}

// [AB N4.1] Between two of mine every other player may resolve one.
TEST(Clause_N4_1, TN4_1_OneAtATime) {
  Moment g;
  g.abilities(A, {"A1", "A2"});
  g.abilities(B, {"B1"});
  g.abilities(C, {"C1"});
  g.ready();
  EXPECT_EQ(g.play({"A1", "A2"}).trace, "A1 [B] [C] A2 [B] [C] [A]");
  EXPECT_EQ(g.play({"A1", "B1", "C1", "A2"}).story, "A1 B1 C1 A2");
  EXPECT_EQ(g.play({"A1", "B1", "A2", "C1"}).story, "A1 B1 A2 C1") << "Cheng may also wait";
}

// [AB N4.4] After declining, a player acts again only if somebody else acted since.
TEST(Clause_N4_4, TN4_4_NobodyIsOut) {
  Moment g;
  g.abilities(A, {"A1"});
  g.abilities(C, {"C1"});
  g.ready();
  EXPECT_EQ(g.play({"-", "C1", "A1"}).trace, "[A] [B] C1 A1 [B] [C] [A]");
  EXPECT_EQ(g.play({"-", "-", "A1"}).trace, "[A] [B] [C] never: A1");
}

}  // namespace
}  // namespace verbatim::clauses
