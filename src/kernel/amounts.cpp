// How much an effect is: the usual amounts, found when the game is made.

#include <algorithm>
#include <cstdlib>

#include "kernel/game.h"

namespace verbatim {
namespace {

// With a factor of 0 it is a constant; none is anything else.
constexpr Linear kNotLinear{Linear::kNone, 0, 1};

Linear unbounded(const Code&, Operand);

// Small numbers only: none of the parts can leave the bounds of a number.
Linear linear(const Code& code, Operand o) {
  const Linear sum = unbounded(code, o);
  return std::abs(sum.base) > 1000 || std::abs(sum.factor) > 30 ? kNotLinear : sum;
}

Linear unbounded(const Code& code, Operand o) {
  if (o.is_constant()) return {Linear::kNone, o.constant_value(), 0};
  if (!o.is_node()) return kNotLinear;
  const Node& n = code.nodes[static_cast<std::size_t>(o.index())];
  if (n.kind == NodeKind::count) return {n.x, 0, 1};
  if (n.kind != NodeKind::add && n.kind != NodeKind::subtract && n.kind != NodeKind::multiply)
    return kNotLinear;
  const Linear x = linear(code, Operand::from_bits(n.x)), y = linear(code, Operand::from_bits(n.y));
  if (n.kind == NodeKind::multiply) {
    const Linear &number = x.factor == 0 ? x : y, &other = x.factor == 0 ? y : x;
    if (number.factor != 0 || other.selection == Linear::kNone) return kNotLinear;
    return {other.selection, other.base * number.base, other.factor * number.base};
  }
  if (x.factor != 0 && y.factor != 0) return kNotLinear;
  const int sign = n.kind == NodeKind::add ? 1 : -1;
  const int selection = x.factor != 0 ? x.selection : y.selection;
  return {selection, x.base + sign * y.base, x.factor + sign * y.factor};
}

bool is_owner_of_source(const Code& code, Operand o) {
  if (!o.is_node()) return false;
  const Node& n = code.nodes[static_cast<std::size_t>(o.index())];
  return n.kind == NodeKind::owner && n.x == Operand::special(Special::Source).bits();
}

}  // namespace

Linear amount_of(const Code& code, const Layout& layout, Operand o) {
  const Linear sum = linear(code, o);
  return sum.selection == Linear::kNone || layout.objects > 500 ? Linear{} : sum;
}

void Game::note_own_amounts() {
  const std::size_t quantities = declaration_.quantities.size();
  own_amount_of_.assign(code_.faces.size() * quantities, kNoOwnAmount);
  const auto is_usual = [&](std::uint16_t id) {
    const Continuous& k = code_.continuous[id];
    const int counted = steps_.amounts[id].selection;
    if (k.force != Force::Add || !just_itself(id) || k.active != kAlways ||
        k.seats != Operand::special(Special::Living) || counted == Linear::kNone)
      return false;
    const Selection& s = code_.selections[static_cast<std::size_t>(counted)];
    const Whereabouts& where = steps_.places[static_cast<std::size_t>(counted)];
    return s.domain == Domain::Zones && s.quick == kNoTarget &&
           steps_.questions.filters[static_cast<std::size_t>(counted)].first == Question::kHolds &&
           (where.whose == Whereabouts::Whose::Controller ||
            (where.whose == Whereabouts::Whose::Somebody && is_owner_of_source(code_, where.seat)));
  };
  for (std::size_t face = 0; face < code_.faces.size(); ++face) {
    const auto& says = code_.faces[face].continuous;
    for (std::size_t q = 0; q < quantities; ++q) {
      const auto about = [&](std::uint16_t id) {
        const Continuous& k = code_.continuous[id];
        return k.what == q && (k.force == Force::Add || k.force == Force::Become);
      };
      const auto found = std::find_if(says.begin(), says.end(), about);
      if (found == says.end() || std::count_if(says.begin(), says.end(), about) > 1 || !is_usual(*found))
        continue;
      const Linear& amount = steps_.amounts[*found];
      const Whereabouts& where = steps_.places[static_cast<std::size_t>(amount.selection)];
      own_amount_of_[face * quantities + q] = static_cast<int>(own_amounts_.size());
      own_amounts_.push_back({steps_.questions.filters[static_cast<std::size_t>(amount.selection)].tags,
                              code_.continuous[*found].zones, static_cast<std::int16_t>(amount.base),
                              static_cast<std::int16_t>(amount.factor),
                              where.whose == Whereabouts::Whose::Somebody, where.count, where.first});
    }
  }
}

}  // namespace verbatim
