// The four decks play whole games, every text running: no failure, every law holds, every game ends.

#include <gtest/gtest.h>

#include <array>

#include "games/crystal/crystal.h"
#include "kernel/kernel.h"
#include "match/card_box.h"
#include "tests/conformance/laws.h"

namespace verbatim {
namespace {

constexpr std::array kDecks = {"raiders", "collective", "megalaxian", "endracor"};

struct Set {
  CardBox box;
  std::shared_ptr<const Game> game;
  std::vector<std::vector<FaceId>> decks;
};

Set open(const std::string& edition, int seats, int shift) {
  Set out{*CardBox::open(crystal::rules(), edition, seats), nullptr, {}};
  std::vector<std::vector<std::string>> names;
  for (const char* deck : kDecks) {
    names.push_back(out.box.add_file(std::string(VERBATIM_ROOT) + "/games/crystal/cards/" + deck + ".toml"));
  }
  EXPECT_TRUE(out.box.problems().empty());
  auto game = out.box.close();
  EXPECT_TRUE(game) << game.error();
  if (game) out.game = *game;
  for (int s = 0; s < seats; ++s)
    out.decks.push_back(out.box.deck(names[static_cast<std::size_t>((s * (1 + shift / 4) + shift) % 4)]));
  return out;
}

TEST(RandomCards, TheLawsHoldWithRealDecks) {
  int games = 0;
  for (const std::string& edition : crystal::rules().editions()) {
    for (int seats = 2; seats <= 4; ++seats) {
      for (int shift = 0; shift < 4; ++shift) {
        const Set set = open(edition, seats, shift + (shift % 2) * 4);
        ASSERT_NE(set.game, nullptr);
        Subject subject;
        subject.game = set.game.get();
        subject.start = [&](std::uint64_t seed) {
          Kernel k(*set.game);
          State s = k.blank(seed);
          Table t(*set.game, s);
          const auto ready = set.box.printing().set_up(t, set.decks);
          EXPECT_TRUE(ready) << ready.error();
          k.begin(s);
          return s;
        };
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
          const GameResult r =
              seed == 1 ? check_laws(subject, seed, {.every = 7}) : play_random(subject, seed);
          ASSERT_EQ(r.broken, "") << edition << ", " << seats << " players, decks " << shift;
          ASSERT_TRUE(r.over);
          ++games;
        }
      }
    }
  }
  RecordProperty("games", games);
}

}  // namespace
}  // namespace verbatim
