// Crystal Factions under the laws of every game: each edition, two to four players, every pair of the shipped
// factions. Every game must end for a reason of the rules, without a loop and without reaching a bound; the
// laws, which look at every option of a state, are checked on a sample.
//
//   VERBATIM_GAMES=10000   games of each pair, edition and number of players; everyday 12
//   VERBATIM_LAWS=50       how many of them are played under the laws; everyday 1
//   VERBATIM_REPORT=FILE   where the length, endings and winners are written

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "games/crystal/crystal.h"
#include "games/crystal/rules/ids.h"
#include "kernel/kernel.h"
#include "tests/conformance/laws.h"
#include "tests/crystal/census.h"

namespace verbatim::crystal {
namespace {

int asked_for(const char* variable, int usual) {
  const char* wanted = std::getenv(variable);
  return wanted != nullptr ? std::atoi(wanted) : usual;
}

// A seed of its own for every game of the whole run.
std::uint64_t seed_of(int edition, int seats, int first, int second, int number) {
  return ((static_cast<std::uint64_t>(edition) * 8 + static_cast<std::uint64_t>(seats)) * 16 +
          static_cast<std::uint64_t>(first * kFactions + second))
             << 32 |
         static_cast<std::uint64_t>(number);
}

struct Pair {
  int edition, seats;
};

std::vector<Census>& censuses() {
  static std::vector<Census> all;
  return all;
}

class CrystalConformance : public testing::TestWithParam<Pair> {
 protected:
  static void TearDownTestSuite() {
    if (const char* file = std::getenv("VERBATIM_REPORT")) std::ofstream(file) << report(censuses());
  }
};

TEST_P(CrystalConformance, EveryGameEndsAndTheLawsHold) {
  const auto [edition, seats] = GetParam();
  const std::string name = Edition::names()[static_cast<std::size_t>(edition)];
  const Factions factions(name, seats);
  ASSERT_EQ(factions.problem(), "");
  const int games = asked_for("VERBATIM_GAMES", 12), under_laws = asked_for("VERBATIM_LAWS", 1);
  Census census;
  census.edition = name;
  census.seats = seats;
  Kernel kernel(factions.game());
  State s;
  for (int first = 0; first < kFactions; ++first) {
    for (int second = first; second < kFactions; ++second) {
      for (int number = 0; number < games; ++number) {
        const std::uint64_t seed = seed_of(edition, seats, first, second, number);
        // Which of the two sits first changes from game to game.
        std::vector<int> seated = seating(first, second, seats, number / 2);
        if (number % 2 == 1) std::swap(seated[0], seated[1]);
        if (number < under_laws) {
          const Subject subject{&factions.game(),
                                [&](std::uint64_t at) { return factions.start(seated, at); }};
          ASSERT_EQ(check_laws(subject, seed, {.every = 7}).broken, "")
              << name << ", " << seats << " players, " << kShortNames[static_cast<std::size_t>(first)]
              << " and " << kShortNames[static_cast<std::size_t>(second)];
        }
        s = factions.start(seated, seed);
        Random random(seed * 2 + 1);
        int choices = 0;
        Stop stop;
        while ((stop = kernel.run(s)) == Stop::Decision && choices < 20000) {
          kernel.answer_unchecked(
              s,
              static_cast<int>(random.below(static_cast<std::uint32_t>(kernel.decision().options.size()))));
          ++choices;
        }
        ASSERT_EQ(stop, Stop::Over) << name << ", " << seats << " players, seed " << seed << ", choice "
                                    << choices << ": " << kernel.explain_failure(s);
        ASSERT_NE(s.header().winners, 0);
        ASSERT_GE(s.header().ending, kByElimination);
        ASSERT_LE(s.header().ending, kByRoundLimit);
        census.count(factions, s, seated, choices);
      }
    }
  }
  RecordProperty("games", static_cast<int>(census.games));
  censuses().push_back(census);
}

std::vector<Pair> everything() {
  std::vector<Pair> out;
  for (int edition = 0; edition < 4; ++edition) {
    for (int seats = 2; seats <= 4; ++seats) out.push_back({edition, seats});
  }
  return out;
}

INSTANTIATE_TEST_SUITE_P(All, CrystalConformance, testing::ValuesIn(everything()), [](const auto& p) {
  std::string name = Edition::names()[static_cast<std::size_t>(p.param.edition)];
  std::replace(name.begin(), name.end(), '-', '_');
  return name + "_" + std::to_string(p.param.seats);
});

}  // namespace
}  // namespace verbatim::crystal
