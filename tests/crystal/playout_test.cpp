// Playing on at random draws its answers without listing the options: they are the ones that would be taken
// from the list.

#include <gtest/gtest.h>

#include "bench/random_game.h"
#include "tests/crystal/factions.h"

namespace verbatim::crystal {
namespace {

struct Silent : LogSink {
  void write(const LogEntry&) override { ++entries; }
  int entries = 0;
};

// And so is the state in which a game ends, whether somebody keeps a log or not: records rely on it.
TEST(Playout, TheSameGamesAsFromListsAndWithALog) {
  for (const char* edition : {"classic", "classic-2024", "current", "alternating"}) {
    for (int seats = 2; seats <= 4; ++seats) {
      const Factions factions(edition, seats);
      ASSERT_EQ(factions.problem(), "");
      Silent log;
      Kernel kernel(factions.game()), telling(factions.game(), &log);
      for (int game = 0; game < 40; ++game) {
        const State opening =
            factions.start(seating(game % kFactions, (game / kFactions) % kFactions, seats, game), 1);
        const auto seed = static_cast<std::uint64_t>(game);
        State drawn, listed, told;
        Random one(seed), other(seed), third(seed);
        const std::int64_t choices = play_at_random(kernel, drawn, opening, one);
        ASSERT_EQ(drawn.header().status, Status::Over) << kernel.explain_failure(drawn);
        EXPECT_EQ(choices, drawn.header().choices);
        EXPECT_EQ(choices, play_by_lists(kernel, listed, opening, other));
        EXPECT_TRUE(drawn == listed) << edition << ", " << seats << " seats, game " << game;
        EXPECT_EQ(choices, play_by_lists(telling, told, opening, third));
        EXPECT_TRUE(listed == told) << edition << ", " << seats << " seats, game " << game << ", with a log";
      }
    }
  }
}

// Not only at the end: whoever plays keeps a log, whoever replays keeps none, and a record compares what they
// have at choices in between. In the same games, choice by choice.
TEST(Playout, EveryPositionIsTheSameWithALogAndWithout) {
  for (const char* edition : {"classic", "classic-2024", "current", "alternating"}) {
    for (int seats = 2; seats <= 4; ++seats) {
      const Factions factions(edition, seats);
      ASSERT_EQ(factions.problem(), "");
      Silent log;
      Kernel kernel(factions.game()), telling(factions.game(), &log);
      for (int game = 0; game < 3 * kFactions * kFactions; ++game) {
        State silent =
            factions.start(seating(game % kFactions, (game / kFactions) % kFactions, seats, game), 1);
        silent.header().random = static_cast<std::uint64_t>(game);
        if (game % 3 == 2) silent.header().options |= kAskEveryone;
        State told = silent;
        Random random(static_cast<std::uint64_t>(game));
        while (kernel.run(silent) == Stop::Decision) {
          ASSERT_EQ(telling.run(told), Stop::Decision);
          ASSERT_TRUE(silent == told)
              << edition << ", " << seats << " seats, game " << game << ", choice " << silent.header().choices
              << ": " << factions.game().code().labels[kernel.decision().prompt.value];
          const auto k =
              static_cast<int>(random.below(static_cast<std::uint32_t>(kernel.decision().options.size())));
          kernel.answer_unchecked(silent, k);
          telling.answer_unchecked(told, k);
        }
      }
    }
  }
}

// From the middle of a game, with somebody who listens, and with chance left open.
TEST(Playout, EndsFromWhereverItBegins) {
  const Factions factions("current", 2);
  Silent log;
  Kernel kernel(factions.game()), told(factions.game(), &log);
  Random random(5);
  State s = factions.start({2, 3}, 9);
  for (int i = 0; i < 25 && kernel.run(s) == Stop::Decision; ++i) {
    for (const bool open : {false, true}) {
      State copy = s;
      if (open) copy.header().options |= kChanceOpen;
      EXPECT_EQ(kernel.play_out(copy, random), Stop::Over);
      EXPECT_EQ(kernel.play_out(copy, random), Stop::Over) << "a game that is over stays so";
    }
    State copy = s;
    EXPECT_EQ(told.play_out(copy, random), Stop::Over);
    ASSERT_TRUE(kernel.look(s));
    kernel.answer_unchecked(s, 0);
  }
  EXPECT_GT(log.entries, 1000);
}

}  // namespace
}  // namespace verbatim::crystal
