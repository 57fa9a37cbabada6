// Tables are laid from names and files, and again from the record alone.

#include "match/laid_table.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "games/crystal/crystal.h"
#include "match/match.h"

namespace verbatim {
namespace {

const std::string kFolder = std::string(VERBATIM_ROOT) + "/games/crystal";

Result<LaidTable, LayError> lay(const TableWish& wish) {
  return LaidTable::lay(crystal::rules(), kFolder, wish);
}

std::string refused(const TableWish& wish) {
  const auto table = lay(wish);
  return table ? "(laid)" : table.error().text;
}

void expect_in(const std::string& part, const std::string& text) {
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

std::string deck_of_own_cards(int copies) {
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

TEST(LaidTable, EveryShippedDeckInEveryEdition) {
  for (const std::string& edition : crystal::rules().editions()) {
    for (int seats = 2; seats <= 4; ++seats) {
      TableWish wish;
      wish.edition = edition;
      wish.seats = seats;
      wish.decks = {"all"};
      EXPECT_EQ(refused(wish), "(laid)") << edition;
    }
  }
}

TEST(LaidTable, TheRecordIsEnoughToLayItAgain) {
  const File own("own.toml", deck_of_own_cards(2));
  std::string list = "# a list\n";
  for (const char c : std::string("ABCDEFGHIJ")) list += std::string("2x Own ") + c + "\n";
  const File names("names.txt", list);
  TableWish wish;
  wish.decks = {own.path, names.path, "raiders"};
  wish.cards = {own.path};
  wish.seats = 3;
  const auto table = lay(wish);
  ASSERT_TRUE(table) << table.error().text;
  Match match(table->game(), table->opening(7), table->record(7, "random,random,random"));
  Random random(3);
  while (!match.over() && match.choices() < 100) {
    ASSERT_TRUE(match.choose(
        static_cast<int>(random.below(static_cast<std::uint32_t>(match.decision().options.size())))));
  }
  const auto record = read_record(write_record(match.record()));
  ASSERT_TRUE(record);
  const auto again = LaidTable::lay(crystal::rules(), kFolder, *record);
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_TRUE(again->changed_since(*record).empty());
  EXPECT_EQ(again->opening(7), table->opening(7));
  Match replayed(again->game(), again->opening(7), again->record(7, "random,random,random"));
  const auto drift = replayed.replay(*record);
  EXPECT_FALSE(drift) << drift->why;
  EXPECT_EQ(write_record(replayed.record()), write_record(match.record()));
}

TEST(LaidTable, AnEditionFileIsAnEdition) {
  const File edition("short.toml", "based_on = \"classic\"\ncrystal_target = 20\nstart_crystals = 9\n");
  TableWish wish;
  wish.edition = edition.path;
  const auto table = lay(wish);
  ASSERT_TRUE(table) << table.error().text;
  const auto again = LaidTable::lay(crystal::rules(), kFolder, table->record(1, "random,random"));
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(again->game().code_hash(), table->game().code_hash());
  EXPECT_EQ(again->opening(5), table->opening(5));
}

TEST(LaidTable, AnotherSeedIsAllThatDiffers) {
  const auto table = lay({});
  ASSERT_TRUE(table) << table.error().text;
  State state;
  table->reopen(state, table->opening(1), 99);
  EXPECT_EQ(state, table->opening(99));
  EXPECT_NE(state, table->opening(98));
}

TEST(LaidTable, WhatIsWrongIsSaidKindly) {
  TableWish wish;
  wish.edition = "clasic";
  expect_in("there is: classic", refused(wish));
  wish = {};
  wish.decks = {"raider", "raiders"};
  expect_in("there is: collective, endracor, megalaxian, raiders", refused(wish));
  wish.decks = {"raiders", "raiders", "raiders"};
  expect_in("3 decks for 2 seats", refused(wish));
  wish = {};
  wish.seats = 5;
  expect_in("CF 1.1", refused(wish));
  const File three("three.toml", deck_of_own_cards(3));
  wish = {};
  wish.decks = {three.path};
  expect_in("CF 15.2", refused(wish));
  const File few("few.txt", "2 Air Strike\n");
  wish.decks = {few.path};
  expect_in("CF 15.1", refused(wish));
  const File unknown("unknown.txt", "2 Air Strke\n");
  wish.decks = {unknown.path};
  expect_in("\"Air Strke\"", refused(wish));
  wish.decks = {"./nowhere.toml"};
  expect_in("nowhere.toml", refused(wish));
}

TEST(LaidTable, ACardThatIsNotUnderstoodIsToldApart) {
  const File typo("typo.toml",
                  "[[card]]\nname = \"Air Strike\"\nfaction = \"Outer Rim Raiders\"\n"
                  "text = \"Deploy: Gian 2 crystals.\"\n");
  TableWish wish;
  wish.cards = {typo.path};
  const auto table = lay(wish);
  ASSERT_FALSE(table);
  EXPECT_TRUE(table.error().unread);
  expect_in("typo.toml:4", table.error().text);
}

// Two decks cannot mean different cards by one name; --cards replaces it in both.
TEST(LaidTable, OneNameOneCard) {
  std::ifstream in(kFolder + "/cards/raiders.toml");
  std::string text((std::istreambuf_iterator<char>(in)), {});
  const auto at = text.find("cost_crystals = 4");
  ASSERT_NE(at, std::string::npos);
  text.replace(at, 17, "cost_crystals = 5");
  const File patched("patched.toml", text);
  TableWish wish;
  wish.decks = {"raiders", patched.path};
  expect_in("two different cards are called Air Strike", refused(wish));
  wish.decks = {"raiders"};
  wish.cards = {patched.path};
  const auto table = lay(wish);
  ASSERT_TRUE(table) << table.error().text;
  const auto shipped = lay({"", {"raiders"}, {}, 2});
  ASSERT_TRUE(shipped);
  EXPECT_FALSE(shipped->changed_since(table->record(1, "random,random")).empty());
}

}  // namespace
}  // namespace verbatim
