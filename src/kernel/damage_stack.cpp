// Is this a stack that the programs could have built? Frame by frame, from the one that runs down to the
// first: each must stand at a place of its program with just those lists and windows open that the program
// has open there, and must have been called by the one below.

#include <algorithm>

#include "kernel/damage.h"
#include "kernel/decision.h"
#include "kernel/hidden.h"
#include "program/flow.h"
#include "program/verify.h"

namespace verbatim {
namespace {

constexpr int kMostPhase = 2;

// How many cells the record of an open window takes.
int window_cells(const std::int16_t* w) { return kWindowCells + w[kEligible] + 3 * w[kMarks]; }

class StackCheck {
 public:
  explicit StackCheck(const Table& t) : t_(t), code_(t.code()), stack_(t.stack()) {}

  std::string all() const {
    const Header& h = t_.header();
    const bool ended = h.status == Status::Over || h.status == Status::Failed;
    // Only a run that used up its instructions may be gone on with, to see what goes round.
    const bool runs = !ended || h.failure == static_cast<int>(Failure::Loop);
    if (h.frame == 0) return runs || h.sp != 1 ? "nothing is running" : "";
    if (stack_[0] != 0) return "something lies below the first frame";
    int resume = h.pc, end = h.sp, above = 0;
    for (int frame = h.frame; frame != 0; frame = stack_[frame + kPrevious]) {
      if (frame < 1 || frame + kRegisters > end) return "a frame lies outside the stack";
      if (auto wrong = contents(frame, end); !wrong.empty()) return wrong;
      if (auto wrong = place(frame, end, resume, runs || above != 0); !wrong.empty()) return wrong;
      if (above != 0) {
        if (auto wrong = called(frame, above, resume); !wrong.empty()) return wrong;
      }
      above = frame;
      end = frame;
      resume = stack_[frame + kReturn];
    }
    const std::int16_t* first = stack_ + above;
    if (above != 1 || first[kReturn] != 0 || first[kProgram] != code_.start.value || first[kEvent] != 0)
      return "the first frame is not the game's first program";
    return {};
  }

 private:
  const Program& program(int frame) const {
    return code_.programs[static_cast<std::size_t>(stack_[frame + kProgram])];
  }

  std::string contents(int frame, int end) const {
    const std::int16_t* f = stack_ + frame;
    if (f[kProgram] < 1 || f[kProgram] >= static_cast<int>(code_.programs.size()))
      return "a frame runs no program";
    const Program& p = program(frame);
    const int registers = static_cast<int>(p.registers.size());
    if (frame + kRegisters + registers > end) return "a frame has no room for its registers";
    if (!is_object(t_, f[kSource])) return "a frame has a source that does not exist";
    if (!is_seat(t_, f[kController])) return "a frame has a controller that does not exist";
    if (f[kDone] < 0 || f[kDone] > (kWasDone | kIsEvent | kCancelled | kReplaced | kAbandoned))
      return "a frame has no such outcome";
    if (f[kEvent] < 0 || f[kEvent] >= frame) return "a frame answers an event above it";
    for (int r = 0; r < registers; ++r) {
      if (!can_hold(t_, p.registers[static_cast<std::size_t>(r)], f[kRegisters + r]))
        return "a register holds what its sort cannot be";
    }
    return marker(p, f);
  }

  std::string marker(const Program& p, const std::int16_t* f) const {
    if (f[kMarker] == 0 && f[kHandler] == 0) return {};
    for (int pc = p.entry; pc < p.end; ++pc) {
      const Instruction& i = code_.instructions[static_cast<std::size_t>(pc)];
      if (i.op == Op::mark && i.y + 1 == f[kMarker] && i.z == f[kHandler]) return {};
    }
    return "a frame has a mark that its program does not set";
  }

