#include "names.h"

#include "rules/lanes.h"

namespace verbatim::crystal {
namespace {

template <int Lane>
int reading(const Table& t, const int* a) {
  return power(t, a[0], Lane);
}

std::vector<Habit> silent() {
  return {
      {"draw from which deck?", "draw from the deck"},
      {"draw from which deck?", "draw from the basic deck"},
      {"draw?", "draw", kDeck},
      {"draw?", "do not draw"},
      {"resolve which card first?", ""},
      {"resolve which first?", ""},
      {"keep how much corruption?", ""},
      {"remove how much corruption?", ""},
      {"which card next to the bottom?", ""},
  };
}

}  // namespace

Names make_names(Book& b) {
  GameMaker& m = b.m;
  const auto fn = [&](const char* name, Fn f) { return m.pure(name, {Sort::Seat}, f).value; };
  Names n;
  n.counters = {
      {kHitPoints, {"hit points", "hit point", "hitpoints", "hitpoint", "HP"}},
      {kCrystals, {"crystals", "crystal"}},
      {kAllowance,
       {"unused production", "tech left", "allowance", "production", "tech", "tech limit", "tech pool"}},
      {kCorruption, {"corruption", "corruption tokens", "corruption token"}},
      {kPrevention, {"prevention"}},
      {kPlayed, {"cards played this round"}}};
  // [CF 3.7, CF 11.2] What is left is called after what it is left of.
  if (b.e.allowance == AllowanceKind::TechLimit) std::swap(n.counters[2].names[0], n.counters[2].names[1]);
  n.table_counters = {{kRound, {"round"}}, {kPhase, {"phase"}}, {kSlot, {"slot"}}, {kPriority, {"priority"}}};
  n.tokens = {{kBoost, {"boosts", "boost", "boost tokens", "boost token"}},
              {kLaneCorruption, {"corruption", "corruption tokens", "corruption token"}},
              {kShield, {"Shields", "Shield", "Shield tokens", "Shield token"}, kAttackLane},
              {kGambit, {"gambit tokens", "gambit token", "gambit", "gambits"}, kAttackLane}};
  if (b.e.corruption == CorruptionKind::Player) {
    n.tokens[1].absent =
        "CF 13.12: in this edition corruption is a counter of the player, not a token on lanes";
  } else {
    n.counters[3].absent =
        "CF 13.10: in this edition corruption stands on lanes, it is no counter of the player";
  }
  n.places = {{kMining, {"Mining lane"}},
              {kAttack, {"Attack lane", "Battlefield lane"}},
              {kProduction, {"Production lane", "Tech lane", "Research lane"}}};
  n.zones = {{kHand, {"hand"}},
             {kDeck, {"deck", "faction deck"}},
             {kDiscard, {"discard pile"}},
             {kBasic, {"basic deck"}},
             {kFaceDown + kMiningLane, {"hidden Mining lane"}},
             {kFaceDown + kAttackLane, {"hidden Attack lane"}},
             {kFaceDown + kProductionLane, {"hidden Production lane"}}};
  n.phases = {{kSetupPhase, {"setup"}},
              {kStartPhase, {"Start of Round"}},
              {kDrawPhase, {"Draw"}},
              {kDeployPhase, {"Deploy"}},
              {kBattlePhase, {"Attack phase", "Battle", "combat"}},
              {kIncomePhase, {"Mining phase", "Operations", "Income"}},
              {kAftermathPhase, {"Aftermath", "End of Turn"}},
              {kRegroupPhase, {"Regroup", "End of Round", "cleanup"}},
              {kPassPhase, {"Pass", "Pass Priority"}}};
  // [CF 16.12] The name of the edition's word list is the one that is printed.
  if (b.e.words == Wording::Current) {
    for (Named& phase : n.phases) {
      if (phase.id == kBattlePhase || phase.id == kIncomePhase) std::swap(phase.names[0], phase.names[1]);
    }
  }
  const int production = fn("production of", reading<kProductionLane>);
  n.readings = {{fn("mining of", reading<kMiningLane>), {"mining", "mining power"}},
                {fn("attack of", reading<kAttackLane>), {"attack", "attack power"}},
                {production, {"production", "tech", "production power", "tech power", "research power"}}};
  n.marks = {{kDisabled, {"disabled"}},
             {kExhausted, {"exhausted"}},
             {kFresh, {"entered this round"}},
             {kUpgraded, {"upgraded"}, kPermanents}};
  n.endings = {
      {kByElimination, {"elimination"}}, {kByCrystals, {"crystals"}}, {kByRoundLimit, {"the round limit"}}};
  n.on_cards = {{kStored, {"crystals", "crystal"}}};
  if (b.e.permanents == Permanents::None)
    n.on_cards[0].absent = "CF 14.6: this edition has no permanents, and no crystals lie on cards";
  n.prices = {{{"crystals", "crystal"}, "cost_crystals", b.price_crystals},
              {{"production", "tech"}, "cost_production", b.price_production}};
  n.powers = {"power_mining", "power_attack", "power_production"};
  n.power = b.value;
  n.kinds = {"permanent"};
  n.plain = "Basic Trooper";
  n.plain_pile = kBasic;
  n.round = kRound;
  n.phase = kPhase;
  n.slot = kSlot;
  n.holder = kPriority;
  n.starts_in = kDeployPhase;
  n.last_phase = kPassPhase;
  n.fresh = kFresh;
  n.in_play = kPermanents;
  n.cards_played = kPlayed;
  n.beside = "Faction Ability";
  n.silent = silent();
  n.idle = {{"", "pass"}, {"", "done"}, {"Aftermath", ""}};
  n.asks = {{"Deploy", "pass"}};
  n.sayings = {{"draw from the faction deck", "draw from the deck"},
               {"be done", "done"},
               {"not draw", "do not draw"},
               {"draw a card", "draw"},
               {"remove {} Shield tokens", "remove {} Shields"},
               {"remove {} Shield token", "remove {} Shields"},
               {"remove {} Shield", "remove {} Shields"},
               {"resolve {} first", "activate {}"},
               {"pay", "pay..."},
               {"return it", "return..."}};
  for (const Named& place : n.places) {
    const std::string& lane = place.names.front();
    for (const char* where : {"in", "into", "on", "onto"})
      n.sayings.emplace_back("play {} " + std::string(where) + " the " + lane, "play {} to the " + lane);
    const std::string kept = "keep {} corruption";
    for (const char* tokens : {" tokens", " token"})
      n.sayings.emplace_back(kept + tokens + " on the " + lane, kept + " on the " + lane);
  }
  return n;
}

}  // namespace verbatim::crystal
