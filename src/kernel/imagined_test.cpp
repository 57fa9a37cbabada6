// Play goes on from a world that a seat imagines while another is asked, whatever that other has there to
// choose from: even nothing.

#include "kernel/save.h"
#include "kernel/small_game.h"
#include "kernel/view.h"

namespace verbatim {
namespace {

// Seat 1 is asked about the knights in its hand, in one way or another; seat 0 imagines what it holds.
struct AskedOfHiddenCards : testing::Test {
  SmallGame g;
  GameMaker& m = g.m;
  const Who you{&m, Operand::constant(1)};
  int without = 0, fewer = 0;  // worlds in which nobody, or somebody for fewer, could be asked

  Pick knights() { return m.from_zone(m.zone(g.hand, you)).where(m.printed(m.it(), g.strength) == 3); }

  // Worlds of states after so many answers, each played on.
  void play_on(int knights_held, int answers) {
    Kernel k(*g.game);
    Random random(9);
    for (int trial = 0; trial < 300; ++trial) {
      State s = k.blank(1);
      Table t(*g.game, s);
      for (int i = 0; i < 4; ++i) t.add_object(i < knights_held ? g.knight : g.archer, 1, t.zone(g.hand, 1));
      for (int i = 0; i < 6; ++i) t.add_object(i < 1 ? g.knight : g.archer, 1, t.zone(g.deck, 1));
      t.shuffle(t.zone(g.deck, 1));
      k.begin(s);
      ASSERT_EQ(k.run(s), Stop::Decision);
      ASSERT_EQ(k.decision().seat, 1);
      for (int i = 0; i < answers; ++i) {
        k.answer_unchecked(s, 1);
        ASSERT_EQ(k.run(s), Stop::Decision);
      }
      const std::size_t real = k.decision().options.size();
      const State world = imagine(*g.game, view(*g.game, s, 0), random);
      const auto asked = k.look(world);
      if (asked) fewer += k.decision().options.size() < real;
      State refused = world;
      if (!asked) {
        ++without;
        EXPECT_EQ(asked.error().kind, Refusal::Kind::NotAsked);
        EXPECT_FALSE(k.answer(refused, {0}));
        EXPECT_TRUE(refused == world);
      }
      const std::uint64_t seed = random.next();
      Random one(seed), other(seed), third(seed);
      State listed = world, drawn = world, first = world;
      while (k.run(listed) == Stop::Decision) {
        const auto n = static_cast<std::uint32_t>(k.decision().options.size());
        ASSERT_GT(n, 0u);
        k.answer_unchecked(listed, n < 2 ? 0 : static_cast<int>(one.below(n)));
      }
      EXPECT_EQ(find_damage(*g.game, listed), "");
      ASSERT_EQ(k.play_out(drawn, other), Stop::Over);
      k.answer_at_random(first, third);
      ASSERT_EQ(k.play_out(first, third), Stop::Over);
      ASSERT_TRUE(listed == drawn);
      ASSERT_TRUE(listed == first);
      // What nobody could be asked about is not done.
      if (!asked && answers == 0) {
        EXPECT_EQ(Table(*g.game, listed).counter(1, g.gold), 0);
      }
    }
  }
};

TEST_F(AskedOfHiddenCards, OneOfThem) {
  g.write([&](Proc& p) {
    const auto card = p.object();
    p.ask(you)
        .every_copy()
        .objects(knights(), card, [&] { p.verb(g.core.set_counter, {you, Num(g.gold), Num(1)}); })
        .end();
  });
  play_on(2, 0);
  EXPECT_GT(without, 20);
}

TEST_F(AskedOfHiddenCards, SomeOfThem) {
  g.write([&](Proc& p) {
    const auto card = p.object();
    p.ask_some(you, 0, 4).every_copy().objects(knights(), card, nullptr).end();
    p.each_listed(card, [&] { p.verb(g.core.move, {card, m.zone(g.play, you)}); });
  });
  play_on(3, 0);
  EXPECT_GT(without, 20);
  without = 0;
  play_on(4, 1);
  EXPECT_GT(without + fewer, 20);
}

TEST_F(AskedOfHiddenCards, TheirOrder) {
  g.write([&](Proc& p) {
    const auto card = p.object();
    p.ask_order(you).every_copy().objects(knights(), card, nullptr).end();
    p.each_listed(card, [&] { p.verb(g.core.move, {card, m.zone(g.play, you)}); });
  });
  play_on(3, 0);
  EXPECT_GT(without, 20);
  play_on(4, 1);
}

TEST_F(AskedOfHiddenCards, SharesOfThem) {
  g.write([&](Proc& p) {
    const auto card = p.object();
    const auto n = p.number();
    p.ask_distribution(you, 0, 5, m.printed(m.it(), g.strength))
        .every_copy()
        .objects(knights(), card, nullptr)
        .end();
    p.each_listed(n, [&] { p.verb(g.core.set_counter, {you, Num(g.gold), m.counter_of(you, g.gold) + n}); });
  });
  play_on(3, 0);
  EXPECT_GT(without, 20);
  play_on(4, 3);  // more have had their share than there are in most worlds
}

// [AB 1.8] What is mandatory is ordered by somebody, who has nothing to order there.
TEST_F(AskedOfHiddenCards, TheOrderOfWhatTheyDo) {
  const TriggerId trigger = m.trigger("moment", Stage::After);
  ProgramId program;
  {
    Proc p(m, "pays");
    p.verb(g.core.set_counter, {you, Num(g.gold), Num(1)});
    program = p.id();
  }
  m.ability({.face = g.knight,
             .need = Need::Mandatory,
             .trigger = trigger,
             .zones = 1u << g.hand,
             .program = program});
  g.write([&](Proc& p) {
    Window w;
    w.mode = WindowMode::MandatoryFirst;
    w.trigger = trigger;
    w.first = Operand::constant(1);
    p.window(w);
  });
  play_on(2, 0);
  EXPECT_GT(without, 20);
}

}  // namespace
}  // namespace verbatim
