// Costs [AB 1.10]: paid whole, after the cancel window, before the effect; or nothing happens.

#include <gtest/gtest.h>

#include "tests/clauses/synthetic.h"

namespace verbatim::clauses {
namespace {

// [AB 1.11] Star Forge with an empty pool is not offered.
TEST(Clause_1_11, T1_11a_UnpayableIsNotOffered) {
  for (const int tokens : {0, 1}) {
    Synthetic g(2);
    g.set(A, Tokens, tokens);
    g.component("Star Forge", A,
                {.on = g.action,
                 .may = true,
                 .payable = g.has(g.m.you(), Tokens) >= 1,
                 .pay = [&](Proc& p) { g.lose(p, g.m.you(), Tokens, 1); },
                 .does = [&](Proc& p) { g.say(p, "built"); }});
    g.game([&](Proc& p) { g.take_turn(p, g.seat(A)); });
    EXPECT_EQ(g.play({"pass"}).question(0), tokens == 0 ? "A: pass" : "A: Star Forge pass");
  }
}

// [AB 1.11] Foresight: the system holds a token already, so the one placed goes back; the cost is fulfilled.
TEST(Clause_1_11, T1_11b_FulfilledAnotherWay) {
  for (const bool occupied : {false, true}) {
    Synthetic g(2);
    const int token = g.m.object_counter("token");
    const Obj system = g.put("Haven", A, Play), ship = g.unit("Scout", A);
    g.set(A, Tokens, 1);
    g.component("Foresight", A,
                {.on = g.activate.after,
                 .may = true,
                 .payable = g.has(g.m.you(), Tokens) >= 1,
                 .pay =
                     [&](Proc& p) {
                       g.lose(p, g.m.you(), Tokens, 1);
                       p.when(g.m.on(system, token) == 0,
                              [&] { p.verb(g.v.add_on_object, {system, Num(token), Num(1)}); });
                     },
                 .does = [&](Proc& p) { p.verb(g.v.attach, {ship, system}); }});
    g.game([&](Proc& p) {
      if (occupied) p.verb(g.v.add_on_object, {system, Num(token), Num(1)});
      g.happens(p, g.activate);
      g.tell(p, g.m.on(system, token));
    });
    const Told t = g.play({"Foresight"});
    EXPECT_EQ(t.story, "activate Foresight =1");
    EXPECT_EQ(t.counter(A, Tokens), 0);
    EXPECT_EQ(t.bearer(ship), Told::index(system));
  }
}

// [AB 1.11] Two abilities cost 2 each, one planet is worth 4: it pays for one of them.
TEST(Clause_1_11, T1_11c_SeparatePayments) {
  Synthetic g(2);
  g.face("Planet", {Planet}, 4);
  g.put("Planet", A, Play);
  const Pick ready = g.units(g.m.you(), Planet).where(!g.m.is(g.m.it(), Exhausted));
  for (const char* name : {"One", "Two"}) {
    g.component(name, A,
                {.on = g.activate.after,
                 .may = true,
                 .payable = g.m.sum(ready, g.m.printed(g.m.it(), Strength)) >= 2,
                 .pay = [&](Proc& p) {
                   const auto planet = p.object();
                   p.ask(g.m.you()).objects(ready, planet, [&] { g.flag(p, planet, Exhausted); }).end();
                 }});
  }
  g.game([&](Proc& p) { g.happens(p, g.activate); });
  EXPECT_EQ(g.play({"One", "Two"}).story, "activate One never: Two");
  EXPECT_EQ(g.play({"Two", "One"}).story, "activate Two never: One");
}

// [AB 1.11, 1.22] A card is cancelled before it is paid for.
TEST(Clause_1_11, T1_11d_CancelledIsNotPaid) {
  Synthetic g(2);
  g.set(A, Goods, 2);
  const Obj card = g.card("Bribe", A,
                          {.on = g.activate.after,
                           .payable = g.has(g.m.you(), Goods) >= 2,
                           .pay = [&](Proc& p) { g.lose(p, g.m.you(), Goods, 2); },
                           .does = [&](Proc& p) { g.say(p, "bribed"); }});
  g.card("Sabotage", B, {.on = g.played, .does = [](Proc& p) { p.cancel(); }});
  g.game([&](Proc& p) { g.happens(p, g.activate); });
  const Told cancelled = g.play({"Bribe", "Sabotage"});
  EXPECT_EQ(cancelled.story, "activate Bribe Sabotage");
  EXPECT_EQ(cancelled.counter(A, Goods), 2);
  EXPECT_TRUE(cancelled.in(card, Discard));
  const Told paid = g.play({"Bribe"});
  EXPECT_EQ(paid.story, "activate Bribe bribed");
  EXPECT_EQ(paid.counter(A, Goods), 0);
}

// [AB 1.11] A cost inside an effect: all of it first, or nothing.
TEST(Clause_1_11, T1_11_PayTo) {
  for (const int goods : {1, 2}) {
    Synthetic g(2);
    g.set(A, Goods, goods);
    g.game([&](Proc& p) {
      p.pay_to(
          g.has(g.seat(A), Goods) >= 2, [&] { g.lose(p, g.seat(A), Goods, 2); }, [&] { g.say(p, "bought"); });
    });
    const Told t = g.play({});
    EXPECT_EQ(t.story, goods == 2 ? "bought" : "");
    EXPECT_EQ(t.counter(A, Goods), goods == 2 ? 0 : 1);
  }
}

// [AB 1.12] Exhausting the card is a cost: exhausted already, it is not offered.
TEST(Clause_1_12, T1_12a_ExhaustedCannotExhaust) {
  Synthetic g(2);
  g.component(
      "Field", A,
      {.on = g.activate.after, .may = true, .payable = !g.m.is(g.m.source(), Exhausted), .pay = [&](Proc& p) {
         g.flag(p, g.m.source(), Exhausted);
       }});
  g.game([&](Proc& p) { p.repeat(2, [&] { g.happens(p, g.activate); }); });
  EXPECT_EQ(g.play({"Field", "Field"}).story, "activate Field activate never: Field");
}

// [AB 1.12] The scepter is used in place of a token from the pool: no token was spent.
TEST(Clause_1_12, T1_12b_ReplacedPaymentIsNoSpending) {
  Synthetic g(2);
  g.set(A, Tokens, 1);
  const Obj scepter = g.component("Scepter", A,
                                  {.on = g.spend.when,
                                   .may = true,
                                   .payable = !g.m.is(g.m.source(), Exhausted),
                                   .pay = [&](Proc& p) { g.flag(p, g.m.source(), Exhausted); },
                                   .does = [](Proc& p) { p.replace(); }});
  g.component("Tax", B, {.on = g.spend.after});
  g.game([&](Proc& p) {
    g.happens(p, g.spend, {}, g.seat(A), 1);
    g.say(p, "secondary");
  });
  const Told with = g.play({"Scepter"});
  EXPECT_EQ(with.story, "Scepter secondary");
  EXPECT_EQ(with.counter(A, Tokens), 1);
  EXPECT_TRUE(with.flag(scepter, Exhausted));
  EXPECT_EQ(g.play({}).story, "spend Tax secondary");
}

// [AB 1.12] Purging is the cost: it is paid although only part of the effect can be done.
TEST(Clause_1_12, T1_12c_PurgedAllTheSame) {
  Synthetic g(2);
  g.set(B, Goods, 1);
  const Obj relic = g.component("Relic", A,
                                {.on = g.activate.after,
                                 .may = true,
                                 .pay = [&](Proc& p) { g.to(p, g.m.source(), Removed); },
                                 .does =
                                     [&](Proc& p) {
                                       g.lose(p, g.seat(B), Goods, 3);
                                       g.lose(p, g.seat(B), Tokens, 1);
                                     }});
  g.game([&](Proc& p) { g.happens(p, g.activate); });
  const Told t = g.play({"Relic"});
  EXPECT_TRUE(t.in(relic, Removed));
  EXPECT_EQ(t.counter(B, Goods), 0);
}

}  // namespace
}  // namespace verbatim::clauses
