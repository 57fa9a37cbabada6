#pragma once
// A game on its way through a scenario. It stands at a choice, at the beginning of a phase, or at its end,
// and moves from one to the next; it answers nothing but forced choices and chance by itself.

#include <optional>
#include <string>
#include <vector>

#include "match/teller.h"
#include "scenario/position.h"
#include "scenario/want.h"

namespace verbatim::scenario {

// Keeps the log, and the state as it is when a phase begins.
class PhaseWatch final : public LogSink {
 public:
  PhaseWatch(const Game& game, State& state, int phase_counter)
      : game_(game), state_(state), phase_(phase_counter) {}
  void write(const LogEntry&) override;
  // Was there a beginning since the last call? Then the state is put back to it.
  bool rewind();
  std::vector<LogEntry> entries;

 private:
  const Game& game_;
  State& state_;
  int phase_;
  std::optional<State> begun_;
  std::size_t entries_then_ = 0;
};

class Stage {
 public:
  enum class At : unsigned char { Beginning, PhaseBegins, Choice, Over, Failed };

  Stage(Board board, const Words& words);
  Stage(const Stage&) = delete;

  At at() const { return at_; }
  bool at_choice() const { return at_ == At::Choice; }
  const Asked& asked() const { return asked_; }
  const Table table() const { return Table(*board_.game, board_.state); }
  const Board& board() const { return board_; }
  const State& state() const { return board_.state; }
  const Names& names() const { return board_.printing->names(); }
  const std::vector<LogEntry>& log() const { return watch_.entries; }
  // What the players read of it, each what they saw, a line for each thing.
  const std::vector<std::string>& told() const { return lines_; }
  Chooser chooser() const { return chooser(board_.state); }
  Chooser chooser(const State& state) const { return Chooser(words_, kernel_, state, acting()); }
  std::string failure() { return kernel_.explain_failure(board_.state); }

  int on_table(int counter) const { return table().counter(table().nobody(), counter); }
  int phase() const { return on_table(names().phase); }
  int round() const { return on_table(names().round); }

  // To the next choice, however few options it has, or the beginning of the next phase.
  void step();
  void take(int option);  // and on to the next
  // Is there nothing to choose? Ending one's slot is a choice of its own.
  bool forced() const {
    return at_ == At::Choice && asked_.options.size() == 1 && by_habit(names().asks) < 0;
  }
  // The option that a habit takes here, or -1.
  int by_habit(const std::vector<Habit>&) const;
  bool silent() const { return at_choice() && by_habit(names().silent) >= 0; }
  bool idle() const { return at_choice() && by_habit(names().idle) >= 0; }

  // Who has been asked anything since this phase began, as bits.
  int asked_in_phase() const { return asked_in_phase_; }
  void count_as_asked(int seat) { asked_in_phase_ |= 1 << seat; }

  // Where the game stands, to come back to.
  struct Place {
    State state;
    At at;
    Asked asked;
    std::size_t entries, lines;
    int asked_in_phase;
    std::optional<int> token;
  };
  Place place() const {
    return {board_.state, at_, asked_, watch_.entries.size(), lines_.size(), asked_in_phase_, token_};
  }
  void go_back(const Place&);

  // How likely it is that the next chance event gives this player the token, as a fraction.
  std::pair<int, int> chance_of_token(int seat);
  void token_falls_to(int seat) { token_ = seat; }

  // What the kernel says to a want that the choice at hand does not offer.
  Refusal why_not(const Want&);
  // The clauses by which it can be done in a choice that is not at hand, and what keeps it from being done
  // wherever that is.
  std::string rules_of(const Want&);
  std::string clause(ClauseId id) const { return board_.game->code().clauses[id.value]; }

  // The choice at hand; at the beginning of a phase the first one in it, seen on a copy.
  struct Sight {
    Asked asked;
    State state;
  };
  std::optional<Sight> sight();

  // Whose slot of which phase is it, once the phase is under way? Looks ahead on a copy.
  std::pair<int, int> slot();

 private:
  int acting() const;
  std::vector<View> views() const;
  void tell(const std::vector<View>& before);
  void go_on();
  void settle_chance();
  void look();
  Asked asked_by(const Kernel&) const;
  bool gives_token(const State&, int option, int seat);

  const Words& words_;
  Board board_;
  Kernel kernel_, probe_;
  PhaseWatch watch_;
  At at_ = At::Beginning;
  Asked asked_;
  int asked_in_phase_ = 0;
  Teller teller_;
  std::vector<std::string> lines_;
  std::size_t told_ = 0;  // of the entries
  std::optional<int> token_;
};

}  // namespace verbatim::scenario
