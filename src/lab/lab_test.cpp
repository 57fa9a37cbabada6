#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <thread>

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

struct Games {
  Results results;
  std::vector<Played> games;
};

Games play_all(Series s) {
  Games all;
  s.over = [&](std::uint64_t g, const Played& played) {
    EXPECT_EQ(g, all.games.size());
    all.games.push_back(played);
  };
  all.results = play(s);
  EXPECT_EQ(all.results.games, all.games.size());
  return all;
}

Summary summarize(const Series& series, const std::vector<Played>& games, int decks) {
  Tallies tallies(series, decks);
  for (std::size_t g = 0; g < games.size(); ++g) tallies.add(g, games[g]);
  return tallies.summary();
}

TEST(Series, TheSameForAnyNumberOfThreads) {
  const Game game = duel::make(2);
  const Games one = play_all(duel_series(game, 31, 1));
  EXPECT_TRUE(one.results.whole());
  for (const int threads : {2, 3}) {
    const Games more = play_all(duel_series(game, 31, threads));
    EXPECT_EQ(more.games, one.games);
    EXPECT_EQ(summarize(duel_series(game, 31, 1), one.games, 2).hash,
              summarize(duel_series(game, 31, threads), more.games, 2).hash);
  }
}

TEST(Series, AShorterOneIsTheBeginningOfALongerOne) {
  const Game game = duel::make(2);
  const Games all = play_all(duel_series(game, 20, 2)), some = play_all(duel_series(game, 7, 1));
  EXPECT_TRUE(std::equal(some.games.begin(), some.games.end(), all.games.begin()));
}

TEST(Series, StoppedGivesWhatThereIs) {
  const Game game = duel::make(2);
  std::atomic<bool> stop{true};
  Series s = duel_series(game, 1000, 2);
  s.stop = &stop;
  const Results none = play(s);
  EXPECT_FALSE(none.whole());
  EXPECT_EQ(none.games, 0u);
  EXPECT_EQ(none.asked, 1000u);
}

// Thinks nothing, but slowly where it is told to, and can say that it has begun.
class Slow final : public Player {
 public:
  Slow(std::atomic<bool>& held, std::atomic<int>& choices) : held_(held), choices_(choices) {}
  std::string name() const override { return "slow"; }
  void begin(std::uint64_t) override {}
  int choose(const View&, const Decision&) override {
    ++choices_;
    while (held_) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return 0;
  }

 private:
  std::atomic<bool>& held_;
  std::atomic<int>& choices_;
};

// What is over counts: the games before it are waited for, and those after it are not.
TEST(Series, StoppedItWaitsForTheGamesBeforeOneThatIsOver) {
  const Game game = duel::make(2);
  std::atomic<bool> stop{false}, held{true}, free{false};
  std::atomic<int> choices{0}, made{0};
  Series s = duel_series(game, 1000, 2);
  s.stop = &stop;
  // The first thread to get a player is held in its first game, which is the first one or the second.
  s.make = [&](int) -> std::unique_ptr<Player> {
    thread_local std::atomic<bool>* mine = nullptr;
    if (mine == nullptr) mine = made++ == 0 ? &held : &free;
    return std::make_unique<Slow>(*mine, choices);
  };
  std::uint64_t told = 0, done_before = 0;
  s.over = [&](std::uint64_t, const Played&) { ++told; };
  s.progress = [&](std::uint64_t done) {
    if (done < 2) return;
    done_before = done;
    stop = true;
    held = false;
  };
  const Results r = play(s);
  EXPECT_EQ(r.games, told);
  EXPECT_GE(r.games, done_before) << "what is over is counted";
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
  std::vector<Played> together, by_seat;
  for (std::uint64_t g = 0; g < 400; ++g) {
    const int winner = (g / 2) % 2 == 0 ? 0 : 1;  // the player, in both games of a deal
    together.push_back({static_cast<std::uint8_t>(1 << s.seat_of(winner, g)), 1, 3, 10});
    by_seat.push_back({1, 1, 3, 10});
  }
  const auto width = [&](const std::vector<Played>& r) {
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
  const std::vector<Played> r = {{3, 1, 2, 5}, {0, 2, 2, 5}, {1, 1, 4, 9}, {2, 1, 4, 9}};
  const Summary all = summarize(s, r, 2);
  EXPECT_EQ(all.draws, 2u);
  EXPECT_EQ(all.players[0].wins, 2u);
  EXPECT_EQ(all.players[1].wins, 0u);
  EXPECT_DOUBLE_EQ(all.players[0].score, 0.75);
  EXPECT_EQ(all.endings.at(1), 3u);
  EXPECT_DOUBLE_EQ(all.rounds.mean, 3);
}

TEST(Statistics, TheMiddleOfAnEvenNumberIsBetweenTwo) {
  const Game game = duel::make(2);
  const Series s = duel_series(game, 4, 1);
  const Summary even = summarize(s, {{1, 1, 2, 5}, {1, 1, 9, 5}, {1, 1, 4, 9}, {1, 1, 3, 9}}, 2);
  EXPECT_DOUBLE_EQ(even.rounds.median, 3.5);
  EXPECT_DOUBLE_EQ(even.choices.median, 7);
  EXPECT_DOUBLE_EQ(even.rounds.least, 2);
  EXPECT_DOUBLE_EQ(even.rounds.most, 9);
  // mean 4.5, squares 29: 1.96 standard errors of 29 / 3 in 4 values
  ASSERT_TRUE(even.rounds.ci95.has_value());
  EXPECT_NEAR(even.rounds.ci95->high, 4.5 + 1.959964 * std::sqrt(29.0 / 3 / 4), 1e-5);
  EXPECT_DOUBLE_EQ(summarize(s, {{1, 1, 2, 5}, {1, 1, 9, 5}, {1, 1, 4, 9}}, 2).rounds.median, 4);
}

TEST(Statistics, OneGameSaysNothingOfHowFarItsLengthIsOff) {
  const Game game = duel::make(2);
  const Summary one = summarize(duel_series(game, 1, 1), {{1, 1, 11, 50}}, 2);
  EXPECT_DOUBLE_EQ(one.rounds.mean, 11);
  EXPECT_DOUBLE_EQ(one.rounds.median, 11);
  EXPECT_FALSE(one.rounds.ci95.has_value());
}

}  // namespace
}  // namespace verbatim::lab
