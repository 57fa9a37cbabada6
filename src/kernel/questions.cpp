#include "kernel/questions.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>
#include <utility>

#include "kernel/game.h"
#include "kernel/look.h"
#include "program/tables.h"
#include "program/weigh.h"

namespace verbatim {
namespace {

class Asker {
 public:
  Asker(const Code& code, const Layout& layout, const Natives& natives, Questions& out)
      : code_(code),
        layout_(layout),
        natives_(natives),
        out_(out),
        weigher_(code),
        on_it_(code.nodes.size(), kUnknown) {}

  Filter filter(const Selection& s) {
    Filter f;
    filter_ = &f;
    for (int i = s.requirements.count; i-- > 0;) {
      const Operand test = code_.requirements[static_cast<std::size_t>(s.requirements.first + i)].test;
      f.first = ask(test, f.first, Question::kFails, true);
    }
    filter_ = nullptr;
    return f;
  }

  Conditions conditions(const Ability& a) {
    Conditions c;
    c.triggered = ask(a.triggered, Question::kHolds, Question::kFails);
    std::vector<Operand> parts;
    for (const Operand test : {a.applies, a.payable, a.feasible}) take_apart(test, parts);
    lightest_first(parts);
    for (std::size_t i = parts.size(); i-- > 0;) c.usable = ask(parts[i], c.usable, Question::kFails);
    return c;
  }

 private:
  // Nothing of a condition is done, it is only looked at, so all its parts may be asked in any order: first
  // what is quickly told. Counting cards takes long, and most often a price cannot be paid anyway.
  void take_apart(Operand o, std::vector<Operand>& parts) {
    if (!o.is_node() || node(o).kind != NodeKind::both || ++taken_apart_ > kMostTakenApart)
      return parts.push_back(o);
    take_apart(Operand::from_bits(node(o).x), parts);
    take_apart(Operand::from_bits(node(o).y), parts);
  }
  void lightest_first(std::vector<Operand>& parts) {
    std::stable_sort(parts.begin(), parts.end(),
                     [&](Operand a, Operand b) { return weigher_.weight(a) < weigher_.weight(b); });
  }

  // Where to begin so that one ends at `yes` if the condition holds, and at `no` otherwise. The last question
  // is written first. `required`: the card must meet this condition, whatever else is asked of it.
  int ask(Operand o, int yes, int no, bool required = false) {
    if (o.is_constant()) return o.constant_value() != 0 ? yes : no;
    if (!o.is_node()) return one(o, yes, no);
    const Node& n = node(o);
    const Operand x = Operand::from_bits(n.x), y = Operand::from_bits(n.y);
    if (required && n.kind == NodeKind::tagged && x == kIt && n.a < 64) {
      filter_->tags |= std::uint64_t{1} << n.a;
      return yes;
    }
    // Conditions share their parts, and would be taken apart again and again: at some time it is enough.
    if (++taken_apart_ > kMostTakenApart) return one(o, yes, no);
    if (n.kind == NodeKind::negation) return ask(x, no, yes);
    if (n.kind == NodeKind::either) return ask(x, yes, ask(y, yes, no));
    if (n.kind == NodeKind::both) {
      const bool turned = weigher_.weight(y) < weigher_.weight(x);
      const int then = ask(turned ? x : y, yes, no, required);
      return ask(turned ? y : x, then, no, required);
    }
    return one(o, yes, no);
  }

  int one(Operand o, int yes, int no) {
    Question q;
    q.next[0] = no;
    q.next[1] = yes;
    if (const auto any = any_of(o)) {
      q.kind = Question::Exists;
      q.i = any->selection;
      if (any->wanted) std::swap(q.next[0], q.next[1]);
    } else if (!compare(o, q)) {  // with 0, then: it holds if it is anything else
      fill(o, q);
      std::swap(q.next[0], q.next[1]);
    }
    out_.all.push_back(q);
    return static_cast<int>(out_.all.size()) - 1;
  }

  // Is at least one card wanted, or none? Nobody need count them all.
  struct Any {
    std::uint16_t selection;
    bool wanted;
  };
  std::optional<Any> any_of(Operand o) const {
    if (!o.is_node()) return std::nullopt;
    const Node& n = node(o);
    const bool below = n.kind == NodeKind::below;
    if (!below && n.kind != NodeKind::at_most) return std::nullopt;
    const Operand x = Operand::from_bits(n.x), y = Operand::from_bits(n.y);
    const auto counts = [&](Operand side) { return side.is_node() && node(side).kind == NodeKind::count; };
    if (counts(y) && x.is_constant() && x.constant_value() == (below ? 0 : 1)) return Any{node(y).x, true};
    if (counts(x) && y.is_constant() && y.constant_value() == (below ? 1 : 0)) return Any{node(x).x, false};
    return std::nullopt;
  }

  // Of two sides one must be given.
  bool compare(Operand o, Question& q) {
    if (!o.is_node() || given(o)) return false;
    const Node& n = node(o);
    const bool below = n.kind == NodeKind::below, at_most = n.kind == NodeKind::at_most;
    const bool equal = n.kind == NodeKind::equal || n.kind == NodeKind::same_object ||
                       n.kind == NodeKind::same_seat || n.kind == NodeKind::same_zone;
    if (!equal && !below && !at_most) return false;
    const Operand x = Operand::from_bits(n.x), y = Operand::from_bits(n.y);
    if (const auto right = given(y)) {
      q.that = *right;
      q.bounds = equal ? Question::kEqual : below ? Question::kBelow : Question::kAtMost;
      fill(x, q);
      return true;
    }
    const auto left = given(x);
    if (!left) return false;
    q.that = *left;
    q.bounds = equal ? Question::kEqual : below ? Question::kAtMost : Question::kBelow;
    fill(y, q);
    if (!equal) std::swap(q.next[0], q.next[1]);  // 3 <= y unless y < 3
    return true;
  }

