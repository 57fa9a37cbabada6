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
    const auto table = lay(wish);
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

// A number that only the setup uses is in no program, and yet another game is played with it.
TEST(LaidTable, ARecordKnowsThatItsEditionHasChanged) {
  const File edition("richer.toml", "based_on = \"classic\"\nstart_crystals = 6\n");
  TableWish wish;
  const auto before = lay(wish);
  wish.edition = edition.path;
  const auto now = lay(wish);
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
  const auto table = lay(wish);
  ASSERT_TRUE(table) << table.error().text;
  const auto shipped = lay({"", {"raiders"}, {}, 2});
  ASSERT_TRUE(shipped);
  EXPECT_FALSE(shipped->changed_since(table->record(1, "random,random")).empty());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string raiders() {
  std::ifstream in(kFolder + "/cards/raiders.toml");
  return {std::istreambuf_iterator<char>(in), {}};
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
    const auto table = lay(wishes[i]);
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

const std::string kList =
    "2 Air Strike\n2 Battalion\n2 Bombing Run\n2 Control Tower\n2 Drop Troopers\n2 Personnel Carrier\n"
    "2 Raiding Party\n2 Rallying Call\n2 Scrap Heap\n2 UAV Scout\n";

std::string refused_deck(const std::string& name, const std::string& content,
                         const std::string& edition = "") {
  const File file(name, content);
  return refused({edition, {file.path}, {}, 2});
}

// What `check` refuses nobody plays with, as a deck or brought along, and the place is the same.
TEST(LaidTable, AFieldThatTheGameDoesNotKnowIsRefused) {
  struct Case {
    std::string from, to, told;
  };
  const std::vector<Case> cases = {
      {"cost_crystals = 4", "cost_crystal = 4", ":10:1  CT102"},
      {"cost_crystals = 4", "cost_crystals = 500", ":10:17  CT105"},
      {"cost_crystals = 4", "cost_crystals = \"4\"", ":10:17  CT104"},
      {"cost_crystals = 4", "cost_crystals = 4.5", ":10:17  CT104"},
      {"types = [\"Infantry\"]", "types = \"Infantry\"", ":27:9  CT104"},
      {"power_mining = 2", "power_mining = -2", "CT105"},
      {"quantity = 2", "quantity = 200", "CT105"},
      {"kind = \"unit\"", "kind = \"unt\"", "CT105"},
      {"origin = ", "orgin = ", "CT102"},
      {"id = \"orr-battalion\"", "id = \"orr-air-strike\"", "CT106"},
  };
  for (const Case& c : cases) {
    const File file("wrong.toml", replaced(raiders(), c.from, c.to));
    for (const TableWish& wish : {TableWish{"", {file.path}, {}, 2}, TableWish{"", {}, {file.path}, 2}}) {
      const auto table = lay(wish);
      ASSERT_FALSE(table) << c.to;
      EXPECT_TRUE(table.error().unread) << c.to;
      expect_in(file.path, table.error().text);
      expect_in(c.told, table.error().text);
    }
  }
}

TEST(LaidTable, EveryMistakeOfAFileIsToldAtOnce) {
  const std::string told =
      refused_deck("two.toml", replaced(replaced(raiders(), "cost_crystals = 4", "cost_crystal = 4"),
                                        "power_attack = 7", "power_attack = 700"));
  expect_in("CT102", told);
  expect_in("CT105", told);
}

// [CF 15.6, CF 14.3, CF 14.5]
TEST(LaidTable, AListWithoutFactionAbilitiesHasThoseOfItsFaction) {
  for (const char* edition : {"classic", "current", "alternating"}) {
    const File list("plain.txt", kList);
    const auto table = lay({edition, {list.path}, {}, 2});
    ASSERT_TRUE(table) << table.error().text;
    ASSERT_EQ(table->notes().size(), 1u);
    expect_in("Mining Expedition and Rocket Barrage", table->notes()[0]);
    EXPECT_EQ(table->record(1, "random,random").find("deck")->substr(0, 6), "plain:");
    expect_in("1 Mining Expedition; 1 Rocket Barrage", *table->record(1, "random,random").find("deck"));
    const auto shipped = lay({edition, {"raiders"}, {}, 2});
    ASSERT_TRUE(shipped);
    EXPECT_EQ(table->opening(5), shipped->opening(5)) << edition;
    EXPECT_TRUE(shipped->notes().empty());
  }
}

TEST(LaidTable, FactionAbilitiesAreTwoDifferentOnes) {
  const auto with = [](const std::string& lines) {
    return refused_deck("named.txt", kList + lines, "alternating");
  };
  EXPECT_EQ(with("Mining Expedition\nRocket Barrage\n"), "(laid)");
  for (const char* lines : {"1 Mining Expedition\n", "2 Mining Expedition\n", "5 Rocket Barrage\n",
                            "2 Mining Expedition\n1 Rocket Barrage\n"}) {
    expect_in("CF 15.6", with(lines));
  }
  expect_in("CF 15.3", with("1 Mining Expedition\n1 Drone Swarm\n"));
  expect_in("0 copies of Rocket Barrage?", with("0 Rocket Barrage\n"));
  const std::string third =
      "\n[[card]]\nname = \"Third\"\nfaction = \"Outer Rim Raiders\"\nkind = \"ability\"\n"
      "types = [\"Faction Ability\"]\ntext = \"Cooldown: Gain 1 crystal.\"\n";
  for (const char* edition : {"classic", "current", "alternating"})
    expect_in("CF 15.6", refused_deck("three.toml", raiders() + third, edition));
  // Where there are three to choose from, nothing is chosen for anybody.
  const File more("more.toml", third), list("list.txt", kList);
  expect_in("Mining Expedition, Rocket Barrage, Third", refused({"current", {list.path}, {more.path}, 2}));
  const File named("named.txt", kList + "Third\nRocket Barrage\n");
  EXPECT_EQ(refused({"current", {named.path}, {more.path}, 2}), "(laid)");
}

TEST(LaidTable, ADeckWithoutAnyAbilityToHaveIsSaidToBeThat) {
  const File own("own.toml", deck_of_own_cards(2));
  const auto table = lay({"current", {own.path}, {}, 2});
  ASSERT_TRUE(table) << table.error().text;
  ASSERT_EQ(table->notes().size(), 1u);
  expect_in("there is none of Ours", table->notes()[0]);
}

// [CF 15.3]
TEST(LaidTable, BasicTroopersAreInNoDeck) {
  expect_in("CF 15.3", refused_deck("basic.txt", "2 Basic Trooper\n" + kList));
  const std::string trooper = "\n[[card]]\nname = \"Basic Trooper\"\n";
  expect_in("CF 15.3", refused_deck("basic.toml", raiders() + trooper));
  const File changed("changed.toml", trooper);
  expect_in("changed.toml:2: Basic Trooper is the card that everybody has",
            refused({"", {}, {changed.path}, 2}));
  const std::string shipped = kFolder + "/cards/basic.toml";
  expect_in("there is no card in it but Basic Trooper", refused({"", {}, {shipped}, 2}));
  std::ifstream in(shipped);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  const File all("all.toml", text + raiders());
  EXPECT_EQ(refused({"", {}, {all.path}, 2}), "(laid)");
}

TEST(LaidTable, ADeckOfTwoFactionsSaysWhichCardIsOfWhich) {
  expect_in("Air Strike is of Outer Rim Raidrs, and Battalion is of Outer Rim Raiders",
            refused_deck("two.toml", replaced(raiders(), "\"Outer Rim Raiders\"", "\"Outer Rim Raidrs\"")));
}

TEST(LaidTable, ASheetIsACardFile) {
  const std::string head = "name,faction,kind,types,cost_crystals,power_attack,quantity,text\r\n";
  const File one("one.CSV", "\xEF\xBB\xBF" + head +
                                "Air Strike,Outer Rim Raiders,unit,\"Aerial; Infantry\",9,9,2,\"Deploy: Gain "
                                "1 crystal.\r\nAftermath: Draw a card.\"\r\n");
  const auto table = lay({"", {"raiders"}, {one.path}, 2});
  ASSERT_TRUE(table) << table.error().text;
  const Card& card = table->box().find("Air Strike")->card;
  EXPECT_EQ(card.types, (std::vector<std::string>{"Aerial", "Infantry"}));
  EXPECT_EQ(card.text, "Deploy: Gain 1 crystal.\nAftermath: Draw a card.");
  const auto again = LaidTable::lay(crystal::rules(), kFolder, table->record(1, "random,random"));
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(again->opening(3), table->opening(3));
  std::string rows;
  for (char c = 'A'; c < 'K'; ++c)
    rows += std::string("Own ") + c + ",Outer Rim Raiders,unit,Mech,2,1,2,Deploy: Gain 1 crystal.\r\n";
  EXPECT_EQ(refused_deck("deck.csv", head + rows, "current"), "(laid)");
  expect_in("deck.csv:12:1  CT103",
            refused_deck("deck.csv", head + rows + ",Outer Rim Raiders,unit,,,,,\r\n"));
}

TEST(LaidTable, AMarkInFrontOfAFileIsSkipped) {
  EXPECT_EQ(refused_deck("mark.txt", "\xEF\xBB\xBF" + kList), "(laid)");
  EXPECT_EQ(refused_deck("mark.toml", "\xEF\xBB\xBF" + raiders()), "(laid)");
}

}  // namespace
}  // namespace verbatim
