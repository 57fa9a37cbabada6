// Cannot is absolute, and what happens when two cannots meet.

#include <gtest/gtest.h>

#include "tests/clauses/synthetic.h"

namespace verbatim::clauses {
namespace {

std::uint8_t small(int n) { return static_cast<std::uint8_t>(n); }

// [AB 1.6] In the fourth moon's system the others' ships cannot sustain, whatever they are upgraded to.
TEST(Clause_1_6, T1_6a_CannotBeatsPermission) {
  for (const bool moon : {false, true}) {
    Synthetic g(2);
    const int sustain = g.m.action("sustain");
    const int able = g.m.tag("sustains");
    g.always("Moon", {.force = Force::Forbid, .what = small(sustain), .seats = g.m.opponents(g.m.you())});
    if (moon) g.put("Moon", A, Play);
    g.always("Upgrade", {.force = Force::Grant, .what = small(able), .seats = g.m.only(g.m.you())});
    g.put("Upgrade", B, Play);
    const Obj ship = g.unit("Dreadnought", B);
    g.prints("Dreadnought", {.on = g.destroy.when,
                             .may = true,
                             .applies = g.m.same(g.what(), g.m.source()) && g.m.tagged(g.m.source(), able) &&
                                        g.m.can(sustain, g.m.you(), g.m.source()),
                             .does = [&](Proc& p) {
                               p.cancel();
                               g.happens(p, g.sustain, g.m.source());
                             }});
    g.game([&](Proc& p) { g.happens(p, g.destroy, ship); });
    EXPECT_EQ(g.play({"Dreadnought"}).story,
              moon ? "destroy(Dreadnought) never: Dreadnought" : "Dreadnought sustain(Dreadnought)");
  }
}

// [AB 1.6] A permission that comes later does not lift a cannot: only a protection is weighed against it.
TEST(Clause_1_6, T1_6b_NoVoteWhateverIsPlayed) {
  Synthetic g(2);
  const int vote = g.m.action("vote"), cards = g.m.action("play cards"), chosen = g.m.action("use abilities");
  std::vector<int> secret;
  for (const int a : {vote, cards, chosen})
    secret.push_back(
        g.m.modifier({.force = Force::Forbid, .what = small(a), .duration = ThisAgenda, .on_seat = true}));
  g.card("Political Secret", A, {.on = g.reveal.when, .does = [&](Proc& p) {
                                   for (const int s : secret) p.modify(s, g.seat(B));
                                 }});
  g.card("Rider", B, {.on = g.reveal.after, .applies = g.m.can(cards, g.m.you(), g.m.source())});
  g.component("Quash", B,
              {.on = g.reveal.after,
               .may = true,
               .applies = g.m.can(chosen, g.m.you(), g.m.source()),
               .does = [&](Proc& p) { g.say(p, "more votes"); }});
  const Obj agenda = g.put("Agenda", A, Deck);
  g.game([&](Proc& p) {
    g.happens(p, g.reveal, agenda);
    p.when(g.m.can(vote, g.seat(B), g.m.nothing()), [&] { g.say(p, "votes"); });
    p.expire(ThisAgenda);
    p.when(g.m.can(vote, g.seat(B), g.m.nothing()), [&] { g.say(p, "votes next time"); });
  });
  EXPECT_EQ(g.play({"Political Secret", "Rider", "Quash"}).story,
            "Political Secret reveal(Agenda) votes next time never: Rider never: Quash");
  EXPECT_EQ(g.play({"Rider", "Quash"}).story, "reveal(Agenda) Rider Quash more votes votes votes next time");
}

// [AB 1.6] A mandatory ability whose effect is forbidden resolves as nothing; the game goes on.
TEST(Clause_1_6, T1_6c_ForbiddenEffectIsNoError) {
  for (const bool treaty : {false, true}) {
    Synthetic g(2);
    const int place = g.m.action("place");
    g.always("Treaty", {.force = Force::Forbid, .what = small(place)});
    if (treaty) g.put("Treaty", B, Play);
    g.component("Garrison", A, {.on = g.activate.after, .does = [&](Proc& p) {
                                  p.when(g.m.can(place, g.m.you(), g.m.source()),
                                         [&] { g.add(p, g.m.you(), Tokens, 1); });
                                }});
    g.game([&](Proc& p) {
      g.happens(p, g.activate);
      g.say(p, "on");
    });
    const Told t = g.play({});
    EXPECT_EQ(t.story, "activate Garrison on");
    EXPECT_EQ(t.counter(A, Tokens), treaty ? 0 : 1);
  }
}

// One force against another, as the clause orders them: lifetime first, then protecting over forbidding.
struct Weighed {
  bool persistent_forbid, persistent_protect;
  bool allowed;
};

class Clause_1_6_1 : public testing::TestWithParam<Weighed> {};

// [AB 1.6.1] All four meetings, each in both orders of coming into force.
TEST_P(Clause_1_6_1, T1_6_1_LifetimeThenProtection) {
  const Weighed w = GetParam();
  for (const bool protect_first : {false, true}) {
    Synthetic g(2);
    const int act = g.m.action("act");
    const auto force = [&](Proc& p, Force f, bool persistent) {
      p.modify(g.m.modifier({.force = f,
                             .what = small(act),
                             .duration = ThisRound,
                             .one_time = !persistent,
                             .on_seat = true}),
               g.seat(A));
    };
    g.game([&](Proc& p) {
      if (protect_first) force(p, Force::Protect, w.persistent_protect);
      force(p, Force::Forbid, w.persistent_forbid);
      if (!protect_first) force(p, Force::Protect, w.persistent_protect);
      p.when(g.m.can(act, g.seat(A), g.m.nothing()), [&] { g.say(p, "acts"); });
    });
    EXPECT_EQ(g.play({}).story, w.allowed ? "acts" : "");
  }
}
INSTANTIATE_TEST_SUITE_P(Pairs, Clause_1_6_1,
                         testing::Values(Weighed{true, true, true}, Weighed{false, false, true},
                                         Weighed{true, false, false}, Weighed{false, true, true}));

// A law in play that forbids, a sheet in play that protects.
void forbids(Synthetic& g, const std::string& law, int what) {
  g.always(law, {.force = Force::Forbid, .what = small(what)});
  g.put(law, A, Play);
}
void protects(Synthetic& g, const std::string& sheet, int what, int seat) {
  g.always(sheet, {.force = Force::Protect, .what = small(what), .seats = g.m.only(g.m.you())});
  g.put(sheet, seat, Play);
}

// [AB 1.6.1] Crafty against Executive Sanctions: that hand has no limit, the others' have one.
TEST(Clause_1_6_1, T1_6_1a_ProtectedHand) {
  Synthetic g(2);
  const int exceed = g.m.action("exceed the hand limit");
  forbids(g, "Sanctions", exceed);
  protects(g, "Crafty", exceed, B);
  for (int i = 0; i < 4; ++i) {
    g.put("Card", A, Hand);
    g.put("Card", B, Hand);
  }
  g.game([&](Proc& p) {
    const auto who = p.seat();
    const auto one = p.object();
    p.each_seat(g.m.everyone(), g.seat(A), who, [&] {
      const Place hand = g.m.zone(Hand, who);
      p.loop_while(g.m.size(hand) > 3 && !g.m.can(exceed, who, g.m.nothing()), [&] {
        p.ask(who).objects(g.m.from_zone(hand), one, [&] { g.to(p, one, Discard); }).end();
      });
      g.tell(p, g.m.size(hand));
    });
  });
  EXPECT_EQ(g.play({}).story, "=3 =4");
}

// [AB 1.6.1] Quantum Entanglement against Enforced Travel Ban: these ships still pass the wormhole.
TEST(Clause_1_6_1, T1_6_1b_ProtectedPassage) {
  Synthetic g(2);
  const int pass = g.m.action("pass the wormhole");
  forbids(g, "Travel Ban", pass);
  protects(g, "Entanglement", pass, B);
  g.unit("Raider", A);
  g.unit("Ghost", B);
  g.game([&](Proc& p) {
    const auto ship = p.object();
    p.each(g.m.from({Play}).where(g.m.tagged(g.m.it(), Ship) &&
                                  g.m.can(pass, g.m.controller(g.m.it()), g.m.it())),
           ship, [&] { g.say(p, "passes", ship); });
  });
  EXPECT_EQ(g.play({}).story, "passes(Ghost)");
}

// [AB 1.6.1] A demilitarized planet (persistent) against one placement "that cannot be prevented" (one-time).
TEST(Clause_1_6_1, T1_6_1c_PersistentBeatsOneTime) {
  Synthetic g(2);
  const int place = g.m.action("place ground forces");
  const Obj zone = g.put("Zone", A, Play), other = g.put("Field", A, Play);
  g.always("Treaty", {.force = Force::Forbid, .what = small(place), .applies = g.m.same(g.m.it(), zone)});
  g.put("Treaty", A, Play);
  const int once = g.m.modifier({.force = Force::Protect, .what = small(place), .duration = ThisAction});
  g.game([&](Proc& p) {
    for (const Obj planet : {zone, other}) {
      p.modify(once, planet);
      p.when(g.m.can(place, g.seat(B), planet), [&] {
        p.verb(g.v.give, {planet, g.seat(B)});
        g.say(p, "placed", planet);
      });
    }
  });
  const Told t = g.play({});
  EXPECT_EQ(t.story, "placed(Field)");
  EXPECT_EQ(t.holder(zone), A) << "control stays";
}

// [AB 1.6.1] Elder Qanoj protects voting only: with the secret against them the player votes and does no
// more.
TEST(Clause_1_6_1, T1_6_1d_ProtectionOfOneThing) {
  Synthetic g(2);
  const int vote = g.m.action("vote"), cards = g.m.action("play cards"), quash = g.m.action("quash");
  protects(g, "Qanoj", vote, B);
  g.game([&](Proc& p) {
    for (const int a : {vote, cards, quash}) {
      p.modify(
          g.m.modifier({.force = Force::Forbid, .what = small(a), .duration = ThisAgenda, .on_seat = true}),
          g.seat(B));
    }
    p.when(g.m.can(vote, g.seat(B), g.m.nothing()), [&] { g.say(p, "votes"); });
    p.when(g.m.can(cards, g.seat(B), g.m.nothing()), [&] { g.say(p, "plays"); });
    p.when(g.m.can(quash, g.seat(B), g.m.nothing()), [&] { g.say(p, "quashes"); });
  });
  EXPECT_EQ(g.play({}).story, "votes");
}

}  // namespace
}  // namespace verbatim::clauses
