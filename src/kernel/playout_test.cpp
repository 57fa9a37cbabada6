// Answers that are drawn at random without listing the options count as listed ones do.

#include <utility>

#include "kernel/small_game.h"

namespace verbatim {
namespace {

struct Playout : testing::Test {
  SmallGame g;
  GameMaker& m = g.m;
  Who me{&g.m, Operand::constant(0)};

  // Plays a game in which one of these cards is put into play. How many choices the state and the caller
  // counted.
  std::pair<int, int> choices(const std::vector<FaceId>& cards, int options, int taken) {
    Kernel k(*g.game);
    State s = k.blank(3);
    Table t(*g.game, s);
    for (FaceId f : cards) t.add_object(f, 0, t.zone(g.hand, 0));
    s.header().options = static_cast<std::uint8_t>(options);
    k.begin(s);
    Random random(5);
    std::int64_t counted = 0;
    EXPECT_EQ(k.play_out(s, random, &counted), Stop::Over);
    EXPECT_EQ(t.counter(0, g.gold), taken);
    EXPECT_EQ(t.zone_size(t.zone(g.play, 0)), taken);
    return {static_cast<int>(s.header().choices), static_cast<int>(counted)};
  }
};

TEST_F(Playout, NothingOneThingAndCopiesAreNoChoice) {
  g.write([&](Proc& p) {
    auto card = p.object();
    p.ask(me)
        .objects(m.from({g.hand}).whose(m.only(me)), card,
                 [&] { p.verb(g.core.move, {card, m.zone(g.play, me)}); })
        .end();
    p.when(m.done(), [&] { p.verb(g.core.add, {me, Num(g.gold), Num(1)}); });
  });
  EXPECT_EQ(choices({}, 0, 0), std::pair(0, 0));
  EXPECT_EQ(choices({g.knight}, 0, 1), std::pair(0, 0));
  EXPECT_EQ(choices({g.knight, g.knight, g.knight}, 0, 1), std::pair(0, 0));
  EXPECT_EQ(choices({g.knight, g.knight, g.archer}, 0, 1), std::pair(1, 1));
  // Where everyone is asked, an answer is given even if there is only one.
  EXPECT_EQ(choices({g.knight, g.knight}, kAskEveryone, 1), std::pair(1, 0));
  EXPECT_EQ(choices({}, kAskEveryone, 0), std::pair(0, 0));
}

// Whether everybody sees where the cards lie is asked of all the zones, also of those after one that all
// share.
TEST_F(Playout, ZonesThatSomebodyDoesNotSeeAreNotTakenForSeen) {
  const int board = m.zone({.name = "board", .per_seat = false});
  const int vault = m.zone({.name = "vault", .visibility = Visibility::Owner});
  const auto chosen_from = [&](std::initializer_list<int> zones) {
    Proc p(m, "choose");
    const auto card = p.object();
    p.ask(me).objects(m.from(zones), card, nullptr).end();
    return m.code.selections.size() - 1;
  };
  const auto open = chosen_from({g.play, board}), hidden = chosen_from({board, vault});
  const Game& game = g.idle();
  EXPECT_TRUE(game.steps().places[open].seen);
  EXPECT_FALSE(game.steps().places[hidden].seen);
}

}  // namespace
}  // namespace verbatim
