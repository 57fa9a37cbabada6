#include "position.h"

#include <algorithm>
#include <map>

#include "rules/ids.h"

namespace verbatim::crystal {
namespace {

bool in_lane(int kind) { return kind == kMining || kind == kAttack || kind == kProduction; }

// Where a card cannot lie.
std::string misplaced(const Edition& e, const Table& t, int o, int kind) {
  const std::string& name = t.face(o).name;
  const bool lane = in_lane(kind) || (kind >= kFaceDown && kind < kFaceDown + kLanes);
  const bool trooper = t.has_printed_tag(o, kTagTrooper);
  if (t.has_printed_tag(o, kTagPermanent)) {
    if (lane) return "CF 14.3: a permanent lies in no lane, and " + name + " is one";
    if (e.permanents == Permanents::None)
      return "CF 14.6: this edition has no permanents, and " + name + " is one";
  } else if (kind == kPermanents) {
    return "CF 14.3: only permanents are in play beside the lanes, and " + name + " is none";
  }
  if (kind >= kFaceDown && !t.has_printed_tag(o, kTagStealth))
    return "CF 13.68: only a card with Stealth is played face down, and " + name + " has none";
  if (kind == kBasic && !trooper) return "CF 1.5: " + name + " is no card of the basic deck";
  if (trooper && (kind == kDeck || kind == kDiscard))
    return "CF 13.2: a " + name + " comes into no faction deck and no discard pile";
  return "";
}

// What a card cannot be where it lies.
std::string misstated(const Edition& e, const Table& t, int o, int kind) {
  const std::string& name = t.face(o).name;
  const bool lane = in_lane(kind), permanent = kind == kPermanents;
  if (t.flag(o, kDisabled) && !lane) return "CF 13.18: only cards in lanes are disabled";
  if (t.flag(o, kExhausted) && !lane && !permanent)
    return "CF 13.6: only permanents and cards in lanes are exhausted";
  if (t.flag(o, kFresh) && !lane && !permanent && kind < kFaceDown)
    return "CF 14.2: " + name + " has entered no lane";
  if (t.flag(o, kUpgraded) && !permanent) return "CF 13.57: only permanents are upgraded";
  if (t.flag(o, kUpgraded) && !e.upgrade_by_copy)
    return "CF 13.59: no copy is played on another in this edition";
  if (e.permanents != Permanents::None && t.on_object(o, kStored) != 0 && !lane && !permanent)
    return "CF 13.64: crystals lie on cards in play";
  return "";
}

std::string too_many(const Edition& e, const Table& t, int seat) {
  std::map<int, int> copies;
  const auto permanents = t.in(t.zone(kPermanents, seat));
  for (const int o : permanents) copies[t.record(o).face] += t.flag(o, kUpgraded) ? 2 : 1;
  for (const auto& [face, n] : copies) {
    if (n > e.deck_copies)
      return "CF 15.2: there are no more than " + std::to_string(e.deck_copies) + " copies of a card";
  }
  if (e.permanents != Permanents::None && static_cast<int>(permanents.size()) > e.permanent_limit)
    return "CF 14.4: no more than " + std::to_string(e.permanent_limit) +
           " permanents of a player are in play";
  return "";
}

bool has_copy_beneath(const Table& t, int o) {
  const auto beneath = t.in(t.zone(kBeneath, t.owner(o)));
  return std::any_of(beneath.begin(), beneath.end(),
                     [&](int copy) { return t.record(copy).face == t.record(o).face; });
}

}  // namespace

bool lay_copies_beneath(Table& t) {
  for (int o = 0; o < t.objects(); ++o) {
    if (!t.in_kind(o, kPermanents) || !t.flag(o, kUpgraded) || has_copy_beneath(t, o)) continue;
    if (t.add_object(FaceId(t.record(o).face), t.owner(o), t.zone(kBeneath, t.owner(o))) == t.none()) {
      return false;
    }
  }
  return true;
}

std::string impossible(const Edition& e, const Table& t) {
  if (t.counter(t.nobody(), kPhase) == kDrawPhase && e.draw_time == DrawTime::InSlot)
    return "CF 3.1: this edition has no Draw phase, each player draws in their own slot of Deploy";
  if (t.counter(t.nobody(), kRound) > e.round_limit)
    return "CF 9.6: the game ends with round " + std::to_string(e.round_limit);
  for (int s = 0; s < t.seats(); ++s) {
    if (t.lives(s) && t.counter(s, kHitPoints) <= 0)
      return "CF 6.1: a player with 0 or fewer hit points is out";
    if (std::string many = too_many(e, t, s); !many.empty()) return many;
  }
  for (int o = 0; o < t.objects(); ++o) {
    const int zone = t.zone_of(o);
    if (zone == t.layout().nowhere()) continue;
    if (std::string wrong = misplaced(e, t, o, t.kind_of(zone)); !wrong.empty()) return wrong;
    if (std::string wrong = misstated(e, t, o, t.kind_of(zone)); !wrong.empty()) return wrong;
  }
  return "";
}

}  // namespace verbatim::crystal
