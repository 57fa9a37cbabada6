#include "kernel/lay_steps.h"

#include <algorithm>
#include <utility>

#include "kernel/game.h"
#include "kernel/lay_operands.h"

namespace verbatim {
namespace {

class StepLayer : OperandLayer {
 public:
  StepLayer(const Code& code, const Layout& layout, const Natives& natives, const std::vector<int>& listeners,
            Steps& out)
      : OperandLayer(code, layout, natives, out), listeners_(listeners) {}

  void lay_out() const {
    out_.steps.resize(code_.instructions.size());
    for (std::size_t i = 0; i < code_.instructions.size(); ++i) {
      const Step s = step(i);
      out_.steps[i] = s;
    }
    // A jump is the step it leads to.
    for (std::size_t i = 0; i < code_.instructions.size(); ++i) {
      const std::size_t to = landing(i);
      if (to != i && code_.instructions[to].op != Op::jump) out_.steps[i] = moved(out_.steps[to], to, i);
    }
  }

 private:
  Step step(std::size_t at) const {
    const Instruction& i = code_.instructions[at];
    Step s;
    s.place = static_cast<std::uint16_t>(at);
    s.dst = cell(i.dst);
    s.index = i.y;
    const Operand x = Operand::from_bits(i.x);
    switch (i.op) {
      case Op::end:
        s.form = Step::End;
        break;
      case Op::set:
        set(s, quick(x));
        go_on(s, at + 1);
        break;
      case Op::done:
        ask_once(s, test(x), Step::SetDone);
        go_on_if_done(s, at + 1);
        break;
      case Op::jump:
        s.form = Step::Jump;
        go_on(s, i.z);
        break;
      case Op::jump_if:
        ask(s, x, landing(i.z), landing(at + 1));
        break;
      case Op::jump_unless:
        ask(s, x, landing(at + 1), landing(i.z));
        break;
      case Op::call:
        if (arguments(i.z, s.of, s.count)) s.form = Step::Call;
        break;
      case Op::call_for: {
        Quick of[Step::kMostArguments - 1];
        if (!arguments(i.z, of, s.count)) break;
        s.form = Step::CallFor;
        std::copy(std::begin(of), std::end(of), s.of);
        s.of[Step::kMostArguments - 1] = quick(x);
        break;
      }
      case Op::verb:
        if (!arguments(i.z, s.of, s.count)) break;
        s.form = verb_form(s);
        s.verb = natives_.verbs[i.y];
        s.dst = cell_or_outcome(i.dst);
        go_on_if_done(s, at + 1);
        break;
      case Op::choose:
        s.form = form(code_.choices[i.y]);
        break;
      case Op::list_seats:
        s.form = Step::ListSeats;
        s.of[0] = quick(x);
        s.of[1] = quick(Operand::from_bits(i.z));
        go_on(s, at + 1);
        break;
      case Op::list_next:
        s.form = Step::ListNext;
        go_on(s, at + 1);
        s.after[0] = bytes(s, i.z);
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
        go_on(s, at + 1);
        s.after[0] = bytes(s, i.z);
        break;
      }
      case Op::take: {
        s.form = Step::Take;
        s.of[0] = quick(x);
        const Instruction& next = code_.instructions[at + 1];  // a program ends with end
        if (next.op != Op::verb || next.dst != kNoRegister || natives_.verbs[next.y] != &move) break;
        const Operand* arguments = code_.operands.data() + next.z + 1;
        if (!arguments[0].is_register() || arguments[0].index() != i.dst) break;
        s.form = Step::TakeAndMove;
        s.of[1] = quick(arguments[1]);
        go_on_if_done(s, at + 2);
        break;
      }
      case Op::window_next:
        s.form = Step::WindowNext;
        s.index = i.z;
        break;
      case Op::mark:
        s.form = Step::Mark;
        s.numbers[0] = i.z;
        go_on(s, at + 1);
        break;
      case Op::unmark:
        s.form = Step::Unmark;
        go_on(s, at + 1);
        break;
      default:
        break;
    }
    return s;
  }

