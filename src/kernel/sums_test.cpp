// What the kernel keeps of a zone: a sum over what lies there, and whether anything there is marked.

#include "base/random.h"
#include "kernel/save.h"
#include "kernel/small_game.h"
#include "kernel/view.h"

namespace verbatim {
namespace {

struct Sums : testing::Test {
  SmallGame g{2, 40};
  int rank = 0;
  FaceId giant, bandit;
  std::optional<Kernel> k;
  State s;

  Sums() {
    rank = g.m.field("rank");
    Face f;
    f.name = "Giant", f.fields = {20000, 0};
    giant = g.m.face(f);
    f.name = "Bandit", f.fields = {-4, 1};
    bandit = g.m.face(f);
    ZoneKind& play = g.m.declaration.zones[static_cast<std::size_t>(g.play)];
    play.sum = g.strength;
    play.marked = rank;
    k.emplace(g.idle());
    s = k->blank(7);
  }
  Table table() { return Table(*g.game, s); }
  std::string damage() {
    k->begin(s);
    return find_damage(*g.game, s);
  }
};

TEST_F(Sums, AreThoseOfWhatLiesThere) {
  Table t = table();
  const int play = t.zone(g.play, 0), theirs = t.zone(g.play, 1), hand = t.zone(g.hand, 0);
  const int knight = t.add_object(g.knight, 0, play), archer = t.add_object(g.archer, 0, hand);
  EXPECT_EQ(t.sum_in(play).of, 3);
  t.move(archer, play);
  EXPECT_EQ(t.sum_in(play).of, 5);
  EXPECT_EQ(t.sum_in(theirs).of, 0);
  EXPECT_EQ(t.sum_in(hand).of, 0);  // nobody asked for it
  t.move(knight, play, Where::Top);
  EXPECT_EQ(t.sum_in(play).of, 5);
  t.move(knight, theirs);
  EXPECT_EQ(t.sum_in(play).of, 2);
  EXPECT_EQ(t.sum_in(theirs).of, 3);
  t.move(archer, t.zone(g.deck, 0), Where::Mixed);
  EXPECT_EQ(t.sum_in(play).of, 0);
  EXPECT_FALSE(t.sum_in(play).marked);
  EXPECT_EQ(damage(), "");
}

TEST_F(Sums, TellWhetherAnythingIsMarked) {
  Table t = table();
  const int play = t.zone(g.play, 0), hand = t.zone(g.hand, 0);
  const int knight = t.add_object(g.knight, 0, play);
  const int one = t.add_object(bandit, 0, play), other = t.add_object(bandit, 0, play);
  EXPECT_TRUE(t.sum_in(play).marked);
  EXPECT_EQ(t.sum_in(play).of, -5);
  t.move(one, hand);
  EXPECT_TRUE(t.sum_in(play).marked);
  t.move(other, hand);
  EXPECT_FALSE(t.sum_in(play).marked);
  EXPECT_EQ(t.sum_in(play).of, 3);
  t.move(knight, hand);
  EXPECT_EQ(t.sum_in(play).of, 0);
}

// Who reads a number from the sum asks closely where it cannot be one.
TEST_F(Sums, TooLargeToBeOneReadAsMarked) {
  Table t = table();
  const int play = t.zone(g.play, 0);
  const int first = t.add_object(giant, 0, play);
  EXPECT_FALSE(t.sum_in(play).marked);
  for (int i = 2; i < 8; ++i) {
    t.add_object(giant, 0, play);
    EXPECT_TRUE(t.sum_in(play).marked) << i;
  }
  for (int o = first + 1; o < t.objects(); ++o) t.move(o, t.zone(g.hand, 0));
  EXPECT_FALSE(t.sum_in(play).marked);
  EXPECT_EQ(t.sum_in(play).of, 20000);
}

TEST_F(Sums, HoldAfterAnyMoves) {
  Table t = table();
  const FaceId faces[] = {g.knight, g.archer, bandit, giant};
  Random random(11);
  const auto some = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
  for (int i = 0; i < 30; ++i)
    t.add_object(faces[some(4)], some(2), t.zone(some(2) == 0 ? g.hand : g.play, some(2)));
  for (int i = 0; i < 500; ++i) {
    const int kinds[] = {g.deck, g.hand, g.play, g.pile};
    t.move(some(30), t.zone(kinds[some(4)], some(2)), static_cast<Where>(some(3)));
    if (i % 3 == 0) t.draw_into(t.zone(g.deck, some(2)), t.zone(g.play, some(2)));
    State copy = s;
    k->begin(copy);
    ASSERT_EQ(find_damage(*g.game, copy), "") << i;
  }
}

TEST_F(Sums, ThatAreWrongAreDamage) {
  Table t = table();
  t.add_object(g.knight, 0, t.zone(g.play, 0));
  reinterpret_cast<std::int32_t*>(s.data() + g.game->layout().sums_at)[1] += 1;
  EXPECT_EQ(damage(), "what lies in a zone was added up wrongly");
}

TEST_F(Sums, AreInViewsAndInWhatIsImagined) {
  Table t = table();
  t.add_object(g.knight, 0, t.zone(g.play, 0));
  t.add_object(bandit, 0, t.zone(g.play, 0));
  t.add_object(bandit, 0, t.zone(g.hand, 0));
  k->begin(s);
  const View seen = view(*g.game, s, 1);
  EXPECT_EQ(seen.table(*g.game).sum_in(t.zone(g.play, 0)).of, -1);
  Random random(3);
  const State imagined = imagine(*g.game, seen, random);
  EXPECT_EQ(find_damage(*g.game, imagined), "");
  EXPECT_TRUE(Table(*g.game, imagined).sum_in(t.zone(g.play, 0)).marked);
}

TEST(NoSums, TakeNoPlace) {
  SmallGame g;
  const Layout& l = g.idle().layout();
  EXPECT_EQ(l.sums, 0);
  EXPECT_EQ(l.sums_at, l.starts_at);
}

}  // namespace
}  // namespace verbatim
