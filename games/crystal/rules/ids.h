#pragma once
// The fixed numbers of things on this table. Native code has no other context than the table, so zones,
// counters, flags, triggers and the rest are declared in exactly this order (declare.cpp).

#include <cstdint>

namespace verbatim::crystal {

inline constexpr int kLanes = 3;
inline constexpr int kMiningLane = 0, kAttackLane = 1, kProductionLane = 2, kNoLane = -1;

// Kinds of zone, one of each for every player. The lanes stand in a row. Where cards move most the way is
// short, so that little is shifted; what is looked at together lies side by side.
enum Zone : int {
  kDeck,  // the faction deck
  kHand,
  kSide,  // faction abilities beside the deck, not yet played
  kMining,
  kAttack,
  kProduction,
  kPermanents,  // permanents in play [CF 14.3]
  kBasic,       // the basic deck, face up
  kDiscard,     //
  kAside,       // cards being looked at; only their looker sees them
  kBeneath,     // second copies under an upgraded permanent [CF 13.57]
  kFaceDown,    // cards played face down, a row over the lanes [CF 13.68]
  kZones = kFaceDown + kLanes
};
inline constexpr std::uint32_t kLaneZones = 1u << kMining | 1u << kAttack | 1u << kProduction;

enum Counter : int {
  kHitPoints,
  kCrystals,
  kAllowance,                         // what is left of the tech limit, or unused production [CF 11.2]
  kCorruption,                        // where it is the player's [CF 13.12]
  kPrevention,                        // [CF 13.34]
  kBoost,                             // a row over the lanes
  kLaneCorruption = kBoost + kLanes,  // a row over the lanes
  kShield = kLaneCorruption + kLanes,
  kGambit,
  kBase,                           // power of the base cards, a row over the lanes
  kBonus = kBase + kLanes,         // power that a text gave a lane this round, a row over the lanes
  kReallocated = kBonus + kLanes,  // bits over the lanes [CF 13.38]
  kIgnored,                        // bits over kinds of token and lanes: these tokens do not count this round
  kPlayed,                         // cards played this round [CF 13.50]
  kStarted,                        // has drawn and set the limit this round
  kPassed,                         // takes no further part in the phase
  kPostponed,                      // 0 never this round, 1 waits for the others, 2 done with it
  kIncoming,  // damage of the event that is being resolved; nobody holds who had the highest attack
  kDealt,     // dealt damage to an opponent this round
  kDealtInBattle,
  kTook,  // took damage this round; nobody holds how much the last word did [CF 12.20]
  // Of the table, held by nobody.
  kPriority,  // who holds the token
  kRound,
  kPhase,
  kSlot,  // whose slot or turn it is
  kCounters,
  // Of the table too; what has this number is a player's otherwise.
  kDid = kTook,
  kResolved = kPlayed,  // abilities of this phase [CF 12.50]
  kFrom = kStarted,     // where the round of a position set up in the middle begins, see From
  kSwitches = kPassed   // see Switches
};

// What natives must know of the edition.
enum Switches : int { kFloorAtBase = 1, kDisableStopsAftermath = 2, kBoostsStay = 4, kPriorityWinsFirst = 8 };

// Phases before this one are skipped, and so are the turns in it before a seat: 1 and the seat, above the
// phase.
enum From : int { kFromPhase = 15, kFromSeat = 16 };

enum ObjectCounter : int { kStored };  // crystals on a permanent [CF 13.64]; only where there are permanents

enum Flag : int {
  kDisabled,
  kExhausted,
  kFresh,      // entered a lane this round
  kActivated,  // its abilities of this phase are done
  kMoved,      // of a unit of earlier rounds: is not in the lane where the round found it [CF 13.37]
  kUpgraded,   // a second copy lies beneath it
  kAnswered,   // has had its say about the card just played
  kFlags,
  // Of units, which are not upgraded.
  kMovedOn = kUpgraded,   // of one that has moved: from which of the two other lanes
  kRevealed = kUpgraded,  // of one that entered this round: from Stealth [CF 13.68]
  kGoesHome = kMoved,     // of one that entered this round: enlisted [CF 13.69]
  kPaidFor = kMoved,      // of one that is being played: its price is paid [CF 11.5]
};

enum Field : int {
  kPower,  // a row over the lanes
  kCrystalCost = kPower + kLanes,
  kProductionCost,
  kSavesCrystals,    // what the card's optional extra payment saves [CF 11.5]; -1 - n: the price becomes n
  kSavesProduction,  //
  kEnlistCrystals,   // what it costs to enlist the card, and 1 more; 0 where it cannot be [CF 13.69]
  kEnlistProduction,
  kPlainPrice,    // of a card of which nothing else need be asked, see cost.h
  kChangesPower,  // does its text say what it is worth?
  kLeft,          // what is left to do when the card has been put down, see Left
  kFields
};

enum Tag : int { kTagPermanent, kTagTrooper, kTagSolo, kTagStealth, kTagBasic, kFirstType = kTagBasic };

// What is left to do of playing a card.
enum Left : int {
  kNothingLeft,
  kAllOfIt,      // there is something to ask before it is put down
  kTextLeft,     // its Deploy abilities
  kSoloLeft,     // the slot may be over [CF 13.51]
  kAnswersLeft,  // those of other cards, and its Deploy abilities
};

// How a card is played.
enum Way : int { kAsPrinted, kEnlisted, kHidden };

// What "cannot" can forbid [CF 12.19]: to be done to a card, and to a player to do.
enum Action : int {
  kBeDestroyed,
  kBeDisabled,
  kBeDiscarded,
  kBeReturned,
  kBeShifted,
  kDrawCards,
  kPlayCards,
  kGainCrystals,
  kGainHitPoints,
  kTakeDamage,
  kActions
};

enum Quantity : int { kPriceCrystals, kPriceProduction, kCardPower };
enum Duration : int { kThisRound, kNextCard };

enum Trigger : int {
  kOnDeploy,
  kOnPlayed,  // another card was played: (card, lane)
  kOnStart,
  kOnBattle,
  kOnOperations,
  kOnAftermath,
  kOnRegroup,
  kOnUse,            // a cooldown in its owner's slot or Aftermath
  kOnPrice,          // an optional extra payment, before paying
  kOnEntered,        // (card, lane)
  kOnDestroyed,      // (card, by whom, lane it was in, power it had there)
  kOnDiscarded,      // the same; the lane is -1 if it was in none
  kOnReturned,       // the same
  kOnShifted,        // (card, by whom, lane it left)
  kOnTokensAdded,    // (kind, seat, lane, number, by whom)
  kOnTokensRemoved,  // (kind, seat, lane, number, by whom)
  kTriggers
};

enum TokenKind : int { kBoostToken, kCorruptionToken, kShieldToken, kGambitToken };

enum Phase : int {
  kSetupPhase,
  kStartPhase,
  kDrawPhase,
  kDeployPhase,
  kBattlePhase,
  kIncomePhase,
  kAftermathPhase,
  kRegroupPhase,
  kPassPhase
};

enum Ending : int { kByElimination = 1, kByCrystals, kByRoundLimit };

// Clauses and words that natives write into the log; declared first, so their numbers are these.
enum LogClause : int {
  kNoClause,
  kCf31,
  kCf37,
  kCf43,
  kCf48,
  kCf54,
  kCf61,
  kCf62,
  kCf64,
  kCf65,
  kCf66,
  kCf72,
  kCf73,
  kCf74,
  kCf89,
  kCf91,
  kCf95,
  kCf96,
  kCf1368,
  kCf136
};
enum LogLabel : int { kNoLabel, kSaysOut, kSaysBattle, kSaysCrystals, kSaysLimit };

}  // namespace verbatim::crystal