  // The lists and the window of a frame that will go on at `pc`.
  std::string place(int frame, int end, int pc, bool runs) const {
    const std::int16_t* f = stack_ + frame;
    const Program& p = program(frame);
    if (pc < p.entry || pc >= p.end) return "a frame stands outside its program";
    int top = end;
    if (f[kWindow] != 0) {
      if (auto wrong = window(frame, end, pc); !wrong.empty()) return wrong;
      top = f[kWindow];
    }
    std::vector<Sort> lists;
    bool choosing = false;
    for (int list = f[kList]; list != 0; list = stack_[list + kOuterList]) {
      const bool newest = lists.empty();
      bool unfinished = false;
      if (auto wrong = this->list(frame, list, top, newest, lists, unfinished); !wrong.empty()) return wrong;
      choosing = choosing || unfinished;
      top = list;
    }
    std::reverse(lists.begin(), lists.end());
    if (!runs) return {};
    return open(p, pc, lists, f[kWindow] != 0, choosing);
  }

  std::string list(int frame, int list, int top, bool newest, std::vector<Sort>& lists,
                   bool& unfinished) const {
    const int first = frame + kRegisters + static_cast<int>(program(frame).registers.size());
    if (list < first || list + kListCells > top) return "a list lies outside its frame";
    const std::int16_t* cells = stack_ + list;
    unfinished = (cells[kListSort] & kListInTheMaking) != 0;
    const int sort = cells[kListSort] & ~kListInTheMaking;
    if (sort <= 0 || sort > static_cast<int>(Sort::Ability) || (unfinished && !newest))
      return "a list has no such sort";
    const int count = cells[kListCount], next = cells[kListNext];
    if (count < 0 || list + kListCells + count > top) return "a list is longer than its frame";
    if (next < 0 || (!unfinished && next > count)) return "a list goes on behind its end";
    for (int i = 0; i < count; ++i) {
      if (!can_hold(t_, static_cast<Sort>(sort), cells[kListCells + i]))
        return "a list holds what its sort cannot be";
    }
    lists.push_back(static_cast<Sort>(sort));
    return {};
  }

  std::string open(const Program& p, int pc, std::vector<Sort> lists, bool window, bool choosing) const {
    const Flow flow = flow_of(code_, p);
    const auto& here = flow.at[static_cast<std::size_t>(pc - p.entry)];
    if (!here) return "a frame stands where no way leads";
    const Instruction& i = code_.instructions[static_cast<std::size_t>(pc)];
    if (choosing) {
      if (i.op != Op::list_choose || lists.back() != sort_of_items(code_, code_.choices[i.y]))
        return "a list is being chosen where nothing is chosen";
      lists.pop_back();
    }
    if (here->lists != lists) return "a frame has other lists open than its program";
    if (here->window != window) return "a frame has a window open, or none, against its program";
    return {};
  }

  std::string window(int frame, int end, int pc) const {
    const std::int16_t* f = stack_ + frame;
    const int first = frame + kRegisters + static_cast<int>(program(frame).registers.size());
    if (f[kWindow] < first || f[kWindow] + kWindowCells > end) return "a window lies outside its frame";
    const Instruction& i = code_.instructions[static_cast<std::size_t>(pc)];
    const std::int16_t* w = stack_ + f[kWindow];
    if (i.op != Op::window_next || pc == 0 ||
        w[kDescriptor] != code_.instructions[static_cast<std::size_t>(pc - 1)].y)
      return "a window is open that the program does not open there";
    const TriggerId trigger = code_.windows[static_cast<std::size_t>(w[kDescriptor])].trigger;
    if (w[kEligible] != t_.game().conditions_of(trigger) * t_.layout().half_words || w[kMarks] < 0 ||
        f[kWindow] + window_cells(w) != end)
      return "the record of a window has another size than it says";
    if (w[kPhase] < 0 || w[kPhase] > kMostPhase) return "a window has no such phase";
    if (w[kOrderSeats] < 0 || w[kOrderSeats] > t_.seats() || w[kPosition] < 0 ||
        w[kPosition] > w[kOrderSeats] || w[kDeclines] < 0 || w[kDeclines] >= 1 << t_.seats())
      return "a window gives priority to nobody";
    for (int k = 0; k < 8; ++k) {
      const int seat = w[k < 4 ? kOrderLow : kOrderHigh] >> (4 * (k & 3)) & 15;
      if (seat >= t_.seats() || (k >= w[kOrderSeats] && seat != 0)) return "a window is in no order of seats";
    }
    if (w[kObject] != 0 && !is_object(t_, w[kObject] - 1)) return "a window resolves what does not exist";
    const std::int16_t* mark = window_marks(w);
    for (int k = 0; k < w[kMarks]; ++k, mark += 3) {
      if (!is_object(t_, mark[0]) || mark[1] < 0 || mark[1] >= static_cast<int>(code_.abilities.size()))
        return "a window remembers what does not exist";
    }
    return {};
  }

