// verbatim sim GAME: many games, and what they say with how sure it is.

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <iostream>
#include <memory>
#include <thread>

#include "apps/commands.h"
#include "apps/json_text.h"
#include "apps/sim_deals.h"
#include "apps/table_setup.h"
#include "lab/statistics.h"

namespace verbatim::app {
namespace {

struct Request {
  TableRequest table;
  std::int64_t games = 1000, threads = 0;
  bool json = false;
};

std::atomic<bool> stop_asked{false};
void on_interrupt(int) {
  constexpr char kSaid[] =
      "\nverbatim sim: stopping; waiting for the games begun before one that is over (again: end at once)\n";
  stop_asked = true;
  (void)!::write(STDERR_FILENO, kSaid, sizeof kSaid - 1);
}

Exit complain(const std::string& what, Exit exit = Exit::usage) {
  std::cerr << "verbatim sim: " << what << '\n';
  return exit;
}

constexpr std::int64_t kMostGames = 100'000'000;

// A bar that is drawn over itself; only people get one.
void show_progress(std::uint64_t done, std::uint64_t all) {
  constexpr std::uint64_t kWidth = 40;
  const std::uint64_t full = done * kWidth / all;
  std::cerr << fmt::format("\r[{}{}] {} of {} games ", std::string(full, '#'),
                           std::string(kWidth - full, '.'), done, all)
            << std::flush;
}

std::string games_of(std::uint64_t n, const std::string& game) {
  return fmt::format("{} game{} of {}", n, n == 1 ? "" : "s", game);
}

// Whoever thinks by the clock thinks as far as the machine gets.
bool by_the_clock(const TableSetup& setup) {
  return std::any_of(setup.seats.begin(), setup.seats.end(),
                     [](const SeatWish& s) { return s.milliseconds > 0; });
}

std::string command_again(const TableRequest& t, const TableSetup& setup, std::uint64_t games) {
  std::string out =
      fmt::format("verbatim sim {} --games {} --seats {}", setup.game, games, setup.seats_text());
  if (!t.decks.empty()) out += " --decks " + as_typed(t.decks);
  out += " --edition " + as_typed(t.edition.empty() ? setup.table.edition() : t.edition);
  for (const std::string& file : t.cards) out += " --cards " + as_typed(file);
  return out + fmt::format(" --seed {}", setup.seed);
}

// There is nothing to say yet, and a reader of JSON is told so in JSON.
Exit nothing_played(const Request& r, const TableSetup& setup) {
  if (r.json) {
    std::cout << fmt::format(
        "{{\"game\": {}, \"edition\": {}, \"seed\": {}, \"games\": 0, \"asked\": {}, \"partial\": true,\n"
        " \"reproduce\": {}, \"reproducible\": {}}}\n",
        json_text(setup.game), json_text(setup.table.edition()), setup.seed, r.games,
        json_text(command_again(r.table, setup, static_cast<std::uint64_t>(r.games))), !by_the_clock(setup));
  }
  return complain("stopped before the first game was over", Exit::failed);
}

class Report {
 public:
  Report(const Request& r, const TableSetup& setup, const lab::Results& results, lab::Summary all)
      : r_(r), setup_(setup), results_(results), all_(std::move(all)) {}

  void plain() const {
    std::cout << fmt::format("{}, edition {}, seed {}{}\n", games_of(all_.games, setup_.game),
                             setup_.table.edition(), setup_.seed, partly());
    std::cout << "player           wins   rate   95 % interval   points\n";
    for (std::size_t i = 0; i < all_.players.size(); ++i) row(setup_.seats[i].text, all_.players[i]);
    std::cout << "by deck\n";
    for (std::size_t i = 0; i < all_.decks.size(); ++i) row(setup_.table.decks()[i].name, all_.decks[i]);
    std::cout << "by seat\n";
    for (std::size_t i = 0; i < all_.seats.size(); ++i) row(fmt::format("seat {}", i + 1), all_.seats[i]);
    std::cout << fmt::format("draws {}\n", all_.draws);
    for (const auto& [ending, n] : all_.endings) {
      std::cout << fmt::format("ended by {}: {} ({:.1f} %)\n", ending_name(ending), n,
                               100.0 * static_cast<double>(n) / static_cast<double>(all_.games));
    }
    length("rounds", all_.rounds);
    length("choices", all_.choices);
    std::cout << fmt::format("{:.1f} games/s on {} thread{}; results {:016x}\nagain{}: {}\n", speed(),
                             r_.threads, r_.threads == 1 ? "" : "s", all_.hash,
                             by_the_clock(setup_) ? " (not exactly: a player thinks by the clock)" : "",
                             reproduce());
  }

