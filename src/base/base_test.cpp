#include <gtest/gtest.h>

#include <array>

#include "base/hash.h"
#include "base/random.h"

namespace verbatim {
namespace {

// The generator and the hash are part of every record: these figures must never change.
TEST(Random, IsTheSameEverywhere) {
  Random r(42);
  EXPECT_EQ(r.next(), 0xbdd732262feb6e95ull);
  EXPECT_EQ(r.next(), 0x28efe333b266f103ull);
}

TEST(Random, BelowStaysBelowAndReachesEveryValue) {
  Random r(7);
  std::array<int, 6> seen{};
  for (int i = 0; i < 6000; ++i) ++seen.at(r.below(6));
  for (int n : seen) EXPECT_NEAR(n, 1000, 150);
}

TEST(Random, ForksDifferFromTheirParentAndFromEachOther) {
  Random r(7);
  Random a = r.fork(1), b = r.fork(2);
  EXPECT_NE(a.next(), b.next());
  EXPECT_EQ(r, Random(7));
}

TEST(Hash, IsTheSameEverywhere) {
  EXPECT_EQ(hash_text(""), 0x2d06800538d394c2ull);
  EXPECT_NE(hash_text("card"), hash_text("cards"));
}

}  // namespace
}  // namespace verbatim
