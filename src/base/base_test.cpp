#include <gtest/gtest.h>

#include <array>

#include "base/eight.h"
#include "base/hash.h"
#include "base/letter_case.h"
#include "base/random.h"
#include "base/small_set.h"

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

TEST(LetterCase, IsThatOfAsciiAlone) {
  EXPECT_EQ(in_small_letters("Basic TROOPER 2\xC3\x84"), "basic trooper 2\xC3\x84");
  EXPECT_TRUE(same_in_any_case("Mining", "mINING"));
  EXPECT_FALSE(same_in_any_case("Mining", "Mining "));
  EXPECT_TRUE(begins_in_any_case("Basic Troopers", "basic trooper"));
  EXPECT_FALSE(begins_in_any_case("Basic", "basic trooper"));
}

TEST(Eight, FindsTheNthBitThatIsSet) {
  for (unsigned bits = 1; bits < 65536; ++bits) {
    int n = 0;
    for (int i = 0; i < 16; ++i) {
      if ((bits >> i & 1) == 0) continue;
      EXPECT_EQ(place_of_bit(bits, n++), i) << bits;
    }
  }
}

TEST(Eight, TellsWhatIsRepeatedAndWhatIsEqual) {
  Random r(3);
  for (int times = 0; times < 2000; ++times) {
    std::array<std::uint16_t, 8> of{};
    for (auto& n : of) n = static_cast<std::uint16_t>(r.below(times % 2 == 0 ? 5 : 65535));
    const std::array<std::uint16_t, 8> others{0, 4, 4, 60000, 7, 9, 11, of.at(3)};
    unsigned again = 0, zero = 0, capped = 0, found = 0;
    for (std::size_t i = 0; i < 8; ++i) {
      for (const std::uint16_t other : others) found |= (other == of.at(i) ? 1u : 0u) << i;
      for (std::size_t k = 0; k < i; ++k) again |= (of.at(k) == of.at(i) ? 1u : 0u) << i;
      zero |= (of.at(i) == 0 ? 1u : 0u) << i;
      capped |= (of.at(i) >= 40000 ? 1u : 0u) << i;
    }
    const Eight eight = eight_at(of.data());
    const Eight one_by_one = eight_of([&](int i) { return of.at(static_cast<std::size_t>(i)); });
    EXPECT_EQ(signs(reinterpret_cast<EightSigns>(one_by_one == eight)), 0xffu);
    EXPECT_EQ(repeated(eight), again);
    EXPECT_EQ(equal(eight, 0), zero);
    EXPECT_EQ(among(eight, eight_at(others.data())), found);
    EXPECT_EQ(equal(at_most(eight, 40000), 40000), capped);
  }
}

TEST(SmallSet, NthIsTheNthInOrder) {
  Random r(3);
  for (int trial = 0; trial < 2000; ++trial) {
    SmallSet set = r.next();
    for (auto sparse = r.below(5); sparse > 0; --sparse) set &= r.next();
    if (trial == 0) set = ~SmallSet{0};
    unsigned n = 0;
    for (int i = 0; i < kMostOfSmallSet; ++i) {
      if ((set & just(i)) == 0) continue;
      ASSERT_EQ(nth(set, n++), i) << set;
    }
    ASSERT_EQ(static_cast<int>(n), count(set));
    if (set == 0) continue;
    EXPECT_EQ(lowest(set), nth(set, 0));
    EXPECT_EQ(lowest_bit(set), just(lowest(set)));
  }
}

TEST(SmallSet, OfEachGroupTheLowest) {
  Random r(5);
  for (int trial = 0; trial < 2000; ++trial) {
    const SmallSet set = r.next() & (trial % 2 == 0 ? ~SmallSet{0} : r.next());
    SmallSet firsts = r.next() | 1, lasts = just(63), expected = 0;
    for (auto fewer = r.below(4); fewer > 0; --fewer) firsts &= r.next() | 1;
    lasts |= firsts >> 1;
    bool found = false;
    for (int i = 0; i < kMostOfSmallSet; ++i) {
      if ((firsts & just(i)) != 0) found = false;
      if ((set & just(i)) != 0 && !found) expected |= just(i), found = true;
    }
    ASSERT_EQ(lowest_of_each(set, firsts, lasts), expected);
  }
}

TEST(SmallSet, APartKeepsGroupsIfItDividesNone) {
  Random r(9);
  int kept = 0, divided = 0;
  for (int trial = 0; trial < 2000; ++trial) {
    const SmallSet set = r.next() & r.next();
    SmallSet firsts = r.next() | 1, part = 0;
    for (auto fewer = r.below(4); fewer > 0; --fewer) firsts &= r.next() | 1;
    const SmallSet lasts = just(63) | firsts >> 1;
    // Whole groups, and now and then one more or less.
    bool in_part = false;
    for (int i = 0; i < kMostOfSmallSet; ++i) {
      if ((firsts & just(i)) != 0) in_part = r.below(2) == 0;
      if (in_part != (r.below(60) == 0)) part |= just(i) & set;
    }
    bool expected = true;
    for (int i = 0, first = 0; i < kMostOfSmallSet; ++i) {
      if ((firsts & just(i)) != 0) first = i;
      for (int other = first; other < i; ++other) {
        const bool both = (set & just(i)) != 0 && (set & just(other)) != 0;
        if (both && ((part & just(i)) != 0) != ((part & just(other)) != 0)) expected = false;
      }
    }
    ASSERT_EQ(keeps_groups(set, part, firsts, lasts), expected);
    ++(expected ? kept : divided);
  }
  EXPECT_GT(kept, 100);
  EXPECT_GT(divided, 100);
}

TEST(SmallSet, WhichBytesAreThisOne) {
  Random r(10);
  for (int trial = 0; trial < 200; ++trial) {
    std::array<std::uint8_t, 64> bytes{};
    SmallSet expected = 0;
    const auto that = static_cast<std::uint8_t>(r.below(256));
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      bytes[i] = r.below(3) == 0 ? that : static_cast<std::uint8_t>(r.below(256));
      if (bytes[i] == that) expected |= just(static_cast<int>(i));
    }
    ASSERT_EQ(bytes_equal(bytes.data(), that), expected);
  }
}

}  // namespace
}  // namespace verbatim
