// What is shown to a seat depends only on what it may know: two games that differ in nothing but what seat A
// cannot see give A the same text, word for word [CF 1.11].

#include <gtest/gtest.h>

#include "games/crystal/crystal.h"
#include "match/laid_table.h"
#include "tui/board_words.h"
#include "tui/inspect.h"
#include "tui/refused.h"
#include "tui/scene.h"

namespace verbatim::tui {
namespace {

const std::string kFolder = std::string(VERBATIM_ROOT) + "/games/crystal";

struct Shown {
  const LaidTable& table;
  const Teller& teller;
  const std::vector<std::string>& names;

  // Everything a table could show of this position.
  std::string all(Match& match, int seat) const {
    const View v = match.seen_by(seat);
    const Board b = table.printing().board(table.game(), v);
    std::string out;
    for (const std::string& line : board_lines(b, seat, names)) out += line + "\n";
    for (const Thing& t : things_on(b, seat, names, table.box(), {})) {
      for (const std::string& line : t.lines) out += line + "\n";
    }
    Scene scene;
    scene.board = b;
    scene.seat = seat;
    scene.names = names;
    if (!match.over() && match.decision().seat == seat) {
      scene.prompt = prompt_of(match.decision(), v, teller);
      for (int n = 1; n <= scene.prompt.size(); ++n) out += scene.prompt.entry(n).words + "\n";
      for (const std::string& line : refusal_lines(refused_options(match, v, teller), b, {}))
        out += line + "\n";
    }
    out += "undo " + std::to_string(match.undoable(seat)) + "\n";
    return out + draw(scene, 24, 80).text() + draw(scene, 50, 160).text();
  }
};

bool same(const LogEntry& a, const LogEntry& b) {
  return a.kind == b.kind && a.object == b.object && a.zone == b.zone && a.amount == b.amount;
}

class Secrecy : public testing::TestWithParam<std::string> {};

TEST_P(Secrecy, WhatASeatCannotSeeDoesNotChangeWhatItReads) {
  TableWish wish;
  wish.edition = GetParam();
  wish.decks = {"collective", "megalaxian"};
  const auto table = LaidTable::lay(crystal::rules(), kFolder, wish);
  ASSERT_TRUE(table.has_value()) << table.error().text;
  const Game& game = table->game();
  const std::vector<std::string> names = {"Ada", "Ben"};
  const Teller teller(game, table->printing().names(), names);
  const Shown shown{*table, teller, names};
  int compared = 0, differing = 0, told = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Kernel kernel(game);
    State state = table->opening(seed);
    Random random(seed * 31);
    for (int step = 0; kernel.run(state) == Stop::Decision; ++step) {
      const int asked = kernel.decision().seat;
      const auto k =
          static_cast<int>(random.below(static_cast<std::uint32_t>(kernel.decision().options.size())));
      for (int seat = 0; seat < 2 && step % 3 == 0; ++seat) {
        const View before = view(game, state, seat);
        State other = imagine(game, before, random);
        LogList log1, log2;
        Match real(game, state, {}, &log1), imagined(game, other, {}, &log2);
        ASSERT_EQ(shown.all(real, seat), shown.all(imagined, seat)) << "seed " << seed << " step " << step;
        ++compared;
        if (k >= static_cast<int>(imagined.decision().options.size())) continue;
        log1.entries.clear();
        log2.entries.clear();
        if (!real.choose(k) || !imagined.choose(k)) continue;
        const View after1 = real.seen_by(seat), after2 = imagined.seen_by(seat);
        if (!(after1 == after2)) continue;  // something was seen to happen, and it was not the same
        ASSERT_EQ(teller.tell(log1.entries, before, after1), teller.tell(log2.entries, before, after2))
            << "seed " << seed << " step " << step << " asked " << asked;
        ++told;
        const auto& a = log1.entries;
        const auto& b = log2.entries;
        differing += a.size() != b.size() || !std::equal(a.begin(), a.end(), b.begin(), same);
      }
      kernel.run(state);
      kernel.answer_unchecked(state, k);
    }
  }
  EXPECT_GT(compared, 100);
  EXPECT_GT(told, 50);
  EXPECT_GT(differing, 5) << "the test must have seen games that differ";
}

INSTANTIATE_TEST_SUITE_P(Crystal, Secrecy, testing::Values("classic", "current", "alternating"));

}  // namespace
}  // namespace verbatim::tui
