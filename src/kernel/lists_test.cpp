// Choices of several things that are drawn at random without listing their options: the answers are those of
// the lists, also for whoever goes on from the middle of such a choice.

#include "kernel/small_game.h"

namespace verbatim {
namespace {

// One after another as options are listed, from the first decision on. Those that had two options or more.
int answer_from_lists(Kernel& k, State& s, Random& random, int most = 1000) {
  int counted = 0;
  for (; most > 0 && k.run(s) == Stop::Decision; --most) {
    const auto n = static_cast<std::uint32_t>(k.decision().options.size());
    k.answer_unchecked(s, n < 2 ? 0 : static_cast<int>(random.below(n)));
    counted += n > 1;
  }
  return counted;
}

TEST(SeveralThings, AnswersThatAreDrawnAreThoseOfTheLists) {
  SmallGame g;
  GameMaker& m = g.m;
  const Who me{&m, Operand::constant(0)};
  const Pick hand = m.from_zone(m.zone(g.hand, me)), play = m.from_zone(m.zone(g.play, me));
  g.write([&](Proc& p) {
    const auto card = p.object();
    const auto n = p.number();
    const auto note = [&](Num k) {
      p.verb(g.core.set_counter, {me, Num(g.gold), m.counter_of(me, g.gold) * 3 + k});
    };
    p.ask_some(me, 0, 3).every_copy().objects(hand, card, nullptr).end();
    p.each_listed(card, [&] { p.verb(g.core.move, {card, m.zone(g.play, me)}); });
    p.ask_some(me, 2, 3)
        .every_copy()
        .objects(hand, card, nullptr)
        .guard(m.size(m.zone(g.play, me)) > 1)
        .end();
    p.each_listed(card, [&] { p.verb(g.core.add_on_object, {card, Num(g.hurt), Num(1)}); });
    p.ask_some(me, 2, 2).ask_forced().every_copy().objects(play, card, nullptr).end();
    p.each_listed(card, [&] { p.verb(g.core.add_on_object, {card, Num(g.hurt), Num(2)}); });
    p.ask_order(me).every_copy().objects(hand, card, nullptr).end();
    p.each_listed(card, [&] { p.verb(g.core.move, {card, m.table_zone(g.pile)}); });
    p.list_of(play);
    p.when(m.size(m.zone(g.play, me)) > 0, [&] { p.push(card); });  // twice, if it was chosen from there
    p.ask_order(me).every_copy().objects(m.from_list(), card, nullptr).end();
    p.each_listed(card, [&] { note(m.on(card, g.hurt)); });
    p.drop_list();
    p.ask_some(me, 1, 2).objects(play, card, nullptr).end();  // copies are merged
    p.each_listed(card, [&] { p.verb(g.core.add_on_object, {card, Num(g.hurt), Num(3)}); });
    p.ask_distribution(me, 2, 5, m.printed(m.it(), g.strength)).objects(play, card, nullptr).end();
    p.each_listed(n, [&] { note(n); });
    p.ask_distribution(me, 4, 4, 9).numbers(1, 2, n, nullptr).cap(3).numbers(7, 7, n, nullptr).cap(1).end();
    p.each_listed(n, [&] { note(n); });
  });
  Kernel k(*g.game);
  Random random(7);
  for (int trial = 0; trial < 2000; ++trial) {
    State start = k.blank(static_cast<std::uint64_t>(trial));
    Table t(*g.game, start);
    for (auto cards = random.below(8); cards > 0; --cards) {
      const FaceId face = random.below(2) == 0 ? g.archer : g.knight;
      t.add_object(face, 0, t.zone(random.below(3) == 0 ? g.play : g.hand, 0));
    }
    if (random.below(3) == 0) start.header().options = kAskEveryone;
    k.begin(start);
    // Some answers are given before the rest is drawn.
    answer_from_lists(k, start, random, static_cast<int>(random.below(6)));
    State drawn = start, listed = start;
    const std::uint64_t seed = random.next();
    Random one(seed), other(seed);
    std::int64_t counted = 0;
    ASSERT_EQ(k.play_out(drawn, one, &counted), Stop::Over);
    ASSERT_EQ(answer_from_lists(k, listed, other), counted) << "trial " << trial;
    ASSERT_TRUE(drawn == listed) << "trial " << trial;
    ASSERT_EQ(one.next(), other.next()) << "trial " << trial;
  }
}

}  // namespace
}  // namespace verbatim
