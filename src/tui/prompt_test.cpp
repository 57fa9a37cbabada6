// Questions and options in words, in a game that is made up.

#include "tui/prompt.h"

#include "kernel/rules.h"
#include "kernel/small_game.h"

namespace verbatim::tui {
namespace {

struct Prompts : testing::Test {
  SmallGame g;
  GameMaker& m = g.m;
  Who me{&g.m, Operand::constant(0)};
  Names names;
  std::optional<Kernel> k;
  State s;

  Pick hand() { return m.from({g.hand}).whose(m.only(me)); }
  Pick play() { return m.from({g.play}).whose(m.only(me)); }

  void start(const std::vector<FaceId>& cards, int zone) {
    k.emplace(*g.game);
    s = k->blank(3);
    Table t(*g.game, s);
    for (FaceId f : cards) t.add_object(f, 0, t.zone(zone, 0));
    k->begin(s);
    ASSERT_EQ(k->run(s), Stop::Decision);
  }
  void answer(int option) {
    ASSERT_TRUE(k->answer(s, {option}));
    ASSERT_EQ(k->run(s), Stop::Decision);
  }
  Prompt prompt(const Board& board = {}) {
    const Teller teller(*g.game, names, {"You", "Bot"});
    return prompt_of(k->decision(), view(*g.game, s, 0), teller, board);
  }
  static std::vector<std::string> options(const Prompt& p) {
    std::vector<std::string> out;
    for (int n = 1; n <= p.size(); ++n) out.push_back(p.entry(n).words);
    return out;
  }
};

TEST_F(Prompts, HowFarAChoiceOfSeveralIs) {
  g.write([&](Proc& p) {
    p.ask_some(me, 1, 2).prompt("which?").objects(hand(), p.object(), nullptr).end();
    p.drop_list();
    p.ask_order(me).prompt("in which order?").every_copy().objects(hand(), p.object(), nullptr).end();
    p.drop_list();
    const auto n = p.number();
    p.ask_distribution(me, 3, 3, 9).prompt("where?").numbers(0, 0, n, nullptr, "north").end();
    p.ask_distribution(me, 1, 3, 9)
        .prompt("where?")
        .ask_forced()
        .numbers(0, 0, n, nullptr, "north")
        .numbers(1, 1, n, nullptr, "south")
        .end();
  });
  start({g.knight, g.archer, g.knight}, g.hand);
  EXPECT_EQ(prompt().question, "which? (0 of 1 to 2)");
  answer(0);
  EXPECT_EQ(prompt().question, "which? (1 of 1 to 2)");
  answer(0);
  EXPECT_EQ(prompt().question, "in which order?") << "nobody says of how many";
  answer(0);
  EXPECT_EQ(prompt().question, "in which order? (1 so far)");
  answer(0);
  EXPECT_EQ(prompt().question, "where? (1 to 3 in all)") << "not so many steps";
}

// A bare number is no option that one can tell from the number before it.
TEST_F(Prompts, ANumberSaysWhatItIsAnAmountOf) {
  g.write([&](Proc& p) {
    const auto n = p.number();
    p.ask_number(me).prompt("pay up to 2 crystals").numbers(0, 2, n, nullptr).end();
    p.ask_number(me).prompt("how many?").numbers(0, 1, n, nullptr, "{}").end();
    p.ask_number(me).prompt("how many?").numbers(0, 2, n, nullptr, "take {} stones").end();
  });
  start({}, g.hand);
  EXPECT_EQ(options(prompt()),
            (std::vector<std::string>{"pay 0 crystals", "pay 1 crystal", "pay 2 crystals"}));
  answer(0);
  EXPECT_EQ(options(prompt()), (std::vector<std::string>{"choose 0", "choose 1"}));
  answer(0);
  EXPECT_EQ(options(prompt()), (std::vector<std::string>{"take 0 stones", "take 1 stone", "take 2 stones"}));
}

// What the table shows of one and not of the other; what it shows of both tells nothing.
TEST_F(Prompts, CardsOfOneNameAreToldApart) {
  g.write(
      [&](Proc& p) { p.ask(me).prompt("which?").every_copy().objects(play(), p.object(), nullptr).end(); });
  start({g.knight, g.knight, g.archer, g.knight}, g.play);
  Board board;
  board.seats.resize(1);
  const std::vector<Figure> strong = {{"power", 3, "", {}, ""}};
  board.seats[0].places = {{"Play",
                            BoardPlace::Shape::Row,
                            {},
                            {},
                            {{0, "Knight", strong, {"new", "red"}},
                             {1, "Knight", strong, {"red"}},
                             {2, "Archer", {}, {"new"}},
                             {3, "Knight", {{"arrows", 1, "", {}, ""}}, {"red"}}}}};
  EXPECT_EQ(options(prompt(board)),
            (std::vector<std::string>{"Knight (play), new, 3 power", "Knight (play), 3 power",
                                      "Archer (play)", "Knight (play), 1 arrow"}));
}

// The same question about one card after another says which.
TEST_F(Prompts, AQuestionAboutOneOfSeveralNamesIt) {
  g.write([&](Proc& p) {
    const auto card = p.object();
    p.ask_some(me, 0, 2).prompt("which?").every_copy().objects(hand(), card, nullptr).end();
    p.each_listed(card, [&] {
      p.ask(me).prompt("where?").clause("T 1").option("north", nullptr).option("south", nullptr).end();
    });
  });
  start({g.knight, g.archer}, g.hand);
  EXPECT_EQ(prompt().question, "which? (0 of up to 2)");
  answer(1);
  answer(1);
  EXPECT_EQ(prompt().question, "Knight: where?");
  answer(0);
  EXPECT_EQ(prompt().question, "Archer: where?");
}

TEST_F(Prompts, AQuestionOfWhatIsDoneWithACardNamesIt) {
  ProgramId send;
  {
    Proc p(m, "send");
    send = p.id();
    p.parameter<Sort::Number>();
    p.parameter<Sort::Object>();
    p.ask(me).prompt("where?").clause("T 1").option("north", nullptr).option("south", nullptr).end();
  }
  g.write([&](Proc& p) {
    const auto card = p.object();
    p.ask(me).prompt("which?").objects(play(), card, nullptr).end();
    p.call(send, {Operand::constant(2), card});
  });
  start({g.knight, g.archer}, g.play);
  answer(1);
  EXPECT_EQ(prompt().question, "Archer (play): where?");
}

}  // namespace
}  // namespace verbatim::tui
