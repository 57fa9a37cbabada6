#pragma once
// An edition is data: every rule that differs between printings is a switch here [CF 16.1]. The defaults are
// those of classic.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace verbatim::crystal {

enum class HandRedraw { Basics, EitherDeck, ShuffleBack };
enum class DrawTime { InSlot, Phase };
enum class DrawSource { EitherDeck, Faction };
enum class AllowanceKind { TechLimit, Production };
enum class DeployMode { WholeTurn, Alternating };
enum class AftermathMode { PlayerByPlayer, Alternating };
enum class BoostLife { Round, Permanent };
enum class CorruptionKind { Lane, Player };
enum class CorruptionFloor { Zero, Base };
enum class CorruptionRemoval { Regroup, PayAtStart };
enum class Permanents { None, Played, FromStart };
enum class CrystalTest { AtLeast, MoreThan };
enum class CrystalCheck { EndOfIncome, EndOfAftermath };
enum class Wording { Classic, Current };

struct Edition {
  std::string name = "classic", title = "Classic";

  int players_min = 2, players_max = 4;  // [CF 1.1]
  int deck_size = 20;                    // [CF 15.1]
  int deck_copies = 2;                   // [CF 15.2]

  int start_hit_points = 20, start_crystals = 5, start_production = 1;  // [CF 1.4]
  int base_mining = 2, base_attack = 0, base_production = 1;            // [CF 1.2]

  int hand_draw = 7, hand_keep = 7;                 // [CF 1.7, 1.8, 1.9]
  HandRedraw hand_redraw = HandRedraw::Basics;      // [CF 1.7, 1.8, 1.9]
  DrawTime draw_time = DrawTime::InSlot;            // [CF 3.1, CF 3.4]
  int draw_count = 1;                               // [CF 3.2, CF 3.4]
  DrawSource draw_source = DrawSource::EitherDeck;  // [CF 3.2, CF 3.4]
  bool draw_optional = false;                       // [CF 3.2, CF 3.4]
  bool skip_first_draw = false;                     // [CF 3.5]
  int empty_draw_loss = 0;                          // [CF 3.6]

  bool basics_in_hand = true;  // [CF 4.6, CF 4.7]
  int basic_deck_size = 40;    // [CF 1.5]

  AllowanceKind allowance = AllowanceKind::TechLimit;            // [CF 3.7, CF 7.3]
  DeployMode deploy_mode = DeployMode::WholeTurn;                // [CF 4.1, CF 4.8]
  AftermathMode aftermath_mode = AftermathMode::PlayerByPlayer;  // [CF 8.2, CF 8.6]
  bool disable_stops_aftermath = false;                          // [CF 13.19]

  BoostLife boost_life = BoostLife::Round;                            // [CF 9.1, CF 9.4]
  CorruptionKind corruption = CorruptionKind::Lane;                   // [CF 13.10, CF 13.12]
  CorruptionFloor corruption_floor = CorruptionFloor::Zero;           // [CF 5.3, CF 13.13]
  CorruptionRemoval corruption_removal = CorruptionRemoval::Regroup;  // [CF 9.2, CF 9.3]
  int corruption_price = 2;                                           // [CF 9.3]

  Permanents permanents = Permanents::None;  // [CF 14.3, CF 14.5, CF 14.6]
  int permanent_limit = 0;                   // [CF 14.4]
  bool upgrade_by_copy = false;              // [CF 13.57, CF 13.59]

  int crystal_target = 50;                                 // [CF 10.3]
  CrystalTest crystal_test = CrystalTest::AtLeast;         // [CF 10.3]
  CrystalCheck crystal_check = CrystalCheck::EndOfIncome;  // [CF 7.4, CF 8.9]
  bool priority_wins_first = false;                        // [CF 10.6]
  int round_limit = 60;                                    // [CF 9.6]

  Wording words = Wording::Classic;  // [CF 16.12]

  bool operator==(const Edition&) const = default;

  // Sets a switch by its name in an edition file. Texts come without quotes, truths as true or false.
  Result<Ok, std::string> set(std::string_view key, std::string_view value);
  std::string get(std::string_view key) const;  // as set() takes it
  static std::vector<std::string> switches();
  // Two switches that cannot both be so, in words; empty when the edition can be played.
  std::string contradiction() const;

  // The four printings; another name is refused with those that exist.
  static Result<Edition, std::string> named(std::string_view name);
  static std::vector<std::string> names();
};

}  // namespace verbatim::crystal
