// Every shipped card of crystal reads, is lowered and verified, in every edition that has it.

#include <gtest/gtest.h>

#include <filesystem>

#include "games/crystal/crystal.h"
#include "match/card_box.h"

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

}  // namespace
}  // namespace verbatim
