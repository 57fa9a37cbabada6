#pragma once
// The kernel plays any game: it runs to the next decision, lists the options, takes an answer.
// A Kernel holds scratch memory and belongs to one thread; states belong to anyone.

#include <string>
#include <vector>

#include "base/result.h"
#include "kernel/deal.h"
#include "kernel/decision.h"
#include "kernel/eval.h"
#include "kernel/game.h"
#include "kernel/option_list.h"
#include "kernel/state.h"
#include "kernel/table.h"

namespace verbatim {

// Two copies that nothing on the table tells apart: one option.
bool alike(const Table&, int a, int b);

class Kernel {
 public:
  // With room for what one choice offers, so that play asks for no memory.
  explicit Kernel(const Game& game, LogSink* log = nullptr) : game_(&game), log_(log), deal_(game) {
    const int most = std::max(game.layout().objects, game.layout().stack);
    found_.resize(static_cast<std::size_t>(most * kMostDrawnGroups));
  }

  const Game& game() const { return *game_; }
  void set_log(LogSink* log) { log_ = log; }

  // A state with everything nowhere; the game's setup fills it, then begin() starts its first program.
  State blank(std::uint64_t seed) const;
  void begin(State&) const;

  // Runs until a decision, the end of the game or a failure. In an imagined world whoever was asked may have
  // nothing to choose from: then nobody is asked, as if play had come there.
  Stop run(State&);
  // What is asked. Valid after run() has stopped with a decision, until the state changes; look() makes it
  // anew.
  const Decision& decision() const { return decision_; }
  Result<Ok, Refusal> look(const State&);

  // Checked: a refused answer leaves no trace. An answer of several steps is taken whole or not at all.
  Result<Ok, Refusal> answer(State&, const Answer&);
  // For callers who have just looked at decision(): the k-th option, unchecked.
  void answer_unchecked(State&, int k);

  // An answer at random for a state that has stopped to ask, each option with the same chance. They are
  // listed only where that is the quickest way to draw one.
  void answer_at_random(State&, Random&);
  // The same answer after answer, to the end of the game. Counts those that had two options or more.
  Stop play_out(State&, Random&, std::int64_t* choices = nullptr);

  // The index of the option that means this, or why there is none.
  Result<int, Refusal> find(const State&, const Option& wanted);

  // What went wrong, in words: which bound, or which programs call each other for ever.
  std::string explain_failure(const State&);

  std::string label(const State&, const Option&) const;

 private:
  // machine.cpp
  void execute(Table&);
  bool carry_out(Table&, const Instruction&);  // carry_out.cpp; false when it stops to ask
  std::int16_t* push_frame(Table&, ProgramId, int return_pc, int source, int controller, int event);
  void pop_frame(Table&);
  void unwind(Table&, int marker);
  void fail(Table&, Failure);
  Table::Cause cause_of(const Table&) const;

  // chance.cpp
  bool chance(Table&, const Instruction&);
  void settle_chance(Table&, const Instruction&, int k);
  void describe_chance(const Table&, const Instruction&);

  // enumerate.cpp
  void enumerate(const Table&, const Scope&, int choice);
  void enumerate_objects(const Table&, const Scope&, const ChoiceStep&, const GroupStep*, Option like,
                         bool distinct);
  int find_objects(const Table&, int frame, const GroupStep&, const ChoiceStep&, bool distinct, int at);
  int find_elsewhere(const Table&, const Scope&, const GroupStep&, bool distinct, int chooser, int at);
  // Which of up to 64 objects meet the requirements of a group: bit i for the i-th.
  std::uint64_t which(const Table&, const Scope&, const GroupStep&, std::span<const std::uint16_t>) const;

  // choose.cpp: these return false when they stop to ask
  bool choose(Table&);
  int chooser_of(const Table&, const Scope&, int choice) const;
  void describe(const Table&, const Scope&, int choice);
  void take(Table&, const GroupStep&, int value, int extra);
  void take_option(Table&, int choice, const Option&);
  void take_nothing(Table&);
  void collect(const Table&);
  void log_choice(Table&, const Instruction&, const Option&);
  int pick(Table&, bool even_if_forced);
  int any_of(Table&, int options, bool even_if_forced);

  // playout.cpp: takes an answer at random; how many options there were
  int draw(Table&, const ChoiceStep&);
  int draw_single(Table&, const ChoiceStep&);
  int draw_number(Table&, const ChoiceStep&);
  int draw_of_hand(Table&, const ChoiceStep&);
  const Owned* in_hand(const Table&, const std::int16_t* frame, const GroupStep&, bool distinct,
                       SmallSet& out) const;
  int gather(const Table&, const std::uint16_t* objects, unsigned which, int at);
  int find_more(const Table&, int frame, const GroupStep&, const ChoiceStep&, int at);
  int find_every(const Table&, int frame, const GroupStep&, const ChoiceStep&);
  // One of the options that are listed; where there is no choice nothing is drawn.
  int one_of(Random& random) const {
    return options_.size() < 2 ? 0
                               : static_cast<int>(random.below(static_cast<std::uint32_t>(options_.size())));
  }

  // lists.cpp
  bool open_list(Table&, Sort, bool in_the_making = false);
  bool push_item(Table&, int value);
  void remove_part(Table&, int value);
  bool list_choose(Table&);
  void draw_things(Table&, const Choice&, const ChoiceStep&);
  void draw_shares(Table&, const Choice&, int choice);
  void close_list(Table&);
  void step_options(const Table&, const Scope&, int choice, const std::int16_t* list, bool again = false);
  void take_step(Table&, const Choice&, const Option&);

  // windows.cpp
  bool open_window(Table&, const Window&, int descriptor);
  bool window_next(Table&, int exit);
  bool give_priority(Table&, int exit);
  bool mark_used(Table&, std::int16_t* window, int object, int ability);
  void resolve(Table&, int object, int ability);
  void settle_eligible(Table&, const Window&, std::int16_t* window, int bits);
  void close_window(Table&, int exit);
  bool find_candidates(const Table&, const std::int16_t* frame, const std::int16_t* window);
  void candidates(const Table&, const std::int16_t* frame, const std::int16_t* window, int seat,
                  bool only_mandatory);
  void describe_window(const Table&);
  void take_candidate(Table&, const Option&);
  void mark_name(Table&, int target);

  // abilities.cpp
  void offer_abilities(const Table&, const Scope&, TriggerId, int seat, int group, LabelId);
  void hook(Table&, Op);

  // explain.cpp
  Refusal why_not(const Table&, const Option& wanted) const;
  Refusal why_shut(const Table&, const Scope&, const Group&) const;
  Refusal why_not_object(const Table&, const Scope&, const Group&, int object) const;
  Refusal why_not_ability(const Table&, const Scope&, const Group&, const Option& wanted) const;
  Refusal why_not_in_window(const Table&, const Option& wanted) const;
  Refusal why_not_next(const Table&, const Choice&, const Option& wanted) const;
  std::string running(const State&) const;

  const Game* game_;
  LogSink* log_;
  Decision decision_;
  OptionList options_{1024}, full_{1024};
  std::vector<std::int16_t> found_;  // by the selections of groups: for each all objects, or a list
  bool mandatory_ = false;           // among the candidates just collected
  Deal deal_;                        // that is played at random
  Random* random_ = nullptr;         // answers instead of the players, while playing on at random
  std::int64_t chosen_ = 0;          // by it, of two options or more
  std::vector<std::uint16_t>* trace_ = nullptr;  // programs called, while explaining a loop
};

}  // namespace verbatim
