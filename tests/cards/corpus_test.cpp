// A designer's published cards, lowered where they are available; never copied here (see tests/cardtext).

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "text_table.h"

namespace verbatim::crystal {
namespace {

namespace fs = std::filesystem;

struct Joined {
  int row = 0;
  std::string card, edition, text;
};

fs::path corpus() {
  const char* shared = std::getenv("VERBATIM_SHARED");
  const fs::path folder = shared ? fs::path(shared) : fs::path(VERBATIM_ROOT) / "../shared";
  return folder / "data/crystal-ability-lines.tsv";
}

// The sentences of one printing of a card, joined as they stand on it.
std::vector<Joined> cards() {
  std::vector<Joined> out;
  std::ifstream in(corpus());
  std::string line, last_ability;
  std::getline(in, line);
  for (int row = 2; std::getline(in, line); ++row) {
    std::istringstream fields(line);
    std::string card, edition, text, kind, ability, sentence;
    for (std::string* f : {&card, &edition, &text, &kind, &ability, &sentence})
      std::getline(fields, *f, '\t');
    if (kind != "ability" && kind != "keyword" && kind != "reminder") continue;
    const bool fresh = out.empty() || out.back().card != card || out.back().edition != edition ||
                       (ability == "1" && sentence == "1");
    if (fresh) out.push_back({row, card, edition, ""});
    Joined& c = out.back();
    if (!fresh) c.text += ability == last_ability ? " " : "\n";
    c.text += text;
    if (!c.text.ends_with(".") && !c.text.ends_with(")")) c.text += ".";
    last_ability = ability;
  }
  return out;
}

TEST(PublishedCards, MostRunAndTheOthersSayWhyNot) {
  if (!fs::exists(corpus())) GTEST_SKIP() << "no published cards here";
  int total = 0, read = 0, run = 0;
  for (const Joined& c : cards()) {
    ++total;
    // Printings up to 1.4.3 use the older word list; both have corruption on lanes.
    TextTable table(c.edition.starts_with("1.4") ? "classic" : "current");
    const FaceId face = table.card("Card " + std::to_string(c.row), {1, 1, 1, 0, 0});
    const std::string wrong = table.wrong_with(face, c.text);
    if (wrong.empty()) {
      ++read;
      ++run;
      continue;
    }
    // What reads must run, unless the rules lack the word or the card does not say when.
    const bool reads = wrong.find("CT05") != std::string::npos;
    read += reads;
    EXPECT_EQ(wrong.find("CT050"), std::string::npos) << wrong;
    std::cout << "row " << c.row << ' ' << c.card << ' ' << c.edition << ": " << wrong << '\n';
  }
  std::cout << read << " of " << total << " cards read, " << run << " run\n";
  EXPECT_GE(total, 150);
  EXPECT_GE(read, total * 94 / 100);
  EXPECT_GE(run, total * 92 / 100);
}

}  // namespace
}  // namespace verbatim::crystal
