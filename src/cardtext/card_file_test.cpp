#include "cardtext/card_file.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace verbatim::cardtext {
namespace {

const CardSchema kSchema{{{"id", FieldKind::text, false, 0, 0, {}, true},
                          {"faction", FieldKind::text, true, 0, 0, {"red", "blue"}},
                          {"types", FieldKind::list},
                          {"cost", FieldKind::number, true, 0, 30},
                          {"motto", FieldKind::text}}};

std::vector<Code> codes(const CardFile& f) {
  std::vector<Code> out;
  for (const auto& d : f.diagnostics) out.push_back(d.code);
  return out;
}

TEST(CardFile, ReadsACard) {
  const CardFile f = read_toml(kSchema, R"(
[[card]]
name = "Scout"
faction = "red"
types = ["Drone", "Basic"]
cost = 2
quantity = 3
text = """
Deploy: Draw a card.
"""
)");
  EXPECT_TRUE(f.diagnostics.empty());
  ASSERT_EQ(f.cards.size(), 1u);
  EXPECT_EQ(f.cards[0].name, "Scout");
  EXPECT_EQ(f.cards[0].quantity, 3);
  EXPECT_EQ(f.cards[0].text, "Deploy: Draw a card.\n");
  EXPECT_EQ(f.cards[0].place_of("text").line, 9);
  EXPECT_EQ(f.cards[0].fields.size(), 3u);
}

TEST(CardFile, EveryMistakeOfAFileIsReportedAtItsPlace) {
  const std::string file = R"([[card]]
name = "Scout"
faction = "green"
cost = 31
color = "x"
[[card]]
name = "Scout"
faction = "red"
cots = 1
quantity = 0
)";
  const CardFile f = read_toml(kSchema, file);
  EXPECT_EQ(codes(f),
            (std::vector<Code>{Code::field_unknown, Code::field_range, Code::field_range, Code::field_unknown,
                               Code::field_range, Code::field_missing, Code::name_twice}));
  EXPECT_EQ(position_of(file, f.diagnostics[0].span.begin).line, 5);
  EXPECT_EQ(f.diagnostics[3].hint, "did you mean \"cost\"?");
}

TEST(CardFile, BrokenTomlIsOneErrorWithAPlace) {
  const CardFile f = read_toml(kSchema, "[[card]]\nname = \n");
  ASSERT_EQ(codes(f), std::vector<Code>{Code::file_syntax});
  EXPECT_EQ(position_of("[[card]]\nname = \n", f.diagnostics[0].span.begin).line, 2);
}

TEST(CardFile, AKeyOfManyPartsIsOneErrorWithAPlace) {
  std::string key = "a";
  for (int i = 0; i < 300000; ++i) key += ".a";
  const std::string file = "[[card]]\n" + key + " = 1\n";
  const CardFile f = read_toml(kSchema, file);
  ASSERT_EQ(codes(f), std::vector<Code>{Code::file_syntax});
  EXPECT_EQ(position_of(file, f.diagnostics[0].span.begin).line, 2);
}

TEST(CardFile, WrongKindsAreNamed) {
  EXPECT_EQ(codes(read_toml(kSchema, "[[card]]\nname=\"A\"\nfaction=\"red\"\ncost=\"two\"\n")),
            std::vector<Code>{Code::field_type});
  EXPECT_EQ(codes(read_toml(kSchema, "[[card]]\nname=\"A\"\nfaction=\"red\"\ncost=1.5\n")),
            std::vector<Code>{Code::field_type});
  EXPECT_EQ(codes(read_csv(kSchema, "name,faction,cost\nA,red,two\n")), std::vector<Code>{Code::field_type});
  EXPECT_EQ(codes(read_csv(kSchema, "name,faction,cost\nA,red\n")),
            (std::vector<Code>{Code::file_syntax, Code::field_missing}));
  EXPECT_EQ(codes(read_csv(kSchema, "name,faction,cost\nA,red,\"2\n")).back(), Code::file_syntax);
}

rc::Gen<std::string> any_text() {
  return rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab ,\";\\[]\n1'#=\t")));
}

// Names and what is listed are one line without blanks around.
rc::Gen<std::string> any_line(const std::string& first) {
  return rc::gen::map(any_text(), [first](std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char letter) { return letter == '\n' || letter == '\t'; }, ' ');
    return first + text + "!";
  });
}

rc::Gen<CardData> any_card(int index) {
  return rc::gen::exec([index] {
    CardData c;
    c.name = *any_line(std::to_string(index));
    c.quantity = *rc::gen::inRange(1, 100);
    c.text = *any_text();
    c.fields.emplace_back("faction", *rc::gen::element<std::string>("red", "blue"));
    if (*rc::gen::arbitrary<bool>())
      c.fields.emplace_back("types", *rc::gen::container<std::vector<std::string>>(any_line("T")));
    c.fields.emplace_back("cost", *rc::gen::inRange(0, 31));
    if (*rc::gen::arbitrary<bool>()) c.fields.emplace_back("motto", *any_text());
    return c;
  });
}

