// Income: crystals by mining power, production by production power (chapter CF 7).

#include "book.h"
#include "lanes.h"

namespace verbatim::crystal {
namespace {

// [CF 7.2] All players at the same time. [CF 7.3] Production is set, not raised.
template <bool Production>
int income(Table& t, const int*) {
  under(t, kCf72);
  for (int s = 0; s < t.seats(); ++s) {
    if (!t.lives(s)) continue;
    if (may_do(t, s, kGainCrystals)) t.add(s, kCrystals, power(t, s, kMiningLane));  // [CF 12.19]
    if (Production) t.set_counter(s, kAllowance, power(t, s, kProductionLane));
  }
  return 1;
}

}  // namespace

void check_crystals(Book& b, Proc& p, LogClause clause) {
  const int least = b.e.crystal_target + (b.e.crystal_test == CrystalTest::MoreThan ? 1 : 0);
  p.verb(b.crystal_check, {Operand::constant(least), Operand::constant(clause)});
}

void write_income(Book& b, Proc& p) {
  GameMaker& m = b.m;
  const VerbId gain = b.e.allowance == AllowanceKind::Production ? m.native("income", {}, income<true>)
                                                                 : m.native("income", {}, income<false>);
  // [CF 13.39] Who reallocated Mining has no Operations abilities.
  phase_abilities(b, p, kOnOperations, "Operations", "CF 7.1", [&](Who seat) {
    return m.call<Sort::Truth>(b.reallocated, {seat, Operand::constant(kMiningLane)});
  });
  p.verb(gain);
  if (b.e.crystal_check == CrystalCheck::EndOfIncome) check_crystals(b, p, kCf74);
}

}  // namespace verbatim::crystal
