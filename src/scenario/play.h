#pragma once
// One scenario in one edition: the steps act on it in order. Choices are taken only by steps, by habit while
// a run has a goal, or when there is no choice.

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "scenario/form.h"
#include "scenario/stage.h"

namespace verbatim::scenario {

// What a step is told that may mean this or that.
inline constexpr const char* kWhichOne = "which one? ";

struct Goal {
  enum class Kind : unsigned char {
    PhaseBegins,
    PhaseEnds,
    Slot,
    RoundEnds,
    NextRound,
    GameEnds,
    SetUp
  } kind;
  int phase = 0;
  int seat = 0;
  int round = 0;        // when the run began
  bool inside = false;  // the phase that is to end has begun
  bool due = false;     // it is the phase in which the seat must be asked
};

class Play {
 public:
  Play(const World& world, const Words& words, const std::vector<Sentence>& sentences)
      : world_(world), words_(words), sentences_(sentences) {}

  const World& world() const { return world_; }
  const Words& words() const { return words_; }
  Position position;    // while Given steps act
  std::string edition;  // of this run

  // The position becomes a game. Then the steps that are not Given.
  Trouble begin();
  struct Failed {
    const Step* step = nullptr;
    Trouble trouble;
    std::size_t at = 0;  // where in the sentence
  };
  std::optional<Failed> go();
  bool unread() const { return unread_; }

  Stage& stage() { return *stage_; }
  Trouble run_to(Goal);
  Trouble choose(const Want&);
  Trouble attempt(const Want&);  // offered or not; what comes of it is in `tried`
  bool offers(const Want&);      // would the choice at hand, or the first in this phase, take all of it?
  std::string offered() const;   // what can be chosen now, in words
  void looked() { looked_ = true; }
  int round() const;  // the one that has ended, until something of the next is done

  // What came of the last try.
  struct Tried {
    bool refused = false, understood = true;
    std::string clauses, reason;  // the clauses that the refusal names
    std::optional<State> before;
  };
  std::optional<Tried> tried;

 private:
  struct Memory {
    Asked asked;
    State state;
  };
  // Where the play stands, to come back to from what is only tried out.
  struct Kept {
    Stage::Place place;
    std::deque<Memory> memory;
    bool looked;
  };
  Kept keep() const { return {stage_->place(), memory_, looked_}; }
  void put_back(Kept);
  bool in_doubt(const Want&) const;  // may it mean this or that?
  void pass_silent(const Want&);     // before a try
  Trouble answer_silent(const Form& check);
  bool speaks_of_silent() const;
  Trouble go_on(int phase);  // after an answer in that phase
  Trouble reach_slot(int phase, int seat);
  bool reached() const;
  bool is_quiet_slot() const;
  bool slot_is_over() const;
  Trouble run_on();
  bool names_whose(const Want&);
  Trouble answer(Want);
  Trouble answer_refs(Want, std::vector<Ref>& refs);
  Trouble answer_series(Want, std::vector<Ref>& refs);
  Trouble answer_spots(Want, const std::deque<Memory>& forced);
  std::vector<Ref> without_taken(std::vector<Ref>, const std::deque<Memory>& forced) const;
  bool begun(const Want&) const;  // does it name cards of the choice at hand that have been taken?
  Trouble answer_sort(Want);
  void take(int option);
  void take_forced();
  void settle();
  bool endless() const { return memory_.size() > 10000; }
  bool remembered(const Want&);
  bool remembered_spots(const Want&);
  bool is_place_of(const Amount&, const Asked&, const Option&) const;
  bool same_choice(std::uint16_t pc, int picked) const;
  std::optional<Want> next_want() const;
  Trouble ended() const;
  std::string open_question() const;

  const World& world_;
  const Words& words_;
  const std::vector<Sentence>& sentences_;
  std::size_t at_ = 0;  // the sentence that acts
  std::unique_ptr<Stage> stage_;
  std::optional<Goal> goal_;
  std::deque<Memory> memory_;
  // The first choice of the seat that the run goes to, while that is not worth a question or none at all.
  struct Quiet {
    Stage::Place place;
    std::deque<Memory> memory;
    std::size_t at;
  };
  std::optional<Quiet> quiet_;
  bool looked_ = false, unread_ = false, consumes_ = true;
  bool refused_ = false;       // what was tried before these checks
  bool whose_said_ = false;    // by a step, since the last choice that was taken
  int whose_ = -1;             // of the cards that can be chosen, those of this player are meant
  std::optional<int> closed_;  // the phase that the last choice step has ended
  bool between_ = false;       // a round has ended and the next has not begun
};

}  // namespace verbatim::scenario
