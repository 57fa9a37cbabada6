#include "tests/conformance/duel.h"

#include <stdexcept>

#include "kernel/game_maker.h"
#include "kernel/kernel.h"
#include "program/proc.h"

namespace verbatim::duel {
namespace {

enum Faces { kSoldier = 1, kScout, kShield, kBomb, kSage, kSmith, kLastFace = kSmith };
constexpr int kCopies = 3, kHand = 4, kRounds = 20;

// Zones, counters and so on in the order in which Duel declares them.
enum { kDeck, kHandZone, kPlay, kDiscard };
enum { kLife, kGold, kRound, kPrevent };

int deal_damage(Table& t, const int* a) {
  int total = 0;
  for (int seat = 0; seat < t.seats(); ++seat) {
    if ((a[0] >> seat & 1) == 0) continue;
    const int stopped = std::min(a[1], t.counter(seat, kPrevent));
    t.add(seat, kPrevent, -stopped);
    t.add(seat, kLife, stopped - a[1]);
    total += a[1] - stopped;
    if (t.counter(seat, kLife) <= 0) t.eliminate(seat);
  }
  if (std::popcount(static_cast<unsigned>(t.living())) <= 1) t.finish(t.living(), 1);
  return total;
}

int base_power(const Table& t, const int* a) { return t.printed(a[0], 0); }

class Duel {
 public:
  explicit Duel(int seats) {
    Declaration& d = m.declaration;
    d.name = "duel";
    d.seats = seats;
    d.bounds.objects = seats * kCopies * kLastFace;
    d.bounds.modifiers = 64;  // a long game of four seats has seen more than half of them
    m.zone({.name = "deck", .visibility = Visibility::Nobody, .deck = true});
    m.zone({.name = "hand", .visibility = Visibility::Owner});
    m.zone({.name = "play"});
    m.zone({.name = "discard"});
    m.counter("life"), m.counter("gold"), m.counter("round"), m.counter("prevent");
    tired = m.flag("tired");
    cost = m.field("cost");
    this_round = m.duration("end of round");
    turn = m.marker("turn");
    core = add_core_verbs(m);
    damage = m.native("damage", {Sort::Seats, Sort::Number}, deal_damage);
    power = m.quantity("power", m.pure("base power", {Sort::Object, Sort::Seat}, base_power));
    played = m.trigger("after playing", Stage::After, {Sort::Object});
    playing = m.trigger("when playing", Stage::When, {Sort::Object});
    ending = m.trigger("end of round", Stage::After);
    draw = m.promise("draw", {Sort::Seat, Sort::Number});
    play = m.promise("play", {Sort::Object, Sort::Seat});
    stronger = m.modifier({.force = Force::Add,
                           .what = static_cast<std::uint8_t>(power),
                           .duration = static_cast<std::uint8_t>(this_round)});
    write_draw();
    write_play();
    write_game();
    faces();
  }

  Game finish() {
    auto game = m.finish();
    if (!game) throw std::logic_error(game.error().text());
    return std::move(*game);
  }

 private:
  void write_draw() {
    Proc p(m, draw);
    auto who = p.parameter<Sort::Seat>();
    auto n = p.parameter<Sort::Number>();
    auto card = p.object();
    p.repeat(n, [&] {
      p.take(card, m.zone(kDeck, who));
      p.verb(core.move, {card, m.zone(kHandZone, who)});
    });
  }

  void write_play() {
    Proc p(m, play);
    auto card = p.parameter<Sort::Object>();
    auto who = p.parameter<Sort::Seat>();
    Stages s;
    s.has_when = s.has_after = true;
    s.when.trigger = playing;
    s.after.trigger = played;
    s.when.first = s.after.first = who;
    p.verb(core.add, {who, Operand::constant(kGold), Num(0) - m.printed(card, cost)});
    p.verb(core.reveal, {card, m.everyone()});
    p.event(m.event("play"), s, [&] { p.verb(core.move, {card, m.zone(kPlay, who)}); });
    p.when(m.event_over(), [&] { p.verb(core.move, {card, m.zone(kDiscard, who)}); });
  }

  void write_turn(Proc& p, Reg<Sort::Seat> who) {
    auto card = p.object();
    p.call(draw, {who, Operand::constant(1)});
    p.verb(core.add, {who, Operand::constant(kGold), Operand::constant(2)});
    p.loop([&] {
      Pick hand = m.from({kHandZone})
                      .whose(m.only(who))
                      .where(m.printed(m.it(), cost) <= m.counter_of(who, kGold), m.clause("DU 1"));
      p.ask(who)
          .prompt("play a card")
          .objects(
              hand, card, [&] { p.call_for(who, play, {card, who}); }, "play {}")
          .option("pass", [&] { p.leave(); })
          .end();
    });
  }

  void write_game() {
    Proc p(m, "game");
    auto who = p.seat();
    auto round = p.number();
    p.each_seat(m.everyone(), {&m, Operand::constant(0)}, who,
                [&] { p.call(draw, {who, Operand::constant(kHand)}); });
    p.each_number(1, kRounds, round, [&] {
      p.each_seat(m.everyone(), {&m, Operand::constant(0)}, who, [&] { write_turn(p, who); });
      Window end;
      end.trigger = ending;
      end.mode = WindowMode::AllOfOne;
      end.first = Operand::constant(0);
      p.window(end);
      p.expire(this_round);
      p.verb(core.clear_all_flags, {Operand::constant(tired)});
    });
    p.outcome(m.everyone(), 2);
    m.code.start = p.id();
  }

