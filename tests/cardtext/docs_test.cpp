// The examples of docs/language.md are run: ```card lines are understood (and say what "=" says), ```wrong
// lines get the code they name. docs/errors.md lists every code there is.

#include <gtest/gtest.h>

#include <sstream>

#include "cardtext/read.h"
#include "tests/cardtext/golden.h"

namespace verbatim::testing {
namespace {

using cardtext::CardReading;

struct Examples {
  const cardtext::Grammar& g = grammar_named("crystal");
  std::string last;
  int run = 0;

  void card(const std::string& line) {
    if (line.rfind("= ", 0) == 0) {
      EXPECT_EQ(last, line.substr(2) + "\n");
      return;
    }
    const CardReading r = cardtext::read_card(g, line);
    for (const auto& d : r.diagnostics) ADD_FAILURE() << cardtext::show(d, "language.md", line);
    last = cardtext::print_card(g, r.abilities);
    ++run;
  }

  void wrong(const std::string& line) {
    const CardReading r = cardtext::read_card(g, line.substr(6));
    ASSERT_FALSE(r.diagnostics.empty()) << line;
    EXPECT_EQ(cardtext::code_name(r.diagnostics.front().code), line.substr(0, 5)) << line;
    ++run;
  }
};

TEST(CardTextDocs, EveryExampleOfTheLanguagePageHolds) {
  std::istringstream page(file_text(VERBATIM_ROOT "/docs/language.md"));
  Examples examples;
  std::string line, block;
  while (std::getline(page, line)) {
    if (line.rfind("```", 0) == 0) {
      block = block.empty() ? line.substr(3) : "";
    } else if (block == "card") {
      examples.card(line);
    } else if (block == "wrong") {
      examples.wrong(line);
    }
  }
  EXPECT_GE(examples.run, 40);
}

TEST(CardTextDocs, EveryCodeIsExplained) {
  const std::string page = file_text(VERBATIM_ROOT "/docs/errors.md");
  for (const int code : {1,  2,  3,  10, 11,  12,  20,  30,  31,  32,  33,  34,  35,  36,  40,
                         41, 42, 43, 44, 101, 102, 103, 104, 105, 106, 201, 202, 203, 204, 205}) {
    const std::string name = cardtext::code_name(static_cast<cardtext::Code>(code));
    EXPECT_NE(page.find("| " + name + " |"), std::string::npos) << name;
  }
}

}  // namespace
}  // namespace verbatim::testing