RC_GTEST_PROP(CardFile, NothingIsLostThroughTomlAndCsv, ()) {
  std::vector<CardData> cards;
  const int n = *rc::gen::inRange(1, 5);
  for (int i = 0; i < n; ++i) cards.push_back(*any_card(i));
  const CardFile toml = read_toml(kSchema, write_toml(kSchema, cards));
  const CardFile csv = read_csv(kSchema, write_csv(kSchema, cards));
  RC_ASSERT(toml.diagnostics.empty());
  RC_ASSERT(csv.diagnostics.empty());
  RC_ASSERT(toml.cards == cards);
  RC_ASSERT(csv.cards == cards);
}

// What is kept of a game names its cards within a line.
TEST(CardFile, ANameIsOneLineWithoutBlanksAround) {
  for (const char* wrong :
       {"", " ", " A", "A ", "\\tA", "A\\n", "A\\nB", "A\\u0000B", "A\\r\\nB", "A\\u007F"}) {
    const CardFile f =
        read_toml(kSchema, std::string("[[card]]\nname = \"") + wrong + "\"\nfaction = \"red\"\ncost = 1\n");
    ASSERT_FALSE(f.diagnostics.empty()) << wrong;
    EXPECT_EQ(f.diagnostics[0].code, Code::field_range) << wrong;
  }
  EXPECT_EQ(codes(read_csv(kSchema, "name,faction,cost\n\"A\nB\",red,1\n")),
            std::vector<Code>{Code::field_range});
  EXPECT_TRUE(read_csv(kSchema, "name,faction,cost\nA; B,red,1\n").diagnostics.empty());
}

TEST(CardFile, ANumberThatCannotBeCountedIsOutOfRange) {
  for (const char* cost : {"99999999999", "99999999999999999999", "-99999999999"}) {
    const CardFile f = read_csv(kSchema, std::string("name,faction,cost\nA,red,") + cost + "\n");
    ASSERT_EQ(codes(f), std::vector<Code>{Code::field_range}) << cost;
    EXPECT_EQ(f.diagnostics[0].message,
              std::string("\"cost\" cannot be so ") + (*cost == '-' ? "small" : "large"));
  }
  EXPECT_EQ(codes(read_csv(kSchema, "name,faction,cost\nA,red,99999999999x\n")),
            std::vector<Code>{Code::field_type});
  EXPECT_EQ(codes(read_toml(kSchema, "[[card]]\nname=\"A\"\nfaction=\"red\"\ncost=99999999999\n")),
            std::vector<Code>{Code::field_range});
}

TEST(CardFile, SoIsWhatIsListed) {
  for (const char* wrong :
       {"\"\"", "\" \"", "\"Drone\", \"\"", "\" Drone\"", "\"Dr\\none\"", "\"\\u001b[31m\""}) {
    const CardFile f =
        read_toml(kSchema, std::string("[[card]]\nname = \"A\"\nfaction = \"red\"\ncost = 1\ntypes = [") +
                               wrong + "]\n");
    EXPECT_EQ(codes(f), std::vector<Code>{Code::field_range}) << wrong;
  }
  EXPECT_TRUE(
      read_csv(kSchema, "name,faction,cost,types\nA,red,1,Drone; Mech\nB,red,1,\n").diagnostics.empty());
}

