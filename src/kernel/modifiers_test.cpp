// Numbers that texts change.

#include "kernel/small_game.h"

namespace verbatim {
namespace {

struct Numbers : testing::Test {
  SmallGame g;
  int speed = 0;

  Numbers() {
    speed = g.m.quantity("speed", g.m.pure("printed speed", {Sort::Object, Sort::Seat},
                                           [](const Table& t, const int* a) { return t.printed(a[0], 0); }));
  }
  FaceId says(const char* name, Force force, Num amount, bool of_itself = true) {
    Face f;
    f.name = name, f.fields = {3};
    const FaceId face = g.m.face(f);
    Continuous k;
    k.face = face;
    k.force = force;
    k.what = static_cast<std::uint8_t>(speed);
    k.zones = 1u << g.play | 1u << g.hand;
    if (of_itself) k.applies = g.m.same(g.m.it(), g.m.source()).operand;
    k.amount = amount.operand;
    g.m.continuous(k);
    return face;
  }
  Num in_play() { return g.m.count(g.m.from({g.play})); }
};

// A bound is asked of what a text lowers, raises, replaces or leaves alone, and of cards that others change.
TEST_F(Numbers, AreAtMostWhatTheyAre) {
  const FaceId lowered = says("Tired", Force::Add, Num(0) - in_play());
  const FaceId lowered_by_2 = says("Slow", Force::Add, Num(-2));
  const FaceId raised = says("Eager", Force::Add, in_play());
  const FaceId raised_by_2 = says("Fast", Force::Add, Num(2));
  const FaceId replaced = says("Steady", Force::Become, Num(7));
  const FaceId banner = says("Banner", Force::Add, Num(1), false);
  const Game& game = g.idle();
  Kernel k(game);
  State s = k.blank(1);
  Table t(game, s);
  const int play = t.zone(g.play, 0), hand = t.zone(g.hand, 0);
  std::vector<int> cards;
  for (const FaceId face : {g.knight, lowered, lowered_by_2, raised, raised_by_2, replaced})
    cards.push_back(t.add_object(face, 0, hand));
  t.add_object(g.knight, 0, play);
  t.add_object(g.knight, 0, play);
  const auto agree = [&](const std::vector<int>& expected) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      EXPECT_EQ(t.quantity(speed, cards[i], 0), expected[i]) << t.face(cards[i]).name;
      for (int most = -2; most < 12; ++most)
        EXPECT_EQ(t.at_most(most, speed, cards[i], 0), expected[i] <= most) << t.face(cards[i]).name;
    }
  };
  agree({3, 1, 1, 5, 5, 7});
  t.add_object(banner, 0, play);
  agree({4, 1, 2, 7, 6, 7});
}

}  // namespace
}  // namespace verbatim
