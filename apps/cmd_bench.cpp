// verbatim bench [GAME]: how fast this machine plays, on one thread.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>

#include "apps/commands.h"
#include "apps/json_text.h"
#include "apps/table_setup.h"
#include "base/allocations.h"
#include "kernel/kernel.h"

namespace verbatim::app {
namespace {

using Clock = std::chrono::steady_clock;

struct Request {
  TableRequest table;
  std::int64_t runs = 5;
  double seconds = 0.5;
  bool json = false;
};

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

struct Figure {
  std::string name, unit;
  int digits = 0;
  std::vector<double> runs{};

  double median() const {
    auto sorted = runs;
    std::sort(sorted.begin(), sorted.end());
    const std::size_t n = sorted.size();
    return n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
  }
  double least() const { return *std::min_element(runs.begin(), runs.end()); }
  double most() const { return *std::max_element(runs.begin(), runs.end()); }
};

class Bench {
 public:
  Bench(const Request& r, const TableSetup& setup)
      : r_(r), setup_(setup), kernel_(setup.table.game()), opening_(setup.opening()) {}

  Exit run() {
    random_games(0.05);  // warms up: memory, caches, clock
    for (auto& f : figures_) f.runs.clear();
    for (std::int64_t i = 0; i < r_.runs; ++i) {
      if (!random_games(r_.seconds)) {
        std::cerr << "verbatim bench: a game failed: " << kernel_.explain_failure(state_) << '\n';
        return Exit::failed;
      }
      listed_games(r_.seconds / 2);
      clone(r_.seconds / 10);
      search(r_.seconds);
    }
    r_.json ? json() : plain();
    return Exit::ok;
  }

 private:
  enum { kChoices, kGames, kListed, kClone, kBytes, kAllocations, kSearch };
  void note(int figure, double value) { figures_[static_cast<std::size_t>(figure)].runs.push_back(value); }

  // Choices of two options or more count; a game that goes on when time is up is played to its end. Answers
  // are drawn at random, as a search does it.
  bool random_games(double seconds) {
    double choices = 0, games = 0;
    kernel_.run(state_ = opening_);
    const std::uint64_t before = allocations();
    const auto start = Clock::now();
    do {
      setup_.table.reopen(state_, opening_, random_.next());
      std::int64_t chosen = 0;
      if (kernel_.play_out(state_, random_, &chosen) == Stop::Failed) return false;
      choices += static_cast<double>(chosen);
      ++games;
    } while (since(start) < seconds);
    const double spent = since(start);
    const auto made = static_cast<double>(allocations() - before);
    note(kChoices, choices / spent);
    note(kGames, games / spent);
    note(kAllocations, made / choices);
    return true;
  }

  // The same with all options of every choice listed, as players are asked.
  void listed_games(double seconds) {
    double choices = 0;
    std::uint32_t bytes = 0;
    const auto start = Clock::now();
    do {
      setup_.table.reopen(state_, opening_, random_.next());
      while (kernel_.run(state_) == Stop::Decision) {
        const auto n = static_cast<std::uint32_t>(kernel_.decision().options.size());
        bytes = std::max(bytes, state_.used());
        kernel_.answer_unchecked(state_, static_cast<int>(random_.below(n)));
        choices += n > 1;
      }
    } while (since(start) < seconds);
    note(kListed, choices / since(start));
    note(kBytes, bytes);
  }

  // A position from the middle of a game.
  void clone(double seconds) {
    State middle;
    setup_.table.reopen(middle, opening_, 7);
    for (int i = 0; i < 40 && kernel_.run(middle) == Stop::Decision; ++i) {
      const auto n = static_cast<std::uint32_t>(kernel_.decision().options.size());
      kernel_.answer_unchecked(middle, static_cast<int>(random_.below(n)));
    }
    double copies = 0;
    State copy = middle;
    const auto start = Clock::now();
    do {
      for (int i = 0; i < 1000; ++i) {
        copy = middle;
        asm volatile("" : : "r"(copy.data()) : "memory");  // the copy is used
      }
      copies += 1000;
    } while (since(start) < seconds);
    note(kClone, since(start) / copies * 1e9);
  }

