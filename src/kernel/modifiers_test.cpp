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

// The usual text counts a player's cards by their tags: the owner's or the controller's, where it is in
// force.
TEST_F(Numbers, ThatCountTheCardsOfAPlayer) {
  const int horse = g.m.tag("Horse");
  Face f;
  f.name = "Mare", f.fields = {1}, f.tags = std::uint64_t{1} << horse;
  const FaceId mare = g.m.face(f);
  const auto horses_of = [&](Who whose) {
    return g.m.count(g.m.from({g.hand, g.play}).whose(g.m.only(whose)).where(g.m.tagged(g.m.it(), horse)));
  };
  const FaceId owners = says("Groom", Force::Add, Num(2) - 2 * horses_of(g.m.owner(g.m.source())));
  const FaceId controllers = says("Rider", Force::Add, horses_of(g.m.you()));
  const FaceId both = says("Knecht", Force::Add, horses_of(g.m.you()));
  Continuous more;
  more.face = both, more.force = Force::Add, more.what = static_cast<std::uint8_t>(speed);
  more.zones = 1u << g.play, more.amount = Num(5).operand;
  more.applies = g.m.same(g.m.it(), g.m.source()).operand;
  g.m.continuous(more);
  const Game& game = g.idle();
  EXPECT_NE(game.own_amount(owners.value, speed), nullptr);
  EXPECT_NE(game.own_amount(controllers.value, speed), nullptr);
  EXPECT_EQ(game.own_amount(both.value, speed), nullptr);
  Kernel k(game);
  State s = k.blank(1);
  s.header().living = 3;
  Table t(game, s);
  const int groom = t.add_object(owners, 0, t.zone(g.play, 0));
  const int rider = t.add_object(controllers, 0, t.zone(g.play, 0));
  const int knecht = t.add_object(both, 0, t.zone(g.play, 0));
  t.add_object(mare, 0, t.zone(g.hand, 0));
  for (int i = 0; i < 3; ++i) t.add_object(mare, 1, t.zone(g.play, 1));
  const auto speeds = [&](int seat) {
    return std::vector{t.quantity(speed, groom, seat), t.quantity(speed, rider, seat),
                       t.quantity(speed, knecht, seat)};
  };
  EXPECT_EQ(speeds(0), (std::vector{3 + 2 - 2, 3 + 1, 3 + 1 + 5}));
  for (const int o : {groom, rider, knecht}) t.set_controller(o, 1);
  EXPECT_EQ(speeds(0), (std::vector{3 + 2 - 2, 3 + 3, 3 + 3 + 5}));
  t.eliminate(1);
  EXPECT_EQ(speeds(0), (std::vector{3 + 2 - 2, 3 + 3, 3 + 3 + 5}));
  EXPECT_EQ(speeds(1), (std::vector{3, 3, 3})) << "nothing is said of players who are out";
  t.move(groom, t.zone(g.deck, 0));
  EXPECT_EQ(t.quantity(speed, groom, 0), 3) << "where the text is not in force";
}

}  // namespace
}  // namespace verbatim
