#pragma once
// What the tests of tables lay them from.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "games/crystal/crystal.h"
#include "match/laid_table.h"

namespace verbatim {

inline const std::string kFolder = std::string(VERBATIM_ROOT) + "/games/crystal";

inline Result<LaidTable, LayError> lay_wish(const TableWish& wish) {
  return LaidTable::lay(crystal::rules(), kFolder, wish);
}

inline std::string refused(const TableWish& wish) {
  const auto table = lay_wish(wish);
  return table ? "(laid)" : table.error().text;
}

inline void expect_in(const std::string& part, const std::string& text) {
  EXPECT_NE(text.find(part), std::string::npos) << text;
}

// A file that lasts as long as the test.
struct File {
  std::string path;
  File(const std::string& name, const std::string& content) : path(testing::TempDir() + name) {
    std::ofstream(path) << content;
  }
  ~File() { std::filesystem::remove(path); }
};

inline std::string deck_of_own_cards(int copies) {
  std::string out;
  for (int i = 0; i < 10; ++i) {
    const std::string letter(1, static_cast<char>('A' + i));
    out +=
        "[[card]]\nname = \"Own " + letter + "\"\nfaction = \"Ours\"\nkind = \"unit\"\ntypes = [\"Mech\"]\n" +
        "cost_crystals = 2\ncost_production = 1\npower_mining = 1\npower_attack = 2\npower_production = 1\n" +
        "quantity = " + std::to_string(copies) + "\ntext = \"\"\"\nDeploy: Gain 1 crystal.\n\"\"\"\n\n";
  }
  return out;
}

inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

inline std::string raiders() {
  std::ifstream in(kFolder + "/cards/raiders.toml");
  return {std::istreambuf_iterator<char>(in), {}};
}

inline const std::string kRaidersList =
    "2 Air Strike\n2 Battalion\n2 Bombing Run\n2 Control Tower\n2 Drop Troopers\n2 Personnel Carrier\n"
    "2 Raiding Party\n2 Rallying Call\n2 Scrap Heap\n2 UAV Scout\n";

inline std::string refused_deck(const std::string& name, const std::string& content,
                                const std::string& edition = "") {
  const File file(name, content);
  return refused({edition, {file.path}, {}, 2});
}

}  // namespace verbatim