  void json() const {
    const auto rates = [&](const std::vector<lab::Rate>& list, const char* key, auto name) {
      std::string out;
      for (std::size_t i = 0; i < list.size(); ++i) {
        out += fmt::format(R"({}{{"{}": {}, {}}})", i == 0 ? "" : ", ", key, name(i), rate(list[i]));
      }
      return out;
    };
    std::string endings;
    for (const auto& [ending, n] : all_.endings) {
      endings += fmt::format("{}{}: {}", endings.empty() ? "" : ", ", json_text(ending_name(ending)), n);
    }
    std::cout << fmt::format(
        "{{\"game\": {}, \"edition\": {}, \"seed\": {}, \"games\": {}, \"asked\": {}, \"partial\": {},\n"
        " \"seats\": [{}],\n \"decks\": [{}],\n \"places\": [{}],\n \"draws\": {}, \"endings\": {{{}}},\n"
        " \"length\": {{\"rounds\": {}, \"choices\": {}}},\n"
        " \"games_per_second\": {:.2f}, \"seconds\": {:.3f}, \"threads\": {}, \"results_hash\": "
        "\"{:016x}\",\n \"reproduce\": {}, \"reproducible\": {}}}\n",
        json_text(setup_.game), json_text(setup_.table.edition()), setup_.seed, all_.games, results_.asked,
        !results_.whole(),
        rates(all_.players, "player", [&](std::size_t i) { return json_text(setup_.seats[i].text); }),
        rates(all_.decks, "deck", [&](std::size_t i) { return json_text(setup_.table.decks()[i].name); }),
        rates(all_.seats, "seat", [&](std::size_t i) { return std::to_string(i + 1); }), all_.draws, endings,
        spread(all_.rounds), spread(all_.choices), speed(), results_.seconds, r_.threads, all_.hash,
        json_text(reproduce()), !by_the_clock(setup_));
  }

 private:
  std::string partly() const {
    if (results_.whole()) return "";
    return fmt::format("  (stopped: {} were asked for{})", results_.asked,
                       all_.games % setup_.seats.size() == 0
                           ? ""
                           : "; of the last deal not every way to sit has been played");
  }
  double speed() const {
    return results_.seconds <= 0 ? 0 : static_cast<double>(all_.games) / results_.seconds;
  }
  std::string ending_name(int ending) const {
    for (const Named& n : setup_.table.printing().names().endings) {
      if (n.id == ending) return n.names.front();
    }
    return fmt::format("ending {}", ending);
  }
  static void row(const std::string& name, const lab::Rate& r) {
    std::cout << fmt::format("  {:<14} {:>5}  {:>5.1f} %  {:>5.1f} to {:>5.1f} %  {:>5.3f}  of {}\n", name,
                             r.wins, 100 * r.rate, 100 * r.ci95.low, 100 * r.ci95.high, r.score, r.games);
  }
  static void length(const char* what, const lab::Spread& s) {
    const std::string sure = s.ci95 ? fmt::format(" ({:.1f} to {:.1f})", s.ci95->low, s.ci95->high) : "";
    std::cout << fmt::format("{}: {:.1f} on average{}, median {:.10g}, from {:.0f} to {:.0f}\n", what, s.mean,
                             sure, s.median, s.least, s.most);
  }
  static std::string rate(const lab::Rate& r) {
    return fmt::format(
        R"("wins": {}, "games": {}, "win_rate": {:.6f}, "ci95": [{:.6f}, {:.6f}], "points": {:.6f})", r.wins,
        r.games, r.rate, r.ci95.low, r.ci95.high, r.score);
  }
  static std::string spread(const lab::Spread& s) {
    const std::string sure = s.ci95 ? fmt::format("[{:.3f}, {:.3f}]", s.ci95->low, s.ci95->high) : "null";
    return fmt::format(
        R"({{"mean": {:.3f}, "ci95": {}, "median": {:.10g}, "least": {:.0f}, "most": {:.0f}}})", s.mean, sure,
        s.median, s.least, s.most);
  }
  std::string reproduce() const { return command_again(r_.table, setup_, all_.games); }

