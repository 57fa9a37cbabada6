#pragma once
// A game that uses every instruction, for the fuzz targets to change: what its cards mean does not matter.

#include <stdexcept>
#include <string>

#include "base/random.h"
#include "kernel/game_maker.h"
#include "kernel/kernel.h"
#include "program/proc.h"

namespace verbatim::fuzz {

struct BaseGame {
  GameMaker m;
  CoreVerbs core;
  int deck, hand, play, gold, order, hurt, tapped, cost, unit, hit, turn, round, power;
  TriggerId before, when, after, action, bare;
  ProgramId deal, announced, finished;
  Pick hand_of_you, in_play;

  BaseGame() {
    declare();
    write_hooks();
    write_event();
    write_faces();
    write_game();
  }

  Natives natives() const {
    auto game = GameMaker(m).finish();
    if (!game) throw std::logic_error(game.error().text());
    return game->natives();
  }

  static constexpr int kObjects = 14;
  // Every object lies somewhere; the first ones in play.
  static State start(const Game& game, std::uint64_t seed) {
    State s = Kernel(game).blank(seed);
    Table t(game, s);
    const int kinds = static_cast<int>(game.declaration().zones.size());
    const auto faces = static_cast<int>(game.code().faces.size());
    for (int o = 0; o < kObjects; ++o) {
      t.add_object(FaceId(o % faces), o % t.seats(), t.zone((o / 2 + 2) % kinds, o % t.seats()));
    }
    for (int z = 0; z < game.layout().zones; z += 2) t.shuffle(z);
    s.header().options = static_cast<std::uint8_t>(seed & (kChanceOpen | kAskEveryone));
    return s;
  }

 private:
  Who first_seat() { return {&m, Operand::constant(0)}; }

  void declare() {
    Declaration& d = m.declaration;
    d.name = "fuzz";
    d.seats = 3;
    d.bounds = {.objects = 20, .modifiers = 4, .stack = 300, .segments = 3, .instructions_per_choice = 2000};
    deck = m.zone({.name = "deck", .visibility = Visibility::Nobody, .deck = true});
    hand = m.zone({.name = "hand", .visibility = Visibility::Owner});
    play = m.zone({.name = "play"});
    m.zone({.name = "box", .per_seat = false, .visibility = Visibility::Nobody});
    gold = m.counter("gold"), order = m.counter("order");
    hurt = m.object_counter("hurt"), tapped = m.flag("tapped"), cost = m.field("cost"), unit = m.tag("unit");
    hit = m.action("hit"), turn = m.marker("turn"), round = m.duration("round");
    power = m.quantity("power", m.pure("printed power", {Sort::Object, Sort::Seat},
                                       [](const Table& t, const int* a) { return t.printed(a[0], 0); }));
    core = add_core_verbs(m);
    before = m.trigger("before", Stage::Before, {Sort::Object, Sort::Number});
    when = m.trigger("when", Stage::When, {Sort::Object, Sort::Number});
    after = m.trigger("after", Stage::After, {Sort::Object, Sort::Number});
    action = m.trigger("action", Stage::After);
    bare = m.trigger("moment", Stage::After);
    hand_of_you = m.from({hand}).whose(m.only(m.you()));
    in_play = m.from({play});
    m.modifier({.force = Force::Forbid, .what = static_cast<std::uint8_t>(hit)});
    m.modifier({.force = Force::Add, .applies = m.tagged(m.it(), unit)});
    m.modifier({.force = Force::Grant, .one_time = false});
    m.modifier({.force = Force::Become, .on_seat = true});
  }

  void write_hooks() {
    announced = m.promise("announced", {Sort::Object});
    finished = m.promise("finished", {Sort::Object});
    {
      Proc p(m, announced);
      p.parameter<Sort::Object>();
      Window w{.trigger = bare};
      p.window(w);
      p.set_done(!m.event_over());
    }
    Proc p(m, finished);
    p.verb(core.set_flag, {p.parameter<Sort::Object>(), Num(tapped)});
  }

  void write_event() {
    deal = m.promise("deal", {Sort::Object, Sort::Number});
    Proc p(m, deal);
    auto target = p.parameter<Sort::Object>();
    auto amount = p.parameter<Sort::Number>();
    Stages s;
    s.has_before = s.has_when = s.has_after = s.after_each_part = true;
    s.part_register = target.index;
    s.before = {.trigger = before,
                .mode = WindowMode::MandatoryFirst,
                .order = OrderKind::ByCounter,
                .counter = static_cast<std::uint8_t>(order),
                .first = first_seat()};
    s.when = {.trigger = when, .whole_object = true, .first = first_seat()};
    s.after = {.trigger = after, .mode = WindowMode::AllOfOne, .first = first_seat()};
    p.new_list();
    p.push(target);
    p.push(m.bearer(target));
    p.event(m.event("deal"), s, [&] {
      auto part = p.number();
      p.set(part, m.count(m.from_list()));
      p.verb(core.add_on_object, {target, Num(hurt), amount + part});
    });
  }

