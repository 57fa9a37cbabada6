// Worlds that a seat cannot tell from the real one: each of them comes up, and none more often than another.

#include "kernel/worlds.h"

#include <map>

#include "kernel/save.h"
#include "kernel/small_game.h"

namespace verbatim {
namespace {

struct WorldsOfASeat : testing::Test {
  SmallGame g;
  const Game& game = g.idle();
  Kernel k{game};
  State s = k.blank(7);
  Table t{game, s};
  int deck = t.zone(g.deck, 1), other_deck = t.zone(g.deck, 0), hand = t.zone(g.hand, 1);

  void fill(int zone, int n) {
    for (int i = 0; i < n; ++i) t.add_object(i % 2 == 0 ? g.knight : g.archer, 1, zone);
  }
  // What lies where in each of so many worlds of seat 0.
  std::map<std::vector<int>, int> worlds(int n) {
    k.begin(s);
    const View seen = view(game, s, 0);
    Worlds drawn;
    drawn.note(game, seen);
    Random random(5);
    std::map<std::vector<int>, int> counted;
    State into;
    for (int i = 0; i < n; ++i) {
      drawn.draw(random, into);
      EXPECT_EQ(find_damage(game, into), "");
      EXPECT_TRUE(view(game, into, 0) == seen);
      const Table world(game, into);
      std::vector<int> cards(world.in(hand).begin(), world.in(hand).end());
      for (const int z : {deck, other_deck})
        cards.insert(cards.end(), world.in(z).begin(), world.in(z).end());
      ++counted[cards];
    }
    return counted;
  }
  static void expect_even(const std::map<std::vector<int>, int>& counted, std::size_t ways, int each) {
    EXPECT_EQ(counted.size(), ways);
    for (const auto& [cards, times] : counted) EXPECT_NEAR(times, each, 0.25 * each);
  }
};

TEST_F(WorldsOfASeat, GiveEveryHandAndEveryRowTheSameChance) {
  fill(hand, 2);
  fill(deck, 1);
  t.shuffle(deck);
  fill(deck, 3);
  // Two cards in a hand that lies in a row, one known to be alone on the deck, three below in a row.
  expect_even(worlds(144'000), 720, 200);
}

TEST_F(WorldsOfASeat, DrawNoOrderWhereASetHasNone) {
  fill(hand, 2);
  fill(deck, 4);
  t.shuffle(deck);
  expect_even(worlds(9'000), 30, 300);  // 6 * 5 hands, and the deck is what is left over
}

// Of two sets the smaller is drawn; its lowest card comes first all the same.
TEST_F(WorldsOfASeat, KeepEachSetInItsOneOrder) {
  fill(deck, 4);
  fill(other_deck, 3);
  t.shuffle(deck);
  t.shuffle(other_deck);
  expect_even(worlds(10'500), 35, 300);  // 3 of 7
}

// Cards of two owners in one set cannot take each other's places.
TEST_F(WorldsOfASeat, DoNotMixCardsOfTwoOwners) {
  fill(deck, 3);
  for (int i = 0; i < 2; ++i) t.add_object(g.knight, 0, other_deck);
  t.add_object(g.knight, 0, deck);
  fill(other_deck, 2);
  t.shuffle(deck);
  t.shuffle(other_deck);
  expect_even(worlds(9'000), 30, 300);  // 1 of 3, and 2 of 5
}

// A card that this seat knows lies among those it does not know.
TEST_F(WorldsOfASeat, LeaveKnownCardsWhereTheyAre) {
  fill(deck, 5);
  t.shuffle(deck);
  t.reveal(2, 0b01);
  fill(hand, 1);
  const auto counted = worlds(1'500);
  expect_even(counted, 5, 300);
  for (const auto& [cards, times] : counted) EXPECT_NE(cards[0], 2);
}

// The program of the game may have one of the hidden cards in mind: it is another in every world.
TEST(WorldsInTheMiddle, ReferToACardThatTheSeatDoesNotKnow) {
  SmallGame g;
  Reg<Sort::Object> top;
  const Game& game = g.write([&](Proc& p) {
    top = p.object();
    p.take(top, g.m.zone(g.deck, {&g.m, Operand::constant(1)}));
    p.verb(g.core.move, {top, g.m.zone(g.hand, {&g.m, Operand::constant(1)})});
    p.ask(Who{&g.m, Operand::constant(0)}).prompt("go on").option("yes", [] {}).option("no", [] {}).end();
    p.verb(g.core.move, {top, g.m.zone(g.play, {&g.m, Operand::constant(1)})});
  });
  Kernel k(game);
  State s = k.blank(1);
  Table t(game, s);
  for (int i = 0; i < 5; ++i) t.add_object(g.knight, 1, t.zone(g.deck, 1));
  t.shuffle(t.zone(g.deck, 1));
  k.begin(s);
  ASSERT_EQ(k.run(s), Stop::Decision);
  Worlds worlds;
  worlds.note(game, view(game, s, 0));
  Random random(9);
  std::map<int, int> played;
  State into;
  for (int i = 0; i < 1'500; ++i) {
    worlds.draw(random, into);
    ASSERT_EQ(find_damage(game, into), "");
    const int held = Table(game, into).in(t.zone(g.hand, 1)).front();
    k.look(into);
    k.answer_unchecked(into, 0);
    ASSERT_EQ(k.run(into), Stop::Over);
    const int now = Table(game, into).in(t.zone(g.play, 1)).front();
    EXPECT_EQ(now, held);
    ++played[now];
  }
  EXPECT_EQ(played.size(), 5u);
  for (const auto& [card, times] : played) EXPECT_NEAR(times, 300, 75);
}

}  // namespace
}  // namespace verbatim
