// Every shipped card of crystal reads, is lowered and verified, in every edition that has it.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/crystal/crystal.h"
#include "match/card_box.h"
#include "match/card_schema.h"

namespace verbatim {
namespace {

const std::string kCards = std::string(VERBATIM_ROOT) + "/games/crystal/cards/";

TEST(Decks, EveryCardRunsInEveryEditionThatHasIt) {
  for (const std::string& edition : crystal::rules().editions()) {
    auto box = CardBox::open(crystal::rules(), edition, 2);
    ASSERT_TRUE(box) << box.error();
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(kCards)) {
      if (entry.path().extension() != ".toml") continue;
      box->add_file(entry.path().string());
      ++files;
    }
    EXPECT_GE(files, 9);
    for (const std::string& problem : box->problems()) ADD_FAILURE() << edition << ": " << problem;
    const std::size_t all = box->cards().size() + box->left_out().size();
    RecordProperty("cards of " + edition, std::to_string(box->cards().size()) + " of " + std::to_string(all));
    if (box->problems().empty()) {
      auto game = box->close();
      EXPECT_TRUE(game) << edition << ": " << game.error();
    }
  }
}

TEST(Decks, EditionFilesSetTheirSwitches) {
  int files = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(VERBATIM_ROOT) + "/games/crystal/editions")) {
    std::ifstream in(entry.path());
    std::ostringstream text;
    text << in.rdbuf();
    const auto switches = read_edition(crystal::rules(), text.str(), entry.path().filename().string());
    ASSERT_TRUE(switches) << switches.error();
    const auto box = CardBox::open(crystal::rules(), entry.path().stem().string(), 3, *switches);
    EXPECT_TRUE(box) << box.error();
    ++files;
  }
  EXPECT_EQ(files, 4);
  EXPECT_FALSE(read_edition(crystal::rules(), "draw_count = [1, 2]", "wrong.toml"));
  EXPECT_FALSE(read_edition(crystal::rules(), "draw_count = ", "wrong.toml"));
  const auto wrong = CardBox::open(crystal::rules(), "classic", 2, {{"draw_cont", "1"}});
  EXPECT_FALSE(wrong);
}

TEST(Decks, WhatIsWrongWithACardIsToldWithItsPlace) {
  auto box = CardBox::open(crystal::rules(), "current", 2);
  ASSERT_TRUE(box);
  const auto added = box->add_cards(R"(
[[card]]
name = "Typo"
text = "Deploy: Gian 2 crystals."

[[card]]
name = "Refused"
text = "Untargetable"

[[card]]
name = "Good"
text = "Deploy: Gain 2 crystals."
)",
                                    "mine.toml");
  EXPECT_EQ(added, std::vector<std::string>{"Good"});
  ASSERT_EQ(box->problems().size(), 2u);
  EXPECT_NE(box->problems()[0].find("mine.toml:4:17"), std::string::npos) << box->problems()[0];
  EXPECT_NE(box->problems()[1].find("CT051"), std::string::npos) << box->problems()[1];
  EXPECT_FALSE(box->close());
}

TEST(Decks, AMisspeltFieldIsNotSilentlyZero) {
  auto box = CardBox::open(crystal::rules(), "current", 2);
  ASSERT_TRUE(box);
  box->add_cards("[[card]]\nname = \"Dear\"\ncost_crystal = 9\n", "mine.toml");
  ASSERT_EQ(box->problems().size(), 1u);
  EXPECT_NE(box->problems()[0].find("mine.toml:3:1"), std::string::npos) << box->problems()[0];
  EXPECT_NE(box->problems()[0].find("cost_crystals"), std::string::npos);
}

// The game's own cards, through a spreadsheet and back.
TEST(Decks, ASpreadsheetLosesNothing) {
  const cardtext::CardSchema schema = schema_of(crystal::rules());
  int cards = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kCards)) {
    std::ifstream in(entry.path());
    std::ostringstream text;
    text << in.rdbuf();
    const auto toml = cardtext::read_toml(schema, text.str());
    EXPECT_TRUE(toml.diagnostics.empty()) << entry.path();
    const auto sheet = cardtext::read_csv(schema, cardtext::write_csv(schema, toml.cards));
    EXPECT_TRUE(sheet.diagnostics.empty());
    EXPECT_TRUE(sheet.cards == toml.cards) << entry.path();
    const auto again = cardtext::read_toml(schema, cardtext::write_toml(schema, sheet.cards));
    EXPECT_TRUE(again.cards == toml.cards) << entry.path();
    cards += static_cast<int>(toml.cards.size());
  }
  EXPECT_GE(cards, 90);
}

}  // namespace
}  // namespace verbatim
