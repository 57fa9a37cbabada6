#include "lab/statistics.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "base/hash.h"

namespace verbatim::lab {
namespace {

// Games of one block share their deal, so they are not independent. How much that matters is seen from how
// far blocks differ: the variance of block means against what independent games would give. Below this many
// blocks the estimate is too rough to narrow an interval.
constexpr std::size_t kEnoughBlocks = 50;
constexpr double kLeastEffect = 0.1;

class Tally {
 public:
  void add(std::uint64_t block, bool won, double points) {
    if (block != block_) close();
    block_ = block;
    ++n_, wins_ += won;
    ++all_.games, all_.wins += won, all_.score += points;
  }
  Rate rate() {
    close();
    Rate r = all_;
    if (r.games == 0) return r;
    const auto games = static_cast<double>(r.games);
    r.score /= games;
    r.rate = static_cast<double>(r.wins) / games;
    r.ci95 = wilson(r.rate, games / effect(r.rate, games));
    return r;
  }

 private:
  void close() {
    if (n_ > 0) blocks_.push_back({n_, wins_});
    n_ = wins_ = 0;
  }
  double effect(double p, double games) const {
    const auto blocks = static_cast<double>(blocks_.size());
    if (blocks_.size() < 2 || p <= 0 || p >= 1) return 1;
    double squares = 0;
    for (const auto& b : blocks_) {
      const double off = b.wins - p * b.n;
      squares += off * off;
    }
    const double of_rate = squares * blocks / (blocks - 1) / (games * games);
    const double estimate = of_rate / (p * (1 - p) / games);
    return std::max(estimate, blocks_.size() < kEnoughBlocks ? 1.0 : kLeastEffect);
  }
  struct Block {
    int n, wins;
  };
  std::vector<Block> blocks_;
  std::uint64_t block_ = ~std::uint64_t{0};
  int n_ = 0, wins_ = 0;
  Rate all_;
};

Spread spread_of(std::vector<double> values) {
  Spread s;
  if (values.empty()) return s;
  std::sort(values.begin(), values.end());
  const auto n = static_cast<double>(values.size());
  for (const double v : values) s.mean += v / n;
  double squares = 0;
  for (const double v : values) squares += (v - s.mean) * (v - s.mean);
  const double error = values.size() < 2 ? 0 : 1.959963984540054 * std::sqrt(squares / (n - 1) / n);
  s.least = values.front();
  s.most = values.back();
  s.median = values[values.size() / 2];
  s.ci95 = {s.mean - error, s.mean + error};
  return s;
}

}  // namespace

Interval wilson(double p, double n, double z) {
  if (n <= 0) return {};
  const double zz = z * z, middle = (p + zz / (2 * n)) / (1 + zz / n);
  const double half = z / (1 + zz / n) * std::sqrt(p * (1 - p) / n + zz / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Summary summarize(const Series& series, const Results& results, int decks) {
  const int n = series.seats();
  Summary out;
  std::vector<Tally> players(static_cast<std::size_t>(n)), seats(static_cast<std::size_t>(n)),
      by_deck(static_cast<std::size_t>(decks));
  std::vector<double> choices, rounds;
  for (std::uint64_t g = 0; g < results.games.size(); ++g) {
    const Played& p = results.games[g];
    ++out.games;
    ++out.endings[p.ending];
    out.draws += std::popcount(static_cast<unsigned>(p.winners)) != 1;
    choices.push_back(p.choices);
    rounds.push_back(p.rounds);
    for (int player = 0; player < n; ++player) {
      const int seat = series.seat_of(player, g);
      const bool won = p.winners == 1 << seat;
      const double points = result_for(p.winners, seat);
      players[static_cast<std::size_t>(player)].add(series.block(g), won, points);
      seats[static_cast<std::size_t>(seat)].add(series.block(g), won, points);
      const int deck = series.deal(g).decks[static_cast<std::size_t>(seat)];
      by_deck[static_cast<std::size_t>(deck)].add(series.block(g), won, points);
    }
    const std::uint64_t bits = p.winners | std::uint64_t{p.ending} << 8 | std::uint64_t{p.rounds} << 16 |
                               std::uint64_t{p.choices} << 32;
    out.hash = hash_bytes(&bits, sizeof bits, out.hash);
  }
  for (Tally& t : players) out.players.push_back(t.rate());
  for (Tally& t : seats) out.seats.push_back(t.rate());
  for (Tally& t : by_deck) out.decks.push_back(t.rate());
  out.choices = spread_of(std::move(choices));
  out.rounds = spread_of(std::move(rounds));
  return out;
}

}  // namespace verbatim::lab
