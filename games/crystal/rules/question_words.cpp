// What texts ask about, and the names of things: numbers, conditions, zones, types, triggers.

#include <algorithm>
#include <string>

#include "cost.h"
#include "words.h"

namespace verbatim::crystal {
namespace {

// [CF 5.6] Whoever shares the highest has it.
int highest_attack(const Table& t, const int* a) {
  for (int s = 0; s < t.seats(); ++s) {
    if (t.lives(s) && power(t, s, kAttackLane) > power(t, a[0], kAttackLane)) return 0;
  }
  return 1;
}
template <int Counter>
int counted(const Table& t, const int* a) {
  return t.counter(a[0], Counter) != 0;
}
template <int Counter>
int none_counted(const Table& t, const int* a) {
  return t.counter(a[0], Counter) == 0;
}

void numbers(Words& w) {
  using enum Sort;
  Book& b = w.book;
  const Param who{Seat, "whose"}, card{Object, "which card"}, lane{Number, "lane"};
  w.function("number:power", {card}, b.value);
  w.function("number:lane_power", {who, lane}, b.power);
  w.function("number:crystal_cost", {card, who}, b.printed_crystals);
  w.function("number:production_cost", {card, who}, b.printed_production);
  w.function("number:tokens", {{Number, "kind of token"}, who, lane}, b.tokens_on);
  w.function("number:corruption", {who}, b.corruption);
  w.function("number:lane_of", {card}, b.lane_of);
  w.function("cond:dealt_damage", {who}, counted<kDealt>, Truth);
  w.function("cond:dealt_any_damage", {who}, counted<kDealt>, Truth);
  w.function("cond:dealt_battle_damage", {who}, counted<kDealtInBattle>, Truth);
  w.function("cond:took_damage", {who}, counted<kTook>, Truth);
  w.function("cond:took_no_damage", {who}, none_counted<kTook>, Truth);
  // [CF 13.68]
  w.function(
      "cond:revealed_from_stealth", {card},
      [](const Table& t, const int* a) -> int {
        return a[0] < t.none() && t.flag(a[0], kRevealed) && t.flag(a[0], kFresh);
      },
      Truth);
  w.function("cond:highest_attack", {who}, highest_attack, Truth);
  w.function(
      "cond:no_priority", {who}, [](const Table& t, const int* a) -> int { return priority(t) != a[0]; },
      Truth);
  w.function("unit:in_hand", {who},
             [](const Table& t, const int* a) -> int { return t.zone_size(t.zone(kHand, a[0])); });
  // [CF 12.16] A card asks whether another was played only while it is being played itself: it is one of
  // those counted.
  w.function("number:plays", {who}, [](const Table& t, const int* a) { return t.counter(a[0], kPlayed); });
  w.function("number:other_plays", {who},
             [](const Table& t, const int* a) { return std::max(0, t.counter(a[0], kPlayed) - 1); });
  w.function(
      "cond:played_another", {who},
      [](const Table& t, const int* a) -> int { return t.counter(a[0], kPlayed) > 1; }, Truth);
  w.function(
      "cond:played_no_other", {who},
      [](const Table& t, const int* a) -> int { return t.counter(a[0], kPlayed) <= 1; }, Truth);
  for (const char* key : {"number:other_plays", "cond:played_another", "cond:played_no_other"}) {
    w.thing(("not at " + std::string(key)).c_str(), Native::Kind::Moments, ~(1 << kOnDeploy));
    w.table.back().clause = "CF 12.16";
  }
  w.function("unit:attack", {who},
             [](const Table& t, const int* a) -> int { return power(t, a[0], kAttackLane); });
  w.function(
      "cond:priority", {who}, [](const Table& t, const int* a) -> int { return priority(t) == a[0]; }, Truth);
}

void things(Words& w) {
  using Kind = Native::Kind;
  GameMaker& m = w.book.m;
  w.thing("counter:hit_points", Kind::Counter, kHitPoints);
  w.thing("counter:crystals", Kind::Counter, kCrystals);
  w.thing("counter:production", Kind::Counter, kAllowance);
  w.thing("counter:corruption", Kind::Counter, kCorruption);
  w.thing("zone:hand", Kind::Zone, kHand);
  w.thing("zone:deck", Kind::Zone, kDeck);
  w.thing("zone:basic_deck", Kind::Zone, kBasic);
  w.thing("zone:discard", Kind::Zone, kDiscard);
  w.thing("zone:aside", Kind::Zone, kAside);
  w.thing("zone:permanents", Kind::Zone, kPermanents);
  w.thing("zone:mining", Kind::Zone, kMining);
  w.thing("zone:attack", Kind::Zone, kAttack);
  w.thing("zone:production", Kind::Zone, kProduction);
  w.thing("lane:mining", Kind::Number, kMiningLane);
  w.thing("lane:attack", Kind::Number, kAttackLane);
  w.thing("lane:production", Kind::Number, kProductionLane);
  w.thing("card:disabled", Kind::Flag, kDisabled);
  w.thing("card:exhausted", Kind::Flag, kExhausted);
  w.thing("card:upgraded", Kind::Flag, kUpgraded);
  w.thing("card:trooper", Kind::Tag, kTagTrooper);
  w.thing("keyword:solo", Kind::Tag, kTagSolo);
  w.thing("keyword:stealth", Kind::Tag, kTagStealth);
  w.thing("keyword:enlist", Kind::Field, kEnlistCrystals);
  const std::pair<const char*, const char*> types[] = {
      {"type:basic", "Basic"},         {"type:infantry", "Infantry"},         {"type:drone", "Drone"},
      {"type:satellite", "Satellite"}, {"type:infiltration", "Infiltration"}, {"type:aerial", "Aerial"},
      {"type:tech", "Tech"},           {"type:mercenary", "Mercenary"},       {"type:vehicle", "Vehicle"},
      {"type:building", "Building"},   {"type:faction", "Faction Ability"}};
  for (const auto& [key, name] : types) w.thing(key, Kind::Tag, m.tag(name));
  w.thing("trigger:deploy", Kind::Trigger, kOnDeploy);
  w.thing("trigger:start", Kind::Trigger, kOnStart);
  w.thing("trigger:battle", Kind::Trigger, kOnBattle);
  w.thing("trigger:operations", Kind::Trigger, kOnOperations);
  w.thing("trigger:aftermath", Kind::Trigger, kOnAftermath);
  // [CF 16.12] As words for a moment they are what they are as triggers.
  for (const char* key : {"start:turn", "start:round", "start:next_round", "start:each_round"})
    w.thing(key, Kind::Trigger, kOnStart);
  for (const char* key : {"end:turn", "end:round", "end:each_round"})
    w.thing(key, Kind::Trigger, kOnAftermath);
  w.thing("trigger:regroup", Kind::Trigger, kOnRegroup);
  w.thing("trigger:use", Kind::Trigger, kOnUse);      // Cooldown without "When"
  w.thing("trigger:price", Kind::Trigger, kOnPrice);  // "you may ... to reduce this card's cost"
  w.thing("static:crystals", Kind::Quantity, kPriceCrystals);
  w.thing("static:production", Kind::Quantity, kPriceProduction);
  w.thing("static:power", Kind::Quantity, kCardPower);
  w.thing("always more verb:power_more", Kind::Quantity, kCardPower);
  w.thing("always less verb:power_less", Kind::Quantity, kCardPower);
  w.thing("field:saves_crystals", Kind::Field, kSavesCrystals);
  w.thing("field:saves_production", Kind::Field, kSavesProduction);
  w.thing("period:round", Kind::Duration, kThisRound);
  w.thing("period:next_card", Kind::Duration, kNextCard);
  w.thing("period:deploy", Kind::Number, kDeployPhase);
  w.thing("period:any_deploy", Kind::Number, kDeployPhase);
  w.thing("period:your_slot", Kind::Number, kDeployPhase);
  w.thing("period:battle", Kind::Number, kBattlePhase);
  w.thing("period:aftermath", Kind::Number, kAftermathPhase);
  w.function("number:phase", {}, [](const Table& t, const int*) { return t.counter(t.nobody(), kPhase); });
  const std::pair<const char*, Action> forbidden[] = {
      {"passive:destroyed", kBeDestroyed},     {"passive:disabled", kBeDisabled},
      {"passive:discarded", kBeDiscarded},     {"passive:returned", kBeReturned},
      {"passive:shifted", kBeShifted},         {"cannot verb:draw", kDrawCards},
      {"cannot verb:play_card", kPlayCards},   {"cannot verb:gain_crystals", kGainCrystals},
      {"cannot verb:gain_hp", kGainHitPoints}, {"cannot verb:take_damage", kTakeDamage}};
  for (const auto& [key, action] : forbidden) w.cannot(key, action, "CF 12.19");
  // [CF 13.67] Words that are not in these rules.
  for (const char* key : {"keyword:untargetable", "keyword:piloted", "keyword:morph", "keyword:redeploy",
                          "keyword:no_stack", "verb:play_in_stealth", "passive:targeted"}) {
    w.refused(key, "CF 13.67");
  }
}

}  // namespace

void words_of_questions(Words& w) {
  numbers(w);
  things(w);
}

}  // namespace verbatim::crystal
