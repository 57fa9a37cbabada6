// Income: crystals by mining power, production by production power (chapter CF 7).

#include "book.h"
#include "lanes.h"
#include "pending.h"
#include "quiet.h"
#include "victory.h"

namespace verbatim::crystal {
namespace {

// [CF 7.2] All players at the same time. [CF 7.3] Production is set, not raised. (sets production)
int income(Table& t, const int* a) {
  under(t, kCf72);
  for (int s = 0; s < t.seats(); ++s) {
    if (!t.lives(s)) continue;
    if (may_do(t, s, kGainCrystals)) t.add(s, kCrystals, power(t, s, kMiningLane));  // [CF 12.19]
    if (a[0] != 0) t.set_counter(s, kAllowance, power(t, s, kProductionLane));
  }
  return 1;
}

}  // namespace

bool quiet_income(Table& t, bool production, int crystals_to_win) {
  if (anyone_listens(t, kOnOperations)) return false;
  const int sets_production = production;
  income(t, &sets_production);
  under(t, kNoClause);
  check_crystals(t, crystals_to_win, kCf74);
  return true;
}

int crystals_to_win(const Edition& e) {
  return e.crystal_target + (e.crystal_test == CrystalTest::MoreThan ? 1 : 0);
}

void check_crystals(Book& b, Proc& p, LogClause clause) {
  p.verb(b.crystal_check, {Operand::constant(crystals_to_win(b.e)), Operand::constant(clause)});
}

void write_income(Book& b, Proc& p) {
  GameMaker& m = b.m;
  const VerbId gain = m.native("income", {Sort::Truth}, income);
  // [CF 13.39] Who reallocated Mining has no Operations abilities.
  phase_abilities(b, p, kOnOperations, "Operations", "CF 7.1", [&](Who seat) {
    return m.call<Sort::Truth>(b.reallocated, {seat, Operand::constant(kMiningLane)});
  });
  p.verb(gain, {Operand::constant(b.e.allowance == AllowanceKind::Production)});
  if (b.e.crystal_check == CrystalCheck::EndOfIncome) check_crystals(b, p, kCf74);
}

}  // namespace verbatim::crystal
