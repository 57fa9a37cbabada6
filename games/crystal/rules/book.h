#pragma once
// The rules in the making: what the chapters share while they write their programs. Each chapter is one
// function; round.cpp calls them in the order in which they need each other.

#include "edition.h"
#include "ids.h"
#include "kernel/game_maker.h"
#include "program/proc.h"

namespace verbatim::crystal {

struct Book {
  GameMaker& m;
  const Edition& e;

  CoreVerbs core;

  // Pure functions.
  FnId priority;                              // () -> seat
  FnId out;                                   // (seat) -> truth: no longer in the game
  FnId power;                                 // (seat, lane)
  FnId value;                                 // (object)
  FnId printed_power;                         // (object, seat)
  FnId lane_of;                               // (object)
  FnId tokens_on;                             // (kind, seat, lane)
  FnId corruption;                            // (seat)
  FnId price_crystals, price_production;      // (object, seat)
  FnId printed_crystals, printed_production;  // (object, seat)
  FnId payable;                               // (object, seat): in full, with its extra payment if need be
  FnId payable_plainly, payable_with_saving;  // (object, seat, of what it is free)
  FnId has_saving;                            // (object, seat)
  FnId solo_allowed;                          // (object, seat)
  FnId is_permanent;                          // (object)
  FnId copy_allowed;                          // (object, seat, upgrades)
  FnId playable_unit, playable_permanent;     // (object, seat)
  FnId waiting, waiting_must;                 // (seat, trigger): has pending cards; has one that is mandatory
  FnId answers;                               // (object, seat): has something for the card just played
  FnId anyone_answers, in_the_midst;          // (); is another card being answered?
  FnId hears_plays;                           // (object, seat): has abilities for plays
  FnId has_deploy_text;                       // (card)
  FnId has_text, works_now;                   // (card, trigger): has such abilities; and they can be done now
  FnId may_postpone;                          // (object)
  FnId can_draw_from;                         // (seat, kind of zone)
  FnId drawing;                               // () -> seats whose draw of the phase is to come
  FnId corrupted;                             // () -> seats with corruption on their lanes
  FnId pending_now[kTriggers];  // (object, seat): waits for its turn in the phase of this trigger
  FnId anyone_waits;            // (trigger): does any card on the table have it?
  FnId anyone_pending;          // (trigger): does one of them still wait for its turn?
  FnId strongest;               // () -> seats with the highest attack
  FnId slot_over;               // (seat)
  FnId reallocated;             // (seat, lane)
  FnId how_much;                // (): what was noted last

  // Programs.
  ProgramId draw;          // (seat, number)
  ProgramId draw_faction;  // (seat): one card
  ProgramId hurt;          // (dealers, in battle): resolves the damage named in kIncoming
  ProgramId damage;        // (seats, amount)
  ProgramId lose_hp;       // (seats, amount)
  ProgramId damage_named;  // the same for what was named for each player by itself
  ProgramId loss_named;
  ProgramId play;             // (card, lane, of what it is free)
  ProgramId answers_to_play;  // (card, lane, whose): the card has been put down
  ProgramId setup;
  ProgramId return_to_hand;             // (object, by whom)
  ProgramId add_tokens, remove_tokens;  // (kind, seat, lane, number)

  // Verbs.
  VerbId nothing_more;  // (seat): done if a deploy turn is over with its card
  VerbId only_one;      // (seat, trigger, must it be mandatory): the card, already marked, see pending.cpp
  VerbId set_limit;     // (seat)
  VerbId play_at_once;  // (card, lane): what is left to do, see Left
  VerbId put_tokens, take_tokens;  // (seat, lane, number, kind): done unless somebody waits for it
  VerbId take_basic;               // (seat): a Basic Trooper into the hand
  VerbId crystal_check;            // (least crystals that win, clause)
  VerbId did;  // (number): so much was done, for texts that go on to speak of it [CF 12.20]

  Who holder() { return m.call<Sort::Seat>(priority, {}); }
  Num on_table(Counter c) { return m.table_counter(c); }
  Truth is_out(Who w) { return m.call<Sort::Truth>(out, {w}); }
};

void declare(Book&);
void make_lanes(Book&);
void make_cost(Book&);
void make_pending(Book&);
void make_victory(Book&);
void make_damage(Book&);
void make_draw(Book&);
void make_tokens(Book&);
void make_play(Book&);
void make_returns(Book&);
void make_setup(Book&);
void make_deploy(Book&);
void make_round(Book&);

// The phases, written into the program of a game one after another (chapters CF 2 to CF 9).
void write_start(Book&, Proc&);
void write_draw_phase(Book&, Proc&);
void write_battle(Book&, Proc&);
void write_income(Book&, Proc&);
void write_regroup(Book&, Proc&);

// One slot of Deploy, the player's first of the round or a later one; one turn of Aftermath.
ProgramId deploy_slot(Book&, bool first);
ProgramId aftermath_turn(Book&);

void write_rules(Book&);  // all of them

// Somebody may fall in the middle of what is done; with two players the game is then over.
void unless_out(Book&, Proc&, Who seat, const Body&);

// [CF 13.9] Abilities that wait for what just happened to a card, those of the acting player first.
Window moment(Book&, Trigger);
// All abilities of one card for this trigger, in the order written.
Window written(Book&, Trigger, Obj card, const char* clause);

// A player's abilities of one moment, in the order they like: each card once, all its abilities in written
// order.
void resolve(Book&, Proc&, Trigger, Obj card, const char* clause);
void own_abilities(Book&, Proc&, Trigger, const char* clause);
// The same for all players, the priority holder first, except those of whom `unless` holds.
void phase_abilities(Book&, Proc&, Trigger, const char* name, const char* clause,
                     const std::function<Truth(Who)>& unless);
// [CF 13.7, CF 8.8] Cooldowns of the chooser, as part of a choice. Where there are no permanents few cards
// have any: they are offered last, so that a choice among cards in hand is one as long as none is in play.
void offer_cooldowns(Book&, Proc&, Asking&, Reg<Sort::Object> object, Reg<Sort::Ability> ability);
// One card, from the deck that the edition or the player names.
void draw_one(Book&, Proc&, Who seat, Reg<Sort::Object> card);
// Tokens onto a lane and off it; abilities that wait for that follow.
void put_tokens(Book&, Proc&, TokenKind, Who seat, Num lane, Num number);
void take_tokens(Book&, Proc&, TokenKind, Who seat, Num lane, Num number);
// What play_at_once has left to do.
void finish_play(Book&, Proc&, Reg<Sort::Object> card, Reg<Sort::Number> lane, Reg<Sort::Number> left);
void check_crystals(Book&, Proc&, LogClause);
int crystals_to_win(const Edition&);

}  // namespace verbatim::crystal
