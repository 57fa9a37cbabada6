#include "tests/reference/values.h"

#include <utility>

namespace verbatim::reference {

Num Values::number(int depth) {
  if (depth <= 0 || chance(25)) {
    if (!numbers.empty() && chance(50))
      return numbers[static_cast<std::size_t>(below(static_cast<int>(numbers.size())))];
    if (has_event && chance(30)) return m.of_event<Sort::Number>(1);
    return {&m, Operand::constant(below(7) - 2)};
  }
  const int d = depth - 1;
  switch (below(20)) {
    case 0:
      return m.counter_of(seat(d), below(Words::kCounters));
    case 1:
      return m.counter_at(seat(d), 1, number(d), 2);
    case 2:
      return m.on(object(d), below(Words::kObjectCounters));
    case 3:
      return m.printed(object(d), below(Words::kFields));
    case 4:
      return m.size(place(d));
    case 5:
      return number(d) + number(d);
    case 6:
      return number(d) - number(d);
    case 7:
      return number(d) * number(d);
    case 8:
      return m.num(chance(50) ? NodeKind::divide_down : NodeKind::divide_up, 0, number(d), number(d));
    case 9:
      return chance(50) ? m.least(number(d), number(d)) : m.most(number(d), number(d));
    case 10:
      return m.either(truth(d), number(d), number(d));
    case 11:
      return m.how_many(some_seats(d));
    case 12:
      return m.count(pick(d));
    case 13:
    case 14: {
      const Pick p = pick(d);
      const bool outer = std::exchange(has_it, true);
      const Num each = number(d);
      has_it = outer;
      return chance(50) ? m.sum(p, each) : m.highest(p, each);
    }
    case 15:
      if (has_effects) return m.quantity_of(words.quantity, object(d), seat(d));
      return m.printed(object(d), 0);
    case 16:
      return m.call(words.base, {object(d), seat(d)});
    case 17:
      return chance(50) ? m.list_size() : m.event_parts();
    default:
      return m.list_item(number(d));
  }
}

Truth Values::truth(int depth) {
  if (depth <= 0) return chance(50) ? m.done() : number(0) < number(0);
  const int d = depth - 1;
  switch (below(23)) {
    case 22:
      return m.knows(seat(d), object(d));
    case 0:
      return m.is(object(d), below(Words::kFlags));
    case 1:
      return m.in_zone(object(d), below(Words::kKinds));
    case 2:
      return has_effects ? m.tagged(object(d), below(Words::kTags)) : m.is(object(d), 0);
    case 3:
      return m.face_is(object(d), FaceId(1 + below(3)));
    case 4:
      return m.same(object(d), object(d));
    case 5:
      return m.same(seat(d), seat(d));
    case 6:
      return m.same(place(d), place(d));
    case 7:
      return m.copy_of(object(d), object(d));
    case 8:
      return number(d) == number(d);
    case 9:
      return number(d) < number(d);
    case 10:
      return number(d) <= number(d);
    case 11:
      return truth(d) && truth(d);
    case 12:
      return truth(d) || truth(d);
    case 13:
      return !truth(d);
    case 14:
      return m.has(some_seats(d), seat(d));
    case 15:
      return m.any(pick(d));
    case 16:
    case 17:
    case 18:
    case 19:
      return has_effects ? m.can(words.action, seat(d), object(d)) : !m.is(object(d), 1);
    default:
      return chance(40) ? m.event_over() : chance(50) ? m.event_has(object(d)) : m.name_marked(object(d));
  }
}

Who Values::seat(int depth) {
  if (depth <= 0 || chance(40)) {
    if (!seats.empty() && chance(50))
      return seats[static_cast<std::size_t>(below(static_cast<int>(seats.size())))];
    if (chance(60)) return m.you();
    return chance(20) ? m.nobody() : chance(30) ? m.priority() : Who{&m, Operand::constant(below(2))};
  }
  switch (below(5)) {
    case 0:
      return m.owner(object(depth - 1));
    case 1:
      return m.controller(object(depth - 1));
    case 2:
      return m.home(object(depth - 1));
    case 3:
      return m.left_of(seat(depth - 1));
    default:
      return m.first(some_seats(depth - 1));
  }
}

Whos Values::some_seats(int depth) {
  if (depth <= 0 || chance(65)) return m.everyone();
  if (chance(40)) return m.only(seat(depth - 1));
  return chance(50) ? m.opponents(seat(depth - 1)) : m.without(some_seats(depth - 1), some_seats(depth - 1));
}

Obj Values::object(int depth) {
  if (has_it && chance(50)) return m.it();
  if (has_event && chance(30)) return m.of_event<Sort::Object>(0);
  if (!objects.empty() && chance(60))
    return objects[static_cast<std::size_t>(below(static_cast<int>(objects.size())))];
  if (depth > 0 && chance(25)) return m.bearer(object(depth - 1));
  if (chance(35)) return m.source();
  return chance(5) ? m.nothing() : Obj{&m, Operand::constant(below(10))};
}

Place Values::place(int depth) {
  if (depth > 0 && chance(25)) return m.zone_of(object(depth - 1));
  return m.zone(chance(30) ? Words::kDeck : below(Words::kKinds), seat(depth - 1));
}

Pick Values::pick(int depth) {
  Pick p;
  const int kind = below(10);
  if (kind < 6) {
    p.selection.zones = static_cast<std::uint32_t>(1 + below(15));
    p.selection.seats = some_seats(depth);
  } else if (kind < 7) {
    p = m.from_zone(place(depth));
  } else if (kind < 8) {
    p = m.top_of(place(depth));
  } else {
    p = chance(50) ? m.from_list() : m.from_event();
  }
  const bool outer = std::exchange(has_it, true);
  for (int tests = chance(50) ? 0 : below(3); tests > 0; --tests) p.where(truth(depth));
  has_it = outer;
  return p;
}

}  // namespace verbatim::reference
