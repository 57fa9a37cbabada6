#include "kernel/steps.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "kernel/game.h"
#include "kernel/lay_operands.h"
#include "kernel/lay_steps.h"

namespace verbatim {
namespace {

class Layer : OperandLayer {
 public:
  using OperandLayer::OperandLayer;

  Whereabouts place(const Selection& s) const {
    Whereabouts p;
    p.zone = quick(s.zone);
    p.at_hand = s.domain == Domain::OneZone && p.zone.kind != Quick::Other;
    if (s.domain != Domain::Zones) return p;
    p.seen = p.seen_by_owner = true;
    for (std::uint32_t left = s.zones; left != 0; left &= left - 1) {
      const int kind = std::countr_zero(left);
      const int by = layout_.visible_to[static_cast<std::size_t>(layout_.zone(kind, 0))];
      p.seen = p.seen && by == (1 << layout_.seats) - 1;
      p.seen_by_owner = p.seen_by_owner && is_own_and_seen(kind);
    }
    if (!s.seats.is_node() || node(s.seats).kind != NodeKind::only) return p;
    p.first = static_cast<std::uint32_t>(out_.stretches.size());
    for (int seat = 0; seat < layout_.seats; ++seat) {
      const std::uint8_t count = lay_side_by_side(s.zones, seat);
      if (seat > 0 && count != p.count) return p;  // where one player's lie beside those of the table
      p.count = count;
    }
    p.seat = Operand::from_bits(node(s.seats).x);
    p.whose = p.seat == Operand::special(Special::Controller) ? Whereabouts::Whose::Controller
                                                              : Whereabouts::Whose::Somebody;
    return p;
  }

  ChoiceStep choice(const Choice& c) const {
    ChoiceStep s{quick(c.chooser), quick(c.least), quick(c.most)};
    s.distinct = c.distinct;
    s.groups = c.groups;
    return s;
  }
  GroupStep::Near near(Operand chooser, int selection) const {
    const Selection& s = code_.selections[static_cast<std::size_t>(selection)];
    const Whereabouts& place = out_.places[static_cast<std::size_t>(selection)];
    const bool sieved = s.quick != kNoTarget && natives_.sieves[s.quick] != nullptr;
    if (!sieved && (s.quick != kNoTarget || s.requirements.count != 0)) return GroupStep::Elsewhere;
    if (chooser == Operand::special(Special::Controller) && place.seen_by_owner && place.count == 1 &&
        place.whose == Whereabouts::Whose::Controller)
      return GroupStep::InOwnZones;
    if ((s.domain != Domain::OneZone && s.domain != Domain::Top) || !s.zone.is_node())
      return GroupStep::Elsewhere;
    const Node& zone = node(s.zone);
    if (zone.kind != NodeKind::zone || zone.x != chooser.bits() || !is_own_and_seen(zone.a))
      return GroupStep::Elsewhere;
    const int z = layout_.zone(zone.a, 0);
    if (s.domain == Domain::OneZone) return layout_.is_hand(z) ? GroupStep::InHand : GroupStep::InOwnZone;
    const bool deck = layout_.deck_of_zone[static_cast<std::size_t>(z)] != kNoDeck;
    return deck ? GroupStep::Elsewhere : GroupStep::OnTopOfOwnZone;
  }
  GroupStep group(const Group& g) const {
    GroupStep s;
    s.guard = test(g.guard.test);
    if (g.guard.test == kAlways) s.open = GroupStep::Always;
    s.extra = quick(g.extra);
    s.kind = g.kind;
    s.dst = cell_or_outcome(g.dst);
    s.more = cell_or_outcome(g.extra_dst);
    s.target = g.target;
    s.selection = g.selection;
    if (g.kind == GroupKind::Numbers) s.least = quick(g.x), s.most = quick(g.y);
    if (g.kind == GroupKind::Objects) {
      const Selection& of = code_.selections[g.selection];
      if (of.quick != kNoTarget)
        s.sieve = natives_.sieves[of.quick], s.set_sieve = natives_.set_sieves[of.quick];
      s.zone = quick(of.zone);
    }
    s.like.kind = g.kind == GroupKind::Objects   ? OptionKind::Object
                  : g.kind == GroupKind::Seats   ? OptionKind::Seat
                  : g.kind == GroupKind::Numbers ? OptionKind::Number
                                                 : OptionKind::Single;
    s.like.label = g.label;
    if (s.extra.kind == Quick::Constant) s.like.extra = s.extra.i;
    return s;
  }
  // What the i-th group of a choice has to do with the one before it; from the last to the first.
  void follow(const Group* groups, GroupStep* steps, std::size_t i) const {
    steps[i].like.group = static_cast<std::uint8_t>(i);
    if (i == 0) return;
    const Group &before = groups[i - 1], &g = groups[i];
    const auto [test, negated] = bare(g.guard.test);
    const auto [other, other_negated] = bare(before.guard.test);
    if (test == other && test != kAlways)
      steps[i].open = negated == other_negated ? GroupStep::AsBefore : GroupStep::UnlessBefore;
    // Guards say which of them are open: what was not looked at is not known.
    if (g.kind == GroupKind::Objects && before.kind == GroupKind::Objects &&
        g.selection == before.selection && g.guard.test == before.guard.test) {
      steps[i - 1].same = static_cast<std::uint8_t>(steps[i].same + 1);
    }
  }

 private:
  // Has every player a zone of this kind, and sees what lies there?
  bool is_own_and_seen(int kind) const {
    const auto zone = static_cast<std::size_t>(layout_.zone(kind, 0));
    return layout_.kinds[static_cast<std::size_t>(kind)].stride != 0 && (layout_.visible_to[zone] & 1) != 0;
  }
  // Lays down the stretches of zones of these kinds that a seat has: how many.
  std::uint8_t lay_side_by_side(std::uint32_t kinds, int seat) const {
    auto& stretches = out_.stretches;
    const std::size_t before = stretches.size();
    for (; kinds != 0; kinds &= kinds - 1) {
      const auto zone = static_cast<std::uint8_t>(layout_.zone(std::countr_zero(kinds), seat));
      if (stretches.size() > before && stretches.back().last + 1 == zone)
        ++stretches.back().last;
      else
        stretches.push_back({zone, zone});
    }
    return static_cast<std::uint8_t>(stretches.size() - before);
  }
};

}  // namespace

Steps lay_out(const Code& code, const Layout& layout, const Natives& natives,
              const std::vector<int>& listeners_of_window) {
  Steps out;
  const Layer layer(code, layout, natives, out);
  for (const Selection& s : code.selections) out.places.push_back(layer.place(s));
  for (const Group& g : code.groups) out.groups.push_back(layer.group(g));
  for (const Choice& c : code.choices) {
    out.choices.push_back(layer.choice(c));
    const Group* const groups = code.groups.data() + c.groups.first;
    GroupStep* const steps = out.groups.data() + c.groups.first;
    for (std::size_t i = c.groups.count; i-- > 0;) {
      layer.follow(groups, steps, i);
      if (groups[i].kind == GroupKind::Objects) steps[i].near = layer.near(c.chooser, groups[i].selection);
    }
    out.choices.back().all_open = std::all_of(steps, steps + c.groups.count,
                                              [](const GroupStep& g) { return g.open == GroupStep::Always; });
  }
  lay_out_instructions(code, layout, natives, listeners_of_window, out);
  for (const Continuous& k : code.continuous) out.amounts.push_back(amount_of(code, layout, k.amount));
  out.questions = lay_out_questions(code, layout, natives);
  return out;
}

}  // namespace verbatim
