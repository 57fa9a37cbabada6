// Random games of every edition and number of players end without failure, and the table stays whole.

#include <gtest/gtest.h>

#include "crystal.h"
#include "kernel/kernel.h"
#include "rules/ids.h"

namespace verbatim::crystal {
namespace {

std::vector<FaceId> plain_deck(Printing& p, const Edition& e) {
  std::vector<FaceId> deck;
  for (int i = 0; i < e.deck_size / 2; ++i) {
    Card c;
    c.name = "Plain " + std::to_string(i);
    c.numbers = {{"power_mining", 1 + i % 3},
                 {"power_attack", 1 + i % 4},
                 {"power_production", 1 + i % 2},
                 {"cost_crystals", 1 + i % 5},
                 {"cost_production", 1 + i % 3}};
    const FaceId f = *p.face(c);
    deck.insert(deck.end(), {f, f});
  }
  return deck;
}

TEST(Random, PlainGamesEnd) {
  for (const std::string& name : Edition::names()) {
    for (int seats = 2; seats <= 4; ++seats) {
      const Edition e = *Edition::named(name);
      const auto printing = print(e, seats);
      const auto deck = plain_deck(*printing, e);
      auto game = printing->finish();
      ASSERT_TRUE(game) << game.error().text();
      Kernel k(*game);
      for (int seed = 0; seed < 200; ++seed) {
        State s = k.blank(static_cast<std::uint64_t>(seed));
        Table t(*game, s);
        ASSERT_TRUE(printing->set_up(t, std::vector(static_cast<std::size_t>(seats), deck)));
        k.begin(s);
        Random random(static_cast<std::uint64_t>(seed) + 77);
        Stop stop;
        while ((stop = k.run(s)) == Stop::Decision) {
          k.answer_unchecked(
              s, static_cast<int>(random.below(static_cast<std::uint32_t>(k.decision().options.size()))));
        }
        ASSERT_EQ(stop, Stop::Over) << name << " " << seats << " " << k.explain_failure(s);
        EXPECT_NE(s.header().winners, 0);
      }
    }
  }
}

}  // namespace
}  // namespace verbatim::crystal
