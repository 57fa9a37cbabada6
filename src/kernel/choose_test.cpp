// The five kinds of decisions, one index at a time and as one answer; refusals; forced choices; copies.

#include <set>

#include "kernel/save.h"
#include "kernel/small_game.h"

namespace verbatim {
namespace {

struct Choosing : testing::Test {
  SmallGame g;
  GameMaker& m = g.m;
  Who me{&g.m, Operand::constant(0)};
  Pick hand() { return m.from({g.hand}).whose(m.only(me)); }

  // Deals faces into the first hand and runs to the first stop.
  struct Run {
    Kernel k;
    State s;
    Stop stop;
  };
  Run start(const std::vector<FaceId>& cards, int options = 0) {
    Run r{Kernel(*g.game), {}, Stop::Failed};
    r.s = r.k.blank(3);
    Table t(*g.game, r.s);
    for (FaceId f : cards) t.add_object(f, 0, t.zone(g.hand, 0));
    r.s.header().options = static_cast<std::uint8_t>(options);
    r.k.begin(r.s);
    r.stop = r.k.run(r.s);
    return r;
  }
  std::string in_play(const State& s) const {
    const Table t(*g.game, s);
    std::string out;
    for (int o : t.in(t.zone(g.play, 0))) out += (out.empty() ? "" : " ") + std::to_string(o);
    return out;
  }
  int gold(const State& s) const { return Table(*g.game, s).counter(0, g.gold); }
  void play_list(Proc& p) {
    auto card = p.object();
    p.each_listed(card, [&] { p.verb(g.core.move, {card, m.zone(g.play, me)}); });
  }
};

TEST_F(Choosing, OneOfWritesTheRegisterAndGoesToItsBody) {
  g.write([&](Proc& p) {
    auto card = p.object();
    p.ask(me)
        .prompt("play a card")
        .objects(hand(), card, [&] { p.verb(g.core.move, {card, m.zone(g.play, me)}); })
        .option("pass", [&] { p.verb(g.core.add, {me, Num(g.gold), Num(1)}); })
        .end();
  });
  Run r = start({g.knight, g.archer});
  ASSERT_EQ(r.stop, Stop::Decision);
  EXPECT_EQ(told(r.k, r.s), "Knight Archer pass");
  State played = r.s, passed = r.s;
  ASSERT_TRUE(r.k.answer(played, {1}));
  EXPECT_EQ(r.k.run(played), Stop::Over);
  EXPECT_EQ(in_play(played), "1");
  EXPECT_EQ(gold(played), 0);
  ASSERT_TRUE(r.k.answer(passed, {2}));
  EXPECT_EQ(r.k.run(passed), Stop::Over);
  EXPECT_EQ(in_play(passed), "");
  EXPECT_EQ(gold(passed), 1);
}

TEST_F(Choosing, ANumber) {
  g.write([&](Proc& p) {
    auto n = p.number();
    p.ask_number(me).numbers(2, 5, n, [&] { p.verb(g.core.add, {me, Num(g.gold), n}); }).end();
  });
  Run r = start({});
  EXPECT_EQ(r.k.decision().kind, ChoiceKind::Number);
  EXPECT_EQ(told(r.k, r.s), "2 3 4 5");
  ASSERT_TRUE(r.k.answer(r.s, {3}));
  r.k.run(r.s);
  EXPECT_EQ(gold(r.s), 5);
}

TEST_F(Choosing, SomeOfNamesEverySubsetOnce) {
  g.write([&](Proc& p) {
    p.ask_some(me, 1, 2).objects(hand(), p.object(), nullptr).end();
    play_list(p);
  });
  Run r = start({g.knight, g.archer, g.knight});
  std::set<std::string> seen;
  const std::function<void(const State&)> walk = [&](const State& s) {
    State here = s;
    if (r.k.run(here) == Stop::Over) {
      EXPECT_TRUE(seen.insert(in_play(here)).second) << "named twice: " << in_play(here);
      return;
    }
    const auto n = static_cast<int>(r.k.decision().options.size());
    for (int i = 0; i < n; ++i) {
      State next = here;
      ASSERT_TRUE(r.k.answer(next, {i}));
      walk(next);
    }
  };
  // Two knights are alike: {0}, {1}, {0 2}, {0 1}.
  walk(r.s);
  EXPECT_EQ(seen, (std::set<std::string>{"0", "1", "0 1", "0 2"}));
}

TEST_F(Choosing, SomeOfAsOneAnswer) {
  g.write([&](Proc& p) {
    p.ask_some(me, 0, 3).every_copy().objects(hand(), p.object(), nullptr).end();
    play_list(p);
  });
  Run r = start({g.knight, g.archer, g.knight});
  EXPECT_EQ(told(r.k, r.s), "done Knight Archer Knight");
  EXPECT_EQ(r.k.decision().least, 0);
  EXPECT_EQ(r.k.decision().most, 3);
  State whole = r.s, steps = r.s;
  ASSERT_TRUE(r.k.answer(whole, {1, 2}));  // the first, then the third; then nothing is left to pick
  r.k.run(whole);
  for (int i : {1, 2}) {
    ASSERT_TRUE(r.k.answer(steps, {i}));
    ASSERT_EQ(r.k.run(steps), i == 1 ? Stop::Decision : Stop::Over);
  }
  EXPECT_EQ(in_play(whole), "0 2");
  EXPECT_EQ(in_play(steps), "0 2");
}

TEST_F(Choosing, SomeOfWithCopiesTakesAsManyAsAsked) {
  g.write([&](Proc& p) {
    p.ask_some(me, 2, 2).objects(hand(), p.object(), nullptr).end();
    play_list(p);
  });
  Run forced = start({g.knight, g.knight});
  EXPECT_EQ(forced.stop, Stop::Over);  // both, without asking
  EXPECT_EQ(in_play(forced.s), "0 1");
  Run r = start({g.knight, g.archer, g.knight});
  EXPECT_EQ(r.k.decision().picked, 1);  // an archer alone would be too few: one knight is forced
  EXPECT_EQ(told(r.k, r.s), "Knight Archer");
}

TEST_F(Choosing, AnOrderHasEveryItemOnce) {
  g.write([&](Proc& p) {
    p.ask_order(me).objects(hand(), p.object(), nullptr).end();
    play_list(p);
  });
  Run r = start({g.knight, g.archer, g.archer});
  EXPECT_EQ(r.k.decision().kind, ChoiceKind::Order);
  EXPECT_EQ(told(r.k, r.s), "Knight Archer");  // two archers are alike
  ASSERT_TRUE(r.k.answer(r.s, {1, 0}));
  EXPECT_EQ(r.k.run(r.s), Stop::Over);  // what is left is forced
  EXPECT_EQ(in_play(r.s), "1 0 2");
}

TEST_F(Choosing, ADistributionAddsUpAndKeepsItsCaps) {
  g.write([&](Proc& p) {
    auto amount = p.number();
    p.ask_distribution(me, 4, 4, m.printed(m.it(), g.strength)).objects(hand(), p.object(), nullptr).end();
    p.each_listed(amount, [&] {
      p.verb(g.core.set_counter, {me, Num(g.gold), m.counter_of(me, g.gold) * 10 + amount});
    });
  });
  Run r = start({g.knight, g.archer});  // caps 3 and 2, four in all
  EXPECT_EQ(r.k.decision().kind, ChoiceKind::Distribute);
  EXPECT_EQ(told(r.k, r.s), "2 3");
  ASSERT_TRUE(r.k.answer(r.s, {0}));
  EXPECT_EQ(r.k.run(r.s), Stop::Over);  // the rest goes to the archer
  EXPECT_EQ(gold(r.s), 22);
}

TEST_F(Choosing, SlotsOfADistributionAreNeverMerged) {
  g.write([&](Proc& p) {
    auto amount = p.number();
    p.ask_distribution(me, 2, 2, 2).objects(hand(), p.object(), nullptr).end();
    p.each_listed(amount, [&] { p.verb(g.core.add, {me, Num(g.gold), Num(1)}); });
  });
  Run r = start({g.knight, g.knight, g.knight});
  ASSERT_TRUE(r.k.answer(r.s, {0, 1}));
  EXPECT_EQ(r.k.run(r.s), Stop::Over);
  EXPECT_EQ(gold(r.s), 3);  // three slots
}

TEST_F(Choosing, ALessThanPossibleTotalIsAsMuchAsPossible) {
  g.write([&](Proc& p) {
    auto amount = p.number();
    p.ask_distribution(me, 9, 9, 2).objects(hand(), p.object(), nullptr).end();
    p.each_listed(amount, [&] { p.verb(g.core.add, {me, Num(g.gold), amount}); });
  });
  Run r = start({g.knight, g.archer});
  EXPECT_EQ(r.stop, Stop::Over);
  EXPECT_EQ(gold(r.s), 4);
}

// Choosing from a list looks at the list before, not at the one that is being chosen.
TEST_F(Choosing, FromAList) {
  g.write([&](Proc& p) {
    p.list_of(hand().where(m.printed(m.it(), g.strength) == 3));
    p.ask_some(me, 1, 1).every_copy().objects(m.from_list(), p.object(), nullptr).end();
    play_list(p);
    p.drop_list();
  });
  Run r = start({g.archer, g.knight, g.knight});
  ASSERT_EQ(r.stop, Stop::Decision);
  EXPECT_EQ(told(r.k, r.s), "Knight Knight");
  ASSERT_TRUE(r.k.answer(r.s, {1}));
  EXPECT_EQ(r.k.run(r.s), Stop::Over);
  EXPECT_EQ(in_play(r.s), "2");
}

TEST_F(Choosing, AListCanBeMadeFromAList) {
  g.write([&](Proc& p) {
    p.list_of(hand());
    p.list_of(m.from_list().where(m.printed(m.it(), g.strength) == 2));
    play_list(p);
    p.drop_list();
  });
  Run r = start({g.archer, g.knight, g.archer});
  EXPECT_EQ(in_play(r.s), "0 2");
}

// ---- refusals

TEST_F(Choosing, RefusalsLeaveTheStateByteForByte) {
  g.write([&](Proc& p) {
    auto card = p.object();
    p.ask_some(me, 1, 2).clause("T 1").objects(hand(), p.object(), nullptr).end();
    play_list(p);
    p.ask(me)
        .objects(hand().where(m.printed(m.it(), g.strength) == 3, m.clause("T 2")), card, nullptr)
        .option("pass", nullptr)
        .option("never", nullptr, m.counter_of(me, g.gold) > 0, "T 3")
        .end();
  });
  Run r = start({g.knight, g.archer, g.knight, g.archer});
  const auto before = save(r.s);
  const auto clause = [&](const Refusal& refusal) { return g.game->code().clauses[refusal.clause.value]; };
  const auto refused = [&](const Answer& a) {
    const auto result = r.k.answer(r.s, a);
    EXPECT_FALSE(result);
    EXPECT_EQ(save(r.s), before);
    return result ? Refusal{} : result.error();
  };
  EXPECT_EQ(refused({}).kind, Refusal::Kind::Incomplete);
  EXPECT_EQ(refused({-1}).kind, Refusal::Kind::NoSuchOption);
  EXPECT_EQ(clause(refused({99})), "T 1");
  EXPECT_EQ(refused({0, 99}).kind, Refusal::Kind::NoSuchOption);
  EXPECT_EQ(refused({0, 1, 0}).reason, "the answer has more steps than the choice");
  EXPECT_EQ(told(r.k, r.s), "Knight Archer");  // still asked the same
  ASSERT_TRUE(r.k.answer(r.s, {0, 2}));
  ASSERT_EQ(r.k.run(r.s), Stop::Decision);

  const State second = r.s;
  const auto archer = r.k.find(r.s, {OptionKind::Object, 0xff, 3, 0, {}});
  const auto never = r.k.find(r.s, {OptionKind::Single, 2, 0, 0, {}});
  ASSERT_FALSE(archer);
  ASSERT_FALSE(never);
  EXPECT_EQ(archer.error().kind, Refusal::Kind::Forbidden);
  EXPECT_EQ(clause(archer.error()), "T 2");
  EXPECT_EQ(clause(never.error()), "T 3");
  EXPECT_EQ(r.s, second);
}

TEST_F(Choosing, NobodyIsAskedWhenTheGameIsOver) {
  g.idle();
  Run r = start({});
  ASSERT_EQ(r.stop, Stop::Over);
  const auto result = r.k.answer(r.s, {0});
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().kind, Refusal::Kind::NotAsked);
}

// ---- forced choices and copies

TEST_F(Choosing, AForcedChoiceIsTakenUnlessTheGameOrTheTableSaysAsk) {
  const auto write = [](SmallGame& game, bool ask) {
    game.write([&](Proc& p) {
      auto card = p.object();
      auto asking = p.ask({&game.m, Operand::constant(0)});
      asking.objects(game.m.from({game.hand}), card, nullptr);
      if (ask) asking.ask_forced();
      asking.end();
    });
  };
  write(g, false);
  EXPECT_EQ(start({g.knight}).stop, Stop::Over);
  EXPECT_EQ(start({g.knight}).s.header().choices, 0u);
  EXPECT_EQ(start({g.knight}, kAskEveryone).stop, Stop::Decision);
  SmallGame asks;
  write(asks, true);
  g = std::move(asks);
  EXPECT_EQ(start({g.knight}).stop, Stop::Decision);
}

TEST_F(Choosing, NothingToChooseGoesOnAndIsNotDone) {
  g.write([&](Proc& p) {
    auto card = p.object();
    p.set_done(1);
    p.ask(me).objects(hand(), card, nullptr).end();
    p.when(m.done(), [&] { p.verb(g.core.add, {me, Num(g.gold), Num(1)}); });
  });
  Run r = start({});
  EXPECT_EQ(r.stop, Stop::Over);
  EXPECT_EQ(gold(r.s), 0);
}

TEST_F(Choosing, EqualCardsAreOneOptionUntilSomethingTellsThemApart) {
  g.write([&](Proc& p) {
    auto card = p.object();
    p.ask(me).objects(hand(), card, nullptr).option("pass", nullptr).end();
  });
  Run r = start({g.knight, g.knight, g.archer});
  EXPECT_EQ(told(r.k, r.s), "Knight Archer pass");
  const auto find = [&](int o) {
    return r.k.find(r.s, {OptionKind::Object, 0xff, static_cast<std::int16_t>(o), 0, {}});
  };
  EXPECT_EQ(find(1).value(), 0);  // under the name of the other
  Table t(*g.game, r.s);
  t.put_on_object(1, g.hurt, 1);
  ASSERT_TRUE(r.k.look(r.s));
  EXPECT_EQ(told(r.k, r.s), "Knight Knight Archer pass");
  t.put_on_object(1, g.hurt, 0);
  t.set_flag(0, g.tapped);
  ASSERT_TRUE(r.k.look(r.s));
  EXPECT_EQ(told(r.k, r.s), "Knight Knight Archer pass");
  t.set_flag(0, g.tapped, false);
  t.attach(2, 0);
  ASSERT_TRUE(r.k.look(r.s));
  EXPECT_EQ(told(r.k, r.s), "Knight Knight Archer pass");
}

// The top card of an unordered deck does not exist until it is taken; then it can be chosen like any other.
TEST_F(Choosing, TopOfADeckIsOfferedOnceItExists) {
  g.write([&](Proc& p) {
    auto card = p.object();
    const auto ask = [&] {
      p.ask(me)
          .objects(m.top_of(m.zone(g.deck, me)), card,
                   [&] { p.verb(g.core.move, {card, m.zone(g.play, me)}); })
          .option("pass", nullptr)
          .option("wait", nullptr)
          .end();
    };
    ask();
    p.take(card, m.zone(g.deck, me));
    ask();
  });
  Kernel k(*g.game);
  State s = k.blank(3);
  Table t(*g.game, s);
  for (FaceId f : {g.knight, g.archer, g.knight, g.archer}) t.add_object(f, 0, t.zone(g.deck, 0));
  t.shuffle(t.zone(g.deck, 0));
  k.begin(s);
  ASSERT_EQ(k.run(s), Stop::Decision);
  EXPECT_EQ(told(k, s), "pass wait");
  k.answer_unchecked(s, 0);
  ASSERT_EQ(k.run(s), Stop::Decision);
  ASSERT_EQ(k.decision().options.size(), 3u);
  EXPECT_EQ(k.decision().options[0].value, t.in(t.zone(g.deck, 0)).front());
}

// What is done to each card of a hand is seen by all, the order in which the cards were drawn is not.
TEST_F(Choosing, LoopsOverAHiddenZoneForgetItsOrder) {
  g.write([&](Proc& p) {
    auto card = p.object();
    p.each(hand(), card, [&] { p.verb(g.core.move, {card, m.zone(g.play, me)}); });
  });
  Kernel k(*g.game);
  State s = k.blank(3);
  Table t(*g.game, s);
  for (FaceId f : {g.knight, g.archer, g.knight}) t.add_object(f, 0, t.zone(g.hand, 0), Where::Top);
  ASSERT_EQ(t.in(t.zone(g.hand, 0)).front(), 2);
  k.begin(s);
  ASSERT_EQ(k.run(s), Stop::Over);
  EXPECT_EQ(in_play(s), "0 1 2");
}

// A verb that ends the game twice, or a rule that finds a second reason: the first outcome stands.
TEST_F(Choosing, TheFirstOutcomeStands) {
  g.idle();
  Kernel k(*g.game);
  State s = k.blank(3);
  k.begin(s);
  Table t(*g.game, s);
  t.finish(1, 2);
  t.finish(2, 3);
  EXPECT_EQ(s.header().winners, 1);
  EXPECT_EQ(s.header().ending, 2);
  EXPECT_EQ(k.run(s), Stop::Over);
}

}  // namespace
}  // namespace verbatim
