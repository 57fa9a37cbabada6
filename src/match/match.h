#pragma once
// One playing of a game: it asks, takes answers, keeps the record, and can go back.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kernel/kernel.h"
#include "kernel/view.h"
#include "match/record.h"

namespace verbatim {

// Where a replay left the record. Only fingerprints say for sure that the way is the same: it was left
// somewhere between the last one that held and the choice at which it shows.
struct Drift {
  std::uint32_t fits = 0;    // so many choices are certainly the way of the record
  std::uint32_t choice = 0;  // at which it shows, counted from 1
  std::string why;

  // "somewhere in choices 1 to 16", "at choice 17", "before its first choice": the opening is another one.
  std::string where() const;
};

class Match {
 public:
  // The setup and pins of the record describe how `opening` was made; the match adds the choices.
  Match(const Game&, State opening, Record record, LogSink* log = nullptr);

  // Plays the choices of a record. Says where and why it left the way, if it did; the match then stands at
  // the last choice that could be made, which need not be one that fits. A part of a record is worth no more
  // than all of it: what is wrong may show behind it.
  std::optional<Drift> replay(const Record&);

  bool over() const { return stop_ == Stop::Over; }
  bool failed() const { return stop_ == Stop::Failed; }
  std::string failure() { return kernel_.explain_failure(state_); }
  int winners() const { return state_.header().winners; }
  int ending() const { return state_.header().ending; }

  // What is asked now, and what a seat sees.
  const Decision& decision() const { return kernel_.decision(); }
  View seen_by(int seat) const { return view(kernel_.game(), state_, seat); }
  std::string label(const Option& o) const { return kernel_.label(state_, o); }
  Result<int, Refusal> find(const Option& o) { return kernel_.find(state_, o); }

  Result<Ok, Refusal> choose(int option);

  const Record& record() const { return record_; }
  std::uint32_t choices() const { return static_cast<std::uint32_t>(record_.choices.size()); }

  // How many choices a seat may take back: free until another seat acted, chance fell, or the seat learned
  // something it did not know, be it that another seat had nothing to choose. It depends only on what the
  // seat knows.
  std::uint32_t undoable(int seat) const;
  Result<Ok, Refusal> undo(int seat);

  // The match as it was after so many choices; the rest of the record is dropped. `undo` by consent, "play on
  // from here" and puzzles.
  void rewind(std::uint32_t choices);
  Match fork(std::uint32_t choices) const;

  void set_log(LogSink* log) { kernel_.set_log(log); }
  static constexpr std::uint32_t kFingerprintEvery = 16;

 private:
  void go();
  void note();
  Kernel kernel_;
  State state_;
  Stop stop_ = Stop::Decision;
  Record record_;
  std::vector<State> before_;        // the state at each decision, for going back
  std::vector<std::uint8_t> asked_;  // and who was asked
};

}  // namespace verbatim
