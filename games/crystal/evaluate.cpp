#include "evaluate.h"

#include <algorithm>
#include <cmath>

#include "rules/lanes.h"

namespace verbatim::crystal {
namespace {

// A power works every round from now on, so it is worth as many points as there are rounds to come that
// matter. Crystals already won and hit points still there are counted as parts of the way to the end.
constexpr double kRoundsAhead = 4.0;
constexpr double kHandCard = 0.03, kTechPower = 0.10, kHitPointsShare = 0.9;
constexpr double kSteepness = 4.0;

double standing(const Edition& e, const Table& t, int seat) {
  const double target = std::max(1, e.crystal_target), life = std::max(1, e.start_hit_points);
  const double mining = power(t, seat, kMiningLane), attack = power(t, seat, kAttackLane);
  const double tech = power(t, seat, kProductionLane);
  double s = (t.counter(seat, kCrystals) + kRoundsAhead * mining) / target;
  s += kHitPointsShare * std::min(1.5, t.counter(seat, kHitPoints) / life);
  s += kHitPointsShare * kRoundsAhead * attack / life;
  s += kTechPower * std::min(tech, 8.0) + kHandCard * t.zone_size(t.zone(kHand, seat));
  return s;
}

}  // namespace

double evaluate(const Edition& e, const Table& t, int seat) {
  if (!t.lives(seat)) return 0;
  const double own = standing(e, t, seat);
  double best = -1e9;
  for (int s = 0; s < t.seats(); ++s) {
    if (s != seat && t.lives(s)) best = std::max(best, standing(e, t, s));
  }
  return 1 / (1 + std::exp(-kSteepness * (own - best)));
}

}  // namespace verbatim::crystal