  const Request& r_;
  const TableSetup& setup_;
  const lab::Results& results_;
  lab::Summary all_;
};

Exit run(Request& r) {
  if (r.games < 1 || r.games > kMostGames)
    return complain(fmt::format("--games {}: from 1 to {}", r.games, kMostGames));
  if (r.threads < 0 || r.threads > 1024)
    return complain(fmt::format("--threads {}: from 0 to 1024", r.threads));
  if (r.threads == 0) r.threads = std::max(1u, std::thread::hardware_concurrency());
  const auto setup = lay_table(r.table);
  if (!setup) return complain(setup.error().text, setup.error().exit);
  if (setup->has_human())
    return complain("a human cannot play a thousand games; write for example --seats greedy,random");
  const auto deals = make_deals(setup->table);
  if (!deals) return complain(deals.error());

  lab::Series series;
  series.game = &setup->table.game();
  series.deals = *deals;
  series.make = [&](int i) {
    return make_player(setup->table, setup->seats[static_cast<std::size_t>(i)], 0);
  };
  series.seed = setup->seed;
  series.games = static_cast<std::uint64_t>(r.games);
  series.threads = static_cast<int>(r.threads);
  series.round_counter = setup->table.printing().names().round;
  series.stop = &stop_asked;
  lab::Tallies tallies(series, static_cast<int>(setup->table.decks().size()));
  series.over = [&](std::uint64_t g, const lab::Played& played) { tallies.add(g, played); };
  const bool bar = isatty(STDERR_FILENO) != 0;
  if (bar) series.progress = [&](std::uint64_t done) { show_progress(done, series.games); };

  // The first Ctrl-C gives what there is; the second one ends the program.
  struct sigaction act = {};
  act.sa_handler = on_interrupt;
  act.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &act, nullptr);
  sigaction(SIGTERM, &act, nullptr);
  const lab::Results results = lab::play(series);
  if (bar) std::cerr << '\r' << std::string(78, ' ') << '\r' << std::flush;
  if (!results.failure.empty()) return complain(results.failure, Exit::failed);
  if (results.games == 0) return nothing_played(r, *setup);
  const Report report(r, *setup, results, tallies.summary());
  r.json ? report.json() : report.plain();
  return Exit::ok;
}

}  // namespace

void add_sim(Commands& commands) {
  const auto r = std::make_shared<Request>();
  r->table.seats = "greedy,random";
  r->table.seed = "1";
  auto arguments = table_arguments(r->table);
  arguments[1].help =
      "who plays, one for each seat: random, greedy, search, search:1000 (iterations), search:200ms (by the "
      "clock); "
      "search:1000x2 thinks with two threads";
  arguments.insert(arguments.begin() + 1, {"-n,--games", "how many", &r->games});
  arguments.push_back({"-t,--threads", "how many at once; 0: as many as the machine has", &r->threads});
  arguments.push_back({"--json", "the result as JSON", &r->json});
  commands.push_back(
      {"sim",
       "play many games between bots: who wins how often, with 95 % intervals",
       "verbatim sim crystal --games 2000 --seats greedy,random",
       std::move(arguments),
       [r] { return run(*r); },
       {"verbatim sim crystal --games 600 --seats greedy,greedy --decks all --json",
        "verbatim sim crystal --seats search:500,greedy,random --edition current --threads 2",
        "verbatim sim crystal --decks raiders,./mine.toml --cards ./patch.toml"},
       "Games come in blocks of as many as there are seats: one deal, played once for each way "
       "the players can sit, and decks go around the table from block to block. So players, decks "
       "and seats are compared fairly. A rate is of games won alone; points share a shared win. "
       "Intervals are Wilson's, with the sample made smaller or larger by how much games of one "
       "deal have in common. The same seed gives the same results for any number of threads, "
       "unless a player thinks by the clock (search:200ms). --decks all plays every choice of "
       "shipped decks. Ctrl-C prints what there is, marked as partial: the first games, up to the last "
       "one that is over; those before it that still go on are waited for, unless it is pressed again."});
}

}  // namespace verbatim::app
