// Zones, decks as segments, and who knows what.

#include <algorithm>
#include <map>

#include "kernel/save.h"
#include "kernel/small_game.h"

namespace verbatim {
namespace {

struct Zones : testing::Test {
  SmallGame g;
  const Game& game = g.idle();
  Kernel k{game};
  State s = k.blank(7);
  Table t{game, s};
  int deck = t.zone(g.deck, 0), hand = t.zone(g.hand, 0), their_hand = t.zone(g.hand, 1);
  int play = t.zone(g.play, 0), pile = t.zone(g.pile, 0);

  std::vector<int> fill(int zone, int n) {
    std::vector<int> made;
    for (int i = 0; i < n; ++i) made.push_back(t.add_object(i % 2 == 0 ? g.knight : g.archer, 0, zone));
    return made;
  }
  std::string parts(int z) const {
    std::string out;
    for (auto s16 : t.segments(z)) {
      const auto p = Table::segment(s16);
      out += (out.empty() ? "" : " ") + std::string(p.unordered ? "set " : "row ") + std::to_string(p.count);
    }
    return out;
  }
  std::vector<int> cards(int z) const { return {t.in(z).begin(), t.in(z).end()}; }
  std::string damage() {
    k.begin(s);
    const std::string found = find_damage(game, s);
    return found;
  }
};

TEST_F(Zones, KeepTheirOrderAndEveryObjectLiesInOne) {
  fill(hand, 4);
  t.move(0, play);
  t.move(2, play, Where::Top);
  t.move(3, play);
  t.move(3, play, Where::Top);  // within one zone
  EXPECT_EQ(cards(play), (std::vector{3, 2, 0}));
  EXPECT_EQ(cards(hand), std::vector{1});
  EXPECT_EQ(damage(), "");
}

// Near and far, in small zones and large ones, as on a table where every zone is a row of its own.
TEST(Shelf, HoldsEveryZoneAsIfItLayApart) {
  SmallGame g(4, 60);
  const Game& game = g.idle();
  Kernel k(game);
  State s = k.blank(3);
  Table t(game, s);
  std::vector<std::vector<int>> rows(static_cast<std::size_t>(t.layout().zones));
  for (int o = 0; o < 50; ++o) rows[0].push_back(t.add_object(g.knight, 0, 0));
  Random random(11);
  for (int i = 0; i < 3000; ++i) {
    const int o = static_cast<int>(random.below(50)), zone = static_cast<int>(random.below(14));
    const Where where = random.below(2) == 0 ? Where::Top : Where::Bottom;
    std::erase(rows[static_cast<std::size_t>(t.zone_of(o))], o);
    auto& row = rows[static_cast<std::size_t>(zone)];
    row.insert(where == Where::Top ? row.begin() : row.end(), o);
    t.move(o, zone, where);
    for (int z = 0; z < t.layout().zones; ++z) {
      const auto cards = t.in(z);
      ASSERT_EQ(std::vector<int>(cards.begin(), cards.end()), rows[static_cast<std::size_t>(z)]) << i;
    }
  }
  ASSERT_EQ(t.layout().zones, 14);
  k.begin(s);
  EXPECT_EQ(find_damage(game, s), "");
}

TEST_F(Zones, WhatDoesNotExistIsNotMoved) {
  fill(hand, 2);
  const State before = s;
  t.move(5, play);  // declared, but not in this game
  t.move(t.none(), play);
  t.set_flag(5, g.tapped);
  t.put_on_object(5, g.hurt, 1);
  t.attach(5, 0);
  t.set_controller(t.none(), 0);
  EXPECT_EQ(s, before);
}

TEST_F(Zones, NoMoreObjectsThanDeclared) {
  fill(hand, 16);
  EXPECT_EQ(t.add_object(g.knight, 0, hand), t.none());
  EXPECT_EQ(t.objects(), 16);
}

TEST_F(Zones, ANewDeckHasTheOrderItWasBuiltIn) {
  const auto made = fill(deck, 5);
  EXPECT_EQ(parts(deck), "row 5");
  EXPECT_EQ(t.choices_on_top(deck), 1);
  EXPECT_EQ(t.draw(deck), made[0]);
}

TEST_F(Zones, ShufflingEndsTheOrder) {
  fill(deck, 5);
  t.shuffle(deck);
  EXPECT_EQ(parts(deck), "set 5");
  EXPECT_EQ(t.choices_on_top(deck), 5);
  t.move(4, deck, Where::Top);
  t.move(0, deck, Where::Bottom);
  EXPECT_EQ(parts(deck), "row 1 set 3 row 1");
  EXPECT_EQ(t.choices_on_top(deck), 1);
  EXPECT_EQ(t.draw(deck), 4);
  EXPECT_EQ(cards(deck).back(), 0);
  EXPECT_EQ(damage(), "");
}

TEST_F(Zones, ShuffledInMeansOneSet) {
  fill(deck, 3);
  t.add_object(g.knight, 0, hand);
  t.move(3, deck, Where::Mixed);
  EXPECT_EQ(parts(deck), "set 4");
  EXPECT_EQ(damage(), "");
}

TEST_F(Zones, ASetOfOneHasAKnownOrderAndRowsJoin) {
  fill(deck, 2);
  t.shuffle(deck);
  t.move(1, hand);
  EXPECT_EQ(parts(deck), "row 1");
  t.move(1, deck, Where::Top);
  EXPECT_EQ(parts(deck), "row 2");
}

TEST_F(Zones, SettlingTheTopTakesThatCardOutOfTheSet) {
  fill(deck, 4);
  t.shuffle(deck);
  EXPECT_EQ(t.settle_top(deck, 2), 2);
  EXPECT_EQ(parts(deck), "row 1 set 3");
  EXPECT_EQ(cards(deck), (std::vector{2, 0, 1, 3}));
  EXPECT_EQ(t.settle_top(deck, 0), 2);  // settled already
}

// A deck with all its segments in use settles its lowest set, with the same odds as a later draw.
TEST(Segments, PuttingACardOnAFullDeckSettlesTheLowestSet) {
  SmallGame g;
  g.m.declaration.bounds.segments = 2;
  const Game& game = g.idle();
  Kernel k(game);
  State s = k.blank(5);
  Table t(game, s);
  const int deck = t.zone(g.deck, 0), hand = t.zone(g.hand, 0);
  for (int i = 0; i < 6; ++i) t.add_object(g.knight, 0, i < 4 ? deck : hand);
  t.shuffle(deck);
  t.move(4, deck, Where::Bottom);
  ASSERT_EQ(t.segments(deck).size(), 2u);
  t.move(5, deck, Where::Top);
  ASSERT_EQ(t.segments(deck).size(), 1u);
  EXPECT_EQ(t.in(deck).front(), 5);
  EXPECT_EQ(t.in(deck).back(), 4);
}

TEST(Segments, PuttingACardUnderAFullDeckMixesOnlyTheLowestSet) {
  SmallGame g;
  g.m.declaration.bounds.segments = 2;
  const Game& game = g.idle();
  Kernel k(game);
  std::map<std::vector<int>, int> orders;
  for (int seed = 0; seed < 300; ++seed) {
    State s = k.blank(static_cast<std::uint64_t>(seed));
    Table t(game, s);
    const int deck = t.zone(g.deck, 0), hand = t.zone(g.hand, 0);
    for (int i = 0; i < 5; ++i) t.add_object(g.knight, 0, hand);
    for (int i = 0; i < 3; ++i) t.move(i, deck);
    t.shuffle(deck);
    t.move(3, deck, Where::Top);
    ASSERT_EQ(t.segments(deck).size(), 2u);
    t.move(4, deck, Where::Bottom);
    const auto cards = t.in(deck);
    ASSERT_EQ(cards.front(), 3);  // lay on top, and still does
    ASSERT_EQ(cards.back(), 4);   // was put at the bottom, and lies there
    ASSERT_EQ(t.segments(deck).size(), 1u);
    ++orders[{cards.begin() + 1, cards.begin() + 4}];
  }
  EXPECT_EQ(orders.size(), 6u);  // every order of the three comes up
  for (const auto& [order, times] : orders) EXPECT_NEAR(times, 50, 35);
}

// Drawing from an unordered set of n with open chance offers n outcomes, and each leads to another card.
TEST(Segments, OpenChanceOffersEveryCardOfTheSetOnce) {
  SmallGame g;
  Reg<Sort::Object> top;
  const Game& game = g.write([&](Proc& p) {
    top = p.object();
    p.verb(g.core.shuffle, {g.m.zone(g.deck, {&g.m, Operand::constant(0)})});
    p.take(top, g.m.zone(g.deck, {&g.m, Operand::constant(0)}));
    p.verb(g.core.move, {top, g.m.zone(g.play, {&g.m, Operand::constant(0)})});
  });
  Kernel k(game);
  State s = k.blank(1);
  Table t(game, s);
  for (int i = 0; i < 5; ++i) t.add_object(g.knight, 0, t.zone(g.deck, 0));
  s.header().options = kChanceOpen;
  k.begin(s);
  ASSERT_EQ(k.run(s), Stop::Decision);
  EXPECT_TRUE(k.decision().chance);
  EXPECT_EQ(k.decision().seat, 2);  // nobody's choice
  ASSERT_EQ(k.decision().options.size(), 5u);
  std::map<int, int> drawn;
  for (int i = 0; i < 5; ++i) {
    State branch = s;
    ASSERT_TRUE(k.answer(branch, {i}));
    EXPECT_EQ(k.run(branch), Stop::Over);
    ++drawn[Table(game, branch).in(t.zone(g.play, 0)).front()];
  }
  EXPECT_EQ(drawn.size(), 5u);
}

TEST(Segments, ClosedChanceDrawsEvenly) {
  SmallGame g;
  const Game& game = g.idle();
  Kernel k(game);
  std::map<int, int> drawn;
  State s = k.blank(99);
  Table t(game, s);
  const int deck = t.zone(g.deck, 0);
  for (int i = 0; i < 4; ++i) t.add_object(g.knight, 0, deck);
  for (int i = 0; i < 4000; ++i) {
    t.shuffle(deck);
    ++drawn[t.draw(deck)];
  }
  for (const auto& [card, times] : drawn) EXPECT_NEAR(times, 1000, 120);
}

// ---- knowledge

TEST_F(Zones, WhoSeesTheZoneKnowsTheCard) {
  fill(deck, 3);
  EXPECT_EQ(t.record(0).known, 0);
  t.move(0, hand);
  EXPECT_EQ(t.record(0).known, 0b01);
  t.move(0, play);
  EXPECT_EQ(t.record(0).known, 0b11);
  t.move(0, hand);  // everybody saw it go back
  EXPECT_EQ(t.record(0).known, 0b11);
}

TEST_F(Zones, ACardPutOnADeckIsStillKnownUntilItIsMixed) {
  fill(deck, 3);
  t.move(1, hand);
  t.move(1, deck, Where::Top);
  EXPECT_EQ(t.record(1).known, 0b01);
  t.shuffle(deck);
  EXPECT_EQ(t.record(1).known, 0);
}

TEST_F(Zones, ShufflingAHandLeavesItsOwnerSure) {
  fill(hand, 3);
  t.reveal(0, 0b11);
  t.shuffle(hand);
  for (int o : {0, 1, 2}) EXPECT_EQ(t.record(o).known, 0b01);
}

// A seat that sees a card leave a hand for a hidden pile, without seeing which, is no longer sure of the
// rest.
TEST_F(Zones, ACardThatLeavesUnseenMakesOthersUnsure) {
  fill(hand, 3);
  t.reveal(0, 0b10);
  t.reveal(1, 0b10);
  t.move(1, pile);
  EXPECT_EQ(t.record(0).known, 0b01);
  EXPECT_EQ(t.record(1).known, 0b01);  // its owner saw which
}

TEST_F(Zones, ACardThatLeavesOpenlyDoesNot) {
  fill(hand, 3);
  t.reveal(0, 0b10);
  t.move(1, play);
  EXPECT_EQ(t.record(0).known, 0b11);
  t.move(2, pile, Where::Bottom, true);  // shown to all
  EXPECT_EQ(t.record(0).known, 0b11);
  EXPECT_EQ(t.record(2).known, 0b11);
}

TEST_F(Zones, MixingIntoAZoneThatIsNoDeckPutsItAtTheEnd) {
  fill(hand, 2);
  t.move(0, play, Where::Mixed);
  EXPECT_EQ(cards(play), std::vector{0});
  EXPECT_EQ(t.record(0).known, 0b11);
}

TEST_F(Zones, AttachedObjectsAreCounted) {
  fill(play, 3);
  t.attach(0, 1);
  t.attach(2, 1);
  EXPECT_EQ(s.header().attached, 2u);
  t.attach(0, 2);
  EXPECT_EQ(s.header().attached, 2u);
  t.attach(0, t.none());
  EXPECT_EQ(s.header().attached, 1u);
  EXPECT_EQ(t.bearer(2), 1);
}

TEST_F(Zones, ObjectsThatOthersControlAreCounted) {
  fill(play, 2);
  t.set_controller(0, 1);
  t.set_controller(0, 1);
  EXPECT_EQ(s.header().strayed, 1u);
  t.set_controller(1, t.owner(1));
  EXPECT_EQ(s.header().strayed, 1u);
  t.set_controller(0, t.owner(0));
  EXPECT_EQ(s.header().strayed, 0u);
}

TEST_F(Zones, CountersOnObjectsAreCounted) {
  fill(play, 2);
  t.put_on_object(0, 0, 3);
  t.put_on_object(0, 0, 70000);
  t.put_on_object(1, 0, -1);
  EXPECT_EQ(s.header().counted, 2u);
  t.put_on_object(0, 0, 0);
  EXPECT_EQ(s.header().counted, 1u);
}

TEST(Attaching, AGameWithoutAttachmentsKeepsNothingForThem) {
  SmallGame with, without;
  without.m.declaration.attachments = false;
  const Game& game = without.idle();
  const Game& larger = with.idle();
  EXPECT_LT(game.layout().stack_at, larger.layout().stack_at);
  EXPECT_NE(game.code_hash(), larger.code_hash());
  Kernel k(game);
  State s = k.blank(1);
  Table t(game, s);
  const int zone = t.zone(without.play, 0);
  const int o = t.add_object(without.knight, 0, zone), bearer = t.add_object(without.archer, 0, zone);
  t.attach(o, bearer);
  EXPECT_EQ(t.bearer(o), t.none());
  EXPECT_EQ(s.header().attached, 0u);
}

// A thing comes from its owner; a game may change that, if it says that it will.
TEST_F(Zones, AThingHasAHome) {
  const int a = fill(hand, 1)[0];
  EXPECT_EQ(t.home(a), 0);
  t.set_home(a, 1);
  EXPECT_EQ(t.home(a), 1);
  EXPECT_EQ(t.owner(a), 0);
  t.set_home(t.none(), 1);
  EXPECT_EQ(t.home(t.none()), t.nobody());
  EXPECT_EQ(damage(), "");
}

TEST_F(Zones, HomesThatNeverChangeAreNotKept) {
  SmallGame other;
  other.m.declaration.homes = false;
  const Game& without = other.idle();
  const Kernel kernel(without);
  State state = kernel.blank(7);
  Table table(without, state);
  const int a = table.add_object(other.knight, 1, table.zone(other.hand, 1));
  EXPECT_EQ(table.home(a), 1);
  table.set_home(a, 0);
  EXPECT_EQ(table.home(a), 1);
  EXPECT_LT(without.layout().size, game.layout().size);
}

}  // namespace
}  // namespace verbatim
