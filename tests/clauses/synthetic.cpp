#include "tests/clauses/synthetic.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace verbatim::clauses {
namespace {

int say(Table& t, const int* a) {
  const auto object = static_cast<std::int16_t>(a[1] >= t.none() ? -1 : a[1]);
  const auto extra = static_cast<std::int16_t>(a[2]);
  t.log({.kind = LogKind::Said, .object = object, .amount = static_cast<std::int16_t>(a[0]), .extra = extra});
  return 1;
}
int lose(Table& t, const int* a) {
  const int n = std::clamp(a[2], 0, t.counter(a[0], a[1]));
  t.add(a[0], a[1], -n);
  return n;
}
int let(Table& t, const int* a) { return t.set_counter(t.nobody(), a[0], a[1]), 1; }
int active(const Table& t, const int*) { return t.counter(t.nobody(), Active); }
int speaker(const Table& t, const int*) { return t.counter(t.nobody(), Speaker); }

// The seat that is n-th in initiative order, from 1.
int in_initiative(const Table& t, const int* a) {
  for (int seat = 0; seat < t.seats(); ++seat) {
    int place = 1;
    for (int other = 0; other < t.seats(); ++other)
      place += t.counter(other, Initiative) < t.counter(seat, Initiative);
    if (place == a[0]) return seat;
  }
  return t.nobody();
}

}  // namespace

Synthetic::Synthetic(int seats) {
  Declaration& d = m.declaration;
  d.name = "synthetic";
  d.seats = seats;
  d.bounds.objects = 40;
  d.bounds.stack = 1024;
  for (const char* own : {"hand", "play", "reserve"}) m.zone({.name = own});
  d.zones[Hand].visibility = Visibility::Owner;
  for (const char* shared : {"shown", "deck", "discard", "removed"})
    m.zone({.name = shared, .per_seat = false});
  d.zones[Deck].visibility = Visibility::Nobody;
  d.zones[Deck].deck = true;
  for (const char* c : {"goods", "tokens", "fleet", "capacity", "points", "initiative", "hits", "active",
                        "speaker", "goal", "combat"})
    m.counter(c);
  for (const char* f : {"exhausted", "damaged"}) m.flag(f);
  for (const char* t : {"ship", "fighter", "ground", "system", "planet"}) m.tag(t);
  m.field("strength");
  for (const char* l : {"round", "combat", "action", "agenda"}) m.duration(l);
  m.marker("turn");
  v = add_core_verbs(m);
  say_ = m.native("say", {Sort::Number, Sort::Object, Sort::Number}, clauses::say);
  lose_ = m.native("lose", {Sort::Seat, Sort::Number, Sort::Number}, clauses::lose);
  let_ = m.native("let", {Sort::Number, Sort::Number}, clauses::let);
  active_ = m.pure("active", {}, clauses::active, Sort::Seat);
  speaker_ = m.pure("speaker", {}, clauses::speaker, Sort::Seat);
  in_initiative_ = m.pure("in initiative", {Sort::Number}, clauses::in_initiative, Sort::Seat);
  for (int s = 0; s < seats; ++s) set(s, Initiative, s + 1);

  played = moment("card announced", Stage::When);
  start_of_turn = moment("start of turn");
  end_of_turn = moment("end of turn");
  action = moment("action");
  checks = m.promise("state-based checks");
  write_checks();
  write_classes();
  write_turn();

  const Commit nothing = [](Proc&, auto, auto, auto) {};
  activate = happening("activate", nothing);
  destroy = happening("destroy",
                      [&](Proc& p, auto what, auto, auto) { move(p, what, m.zone(Reserve, m.owner(what))); });
  sustain = happening("sustain", [&](Proc& p, auto what, auto, auto) { flag(p, what, Damaged); });
  roll = happening("roll", nothing);
  assign = happening("assign", [&](Proc& p, auto, auto who, auto n) { add(p, who, Hits, n); });
  gain = happening("gain", [&](Proc& p, auto, auto who, auto n) { add(p, who, Goods, n); });
  research =
      happening("research", [&](Proc& p, auto what, auto who, auto) { move(p, what, m.zone(Play, who)); });
  reveal = happening("reveal", [&](Proc& p, auto what, auto, auto) { to(p, what, Shown); }, Order::Speaker);
  draw = happening("draw", [&](Proc& p, auto what, auto who, auto) {
    p.take(what, m.table_zone(Deck));
    hand_over(p, what, who);
  });
  receive = happening("receive", [&](Proc& p, auto what, auto who, auto) { hand_over(p, what, who); });
  spend = happening("spend", [&](Proc& p, auto, auto who, auto n) { lose(p, who, Tokens, n); });
}

