// Aftermath: the abilities of cards that entered this round, and permanents once more (chapter CF 8).

#include "book.h"
#include "lanes.h"
#include "moves.h"
#include "pending.h"
#include "quiet.h"
#include "usual.h"

namespace verbatim::crystal {
namespace {

// [CF 8.6] Only who passes something over has passed: who had nothing to do takes up what comes later.
int pass_aftermath(Table& t, const int* a) {
  if (anything_to_do(t, a[0])) t.set_counter(a[0], kPassed, 1);
  return 1;
}

// Done if the turn is over: the player is out, or has nothing left but to pass and need not say so.
int turn_over(Table& t, const int* a) {
  if (is_out(t, a[0])) return 1;
  if ((t.header().options & kAskEveryone) != 0) return 0;
  return !anyone_has_more_to_do(t) || !anything_to_do(t, a[0]);
}

// A player's cards that have something for Aftermath; those whose turn it is not, with the rule that says so.
Pick cards_with_aftermath(Book& b) {
  GameMaker& m = b.m;
  const Obj it = m.it();
  const Operand trigger = Operand::constant(kOnAftermath);
  Pick pick = m.from({kMining, kAttack, kProduction, kPermanents}).whose(m.only(m.you()));
  pick.where(m.call<Sort::Truth>(b.has_text, {it, trigger}));
  pick.where(m.call<Sort::Truth>(b.works_now, {it, trigger}), m.clause("CF 8.1"));
  pick.where(!m.is(it, kActivated), m.clause("CF 14.2"));
  if (b.e.disable_stops_aftermath) pick.where(!m.is(it, kDisabled), m.clause("CF 13.19"));
  pick.where(m.call<Sort::Truth>(b.pending_now[kOnAftermath], {it, m.you()}), m.clause("CF 12.3"));
  return pick.quickly(b.pending_now[kOnAftermath]);
}

// One turn: a card, and any number of ready permanents [CF 8.8]. Player by player the turn goes on until no
// card is left [CF 8.2]; in alternating order it is one card, and only optional ones can be passed over
// [CF 8.6, CF 8.7].
ProgramId turn(Book& b, VerbId pass_verb, VerbId over) {
  GameMaker& m = b.m;
  const bool alternating = b.e.aftermath_mode == AftermathMode::Alternating;
  Proc p(m, "Aftermath turn");
  const auto card = p.object();
  const auto ability = p.local<Sort::Ability>();
  const auto waits = [&](FnId fn) {
    return m.call<Sort::Truth>(fn, {m.you(), Operand::constant(kOnAftermath)});
  };
  const auto choose = [&] {
    Asking ask = p.ask(m.you());
    ask.prompt("Aftermath").clause(alternating ? "CF 8.6" : "CF 8.2");
    ask.objects(
        cards_with_aftermath(b), card,
        [&] {
          resolve(b, p, kOnAftermath, card, "CF 8.1");
          if (alternating) p.leave();
        },
        "activate {}");
    ask.guard(waits(b.waiting));
    offer_cooldowns(b, p, ask, card, ability);
    ask.option(
           "pass",
           [&] {
             p.verb(pass_verb, {m.you()});
             p.leave();
           },
           !waits(alternating ? b.waiting_must : b.waiting), "CF 8.7")
        .end();
  };
  p.loop([&] {
    p.verb_to(card.index, b.only_one,
              {m.you(), Operand::constant(kOnAftermath), Operand::constant(alternating)});
    p.when(
        m.done(),
        [&] {
          // Whether it was the last, "go on" finds out.
          p.window(written(b, kOnAftermath, card, "CF 8.1"));
          p.leave();
        },
        choose);
    p.verb(over, {m.you()});
    p.when(m.done(), [&] { p.leave(); });
  });
  return p.id();
}

// [CF 13.68] What lies face down is revealed in its lane.
[[gnu::noinline]] void reveal(Table& t, int seat) {
  for (int l = 0; l < kLanes; ++l) {
    for (const int zone = own_zone(t, kFaceDown + l, seat); t.zone_size(zone) > 0;) {
      const int card = t.in(zone).front();
      enter_lane(t, card, l);
      t.set_flag(card, kRevealed);
    }
  }
}

[[gnu::always_inline]] inline void open_aftermath(Table& t, int seats) {
  // Who passed in Deploy has not passed in Aftermath. A position that begins here knows who has.
  const bool after_deploy = (t.counter(seats, kFrom) & kFromPhase) != kAftermathPhase;
  for (int s = 0; s < seats && after_deploy; ++s) t.set_counter(s, kPassed, 0);
  under(t, kCf1368);
  for (int s = 0; s < seats; ++s) {
    if (!own_zones(t, kFaceDown, kFaceDown + kLanes - 1, s).empty()) reveal(t, s);
  }
  under(t, kNoClause);
}

// Who has nothing to do is not asked. Once the phase is over it stays so, because "go on" may be said again
// where the next begins.
[[gnu::always_inline]] inline int turn_after(Table& t, int seats, int from) {
  const bool more = t.counter(seats, kPhase) == kAftermathPhase && anyone_has_more_to_do(t);
  for (int k = 0, s = from < seats ? from : 0; k < seats; ++k, s = s + 1 == seats ? 0 : s + 1) {
    if (!t.lives(s) || t.counter(s, kPassed) != 0) continue;
    t.set_counter(seats, kSlot, s);
    if (more && anything_to_do(t, s)) return s;
  }
  return seats;
}

}  // namespace

void begin_aftermath(Table& t) { in_two_copies<open_aftermath>(t); }
int next_turn(Table& t, int from) { return in_two_copies<turn_after>(t, from); }

ProgramId aftermath_turn(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  const VerbId pass_verb = m.native("pass in Aftermath", {Seat}, pass_aftermath);
  const VerbId over = m.native("the Aftermath turn is over", {Seat}, turn_over);
  return turn(b, pass_verb, over);
}

}  // namespace verbatim::crystal
