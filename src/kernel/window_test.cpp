// The window loop on the smallest game there is: three players with numbered abilities and no effects.

#include <gtest/gtest.h>

#include "kernel/game_maker.h"
#include "kernel/kernel.h"
#include "program/proc.h"

namespace verbatim {
namespace {

struct Trace {
  Game game;
  std::vector<std::string> names;
};

// Alice, Bob and Cheng hold cards that do nothing but say their name.
struct Abc {
  GameMaker m;
  int play, used;
  TriggerId trigger;
  std::vector<std::pair<FaceId, int>> cards;  // face, seat

  explicit Abc(int seats = 3) {
    m.declaration.name = "abc";
    m.declaration.seats = seats;
    m.declaration.bounds.objects = 16;
    play = m.zone({.name = "play"});
    used = m.counter("used");
    trigger = m.trigger("moment", Stage::After);
  }
  void card(const std::string& name, int seat, Need need = Need::Optional) {
    Face f;
    f.name = name;
    const FaceId face = m.face(f);
    ProgramId program;
    {
      Proc p(m, name);
      p.set_done(1);
      program = p.id();
    }
    m.ability({.face = face, .need = need, .trigger = trigger, .zones = 1u << play, .program = program});
    cards.emplace_back(face, seat);
  }
  Game finish(WindowMode mode = WindowMode::OneEach) {
    {
      Proc p(m, "game");
      Window w;
      w.mode = mode;
      w.trigger = trigger;
      w.first = Operand::constant(0);
      p.window(w);
      p.outcome(m.everyone(), 0);
      m.code.start = p.id();
    }
    auto game = m.finish();
    if (!game) ADD_FAILURE() << game.error().text();
    return std::move(*game);
  }
  State start(const Kernel& k) {
    State s = k.blank(1);
    Table t(k.game(), s);
    for (auto [face, seat] : cards) t.add_object(face, seat, t.zone(play, seat));
    k.begin(s);
    return s;
  }
};

// Plays with a script: for each priority call that is asked, the card to use or "-" to decline.
std::string play(Abc& abc, std::vector<std::string> script) {
  const Game game = abc.finish();
  LogList log;
  Kernel k(game, &log);
  State s = abc.start(k);
  std::size_t next = 0;
  while (k.run(s) == Stop::Decision) {
    const std::string want = next < script.size() ? script[next++] : "-";
    int found = -1;
    for (std::size_t i = 0; i < k.decision().options.size(); ++i) {
      const Option& o = k.decision().options[i];
      const std::string name = o.kind == OptionKind::Decline ? "-" : Table(game, s).face(o.value).name;
      if (name == want) found = static_cast<int>(i);
    }
    if (found < 0) return "cannot " + want;
    k.answer_unchecked(s, found);
  }
  std::string out;
  for (const LogEntry& e : log.entries) {
    if (e.kind == LogKind::Resolved)
      out += game.code().faces[Table(game, s).record(e.object).face].name + " ";
    if (e.kind == LogKind::Declined) out += std::string("[") + static_cast<char>('A' + e.seat) + "] ";
  }
  return out;
}

Abc alice_bob_cheng() {
  Abc abc;
  for (const char* a : {"A1", "A2", "A3", "A4"}) abc.card(a, 0);
  abc.card("B1", 1);
  for (const char* c : {"C1", "C2"}) abc.card(c, 2);
  return abc;
}

// [AB N4.2, N4.5]
TEST(Window, AliceBobCheng) {
  Abc abc = alice_bob_cheng();
  EXPECT_EQ(play(abc, {"A1", "B1", "C1", "A2", "C2", "A3", "A4"}),
            "A1 B1 C1 A2 [B] C2 A3 [B] [C] A4 [B] [C] [A] ");
}

TEST(Window, AliceBobChengFirstVariation) {
  Abc abc = alice_bob_cheng();
  EXPECT_EQ(play(abc, {"A1", "B1", "C1", "-", "C2", "A3", "A4"}),
            "A1 B1 C1 [A] [B] C2 A3 [B] [C] A4 [B] [C] [A] ");
}

TEST(Window, AliceBobChengSecondVariation) {
  Abc abc = alice_bob_cheng();
  EXPECT_EQ(play(abc, {"A1", "B1", "C1", "A2", "C2", "-"}), "A1 B1 C1 A2 [B] C2 [A] [B] [C] ");
}

// [AB 1.8] A mandatory ability forbids declining, and is resolved in turn like any other.
TEST(Window, MandatoryForbidsDeclining) {
  Abc abc(2);
  abc.card("A1", 0, Need::Mandatory);
  abc.card("A2", 0);
  abc.card("B1", 1);
  EXPECT_EQ(play(abc, {"-"}), "cannot -");
}

// The first player orders what is mandatory; when that player is out of the game, the next in order does, and
// when nobody is left the window closes.
TEST(Window, NobodyOutOfTheGameOrdersMandatoryAbilities) {
  Abc abc;
  for (const char* c : {"C1", "C2", "C3"}) abc.card(c, 2, Need::Mandatory);
  const Game game = abc.finish(WindowMode::MandatoryFirst);
  Kernel k(game);
  State s = abc.start(k);
  ASSERT_EQ(k.run(s), Stop::Decision);
  EXPECT_EQ(k.decision().seat, 0);
  EXPECT_EQ(k.decision().options.size(), 3u);
  Table(game, s).eliminate(0);
  k.answer_unchecked(s, 0);
  ASSERT_EQ(k.run(s), Stop::Decision);
  EXPECT_EQ(k.decision().seat, 1);
  EXPECT_EQ(k.decision().options.size(), 2u);
  State nobody = s;
  ASSERT_TRUE(k.look(nobody));
  for (int seat : {1, 2}) Table(game, nobody).eliminate(seat);
  k.answer_unchecked(nobody, 0);
  EXPECT_EQ(k.run(nobody), Stop::Over);
}

// The second of three falls in the middle of an ability, in an event that another answers: the answer is
// heard, what is left of the ability is not done, and the others have their turns.
TEST(Window, WhatIsLeftOfAbilitiesOfAPlayerWhoFallsIsNotDone) {
  Abc abc;
  const VerbId fall = abc.m.native("fall", {Sort::Seat}, [](Table& t, const int* a) -> int {
    t.eliminate(a[0]);
    t.abandon_abilities_of(a[0]);
    return 1;
  });
  const VerbId count = abc.m.native("count", {Sort::Seat}, [](Table& t, const int* a) -> int {
    t.add(a[0], 0, 1);
    return 1;
  });
  const TriggerId hit = abc.m.trigger("hit", Stage::After);
  const auto ability = [&](int seat, TriggerId when, const std::function<void(Proc&)>& write) {
    Face f;
    f.name = std::string(1, static_cast<char>('A' + seat)) + std::to_string(abc.cards.size());
    const FaceId face = abc.m.face(f);
    ProgramId program;
    {
      Proc p(abc.m, f.name);
      write(p);
      program = p.id();
    }
    abc.m.ability({.face = face,
                   .need = Need::Mandatory,
                   .trigger = when,
                   .zones = 1u << abc.play,
                   .program = program});
    abc.cards.emplace_back(face, seat);
  };
  ProgramId event;
  {
    Proc p(abc.m, "event");
    Window w;
    w.mode = WindowMode::AllOfOne;
    w.trigger = hit;
    w.first = Operand::constant(0);
    p.window(w);
    p.verb(count, {abc.m.you()});  // part of what the ability does: not done
    event = p.id();
  }
  ability(1, abc.trigger, [&](Proc& p) {
    p.verb(count, {abc.m.you()});
    p.call(event);
    p.verb(count, {abc.m.you()});
  });
  ability(0, hit, [&](Proc& p) {
    p.verb(count, {abc.m.you()});
    p.verb(fall, {Operand::constant(1)});
    p.verb(count, {abc.m.you()});
  });
  ability(2, hit, [&](Proc& p) { p.verb(count, {abc.m.you()}); });
  ability(2, abc.trigger, [&](Proc& p) { p.verb(count, {abc.m.you()}); });
  const Game game = abc.finish(WindowMode::AllOfOne);
  Kernel k(game);
  State s = abc.start(k);
  ASSERT_EQ(k.run(s), Stop::Over) << k.explain_failure(s);
  const Table t(game, s);
  EXPECT_EQ(t.counter(0, 0), 2);
  EXPECT_EQ(t.counter(1, 0), 1);
  EXPECT_EQ(t.counter(2, 0), 2);
}

// Each of two cards brings about the moment again, and their player is asked each time which comes first.
// What was triggered before is still resolved.
TEST(Window, AfterSoManyAbilitiesNothingIsTriggered) {
  Abc abc(2);
  const int resolved = abc.m.declaration.resolved = abc.m.counter("resolved");
  abc.m.declaration.bounds.resolved = 5;
  Window again;
  again.mode = WindowMode::AllOfOne;
  again.trigger = abc.trigger;
  again.first = Operand::constant(0);
  for (const char* name : {"A1", "A2"}) {
    Face f;
    f.name = name;
    const FaceId face = abc.m.face(f);
    ProgramId program;
    {
      Proc p(abc.m, name);
      p.window(again);
      program = p.id();
    }
    abc.m.ability({.face = face,
                   .need = Need::Mandatory,
                   .trigger = abc.trigger,
                   .zones = 1u << abc.play,
                   .program = program});
    abc.cards.emplace_back(face, 0);
  }
  const Game game = abc.finish(WindowMode::AllOfOne);
  Kernel k(game);
  State s = abc.start(k);
  s.header().options |= kAskEveryone;
  int asked = 0;
  while (k.run(s) == Stop::Decision && asked < 100) {
    ++asked;
    const State saved = s;  // the count is part of it
    k.answer_unchecked(s, 0);
    s = saved;
    ASSERT_EQ(k.run(s), Stop::Decision);
    k.answer_unchecked(s, 0);
  }
  EXPECT_EQ(s.header().status, Status::Over);
  EXPECT_LT(asked, 100);
  EXPECT_EQ(Table(game, s).counter(game.layout().nobody(), resolved), 10);
}

}  // namespace
}  // namespace verbatim
