#include "tests/reference/generator.h"

#include <fmt/core.h>

#include <stdexcept>

#include "kernel/table.h"
#include "program/listing.h"
#include "tests/reference/statements.h"

namespace verbatim::reference {
namespace {

constexpr Operand kFirst = Operand::constant(0);

class Generator {
 public:
  explicit Generator(std::uint64_t seed)
      : random_(seed), values_(m_, words_, random_), statements_(m_, values_) {}

  RandomGame make(std::uint64_t seed) {
    declare();
    leaf("first leaf"), leaf("second leaf");
    event("first event"), event("second event");
    classes();
    faces();
    game();
    auto made = m_.finish();
    if (!made) throw std::logic_error(fmt::format("seed {}: {}", seed, made.error().text()));
    RandomGame out{std::move(*made), {}, {}, seed, values_.chance(50), values_.chance(15)};
    const int objects = 8 + values_.below(5), seats = out.game.declaration().seats;
    const int printed = static_cast<int>(out.game.code().faces.size()) - 1;
    for (int o = 0; o < objects; ++o) {
      const int where = below(10);
      const int kind = where < 4   ? Words::kDeck
                       : where < 7 ? Words::kPlay
                       : where < 9 ? Words::kHand
                                   : Words::kBox;
      out.placements.push_back({1 + below(printed), below(seats), kind});
    }
    for (int kind = 0; kind < Words::kKinds; ++kind) {
      if (values_.chance(50)) out.shuffled.push_back(kind);
    }
    return out;
  }

 private:
  int below(int n) { return values_.below(n); }
  bool chance(int percent) { return values_.chance(percent); }

  void declare() {
    Declaration& d = m_.declaration;
    d.name = "random";
    d.seats = 2 + below(2);
    d.bounds = {.objects = 12,
                .modifiers = 6,
                .stack = 6000,
                .segments = 2 + below(3),
                .instructions_per_choice = 50000};
    m_.zone({.name = "deck", .visibility = Visibility::Nobody, .deck = true});
    m_.zone({.name = "hand", .visibility = Visibility::Owner});
    m_.zone({.name = "play"});
    m_.zone({.name = "box",
             .per_seat = false,
             .visibility = chance(50) ? Visibility::Nobody : Visibility::Everyone});
    for (const char* c : {"gold", "fame", "order"}) m_.counter(c);
    for (const char* c : {"hurt", "charge"}) m_.object_counter(c);
    for (const char* f : {"tired", "marked"}) m_.flag(f);
    for (const char* f : {"strength", "cost"}) m_.field(f);
    for (const char* t : {"unit", "spell"}) m_.tag(t);
    for (const char* e : {"turn", "round"}) m_.duration(e);
    for (const char* e : {"turn", "round"}) m_.marker(e);
    words_.base = m_.pure("strength", {Sort::Object, Sort::Seat},
                          [](const Table& t, const int* a) { return t.printed(a[0], 0); });
    words_.quantity = m_.quantity("power", words_.base);
    words_.action = m_.action("hit");
    statements_.core = add_core_verbs(m_);
    for (const char* name : {"before", "when", "after"}) {
      triggers_.push_back(m_.trigger(name, Stage::When, {Sort::Object, Sort::Number}));
    }
    bare_ = m_.trigger("moment", Stage::After);
    event_ = m_.event("event");
    values_.has_effects = false;
    values_.has_it = true;
    for (Force force : {Force::Add, Force::Become, Force::Forbid, Force::Protect, Force::Grant}) {
      m_.modifier({.force = force,
                   .duration = static_cast<std::uint8_t>(below(2)),
                   .one_time = chance(60),
                   .on_seat = chance(40),
                   .applies = chance(50) ? values_.truth(1).operand : kAlways});
    }
    values_.has_it = false;
    values_.has_effects = true;
  }

