// Ten cards with the usual kinds of ability, written by hand with the Maker.

#include "games/crystal/rules/choices.h"
#include "games/crystal/testing.h"

namespace verbatim::crystal {

std::vector<FaceId> sample_deck(TestTable& t) {
  GameMaker& m = t.m();
  const auto n = [](int v) { return Operand::constant(v); };
  const Who you = m.you();
  std::vector<FaceId> faces;
  const auto add = [&](const char* name, Figures f, std::vector<std::string> types = {}) {
    faces.push_back(t.card(name, f, std::move(types)));
    return faces.back();
  };
  t.ability(
      add("Raider", {1, 1, 1, 2, 1}, {"Infantry"}), kOnAftermath,
      [&](Proc& p) {
        p.may(you, "discard this to deal 2 damage to each opponent?", Truth(1), [&] {
          t.say(p, "verb:discard", {m.source(), m.you()});
          t.say(p, "verb:damage", {m.opponents(you), n(2)});
        });
      },
      Need::Optional);
  t.ability(add("Carrier", {2, 2, 2, 5, 2}, {"Infantry"}), kOnDeploy, [&](Proc& p) {
    const auto troopers = p.number();
    p.set(troopers, m.least(2, m.size(m.zone(kBasic, you))));
    share_out(
        p, you, troopers, troopers, nullptr,
        [&](auto lane, auto some) { t.say(p, "verb:put_into_play_from_supply", {you, lane, some}); },
        "Basic Troopers into which lanes?", "CF 13.35");
  });
  t.ability(add("Tower", {2, 1, 2, 3, 1}, {"Building"}), kOnDeploy,
            [&](Proc& p) { t.say(p, "verb:search", {you, you, n(2)}); });
  t.ability(add("Jammer", {2, 2, 1, 4, 2}), kOnDeploy, [&](Proc& p) {
    const auto card = p.object();
    p.ask(you)
        .prompt("disable which card?")
        .objects(m.from({kMining, kAttack, kProduction})
                     .whose(m.opponents(you))
                     .where(t.number("number:power", {m.it()}) <= 3)
                     .where(t.can("verb:disable", {m.it()})),
                 card, [&] { t.say(p, "verb:disable", {card}); })
        .end();
  });
  t.ability(add("Rally", {2, 2, 1, 3, 1}), kOnDeploy, [&](Proc& p) {
    t.say(p, "verb:add_tokens",
          {n(kBoostToken), you, t.here(),
           m.count(m.from_zone(m.zone_of(m.source())).where(m.tagged(m.it(), kTagTrooper)))});
  });
  t.ability(add("Hauler", {3, 1, 1, 4, 2}), kOnAftermath,
            [&](Proc& p) { t.say(p, "verb:gain_crystals", {you, m.size(m.zone(kMining, you))}); });
  t.ability(add("Academy", {1, 1, 3, 4, 2}, {"Building"}), kOnAftermath, [&](Proc& p) {
    p.ask(you)
        .prompt("choose one")
        .option("draw a card", [&] { t.say(p, "verb:draw", {you, n(1)}); })
        .option("gain 2 hit points", [&] { t.say(p, "verb:gain_hp", {you, n(2)}); })
        .end();
  });
  const FaceId strike = add("Strike", {4, 5, 3, 6, 4});
  m.continuous({.face = strike,
                .force = Force::Add,
                .what = kPriceProduction,
                .zones = kPlayableFrom,
                .applies = m.same(m.it(), m.source()),
                .amount = Num(0) - m.count(m.from({kMining, kAttack, kProduction})
                                               .whose(m.only(m.owner(m.source())))
                                               .where(m.tagged(m.it(), m.tag("Infantry"))))});
  t.ability(strike, kOnAftermath, [&](Proc& p) { t.say(p, "verb:damage", {m.opponents(you), n(2)}); });
  t.ability(add("Hired Gun", {3, 3, 3, 3, 2}, {"Mercenary"}), kOnAftermath,
            [&](Proc& p) { t.say(p, "keyword:pay_cost", {m.source(), n(3)}); });
  t.ability(add("Scout", {1, 2, 1, 2, 1}), kOnDeploy, [&](Proc& p) { t.say(p, "verb:draw", {you, n(1)}); });

  std::vector<FaceId> deck;
  for (const FaceId f : faces) deck.insert(deck.end(), {f, f});
  if (t.edition().permanents == Permanents::None) return deck;
  const FaceId rig = t.card("Rig", {0, 0, 0, 3, 1}, {"Faction Ability"}, "ability");
  t.cooldown(
      rig,
      [&](Proc& p) {
        t.say(p, "verb:spend_production", {you, n(1)});
        t.say(p, "verb:gain_crystals", {you, n(2)});
      },
      t.can("verb:spend_production", {you, n(1)}));
  const FaceId trade = t.card("Trade", {0, 0, 0, 3, 1}, {"Faction Ability"}, "ability");
  t.cooldown(
      trade,
      [&](Proc& p) {
        t.say(p, "verb:discard_from_hand", {you, n(1)});
        t.say(p, "verb:gain_crystals", {you, n(2)});
      },
      t.can("verb:discard_from_hand", {you, n(1)}));
  deck.insert(deck.end(), {rig, trade});
  return deck;
}

}  // namespace verbatim::crystal
