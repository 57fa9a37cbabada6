// What the table says of options that are not there.

#include "tui/refused.h"

#include <gtest/gtest.h>

namespace verbatim::tui {
namespace {

const Clauses kClauses = [](const std::string& id) { return "Rule " + id + ". (source: ours)"; };

std::vector<std::string> lines(const std::vector<Refused>& refused) {
  return refusal_lines(refused, Board(), kClauses);
}

TEST(Refused, WhatOneRuleForbidsStandsTogether) {
  EXPECT_EQ(lines({{"play A", "no", "XX 1", "", -1},
                   {"play B", "no", "XX 2", "", -1},
                   {"play C", "no way", "XX 1", "", -1}}),
            (std::vector<std::string>{"[XX 1] Rule XX 1.", "  play A", "  play C", "[XX 2] Rule XX 2.",
                                      "  play B"}));
}

TEST(Refused, WhereTheWordsOfACardForbidItTheyAreQuoted) {
  EXPECT_EQ(lines({{"A", "no", "XX 1", "destroy a Drone", -1},
                   {"B", "no", "XX 1", "destroy a Tank", -1},
                   {"C", "no", "XX 1", "destroy a Drone", -1},
                   {"D", "no", "", "draw a card", -1}}),
            (std::vector<std::string>{"[XX 1] The text says \"destroy a Drone\". Rule XX 1.", "  A", "  C",
                                      "[XX 1] The text says \"destroy a Tank\". Rule XX 1.", "  B",
                                      "The text says \"draw a card\".", "  D"}));
}

TEST(Refused, WithoutARuleTheReasonIsTold) {
  EXPECT_EQ(lines({{"A", "not now", "", "", -1}, {"B", "too late", "", "", -1}}),
            (std::vector<std::string>{"not now", "  A", "too late", "  B"}));
}

// The rule of the choice does not say what was picked before: the reason does.
TEST(Refused, WhatIsOutOfOrderIsToldByItsReason) {
  EXPECT_EQ(lines({{"A", "too late", "XX 1", "", -1, true},
                   {"B", "too early", "XX 1", "", -1, true},
                   {"C", "too late", "XX 1", "", -1, true}}),
            (std::vector<std::string>{"[XX 1] too late", "  A", "  C", "[XX 1] too early", "  B"}));
}

}  // namespace
}  // namespace verbatim::tui
