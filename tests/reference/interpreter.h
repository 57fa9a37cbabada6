#pragma once
// A slow, obvious reading of the instruction and node tables. A program is a function that is called, a
// window is a loop, unwinding is an exception: no stack of cells, no saved places. It plays a game from its
// start to its end and asks its caller for every decision.

#include <functional>
#include <memory>
#include <variant>

#include "kernel/decision.h"
#include "tests/reference/world.h"

namespace verbatim::reference {

struct Question {
  ChoiceKind kind = ChoiceKind::OneOf;
  int seat = 0;
  bool chance = false, window = false;
  int picked = 0, least = 0, most = 0;
  std::vector<Option> options;
};

struct List {
  Sort sort = Sort::Object;
  std::vector<int> items;
  std::size_t next = 0;
};

struct Used {
  int object, ability;
  std::optional<int> target;
};

struct OpenWindow {
  const Window* what = nullptr;
  std::vector<int> order;
  std::size_t position = 0;
  int declines = 0;       // in a row
  std::set<int> out;      // when declining is final
  bool ordering = false;  // the first player orders the mandatory ones
  bool closed = false;
  std::optional<int> current;  // the object that is being resolved as a whole
  std::set<std::pair<int, int>> eligible;
  std::vector<Used> used;
};

// One run of a program.
struct Activation {
  int program = 0;
  std::vector<int> registers;
  int source = 0, controller = 0;
  Activation* event = nullptr;
  bool done = false, is_event = false, cancelled = false, replaced = false;
  std::vector<List> lists;
  std::optional<OpenWindow> window;
  std::optional<std::pair<int, int>> mark;  // marker, where to go on
};

struct Scope {
  const Activation* frame = nullptr;
  const Activation* event = nullptr;
  int source = 0, controller = 0, it = 0;
};

struct GameOver {
  int winners = 0, ending = 0;
};
struct Stopped {  // a bound was reached
  Failure why = Failure::None;
};
struct TooLong {};  // this game is of no use for comparing

class Interpreter {
 public:
  World world;
  bool chance_open = false, ask_everyone = false;
  std::function<int(const Question&)> ask;

  explicit Interpreter(World w) : world(std::move(w)), d_(world.d), c_(world.c) {}

  // Plays the whole game. Throws TooLong.
  std::variant<GameOver, Stopped> play();

 private:
  struct Unwind {
    Activation* to;
  };

  // programs.cpp
  void call(int program, int source, int controller, Activation* event, const std::vector<int>& args,
            Activation* caller);
  void run(Activation&);
  int step(Activation&, int pc);  // where to go on, or -1
  int settle(Activation&, const Instruction&);
  void hook(Activation&, Op);
  bool carries(const Program&, const TriggerKind&) const;

  // expressions.cpp
  Scope scope(const Activation& a) const;
  int eval(const Scope&, Operand) const;
  int node(const Scope&, const Node&) const;
  int special(const Scope&, Operand) const;
  std::vector<int> select(const Scope&, const Selection&) const;
  std::vector<int> arguments(const Scope&, int list) const;
  std::set<int> seats_of(int mask) const;
  int mask_of(const std::set<int>&) const;
  const List* newest(const Activation*) const;
  int quantity(int q, int object, int seat) const;
  bool allowed(int action, int seat, int object) const;
  bool granted(int object, int tag) const;
  bool tagged(int object, int tag) const;
  bool concerns(const InForce&, int object, int seat) const;
  void each_continuous(Force, int what, int object, int seat,
                       const std::function<void(const Continuous&, const Scope&)>&) const;

  // verbs.cpp
  int verb(const std::string& name, const std::vector<int>& args);

  // choices.cpp
  int pick(Question, bool ask_forced);
  int choose(Activation&, const Choice&, int pc);
  void choose_list(Activation&, const Choice&);
  std::vector<Option> all_options(const Scope&, const Choice&, bool merge) const;
  std::vector<Option> step_options(const Scope&, const Choice&, const std::vector<int>& picked,
                                   std::size_t from, const Question&) const;
  bool alike(int a, int b) const;
  void offer_abilities(const Scope&, const Group&, int index, int seat, std::vector<Option>&) const;

  // windows.cpp
  void open_window(Activation&, const Window&);
  void give_priority(Activation&);
  void resolve(Activation&, int object, int ability);
  bool resolve_next_of_object(Activation&);
  std::vector<Option> candidates(const Activation&, bool& mandatory) const;
  bool usable(const Activation&, int object, const Ability&, int seat) const;
  void pass_on(OpenWindow&) const;
  void decline(OpenWindow&) const;
  std::vector<int> listeners(TriggerId) const;

  const Declaration& d_;
  const Code& c_;
  std::vector<Activation*> running_;
  int steps_ = 0;
};

}  // namespace verbatim::reference