  // Registers that every program has, after its parameters.
  void locals(Proc& p) {
    for (int k = 0; k < 2; ++k) {
      values_.numbers.push_back(p.number());
      values_.objects.push_back(p.object());
      values_.seats.push_back(p.seat());
    }
    p.set(values_.objects[0], Obj{&m_, Operand::constant(below(8))});
    p.set(values_.seats[0], chance(50) ? m_.you() : Who{&m_, Operand::constant(below(2))});
  }
  void forget() { values_.numbers.clear(), values_.objects.clear(), values_.seats.clear(); }

  // ---- programs

  void leaf(const std::string& name) {
    const ProgramId id = m_.promise(name, {Sort::Object, Sort::Number});
    {
      Proc p(m_, id);
      parameters(p);
      statements_.some(p, 1, 3);
    }
    forget();
    statements_.callable.push_back(id);
  }

  void parameters(Proc& p) {
    const auto object = p.parameter<Sort::Object>();
    const auto number = p.parameter<Sort::Number>();
    locals(p);
    values_.objects.push_back(object);
    values_.numbers.push_back(number);
  }

  Window window(TriggerId trigger) {
    Window w;
    w.trigger = trigger;
    w.mode = static_cast<WindowMode>(below(4));
    w.order = chance(40) ? OrderKind::ByCounter : OrderKind::Clockwise;
    w.counter = 2;
    w.decline_is_final = chance(20);
    w.whole_object = chance(20);
    w.ask_forced = chance(10);
    w.first = chance(50) ? Operand(kFirst) : values_.seat().operand;
    if (w.mode == WindowMode::Written || chance(10)) w.subject = values_.object();
    return w;
  }

  void event(const std::string& name) {
    const ProgramId id = m_.promise(name, {Sort::Object, Sort::Number});
    {
      Proc p(m_, id);
      parameters(p);
      Stages s;
      s.has_before = chance(50), s.has_when = chance(80), s.has_after = chance(80);
      s.before = window(triggers_[0]), s.when = window(triggers_[1]), s.after = window(triggers_[2]);
      s.after_each_part = s.has_after && chance(60);
      s.part_register = 0;
      if (s.after_each_part) p.list_of(values_.pick());
      p.event(event_, s, [&] { statements_.some(p, 1, 2); });
    }
    forget();
    events_.push_back(id);
  }

  void classes() {
    const ProgramId announced = m_.promise("announced", {Sort::Object});
    const ProgramId finished = m_.promise("finished", {Sort::Object});
    {
      Proc p(m_, announced);
      const auto source = p.parameter<Sort::Object>();
      values_.objects.push_back(source);
      Window w;
      w.trigger = bare_;
      w.first = kFirst;
      p.event(event_, {.when = w, .has_when = true}, [&] { p.set_done(1); });
      forget();
    }
    {
      Proc p(m_, finished);
      p.verb(statements_.core.move, {p.parameter<Sort::Object>(), m_.zone(Words::kBox, m_.nobody())});
    }
    m_.ability_class({.name = "card", .announced = announced, .finished = finished});
  }

  void ability_body(Proc& p, bool with_event) {
    locals(p);
    values_.has_event = with_event;
    const auto body = [&] { statements_.some(p, 1, 2); };
    if (chance(30))
      p.announce(values_.object(), body);
    else
      body();
    if (with_event) {
      if (chance(15)) p.cancel();
      if (chance(15)) p.replace();
      if (chance(30)) p.edit(1, values_.number(1));
      if (chance(10)) p.edit(0, values_.object());
      if (chance(30)) p.take_part(values_.object());
    }
    if (chance(10)) p.call(events_[0], {values_.object(), values_.number(1)});
    if (chance(15)) p.unwind(below(2));
    if (chance(30)) p.finish();
    values_.has_event = false;
    forget();
  }

