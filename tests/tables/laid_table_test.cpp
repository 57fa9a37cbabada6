// Tables are laid from names and files, and again from the record alone.

#include "match/match.h"
#include "tests/tables/laying.h"

namespace verbatim {
namespace {

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
  const auto table = lay_wish(wish);
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

// Whatever the cards, the deck and the edition are called.
TEST(LaidTable, TheRecordIsEnoughWhateverThingsAreCalled) {
  const std::vector<std::string> names = {"Search; Destroy",
                                          ";",
                                          "a;b;",
                                          "A: B",
                                          "2 Fast",
                                          "2x Fast",
                                          "x",
                                          "B\\\\; C",
                                          "\\\\",
                                          "\\\\n",
                                          "# 1",
                                          "'quoted' \\\"so\\\"",
                                          "= 16",
                                          "\u00e9"};
  for (std::size_t i = 0; i + 10 <= names.size(); ++i) {
    std::string cards = deck_of_own_cards(2);
    for (std::size_t k = 0; k < 10; ++k) {
      const std::string name = std::string("Own ") + static_cast<char>('A' + k);
      cards.replace(cards.find(name), name.size(), names[i + k]);
    }
    const File own("its; name\\n: so.toml", cards);
    const File edition("edition of mine.toml", "based_on = \"classic\"\nname = \" a\\\\nb; \"\n");
    TableWish wish;
    wish.decks = {own.path};
    wish.edition = edition.path;
    const auto table = lay_wish(wish);
    ASSERT_TRUE(table) << table.error().text;
    const auto record = read_record(write_record(table->record(7, "random,random")));
    ASSERT_TRUE(record) << record.error().text;
    const auto again = LaidTable::lay(crystal::rules(), kFolder, *record);
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_TRUE(again->changed_since(*record).empty());
    EXPECT_EQ(again->opening(7), table->opening(7));
    EXPECT_EQ(write_record(again->record(7, "random,random")), write_record(*record));
  }
}

TEST(LaidTable, AnEditionFileIsAnEdition) {
  const File edition("short.toml", "based_on = \"classic\"\ncrystal_target = 20\nstart_crystals = 9\n");
  TableWish wish;
  wish.edition = edition.path;
  const auto table = lay_wish(wish);
  ASSERT_TRUE(table) << table.error().text;
  const auto again = LaidTable::lay(crystal::rules(), kFolder, table->record(1, "random,random"));
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(again->game().code_hash(), table->game().code_hash());
  EXPECT_EQ(again->opening(5), table->opening(5));
}

TEST(LaidTable, AnotherSeedIsAllThatDiffers) {
  const auto table = lay_wish({});
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
  EXPECT_TRUE(refused(wish).ends_with("CF 15.1: a deck has 20 cards, not 2")) << refused(wish);
  // Who took the faction abilities along in the count is told so; who did not is told nothing of them.
  std::string eighteen;
  for (const char* name : {"Air Strike", "Battalion", "Bombing Run", "Control Tower", "Drop Troopers",
                           "Personnel Carrier", "Raiding Party", "Rallying Call", "Scrap Heap"})
    eighteen += std::string("2 ") + name + "\n";
  const File beside("beside.txt", eighteen + "1 Mining Expedition\n1 Rocket Barrage\n");
  wish.decks = {beside.path};
  expect_in("has 20 cards, not 18; faction abilities lie beside it and are not counted [CF 14.3]",
            refused(wish));
  const File none_beside("none.txt", eighteen);
  wish.decks = {none_beside.path};
  EXPECT_TRUE(refused(wish).ends_with("has 20 cards, not 18")) << refused(wish);
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
  const auto table = lay_wish(wish);
  ASSERT_FALSE(table);
  EXPECT_TRUE(table.error().unread);
  expect_in("typo.toml:4", table.error().text);
}

// A number that only the setup uses is in no program, and yet another game is played with it.
TEST(LaidTable, ARecordKnowsThatItsEditionHasChanged) {
  const File edition("richer.toml", "based_on = \"classic\"\nstart_crystals = 6\n");
  TableWish wish;
  const auto before = lay_wish(wish);
  wish.edition = edition.path;
  const auto now = lay_wish(wish);
  ASSERT_TRUE(before && now);
  EXPECT_EQ(now->changed_since(before->record(1, "random,random")),
            std::vector<std::string>{"the edition \"richer\" has changed"});
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
  const auto table = lay_wish(wish);
  ASSERT_TRUE(table) << table.error().text;
  const auto shipped = lay_wish({"", {"raiders"}, {}, 2});
  ASSERT_TRUE(shipped);
  EXPECT_FALSE(shipped->changed_since(table->record(1, "random,random")).empty());
}

// However own and shipped cards are mixed, in decks or brought along: laid from its record the table is the
// same, and the game that was played can be played again.
TEST(LaidTable, OwnCardsBesideShippedOnesAreLaidAgain) {
  const File cheaper("cheaper.toml", replaced(raiders(), "cost_crystals = 4", "cost_crystals = 5"));
  const File later("later.toml", replaced(raiders(), "name = \"UAV Scout\"", "name = \"UAV Spy\""));
  const File own("own.toml", deck_of_own_cards(2));
  std::string names = "2 Own C\n2 Own A\n";
  for (const char c : std::string("BDEFGHIJ")) names += std::string("2 Own ") + c + "\n";
  const File list("list.txt", names);
  const std::string shipped = kFolder + "/cards/library-endracor.toml",
                    deck = kFolder + "/cards/raiders.toml";
  const std::vector<TableWish> wishes = {
      {"", {"raiders", "endracor"}, {cheaper.path}, 2},
      {"", {"endracor", "raiders"}, {cheaper.path}, 2},
      {"", {"endracor", later.path}, {}, 2},
      {"", {later.path, "raiders"}, {}, 2},
      {"", {}, {shipped}, 2},
      {"", {"megalaxian"}, {shipped, deck}, 3},
      {"", {"raiders", list.path, own.path}, {shipped, own.path, cheaper.path}, 3},
      {"", {"raiders", "endracor"}, {cheaper.path, deck}, 2},  // brought back as it is shipped
  };
  for (std::size_t i = 0; i < wishes.size(); ++i) {
    const auto table = lay_wish(wishes[i]);
    ASSERT_TRUE(table) << i << table.error().text;
    Match match(table->game(), table->opening(7), table->record(7, ""));
    Random random(3);
    while (!match.over() && match.choices() < 60) {
      ASSERT_TRUE(match.choose(
          static_cast<int>(random.below(static_cast<std::uint32_t>(match.decision().options.size())))));
    }
    const auto again = LaidTable::lay(crystal::rules(), kFolder, match.record());
    ASSERT_TRUE(again) << i << again.error().text;
    EXPECT_EQ(again->changed_since(match.record()), std::vector<std::string>()) << i;
    Match replayed(again->game(), again->opening(7), again->record(7, ""));
    const auto drift = replayed.replay(match.record());
    EXPECT_FALSE(drift) << i << ": " << drift->where();
    EXPECT_EQ(write_record(replayed.record()), write_record(match.record())) << i;
  }
}

}  // namespace
}  // namespace verbatim
