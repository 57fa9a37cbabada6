#include "cardtext/compile.h"

#include <gtest/gtest.h>

#include "cardtext/prove.h"

namespace verbatim::cardtext {
namespace {

const std::string kSmall =
    "sort player\n"
    "sort card\n"
    "head<player> player : player(s)\n"
    "head<card> card : card(s)\n"
    "unit gold : gold\n"
    "effect gain = verb:gain : gain~ {n:qty<gold>}\n";

// The problems of the small table with these lines after it.
TableProblems problems(const std::string& more) {
  const auto g = compile_grammar(split_vocabulary("test", kSmall + more));
  return g ? prove(*g) : g.error();
}

bool says(const TableProblems& all, int line, const std::string& words) {
  for (const auto& p : all)
    if (p.line == line && p.message.find(words) != std::string::npos) return true;
  return false;
}

TEST(Tables, ASoundTableHasNoProblems) { EXPECT_TRUE(problems("").empty()); }

TEST(Tables, AnUnknownCategoryIsNamed) {
  EXPECT_TRUE(says(problems("effect burn : burn {c:sel<crad>}\n"), 7, "no category `sel<crad>`"));
}

TEST(Tables, OneOpCannotStandTwice) {
  EXPECT_TRUE(says(problems("effect gain : earn {n:qty<gold>}\n"), 7, "stands twice (first in line 6)"));
  EXPECT_TRUE(problems("also effect gain : earn~ {n:qty<gold>}\n").empty());
  EXPECT_TRUE(says(problems("also effect earn : earn\n"), 7, "a row that is not here"));
}

TEST(Tables, ASlotHasOneCategory) {
  EXPECT_TRUE(says(problems("effect burn : burn {c:sel<card>} | scorch {c:sel<player>}\n"), 7, "slot `c`"));
}

TEST(Tables, LeftRecursionIsRefused) {
  EXPECT_TRUE(
      says(problems("chain more : {a:chain} and so on\nchain end : thing\n"), 7, "begins with it again"));
}

TEST(Tables, TwoEntriesWithOneWordingAreFound) {
  const auto all = problems("effect earn : gain~ {n:qty<gold>}\n");
  EXPECT_TRUE(says(all, 7, "two readings"));
}

TEST(Tables, AWordingThatCannotBeReadBackIsFound) {
  EXPECT_TRUE(says(problems("effect raise : raise by +1 now\n"), 7, "does not read back"));
}

TEST(Tables, ListsCannotComeFirst) {
  EXPECT_TRUE(says(problems("effect odd : {p:post*} odd\n"), 7, "begin with a list"));
}

TEST(Tables, AGameNeedsPlayers) {
  const auto g = compile_grammar(split_vocabulary("test", "sort card\n"));
  ASSERT_FALSE(g.has_value());
  EXPECT_TRUE(says(g.error(), 0, "sort player"));
}

TEST(Tables, EditionsChooseTheirRows) {
  const Vocabulary v =
      split_vocabulary("test", "@editions old new\n" + kSmall + "@edition new\neffect burn : burn~\n");
  const auto older = compile_grammar(v, "old");
  const auto newer = compile_grammar(v, "new");
  ASSERT_TRUE(older.has_value() && newer.has_value());
  EXPECT_EQ(older->symbol("burn"), 0u);
  EXPECT_NE(newer->symbol("burn"), 0u);
  EXPECT_FALSE(compile_grammar(v, "never").has_value());
}

}  // namespace
}  // namespace verbatim::cardtext