// After each resolved ability: fleet pool, capacity (not during a combat), victory.
void Synthetic::write_checks() {
  Proc p(m, checks);
  const auto who = p.seat();
  const auto one = p.object();
  const auto trim = [&](int tag, int limit) {
    const Pick theirs = units(who, tag);
    p.loop_while(has(who, limit) > 0 && m.count(theirs) > has(who, limit), [&] {
      p.ask(who)
          .prompt("too many: remove one")
          .every_copy()
          .objects(theirs, one,
                   [&] {
                     say(p, "removed", one);
                     move(p, one, m.zone(Reserve, m.owner(one)));
                   })
          .end();
    });
  };
  p.each_seat(m.everyone(), active(), who, [&] {
    trim(Ship, Fleet);
    p.when(m.table_counter(Combat) == 0, [&] { trim(Fighter, Capacity); });
    p.when(m.table_counter(Goal) > 0 && has(who, Points) >= m.table_counter(Goal), [&] {
      say(p, "wins");
      p.outcome(m.only(who), 1);
    });
  });
}

// What happens around an ability by what it is printed on.
void Synthetic::write_classes() {
  ProgramId announced;
  {
    Proc p(m, "announced");
    const auto card = p.parameter<Sort::Object>();
    const auto who = p.seat();
    p.number();
    p.set(who, m.you());
    to(p, card, Shown);
    Stages stages;
    stages.has_when = true;
    stages.when = window(played);
    p.event(m.event("play a card"), stages, [&] { p.set_done(1); });
    announced = p.id();
  }
  const auto finished = [&](const std::string& name, const std::function<void(Proc&, Obj)>& body) {
    Proc p(m, name);
    const auto source = p.parameter<Sort::Object>();
    body(p, source);
    p.call(checks);
    return p.id();
  };
  const ProgramId leave = finished("component finished", [](Proc&, Obj) {});
  const ProgramId away = finished("card finished", [&](Proc& p, Obj card) {
    p.when(m.in_zone(card, Shown), [&] { to(p, card, Discard); });
  });
  const ProgramId back = finished("note finished", [&](Proc& p, Obj note) {
    p.when(m.in_zone(note, Shown), [&] {
      hand_over(p, note, m.owner(note));
      say(p, "returned");
    });
  });
  class_of_[0] = m.ability_class({.name = "component", .announced = {}, .finished = leave});
  class_of_[1] = m.ability_class({.name = "card", .announced = announced, .finished = away});
  class_of_[2] = m.ability_class({.name = "note", .announced = announced, .finished = back});
}

// A turn: its start, one action that is really taken or a pass, its end.
void Synthetic::write_turn() {
  Proc p(m, "turn");
  const auto object = p.parameter<Sort::Object>();
  const auto who = p.parameter<Sort::Seat>();
  p.parameter<Sort::Number>();
  const auto ability = p.local<Sort::Ability>();
  p.verb(let_,
         {Num(Active),
          m.call(m.pure("number of", {Sort::Seat}, [](const Table&, const int* a) { return a[0]; }), {who})});
  p.marked(TheTurn, [&] {
    p.window(window(start_of_turn));
    const auto took = p.number();
    p.set(took, 0);
    p.loop_while(took == 0, [&] {
      p.ask(who)
          .prompt("your action")
          .ask_forced()
          .abilities(action, object, ability,
                     [&] {
                       p.use(object, ability);
                       p.when(m.done(), [&] { p.set(took, 1); });
                     })
          .option("pass",
                  [&] {
                    say(p, "pass");
                    p.set(took, 1);
                  })
          .end();
    });
  });
  p.window(window(end_of_turn));
  turn = p.id();
}

Window Synthetic::window(TriggerId trigger, Order order) {
  Window w;
  w.trigger = trigger;
  w.order = order == Order::Initiative ? OrderKind::ByCounter : OrderKind::Clockwise;
  w.counter = Initiative;
  w.first = order == Order::Initiative ? active() : speaker();
  return w;
}

TriggerId Synthetic::moment(const std::string& name, Stage stage) {
  return m.trigger(name, stage, {Sort::Object, Sort::Seat, Sort::Number});
}

ProgramId Synthetic::opens(TriggerId trigger, Order order) {
  Proc p(m, "a window");
  p.parameter<Sort::Object>();
  p.parameter<Sort::Seat>();
  p.parameter<Sort::Number>();
  p.window(window(trigger, order));
  return p.id();
}

Happening Synthetic::happening(const std::string& name, const Commit& commit, Order order) {
  Happening h;
  h.before = moment("before " + name, Stage::Before);
  h.when = moment("when " + name, Stage::When);
  h.after = moment("after " + name, Stage::After);
  Proc p(m, name);
  const auto what = p.parameter<Sort::Object>();
  const auto who = p.parameter<Sort::Seat>();
  const auto amount = p.parameter<Sort::Number>();
  Stages stages;
  stages.has_before = stages.has_when = stages.has_after = true;
  stages.before = window(h.before, order);
  stages.when = window(h.when, order);
  stages.after = window(h.after, order);
  p.event(m.event(name), stages, [&] {
    say(p, name, what);
    commit(p, what, who, amount);
  });
  h.program = p.id();
  return h;
}

}  // namespace verbatim::clauses