  void ability(FaceId face) {
    const bool with_event = chance(80);
    const TriggerId trigger = with_event ? triggers_[static_cast<std::size_t>(below(3))] : bare_;
    const ProgramId id = m_.promise(fmt::format("ability {}", m_.code.abilities.size()));
    Ability a;
    a.face = face;
    a.need = chance(45) ? Need::Mandatory : chance(80) ? Need::Optional : Need::Free;
    a.klass = static_cast<std::uint8_t>(below(2));
    a.trigger = trigger;
    a.zones = static_cast<std::uint32_t>(1 + below(15));
    a.program = id;
    values_.has_event = with_event;
    if (chance(40)) a.triggered = values_.truth();
    if (chance(40)) a.applies = values_.truth();
    if (chance(20)) a.payable = values_.truth();
    if (chance(20)) a.feasible = values_.truth();
    values_.has_event = false;
    m_.ability(a);
    Proc p(m_, id);
    ability_body(p, with_event);
  }

  void faces() {
    for (int k = 0; k < 4; ++k) {
      Face f;
      f.name = std::string(1, static_cast<char>('A' + k));
      f.fields = {static_cast<std::int16_t>(below(4)), static_cast<std::int16_t>(below(3))};
      f.tags = static_cast<std::uint64_t>(below(4));
      const FaceId face = m_.face(f);
      for (int n = below(3); n > 0; --n) ability(face);
      if (chance(40)) continuous(face);
    }
  }

  void continuous(FaceId face) {
    values_.has_effects = false;
    values_.has_it = true;
    Continuous k;
    k.face = face;
    k.force = static_cast<Force>(below(5));
    k.one_time = chance(50);
    k.zones = static_cast<std::uint32_t>(1 + below(15));
    if (chance(50)) k.active = values_.truth(1);
    if (chance(50)) k.applies = values_.truth(1);
    if (chance(50)) k.seats = values_.some_seats(1);
    k.amount = values_.number(1);
    m_.continuous(k);
    values_.has_it = false;
    values_.has_effects = true;
  }

  void game() {
    const ProgramId turn = m_.promise("turn", {Sort::Object, Sort::Number});
    for (ProgramId e : events_) statements_.callable.push_back(e);
    {
      Proc p(m_, turn);
      parameters(p);
      const auto card = p.object();
      const auto ability = p.local<Sort::Ability>();
      p.marked(below(2), [&] {
        statements_.some(p, 2, 4);
        if (chance(50)) {  // an ability may end the turn from inside a loop
          p.each(values_.pick(), values_.objects[1], [&] { p.window(window(bare_)); });
        }
        p.ask(m_.you())
            .abilities(bare_, card, ability, [&] { p.use(card, ability); })
            .option("pass", nullptr)
            .end();
        p.call(events_[1], {values_.object(), values_.number(1)});
      });
    }
    forget();
    Proc p(m_, "game");
    locals(p);
    const auto who = p.seat();
    p.each_number(1, 3, p.number(), [&] {
      p.each_seat(m_.everyone(), {&m_, kFirst}, who, [&] { p.call_for(who, turn, {m_.nothing(), Num(1)}); });
      p.window(window(bare_));
      p.expire(1);
    });
    p.outcome(values_.some_seats(), below(3));
    m_.code.start = p.id();
    forget();
  }

  GameMaker m_;
  Words words_;
  Random random_;
  Values values_;
  Statements statements_;
  std::vector<TriggerId> triggers_;
  TriggerId bare_;
  EventId event_;
  std::vector<ProgramId> events_;
};

}  // namespace

RandomGame make_random_game(std::uint64_t seed) { return Generator(seed).make(seed); }

std::string listing_of(const RandomGame& g) {
  const Declaration& d = g.game.declaration();
  const Code& c = g.game.code();
  std::string out = fmt::format("seed {}{}{}\n", g.seed, g.chance_open ? ", chance is open" : "",
                                g.ask_everyone ? ", everyone is asked" : "");
  for (std::size_t p = 1; p < c.programs.size(); ++p) {
    out += fmt::format("--- {}\n", c.programs[p].name);
    const bool ability = c.programs[p].ability != 0xffff;
    out += ability ? listing_of_ability(d, c, AbilityId(c.programs[p].ability))
                   : listing(d, c, ProgramId(static_cast<int>(p)));
  }
  return out;
}

}  // namespace verbatim::reference
