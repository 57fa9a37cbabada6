// Answers that are drawn at random without listing the options count as listed ones do.

#include <algorithm>
#include <set>
#include <tuple>
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

// A face that is not that of its object is not let through.
std::uint64_t untapped(const Table& t, const Cards& cards, int) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < cards.objects.size(); ++i) {
    const int o = cards.objects[i];
    bits |= std::uint64_t{!t.flag(o, 0) && t.record(o).face == cards.faces[i]} << i;
  }
  return bits;
}

// The same of a set. One that is not in the set of its face is not let through.
bool is_strong(const Face& face, int strength) { return face.fields[0] >= strength; }
SmallSet untapped_of(const Table& t, const Owned& owned, SmallSet cards, int) {
  SmallSet out = 0;
  for (SmallSet left = cards; left != 0; left &= left - 1) {
    const int o = owned.from + lowest(left);
    const bool strong = (owned.of[0] & lowest_bit(left)) != 0;
    if (!t.flag(o, 0) && strong == is_strong(t.face(o), 3)) out |= lowest_bit(left);
  }
  return out;
}

// Of one's own cards, in one zone or in several, few and many; of copies that something tells apart, some of
// which are not offered; with like cards side by side or not, and before, between or after
// those of another player.
TEST_F(Playout, AnAnswerThatIsDrawnIsTheOneOfTheList) {
  SmallGame table(2, 24);
  GameMaker& maker = table.m;
  maker.declaration.homes = false;  // so that copies can be plainly alike
  ASSERT_EQ(table.tapped, 0);
  const FnId fn = maker.pure_of_many<untapped>("is untapped", untapped_of);
  ASSERT_EQ(maker.face_set({is_strong, 3}), 0);
  const auto offered = [&](Pick pick) {
    return pick.where(maker.call<Sort::Truth>(fn, {maker.it(), maker.you()})).quickly(fn);
  };
  ProgramId turn;
  {
    Proc p(maker, "turn");
    turn = p.id();
    const auto card = p.object();
    const auto to_pile = [&] { p.verb(table.core.move, {card, maker.zone(table.pile, maker.you())}); };
    const auto gain = [&] { p.verb(table.core.add, {maker.you(), Num(table.gold), Num(1)}); };
    const Pick hand = offered(maker.from_zone(maker.zone(table.hand, maker.you())));
    const auto to_play = [&] { p.verb(table.core.move, {card, maker.zone(table.play, maker.you())}); };
    p.ask(maker.you()).objects(hand, card, to_pile).end();
    p.ask(maker.you())
        .objects(maker.from_zone(maker.zone(table.hand, maker.you())), card, to_pile)
        .option("gain", gain)
        .option("gain or not", gain)
        .option("none", nullptr)
        .end();
    const Pick play = offered(maker.from_zone(maker.zone(table.play, maker.you())));
    p.ask(maker.you()).objects(play, card, to_pile).option("none", nullptr).end();
    p.ask(maker.you())
        .objects(hand, card, to_pile)
        .objects(hand, card, to_play)
        .option("gain", gain)
        .option("none", nullptr)
        .end();
    for (const std::vector<int>& zones : {std::vector{table.play}, std::vector{table.hand, table.play}}) {
      Pick own = maker.from({});
      for (const int zone : zones) own.selection.zones |= 1u << zone;
      p.ask(maker.you()).objects(offered(own.whose(maker.only(maker.you()))), card, to_pile).end();
    }
    p.ask(maker.you())
        .objects(offered(maker.top_of(maker.zone(table.play, maker.you()))), card, to_pile)
        .option("none", nullptr)
        .end();
  }
  table.write([&](Proc& p) { p.call_for(Who{&maker, Operand::constant(0)}, turn); });
  int near[5] = {};
  for (const GroupStep& step : table.game->steps().groups) ++near[step.near];
  EXPECT_EQ(near[GroupStep::InHand], 4);
  EXPECT_EQ(near[GroupStep::InOwnZone], 1);
  EXPECT_EQ(near[GroupStep::InOwnZones], 2);
  EXPECT_EQ(near[GroupStep::OnTopOfOwnZone], 1);

  Kernel k(*table.game);
  Random random(11);
  int choices = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    State drawn = k.blank(static_cast<std::uint64_t>(trial));
    Table t(*table.game, drawn);
    const int cards = static_cast<int>(random.below(24)), flags = static_cast<int>(random.below(4));
    const bool sorted = random.below(4) != 0, others_first = random.below(2) == 0;
    const auto knights = static_cast<int>(random.below(24));
    const int others_at = others_first           ? 0
                          : random.below(2) == 0 ? cards - 1
                                                 : static_cast<int>(random.below(40));
    for (int i = 0; i < cards; ++i) {
      if (i == others_at) {
        t.add_object(random.below(2) == 0 ? table.archer : table.knight, 1,
                     t.zone(table.hand, random.below(4) == 0 ? 0 : 1));
        continue;
      }
      const FaceId face = (sorted ? i >= knights : random.below(3) == 0) ? table.archer : table.knight;
      const int o = t.add_object(face, 0, t.zone(random.below(4) == 0 ? table.play : table.hand, 0));
      if (flags != 0 && random.below(3) == 0) t.set_flag(o, table.tapped);
      if (flags > 1 && random.below(3) == 0) t.reveal(o, 2);
      if (flags > 2 && random.below(3) == 0) t.put_on_object(o, table.hurt, 1);
    }
    for (int moves = static_cast<int>(random.below(4)); moves > 0 && cards > 0; --moves) {
      const auto o = static_cast<int>(random.below(static_cast<std::uint32_t>(cards)));
      t.move(o, t.zone(table.play, 0));
      t.move(o, t.zone(table.hand, 0));
    }
    k.begin(drawn);
    State listed = drawn;
    const std::uint64_t seed = random.next();
    Random one(seed), other(seed);
    ASSERT_EQ(k.play_out(drawn, one), Stop::Over);
    while (k.run(listed) == Stop::Decision) {
      const auto n = static_cast<std::uint32_t>(k.decision().options.size());
      const Table now(*table.game, listed);
      std::set<int> zones;
      for (const Option& o : k.decision().options) {
        if (o.kind == OptionKind::Object) zones.insert(now.zone_of(o.value));
      }
      const auto others = static_cast<std::size_t>(
          std::count_if(k.decision().options.begin(), k.decision().options.end(),
                        [](const Option& o) { return o.kind != OptionKind::Object; }));
      std::set<std::tuple<int, int, int, int, bool>> kinds;
      for (const int zone : zones) {
        for (const int o : now.in(zone)) {
          const int face = now.record(o).face, hurt = now.on_object(o, table.hurt);
          const bool tapped = now.flag(o, table.tapped);  // with three others these are offered, too
          if (!tapped || others == 3) kinds.emplace(zone, face, hurt, now.owner(o), tapped);
        }
      }
      const std::size_t ways = others == 2 ? 2 : 1;  // of what is in hand; "none" alone: of the top card
      ASSERT_TRUE(others == 1 || n == ways * kinds.size() + others) << "trial " << trial;
      k.answer_unchecked(listed, static_cast<int>(other.below(n)));
      ++choices;
    }
    ASSERT_TRUE(drawn == listed) << "trial " << trial << ", " << cards << " cards";
  }
  EXPECT_GT(choices, 3000);
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
