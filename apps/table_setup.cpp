#include "apps/table_setup.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <random>

#include "apps/games.h"

namespace verbatim::app {
namespace {

std::string without_blanks(std::string text) {
  text.erase(0, text.find_first_not_of(" \t"));
  text.erase(text.find_last_not_of(" \t") + 1);
  return text;
}

// The parts of "a,b,c". A comma at either end, or two of them, leave a part empty.
std::vector<std::string> parts_of(const std::string& list) {
  std::vector<std::string> out;
  for (std::size_t from = 0; from <= list.size();) {
    const auto end = std::min(list.find(',', from), list.size());
    out.push_back(without_blanks(list.substr(from, end - from)));
    from = end + 1;
  }
  return out;
}

template <class T>
bool number(std::string_view text, T& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

constexpr int kMostIterations = 100'000'000, kMostMilliseconds = 3'600'000;

Result<SeatWish, std::string> read_seat(const std::string& text) {
  using enum SeatWish::Kind;
  SeatWish seat;
  seat.text = text;
  if (text == "human") return seat;
  seat.kind = Random;
  if (text == "random") return seat;
  seat.kind = Greedy;
  if (text == "greedy") return seat;
  seat.kind = Search;
  if (text == "search") return seat;
  if (!text.starts_with("search:")) {
    return failed("there is no player \"" + text +
                  "\"; there is: human, random, greedy, search, search:1000 (iterations), search:200ms, "
                  "search:1000x2 (two threads)");
  }
  std::string_view budget = std::string_view(text).substr(7);
  if (const auto x = budget.find('x'); x != std::string_view::npos) {
    if (!number(budget.substr(x + 1), seat.threads) || seat.threads < 1 || seat.threads > 256)
      return failed(text + ": behind the x stands the number of threads, from 1 to 256");
    budget = budget.substr(0, x);
  }
  const bool by_time = budget.ends_with("ms");
  if (by_time) budget.remove_suffix(2);
  int& amount = by_time ? seat.milliseconds : seat.iterations;
  if (by_time) seat.iterations = 0;
  const int most = by_time ? kMostMilliseconds : kMostIterations;
  if (!number(budget, amount) || amount < 1 || amount > most) {
    return failed(
        fmt::format("{}: write search:1000 for a thousand iterations or search:200ms for a fifth "
                    "of a second, from 1 to {}",
                    text, most));
  }
  return seat;
}

Trouble trouble(const LayError& e) { return {e.unread ? Exit::unread : Exit::usage, e.text}; }

Result<TableSetup, Trouble> finish(Result<LaidTable, LayError> table, const std::string& game,
                                   std::vector<SeatWish> seats, std::uint64_t seed) {
  if (!table) return failed(trouble(table.error()));
  for (const std::string& note : table->notes()) std::cerr << note << '\n';
  return TableSetup{std::move(*table), game, std::move(seats), seed};
}

}  // namespace

Result<std::vector<SeatWish>, std::string> read_seats(const std::string& text) {
  if (without_blanks(text).empty())
    return failed(std::string("nobody sits down; write for example --seats human,greedy"));
  std::vector<SeatWish> seats;
  for (const std::string& part : parts_of(text)) {
    if (part.empty())
      return failed(
          fmt::format("--seats {}: seat {} is empty; every seat needs a player", text, seats.size() + 1));
    auto seat = read_seat(part);
    if (!seat) return failed(seat.error());
    seats.push_back(std::move(*seat));
  }
  return seats;
}

std::uint64_t any_seed() {
  std::random_device device;
  return device() % 1'000'000'000u;  // short enough to read out
}

Result<std::uint64_t, std::string> read_seed(const std::string& text) {
  std::uint64_t seed = 0;
  if (number(text, seed)) return seed;
  return failed(fmt::format("--seed {}: write a whole number from 0 to {}", text, ~std::uint64_t{0}));
}

std::vector<Argument> table_arguments(TableRequest& r) {
  return {
      {"GAME", "which game: " + names_of_games(", "), &r.game},
      {"--seats",
       "who plays, one for each seat: human, random, greedy, search, search:1000 (iterations), search:200ms "
       "(by the clock); search:1000x2 thinks with two threads",
       &r.seats},
      {"--decks",
       "one for each seat, or one for all: names of shipped decks, card files (.toml, .csv), or lists "
       "with one line like \"2 Air Strike\" for each card",
       &r.decks},
      {"--edition", "which printing of the rules, by name or file (.toml); the game's first if not said",
       &r.edition},
      {"--cards",
       "a card file that adds to the shipped cards; a card of the same name is replaced. Again for another "
       "file",
       &r.cards},
      {"--seed", "the same seed and the same choices are the same game", &r.seed}};
}

std::string TableSetup::seats_text() const {
  std::string text;
  for (const SeatWish& s : seats) text += (text.empty() ? "" : ",") + s.text;
  return text;
}

bool TableSetup::has_human() const {
  return std::any_of(seats.begin(), seats.end(),
                     [](const SeatWish& s) { return s.kind == SeatWish::Kind::Human; });
}

std::unique_ptr<Player> TableSetup::player(int seat) const {
  return make_player(table, seats[static_cast<std::size_t>(seat)],
                     Random(seed).fork(static_cast<std::uint64_t>(seat) + 1).next());
}

std::unique_ptr<Player> make_player(const LaidTable& table, const SeatWish& wish, std::uint64_t seed) {
  using enum SeatWish::Kind;
  const Printing& printing = table.printing();
  switch (wish.kind) {
    case Human:
      return nullptr;
    case Random:
      return make_random_player(seed);
    case Greedy:
      return make_greedy_player(table.game(),
                                [&printing](const Table& t, int seat) { return printing.worth(t, seat); },
                                {.seed = seed});
    case Search:
      return make_search_player(table.game(), {.iterations = wish.iterations,
                                               .milliseconds = wish.milliseconds,
                                               .threads = wish.threads,
                                               .seed = seed});
  }
  return nullptr;
}

Result<TableSetup, Trouble> lay_table(const TableRequest& r) {
  const Rules* rules = find_game(r.game);
  if (rules == nullptr) return failed(Trouble{Exit::usage, no_such_game(r.game)});
  auto seats = read_seats(r.seats);
  if (!seats) return failed(Trouble{Exit::usage, seats.error()});
  const auto seed = r.seed.empty() ? Result<std::uint64_t, std::string>(any_seed()) : read_seed(r.seed);
  if (!seed) return failed(Trouble{Exit::usage, seed.error()});
  TableWish wish{r.edition, {}, r.cards, static_cast<int>(seats->size())};
  if (!r.decks.empty()) wish.decks = parts_of(r.decks);
  if (const auto gap = std::find(wish.decks.begin(), wish.decks.end(), ""); gap != wish.decks.end()) {
    return failed(Trouble{Exit::usage,
                          fmt::format("--decks {}: deck {} is empty; name one for each seat, or one for all",
                                      r.decks, gap - wish.decks.begin() + 1)});
  }
  return finish(LaidTable::lay(*rules, game_folder(r.game).string(), wish), r.game, std::move(*seats), *seed);
}

std::string place_in(const std::string& file, const Trouble& t) {
  return t.line == 0 ? file : fmt::format("{}:{}", file, t.line);
}

Result<TableSetup, Trouble> lay_table(const Record& record, const std::optional<std::string>& who) {
  const auto value = [&](const char* key) {
    const std::string* found = record.find(key);
    return found == nullptr ? std::string() : *found;
  };
  // What is wrong with a record nobody wrote on the command line.
  const auto wrong = [](const std::string& text, int line, Exit exit = Exit::failed) {
    return failed(Trouble{exit, text, line});
  };
  const auto decks = std::count_if(record.setup.begin(), record.setup.end(),
                                   [](const auto& entry) { return entry.first == "deck"; });
  auto seats = read_seats(value("seats"));
  const bool fewer = seats && static_cast<std::ptrdiff_t>(seats->size()) != decks;
  const auto missing = [&](const char* key) { return record.find(key) == nullptr; };
  if (!record.begun &&
      (fewer || missing("game") || missing("edition") || missing("seed") || missing("seats")))
    return wrong("the record ends inside its setup", 0);
  const Rules* rules = find_game(value("game"));
  if (rules == nullptr) {
    return wrong("the record is of the game \"" + value("game") + "\", which this program does not know",
                 record.line_of("game"));
  }
  if (fewer) {
    return wrong(fmt::format("the record has {} seats and {} decks", seats->size(), decks),
                 record.line_of("seats"));
  }
  if (who) seats = read_seats(*who);
  if (!seats && who) return failed(Trouble{Exit::usage, seats.error()});
  if (!seats) return wrong(seats.error(), record.line_of("seats"));
  if (static_cast<std::ptrdiff_t>(seats->size()) != decks) {
    return failed(
        Trouble{Exit::usage, fmt::format("--seats {}: the record is of a game of {} players", *who, decks)});
  }
  const auto seed = read_seed(value("seed"));
  if (!seed) return wrong("the record has no seed that can be read", record.line_of("seed"));
  auto table = LaidTable::lay(*rules, game_folder(rules->name()).string(), record);
  if (!table) {
    const LayError& e = table.error();
    return wrong(e.text, e.line, e.unread ? Exit::unread : Exit::failed);
  }
  return finish(std::move(table), rules->name(), std::move(*seats), *seed);
}

}  // namespace verbatim::app