  // How a choice is made; its groups are laid out.
  Step::Form form(const Choice& c) const {
    if (c.kind != ChoiceKind::OneOf || c.ask_forced || c.groups.count > kMostDrawnGroups) return Step::Choose;
    const GroupStep *const first = out_.groups.data() + c.groups.first, *const end = first + c.groups.count;
    const auto is = [](GroupKind kind) { return [kind](const GroupStep& g) { return g.kind == kind; }; };
    if (c.groups.count == 1 && first->kind == GroupKind::Numbers) return Step::ChooseNumber;
    if (std::any_of(first, end, is(GroupKind::Seats)) || std::any_of(first, end, is(GroupKind::Numbers)))
      return Step::Choose;
    if (std::all_of(first, end, is(GroupKind::Single))) return Step::ChooseSingle;
    const ChoiceStep& step = out_.choices[static_cast<std::size_t>(&c - code_.choices.data())];
    // Abilities in the end do no harm as long as nobody has any.
    const bool uses = (end - 1)->kind == GroupKind::Abilities;
    const bool hand = first->near == GroupStep::InHand && step.all_open &&
                      std::all_of(first + first->same + 1, end - uses, is(GroupKind::Single));
    return hand ? Step::ChooseOfHand : Step::ChooseOne;
  }
  // What is put into a register: most often a constant, or a little more than what is in another.
  void set(Step& s, Quick from) const {
    s.form = Step::Set;
    s.of[0] = from;
    if (from.kind == Quick::Constant) {
      s.form = Step::SetNumber;
      s.numbers[0] = from.i;
    } else if (from.kind == Quick::Cell) {
      s.form = Step::SetSum;
    } else if (from.kind == Quick::Node) {
      QuickNode n = out_.nodes[static_cast<std::size_t>(from.i)];
      if (n.kind == NodeKind::add && n.x.kind == Quick::Constant) std::swap(n.x, n.y);
      if ((n.kind != NodeKind::add && n.kind != NodeKind::subtract) || n.x.kind != Quick::Cell ||
          n.y.kind != Quick::Constant)
        return;
      s.form = Step::SetSum;
      s.of[0] = n.x;
      s.numbers[0] = n.kind == NodeKind::add ? n.y.i : -n.y.i;
    }
  }
  // A condition, and where to go on if it holds and if not. What is asked after the first of several parts
  // has a step behind those of the instructions.
  void ask(Step& s, Operand o, std::size_t yes, std::size_t no) const {
    const auto [plain, negated] = bare(o);
    if (negated) std::swap(yes, no);
    const Node* const n = plain.is_node() ? &node(plain) : nullptr;
    if (n != nullptr && (n->kind == NodeKind::both || n->kind == NodeKind::either) &&
        out_.steps.size() < kMostSteps) {
      Step second;
      second.place = s.place;
      ask(second, Operand::from_bits(n->y), yes, no);
      (n->kind == NodeKind::both ? yes : no) = out_.steps.size();
      out_.steps.push_back(moved(second, s.place, out_.steps.size()));
      return ask(s, Operand::from_bits(n->x), yes, no);
    }
    s.after[0] = distance(s.place, no);
    s.after[1] = distance(s.place, yes);
    ask_once(s, test(plain), Step::If);
  }
  // Conditions share their parts, and would be taken apart again and again: at some time it is enough. Places
  // are sixteen bits, and those under way may still be added.
  static constexpr std::size_t kMostSteps = 1 << 15;
  // A step that does one thing if a condition holds and another if not: what is negated, and what compares a
  // cell with a number or has one answer, is put as one of the short forms.
  void ask_once(Step& s, Test t, Step::Form general) const {
    const bool jumps = general == Step::If;
    const Quick &x = t.of[0], &y = t.of[1];
    s.form = general;
    if (t.kind == Test::Below && x.kind == Quick::Cell && y.kind == Quick::Constant) {
      s.form = Step::IfBelow;
      s.of[0] = x;
      s.numbers[0] = y.i;
    } else if (t.kind == Test::Below && x.kind == Quick::Constant && y.kind == Quick::Cell) {
      s.form = Step::IfBelow;  // a number is below it, unless it is below the next number
      s.of[0] = y;
      s.numbers[0] = x.i + 1;
      t.negated = !t.negated;
    } else if (t.kind <= Test::Equal && x.kind == Quick::Constant && y.kind == Quick::Constant) {
      constexpr int kMoreThanAny = 1 << 16;
      s.form = Step::IfBelow;
      s.numbers[0] = (t.kind == Test::Below ? x.i < y.i : x.i == y.i) ? kMoreThanAny : -kMoreThanAny;
    } else if (jumps && t.kind == Test::Equal && x.kind == Quick::Cell && y.kind == Quick::Constant) {
      s.form = Step::IfEqual;
      s.of[0] = x;
      s.numbers[0] = y.i;
    } else if (jumps && t.kind == Test::Done) {
      s.form = Step::IfDone;
    } else if (jumps && t.kind == Test::CallOfCell) {
      s.form = Step::IfCall;
      s.of[0] = x;
      s.numbers[1] = y.i;
      s.numbers[2] = t.of[2].i;
      s.call = t.call;
    }
    if (s.form == general) {
      s.index = static_cast<std::uint16_t>(out_.conditions.size());
      out_.conditions.push_back(t);
    } else if (jumps) {
      if (t.negated) std::swap(s.after[0], s.after[1]);
    } else {
      s.form = Step::SetDoneIfBelow;
      s.numbers[1] = t.negated ? 1 : 0;
    }
  }
  // How a verb gets its arguments.
  static Step::Form verb_form(Step& s) {
    const std::size_t cells = s.count > 1 && s.of[1].kind == Quick::Cell ? 2 : 1;
    const auto is_number = [](const Quick& q) { return q.kind == Quick::Constant; };
    if (s.count == 0 || s.count > Step::kMostNumbers || s.of[0].kind != Quick::Cell ||
        !std::all_of(s.of + cells, s.of + s.count, is_number))
      return Step::Verb;
    for (std::size_t k = cells; k < s.count; ++k) s.numbers[k] = s.of[k].i;
    return cells == 1 ? Step::VerbOfCell : Step::VerbOfCells;
  }
  // Where one is who comes to this instruction: jumps are followed, though not round in circles.
  std::size_t landing(std::size_t at) const {
    for (int jumps = 0; jumps < 8 && code_.instructions[at].op == Op::jump; ++jumps)
      at = code_.instructions[at].z;
    return at;
  }
  std::int32_t bytes(const Step& from, std::size_t at) const { return distance(from.place, landing(at)); }
  static std::int32_t distance(std::size_t from, std::size_t to) {
    return (static_cast<std::int32_t>(to) - static_cast<std::int32_t>(from)) *
           static_cast<std::int32_t>(sizeof(Step));
  }
  // The same step, to be found in another place.
  static Step moved(Step s, std::size_t from, std::size_t to) {
    for (std::int32_t& after : s.after) after += distance(to, from);
    return s;
  }
  void go_on(Step& s, std::size_t at) const { s.after[0] = s.after[1] = bytes(s, at); }
  // The same after something that was done or not: if that is what the instruction there asks, it need not be
  // gone to.
  void go_on_if_done(Step& s, std::size_t at) const {
    go_on(s, at);
    at = landing(at);
    const Instruction& next = code_.instructions[at];
    if (next.op != Op::jump_unless && next.op != Op::jump_if) return;
    const auto [asked, negated] = bare(Operand::from_bits(next.x));
    if (asked != Operand::special(Special::Done)) return;
    const bool jumps_if = (next.op == Op::jump_if) != negated;
    s.after[jumps_if] = bytes(s, next.z);
    s.after[!jumps_if] = bytes(s, at + 1);
  }

  const std::vector<int>& listeners_;
};

}  // namespace

void lay_out_instructions(const Code& code, const Layout& layout, const Natives& natives,
                          const std::vector<int>& listeners_of_window, Steps& out) {
  StepLayer(code, layout, natives, listeners_of_window, out).lay_out();
}

}  // namespace verbatim