TEST(CardFiles, ASpreadsheetInAnotherCharacterSetSaysSo) {
  const std::string head = "name,faction,cost\n";
  for (const char* wrong : {"Caf\xe9", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82"}) {
    const std::string file = head + wrong + ",red,1\n";
    const CardFile f = read_csv(kSchema, file);
    ASSERT_EQ(codes(f), std::vector<Code>{Code::file_syntax}) << wrong;
    EXPECT_EQ(position_of(file, f.diagnostics[0].span.begin).line, 2);
  }
  for (const char* right : {"Caf\u00e9", "\u20ac", "\U0001F600"})
    EXPECT_TRUE(read_csv(kSchema, head + right + ",red,1\n").diagnostics.empty()) << right;
}

TEST(CardFiles, ASpreadsheetMayBeginWithItsMark) {
  const CardFile f = read_csv(kSchema, "\xEF\xBB\xBFname,faction,cost\r\nA,red,1\r\n");
  EXPECT_TRUE(f.diagnostics.empty());
  ASSERT_EQ(f.cards.size(), 1u);
  EXPECT_EQ(f.cards[0].name, "A");
}

TEST(CardFiles, BlanksAroundACellAndAroundAnItemAreNothing) {
  const CardFile f =
      read_csv(kSchema, "name, faction ,types,cost,motto\n A ,red, \"Drone; Satellite\" , 2 ,\" b \"\n");
  ASSERT_TRUE(f.diagnostics.empty());
  ASSERT_EQ(f.cards.size(), 1u);
  EXPECT_EQ(f.cards[0].name, "A");
  const CardData wanted{"A",
                        1,
                        "",
                        {{"faction", "red"},
                         {"types", std::vector<std::string>{"Drone", "Satellite"}},
                         {"cost", 2},
                         {"motto", " b "}},
                        {},
                        {}};
  EXPECT_TRUE(f.cards[0] == wanted);
}

TEST(CardFiles, LinesOfATextEndAlikeWhereverTheyWereWritten) {
  const CardFile csv =
      read_csv(kSchema, "name,faction,cost,text\r\nA,red,1,\"Deploy: x.\r\nBattle: y.\"\r\n");
  const CardFile toml = read_toml(kSchema,
                                  "[[card]]\r\nname=\"A\"\r\nfaction=\"red\"\r\ncost=1\r\ntext="
                                  "\"\"\"\r\nDeploy: x.\r\nBattle: y.\"\"\"\r\n");
  ASSERT_EQ(csv.cards.size(), 1u);
  EXPECT_EQ(csv.cards[0].text, "Deploy: x.\nBattle: y.");
  EXPECT_TRUE(toml.cards == csv.cards);
}

TEST(CardFiles, AFileWithoutACardIsAnError) {
  for (const char* nothing : {"", "\n", "# later\n"})
    EXPECT_EQ(codes(read_toml(kSchema, nothing)), std::vector<Code>{Code::file_syntax}) << nothing;
  for (const char* nothing : {"", "name,faction,cost\n", "name,faction,cost\n,,\n"})
    EXPECT_EQ(codes(read_csv(kSchema, nothing)), std::vector<Code>{Code::file_syntax}) << nothing;
}

TEST(CardFiles, NoTwoCardsShareAnId) {
  const CardFile f = read_csv(kSchema, "name,id,faction,cost\nA,x,red,1\nB,x,red,1\nC,,red,1\nD,,red,1\n");
  ASSERT_EQ(codes(f), std::vector<Code>{Code::name_twice});
  EXPECT_EQ(f.diagnostics[0].message, "two cards have the id \"x\"");
}

TEST(CardFiles, AMarkInFrontOfATomlFileIsSkipped) {
  const std::string file = "\xEF\xBB\xBF[[card]]\nname=\"A\"\nfaction=\"red\"\ncots=1\ncost=1\n";
  const CardFile f = read_toml(kSchema, file);
  ASSERT_EQ(f.cards.size(), 1u);
  ASSERT_EQ(codes(f), std::vector<Code>{Code::field_unknown});
  EXPECT_EQ(position_of(file, f.diagnostics[0].span.begin).line, 4);
}

TEST(CardFiles, CellsBetweenSemicolonsAreSaidToBeThat) {
  const CardFile f = read_csv(kSchema, "name;faction;cost\nA;red;1\n");
  ASSERT_EQ(codes(f), std::vector<Code>{Code::file_syntax});
  EXPECT_NE(f.diagnostics[0].message.find("commas"), std::string::npos);
}

TEST(CardFiles, AColumnStandsOnceAndAQuoteEndsItsCell) {
  EXPECT_EQ(codes(read_csv(kSchema, "name,faction,name\nA,red,B\n")).front(), Code::file_syntax);
  EXPECT_EQ(codes(read_csv(kSchema, "name,faction\n\"A\"B,red\n")).front(), Code::file_syntax);
}

TEST(CardFiles, AQuoteThatIsNeverClosedIsToldWhereItBegan) {
  const std::string file = "name,faction,cost,text\nA,red,1,\"Deploy: x.\nB,red,1,\nC,red,1,\n";
  const CardFile f = read_csv(kSchema, file);
  ASSERT_EQ(codes(f), std::vector<Code>{Code::file_syntax});
  const Position at = position_of(file, f.diagnostics[0].span.begin);
  EXPECT_EQ(std::pair(at.line, at.column), std::pair(2, 9));
}

TEST(CardFiles, ARowIsWhereItStandsThoughACellHasSeveralLines) {
  const CardFile f = read_csv(
      kSchema, "name,faction,text\nA,red,\"Deploy: x.\nBattle: y.\"\n\xC3\xA9,blue,\"Deploy: z.\"\nC,red,\n");
  ASSERT_EQ(f.cards.size(), 3u);
  const auto at = [](Position p) { return std::pair(p.line, p.column); };
  EXPECT_EQ(at(f.cards[0].position), std::pair(2, 1));
  EXPECT_EQ(at(f.cards[0].place_of("text")), std::pair(2, 8));
  EXPECT_EQ(at(f.cards[1].position), std::pair(4, 1));
  EXPECT_EQ(at(f.cards[1].place_of("text")), std::pair(4, 9));
  EXPECT_EQ(at(f.cards[2].position), std::pair(5, 1));
}

}  // namespace
}  // namespace verbatim::cardtext
