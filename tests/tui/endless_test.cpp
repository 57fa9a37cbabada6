// A bot that sees no reason to stop: the table ends the game instead of waiting until nothing is triggered
// any more [CF 12.50].

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "games/crystal/crystal.h"
#include "match/laid_table.h"
#include "tests/tui/screen.h"
#include "tui/plain.h"

namespace verbatim::tui {
namespace {

// Takes the first option, which is to play what can be played.
class First final : public Player {
 public:
  std::string name() const override { return "first"; }
  void begin(std::uint64_t) override {}
  int choose(const View&, const Decision&) override { return 0; }
};

class Endless : public testing::Test {
 protected:
  Endless() {
    const std::string file = folder_.path("endless.toml");
    std::ofstream(file)
        << "[[card]]\nname = \"Air Strike\"\nfaction = \"Outer Rim Raiders\"\nkind = \"unit\"\n"
           "quantity = 2\ntext = \"Deploy: You may gain 1 hit point. You may gain 1 hit point. "
           "Return this card to your hand. Draw a card.\"\n";
    table_ = LaidTable::lay(crystal::rules(), std::string(VERBATIM_ROOT) + "/games/crystal",
                            {"", {"raiders"}, {file}, 2});
  }
  Sitting sit(Record record) const {
    std::vector<Chair> chairs(2);
    chairs[0].name = "Ada";
    chairs[1] = {"First", std::make_unique<First>()};
    return Sitting({table_->game(), table_->box(), [](const std::string&) { return std::string(); },
                    table_->opening(7), std::move(record), std::move(chairs), ""});
  }

  Folder folder_;
  Result<LaidTable, LayError> table_ = failed(LayError{});
};

TEST_F(Endless, TheTableEndsTheGameAndTheRecordIsWhole) {
  ASSERT_TRUE(table_) << table_.error().text;
  Sitting s = sit(table_->record(7, "human,random"));
  // Ada does as little as she can.
  int in_a_row = 0;
  while (!s.over() && s.choices() < 10000) {
    const bool asked = s.person(s.asked());
    in_a_row = asked ? 0 : in_a_row + 1;
    ASSERT_TRUE(s.choose(asked ? s.prompt().entry(s.prompt().size()).option : s.think().get()));
  }
  EXPECT_TRUE(s.over());
  EXPECT_EQ(in_a_row, Sitting::kMostUnasked);
  EXPECT_NE(s.ending().find("does not end: the bots have made 2000 choices in a row"), std::string::npos)
      << s.ending();
  const std::string copy = folder_.path("copy.record");
  EXPECT_EQ(s.save_copy(copy), "");
  const auto record = load_record(copy);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(record->choices.size(), s.choices());
  EXPECT_EQ(record->outcome, "");
  EXPECT_FALSE(Match(table_->game(), table_->opening(7), *record).replay(*record).has_value());
  // Whoever goes on with it is told at once, and an earlier choice of it can be gone on from.
  Sitting again = sit(*record);
  std::istringstream in;
  std::ostringstream out;
  play_plain(again, in, out, false);
  EXPECT_NE(out.str().find("The game does not end"), std::string::npos) << out.str();
  Record earlier = *record;
  earlier.choices.resize(earlier.choices.size() - 1);
  earlier.fingerprints.clear();
  EXPECT_FALSE(sit(earlier).over());
}

}  // namespace
}  // namespace verbatim::tui
