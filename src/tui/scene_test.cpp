// Boards of any game on terminals of any size. The games here are made up: the screen must not know them.

#include "tui/scene.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tui/board_words.h"
#include "tui/panels.h"
#include "tui/words.h"

namespace verbatim::tui {
namespace {

BoardCard card(const std::string& name, int power) {
  return {1, name, {{"power", power, "", {}, "power"}}, {}};
}

// Somebody's lanes, hand and deck.
BoardSeat player(int cards) {
  BoardSeat s;
  s.counters = {{"health", 12, "", {}, "hp"}, {"influence", 3, "", {}, "inf"}};
  for (const char* lane : {"North", "South"}) {
    BoardPlace p;
    p.name = lane;
    p.figures = {{"power", 4, "XX 1", {{"base", 1}, {"cards", 3}}, ""}};
    for (int i = 0; i < cards; ++i) p.cards.push_back(card("Card " + std::to_string(i), i));
    s.places.push_back(p);
  }
  s.places[0].tokens = {{"fog", 2, "", {}, ""}};
  s.places.push_back({"Hand", BoardPlace::Shape::Hand, {}, {}, {}, 5});
  s.places.push_back({"Deck", BoardPlace::Shape::Pile, {}, {}, {}, 30});
  return s;
}

Scene scene(int seats, int cards, int options) {
  Scene s;
  s.board.game = "Any Game";
  s.board.edition = "First";
  s.board.counters = {{"round", 2, "", {}, ""}};
  s.board.rail = {"Dawn", "Day", "Dusk"};
  s.board.at = 1;
  for (int i = 0; i < seats; ++i) {
    s.board.seats.push_back(player(cards));
    s.names.push_back(i == 0 ? "You" : "Bot " + std::to_string(i));
  }
  BoardPlace& hand = s.board.seats[0].places[2];
  hand.unknown = 0;
  for (const char* name : {"Lantern", "Rope", "A Very Long Name For A Card Indeed"}) {
    hand.cards.push_back({2, name, {{"cost", 2, "", {}, "c"}}, {}});
    s.card_texts.push_back("When you play this, draw a card.");
    hand.cards.back().object = static_cast<int>(hand.cards.size());
  }
  s.prompt.question = "What now?";
  s.prompt.clause = "XX 3";
  for (int i = 0; i < options; ++i)
    s.prompt.rows.push_back({"", {{i, "option " + std::to_string(i + 1), ""}}});
  s.log = {"first thing", "second thing [XX 2]", "third thing"};
  s.keys = "keys";
  return s;
}

TEST(Scene, ShowsTheTable) {
  Scene s = scene(2, 2, 3);
  s.board.seats[1].marks = {"first"};
  EXPECT_EQ(draw(s, 20, 64).text(),
            R"( Any Game  round 2                              Dawn [Day] Dusk
-- Bot 1 *first  12 hp  3 inf  hand 5  deck 30 -----------------
 North 4  2 fog                 South 4
  Card 0 0                       Card 0 0
  Card 1 1                       Card 1 1
-- You  12 hp  3 inf  deck 30 ----------------------------------
 North 4  2 fog                 South 4
  Card 0 0                       Card 0 0
  Card 1 1                       Card 1 1
 Hand (3): Lantern c2 | Rope c2
   A Very Long Name For A Card Indeed c2
-- What now? [XX 3] --------------------------------------------
  1 option 1
  2 option 2
  3 option 3
-- Log ---------------------------------------------------------
 second thing [XX 2]
 third thing

 keys
)");
}

// Whatever is said of a player stands in one line: what does not fit is said in fewer letters.
TEST(Scene, AHeadingThatIsTooWideIsSaidInFewerLetters) {
  Scene s = scene(2, 0, 1);
  s.board.seats[1].marks = {"priority", "done"};
  s.board.seats[1].places.push_back({"Discard", BoardPlace::Shape::Pile, {}, {}, {}, 12});
  const auto heading = [&](int columns) {
    const std::string text = draw(s, 20, columns).text();
    const auto from = text.find("-- Bot 1");
    return text.substr(from, text.find('\n', from) - from);
  };
  EXPECT_EQ(heading(70), "-- Bot 1 *priority *done  12 hp  3 inf  hand 5  deck 30  discard 12 --");
  EXPECT_EQ(heading(63), "-- Bot 1 *priority *done 12hp 3inf hand 5 deck 30 discard 12 --");
  EXPECT_EQ(heading(60), "-- Bot 1 *prio *done 12hp 3inf hand 5 deck 30 disc 12 ------");
}

TEST(Scene, TheRailStaysWhereTheNameOfTheGameDoesNotFit) {
  Scene s = scene(2, 0, 1);
  s.board.rail = {"Early Morning", "Late Morning", "Afternoon", "Evening", "Night"};
  const std::string text = draw(s, 20, 70).text();
  EXPECT_EQ(text.substr(0, text.find('\n')),
            " round 2         Early Morning [Late Morning] Afternoon Evening Night");
}

// Whoever knows how to leave and where the keys are told finds the others.
TEST(Scene, HelpAndQuitAreNeverLeftOut) {
  Scene s = scene(2, 0, 1);
  s.keys = "1-9 choose  ? why  i inspect  c cards  u undo  l log  h help  s save  q quit";
  const auto keys = [&](int columns) {
    std::string text = draw(s, 20, columns).text();
    text.pop_back();
    return text.substr(text.rfind('\n') + 1);
  };
  EXPECT_EQ(keys(80), " " + s.keys);
  EXPECT_EQ(keys(72), " 1-9 choose ? why i inspect c cards u undo l log h help s save q quit");
  EXPECT_EQ(keys(64), " 1-9 choose ? why i inspect c cards u undo l log h help q quit");
  EXPECT_EQ(keys(60), " 1-9 choose ? why i inspect c cards u undo h help q quit");
}

TEST(Scene, MoreRoomShowsTexts) {
  const std::string text = draw(scene(2, 2, 3), 40, 140).text();
  EXPECT_NE(text.find("When you play this, draw a card."), std::string::npos) << text;
  EXPECT_EQ(draw(scene(2, 2, 3), 24, 80).text().find("When you play this"), std::string::npos);
}

// Beside the table every card of the hand is named before a text takes room, no text is cut, and what is left
// out is said.
TEST(Scene, NoCardOfTheHandIsLeftOutWithoutAWord) {
  Scene s = scene(2, 2, 3);
  BoardPlace& hand = s.board.seats[0].places[2];
  s.card_texts.back() = "The end of it.";
  for (int i = 0; i < 6; ++i) {
    hand.cards.push_back({10 + i, fmt::format("Stone {}", i), {{"cost", 2, "", {}, "c"}}, {}});
    s.card_texts.push_back(
        "When you play this, do a long list of things, and when all is done: That was all.");
  }
  bool counted = false, said = false, all = false;
  for (int rows = kLeastRows; rows < 45; ++rows) {
    const std::string text = draw(s, rows, 130).text();
    int named = 0, begun = 0, ended = 0;
    for (int i = 0; i < 6; ++i) named += text.find(fmt::format("Stone {}", i)) != std::string::npos;
    for (auto at = text.find("do a long list"); at != std::string::npos; at = text.find("do a long", at + 1))
      ++begun;
    for (auto at = text.find("That was all."); at != std::string::npos; at = text.find("That was", at + 1))
      ++ended;
    EXPECT_EQ(begun, ended) << rows << "\n" << text;
    const bool more = text.find(fmt::format("and {} more, c shows them", 6 - named)) != std::string::npos;
    EXPECT_EQ(more, named < 6) << rows << "\n" << text;
    EXPECT_EQ(text.find("c shows all texts") != std::string::npos, named == 6 && ended < 6) << rows << "\n"
                                                                                            << text;
    counted = counted || more;
    said = said || (named == 6 && ended < 6);
    all = all || ended == 6;
  }
  EXPECT_TRUE(counted && said && all);
}

// An option that is wider than the screen takes more lines where there are some.
TEST(Scene, ALongOptionIsToldWholeWhereThereIsRoom) {
  Scene s = scene(2, 1, 3);
  s.prompt.rows[1].entries[0].words =
      "use the Lantern: look at all that lies in the dark, one thing after another, and then say what it was";
  const std::string roomy = draw(s, 30, 80).text();
  EXPECT_NE(roomy.find("\n    and then say what it was\n  3 option 3"), std::string::npos) << roomy;
  const std::string narrow = draw(s, 16, 80).text();
  EXPECT_NE(narrow.find("...\n  3 option 3"), std::string::npos) << narrow;
}

TEST(Scene, WhatDoesNotFitIsCounted) {
  const std::string text = draw(scene(4, 12, 30), 24, 80).text();
  EXPECT_NE(text.find("more"), std::string::npos) << text;
  EXPECT_NE(text.find(" of 30, PgDn PgUp"), std::string::npos) << text;
  // All four players, the question and its first options are there.
  for (const char* part : {"Bot 1", "Bot 2", "Bot 3", "You", "What now?", "1 option 1"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
}

// However little room there is, nobody's cards are gone without a word, and who is out makes room first.
TEST(Scene, EveryLaneSaysThatItHasCards) {
  for (const int players : {2, 3, 4}) {
    for (int rows = kLeastRows; rows < 30; ++rows) {
      Scene s = scene(players, 5, 30);
      for (BoardSeat& seat : s.board.seats) {
        for (BoardPlace& p : seat.places) {
          if (p.shape == BoardPlace::Shape::Row && !p.figures.empty()) p.name = "Production";
        }
      }
      for (const int columns : {kLeastColumns, 80}) {
        const std::string text = draw(s, rows, columns).text();
        int lanes = 0;
        for (auto at = text.find(" more"); at != std::string::npos; at = text.find(" more", at + 1)) ++lanes;
        for (auto at = text.find("Card 4 4"); at != std::string::npos; at = text.find("Card 4 4", at + 1))
          ++lanes;
        EXPECT_EQ(lanes, 2 * players) << rows << "x" << columns << "\n" << text;
      }
    }
  }
}

// What lies below the lanes and finds no room is counted in the heading, but no number of it is cut for that.
TEST(Scene, LinesWithoutRoomAreCountedInTheHeading) {
  Scene s = scene(4, 5, 30);
  for (BoardSeat& seat : s.board.seats) {
    BoardPlace side;
    side.name = "Abilities";
    side.cards = {card("Lore", 0)};
    seat.places.push_back(side);
  }
  EXPECT_NE(draw(s, 16, 80).text().find("-- Bot 1  12 hp  3 inf  hand 5  deck 30 ---"), std::string::npos);
  EXPECT_NE(draw(s, 16, 80).text().find("- and 1 more"), std::string::npos) << draw(s, 16, 80).text();
  s.board.seats[1].places.push_back({"Discards", BoardPlace::Shape::Pile, {}, {}, {}, 1234});
  s.board.seats[1].marks = {"one", "two", "tree"};
  const std::string text = draw(s, 16, 60).text();
  EXPECT_NE(text.find("disc 1234\n"), std::string::npos) << text;
}

TEST(Scene, WhoIsOutMakesRoom) {
  Scene s = scene(4, 3, 3);
  const auto shown = [&] {
    const std::string text = draw(s, 24, 80).text();
    int n = 0;
    for (auto at = text.find("Card 2 2"); at != std::string::npos; at = text.find("Card 2 2", at + 1)) ++n;
    return n;
  };
  const int before = shown();
  s.board.seats[1].marks = s.board.seats[2].marks = {"out"};
  EXPECT_GT(shown(), before);
}

// A key stands in a column of its own, and what it does beside it, however narrow the page is.
TEST(Scene, AKeyOfThePageHasItsColumn) {
  Scene s = scene(2, 2, 3);
  s.page =
      Page{"Help", {"q              quit the game, which is kept, so that it can go on another day"}, 0, ""};
  const std::string text = draw(s, 24, 60).text();
  EXPECT_NE(text.find("  q              quit the game"), std::string::npos) << text;
  EXPECT_NE(text.find("\n                 can go on another day"), std::string::npos) << text;
}

TEST(Scene, OptionsOfACardShareALine) {
  Scene s = scene(2, 0, 0);
  s.prompt.rows =
      rows_of({{0, "move Lantern to the north", ""}, {1, "pass", ""}, {2, "move Lantern to the south", ""}},
              {7, -1, 7});
  ASSERT_EQ(s.prompt.size(), 3);
  EXPECT_EQ(s.prompt.entry(2).option, 2) << "numbered as they are shown";
  const std::string text = draw(s, 24, 80).text();
  EXPECT_NE(text.find("move Lantern to the   1 north   2 south"), std::string::npos) << text;
  EXPECT_NE(text.find("  3 pass"), std::string::npos) << text;
}

TEST(Scene, APageCoversTheTable) {
  Scene s = scene(2, 2, 3);
  s.page = Page{"Title", {"a line", "another"}, 0, "page keys"};
  const std::string text = draw(s, 24, 80).text();
  EXPECT_EQ(text.find("What now?"), std::string::npos);
  EXPECT_NE(text.find("page keys"), std::string::npos);
}

TEST(Scene, SharedPlacesHaveNoOwner) {
  Scene s = scene(2, 0, 1);
  BoardPlace middle;
  middle.name = "Neutral zone";
  middle.figures = {{"threat", 7, "", {}, ""}};
  middle.cards = {card("Thug", 2)};
  s.board.shared = {middle};
  const std::string text = draw(s, 24, 80).text();
  EXPECT_NE(text.find("The table"), std::string::npos) << text;
  EXPECT_NE(text.find("Neutral zone 7"), std::string::npos) << text;
}

TEST(Scene, ATerminalThatIsTooSmallSaysSo) {
  EXPECT_NE(draw(scene(2, 2, 3), 10, 40).text().find("This table needs 60x16"), std::string::npos);
  draw(scene(2, 2, 3), 1, 1);
}

RC_GTEST_PROP(Scene, AnySizeCanBeDrawn, ()) {
  const int rows = *rc::gen::inRange(1, 70), columns = *rc::gen::inRange(1, 240);
  Scene s = scene(*rc::gen::inRange(2, 5), *rc::gen::inRange(0, 20), *rc::gen::inRange(0, 40));
  s.prompt_top = *rc::gen::inRange(0, 60);
  if (*rc::gen::arbitrary<bool>())
    s.page = Page{"T", {std::string(300, 'x'), "", "y z"}, *rc::gen::inRange(0, 4), ""};
  const Grid g = draw(s, rows, columns);
  for (int r = 0; r < rows; ++r) RC_ASSERT(width(g.line(r)) <= columns);
}

TEST(Panels, LinesAreSharedOut) {
  Panel a, b;
  a.least = 2, a.wish = 5;
  b.least = 1, b.wish = 2, b.grows = true;
  EXPECT_EQ(share({a, b}, 2), (std::vector<int>{2, 0}));
  EXPECT_EQ(share({a, b}, 4), (std::vector<int>{3, 1}));
  EXPECT_EQ(share({a, b}, 10), (std::vector<int>{5, 5}));
}

}  // namespace
}  // namespace verbatim::tui
