#include "program/flow.h"

#include <deque>

namespace verbatim {
namespace {

class Walker {
 public:
  Walker(const Code& c, const Program& p) : c_(c), p_(p) {
    flow_.at.resize(static_cast<std::size_t>(p.end - p.entry));
  }

  Flow walk() {
    reach(p_.entry, {});
    while (!todo_.empty() && flow_.wrong.empty()) {
      const int pc = todo_.front();
      todo_.pop_front();
      flow_.wrong_at = pc;
      step(pc, *flow_.at[static_cast<std::size_t>(pc - p_.entry)]);
    }
    return std::move(flow_);
  }

 private:
  void reach(int to, const Open& open) {
    if (to < p_.entry || to >= p_.end) {
      flow_.wrong = "runs past the end of its program";
      return;
    }
    auto& there = flow_.at[static_cast<std::size_t>(to - p_.entry)];
    if (there) {
      if (there->lists != open.lists) flow_.wrong = "leads to a place that is reached with other lists open";
      if (there->window != open.window) flow_.wrong = "leads into a window that was not opened";
      if (there->marked != open.marked)
        flow_.wrong = "leads to a place that is reached with and without a mark";
      return;
    }
    there = open;
    todo_.push_back(to);
  }

  void push(int pc, Open open, Sort sort) {
    open.lists.push_back(sort);
    reach(pc + 1, open);
  }

  void step(int pc, Open open) {
    const Instruction& i = c_.instructions[static_cast<std::size_t>(pc)];
    if ((i.op == Op::window_next) != open.window) {
      flow_.wrong = "leads into a window that was not opened";
      return;
    }
    switch (i.op) {
      case Op::end:
      case Op::outcome:
        return;
      case Op::jump:
        return reach(i.z, open);
      case Op::jump_if:
      case Op::jump_unless:
        reach(pc + 1, open);
        return reach(i.z, open);
      case Op::window:
        reach(i.z, open);
        open.window = true;
        return reach(pc + 1, open);
      case Op::window_next:
        open.window = false;
        return reach(i.z, open);
      case Op::choose: {
        const Choice& c = c_.choices[i.y];
        reach(pc + 1, open);
        for (int k = 0; k < c.groups.count; ++k) {
          const Group& g = c_.groups[static_cast<std::size_t>(c.groups.first + k)];
          if (g.target != kNoTarget) reach(g.target, open);
        }
        return;
      }
      case Op::list_select:
      case Op::list_new:
        return push(pc, open, Sort::Object);
      case Op::list_seats:
        return push(pc, open, Sort::Seat);
      case Op::list_numbers:
        return push(pc, open, Sort::Number);
      case Op::list_choose:
        return push(pc, open, sort_of_items(c_, c_.choices[i.y]));
      case Op::list_push:
        if (open.lists.empty() || open.lists.back() != Sort::Object)
          flow_.wrong = "pushes onto no list of objects";
        return reach(pc + 1, open);
      case Op::list_next:
        if (open.lists.empty()) {
          flow_.wrong = "takes from no list";
          return;
        }
        if (!fits(open.lists.back(), p_.registers[i.dst]))
          flow_.wrong = "takes an item into a register of another sort";
        reach(pc + 1, open);
        open.lists.pop_back();
        return reach(i.z, open);
      case Op::list_drop:
        if (open.lists.empty()) {
          flow_.wrong = "drops no list";
          return;
        }
        open.lists.pop_back();
        return reach(pc + 1, open);
      case Op::mark:
        if (!open.lists.empty())
          flow_.wrong = "marks a place inside a loop";
        else if (open.marked)
          flow_.wrong = "marks a place while another mark stands; call a program for the inner one";
        if (!flow_.wrong.empty()) return;
        open.marked = true;
        reach(pc + 1, open);
        return reach(i.z, open);
      case Op::unmark:
        open.marked = false;
        return reach(pc + 1, open);
      default:
        return reach(pc + 1, open);
    }
  }

  const Code& c_;
  const Program& p_;
  Flow flow_;
  std::deque<int> todo_;
};

}  // namespace

Flow flow_of(const Code& c, const Program& p) { return Walker(c, p).walk(); }

Sort sort_of_items(const Code& code, const Choice& c) {
  if (c.kind == ChoiceKind::Distribute || c.groups.count == 0) return Sort::Number;
  switch (code.groups[c.groups.first].kind) {
    case GroupKind::Objects:
      return Sort::Object;
    case GroupKind::Seats:
      return Sort::Seat;
    default:
      return Sort::Number;
  }
}

}  // namespace verbatim
