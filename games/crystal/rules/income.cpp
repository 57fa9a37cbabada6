// Income: crystals by mining power, production by production power (chapter CF 7).

#include "book.h"
#include "lanes.h"
#include "pending.h"
#include "quiet.h"
#include "usual.h"
#include "victory.h"

namespace verbatim::crystal {
namespace {

// [CF 7.2] All players at the same time. [CF 7.3] Production is set, not raised.
[[gnu::always_inline]] inline void income(Table& t, int seats, bool sets_production) {
  const bool undisturbed = cards_undisturbed(t), all_gain = t.nothing_forbids();
  const bool told = t.sink() != nullptr;  // asked once: nobody tells a game that is played out
  for (int s = 0; s < seats; ++s) {
    if (!t.lives(s)) continue;
    if (told) under(t, kCf72);
    if (all_gain || may_do(t, s, kGainCrystals))  // [CF 12.19]
      t.add(s, kCrystals, lane_power(t, s, kMiningLane, undisturbed));
    if (!sets_production) continue;
    if (told) under(t, kCf73);
    t.set_counter(s, kAllowance, lane_power(t, s, kProductionLane, undisturbed));
  }
}

[[gnu::always_inline]] inline bool income_at_once(Table& t, int seats, bool production, int crystals_to_win) {
  if (anyone_listens(t, kOnOperations)) return false;
  income(t, seats, production);
  under(t, kNoClause);
  check_crystals(t, seats, crystals_to_win, kCf74);
  return true;
}

}  // namespace

[[gnu::noinline]] bool quiet_income(Table& t, bool production, int crystals_to_win) {
  return in_two_copies<income_at_once>(t, production, crystals_to_win);
}

int crystals_to_win(const Edition& e) {
  return e.crystal_target + (e.crystal_test == CrystalTest::MoreThan ? 1 : 0);
}

void check_crystals(Book& b, Proc& p, LogClause clause) {
  p.verb(b.crystal_check, {Operand::constant(crystals_to_win(b.e)), Operand::constant(clause)});
}

void write_income(Book& b, Proc& p) {
  GameMaker& m = b.m;
  const VerbId gain = m.native("income", {Sort::Truth},
                               [](Table& t, const int* a) { return income(t, t.seats(), a[0] != 0), 1; });
  // [CF 13.39] Who reallocated Mining has no Operations abilities.
  phase_abilities(b, p, kOnOperations, "Operations", "CF 7.1", [&](Who seat) {
    return m.call<Sort::Truth>(b.reallocated, {seat, Operand::constant(kMiningLane)});
  });
  p.verb(gain, {Operand::constant(b.e.allowance == AllowanceKind::Production)});
  if (b.e.crystal_check == CrystalCheck::EndOfIncome) check_crystals(b, p, kCf74);
}

}  // namespace verbatim::crystal
