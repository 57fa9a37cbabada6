#include "tests/reference/statements.h"

namespace verbatim::reference {

void Statements::verb(Proc& p) {
  const Num small{&m_, Operand::constant(below(4) - 1)};
  const Num counter{&m_, Operand::constant(below(Words::kCounters))}, two{&m_, Operand::constant(below(2))};
  switch (below(13)) {
    case 0:
    case 1:
      return p.verb(core.move, {values_.object(), values_.place()});
    case 2:
      return p.verb(core.move_to_top, {values_.object(), values_.place()});
    case 3:
      return p.verb(core.mix_in, {values_.object(), values_.place()});
    case 4:
      return p.verb(core.shuffle, {values_.place()});
    case 5:
      return p.verb(core.add, {values_.seat(), counter, values_.number()});
    case 6:
      return p.verb(core.set_counter, {values_.seat(), counter, small});
    case 7:
      return p.verb(core.add_on_object, {values_.object(), two, small});
    case 8:
      return p.verb(core.set_flag, {values_.object(), two});
    case 9:
      return p.verb(core.clear_flag, {values_.object(), two});
    case 10:
      return p.verb(core.attach, {values_.object(), values_.object()});
    case 11:
      return p.verb(core.give, {values_.object(), values_.seat()});
    default:
      if (chance(70)) return p.verb(core.reveal, {values_.object(), values_.some_seats()});
      if (chance(50)) return p.verb(core.clear_all_flags, {two});
      return p.verb(core.stop_listening, {Num(below(4))});
  }
}

void Statements::ask_one(Proc& p, int depth) {
  const bool number = chance(20);
  Asking a = number ? p.ask_number(chooser()) : p.ask(chooser());
  if (chance(15)) a.ask_forced();
  if (chance(20)) a.every_copy();
  const auto body = [&, depth] { some(p, depth - 1, 2); };
  if (number) {
    a.numbers(values_.number(1), values_.number(1), values_.numbers[0], body);
  } else {
    for (int groups = 1 + below(3); groups > 0; --groups) {
      switch (below(4)) {
        case 0:
          a.objects(values_.pick(), values_.objects[0], body);
          break;
        case 1:
          a.seats(values_.some_seats(), values_.seats[0], body);
          break;
        case 2:
          a.objects_with(values_.pick(), values_.objects[0], values_.numbers[0].index, values_.number(1),
                         body, "", values_.truth(1));
          break;
        default:
          a.option("yes", body, values_.truth(1));
      }
    }
    if (chance(70)) a.option("pass", nullptr);
  }
  a.end(chance(50) ? Body([&] { p.set_done(1); }) : nullptr);
}

Who Statements::chooser() {
  return chance(70) ? m_.you() : Who{&m_, Operand::constant(below(m_.declaration.seats))};
}

void Statements::ask_several(Proc& p, int depth) {
  const int kind = below(3);
  const Num least{&m_, Operand::constant(below(3))}, most{&m_, Operand::constant(1 + below(3))};
  values_.has_it = true;
  const Num cap = chance(50) ? Num(1 + below(3)) : values_.number(1);
  values_.has_it = false;
  Asking a = kind == 0   ? p.ask_some(chooser(), least, most)
             : kind == 1 ? p.ask_order(chooser())
                         : p.ask_distribution(chooser(), least, most, cap);
  if (chance(30)) a.every_copy();
  const bool seats = chance(25);
  if (seats)
    a.seats(values_.some_seats(), values_.seats[0], nullptr);
  else
    a.objects(values_.pick(), values_.objects[0], nullptr);
  a.end();
  const auto body = [&, depth] { some(p, depth - 1, 2); };
  if (kind == 2)
    p.each_listed(values_.numbers[1], body);
  else if (seats)
    p.each_listed(values_.seats[1], body);
  else
    p.each_listed(values_.objects[1], body);
}

void Statements::loop(Proc& p, int depth) {
  const auto body = [&, depth] {
    some(p, depth - 1, 2);
    if (chance(20)) p.when(values_.truth(1), [&] { p.leave(); });
  };
  switch (below(5)) {
    case 0:
      return p.each(values_.pick(), values_.objects[1], body);
    case 1:
      return p.each_seat(values_.some_seats(), values_.seat(), values_.seats[1], body);
    case 2:
      return p.each_number(1, 1 + below(3), values_.numbers[1], body);
    default:
      p.new_list();
      for (int k = below(4); k > 0; --k) p.push(values_.object());
      return p.each_listed(values_.objects[1], body);
  }
}

void Statements::statement(Proc& p, int depth) {
  switch (below(depth > 0 ? 20 : 9)) {
    case 0:
      return p.set(values_.numbers[static_cast<std::size_t>(below(2))], values_.number());
    case 1:
      return p.set(values_.objects[static_cast<std::size_t>(below(2))], values_.object());
    case 2:
      return p.set_done(values_.truth());
    case 3:
      return p.take(values_.objects[0],
                    m_.zone(chance(80) ? Words::kDeck : below(Words::kKinds), values_.seat()));
    case 4:
      return p.chance(values_.numbers[0], 1 + below(4));
    case 5:
      if (chance(50)) {
        const int k = below(static_cast<int>(m_.code.modifiers.size()));
        const bool on_seat = m_.code.modifiers[static_cast<std::size_t>(k)].on_seat;
        return p.modify(k, on_seat ? values_.seat().operand : values_.object().operand, values_.number(1));
      }
      return p.expire(below(2));
    case 6:
      if (chance(6)) return p.verb(core.eliminate, {values_.seat()});
      return verb(p);
    case 7:
    case 8:
      return verb(p);
    case 9:
    case 10:
    case 11:
      return ask_one(p, depth);
    case 12:
      return ask_several(p, depth);
    case 13:
    case 14:
      return loop(p, depth);
    case 15:
      return p.when(
          values_.truth(), [&] { some(p, depth - 1, 2); },
          chance(50) ? Body([&] { some(p, depth - 1, 2); }) : nullptr);
    case 16:
      return p.then([&] { verb(p); }, [&] { some(p, depth - 1, 1); });
    default:
      return call(p);
  }
}

void Statements::call(Proc& p) {
  if (callable.empty()) return verb(p);
  const ProgramId id = callable[static_cast<std::size_t>(below(static_cast<int>(callable.size())))];
  const std::vector<Operand> args{values_.object(), values_.number(1)};
  if (chance(50))
    p.call(id, args);
  else
    p.call_for(values_.seat(), id, args);
}

void Statements::some(Proc& p, int depth, int most) {
  for (int n = 1 + below(most); n > 0; --n) statement(p, depth);
}

}  // namespace verbatim::reference