  // Did the frame below call the one above, to go on at `resume`?
  std::string called(int frame, int above, int resume) const {
    const std::int16_t *f = stack_ + frame, *callee = stack_ + above;
    const Program& p = program(frame);
    if (f[kWindow] != 0) {
      const auto& w = code_.windows[static_cast<std::size_t>(stack_[f[kWindow] + kDescriptor])];
      return callee[kEvent] == frame && resolves(callee, w.trigger)
                 ? ""
                 : "a window resolves what is no ability for it";
    }
    if (resume - 1 < p.entry) return "a frame was called by nothing";
    const Instruction& i = code_.instructions[static_cast<std::size_t>(resume - 1)];
    switch (i.op) {
      case Op::call:
      case Op::call_for:
        return callee[kProgram] == i.y && callee[kEvent] == f[kEvent] ? ""
                                                                      : "a frame runs what was not called";
      case Op::announce:
      case Op::finish: {
        if (p.ability >= code_.abilities.size()) return "a frame was called by nothing";
        const AbilityClass& k = code_.classes[code_.abilities[p.ability].klass];
        const ProgramId hook = i.op == Op::announce ? k.announced : k.finished;
        return callee[kProgram] == hook.value && callee[kEvent] == f[kEvent]
                   ? ""
                   : "a frame runs what was not called";
      }
      case Op::use:
        if (callee[kEvent] == frame) {
          for (const Ability& a : code_.abilities) {
            if (a.program.value == callee[kProgram] &&
                carries(p, t_.game().declaration().triggers[a.trigger.value]))
              return {};
          }
        }
        return "a frame uses what is no ability";
      default:
        return "a frame was called by nothing";
    }
  }

  bool resolves(const std::int16_t* callee, TriggerId trigger) const {
    return std::any_of(code_.abilities.begin(), code_.abilities.end(), [&](const Ability& a) {
      return a.trigger == trigger && a.program.value == callee[kProgram];
    });
  }

  const Table& t_;
  const Code& code_;
  const std::int16_t* stack_;
};

// A state that waits must wait at an instruction that can ask for just that.
std::string waiting(const Table& t) {
  const Header& h = t.header();
  const Op op = t.code().instructions[h.pc].op;
  const std::int16_t* f = t.stack() + h.frame;
  if (h.status == Status::Chance) {
    if (op == Op::take || op == Op::chance) return {};
    return "it waits for chance where nothing is left to chance";
  }
  if (h.status != Status::Choosing || op == Op::choose || op == Op::window_next) return {};
  if (op == Op::list_choose && f[kList] != 0 && (t.stack()[f[kList] + kListSort] & kListInTheMaking) != 0)
    return {};
  return "it waits for a choice where nothing is chosen";
}

}  // namespace

std::string stack_damage(const Table& t) {
  if (auto wrong = StackCheck(t).all(); !wrong.empty()) return wrong;
  return waiting(t);
}

}  // namespace verbatim
