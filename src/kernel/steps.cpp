#include "kernel/steps.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "kernel/game.h"
#include "kernel/lay_operands.h"

namespace verbatim {
namespace {

class Layer : OperandLayer {
 public:
  Layer(const Code& code, const Layout& layout, const Natives& natives, const std::vector<int>& listeners,
        Steps& out)
      : OperandLayer(code, layout, natives, out), listeners_(listeners) {}

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
  // How a choice is made; its groups are laid out.
  Step::Form form(const Choice& c) const {
    if (c.kind != ChoiceKind::OneOf || c.ask_forced || c.groups.count > kMostDrawnGroups) return Step::Choose;
    const GroupStep *const first = out_.groups.data() + c.groups.first, *const end = first + c.groups.count;
    const auto is = [](GroupKind kind) { return [kind](const GroupStep& g) { return g.kind == kind; }; };
    if (std::any_of(first, end, is(GroupKind::Seats)) || std::any_of(first, end, is(GroupKind::Numbers)))
      return Step::Choose;
    if (std::all_of(first, end, is(GroupKind::Single))) return Step::ChooseSingle;
    const auto open = [](const GroupStep& g) { return g.open == GroupStep::Always; };
    const bool hand = first->near == GroupStep::InHand && std::all_of(first, end, open) &&
                      std::all_of(first + first->same + 1, end, is(GroupKind::Single));
    return hand ? Step::ChooseOfHand : Step::ChooseOne;
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
    s.dst = cell(g.dst);
    s.more = cell(g.extra_dst);
    s.target = g.target;
    s.selection = g.selection;
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

  Step step(std::size_t at) const {
    const Instruction& i = code_.instructions[at];
    Step s;
    s.dst = cell(i.dst);
    s.index = i.y;
    s.target = i.z;
    const Operand x = Operand::from_bits(i.x);
    switch (i.op) {
      case Op::end:
        s.form = Step::End;
        break;
      case Op::set:
        s.form = Step::Set;
        s.of[0] = quick(x);
        s.index = landing(at + 1);
        break;
      case Op::done:
        s.form = Step::SetDone;
        s.test = test(x);
        s.index = landing(at + 1);
        break;
      case Op::jump:
        s.form = Step::Jump;
        s.target = landing(i.z);
        break;
      case Op::jump_if:
      case Op::jump_unless:
        s.form = Step::JumpUnless;
        s.test = test(x);
        s.index = landing(at + 1);
        s.target = landing(i.z);
        if (i.op == Op::jump_if) s.test.negated = !s.test.negated;
        break;
      case Op::call:
        if (!arguments(i.z, s.of, s.count)) break;
        s.form = Step::Call;
        leave_blank(code_.programs[i.y], s);
        break;
      case Op::call_for: {
        Quick of[4];
        if (!arguments(i.z, of, s.count)) break;
        s.form = Step::CallFor;
        std::copy(of, of + 4, s.of);
        s.of[4] = quick(x);
        leave_blank(code_.programs[i.y], s);
        break;
      }
      case Op::verb: {
        if (!arguments(i.z, s.of, s.count)) break;
        s.form = Step::Verb;
        s.verb = natives_.verbs[i.y];
        s.index = s.target = landing(at + 1);
        const Instruction& next = code_.instructions[at + 1];  // a program ends with end
        if (next.op != Op::jump_unless || next.x != Operand::special(Special::Done).bits()) break;
        s.index = landing(at + 2);
        s.target = landing(next.z);
        break;
      }
      case Op::choose:
        s.form = form(code_.choices[i.y]);
        break;
      case Op::list_seats:
        s.form = Step::ListSeats;
        s.of[0] = quick(x);
        s.of[1] = quick(Operand::from_bits(i.z));
        break;
      case Op::list_next:
        s.form = Step::ListNext;
        break;
      case Op::window: {
        const Window& w = code_.windows[i.y];
        s.form = Step::OpenWindow;
        if (const int set = listeners_[i.y]; set != Game::kNoListeners)
          s.listeners =
              (layout_.listeners_at / 8 + static_cast<std::uint32_t>(set * layout_.words)) & 0xffffff;
        s.silence = w.mode == WindowMode::Written ? Step::Always
                    : w.ask_forced                ? Step::Never
                                                  : Step::UnlessEveryoneIsAsked;
        break;
      }
      case Op::take: {
        s.form = Step::Take;
        s.of[0] = quick(x);
        const Instruction& next = code_.instructions[at + 1];
        if (next.op != Op::verb || next.dst != kNoRegister || natives_.verbs[next.y] != &move) break;
        const Operand* arguments = code_.operands.data() + next.z + 1;
        if (!arguments[0].is_register() || arguments[0].index() != i.dst) break;
        s.form = Step::TakeAndMove;
        s.of[1] = quick(arguments[1]);
        s.index = landing(at + 2);
        break;
      }
      case Op::window_next:
        s.form = Step::WindowNext;
        break;
      case Op::mark:
        s.form = Step::Mark;
        break;
      case Op::unmark:
        s.form = Step::Unmark;
        break;
      default:
        break;
    }
    return s;
  }

 private:
  // The first two registers are written whatever is called: those that are no arguments get what they have.
  void leave_blank(const Program& called, Step& s) const {
    for (std::size_t k = s.count; k < 2 && k < called.registers.size(); ++k)
      s.of[k] = {Quick::Constant, 0, layout_.blank(called.registers[k])};
  }
  // Where one is who comes to this instruction: jumps are followed, though not round in circles.
  std::uint16_t landing(std::size_t at) const {
    for (int jumps = 0; jumps < 8 && code_.instructions[at].op == Op::jump; ++jumps)
      at = code_.instructions[at].z;
    return static_cast<std::uint16_t>(at);
  }
  static std::uint16_t cell(int reg) {
    return reg == kNoRegister ? std::uint16_t{0} : static_cast<std::uint16_t>(kRegisters + reg);
  }
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
  const std::vector<int>& listeners_;
};

}  // namespace

Steps lay_out(const Code& code, const Layout& layout, const Natives& natives,
              const std::vector<int>& listeners_of_window) {
  Steps out;
  const Layer layer(code, layout, natives, listeners_of_window, out);
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
  }
  for (std::size_t i = 0; i < code.instructions.size(); ++i) out.steps.push_back(layer.step(i));
  for (const Continuous& k : code.continuous) out.amounts.push_back(amount_of(code, layout, k.amount));
  out.questions = lay_out_questions(code, layout, natives);
  return out;
}

}  // namespace verbatim
