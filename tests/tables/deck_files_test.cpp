// Decks and cards from files, as lists, TOML and sheets: what is taken, and what is said of what is not.

#include <algorithm>
#include <cctype>

#include "tests/tables/laying.h"

namespace verbatim {
namespace {

// What `check` refuses nobody plays with, as a deck or brought along, and the place is the same.
TEST(DeckFiles, AFieldThatTheGameDoesNotKnowIsRefused) {
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
      {"kind = \"unit\"", "kind = \"ability\"", "no card with the kind \"ability\" has \"power_"},
      {"origin = ", "orgin = ", "CT102"},
      {"id = \"orr-battalion\"", "id = \"orr-air-strike\"", "CT106"},
  };
  for (const Case& c : cases) {
    const File file("wrong.toml", replaced(raiders(), c.from, c.to));
    for (const TableWish& wish : {TableWish{"", {file.path}, {}, 2}, TableWish{"", {}, {file.path}, 2}}) {
      const auto table = lay_wish(wish);
      ASSERT_FALSE(table) << c.to;
      EXPECT_TRUE(table.error().unread) << c.to;
      expect_in(file.path, table.error().text);
      expect_in(c.told, table.error().text);
    }
  }
}

TEST(DeckFiles, EveryMistakeOfAFileIsToldAtOnce) {
  const std::string told =
      refused_deck("two.toml", replaced(replaced(raiders(), "cost_crystals = 4", "cost_crystal = 4"),
                                        "power_attack = 7", "power_attack = 700"));
  expect_in("CT102", told);
  expect_in("CT105", told);
}

// [CF 15.6, CF 14.3, CF 14.5]
TEST(DeckFiles, AListWithoutFactionAbilitiesHasThoseOfItsFaction) {
  for (const char* edition : {"classic", "current", "alternating"}) {
    const File list("plain.txt", kRaidersList);
    const auto table = lay_wish({edition, {list.path}, {}, 2});
    ASSERT_TRUE(table) << table.error().text;
    ASSERT_EQ(table->notes().size(), 1u);
    expect_in("Mining Expedition and Rocket Barrage", table->notes()[0]);
    EXPECT_EQ(table->record(1, "random,random").find("deck")->substr(0, 6), "plain:");
    expect_in("1 Mining Expedition; 1 Rocket Barrage", *table->record(1, "random,random").find("deck"));
    const auto shipped = lay_wish({edition, {"raiders"}, {}, 2});
    ASSERT_TRUE(shipped);
    EXPECT_EQ(table->opening(5), shipped->opening(5)) << edition;
    EXPECT_TRUE(shipped->notes().empty());
  }
}

// Names are read as `card show` and scenarios read them, and kept as they are printed.
TEST(DeckFiles, AListMayNameACardInSmallLetters) {
  std::string list;
  const auto shipped = lay_wish({"", {"raiders"}, {}, 2});
  ASSERT_TRUE(shipped) << shipped.error().text;
  for (const auto& [card, copies] : shipped->decks().front().cards) {
    std::string name = card.data.name;
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    list += std::to_string(copies) + " " + name + "\n";
  }
  const File file("raiders.txt", list);
  const auto table = lay_wish({"", {file.path}, {}, 2});
  ASSERT_TRUE(table) << table.error().text;
  EXPECT_EQ(write_record(table->record(1, "")), write_record(shipped->record(1, "")));
}

TEST(DeckFiles, ALineThatIsNoneSaysWhatIsMissing) {
  const auto with = [](const std::string& line) { return refused_deck("line.txt", kRaidersList + line); };
  expect_in("\"2\" names no card", with("2\n"));
  expect_in("\"2x\" names no card", with("2x\n"));
  expect_in("\"2.5 Air Strike\"? write a whole number", with("2.5 Air Strike\n"));
  // What cannot be printed is not repeated.
  for (const char* line : {"2 Air\xff Strike\n", "2 \x1b[31mAir Strike\n", "\x7f\n"}) {
    const std::string told = with(line);
    expect_in("line.txt:11: deck line: this line is no plain text in UTF-8", told);
    EXPECT_EQ(told.find_first_of("\xff\x1b\x7f"), std::string::npos);
  }
}

// The number belongs to the name only if it cannot be one of copies.
TEST(DeckFiles, ANameMayBeginWithANumber) {
  const auto named = [](const std::string& name, const std::string& text) {
    return "[[card]]\nname = \"" + name + "\"\nfaction = \"Outer Rim Raiders\"\nkind = \"unit\"\ntext = \"" +
           text + "\"\n";
  };
  const File more("more.toml", named("2nd Wave", "Deploy: Draw a card.") + named("3 Wolves", ""));
  for (const char* lines : {"2nd Wave\n2nd Wave\n", "2 2nd Wave\n", "3 Wolves\n3 Wolves\n"}) {
    const File list("list.txt", replaced(kRaidersList, "2 Air Strike\n", lines));
    EXPECT_EQ(refused({"", {list.path}, {more.path}, 2}), "(laid)") << lines;
  }
}

TEST(DeckFiles, FactionAbilitiesAreTwoDifferentOnes) {
  const auto with = [](const std::string& lines) {
    return refused_deck("named.txt", kRaidersList + lines, "alternating");
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
  expect_in("three.toml:",
            refused_deck("three.toml", raiders() + replaced(third, "kind = \"ability\"\n", "")));
  expect_in("Third: CF 14.3: a Faction Ability lies in no lane; give it the kind \"ability\"",
            refused_deck("three.toml", raiders() + replaced(third, "kind = \"ability\"\n", "")));
  // Where there are three to choose from, nothing is chosen for anybody.
  const File more("more.toml", third), list("list.txt", kRaidersList);
  expect_in("Mining Expedition, Rocket Barrage, Third", refused({"current", {list.path}, {more.path}, 2}));
  const File named("named.txt", kRaidersList + "Third\nRocket Barrage\n");
  EXPECT_EQ(refused({"current", {named.path}, {more.path}, 2}), "(laid)");
}

TEST(DeckFiles, ADeckWithoutAnyAbilityToHaveIsSaidToBeThat) {
  const File own("own.toml", deck_of_own_cards(2));
  const auto table = lay_wish({"current", {own.path}, {}, 2});
  ASSERT_TRUE(table) << table.error().text;
  ASSERT_EQ(table->notes().size(), 1u);
  expect_in("there is none of Ours", table->notes()[0]);
}

// [CF 15.3]
TEST(DeckFiles, BasicTroopersAreInNoDeck) {
  expect_in("CF 15.3", refused_deck("basic.txt", "2 Basic Trooper\n" + kRaidersList));
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

TEST(DeckFiles, ADeckOfTwoFactionsSaysWhichCardIsOfWhich) {
  expect_in("Air Strike is of Outer Rim Raidrs, and Battalion is of Outer Rim Raiders",
            refused_deck("two.toml", replaced(raiders(), "\"Outer Rim Raiders\"", "\"Outer Rim Raidrs\"")));
}

TEST(DeckFiles, ASheetIsACardFile) {
  const std::string head = "name,faction,kind,types,cost_crystals,power_attack,quantity,text\r\n";
  const File one("one.CSV", "\xEF\xBB\xBF" + head +
                                "Air Strike,Outer Rim Raiders,unit,\"Aerial; Infantry\",9,9,2,\"Deploy: Gain "
                                "1 crystal.\r\nAftermath: Draw a card.\"\r\n");
  const auto table = lay_wish({"", {"raiders"}, {one.path}, 2});
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

// An edition prints a text of its own; the last one also serves others where corruption is a counter.
TEST(DeckFiles, ATextOfOneEditionIsReadInIt) {
  const File card(
      "texts.toml",
      "[[card]]\nname = \"Air Strike\"\nfaction = \"Outer Rim Raiders\"\nkind = \"unit\"\n"
      "quantity = 2\ntext = \"Deploy: Gain 1 crystal.\"\ntext_current = \"Deploy: Gain 2 crystals.\"\n"
      "text_alternating = \"Deploy: Gain 3 crystals.\"\n");
  const File own("own-counter.toml", "based_on = \"current\"\ncorruption = \"player\"\n");
  const auto text_in = [&](const std::string& edition) {
    const auto table = lay_wish({edition, {"raiders"}, {card.path}, 2});
    return table ? table->box().find("Air Strike")->card.text : table.error().text;
  };
  EXPECT_EQ(text_in("classic"), "Deploy: Gain 1 crystal.");
  EXPECT_EQ(text_in("current"), "Deploy: Gain 2 crystals.");
  EXPECT_EQ(text_in("alternating"), "Deploy: Gain 3 crystals.");
  EXPECT_EQ(text_in(own.path), "Deploy: Gain 3 crystals.");
  const File wrong("wrong.toml",
                   "[[card]]\nname = \"Air Strike\"\nfaction = \"Outer Rim Raiders\"\nkind = \"unit\"\n"
                   "quantity = 2\ntext = \"\"\ntext_current = \"Deploy: Gain nonsense.\"\n");
  EXPECT_EQ(refused({"classic", {"raiders"}, {wrong.path}, 2}), "(laid)");
  const std::string told = refused({"current", {"raiders"}, {wrong.path}, 2});
  expect_in("nonsense", told);
  expect_in("wrong.toml:7:30", told);  // where that text stands, not the common one
  const File sheet("sheet.csv",
                   "text_current,name,faction,kind,quantity,text\nDeploy: Draw a card.,Other,,unit,,\n"
                   "\"Deploy: Gain nonsense.\",Air Strike,Outer Rim Raiders,unit,2,Deploy: Draw a card.\n");
  EXPECT_EQ(refused({"classic", {"raiders"}, {sheet.path}, 2}), "(laid)");
  expect_in("sheet.csv:3:15", refused({"current", {"raiders"}, {sheet.path}, 2}));
}

// [CF 15.6] Nobody is sent in a circle.
TEST(DeckFiles, AFactionWithOneAbilityIsToldThatTwoLieBeside) {
  const File own("one.toml",
                 deck_of_own_cards(2) +
                     "[[card]]\nname = \"Lonely\"\nfaction = \"Ours\"\nkind = \"ability\"\n"
                     "types = [\"Faction Ability\"]\ntext = \"Cooldown: You may gain 1 crystal.\"\n");
  std::string names;
  for (char c = 'A'; c < 'K'; ++c) names += std::string("2 Own ") + c + "\n";
  const File list("one.txt", names);
  expect_in("has one Faction Ability, Lonely, and two lie beside a deck",
            refused({"current", {list.path}, {own.path}, 2}));
}

TEST(DeckFiles, AMarkInFrontOfAFileIsSkipped) {
  EXPECT_EQ(refused_deck("mark.txt", "\xEF\xBB\xBF" + kRaidersList), "(laid)");
  EXPECT_EQ(refused_deck("mark.toml", "\xEF\xBB\xBF" + raiders()), "(laid)");
}

}  // namespace
}  // namespace verbatim
