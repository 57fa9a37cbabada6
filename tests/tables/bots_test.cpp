// Bots at a table of crystal: what they choose is a function of what their seat sees.

#include <gtest/gtest.h>

#include "games/crystal/crystal.h"
#include "match/laid_table.h"
#include "match/match.h"
#include "players/player.h"

namespace verbatim {
namespace {

// What a player is handed does not give away the state it was made from. Each line would compile if the
// member were open to it; the last ones show that the question itself is asked rightly.
template <class V>
concept GivesItsState = requires(const V& v) { v.known_; } || requires(const V& v) { v.state(); } ||
                        requires(const V& v) { v.state_; } || std::is_convertible_v<V, const State&> ||
                        std::is_base_of_v<State, V>;
template <class D>
concept LeadsToAState = requires(const D& d) { d.state; } || requires(const D& d) { d.kernel; } ||
                        requires(const D& d) { d.table; };
template <class M>
concept HandsOutItsState = requires(const M& m) { m.state(); } || requires(const M& m) { m.state_; };
struct Cheat {
  State known_;
};
static_assert(!GivesItsState<View>);
static_assert(!LeadsToAState<Decision>);
static_assert(!HandsOutItsState<Match>);
static_assert(GivesItsState<Cheat>);
static_assert(requires(const View& v) { v.seat(); });
// There is no way to ask a player with the state instead of a view.
static_assert(!std::is_invocable_v<decltype(&Player::choose), Player&, const State&, const Decision&>);
static_assert(!std::is_convertible_v<const State&, View>);

Result<LaidTable, LayError> lay(int seats, const std::string& edition, std::vector<std::string> decks = {}) {
  TableWish wish;
  wish.seats = seats;
  wish.edition = edition;
  wish.decks = std::move(decks);
  return LaidTable::lay(crystal::rules(), std::string(VERBATIM_ROOT) + "/games/crystal", wish);
}

void same_view_same_choice(int seats, const std::string& edition) {
  const auto table = lay(seats, edition);
  ASSERT_TRUE(table) << table.error().text;
  const Game& game = table->game();
  const Evaluate worth = [&](const Table& t, int seat) { return table->printing().worth(t, seat); };
  std::vector<std::unique_ptr<Player>> bots;
  bots.push_back(make_random_player(0));
  bots.push_back(make_greedy_player(game, worth, {.worlds = 2}));
  bots.push_back(make_search_player(game, {.iterations = 12}));
  bots.push_back(make_search_player(game, {.iterations = 12, .threads = 2}));
  Kernel kernel(game);
  Random random(31);
  State state = table->opening(9);
  int compared = 0, differing = 0;
  for (int i = 0; kernel.run(state) == Stop::Decision; ++i) {
    const Decision asked = kernel.decision();
    const std::vector<Option> options(asked.options.begin(), asked.options.end());
    if (i % 7 == 0) {
      Decision copy = asked;
      copy.options = options;
      const View seen = view(game, state, asked.seat);
      const State other = imagine(game, seen, random);
      differing += !(other == state);
      const View again = view(game, other, asked.seat);
      ASSERT_EQ(again, seen);
      for (const auto& bot : bots) {
        bot->begin(5);
        const int first = bot->choose(seen, copy);
        bot->begin(5);
        EXPECT_EQ(bot->choose(again, copy), first) << bot->name() << " at choice " << i;
        ++compared;
      }
    }
    (void)kernel.look(state);
    kernel.answer_unchecked(state,
                            static_cast<int>(random.below(static_cast<std::uint32_t>(options.size()))));
  }
  EXPECT_GT(compared, 20);
  EXPECT_GT(differing, 3);
}

TEST(Bots, TheSameViewGivesTheSameChoice) {
  same_view_same_choice(2, "classic");
  same_view_same_choice(3, "alternating");
}

// [CF 10.3, CF 6.1] More of what wins is worth more, and the worth is a share of a win.
TEST(Bots, CrystalsAndHitPointsAreWorthSomething) {
  const auto table = lay(2, "classic");
  ASSERT_TRUE(table);
  const auto counter = [&](const std::string& name) {
    for (const Named& n : table->printing().names().counters) {
      if (n.names.front() == name) return n.id;
    }
    return -1;
  };
  for (const char* name : {"crystals", "hit points"}) {
    State state = table->opening(1);
    Table t(table->game(), state);
    const double before = table->printing().worth(t, 0), other = table->printing().worth(t, 1);
    EXPECT_NEAR(before + other, 1, 1e-9);
    t.add(0, counter(name), 3);
    EXPECT_GT(table->printing().worth(t, 0), before) << name;
    EXPECT_LT(table->printing().worth(t, 1), other) << name;
    EXPECT_LT(table->printing().worth(t, 0), 1);
  }
}

struct Silent : LogSink {
  void write(const LogEntry&) override {}
};

// A thousand games are written down, read back and played again. Who plays at a table keeps a log, who
// replays does not, or the other way round.
TEST(Records, AThousandGamesReplay) {
  const char* const editions[] = {"classic", "classic-2024", "current", "alternating"};
  for (int e = 0; e < 4; ++e) {
    std::vector<std::string> decks = {"endracor", "megalaxian", "raiders", "collective"};
    decks.resize(static_cast<std::size_t>(2 + e % 3));
    const auto table = lay(2 + e % 3, editions[e], decks);
    ASSERT_TRUE(table) << table.error().text;
    Random random(static_cast<std::uint64_t>(e));
    for (std::uint64_t seed = 0; seed < 250; ++seed) {
      Silent log;
      const bool told = seed % 4 < 2;
      Match match(table->game(), table->opening(seed), table->record(seed, ""), told ? &log : nullptr);
      while (!match.over()) {
        ASSERT_FALSE(match.failed()) << match.failure();
        const auto n = static_cast<std::uint32_t>(match.decision().options.size());
        ASSERT_TRUE(match.choose(static_cast<int>(random.below(n))));
      }
      const std::string text = write_record(match.record());
      const auto record = read_record(text);
      ASSERT_TRUE(record);
      Match again(table->game(), table->opening(seed), table->record(seed, ""), told ? nullptr : &log);
      const auto drift = again.replay(*record);
      ASSERT_FALSE(drift) << editions[e] << " seed " << seed << " choice " << drift->choice << ": "
                          << drift->why;
      EXPECT_TRUE(again.over());
      ASSERT_EQ(write_record(again.record()), text);
    }
  }
}

}  // namespace
}  // namespace verbatim
