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
constexpr std::uint64_t kEnoughBlocks = 50;
constexpr double kLeastEffect = 0.1;

class Tally {
 public:
  void add(std::uint64_t block, bool won, double points) {
    if (block != block_) close();
    block_ = block;
    ++n_, wins_ += won;
    ++all_.games, all_.wins += won, all_.score += points;
  }
  Rate rate() const {
    Tally whole = *this;
    whole.close();
    Rate r = all_;
    if (r.games == 0) return r;
    const auto games = static_cast<double>(r.games);
    r.score /= games;
    r.rate = static_cast<double>(r.wins) / games;
    r.ci95 = wilson(r.rate, games / whole.effect(r.rate, games));
    return r;
  }

 private:
  void close() {
    blocks_ += n_ > 0;
    wins_wins_ += wins_ * wins_, wins_n_ += wins_ * n_, n_n_ += n_ * n_;
    n_ = wins_ = 0;
  }
  double effect(double p, double games) const {
    const auto blocks = static_cast<double>(blocks_);
    if (blocks_ < 2 || p <= 0 || p >= 1) return 1;
    // The sum of the squares of wins - p n.
    const double squares =
        std::max(0.0, static_cast<double>(wins_wins_) - 2 * p * static_cast<double>(wins_n_) +
                          p * p * static_cast<double>(n_n_));
    const double of_rate = squares * blocks / (blocks - 1) / (games * games);
    const double estimate = of_rate / (p * (1 - p) / games);
    return std::max(estimate, blocks_ < kEnoughBlocks ? 1.0 : kLeastEffect);
  }
  std::uint64_t block_ = ~std::uint64_t{0}, n_ = 0, wins_ = 0;  // of the block that is being counted
  std::uint64_t blocks_ = 0, wins_wins_ = 0, wins_n_ = 0, n_n_ = 0;
  Rate all_;
};

// How often each value came.
class Values {
 public:
  void add(std::uint32_t value) {
    ++times_[value];
    ++n_;
  }
  Spread spread() const {
    Spread s;
    if (n_ == 0) return s;
    const auto n = static_cast<double>(n_);
    for (const auto& [v, times] : times_) s.mean += v * static_cast<double>(times) / n;
    double squares = 0;
    for (const auto& [v, times] : times_) squares += (v - s.mean) * (v - s.mean) * static_cast<double>(times);
    s.least = times_.begin()->first;
    s.most = times_.rbegin()->first;
    s.median = (at((n_ - 1) / 2) + at(n_ / 2)) / 2;
    if (n_ > 1) {
      const double error = 1.959963984540054 * std::sqrt(squares / (n - 1) / n);
      s.ci95 = {s.mean - error, s.mean + error};
    }
    return s;
  }

 private:
  // The i-th of all in order.
  double at(std::uint64_t i) const {
    auto v = times_.begin();
    for (; i >= v->second; ++v) i -= v->second;
    return v->first;
  }
  std::map<std::uint32_t, std::uint64_t> times_;
  std::uint64_t n_ = 0;
};

}  // namespace

Interval wilson(double p, double n, double z) {
  if (n <= 0) return {};
  const double zz = z * z, middle = (p + zz / (2 * n)) / (1 + zz / n);
  const double half = z / (1 + zz / n) * std::sqrt(p * (1 - p) / n + zz / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

struct Tallies::Counted {
  Summary all;
  std::vector<Tally> players, seats, decks;
  Values choices, rounds;
};

Tallies::Tallies(const Series& series, int decks) : series_(series), counted_(std::make_unique<Counted>()) {
  counted_->players.resize(static_cast<std::size_t>(series.seats()));
  counted_->seats.resize(static_cast<std::size_t>(series.seats()));
  counted_->decks.resize(static_cast<std::size_t>(decks));
}
Tallies::~Tallies() = default;

void Tallies::add(std::uint64_t g, const Played& p) {
  Counted& c = *counted_;
  ++c.all.games;
  ++c.all.endings[p.ending];
  c.all.draws += std::popcount(static_cast<unsigned>(p.winners)) != 1;
  c.choices.add(p.choices);
  c.rounds.add(p.rounds);
  for (int player = 0; player < series_.seats(); ++player) {
    const int seat = series_.seat_of(player, g);
    const bool won = p.winners == 1 << seat;
    const double points = result_for(p.winners, seat);
    c.players[static_cast<std::size_t>(player)].add(series_.block(g), won, points);
    c.seats[static_cast<std::size_t>(seat)].add(series_.block(g), won, points);
    const int deck = series_.deal(g).decks[static_cast<std::size_t>(seat)];
    c.decks[static_cast<std::size_t>(deck)].add(series_.block(g), won, points);
  }
  const std::uint64_t bits = p.winners | std::uint64_t{p.ending} << 8 | std::uint64_t{p.rounds} << 16 |
                             std::uint64_t{p.choices} << 32;
  c.all.hash = hash_bytes(&bits, sizeof bits, c.all.hash);
}

Summary Tallies::summary() const {
  Summary out = counted_->all;
  for (const Tally& t : counted_->players) out.players.push_back(t.rate());
  for (const Tally& t : counted_->seats) out.seats.push_back(t.rate());
  for (const Tally& t : counted_->decks) out.decks.push_back(t.rate());
  out.choices = counted_->choices.spread();
  out.rounds = counted_->rounds.spread();
  return out;
}

}  // namespace verbatim::lab
