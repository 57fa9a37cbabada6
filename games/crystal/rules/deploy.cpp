// Draw and Deploy: slots or turns of one card each (chapters CF 3 and CF 4).

#include "book.h"
#include "lanes.h"
#include "usual.h"

namespace verbatim::crystal {
namespace {

// [CF 3.7] The limit is the power of the Production lane at this moment.
[[gnu::always_inline]] inline int set_limit(Table& t, int, const int* a) {
  under(t, kCf37);
  t.set_counter(a[0], kAllowance, lane_power(t, a[0], kProductionLane, cards_undisturbed(t)));
  return 1;
}

// The draw of a round, in the slot or in a phase of its own [CF 3.1, CF 3.4].
void round_draw(Book& b, Proc& p) {
  GameMaker& m = b.m;
  const auto card = p.object();
  const auto draw = [&] {
    if (b.e.draw_count == 1) return draw_one(b, p, m.you(), card);
    p.call(b.draw, {m.you(), Operand::constant(b.e.draw_count)});
  };
  if (b.e.draw_count == 0) return;
  if (!b.e.draw_optional) return draw();
  p.ask(m.you())
      .prompt("draw?")
      .clause(b.e.draw_time == DrawTime::InSlot ? "CF 3.2" : "CF 3.4")
      .option("draw", draw)
      .option("do not draw", nullptr)
      .end();
}

// [CF 3.1] Draw, then the limit, then cards.
void first_of_slot(Book& b, Proc& p) {
  GameMaker& m = b.m;
  const bool draws = b.e.draw_time == DrawTime::InSlot;
  if (draws && b.e.skip_first_draw) {
    p.when(b.on_table(kRound) > 1, [&] { round_draw(b, p); });
  } else if (draws) {
    round_draw(b, p);
  }
  if (b.e.allowance == AllowanceKind::TechLimit) p.verb(b.set_limit, {m.you()});
}

// The cards that can be played now, to each lane or as permanents, and what follows each.
Asking& offer_cards(Book& b, Asking& ask, Reg<Sort::Object> card, Reg<Sort::Number> lane, Truth open,
                    const char* clause, const Body& then) {
  using enum Sort;
  GameMaker& m = b.m;
  const char* to[] = {"play {} to the Mining lane", "play {} to the Attack lane",
                      "play {} to the Production lane"};
  const Obj it = m.it();
  const auto affordable = [&](Pick pick) {
    return pick.where(m.call<Truth>(b.payable, {it, m.you()}), m.clause("CF 4.2"))
        .where(m.call<Truth>(b.solo_allowed, {it, m.you()}), m.clause("CF 13.50"))
        .where(m.can(kPlayCards, m.you(), it), m.clause("CF 12.19"));
  };
  const verbatim::Truth permanent = m.call<Truth>(b.is_permanent, {it});
  const bool permanents = b.e.permanents == Permanents::Played;
  Pick units = m.from_zone(m.zone(kHand, m.you()));
  if (b.e.permanents != Permanents::None) units.where(!permanent);
  units = affordable(units).quickly(b.playable_unit);
  for (int l = 0; l < kLanes; ++l) {
    ask.objects_with(units, card, lane.index, Operand::constant(l), then, to[l], open, clause);
  }
  if (!b.e.basics_in_hand) {
    // [CF 4.6] Basic Troopers are played from their deck as if they were in hand.
    const Pick top = affordable(m.top_of(m.zone(kBasic, m.you()))).quickly(b.playable_unit);
    for (int l = 0; l < kLanes; ++l) {
      ask.objects_with(top, card, lane.index, Operand::constant(l), then, to[l], open, clause);
    }
  }
  if (permanents) {
    // [CF 14.3] Permanents from the hand, faction abilities from beside the deck.
    Pick these = m.from({kHand, kSide}).whose(m.only(m.you()));
    these.where(permanent);
    these = affordable(these).where(
        m.call<Truth>(b.copy_allowed, {it, m.you(), Operand::constant(b.e.upgrade_by_copy)}),
        m.clause(b.e.upgrade_by_copy ? "CF 13.57" : "CF 13.59"));
    these.quickly(b.playable_permanent);
    ask.objects_with(these, card, lane.index, Operand::constant(kNoLane), then, "play {}", open, clause);
  }
  return ask;
}

// [CF 3.4] Everybody; in a position that begins with somebody's draw those before have had theirs.
int drawing_now(const Table& t, const int*) {
  int seats = t.living();
  const int first = opener(t, t.nobody(), kDrawPhase);
  for (int s = priority(t); s != first; s = (s + 1) % t.seats()) seats &= ~(1 << s);
  return seats;
}

// [CF 13.31] Postponed, [CF 13.51] ended by a Solo card, or out of the game.
int slot_over(const Table& t, const int* a) {
  return t.counter(a[0], kPostponed) == 1 || t.counter(a[0], kPassed) != 0 || is_out(t, a[0]);
}

// [CF 4.1] As many cards as can be paid for, one after another.
ProgramId whole_slot(Book& b, bool first) {
  GameMaker& m = b.m;
  Proc p(m, "Deploy slot");
  p.cites("CF 3.1");
  const auto card = p.object();
  const auto lane = p.number();
  const auto ability = p.local<Sort::Ability>();
  const auto left = p.number();
  const auto leave_if_over = [&] { p.when(m.call<Sort::Truth>(b.slot_over, {m.you()}), [&] { p.leave(); }); };
  if (first) first_of_slot(b, p);
  // [CF 6.6] Who draws from an empty deck may fall before the slot has begun.
  unless_out(b, p, m.you(), [&] {
    p.loop([&] {
      Asking ask = p.ask(m.you());
      ask.prompt("Deploy").clause("CF 4.2");
      offer_cards(b, ask, card, lane, Asking::kTrue, "CF 4.2", [&] {
        p.verb_to(left.index, b.play_at_once, {card, lane});
        p.when(m.done(), [&] {
          finish_play(b, p, card, lane, left);
          leave_if_over();
        });
        p.again();
      });
      const bool seldom = b.e.permanents == Permanents::None;
      if (!seldom) offer_cooldowns(b, p, ask, card, ability);
      ask.option("pass", [&] { p.leave(); }).by("CF 4.1");
      if (seldom) offer_cooldowns(b, p, ask, card, ability);
      ask.end();
      leave_if_over();
    });
  });
  return p.id();
}

// [CF 4.8] One card, permanents before and after it; [CF 4.9] a turn without a card is a pass.
ProgramId deploy_turn(Book& b, bool first) {
  GameMaker& m = b.m;
  Proc p(m, "deploy turn");
  p.cites("CF 4.8");
  const auto card = p.object();
  const auto lane = p.number();
  const auto ability = p.local<Sort::Ability>();
  const auto played = p.number();
  const auto left = p.number();
  const auto pass = [&] {
    p.verb(b.core.set_counter, {m.you(), Operand::constant(kPassed), Operand::constant(1)});
    p.leave();
  };
  if (first) first_of_slot(b, p);
  unless_out(b, p, m.you(), [&] {
    p.loop([&] {
      Asking ask = p.ask(m.you());
      ask.prompt("Deploy").clause("CF 4.8");
      offer_cards(b, ask, card, lane, played == 0, "CF 4.8", [&] {
        p.verb_to(left.index, b.play_at_once, {card, lane});
        p.when(m.done(), [&] { finish_play(b, p, card, lane, left); });
        p.set(played, 1);
        p.verb(b.nothing_more, {m.you()});
        p.when(m.done(), [&] { p.leave(); });
      });
      offer_cooldowns(b, p, ask, card, ability);
      ask.option("pass", pass, played == 0, "CF 4.9").by("CF 4.9");
      ask.option("done", [&] { p.leave(); }, played == 1, "CF 4.9").end();
      // [CF 13.33] To postpone is to skip this one turn without passing.
      p.when(m.call<Sort::Truth>(b.slot_over, {m.you()}), [&] { p.leave(); });
    });
  });
  return p.id();
}

}  // namespace

void unless_out(Book& b, Proc& p, Who seat, const Body& body) {
  if (b.m.declaration.seats == 2) return body();
  p.when(!b.is_out(seat), body);
}

void write_draw_phase(Book& b, Proc& p) {
  // [CF 3.4] From the priority holder to the left.
  ProgramId turn;
  {
    Proc q(b.m, "draw turn");
    q.cites("CF 3.4");
    turn = q.id();
    round_draw(b, q);
  }
  const auto seat = p.seat();
  p.each_seat(b.m.call<Sort::Seats>(b.drawing, {}), b.holder(), seat,
              [&] { unless_out(b, p, seat, [&] { p.call_for(seat, turn); }); });
}

void make_deploy(Book& b) {
  using enum Sort;
  b.set_limit = b.m.native("set the limit", {Seat}, verb<set_limit>);
  b.drawing = b.m.pure("draw in this phase", {}, drawing_now, Seats);
  b.slot_over = b.m.pure("the slot is over", {Seat}, slot_over, Truth);
}

ProgramId deploy_slot(Book& b, bool first) {
  return b.e.deploy_mode == DeployMode::WholeTurn ? whole_slot(b, first) : deploy_turn(b, first);
}

}  // namespace verbatim::crystal
