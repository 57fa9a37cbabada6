// Cards, objects and playing of the synthetic game.

#include <gtest/gtest.h>

#include "tests/clauses/synthetic.h"

namespace verbatim::clauses {

FaceId Synthetic::face(const std::string& name, std::initializer_list<int> tags, int strength) {
  for (const auto& [known, id] : faces_) {
    if (known == name) return id;
  }
  Face f;
  f.name = name;
  for (int tag : tags) f.tags |= std::uint64_t{1} << tag;
  f.fields = {static_cast<std::int16_t>(strength)};
  faces_.emplace_back(name, m.face(f));
  return faces_.back().second;
}

Obj Synthetic::put(const std::string& name, int seat, int zone) {
  placed_.push_back({face(name), seat, seat, zone, -1});
  return {&m, Operand::constant(static_cast<int>(placed_.size()) - 1)};
}

Obj Synthetic::unit(const std::string& name, int seat, Obj where, std::initializer_list<int> tags) {
  face(name, tags);
  const Obj o = put(name, seat, Play);
  if (where.maker != nullptr) placed_.back().bearer = where.operand.constant_value();
  return o;
}

// A card is announced, can be cancelled, is paid for, and only then does something [AB 1.22, 1.11].
void Synthetic::write_ability(const Text& text, Kind kind, ProgramId id) {
  Proc p(m, id);
  const auto took_place = p.number();
  const auto body = [&] {
    p.set(took_place, 1);
    if (text.pay) text.pay(p);
    if (text.does) text.does(p);
  };
  if (text.choose) text.choose(p);
  if (kind == Kind::Component)
    body();
  else
    p.announce(text.target, body);
  p.finish();
  p.set_done(took_place == 1);
}

void Synthetic::prints(const std::string& name, const Text& text, Kind kind, int zone) {
  const ProgramId program = m.promise(name);
  Ability a;
  a.face = face(name);
  a.need = kind == Kind::Component && !text.may ? text.need : Need::Optional;
  a.klass = static_cast<std::uint8_t>(class_of_[static_cast<int>(kind)]);
  a.trigger = text.on;
  a.zones = 1u << zone;
  a.triggered = text.triggered;
  a.applies = text.applies;
  a.payable = text.payable;
  a.feasible = text.feasible;
  a.program = program;
  m.ability(a);
  write_ability(text, kind, program);
}

Obj Synthetic::component(const std::string& name, int seat, const Text& text) {
  prints(name, text);
  return put(name, seat, Play);
}

Obj Synthetic::card(const std::string& name, int seat, const Text& text) {
  prints(name, text, Kind::Card, Hand);
  return put(name, seat, Hand);
}

// [AB 1.23] Nobody plays their own note.
Obj Synthetic::note(const std::string& name, int owner, int holder, const Text& text) {
  Text theirs = text;
  theirs.applies = text.applies && !m.same(m.owner(m.source()), m.you());
  prints(name, theirs, Kind::Note, Hand);
  const Obj o = put(name, owner, Hand);
  placed_.back().seat = holder;
  return o;
}

void Synthetic::always(const std::string& name, Continuous k) {
  k.face = face(name);
  if (k.zones == 0) k.zones = 1u << Play;
  m.continuous(k);
}

void Synthetic::say(Proc& p, const std::string& word, Obj about) {
  words_.push_back(word);
  p.verb(say_,
         {Num(static_cast<int>(words_.size()) - 1), about.maker == nullptr ? m.nothing() : about, Num(0)});
}
void Synthetic::tell(Proc& p, Num n) { p.verb(say_, {n, m.nothing(), Num(1)}); }

void Synthetic::hand_over(Proc& p, Obj o, Who w) {
  p.verb(v.give, {o, w});
  move(p, o, m.zone(Hand, w));
}

void Synthetic::happens(Proc& p, const Happening& h, Obj what, Who who, Num amount) {
  p.call(h.program,
         {what.maker == nullptr ? m.nothing() : what, who.maker == nullptr ? m.nobody() : who, amount});
}
void Synthetic::opens(Proc& p, ProgramId window, Who who) {
  p.call(window, {m.nothing(), who.maker == nullptr ? m.nobody() : who, Num(0)});
}
void Synthetic::take_turn(Proc& p, Who who) { p.call_for(who, turn, {m.nothing(), who, Num(0)}); }

void Synthetic::game(const Writes& main) {
  Proc p(m, "game");
  main(p);
  p.outcome(m.everyone(), 0);
  m.code.start = p.id();
}

const Game& Synthetic::made() {
  if (!game_) {
    auto made = m.finish();
    if (!made) {
      ADD_FAILURE() << made.error().text();
      std::abort();
    }
    game_.emplace(std::move(*made));
  }
  return *game_;
}

State Synthetic::start(const Kernel& k) {
  State s = k.blank(1);
  Table t(k.game(), s);
  for (const Placed& p : placed_) {
    const int o = t.add_object(p.face, p.owner, t.zone(p.zone, p.seat));
    t.set_controller(o, p.seat);
    if (p.bearer >= 0) t.attach(o, p.bearer);
  }
  for (const Setting& x : settings_) t.set_counter(x.seat, x.counter, x.value);
  k.begin(s);
  return s;
}

Told Synthetic::play(const std::vector<std::string>& script, int options) {
  const Game& game = made();
  State s = start(Kernel(game));
  s.header().options = static_cast<std::uint8_t>(options | kChanceOpen);
  return clauses::tell(game, std::move(s), script, words_);
}

State Synthetic::stop_at_first(Kernel& k) {
  State s = start(k);
  k.run(s);
  return s;
}

}  // namespace verbatim::clauses