  FaceId face(const char* name, int printed_cost) {
    Face f;
    f.name = name;
    f.fields = {static_cast<std::int16_t>(printed_cost)};
    return m.face(f);
  }

  void ability(FaceId f, TriggerId trigger, Need need, const std::function<void(Proc&)>& body,
               Operand applies = kAlways, int zones = 1 << kPlay) {
    ProgramId program;
    {
      Proc p(m, m.code.faces[f.value].name);
      body(p);
      program = p.id();
    }
    m.ability({.face = f,
               .need = need,
               .trigger = trigger,
               .zones = static_cast<std::uint32_t>(zones),
               .applies = applies,
               .program = program});
  }

  void faces() {
    const Truth mine = m.same(m.of_event<Sort::Object>(0), m.source());
    const Truth ready = !m.is(m.source(), tired);
    const Whos foes = m.opponents(m.you());
    const FaceId soldier = face("Soldier", 1);
    ability(soldier, ending, Need::Mandatory,
            [&](Proc& p) { p.verb(damage, {foes, m.quantity_of(power, m.source(), m.you())}); });
    const FaceId scout = face("Scout", 1);
    ability(
        scout, played, Need::Mandatory,
        [&](Proc& p) {
          // Look at the top three, put them back in any order.
          auto card = p.object();
          p.new_list();
          for (int i = 0; i < 3; ++i) {
            p.take(card, m.zone(kDeck, m.you()));
            p.when(!m.same(card, m.nothing()), [&] {
              p.verb(core.reveal, {card, m.only(m.you())});
              p.verb(core.move, {card, m.zone(kDeck, m.you())});
              p.push(card);
            });
          }
          p.ask_order(m.you()).objects(m.from_list(), card, nullptr).end();
          p.each_listed(card, [&] { p.verb(core.move_to_top, {card, m.zone(kDeck, m.you())}); });
          p.drop_list();
        },
        mine);
    const FaceId shield = face("Shield", 0);
    ability(
        shield, playing, Need::Optional,
        [&](Proc& p) {
          p.announce(m.of_event<Sort::Object>(0), [&] {
            p.cancel();
            p.verb(core.move, {m.source(), m.zone(kDiscard, m.you())});
          });
        },
        !m.same(m.owner(m.of_event<Sort::Object>(0)), m.you()), 1 << kHandZone);
    const FaceId bomb = face("Bomb", 3);
    ability(
        bomb, played, Need::Mandatory,
        [&](Proc& p) {
          auto amount = p.number();
          p.ask_distribution(m.you(), 1, 3, 2)
              .objects(m.from({kPlay}).where(!m.same(m.it(), m.source())), p.object(), nullptr)
              .end();
          p.each_listed(amount, [&] { p.verb(damage, {foes, amount}); });
        },
        mine);
    const FaceId sage = face("Sage", 2);
    ability(
        sage, ending, Need::Optional,
        [&](Proc& p) {
          auto card = p.object();
          auto n = p.number();
          p.verb(core.set_flag, {m.source(), Operand::constant(tired)});
          p.ask_some(m.you(), 0, 2).objects(m.from({kHandZone}).whose(m.only(m.you())), card, nullptr).end();
          p.set(n, m.list_size());
          p.each_listed(card, [&] { p.verb(core.mix_in, {card, m.zone(kDeck, m.you())}); });
          p.call(draw, {m.you(), n});
        },
        ready);
    const FaceId smith = face("Smith", 2);
    ability(
        smith, played, Need::Optional,
        [&](Proc& p) {
          auto card = p.object();
          auto n = p.number();
          p.ask_number(m.you())
              .numbers(0, m.least(m.counter_of(m.you(), kGold), 2), n, nullptr, "pay {}")
              .end();
          p.verb(core.add, {m.you(), Operand::constant(kGold), Num(0) - n});
          p.ask(m.you()).objects(m.from({kPlay}), card, [&] { p.modify(stronger, card, n); }).end();
        },
        ready);
  }

  GameMaker m;
  CoreVerbs core{};
  VerbId damage;
  int tired = 0, cost = 0, power = 0, this_round = 0, turn = 0, stronger = 0;
  TriggerId played, playing, ending;
  ProgramId draw, play;
};

}  // namespace

Game make(int seats) { return Duel(seats).finish(); }

State start(const Game& game, std::uint64_t seed) {
  const Kernel k(game);
  State s = k.blank(seed);
  Table t(game, s);
  for (int seat = 0; seat < t.seats(); ++seat) {
    t.set_counter(seat, kLife, 12);
    for (int face = kSoldier; face <= kLastFace; ++face) {
      for (int copy = 0; copy < kCopies; ++copy) t.add_object(FaceId(face), seat, t.zone(kDeck, seat));
    }
    t.shuffle(t.zone(kDeck, seat));
  }
  k.begin(s);
  return s;
}

}  // namespace verbatim::duel
