#include "kernel/deal.h"

#include <optional>
#include <utility>
#include <vector>

#include "kernel/small_game.h"

namespace verbatim {
namespace {

struct DealTest : testing::Test {
  SmallGame g;
  std::optional<Deal> noted;

  // Notes a table with these things, (face, owner).
  void note(const std::vector<std::pair<FaceId, int>>& things) {
    Kernel k(*g.game);
    State s = k.blank(1);
    Table t(*g.game, s);
    for (const auto& [face, owner] : things) t.add_object(face, owner, t.zone(g.hand, owner));
    if (!noted) noted.emplace(*g.game);
    noted->note(t);
  }
};

TEST_F(DealTest, ThingsOfEachPlayerAndThoseThatLookAlike) {
  g.m.face_set({[](const Face& f, int strength) { return f.fields[0] >= strength; }, 3});
  g.idle();
  note({{g.archer, 0}, {g.knight, 0}, {g.knight, 0}, {g.knight, 1}, {g.archer, 1}});
  EXPECT_TRUE(noted->of(0).in_sets);
  EXPECT_EQ(noted->of(0).from, 0);
  EXPECT_EQ(noted->of(0).of.at(0), 0b110u);
  EXPECT_EQ(noted->of(0).one_of_each(0b111), 0b011u);
  EXPECT_EQ(noted->of(0).one_of_each(0b100), 0b100u);
  EXPECT_EQ(noted->of(1).from, 3);
  EXPECT_EQ(noted->of(1).of.at(0), 0b01u);
  EXPECT_EQ(noted->of(1).one_of_each(0b11), 0b11u);

  // The same faces, but other owners.
  note({{g.archer, 0}, {g.knight, 0}, {g.knight, 1}, {g.knight, 1}, {g.archer, 1}});
  EXPECT_EQ(noted->of(0).of.at(0), 0b10u);
  EXPECT_EQ(noted->of(1).from, 2);
  EXPECT_EQ(noted->of(1).one_of_each(0b111), 0b101u);
}

TEST_F(DealTest, ThingsThatLieInSeveralPlacesAreInNoSets) {
  g.idle();
  note({{g.knight, 0}, {g.archer, 0}, {g.knight, 0}, {g.knight, 1}});
  EXPECT_FALSE(noted->of(0).in_sets) << "like things are apart";
  EXPECT_TRUE(noted->of(1).in_sets);
  note({{g.knight, 0}, {g.knight, 1}, {g.archer, 0}});
  EXPECT_FALSE(noted->of(0).in_sets) << "things of one player are apart";
  EXPECT_TRUE(noted->of(1).in_sets);
  note({});
  EXPECT_TRUE(noted->of(0).in_sets);
}

}  // namespace
}  // namespace verbatim
