// A designer's published sentences, read where they are available. They are not ours and are never copied
// here: the file is looked for in the folder VERBATIM_SHARED names, or beside the checkout.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cardtext/read.h"
#include "tests/cardtext/golden.h"

namespace verbatim::testing {
namespace {

namespace fs = std::filesystem;

struct Row {
  int line = 0;
  std::string card, edition, text, kind, ability, sentence;
};

struct Card {
  std::string edition;
  std::string text;
  std::string rules;  // without the reminders
  std::vector<Row> rows;
};

fs::path corpus() {
  const char* shared = std::getenv("VERBATIM_SHARED");
  const fs::path folder = shared ? fs::path(shared) : fs::path(VERBATIM_ROOT) / "../shared";
  return folder / "data/crystal-ability-lines.tsv";
}

std::vector<Row> rows() {
  std::vector<Row> out;
  std::ifstream in(corpus());
  std::string line;
  std::getline(in, line);
  for (int number = 2; std::getline(in, line); ++number) {
    std::istringstream fields(line);
    Row r;
    r.line = number;
    for (std::string* f : {&r.card, &r.edition, &r.text, &r.kind, &r.ability, &r.sentence})
      std::getline(fields, *f, '\t');
    out.push_back(std::move(r));
  }
  return out;
}

// Sentences of one ability belong together: "instead" and "if you do" look back.
std::vector<Card> cards() {
  std::vector<Card> out;
  std::string last_card, last_ability;
  for (const Row& r : rows()) {
    if (r.kind != "ability" && r.kind != "keyword" && r.kind != "reminder") continue;
    const bool fresh =
        out.empty() || r.card + r.edition != last_card || (r.ability == "1" && r.sentence == "1");
    if (fresh) out.push_back({r.edition, "", "", {}});
    Card& c = out.back();
    if (!fresh) c.text += r.ability == last_ability ? " " : "\n";
    c.text += r.text;
    if (!c.text.ends_with(".") && !c.text.ends_with(")")) c.text += ".";
    if (r.kind != "reminder") c.rules += r.text + " ";
    if (r.kind != "reminder") c.rows.push_back(r);
    last_card = r.card + r.edition;
    last_ability = r.ability;
  }
  return out;
}

bool word_of(const std::string& text, const std::string& word) {
  return text.find(word) != std::string::npos;
}

TEST(CardTextCorpus, NineOfTenPublishedSentencesAreReadAndPrintBack) {
  if (!fs::exists(corpus())) GTEST_SKIP() << "no published sentences here";
  int total = 0, read = 0;
  for (const Card& c : cards()) {
    const auto& g = grammar_named("crystal", c.edition);
    const auto reading = cardtext::read_card(g, c.text);
    total += static_cast<int>(c.rows.size());
    if (!reading.understood()) {
      // Only sentences with an error of their own count as unread; every one has a code and a message.
      for (const auto& d : reading.diagnostics) EXPECT_FALSE(d.message.empty());
      // A sentence that is read but whose pronoun or slot stays open is not understood either.
      const auto open = std::count_if(reading.diagnostics.begin(), reading.diagnostics.end(),
                                      [](const auto& d) { return static_cast<int>(d.code) / 10 == 4; });
      read += reading.sentences_read - static_cast<int>(open);
      std::string names = c.rows.front().card + " " + c.edition;
      for (const auto& d : reading.diagnostics)
        if (d.severity == cardtext::Severity::error)
          std::cout << "row " << c.rows.front().line << " " << names << ": " << cardtext::code_name(d.code)
                    << "\n";
      continue;
    }
    read += static_cast<int>(c.rows.size());
    const std::string canonical = cardtext::print_card(g, reading.abilities);
    const auto again = cardtext::read_card(g, canonical);
    EXPECT_TRUE(again.understood()) << "row " << c.rows.front().line;
    EXPECT_TRUE(cardtext::same_abilities(reading.abilities, again.abilities))
        << "row " << c.rows.front().line;
    // What a reader may never lose: every "may", every "instead", every cap and every number above one.
    for (const std::string word : {" may ", "instead", "therwise", "or each opponent"}) {
      if (!word_of(c.rules, word)) continue;
      EXPECT_TRUE(word_of(canonical, word)) << "row " << c.rows.front().line << " lost" << word;
    }
  }
  std::cout << read << " of " << total << " sentences read\n";
  EXPECT_GE(total, 200);
  EXPECT_GE(read, total * 94 / 100);
}

}  // namespace
}  // namespace verbatim::testing