  // Whole random playouts from the first real choice of the opening.
  void search(double seconds) {
    setup_.table.reopen(state_, opening_, setup_.seed);
    kernel_.run(state_);
    const int seat = kernel_.decision().seat;
    const View seen = view(setup_.table.game(), state_, seat);
    constexpr int kIterations = 500;
    const auto player = make_search_player(setup_.table.game(), {.iterations = kIterations});
    double iterations = 0;
    const auto start = Clock::now();
    do {
      player->begin(random_.next());
      player->choose(seen, kernel_.decision());
      iterations += kIterations;
    } while (since(start) < seconds);
    note(kSearch, iterations / since(start));
  }

  void plain() const {
    std::cout << fmt::format(
        "{}, edition {}, {} seats, one thread, seed {}; median of {} runs (least to most)\n", setup_.game,
        setup_.table.edition(), setup_.table.seats(), setup_.seed, r_.runs);
    for (const Figure& f : figures_) {
      std::cout << fmt::format("{:<30} {:>14.{}f} {:<3} ({:.{}f} to {:.{}f})\n", f.name, f.median(), f.digits,
                               f.unit, f.least(), f.digits, f.most(), f.digits);
    }
  }
  void json() const {
    std::string values, spreads;
    for (const Figure& f : figures_) {
      values += fmt::format(" \"{}\": {:.{}f},\n", f.name, f.median(), f.digits);
      spreads += fmt::format("{}\"{}\": [{:.{}f}, {:.{}f}]", spreads.empty() ? "" : ", ", f.name, f.least(),
                             f.digits, f.most(), f.digits);
    }
    std::cout << fmt::format(
        "{{\"game\": {}, \"edition\": {}, \"seats\": {}, \"seed\": {}, \"runs\": {},\n{} "
        "\"spread\": {{{}}}}}\n",
        json_text(setup_.game), json_text(setup_.table.edition()), setup_.table.seats(), setup_.seed, r_.runs,
        values, spreads);
  }

  const Request& r_;
  const TableSetup& setup_;
  Kernel kernel_;
  State opening_, state_;
  Random random_{42};
  std::vector<Figure> figures_ = {{"choices_per_second", "", 0},
                                  {"games_per_second", "", 0},
                                  {"listed_choices_per_second", "", 0},
                                  {"clone_ns", "ns", 1},
                                  {"state_bytes", "", 0},
                                  {"allocations_per_choice", "", 6},
                                  {"search_iterations_per_second", "", 0}};
};

Exit run(const Request& r) {
  const auto complain = [](const std::string& what, Exit exit = Exit::usage) {
    std::cerr << "verbatim bench: " << what << '\n';
    return exit;
  };
  if (r.runs < 1 || r.runs > 1000) return complain(fmt::format("--runs {}: from 1 to 1000", r.runs));
  if (!(r.seconds > 0 && r.seconds <= 600)) {
    return complain(fmt::format("--seconds {}: more than 0, at most 600", r.seconds));
  }
  const auto setup = lay_table(r.table);
  if (!setup) return complain(setup.error().text, setup.error().exit);
  return Bench(r, *setup).run();
}

}  // namespace

void add_bench(Commands& commands) {
  const auto r = std::make_shared<Request>();
  r->table.seats = "random,random";
  r->table.seed = "1";
  auto arguments = table_arguments(r->table);
  arguments[1].help = "as many names as there are seats; the games are played at random whoever sits there";
  arguments.push_back({"--runs", "how often each figure is measured", &r->runs});
  arguments.push_back({"--seconds", "for each measurement", &r->seconds});
  arguments.push_back({"--json", "the figures as JSON", &r->json});
  commands.push_back(
      {"bench",
       "measure how fast games are played and searched on this machine",
       "verbatim bench crystal",
       std::move(arguments),
       [r] { return run(*r); },
       {"verbatim bench crystal --edition current --seats random,random,random",
        "verbatim bench --runs 9 --json"},
       "A choice counts when it has two options or more. Answers are drawn at random without listing "
       "the options, as a search draws them; listed_choices_per_second lists them all. Search "
       "iterations are whole random games from the first choice of the opening, each in a newly "
       "imagined world. Figures of a busy "
       "machine say little: look at the spread."});
}

}  // namespace verbatim::app
