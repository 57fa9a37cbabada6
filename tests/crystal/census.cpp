#include "tests/crystal/census.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "games/crystal/rules/ids.h"
#include "kernel/table.h"

namespace verbatim::crystal {
namespace {

void add(std::vector<int>& counts, int value) {
  const auto at = static_cast<std::size_t>(value);
  if (counts.size() <= at) counts.resize(at + 1);
  ++counts[at];
}

// The least number that so many of the games do not exceed.
int quantile(const std::vector<int>& counts, long games, double share) {
  const auto rank = static_cast<long>(std::ceil(share * static_cast<double>(games)));
  long seen = 0;
  for (std::size_t n = 0; n < counts.size(); ++n) {
    seen += counts[n];
    if (seen >= std::max(rank, 1L)) return static_cast<int>(n);
  }
  return 0;
}

std::string quantiles(const std::vector<int>& counts, long games) {
  std::string out;
  for (const double share : {0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0})
    out += fmt::format(" {} |", quantile(counts, games, share));
  return out;
}

// In percent, with the 95 % interval of Wilson.
std::string interval(long wins, long games) {
  if (games == 0) return "-";
  const double n = static_cast<double>(games), p = static_cast<double>(wins) / n, z = 1.959964;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return fmt::format("{:.1f} ({:.1f}-{:.1f})", 100 * p, 100 * (middle - half), 100 * (middle + half));
}

std::string percent(long part, long games) {
  return part == 0 ? "0"
                   : fmt::format("{:.2f}", 100.0 * static_cast<double>(part) / static_cast<double>(games));
}

std::string pair_table(const Census& c) {
  std::string out = fmt::format("\n### {}\n\n| wins of |", c.edition);
  for (const char* name : kShortNames) out += fmt::format(" against {} |", name);
  out += "\n| --- | --- | --- | --- | --- |\n";
  for (std::size_t a = 0; a < kFactions; ++a) {
    out += fmt::format("| {} |", kShortNames[a]);
    for (std::size_t b = 0; b < kFactions; ++b) {
      const Census::Share& share = c.pairs[a][b];
      out += a == b ? " the same deck |" : fmt::format(" {} |", interval(share.wins, share.games));
    }
    out += "\n";
  }
  return out;
}

}  // namespace

void Census::count(const Factions& factions, const State& end, const std::vector<int>& seated_now,
                   int choices_made) {
  const Table t(factions.game(), end);
  ++games;
  add(rounds, t.counter(t.nobody(), kRound));
  add(choices, choices_made);
  by_elimination += end.header().ending == kByElimination;
  by_crystals += end.header().ending == kByCrystals;
  by_round_limit += end.header().ending == kByRoundLimit;
  const int winners = end.header().winners;
  const bool drawn = std::popcount(static_cast<unsigned>(winners)) > 1;
  draws += drawn;
  bool emptied = false;
  for (int s = 0; s < seats; ++s) emptied = emptied || (t.lives(s) && t.zone_size(t.zone(kBasic, s)) == 0);
  emptied_basic_deck += emptied;
  for (std::size_t s = 0; s < seated_now.size(); ++s) {
    const auto own = static_cast<std::size_t>(seated_now[s]);
    const bool won = !drawn && (winners >> s & 1) != 0;
    ++seated[own].games;
    seated[own].wins += won;
    seated[own].draws += drawn && (winners >> s & 1) != 0;
    if (seats != 2) continue;
    Share& share = pairs[own][static_cast<std::size_t>(seated_now[1 - s])];
    ++share.games;
    share.wins += won;
    share.draws += drawn;
  }
}

std::string report(const std::vector<Census>& all) {
  std::string out =
      "## Length\n\nRounds and choices of a game (choices with two options or more): the least, the 5th, "
      "25th, "
      "50th, 75th and 95th percentile, the most.\n\n| edition | players | games | what | least | 5 % | 25 % "
      "| "
      "50 % | 75 % | 95 % | most |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
  for (const Census& c : all) {
    out += fmt::format("| {} | {} | {} | rounds |{}\n", c.edition, c.seats, c.games,
                       quantiles(c.rounds, c.games));
    out += fmt::format("| {} | {} | {} | choices |{}\n", c.edition, c.seats, c.games,
                       quantiles(c.choices, c.games));
  }
  out +=
      "\n## Endings\n\nIn percent of the games. A draw is also counted under what ended the game.\n\n| "
      "edition | "
      "players | elimination | crystals | round limit | draws | a basic deck was empty at the end |\n| "
      "--- | --- | --- | --- | --- | --- | --- |\n";
  for (const Census& c : all) {
    out += fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", c.edition, c.seats,
                       percent(c.by_elimination, c.games), percent(c.by_crystals, c.games),
                       percent(c.by_round_limit, c.games), percent(c.draws, c.games),
                       percent(c.emptied_basic_deck, c.games));
  }
  out +=
      "\n## Two players: who wins\n\nWins of the faction on the left against the one above, in percent of "
      "all "
      "their games, with the 95 % interval of Wilson; what is missing to 100 together with the mirrored cell "
      "are "
      "draws.\n";
  for (const Census& c : all) {
    if (c.seats == 2) out += pair_table(c);
  }
  out +=
      "\n## Three and four players: who wins\n\nOf all seats that a faction took, the percent that won "
      "alone; an "
      "equal share would be 33.3 and 25.\n\n| edition | players |";
  for (const char* name : kShortNames) out += fmt::format(" {} |", name);
  out += "\n| --- | --- | --- | --- | --- | --- |\n";
  for (const Census& c : all) {
    if (c.seats == 2) continue;
    out += fmt::format("| {} | {} |", c.edition, c.seats);
    for (const auto& share : c.seated) out += fmt::format(" {} |", interval(share.wins, share.games));
    out += "\n";
  }
  return out;
}

}  // namespace verbatim::crystal