  void card(const std::string& name, TriggerId trigger, Need need, const std::function<void(Proc&)>& body,
            Operand triggered = kAlways) {
    Face f;
    f.name = name;
    f.fields = {static_cast<std::int16_t>(name.size())};
    f.tags = name.size() & 1;
    const FaceId face = m.face(f);
    const ProgramId id = m.promise(name);
    Proc p(m, id);
    m.ability({.face = face,
               .need = need,
               .klass = static_cast<std::uint8_t>(name.size() & 1),
               .trigger = trigger,
               .zones = (1u << play) | (1u << hand),
               .triggered = triggered,
               .applies = m.counter_of(m.you(), gold) < 20,
               .program = id});
    body(p);
  }

  void write_faces() {
    m.ability_class({.name = "card", .announced = announced, .finished = finished});
    card(
        "cancels", when, Need::Optional, [&](Proc& p) { p.cancel(); },
        m.printed(m.of_event<Sort::Object>(0), cost) > 2);
    card("replaces", when, Need::Mandatory, [&](Proc& p) {
      p.replace();
      p.take_part(m.of_event<Sort::Object>(0));
    });
    card("edits", before, Need::Mandatory, [&](Proc& p) { p.edit(1, m.of_event<Sort::Number>(1) + 1); });
    card(
        "announces", after, Need::Optional,
        [&](Proc& p) {
          p.announce(m.of_event<Sort::Object>(0), [&] { p.modify(1, m.of_event<Sort::Object>(0), 2); });
          p.finish();
        },
        !m.name_marked(m.of_event<Sort::Object>(0)));
    card("ends", action, Need::Optional, [&](Proc& p) { p.unwind(turn); });
    card("acts", action, Need::Optional, [&](Proc& p) {
      auto n = p.number();
      p.ask_some(m.you(), 1, 2).objects(in_play, p.object(), nullptr).end();
      p.each_listed(p.object(), [&] { p.modify(0, m.source()); });
      p.ask_order(m.you()).seats(m.everyone(), p.seat(), nullptr).end();
      p.drop_list();
      p.ask_distribution(m.you(), 1, 3, m.printed(m.it(), cost))
          .objects(hand_of_you, p.object(), nullptr)
          .end();
      p.each_listed(n, [&] { p.verb(core.add, {m.you(), Num(gold), n}); });
    });
    m.continuous({.face = FaceId(1),
                  .force = Force::Add,
                  .zones = 1u << play,
                  .applies = m.tagged(m.it(), unit),
                  .amount = m.count(in_play)});
    m.continuous({.face = FaceId(2),
                  .force = Force::Protect,
                  .zones = 1u << play,
                  .active = m.is(m.source(), tapped)});
  }

  void write_turn(Proc& p, Reg<Sort::Seat> who) {
    auto card = p.object();
    auto ability = p.local<Sort::Ability>();
    auto n = p.number();
    p.take(card, m.zone(deck, who));
    p.verb(core.move, {card, m.zone(hand, who)});
    p.chance(n, 3);
    p.ask(who)
        .objects(m.from({hand}).whose(m.only(who)).where(m.quantity_of(power, m.it(), who) > n), card,
                 [&] {
                   p.verb(core.move_to_top, {card, m.zone(play, who)});
                   p.call(deal, {card, n});
                 })
        .objects(in_play.where(m.can(hit, who, m.it())), card,
                 [&] { p.verb(core.mix_in, {card, m.zone(deck, who)}); })
        .abilities(action, card, ability, [&] { p.use(card, ability); })
        .seats(m.opponents(who), p.seat(), [&] { p.verb(core.attach, {card, m.bearer(card)}); })
        .option("pass", [&] { p.when(m.counter_of(who, gold) > 9, [&] { p.verb(core.eliminate, {who}); }); })
        .end();
  }

  void write_game() {
    const ProgramId one_turn = m.promise("turn", {Sort::Seat});
    {
      Proc p(m, one_turn);
      auto who = p.parameter<Sort::Seat>();
      p.marked(turn, [&] { write_turn(p, who); });
    }
    Proc p(m, "game");
    auto who = p.seat();
    auto n = p.number();
    p.each_number(1, 4, n, [&] {
      p.each_seat(m.everyone(), first_seat(), who, [&] { p.call_for(who, one_turn, {who}); });
      p.window({.trigger = bare, .decline_is_final = true});
      p.expire(round);
      p.ask_number(first_seat()).numbers(n, 3, n, nullptr).end();
    });
    p.outcome(m.everyone(), 2);
    m.code.start = p.id();
  }
};

// Answers at random, so many times at most.
inline void play_on(const Game& game, State s, std::uint64_t seed, int answers) {
  Kernel k(game);
  Random random(seed);
  while (answers-- > 0 && k.run(s) == Stop::Decision) {
    const auto n = static_cast<std::uint32_t>(k.decision().options.size());
    if (n == 0) return;
    k.answer_unchecked(s, static_cast<int>(random.below(n)));
  }
  (void)k.explain_failure(s);
}

}  // namespace verbatim::fuzz
