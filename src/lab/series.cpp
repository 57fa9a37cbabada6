#include "lab/series.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

namespace verbatim::lab {
namespace {

using Clock = std::chrono::steady_clock;

class Shared {
 public:
  explicit Shared(const Series& s) : series(s) {}
  const Series& series;

  bool stopped() const {
    return broken_.load(std::memory_order_relaxed) ||
           (series.stop != nullptr && series.stop->load(std::memory_order_relaxed));
  }
  // Is there nothing to wait for in this game?
  bool given_up(std::uint64_t g) const {
    return stopped() &&
           (broken_.load(std::memory_order_relaxed) || g >= beyond_.load(std::memory_order_relaxed));
  }
  std::uint64_t next(std::uint64_t games) { return next_.fetch_add(games, std::memory_order_relaxed); }
  std::uint64_t done() const { return done_.load(std::memory_order_relaxed); }

  // Games in a row, from number `first` on. Those behind a game that still goes on wait for it.
  void end(std::uint64_t first, const std::vector<Played>& played) {
    const std::lock_guard lock(mutex_);
    const auto at = static_cast<std::size_t>(first - told_);
    if (waiting_.size() < at + played.size()) waiting_.resize(at + played.size());
    std::copy(played.begin(), played.end(), waiting_.begin() + static_cast<std::ptrdiff_t>(at));
    for (; !waiting_.empty() && waiting_.front(); ++told_) {
      if (series.over) series.over(told_, *waiting_.front());
      waiting_.pop_front();
    }
    beyond_ = std::max(beyond_.load(), first + played.size());
    done_.fetch_add(played.size(), std::memory_order_relaxed);
  }
  void fail(std::string why) {
    const std::lock_guard lock(mutex_);
    failure_ = std::move(why);
    broken_ = true;
  }

  // By the calling thread: until every worker has said that it is done.
  bool wait(std::chrono::milliseconds time, int workers) {
    std::unique_lock lock(mutex_);
    return idle_.wait_for(lock, time, [&] { return left_ == workers; });
  }
  void leave() {
    const std::lock_guard lock(mutex_);
    ++left_;
    idle_.notify_one();
  }
  Results results() const { return {.games = told_, .asked = series.games, .failure = failure_}; }

 private:
  std::atomic<std::uint64_t> next_{0}, done_{0};
  std::atomic<std::uint64_t> beyond_{0};  // the highest number of a game that is over, and one
  std::atomic<bool> broken_{false};
  std::mutex mutex_;
  std::condition_variable idle_;
  int left_ = 0;
  std::uint64_t told_ = 0;
  std::deque<std::optional<Played>> waiting_;  // from number told_ on
  std::string failure_;
};

// A bot may see no reason to stop what costs nothing. Of 1,200,000 random games none had 500 choices.
constexpr std::uint32_t kMostChoices = 20'000;

// One thread: one kernel, one block for the state, one of each player, used for game after game.
class Worker {
 public:
  explicit Worker(Shared& shared) : shared_(shared), series_(shared.series), kernel_(*series_.game) {
    for (int i = 0; i < series_.seats(); ++i) players_.push_back(series_.make(i));
    at_seat_.resize(players_.size());
  }

  // Bots that do not look are done with a game in microseconds: they take several in one go, so that threads
  // do not wait for each other, and end them all. Others take games singly.
  void run() {
    constexpr std::uint64_t kInOneGo = 64;
    const bool quick =
        std::none_of(players_.begin(), players_.end(), [](const auto& player) { return player->looks(); });
    const std::uint64_t games = quick ? kInOneGo : 1;
    for (bool on = true; on && !shared_.stopped();) {
      const std::uint64_t first = shared_.next(games), end = std::min(first + games, series_.games);
      played_.clear();
      for (std::uint64_t g = first; g < end && on; ++g) on = play_one(g);
      if (first >= end) return;
      if (!played_.empty()) shared_.end(first, played_);
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
      if (played.choices == kMostChoices) {
        shared_.fail(fmt::format(
            "game {} does not end: after {} choices seat {} is still asked \"{}\"; a card that brings "
            "itself back for nothing can do that",
            g, kMostChoices, asked.seat + 1, series_.game->code().labels[asked.prompt.value]));
        return false;
      }
      Player& player = *at_seat_[asked.seat];
      // A bot that thinks long cannot be interrupted, but the game can be left before it does.
      if (player.looks()) {
        if (shared_.given_up(g)) return false;
        look_at(*series_.game, state_, asked.seat, view_);
      }
      kernel_.answer_unchecked(state_, player.choose(view_, asked));
    }
    if (stop == Stop::Failed) {
      shared_.fail(fmt::format("game {} failed: {}", g, kernel_.explain_failure(state_)));
      return false;
    }
    played.winners = state_.header().winners;
    played.ending = state_.header().ending;
    if (series_.round_counter >= 0) {
      const Table t(*series_.game, static_cast<const State&>(state_));
      played.rounds = static_cast<std::uint16_t>(t.counter(t.nobody(), series_.round_counter));
    }
    played_.push_back(played);
    return true;
  }

  Shared& shared_;
  const Series& series_;
  Kernel kernel_;
  State state_;
  View view_;
  std::vector<Played> played_;  // and not told yet
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<Player*> at_seat_;
};

}  // namespace

Results play(const Series& series) {
  Shared shared(series);
  const auto start = Clock::now();
  std::vector<std::thread> threads;
  const int workers = std::max(1, series.threads);
  for (int i = 0; i < workers; ++i) {
    threads.emplace_back([&shared] {
      Worker(shared).run();
      shared.leave();
    });
  }
  while (!shared.wait(std::chrono::milliseconds(200), workers)) {
    if (series.progress) series.progress(shared.done());
  }
  for (std::thread& t : threads) t.join();
  Results out = shared.results();
  out.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return out;
}

}  // namespace verbatim::lab
