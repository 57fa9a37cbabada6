// parse(print(x)) == x, over trees grown at random from the table, for three games.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "cardtext/print.h"
#include "cardtext/prove.h"
#include "cardtext/read.h"
#include "cardtext/sample.h"
#include "tests/cardtext/golden.h"

namespace verbatim::testing {
namespace {

using cardtext::CardReading;
using cardtext::Grammar;

// Leaves out what needs a sentence before it: pronouns, "instead", "otherwise", a lone maximum.
bool stands_alone(const Grammar& g, const cardtext::Production& p) {
  using cardtext::Core;
  const cardtext::Entry& e = g.entries[p.entry];
  for (const auto& c : p.constants)
    if (e.slots[c.slot].name == "i") return false;
  switch (e.core) {
    case Core::lone_cap:
    case Core::lone_repeat:
    case Core::otherwise:
    case Core::upgrade:
    case Core::that_many:
    case Core::unsaid:
      return false;
    case Core::if_done:
      return g.categories[e.category].name != "pre";
    default:
      return !e.has("ref");
  }
}

std::string random_sentence(const Grammar& g, std::uint64_t seed, int depth) {
  Random random(seed);
  const cardtext::Sampler sampler(g, [&g](const cardtext::Production& p) { return stands_alone(g, p); });
  const auto start = random.below(2) == 0 ? g.line : g.category("stmt");
  return cardtext::print_sentence(g, sampler.random(start, random, depth)) + ".";
}

struct Counts {
  int tried = 0;
  int read = 0;
  int otherwise = 0;  // with a warning that the canonical wording is read in another way
};

// A random sentence may be nonsense (a pronoun without anyone before it), and is then refused. But whatever
// is read is printed as something that reads back to the same tree, and printing that again changes nothing;
// or the reader warns that it does not, which is rare.
void holds(const Grammar& g, std::uint64_t seed, int depth, Counts& counts) {
  const std::string text = random_sentence(g, seed, depth);
  CardReading once = cardtext::read_card(g, text);
  ++counts.tried;
  if (!once.understood()) return;
  ++counts.read;
  cardtext::warn_if_read_otherwise(g, once);
  const auto warned = [](const cardtext::Diagnostic& d) { return d.code == cardtext::Code::reads_otherwise; };
  if (std::any_of(once.diagnostics.begin(), once.diagnostics.end(), warned)) {
    ++counts.otherwise;
    return;
  }
  const std::string canonical = cardtext::print_card(g, once.abilities);
  const CardReading twice = cardtext::read_card(g, canonical);
  // The canonical wording may be a comma longer, and then too long for one sentence; nothing else may differ.
  const bool long_now =
      !twice.diagnostics.empty() && twice.diagnostics.back().code == cardtext::Code::sentence_too_long;
  if (long_now) return;
  const bool kept = twice.understood() && cardtext::same_abilities(once.abilities, twice.abilities);
  if (!kept) RC_LOG() << text << "\n" << canonical;
  RC_ASSERT(kept);
  RC_ASSERT(cardtext::print_card(g, twice.abilities) == canonical);
}

void run(const std::string& name, const std::string& edition, double least) {
  const Grammar& g = grammar_named(name, edition);
  Counts counts;
  const bool ok = rc::check(name + ": reading what was printed gives the same tree", [&] {
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const int depth = *rc::gen::inRange(7, 13);
    for (std::uint64_t i = 0; i < 10; ++i) holds(g, seed + i, depth, counts);
  });
  EXPECT_TRUE(ok);
  // The law would hold trivially if nothing were read.
  EXPECT_GE(counts.read, counts.tried * least) << counts.read << " of " << counts.tried;
  EXPECT_LE(counts.otherwise, counts.read / 50) << counts.otherwise << " of " << counts.read;
}

TEST(CardTextRoundTrip, Crystal) { run("crystal", "1.5.8", 0.5); }
TEST(CardTextRoundTrip, CrystalNewest) { run("crystal", "", 0.5); }
TEST(CardTextRoundTrip, Grimlore) { run("grimlore", "", 0.5); }
TEST(CardTextRoundTrip, Imperium) { run("imperium", "", 0.5); }

TEST(CardTextTables, EveryWordingReadsBackToItsOwnEntry) {
  for (const std::string name : {"crystal", "grimlore", "imperium"}) {
    auto editions = vocabulary_named(name).editions;
    if (editions.empty()) editions.push_back("");
    for (const auto& edition : editions)
      for (const auto& p : cardtext::prove(grammar_named(name, edition)))
        ADD_FAILURE() << name << " " << edition << " line " << p.line << ": " << p.message;
  }
}

}  // namespace
}  // namespace verbatim::testing
