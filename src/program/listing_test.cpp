// Listings are two columns a person can check: what was written on the left, how it reads on the right.

#include "program/listing.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "program/proc.h"

namespace verbatim {
namespace {

struct Listed : testing::Test {
  Maker m;
  int hand, play, gold, tired, cost, power;
  TriggerId moment;
  VerbId draw;
  FaceId knight;

  Listed() {
    m.declaration.bounds.objects = 8;
    hand = m.zone({.name = "hand"});
    play = m.zone({.name = "play"});
    gold = m.counter("gold");
    tired = m.flag("tired");
    cost = m.field("cost");
    power = m.quantity("power", m.function("strength", {Sort::Object, Sort::Seat}, Sort::Number));
    moment = m.trigger("combat", Stage::When, {Sort::Object});
    draw = m.verb("draw", {Sort::Seat, Sort::Number});
    Face f;
    f.name = "Knight";
    knight = m.face(f);
  }
  std::string of(Operand o) { return listing(m.declaration, m.code, o); }
};

TEST_F(Listed, Expressions) {
  EXPECT_EQ(of(Operand::constant(-3)), "-3");
  EXPECT_EQ(of(m.counter_of(m.you(), gold) + 2), "(gold of you + 2)");
  EXPECT_EQ(of(m.printed(m.it(), cost) <= m.counter_of(m.you(), gold)),
            "(printed cost of it <= gold of you)");
  EXPECT_EQ(of(!m.is(m.source(), tired)), "not this is tired");
  EXPECT_EQ(of(m.face_is(m.it(), knight)), "it is Knight");
  EXPECT_EQ(of(m.quantity_of(power, m.source(), m.you())), "power of this");
  EXPECT_EQ(of(m.size(m.zone(hand, m.left_of(m.you())))), "cards in hand of left of you");
  EXPECT_EQ(of(m.count(m.from({hand, play}).where(m.printed(m.it(), cost) == 1))),
            "number of [hand/play of everyone where (printed cost of it = 1)]");
  EXPECT_EQ(of(m.any(m.top_of(m.zone(play, m.you())))), "any of [top of play of you]");
  EXPECT_EQ(of(m.call(FnId(0), {m.it(), m.you()})), "strength(it, you)");
  EXPECT_EQ(of(m.of_event<Sort::Object>(0)), "event #0");
  EXPECT_EQ(of(m.event_over()), "the event is over");
}

TEST_F(Listed, AProgram) {
  ProgramId id;
  {
    Proc p(m, "turn");
    id = p.id();
    auto n = p.number();
    auto card = p.object();
    p.set(n, 3);
    p.loop_while(Num(0) < n, [&] {
      p.verb(draw, {m.you(), Num(1)});
      p.set(n, n - 1);
    });
    p.each(m.from({hand}).whose(m.only(m.you())), card, [&] { p.push(card); });
    p.ask(m.you()).objects(m.from({hand}), card, [&] { p.set_done(1); }).option("pass", nullptr).end();
    Window w;
    w.trigger = moment;
    p.window(w);
    p.outcome(m.everyone(), 1);
  }
  EXPECT_EQ(listing(m.declaration, m.code, id),
            "  0  r0 = 3\n"
            "  1  unless (0 < r0) go to 5\n"
            "  2  draw you, 1\n"
            "  3  r0 = (r0 - 1)\n"
            "  4  go to 1\n"
            "  5  list of [hand of only you]\n"
            "  6  r1 = next, or go to 9\n"
            "  7  push r1\n"
            "  8  go to 6\n"
            "  9  choose one of by you; [hand of everyone] -> 11; \"pass\" -> 13\n"
            " 10  go to 13\n"
            " 11  done = true\n"
            " 12  go to 13\n"
            " 13  window combat, then 15\n"
            " 14  next in the window, then 15\n"
            " 15  game over: everyone win\n"
            " 16  end\n");
}

TEST_F(Listed, AnAbility) {
  ProgramId id;
  {
    Proc p(m, "parry");
    id = p.id();
    p.cancel();
  }
  const AbilityId a = m.ability({.face = knight,
                                 .need = Need::Optional,
                                 .trigger = moment,
                                 .zones = 1u << play,
                                 .applies = m.same(m.of_event<Sort::Object>(0), m.source()),
                                 .payable = m.counter_of(m.you(), gold) >= 2,
                                 .program = id});
  EXPECT_EQ(listing_of_ability(m.declaration, m.code, a),
            "on combat, optional\n"
            "if event #0 is this\n"
            "payable while (2 <= gold of you)\n"
            "  0  cancel the event\n"
            "  1  end\n");
}

TEST_F(Listed, AFaceWithWhatIsInForce) {
  const int flee = m.action("flee");
  const int elite = m.tag("elite");
  m.code.faces[knight.value].tags |= std::uint64_t{1} << elite;
  m.code.faces[knight.value].fields[static_cast<std::size_t>(cost)] = 3;
  m.continuous({.face = knight,
                .force = Force::Forbid,
                .what = static_cast<std::uint8_t>(flee),
                .zones = 1u << play,
                .applies = !m.is(m.it(), tired),
                .seats = m.opponents(m.you())});
  m.continuous({.face = knight,
                .force = Force::Add,
                .what = static_cast<std::uint8_t>(power),
                .zones = 1u << hand | 1u << play,
                .amount = Operand::constant(2)});
  EXPECT_EQ(listing_of_face(m.declaration, m.code, knight),
            "is elite\n"
            "cost 3\n"
            "while in play: cannot flee, for opponents of you, if not it is tired\n"
            "while in hand/play: add to power 2\n");
}

// docs/instructions.md is made from the tables. To renew it: VERBATIM_WRITE_DOCS=1 program_test
TEST(InstructionReference, IsWhatTheDocumentSays) {
  const std::string path = std::string(VERBATIM_ROOT) + "/docs/instructions.md";
  const std::string wanted =
      "# Instructions and expressions\n\nMade from `src/program/instructions.def` and "
      "`src/program/nodes.def`; a test "
      "compares.\n\n" +
      instruction_reference();
  if (std::getenv("VERBATIM_WRITE_DOCS") != nullptr) std::ofstream(path) << wanted;
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  EXPECT_EQ(text.str(), wanted) << "run VERBATIM_WRITE_DOCS=1 program_test to renew " << path;
}

}  // namespace
}  // namespace verbatim
