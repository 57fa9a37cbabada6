#include <gtest/gtest.h>

#include "lab/statistics.h"
#include "tests/conformance/duel.h"

namespace verbatim::lab {
namespace {

// Values from the closed formula, worked out by hand for n = 10 and checked against published tables.
TEST(Wilson, KnownValues) {
  const auto near = [](Interval i, double low, double high) {
    EXPECT_NEAR(i.low, low, 5e-5);
    EXPECT_NEAR(i.high, high, 5e-5);
  };
  near(wilson(0.0, 10), 0.0, 0.27753);
  near(wilson(1.0, 10), 0.72247, 1.0);
  near(wilson(0.5, 10), 0.23659, 0.76341);
  near(wilson(0.9, 100), 0.82563, 0.94477);
  near(wilson(81.0 / 263, 263), 0.25529, 0.36621);
}

Series duel_series(const Game& game, std::uint64_t games, int threads) {
  Series s;
  s.game = &game;
  s.deals = {{duel::start(game, 0), {0, 1}}, {duel::start(game, 0), {1, 0}}};
  s.seed = 5;
  s.games = games;
  s.threads = threads;
  s.make = [&game](int i) {
    return i == 0 ? make_search_player(game, {.iterations = 10}) : make_random_player(0);
  };
  return s;
}

TEST(Series, TheSameForAnyNumberOfThreads) {
  const Game game = duel::make(2);
  const Results one = play(duel_series(game, 31, 1));
  EXPECT_TRUE(one.whole());
  for (const int threads : {2, 3}) {
    const Results more = play(duel_series(game, 31, threads));
    EXPECT_EQ(more.games, one.games);
    EXPECT_EQ(summarize(duel_series(game, 31, 1), one, 2).hash,
              summarize(duel_series(game, 31, threads), more, 2).hash);
  }
}

TEST(Series, AShorterOneIsTheBeginningOfALongerOne) {
  const Game game = duel::make(2);
  const Results all = play(duel_series(game, 20, 2)), some = play(duel_series(game, 7, 1));
  EXPECT_TRUE(std::equal(some.games.begin(), some.games.end(), all.games.begin()));
}

TEST(Series, StoppedGivesWhatThereIs) {
  const Game game = duel::make(2);
  std::atomic<bool> stop{true};
  Series s = duel_series(game, 1000, 2);
  s.stop = &stop;
  const Results none = play(s);
  EXPECT_FALSE(none.whole());
  EXPECT_TRUE(none.games.empty());
  EXPECT_EQ(none.asked, 1000u);
}

// Everybody sits everywhere equally often, with every deck.
TEST(Series, SeatsAndDecksAreShared) {
  const Game game = duel::make(2);
  const Series s = duel_series(game, 8, 1);
  int at_first = 0, with_first = 0;
  for (std::uint64_t g = 0; g < 8; ++g) {
    EXPECT_NE(s.seat_of(0, g), s.seat_of(1, g));
    at_first += s.seat_of(0, g) == 0;
    with_first += s.deal(g).decks[static_cast<std::size_t>(s.seat_of(0, g))] == 0;
    EXPECT_EQ(s.deal_seed(g), s.deal_seed(g ^ 1));
  }
  EXPECT_EQ(at_first, 4);
  EXPECT_EQ(with_first, 4);
}

// What games of one deal have in common is seen: when both always end alike, pairs are the sample; when the
// seat decides every game, the rate is known exactly but the interval keeps a width.
TEST(Statistics, PairsAreAccountedFor) {
  const Game game = duel::make(2);
  const Series s = duel_series(game, 400, 1);
  Results together, by_seat;
  for (std::uint64_t g = 0; g < 400; ++g) {
    const int winner = (g / 2) % 2 == 0 ? 0 : 1;  // the player, in both games of a deal
    together.games.push_back({static_cast<std::uint8_t>(1 << s.seat_of(winner, g)), 1, 3, 10});
    by_seat.games.push_back({1, 1, 3, 10});
  }
  const auto width = [&](const Results& r) {
    const Rate rate = summarize(s, r, 2).players[0];
    EXPECT_DOUBLE_EQ(rate.rate, 0.5);
    return rate.ci95.high - rate.ci95.low;
  };
  const Interval independent = wilson(0.5, 400), halved = wilson(0.5, 200);
  EXPECT_NEAR(width(together), halved.high - halved.low, 0.001);
  EXPECT_LT(width(by_seat), independent.high - independent.low);
  EXPECT_GT(width(by_seat), 0.01);
}

TEST(Statistics, SharedWinsAreDraws) {
  const Game game = duel::make(2);
  const Series s = duel_series(game, 4, 1);
  Results r;
  r.games = {{3, 1, 2, 5}, {0, 2, 2, 5}, {1, 1, 4, 9}, {2, 1, 4, 9}};
  const Summary all = summarize(s, r, 2);
  EXPECT_EQ(all.draws, 2u);
  EXPECT_EQ(all.players[0].wins, 2u);
  EXPECT_EQ(all.players[1].wins, 0u);
  EXPECT_DOUBLE_EQ(all.players[0].score, 0.75);
  EXPECT_EQ(all.endings.at(1), 3u);
  EXPECT_DOUBLE_EQ(all.rounds.mean, 3);
}

}  // namespace
}  // namespace verbatim::lab
