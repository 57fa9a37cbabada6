// Rules of single kinds of components [AB 1.21]: action cards, notes, agendas, faction abilities, places.

#include <gtest/gtest.h>

#include "tests/clauses/moment.h"

namespace verbatim::clauses {
namespace {

// [AB 1.22] Emergency Repairs: at the start and at the end of a combat round, nowhere else.
TEST(Clause_1_22, T1_22a_BothItsMoments) {
  Synthetic g(2);
  const TriggerId start = g.moment("start of round"), end = g.moment("end of round");
  for (const TriggerId t : {start, end}) g.prints("Repairs", {.on = t}, Kind::Card, Hand);
  g.put("Repairs", A, Hand);
  const ProgramId opening = g.opens(start), closing = g.opens(end);
  g.game([&](Proc& p) {
    g.say(p, "start");
    g.opens(p, opening);
    g.happens(p, g.roll);
    g.happens(p, g.assign);
    g.say(p, "end");
    g.opens(p, closing);
  });
  EXPECT_EQ(g.play({"-", "-"}).trace, "start [A] [B] roll assign end [A] [B]");
  EXPECT_EQ(g.play({"Repairs"}).story, "start Repairs roll assign end");
  EXPECT_EQ(g.play({"-", "Repairs"}).story, "start roll assign end Repairs");
}

// [AB 1.22] "Up to" two of nothing can be done, exactly two of nothing cannot.
TEST(Clause_1_22, T1_22b_UpToNothing) {
  Moment g(2);
  const Pick hurt = g.units(g.m.you()).where(g.m.is(g.m.it(), Damaged));
  const auto repair = [&](Num least) {
    return [&g, hurt, least](Proc& p) {
      const auto one = p.object();
      p.ask_some(g.m.you(), least, 2).objects(hurt, one, nullptr).end();
      p.each_listed(one, [&] { g.unflag(p, one, Damaged); });
    };
  };
  g.card("Up To Two", A, {.on = g.now, .does = repair(0)});
  g.card("Exactly Two", A, {.on = g.now, .feasible = g.m.count(hurt) >= 2, .does = repair(2)});
  g.ready();
  const Told t = g.play({"Up To Two", "Exactly Two"});
  EXPECT_EQ(t.question(0), "A: Up To Two -");
  EXPECT_EQ(t.story, "Up To Two never: Exactly Two");
}

// [AB 1.22] Hidden until played; then discarded, and everybody knows it.
TEST(Clause_1_22, T1_22_HiddenUntilPlayed) {
  Moment g(2);
  const Obj card = g.card("Secret", A, {.on = g.now});
  g.ready();
  const Told kept = g.play({"-"}), used = g.play({"Secret"});
  const int o = Told::index(card);
  EXPECT_FALSE(Table(*kept.game, kept.state).known_to(o, B));
  EXPECT_TRUE(Table(*used.game, used.state).known_to(o, B));
  EXPECT_TRUE(used.in(card, Discard));
}

// [AB 1.23] My own note, back in my hand, is never offered to me.
TEST(Clause_1_23, T1_23a_NotOnesOwn) {
  for (const int holder : {A, B}) {
    Moment g(2);
    g.note("Agreement", A, holder, {.on = g.now});
    g.ready();
    EXPECT_EQ(g.play({"Agreement"}).story, holder == A ? "never: Agreement" : "Agreement returned");
  }
}

// [AB 1.23] Ceasefire returns to its owner only when its effect is in place.
TEST(Clause_1_23, T1_23b_ReturnedAfterResolving) {
  Synthetic g(2);
  const int move = g.m.action("move in");
  const int peace = g.m.modifier({.force = Force::Forbid,
                                  .what = static_cast<std::uint8_t>(move),
                                  .duration = ThisAction,
                                  .on_seat = true});
  const Obj note = g.note("Ceasefire", A, B, {.on = g.activate.after, .does = [&](Proc& p) {
                                                p.modify(peace, g.m.owner(g.m.source()));
                                                p.when(!g.m.can(move, g.seat(A), g.m.nothing()),
                                                       [&] { g.say(p, "in force"); });
                                              }});
  g.game([&](Proc& p) {
    g.happens(p, g.activate);
    p.when(g.m.can(move, g.seat(A), g.m.nothing()), [&] { g.say(p, "moves in"); });
  });
  const Told t = g.play({"Ceasefire"});
  EXPECT_EQ(t.story, "activate Ceasefire in force returned");
  EXPECT_EQ(t.holder(note), A);
  EXPECT_EQ(g.play({}).story, "activate moves in");
}

// A note that acts as soon as it is received: it comes into play and gives its holder a point.
Obj support(Synthetic& g, const std::string& name, int owner) {
  g.prints(name,
           {.on = g.receive.after,
            .applies = g.m.same(g.what(), g.m.source()) || g.m.event_has(g.m.source()),
            .does =
                [&g](Proc& p) {
                  g.move(p, g.m.source(), g.m.zone(Play, g.m.you()));
                  g.add(p, g.m.you(), Points, 1);
                }},
           Kind::Component, Hand);
  return g.put(name, owner, Hand);
}

// [AB 1.23.1] Placed and scored before the next option; and then it is no longer in hand to be traded.
TEST(Clause_1_23_1, T1_23_1a_AtOnce) {
  Synthetic g(2);
  const Obj note = support(g, "Support", B);
  g.game([&](Proc& p) {
    g.happens(p, g.receive, note, g.seat(A));
    const auto card = p.object();
    p.ask(g.seat(A))
        .option("end", nullptr)
        .objects(g.m.from({Hand}).whose(g.m.only(g.seat(A))), card, nullptr)
        .ask_forced()
        .end();
  });
  const Told t = g.play({"end"});
  EXPECT_EQ(t.story, "receive(Support) Support");
  EXPECT_EQ(t.asked, (std::vector<std::string>{"A: end"}));
  EXPECT_EQ(t.counter(A, Points), 1);
  EXPECT_TRUE(t.in(note, Play));
}

// Two notes change hands at the same time; the event's parts are a list.
void swap_notes(Synthetic& g, Obj of_a, Obj of_b) {
  ProgramId swap;
  {
    Proc p(g.m, "swap");
    p.object(), p.seat(), p.number();
    const auto note = p.object();
    p.new_list();
    p.push(of_a);
    p.push(of_b);
    Stages s;
    s.has_after = true;
    s.after = g.window(g.receive.after);
    p.event(g.m.event("swap"), s, [&] {
      p.each(g.m.from_list(), note, [&] {
        p.when(
            g.m.same(g.m.owner(note), g.seat(A)), [&] { g.hand_over(p, note, g.seat(B)); },
            [&] { g.hand_over(p, note, g.seat(A)); });
      });
      g.say(p, "swapped");
    });
    swap = p.id();
  }
  g.game([&](Proc& p) { p.call(swap); });
}

// [AB 1.23.1] Two players swap such notes: the active player's point first; it may be the winning one.
TEST(Clause_1_23_1, T1_23_1b_ActivePlayersPointFirst) {
  for (const int active : {A, B}) {
    Synthetic g(2);
    const Obj a = support(g, "Support of A", A), b = support(g, "Support of B", B);
    g.set_table(Active, active);
    g.set_table(Goal, 1);
    swap_notes(g, a, b);
    const Told t = g.play({});
    EXPECT_EQ(t.story, active == A ? "swapped Support of B wins" : "swapped Support of A wins");
    EXPECT_EQ(t.winners(), 1 << active);
  }
}

// [AB 1.24] An agenda: each votes from the speaker's left, the speaker last; outcomes map to effects.
struct Vote : Synthetic {
  TriggerId voted;
  ProgramId agenda;
  Obj law;
  Vote() : Synthetic(3), voted(moment("voted")) {
    law = put("Mutiny", A, Shown);
    component("Voted For", B, {.on = voted, .may = true, .applies = m.same(who(), m.you())});
    const ProgramId votes = opens(voted);
    Proc p(m, "agenda");
    const auto who = p.seat();
    const auto for_it = p.number(), against = p.number();
    p.each_seat(m.everyone(), m.left_of(speaker()), who, [&] {
      p.ask(who)
          .option("for", [&] { p.set(for_it, for_it + 1), p.call(votes, {m.nothing(), who, Num(0)}); })
          .option("against", [&] { p.set(against, against + 1), p.call(votes, {m.nothing(), who, Num(0)}); })
          .option("abstain", nullptr)
          .end();
    });
    p.when(for_it == against, [&] {
      p.ask(speaker())
          .prompt("a tie: you decide")
          .option("for", [&] { p.set(for_it, against + 1); })
          .option("against", [&] { p.set(against, for_it + 1); })
          .end();
    });
    p.when(
        for_it > against,
        [&] {
          move(p, law, m.zone(Play, speaker()));
          p.each_seat(m.everyone(), speaker(), who, [&] {
            add(p, who, Points, 1);
            p.call(checks);
          });
        },
        [&] { to(p, law, Discard); });
    agenda = p.id();
  }
};

// [AB 1.24] Without votes the speaker picks any outcome, and that is no vote.
TEST(Clause_1_24, T1_24a_SpeakerDecides) {
  Vote g;
  g.set_table(Speaker, B);
  g.game([&](Proc& p) { p.call(g.agenda); });
  const Told none = g.play({"abstain", "abstain", "abstain", "against", "Voted For"});
  EXPECT_EQ(none.story, "never: Voted For");
  EXPECT_EQ(none.last_question(), "B: for against");
  EXPECT_TRUE(none.in(g.law, Discard));
  const Told some = g.play({"abstain", "abstain", "against", "Voted For"});
  EXPECT_EQ(some.story, "Voted For");
}

// [AB 1.24] The outcome touches the players in speaker order, and the game may end midway.
TEST(Clause_1_24, T1_24b_SpeakerOrder) {
  Vote g;
  g.set_table(Speaker, C);
  g.set_table(Goal, 2);
  for (const int s : {A, B}) g.set(s, Points, 1);
  g.game([&](Proc& p) { p.call(g.agenda); });
  const Told t = g.play({"for", "for", "for"});
  EXPECT_EQ(t.story, "wins");
  EXPECT_EQ(t.winners(), 1 << A) << "C first, then A, who has won before B gets a point";
  EXPECT_EQ(t.counter(C, Points), 1);
  EXPECT_EQ(t.counter(B, Points), 1);
  EXPECT_TRUE(t.in(g.law, Play));
}

}  // namespace
}  // namespace verbatim::clauses
