#include "scenario/ways.h"

#include <gtest/gtest.h>

namespace verbatim::scenario {
namespace {

using Counts = std::vector<std::vector<int>>;

Counts all(const std::vector<int>& copies, const Counts& fitting) {
  Counts out;
  Ways(copies, fitting).each([&](const std::vector<int>& taken, const std::vector<int>&) {
    out.push_back(taken);
    return true;
  });
  return out;
}

TEST(Ways, AreToldApartByWhatTheyTake) {
  EXPECT_EQ(all({1, 1}, {{0, 1}, {0, 1}}), (Counts{{1, 1}}));
  EXPECT_EQ(all({2, 2}, {{0, 1}, {0, 1}}), (Counts{{2, 0}, {1, 1}, {0, 2}}));
  EXPECT_EQ(all({1, 2}, {{0, 1}, {1}}), (Counts{{1, 1}, {0, 2}}));
  EXPECT_EQ(all({1, 1}, {{0, 1}, {1}}), (Counts{{1, 1}}));
  EXPECT_TRUE(all({1}, {{0}, {0}}).empty());
}

// Names that fit different kinds may come to the same.
TEST(Ways, ComeOnce) { EXPECT_EQ(all({2, 2, 1}, {{0, 1}, {0, 1, 2}, {2}}).size(), 3u); }

TEST(Ways, OfManyNames) { EXPECT_EQ(all({9, 9}, Counts(18, {0, 1})), (Counts{{9, 9}})); }

TEST(Ways, TheKindOfEachName) {
  Ways({1, 2}, {{1}, {0, 1}, {1}}).each([](const std::vector<int>&, const std::vector<int>& given) {
    EXPECT_EQ(given, (std::vector<int>{1, 0, 1}));
    return false;
  });
}

}  // namespace
}  // namespace verbatim::scenario
