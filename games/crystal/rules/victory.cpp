#include "victory.h"

#include <array>
#include <bit>

#include "book.h"
#include "quiet.h"
#include "usual.h"

namespace verbatim::crystal {
namespace {

// [CF 6.6] Cards and tokens of an eliminated player leave the game; what ends it is left lying as it was.
void leave_the_game(Table& t, int seat, bool over) {
  under(t, kCf66);
  for (int o = 0; o < t.objects() && !over; ++o) {
    if (t.owner(o) != seat) continue;
    for (int flag = 0; flag < kFlags; ++flag) t.set_flag(o, flag, false);
    t.move(o, t.layout().nowhere());
  }
  for (int c = kCorruption; c < kBase; ++c) t.set_counter(seat, c, 0);
  t.set_counter(seat, kIncoming, 0);
  t.eliminate(seat);
  t.abandon_abilities_of(seat);  // [CF 6.7]
  t.log({.kind = LogKind::Said,
         .seat = static_cast<std::uint8_t>(seat),
         .clause = ClauseId(kCf61),
         .label = LabelId(kSaysOut)});
}

void end_game(Table& t, int winners, Ending ending, LogClause clause, LogLabel label) {
  t.log({.kind = LogKind::Said,
         .seat = static_cast<std::uint8_t>(std::countr_zero(static_cast<unsigned>(winners))),
         .clause = ClauseId(clause),
         .label = LabelId(label),
         .amount = static_cast<std::int16_t>(winners)});
  t.finish(winners, ending);
}

// [CF 10.4, CF 10.5] The most crystals, then hit points, attack power, production power.
int best_of(const Table& t, int candidates) {
  std::array<int, 4> best{};
  int winners = 0;
  for (int s = 0; s < t.seats(); ++s) {
    if ((candidates >> s & 1) == 0) continue;
    const std::array<int, 4> has{t.counter(s, kCrystals), t.counter(s, kHitPoints), power(t, s, kAttackLane),
                                 power(t, s, kProductionLane)};
    if (winners == 0 || has > best) {
      best = has;
      winners = 1 << s;
    } else if (has == best) {
      winners |= 1 << s;
    }
  }
  return winners;
}

// The next player to the left who is in the game.
[[gnu::always_inline]] inline int left_of(const Table& t, int seats, int seat) {
  for (int k = 0; k < seats; ++k) {
    seat = seat + 1 < seats ? seat + 1 : 0;
    if (t.lives(seat)) return seat;
  }
  return seats;
}

// [CF 9.5, CF 9.6] The token passes to the left and a new round begins, unless the last one is over.
[[gnu::always_inline]] inline void end_round(Table& t, int seats, int round_limit) {
  if (t.counter(seats, kRound) >= round_limit) {
    end_game(t, best_of(t, t.living()), kByRoundLimit, kCf96, kSaysLimit);
    return;
  }
  under(t, kCf95);
  t.set_counter(seats, kPriority, left_of(t, seats, t.counter(seats, kPriority)));
  t.set_counter(seats, kRound, t.counter(seats, kRound) + 1);
  t.set_counter(seats, kFrom, 0);
}

}  // namespace

void crystals_win(Table& t, int candidates, LogClause clause) {
  int winners = 0;
  if (switched(t, kPriorityWinsFirst)) {
    for (int k = 0, s = priority(t); k < t.seats() && winners == 0; ++k, s = t.next_living(s)) {
      winners = candidates & 1 << s;
    }
  } else {
    winners = best_of(t, candidates);
  }
  end_game(t, winners, kByCrystals, clause, kSaysCrystals);
}

void pass_token(Table& t, int round_limit) { in_two_copies<end_round>(t, round_limit); }

// [CF 6.1] At once, in any phase; the event that did it is complete.
int eliminate(Table& t, int fell) {
  const int left = t.living() & ~fell;
  const bool over = std::popcount(static_cast<unsigned>(left)) <= 1;
  for (int s = 0; s < t.seats(); ++s) {
    if ((fell >> s & 1) != 0) leave_the_game(t, s, over);
  }
  if (over) {
    // [CF 6.4] The only one left wins; [CF 6.5] if nobody is, those who fell together draw.
    const bool draw = left == 0;
    end_game(t, draw ? fell : left, kByElimination, draw ? kCf65 : kCf64, kNoLabel);
    return std::popcount(static_cast<unsigned>(fell));
  }
  // [CF 6.6] A token without a holder moves to the left.
  if (is_out(t, priority(t))) t.set_counter(t.nobody(), kPriority, t.next_living(priority(t)));
  return std::popcount(static_cast<unsigned>(fell));
}

void make_victory(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  b.crystal_check = m.native("crystal victory", {Number, Number}, [](Table& t, const int* a) -> int {
    return check_crystals(t, t.seats(), a[0], static_cast<LogClause>(a[1]));
  });
}

}  // namespace verbatim::crystal
