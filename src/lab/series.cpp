#include "lab/series.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace verbatim::lab {
namespace {

using Clock = std::chrono::steady_clock;

struct Shared {
  explicit Shared(const Series& s) : series(s), results(s.games), finished(s.games) {}
  const Series& series;
  std::vector<Played> results;
  std::vector<std::uint8_t> finished;
  std::atomic<std::uint64_t> next_block{0}, done{0};
  std::atomic<bool> broken{false};
  std::mutex mutex;
  std::condition_variable idle;
  int working = 0;
  std::string failure;

  bool stopped() const {
    return broken.load(std::memory_order_relaxed) ||
           (series.stop != nullptr && series.stop->load(std::memory_order_relaxed));
  }
};

// One thread: one kernel, one block for the state, one of each player, used for game after game.
class Worker {
 public:
  explicit Worker(Shared& shared) : shared_(shared), series_(shared.series), kernel_(*series_.game) {
    for (int i = 0; i < series_.seats(); ++i) players_.push_back(series_.make(i));
    at_seat_.resize(players_.size());
  }

  void run() {
    const auto n = static_cast<std::uint64_t>(series_.seats());
    while (!shared_.stopped()) {
      const std::uint64_t first = shared_.next_block.fetch_add(1, std::memory_order_relaxed) * n;
      if (first >= series_.games) return;
      for (std::uint64_t g = first; g < std::min(first + n, series_.games) && !shared_.stopped(); ++g) {
        if (!play_one(g)) return;
      }
    }
  }

 private:
  bool play_one(std::uint64_t g) {
    state_ = series_.deal(g).opening;
    state_.header().random = series_.deal_seed(g);
    for (std::size_t i = 0; i < players_.size(); ++i) {
      players_[i]->begin(series_.player_seed(static_cast<int>(i), g));
      at_seat_[static_cast<std::size_t>(series_.seat_of(static_cast<int>(i), g))] = players_[i].get();
    }
    Played played;
    Stop stop;
    for (; (stop = kernel_.run(state_)) == Stop::Decision; ++played.choices) {
      const Decision& asked = kernel_.decision();
      Player& player = *at_seat_[asked.seat];
      // The game cannot be left in the middle by a bot that thinks long.
      if (player.looks()) {
        if (shared_.stopped()) return false;
        look_at(*series_.game, state_, asked.seat, view_);
      }
      kernel_.answer_unchecked(state_, player.choose(view_, asked));
    }
    if (stop == Stop::Failed) {
      const std::lock_guard lock(shared_.mutex);
      shared_.failure = fmt::format("game {} failed: {}", g, kernel_.explain_failure(state_));
      shared_.broken = true;
      return false;
    }
    played.winners = state_.header().winners;
    played.ending = state_.header().ending;
    if (series_.round_counter >= 0) {
      const Table t(*series_.game, static_cast<const State&>(state_));
      played.rounds = static_cast<std::uint16_t>(t.counter(t.nobody(), series_.round_counter));
    }
    shared_.results[g] = played;
    shared_.finished[g] = 1;
    shared_.done.fetch_add(1, std::memory_order_relaxed);
    return true;
  }

  Shared& shared_;
  const Series& series_;
  Kernel kernel_;
  State state_;
  View view_;
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<Player*> at_seat_;
};

}  // namespace

Results play(const Series& series) {
  Shared shared(series);
  const auto start = Clock::now();
  std::vector<std::thread> threads;
  shared.working = std::max(1, series.threads);
  for (int i = 0; i < std::max(1, series.threads); ++i) {
    threads.emplace_back([&shared] {
      Worker(shared).run();
      const std::lock_guard lock(shared.mutex);
      --shared.working;
      shared.idle.notify_one();
    });
  }
  {
    std::unique_lock lock(shared.mutex);
    while (!shared.idle.wait_for(lock, std::chrono::milliseconds(200), [&] { return shared.working == 0; })) {
      lock.unlock();
      if (series.progress) series.progress(shared.done.load(std::memory_order_relaxed));
      lock.lock();
    }
  }
  for (std::thread& t : threads) t.join();
  Results out;
  out.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  out.asked = series.games;
  out.failure = shared.failure;
  const auto gap = std::find(shared.finished.begin(), shared.finished.end(), 0);
  shared.results.resize(static_cast<std::size_t>(gap - shared.finished.begin()));
  out.games = std::move(shared.results);
  return out;
}

}  // namespace verbatim::lab