  void fill(Operand o, Question& q) {
    q.kind = Question::Other;
    q.i = o.bits();
    if (const auto itself = given(o)) {
      q.kind = Question::Plain;
      q.of[0] = *itself;
      return;
    }
    if (!o.is_node()) return;
    const Node& n = node(o);
    if (n.kind == NodeKind::fn) {
      const Operand* list = code_.operands.data() + n.y;
      if (!all_given({list + 1, static_cast<std::size_t>(list->constant_value())}, q)) return;
      q.kind = Question::Call;
      q.call = natives_.functions[n.x];
      q.number = code_.functions[n.x].result == Sort::Number;
    } else if (n.kind == NodeKind::count || n.kind == NodeKind::exists) {
      q.kind = n.kind == NodeKind::count ? Question::Count : Question::Exists;
      q.i = n.x;
    } else if (only_looks(n.kind)) {
      const Operand operands[] = {Operand::from_bits(n.x), Operand::from_bits(n.y)};
      const bool both = is_value(info(n.kind).y);
      const bool of_event = tells_of_event(operands[0]) && (!both || given(operands[1]));
      if (!of_event && !all_given({operands, both ? 2u : 1u}, q)) return;
      if (of_event) {
        q.of[0].i = kRegisters + operands[0].index();
        if (both) q.of[1] = *given(operands[1]);
      }
      q.kind = of_event ? Question::LookAtEvent : Question::Look;
      q.node = n.kind;
      q.a = n.a;
    }
  }

  // A register of the frame that opened the window: the card that was played.
  static bool tells_of_event(Operand o) {
    return o.is_special() && o.special_kind() == Special::EventRegister;
  }

  bool all_given(std::span<const Operand> operands, Question& q) {
    if (operands.size() > std::size(q.of)) return false;
    for (std::size_t i = 0; i < operands.size(); ++i) {
      const auto g = given(operands[i]);
      if (!g) return false;
      q.of[i] = *g;
    }
    q.count = static_cast<std::uint8_t>(operands.size());
    return true;
  }

  std::optional<Given> given(Operand o) {
    if (o.is_constant()) return Given{true, o.constant_value()};
    if (o == kIt) return Given{false, Known::It};
    if (o == Operand::special(Special::Source)) return Given{false, Known::Source};
    if (o == Operand::special(Special::Controller)) return Given{false, Known::Controller};
    if (o == Operand::special(Special::NoObject)) return Given{true, layout_.none()};
    if (o == Operand::special(Special::Nobody)) return Given{true, layout_.nobody()};
    if (filter_ == nullptr || depends_on_it(o)) return std::nullopt;
    Operand* const end = filter_->of + filter_->settled;
    Operand* const place = std::find(filter_->of, end, o);
    if (place == std::end(filter_->of)) return std::nullopt;
    if (place == end) filter_->of[filter_->settled++] = o;
    return Given{false, Known::Settled + static_cast<int>(place - filter_->of)};
  }

  bool depends_on_it(Operand o) {
    if (!o.is_node()) return o == kIt;
    std::uint8_t& known = on_it_[static_cast<std::size_t>(o.index())];
    if (known == kUnknown) known = node_depends_on_it(node(o)) ? kYes : kNo;
    return known == kYes;
  }
  bool node_depends_on_it(const Node& n) {
    const NodeInfo& about = info(n.kind);
    const auto any = [&](std::initializer_list<Operand> operands) {
      return std::any_of(operands.begin(), operands.end(), [&](Operand o) { return depends_on_it(o); });
    };
    // What is required of the cards of another selection, and added up of them, is asked about each of them.
    if (about.x == Role::selection) return any({code_.selections[n.x].seats, code_.selections[n.x].zone});
    if (n.kind == NodeKind::fn) {
      const Operand* list = code_.operands.data() + n.y;
      return std::any_of(list + 1, list + 1 + list->constant_value(),
                         [&](Operand o) { return depends_on_it(o); });
    }
    return (is_value(about.x) && any({Operand::from_bits(n.x)})) ||
           (is_value(about.y) && any({Operand::from_bits(n.y)})) ||
           (is_value(about.z) && any({Operand::from_bits(n.z)}));
  }

  const Node& node(Operand o) const { return code_.nodes[static_cast<std::size_t>(o.index())]; }

  static constexpr Operand kIt = Operand::special(Special::It);
  static constexpr int kMostTakenApart = 30000;
  enum : std::uint8_t { kUnknown, kNo, kYes };

  const Code& code_;
  const Layout& layout_;
  const Natives& natives_;
  Questions& out_;
  Weigher weigher_;
  int taken_apart_ = 0;
  Filter* filter_ = nullptr;         // the one that is being laid out
  std::vector<std::uint8_t> on_it_;  // by node
};

}  // namespace

Questions lay_out_questions(const Code& code, const Layout& layout, const Natives& natives) {
  Questions out;
  Asker asker(code, layout, natives, out);
  for (const Selection& s : code.selections) out.filters.push_back(asker.filter(s));
  for (const Ability& a : code.abilities) out.conditions.push_back(asker.conditions(a));
  return out;
}

}  // namespace verbatim
