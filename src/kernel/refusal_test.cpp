// Which rule a refusal names, and under which a choice is told.

#include "kernel/small_game.h"

namespace verbatim {
namespace {

struct Refusing : testing::Test {
  SmallGame g;
  GameMaker& m = g.m;
  Who me{&g.m, Operand::constant(0)};
  Pick hand() { return m.from({g.hand}).whose(m.only(me)); }

  // Deals faces into the first hand and runs to the first stop.
  struct Run {
    Kernel k;
    State s;
  };
  Run start(const std::vector<FaceId>& cards) {
    Run r{Kernel(*g.game), {}};
    r.s = r.k.blank(3);
    Table t(*g.game, r.s);
    for (FaceId f : cards) t.add_object(f, 0, t.zone(g.hand, 0));
    r.k.begin(r.s);
    EXPECT_EQ(r.k.run(r.s), Stop::Decision);
    return r;
  }
};

// What a group is about is asked before whether it is open: a card elsewhere was never meant. A clause of the
// group forbids all of it; a requirement without one says what is meant.
TEST_F(Refusing, AShutGroupIsRefusedOnlyForWhatItIsAbout) {
  g.write([&](Proc& p) {
    auto card = p.object();
    auto lane = p.number();
    const Truth broke = m.counter_of(me, g.gold) > 0;
    p.ask(me)
        .clause("T 1")
        .objects_with(hand().where(m.printed(m.it(), g.strength) == 3), card, lane.index,
                      Operand::constant(0), nullptr, "play {}", broke, "T 2")
        .option("pass", nullptr)
        .option("pay", nullptr, broke)
        .because(m.size(m.zone(g.hand, me)) > 0, "T 3")
        .because(broke, "T 4")
        .option("stay", nullptr)
        .end();
  });
  Run r = start({g.knight, g.archer});
  const int knight = 0, archer = 1;
  const auto why = [&](OptionKind kind, int group, int value) {
    const Option wanted{kind, static_cast<std::uint8_t>(group), static_cast<std::int16_t>(value), 0, {}};
    const auto found = r.k.find(r.s, wanted);
    EXPECT_FALSE(found);
    return found ? Refusal{} : found.error();
  };
  const auto clause = [&](const Refusal& refusal) { return g.game->code().clauses[refusal.clause.value]; };
  const Refusal shut = why(OptionKind::Object, 0, knight);
  EXPECT_EQ(shut.kind, Refusal::Kind::Forbidden);
  EXPECT_TRUE(shut.whole_group);
  EXPECT_EQ(clause(shut), "T 2");
  EXPECT_EQ(why(OptionKind::Object, 0, archer).kind, Refusal::Kind::NoSuchOption) << "it was never meant";
  const Refusal pay = why(OptionKind::Single, 2, 0);
  EXPECT_FALSE(pay.whole_group);
  EXPECT_EQ(clause(pay), "T 4") << "the first reason that does not hold";
}

// Of several things each can be picked at some step: what keeps one out now is what was picked, and that is
// said.
struct RefusingNext : Refusing {
  std::string reason(Run& r, int value) {
    const auto found = r.k.find(r.s, {OptionKind::Object, 0xff, static_cast<std::int16_t>(value), 0, {}});
    if (found) return "offered";
    EXPECT_EQ(found.error().kind, Refusal::Kind::Forbidden) << value;
    EXPECT_TRUE(found.error().by_order);
    const std::string& why = found.error().reason;
    return g.game->code().clauses[found.error().clause.value] + " " + why.substr(0, why.find(':'));
  }
  std::vector<FaceId> four() {
    Face f;
    f.name = "Scout", f.fields = {1};
    const FaceId scout = m.face(f);
    f.name = "Guard";
    return {g.knight, g.archer, scout, m.face(f)};
  }
};

TEST_F(RefusingNext, OfSomeThings) {
  const std::vector<FaceId> cards = four();
  g.write([&](Proc& p) { p.ask_some(me, 2, 3).clause("T 1").objects(hand(), p.object(), nullptr).end(); });
  Run r = start(cards);
  EXPECT_EQ(reason(r, 2), "offered");
  EXPECT_EQ(reason(r, 3), "T 1 it comes after others that must be picked first") << "one would be too few";
  ASSERT_TRUE(r.k.answer(r.s, {1}));
  ASSERT_EQ(r.k.run(r.s), Stop::Decision);
  EXPECT_EQ(reason(r, 0), "T 1 it was passed over");
  EXPECT_EQ(reason(r, 1), "T 1 it is picked already");
  EXPECT_EQ(reason(r, 3), "offered");
}

TEST_F(RefusingNext, OfAnOrder) {
  const std::vector<FaceId> cards = four();
  g.write([&](Proc& p) { p.ask_order(me).clause("T 1").objects(hand(), p.object(), nullptr).end(); });
  Run r = start(cards);
  ASSERT_TRUE(r.k.answer(r.s, {2}));
  ASSERT_EQ(r.k.run(r.s), Stop::Decision);
  EXPECT_EQ(reason(r, 0), "offered");
  EXPECT_EQ(reason(r, 2), "T 1 it is picked already");
}

// A choice is told under the rule by which the option is taken, and with what was asked.
TEST_F(Refusing, TheLogCitesTheRuleOfTheOption) {
  g.write([&](Proc& p) {
    p.ask(me).prompt("what now?").clause("T 1").option("yes", nullptr).by("T 2").option("no", nullptr).end();
  });
  for (const int k : {0, 1}) {
    Run r = start({});
    LogList log;
    r.k.set_log(&log);
    ASSERT_TRUE(r.k.answer(r.s, {k}));
    ASSERT_EQ(log.entries.size(), 1u);
    const LogEntry& e = log.entries[0];
    EXPECT_EQ(g.game->code().clauses[e.clause.value], k == 0 ? "T 2" : "T 1");
    EXPECT_EQ(g.game->code().labels[e.question.value], "what now?");
  }
}

}  // namespace
}  // namespace verbatim
